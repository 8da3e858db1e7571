"""The lesson of the page is a script of what a table would show. Here the rules play the same game and every bit has to agree."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from heckmeck.kind import kind_of
from heckmeck.notation import read
from heckmeck.rules import Action
from heckmeck.table.changes import Chair
from heckmeck.table.drawing import Drawing, receiver
from heckmeck.table.table import Step, Table
from heckmeck.table.wire.codec import as_json

WEB = Path(__file__).parents[2] / "web"
LESSON = WEB / "src" / "kinds" / "dice" / "lesson.ts"
NODE = Path(sys.executable).parent / "node"

# TypeScript's own compiler takes the types away; what is left is run as it is, and so is what it imports.
SCRIPT = """
const [web, start] = process.argv.slice(1);
const { readFileSync } = require('fs');
const { dirname, resolve } = require('path');
const ts = require(web + '/node_modules/typescript');
function load(path) {
    const text = readFileSync(path, 'utf8');
    if (path.endsWith('.json')) return JSON.parse(text);
    const compilerOptions = { module: 'commonjs', target: 'es2022', esModuleInterop: true };
    const made = ts.transpileModule(text, { compilerOptions }).outputText;
    const found = {};
    const require = (name) => load(resolve(dirname(path), name.endsWith('.json') ? name : name + '.ts'));
    new Function('exports', 'require', made)(found, require);
    return found;
}
process.stdout.write(JSON.stringify(load(start).LESSON.steps));
"""


def lesson() -> Any:
    command = [str(NODE), "-e", SCRIPT, str(WEB), str(LESSON)]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def told_record() -> str:
    """The record that the lesson plays: it stands in a comment."""
    lines = [line.removeprefix("//").strip() for line in LESSON.read_text(encoding="utf-8").split("\n") if re.match("//   ", line)]
    return "\n".join(lines) + "\n"


def wired(part: object) -> Any:
    """As it crosses the wire."""
    return json.loads(as_json(part))


def test_the_lesson_shows_what_the_rules_say() -> None:
    record = read(told_record())
    rules, names = record.game, record.names
    kind = kind_of(rules)
    decisions: list[tuple[Any, Action, list[Any], Any]] = []
    for transition in record.transitions():
        events = [wired(kind.shapes.event(event)) for event in transition.events]
        if isinstance(transition.move, Action):
            decisions.append((transition.before, transition.move, events, transition.after))
        else:
            before, action, earlier, _ = decisions[-1]
            decisions[-1] = (before, action, earlier + events, transition.after)

    def view(state: Any) -> Any:
        seen = wired(kind.view(rules, state, 0, names))
        return {**seen, "players": [{**player, "name": ""} for player in seen["players"]]}

    def situation(state: Any) -> Any:
        """As it is told to somebody who plays all the seats."""
        chairs = tuple([Chair("person", name, None, "somebody") for name in names])
        table = Table("T", "", rules, kind, True, False, "00", chairs, 1, state, state)
        update = Drawing(table, [Step(1, None, (), state, ())], lambda _: True).update(1, receiver(table, "somebody"))
        return json.loads(update)["situation"]

    state = record.start
    following = iter(decisions)
    for scene in lesson():
        assert scene["view"] == view(state), scene["id"]
        if scene["wants"] is not None:
            assert scene["situation"] == situation(state), scene["id"]
            action = next(action for before, action, _, _ in decisions if before == state)
            assert scene["wants"] == wired(kind.shapes.action(action)), scene["id"]
        for shown in scene["then"]:
            before, _, events, state = next(following)
            assert (shown["seat"], shown["events"], shown["view"]) == (rules.to_act(before), events, view(state)), scene["id"]
    assert list(following) == []
