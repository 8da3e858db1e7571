"""Makes the page's lessons: `web/src/kinds/*/lessons/*.json` from the `.txt` files beside them.

A lesson is one or more records (docs/notation.md) with comments that say what the learner does: `; steps: welcome/ roll 5 thief`.
The rules play the records, and the file gets what a table would tell the learner. The page adds only the sentences. With `--check`
it only says whether the files are up to date.

- `roll` is a step of the lesson: the learner makes the next decision of the record.
- `welcome/` is a step at which there is nothing to do but look.
- `5` makes the next five decisions of the record without the learner.
- `#weasel` says what the lesson is about from the next step on.
- `+` or `-` at the end of a step: the chicken is happy about it, or sad.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from heckmeck.kind import kind_of
from heckmeck.notation import read
from heckmeck.notation.record import Record
from heckmeck.rules import Action
from heckmeck.table.changes import Chair
from heckmeck.table.drawing import Drawing, receiver
from heckmeck.table.table import Step, Table
from heckmeck.table.wire.codec import as_json

KINDS = Path(__file__).parents[1] / "web/src/kinds"
LEARNER = 0


class Scene:
    """One record of a lesson, as the learner is told it."""

    def __init__(self, record: Record) -> None:
        self.rules = record.game
        self.kind = kind_of(record.game)
        chairs = [Chair("person", name, None, "learner" if seat == LEARNER else "rival") for seat, name in enumerate(record.names)]
        self.table = Table("T", "", record.game, self.kind, False, False, "00", tuple(chairs), 1, record.start, record.start)
        self.moves = [(one.before, one.move, one.events, one.after) for one in record.transitions()]
        self.state = record.start
        self.place = 0
        self._luck()

    def _luck(self) -> tuple[Any, ...]:
        """What luck does next; it belongs to the decision before it. Returns what it meant."""
        events: tuple[Any, ...] = ()
        while self.place < len(self.moves) and not isinstance(self.moves[self.place][1], Action):
            _, _, caused, self.state = self.moves[self.place]
            events += caused
            self.place += 1
        return events

    @property
    def over(self) -> bool:
        return self.place == len(self.moves)

    def decide(self) -> dict[str, Any]:
        """The next decision of the record with the luck that follows, as a step that the learner sees."""
        before, _, events, self.state = self.moves[self.place]
        self.place += 1
        events += self._luck()
        (told,) = self._told(Step(1, self.rules.to_act(before), events, self.state, ()))["steps"]
        return dict(told)

    def wanted(self) -> Any:
        """The next decision, which has to be the learner's, as it crosses the wire."""
        before, move, _, _ = self.moves[self.place]
        if self.rules.to_act(before) != LEARNER:
            raise ValueError(f"decision {self.place} of this record is not the learner's")
        return json.loads(as_json(self.kind.shapes.action(move)))

    def seen(self) -> dict[str, Any]:
        """The table as the learner finds it now."""
        return self._told(Step(1, None, (), self.state, ()))

    def _told(self, step: Step) -> dict[str, Any]:
        table = replace(self.table, state=step.state)
        told: dict[str, Any] = json.loads(Drawing(table, [step], lambda _: True).update(0, receiver(table, "learner")))
        for view in (told["view"], *[one["view"] for one in told["steps"]]):
            # The page gives everybody a name in its own language.
            view["players"] = [{**player, "name": ""} for player in view["players"]]
        return told


def lesson(script: str) -> dict[str, Any]:
    """The lesson that a script tells."""
    steps: list[dict[str, Any]] = []
    chapters: list[tuple[str, int]] = []
    game = ""
    for part in re.split(r"^(?=\[game )", script, flags=re.MULTILINE)[1:]:
        scene = Scene(read(part))
        game = scene.rules.id
        begins = True
        for word in " ".join(re.findall(r"^; steps: (.*)$", part, flags=re.MULTILINE)).split():
            if word.startswith("#"):
                chapters.append((word[1:], len(steps)))
            elif word.isdigit():
                happens = [scene.decide() for _ in range(int(word))]
                if not begins:
                    steps[-1]["then"] += happens
            else:
                steps.append(step(scene, word))
                begins = False
        if not scene.over:
            raise ValueError(f"{game}: the steps end before the record")
    return {"game": game, "learner": LEARNER, "chapters": chapters, "steps": steps}


def step(scene: Scene, word: str) -> dict[str, Any]:
    found = re.fullmatch(r"([a-z-]+?)(/?)([+-]?)", word)
    if found is None:
        raise ValueError(f"{word!r} is not a step: write a name, then / if the learner only looks, + or - for the chicken's mood")
    name, look, mood = found.groups()
    now = scene.seen()
    nothing = {"seat": None, "yours": False, "choices": [], "playable": [], "closed": []}
    situation = {**now["situation"], **(nothing if look else {})}
    made = {"id": name, "mood": {"+": "happy", "-": "sad"}.get(mood, "calm"), "view": now["view"], "situation": situation}
    wants = None if look else scene.wanted()
    return {**made, "wants": wants, "then": [] if look else [scene.decide()]}


def text(made: dict[str, Any]) -> str:
    """One line for each step. A view says only what has changed since the one before it."""
    last: dict[str, Any] = {}

    def changed(view: dict[str, Any]) -> dict[str, Any]:
        nonlocal last
        fresh = {key: value for key, value in view.items() if last.get(key, ...) != value}
        last = view
        return fresh

    lines = []
    for one in made["steps"]:
        then = one["then"]
        shown = {**one, "view": changed(one["view"])}
        shown["then"] = [{"seat": each["seat"], "events": each["events"], "view": changed(each["view"])} for each in then]
        lines.append(json.dumps(shown, separators=(",", ":")))
    head = json.dumps({key: value for key, value in made.items() if key != "steps"}, separators=(",", ":"))
    return head[:-1] + ',"steps":[\n' + ",\n".join(lines) + "\n]}\n"


def files() -> Iterator[tuple[Path, str]]:
    for script in sorted(KINDS.glob("*/lessons/*.txt")):
        yield script.with_suffix(".json"), text(lesson(script.read_text(encoding="utf-8")))


if __name__ == "__main__":
    made = dict(files())
    if "--check" not in sys.argv:
        for path, content in made.items():
            path.write_text(content, encoding="utf-8")
    elif made != {path: path.read_text(encoding="utf-8") for path in KINDS.glob("*/lessons/*.json")}:
        sys.exit("The lessons are out of date. Run: make lessons")
