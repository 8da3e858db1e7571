"""The page's tests go through whole games. Here the games are played again, and nothing may be told differently."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

from heckmeck.kind import kinds
from heckmeck.kinds.shapes import Event
from heckmeck.table.wire.outgoing import SeatHanded, TakenBack

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "web" / "tests" / "golden"

BY_HAND = {"draws_lapsed", "seat_handed", "taken_back", "turn_handed"}
"""Cards hardly ever run out, no bot plays for anybody here, and a replay tells only what stands. These have tests of their own
in web/tests."""


def test_the_golden_games_are_what_a_table_tells_today() -> None:
    made: Any = runpy.run_path(str(ROOT / "tools" / "make_golden_games.py"))["files"]()
    kept = {path.name: path.read_text(encoding="utf-8") for path in GOLDEN.iterdir()}
    assert dict(made) == kept, "run: make golden"


def test_the_verdicts_are_what_the_command_says_today(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page's tests check the same games and have to find the same."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    made: Any = runpy.run_path(str(ROOT / "tools" / "make_verdicts.py"))["text"]()
    kept = (ROOT / "web" / "tests" / "verdicts.json").read_text(encoding="utf-8")
    assert made == kept, "run: make golden"
    findings = {entry["finding"] for entry in json.loads(kept)}
    assert findings == {"verified", "no-secret", "other-secret", "other-number", "failed-round", "other-roll"}


def test_everything_that_can_happen_happens_in_some_golden_game() -> None:
    shapes: list[type[Event]] = [SeatHanded, TakenBack, *[event for kind in kinds() for event in kind.shapes.events]]
    possible = {shape.__struct_config__.tag for shape in shapes}
    told = [json.loads(path.read_text(encoding="utf-8")) for path in GOLDEN.iterdir()]
    seen = {event["event"] for game in told for step in game["steps"] for event in step["events"]}
    assert seen == possible - BY_HAND
