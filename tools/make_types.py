"""Makes `web/src/protocol.ts`, the browser's types of everything that crosses the wire, from the Python types.

With `--check` it only says whether the file is up to date.
"""

import ast
import inspect
import json
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import msgspec

from heckmeck.kind import kinds
from heckmeck.kinds import shapes
from heckmeck.kinds.cards import shapes as card_shapes
from heckmeck.kinds.dice import shapes as dice_shapes
from heckmeck.players.levels import Level
from heckmeck.rules import GAMES
from heckmeck.table.wire import incoming, outgoing, story
from heckmeck.table.wire.codec import types_of

TOLD = types_of(tuple(kinds()))
ROOTS: dict[str, Any] = {
    "SetUp": incoming.SetUp,
    "Sit": incoming.Sit,
    "Subscribe": incoming.Subscribe,
    "Analyse": incoming.Analyse,
    "FromClient": incoming.FromClient,
    "Seated": outgoing.Seated,
    "PushInfo": outgoing.PushInfo,
    "GameInfo": outgoing.GameInfo,
    "TableInfo": outgoing.TableInfo,
    "RolledOut": outgoing.RolledOut,
    **TOLD,
}
LITERALS: dict[str, Any] = {
    "GameId": GAMES,
    "Level": get_args(Level),
    "Face": get_args(shapes.Face),
    "SpecialistId": get_args(dice_shapes.SpecialistId),
    "Reaction": get_args(incoming.Reaction),
}
REF = "#/$defs/"


def schema() -> dict[str, Any]:
    """One definition for each type, unions included."""
    found, named = msgspec.json.schema_components(list(ROOTS.values()), ref_template=REF + "{name}")
    # A generic type is named after all that it is made of; its own name says enough.
    short = {name: re.sub(r"_(heckmeck|typing|TableInfo).*", "", name) for name in named}
    assert len(set(short.values())) == len(short), "two types have the same name"
    definitions = {short[name]: one for name, one in named.items()}
    for name, root in zip(ROOTS, found, strict=True):
        definitions.setdefault(name, root)
    for name in ("Act", "Analyse"):
        definitions[name]["properties"]["action"] = {"$ref": REF + "Action"}
    asked = {name for name in definitions if hasattr(incoming, name)}
    for name, one in definitions.items():
        # The server always sends every field; a client may leave out those with a default.
        if name not in asked and "properties" in one:
            one["required"] = list(one["properties"])
        for field, said in field_docs().get(name, {}).items():
            one["properties"][field] = {**one["properties"][field], "description": said}
    literals = {name: {"enum": list(values)} for name, values in LITERALS.items()}
    tidy = _tidy(definitions, short)
    unions = {json.dumps(tidy[name]["anyOf"]): name for name in TOLD if "anyOf" in tidy[name]}
    for one in tidy.values():
        one["properties"] = _by_name(one.get("properties", {}), unions)
    return {"title": "Messages", "type": "object", "$defs": tidy | literals}


def _by_name(node: Any, unions: dict[str, str]) -> Any:
    """With the name of a union in the place of all that it may be."""
    if isinstance(node, list):
        return [_by_name(item, unions) for item in node]
    if not isinstance(node, dict):
        return node
    name = unions.get(json.dumps(node.get("anyOf")))
    kept = {key: value for key, value in node.items() if key not in ("anyOf", "discriminator")}
    return {**kept, "$ref": REF + name} if name else {key: _by_name(value, unions) for key, value in node.items()}


def field_docs() -> dict[str, dict[str, str]]:
    """What stands below the fields of the types, by type and field."""
    found: dict[str, dict[str, str]] = {}
    for module in (incoming, outgoing, story, shapes, dice_shapes, card_shapes):
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.ClassDef):
                for field, below in pairwise(node.body):
                    said = below.value if isinstance(below, ast.Expr) else None
                    if isinstance(field, ast.AnnAssign) and isinstance(said, ast.Constant) and isinstance(field.target, ast.Name):
                        found.setdefault(node.name, {})[field.target.id] = str(said.value)
    return found


def _tidy(node: Any, short: dict[str, str]) -> Any:
    """With short names, and without the titles of fields, which would become types of their own."""
    if isinstance(node, list):
        return [_tidy(item, short) for item in node]
    if not isinstance(node, dict):
        return node
    for name, values in LITERALS.items():
        if node.get("enum") is not None and sorted(node["enum"]) == sorted(values):
            return {"$ref": REF + name}
    tidy = {key: _tidy(value, short) for key, value in node.items() if not (key == "title" and isinstance(value, str))}
    if isinstance(tidy.get("$ref"), str):
        name = tidy["$ref"].removeprefix(REF)
        tidy["$ref"] = REF + short.get(name, name)
    return tidy


WEB = Path(__file__).parents[1] / "web"
BANNER = "// Generated by `make types` from heckmeck.table.wire and heckmeck.kinds; do not edit."
FLAGS = ["--unreachableDefinitions", "--no-additionalProperties", "--maxItems=-1", f"--bannerComment={BANNER}"]


def types() -> str:
    """The schema through json-schema-to-typescript, without its remarks on where a definition came from."""
    command = ["node", str(WEB / "node_modules/json-schema-to-typescript/dist/src/cli.js"), *FLAGS]
    made = subprocess.run(command, input=json.dumps(schema()), capture_output=True, text=True, check=True).stdout
    kept = [line for line in made.split("\n") if "This interface was referenced" not in line and "via the `definition`" not in line]
    text = "\n".join(kept).replace(" *\n */", " */").replace("/**\n */\n", "")
    return text.replace("export interface Messages {}\n", "")


if __name__ == "__main__":
    target = WEB / "src/protocol.ts"
    if "--check" not in sys.argv:
        target.write_text(types(), encoding="utf-8")
    elif target.read_text(encoding="utf-8") != types():
        sys.exit("web/src/protocol.ts is out of date. Run: make types")
