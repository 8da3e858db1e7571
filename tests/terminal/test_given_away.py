"""How much each bot gives away: measured for every game, and the better bot gives away less."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from heckmeck.players.levels import BOTS
from heckmeck.rules import GAMES

FILE = Path(__file__).parents[2] / "src" / "heckmeck" / "terminal" / "mine" / "given_away.json"
MEASURED: Any = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GAMES)
def test_a_better_bot_gives_away_less(name: str) -> None:
    found = MEASURED["games"][name]
    rates = [found["bots"][bot][0] for bot in BOTS]
    assert rates == sorted(rates, reverse=True)
    for (worse, better), bot in zip(pairwise(rates), BOTS[1:], strict=True):
        assert better < found["thresholds"][bot] < worse
        assert found["thresholds"][bot] == pytest.approx((worse + better) / 2, abs=1e-6)
    assert min(count for _, count in found["bots"].values()) >= 100


def test_the_file_says_how_it_was_made() -> None:
    assert MEASURED["made"].startswith("tools/measure_bots.py: ")
