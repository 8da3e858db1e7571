"""Makes `web/tests/golden`: whole games as a server tells them, by which the page's tests check that events add up to views.

The games are random and seeded, so they are the same every time. With `--check` it only says whether the files are up to date.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from heckmeck.chance import commitment
from heckmeck.rules import Action
from heckmeck.rules.attempt import prizes
from heckmeck.rules.turn import ROLL, ROLL_GOLDEN, STOP, LayAside, reached
from heckmeck.table.changes import Chair, SetUp
from heckmeck.table.deciding import act, begin
from heckmeck.table.drawing import Drawing, Receiver
from heckmeck.table.finished import replay_of
from heckmeck.table.setting_up import new_table
from heckmeck.table.table import Step, Table
from heckmeck.table.wire.codec import as_json

GOLDEN = Path(__file__).parents[1] / "web/tests/golden"
SECRET = "5ec4e7" * 10 + "5ec4"

GAMES: dict[str, dict[str, Any]] = {
    "original": {"seed": 8, "seats": 2},
    "extrawurm": {"seed": 53, "seats": 3},
    "deluxe": {"seed": 202, "seats": 3, "options": {"lower": "any"}},
    "karteneck": {"seed": 15, "seats": 3},
}


def fresh(game: str, seats: int, options: dict[str, str] | None = None) -> Table:
    """A table where everybody has opened a number."""
    names = ("Ada", "Ben", "Cleo")[:seats]
    numbers = [name[0].lower() * 32 for name in names]
    chairs = tuple(
        [
            Chair("person", name, owner=name.lower(), number=number, commitment=commitment(number))
            for name, number in zip(names, numbers, strict=True)
        ]
    )
    set_up = SetUp(game, options or {}, hints=False, real_dice=False, secret=SECRET, chairs=chairs)
    return new_table("golden", "2026-01-01T00:00:00Z", set_up)


def played(table: Table, seed: int) -> tuple[Table, list[Step]]:
    """A game to its end."""
    after = begin(table)
    random = Random(seed)
    steps: list[Step] = []
    while True:
        assert after.step is not None
        steps.append(after.step)
        if after.table.phase == "finished":
            return after.table, steps
        after = act(after.table, decision(after.table, random))


def decision(table: Table, random: Random) -> Action:
    """At random, and with dice so that the game ends: what counts most, and a stop as soon as it wins something."""
    state = table.state
    legal = table.rules.legal(state)
    if STOP in legal and ROLL in legal:
        total, worm = reached(state.turn)
        return STOP if worm and prizes(state.board, state.seat, total) else ROLL
    laying = [action for action in legal if isinstance(action, LayAside)]
    if laying and random.random() < 0.8:
        return laying[-1]
    if ROLL_GOLDEN in legal:
        return ROLL_GOLDEN
    return legal[random.randrange(len(legal))]


def files() -> Iterator[tuple[str, str]]:
    """Every game as it is looked back on, with every hand open. One with secrets also as its first seat sees it."""
    for game, how in GAMES.items():
        table, steps = played(fresh(game, how["seats"], how.get("options")), how["seed"])
        info = Drawing(table, steps, everybody).info(Receiver(None, ()))
        yield f"{game}.json", text(json.loads(as_json(replay_of(table, steps, info))))
        if table.kind.hides:
            yield f"{game}-seat.json", text({"start": None, "steps": told_steps(table, steps, Receiver("ada", (0,)))})


def everybody(_: int) -> bool:
    """Who is at the table."""
    return True


def told_steps(table: Table, steps: list[Step], viewer: Receiver) -> list[Any]:
    """The steps as a live table tells them, one by one."""
    told = []
    for place, step in enumerate(steps):
        drawing = Drawing(table, steps[: place + 1], everybody)
        told += json.loads(drawing.update(step.version - 1, viewer))["steps"]
    return told


def text(game: dict[str, Any]) -> str:
    """One line for each step, and of each view only what the step has changed."""
    last = game["start"] or {}
    steps = []
    for step in game.pop("steps"):
        view = step["view"]
        changed = {key: value for key, value in view.items() if last.get(key, ...) != value}
        last = view
        steps.append({**step, "view": changed})
    draws = game.pop("draws", [])
    lines = [f"{json.dumps(key)}:{compact(value)}" for key, value in game.items()]
    lines += [f'"{key}":[\n{rows(value)}\n]' for key, value in (("steps", steps), ("draws", draws))]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def rows(values: list[Any]) -> str:
    return ",\n".join([compact(value) for value in values])


def compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


if __name__ == "__main__":
    made = dict(files())
    if "--check" not in sys.argv:
        GOLDEN.mkdir(parents=True, exist_ok=True)
        for name, content in made.items():
            (GOLDEN / name).write_text(content, encoding="utf-8")
    elif made != {path.name: path.read_text(encoding="utf-8") for path in GOLDEN.iterdir()}:
        sys.exit("web/tests/golden is out of date. Run: make golden")
