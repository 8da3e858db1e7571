"""`docs/protocol.md` is enough to write a client from: its messages are real ones, and nothing is left out."""

from __future__ import annotations

import inspect
import re
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from fenced import ROOT, Block, blocks
from msgspec import Meta

from heckmeck.kind import kinds
from heckmeck.kinds import shapes
from heckmeck.kinds.cards import shapes as card_shapes
from heckmeck.kinds.dice import shapes as dice_shapes
from heckmeck.server import live, wire
from heckmeck.table.wire import incoming, outgoing, story
from heckmeck.table.wire.codec import read_message, read_set_up, read_told, types_of

PAGE = ROOT / "docs" / "protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")
MESSAGES = [block for block in blocks(PAGE) if block.language == "json"]


def name_of(block: Block) -> str:
    said = re.fullmatch(r"<!-- message: (\w+) -->", TEXT.splitlines()[block.line - 2])
    assert said is not None, f"{block}: the comment above it does not say which message it is"
    return said[1]


@pytest.mark.parametrize("block", MESSAGES, ids=str)
def test_every_example_is_a_message(block: Block) -> None:
    readers: dict[str, Any] = {
        "SetUp": read_set_up,
        "Seated": lambda text: msgspec.json.decode(text, type=outgoing.Seated),
        "FromClient": read_message,
        "FromTable": read_told,
    }
    message = readers[name_of(block)](block.text.encode())
    if isinstance(message, incoming.Act):
        assert any(reads(kind.shapes.read_action, message.action) for kind in kinds())


def reads(read: Any, text: msgspec.Raw) -> bool:
    try:
        read(text)
    except msgspec.ValidationError:
        return False
    return True


def test_it_names_every_message_of_a_client() -> None:
    for message in incoming.FromClient.__args__:
        tag = message.__struct_config__.tag
        assert f"`{tag}`" in TEXT or f'"{tag}"' in TEXT


def test_it_names_every_type_and_field() -> None:
    """They are in the block of types, which another test compares with `web/src/protocol.ts`."""
    for kind in kinds():
        for shape in (kind.shapes.view, *kind.shapes.events, *kind.shapes.actions):
            assert f"interface {shape.__name__} " in TEXT
    for name in types_of(tuple(kinds())):
        assert re.search(rf"(type|interface) {name} ", TEXT), name


def test_it_names_every_code_that_a_connection_is_closed_with() -> None:
    sources = "".join([inspect.getsource(module) for module in (live, wire)])
    codes = set(re.findall(r"\b(1008|1011|44\d\d)\b", sources))
    assert len(codes) >= 5
    for code in codes:
        assert f"| {code} |" in TEXT


# The types

INTERFACES = {
    name: re.sub(r"(?s)/\*\*.*?\*/", "", body) for name, body in re.findall(r"(?ms)^export interface (\w+) \{\n(.*?)^\}", TEXT)
}
ALIASES = dict(re.findall(r"(?ms)^export type (\w+) =(.*?);$", TEXT))
MODULES = (incoming, outgoing, story, shapes, dice_shapes, card_shapes)
TYPES = {
    name: one
    for module in MODULES
    for name, one in vars(module).items()
    if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__ and name in INTERFACES
}


def fields_of(body: str) -> dict[str, str]:
    """What the page says of every field of an interface, by its name, with the sign behind it."""
    flat = re.sub(r"\{[^}]*\}", "{}", body)
    return {name: said.strip() for name, said in re.findall(r"(?m)^  (\w+\??):([^;]*);", flat)}


def alternatives(said: str) -> set[str]:
    """What a type of the page may be, as far as it is told by a word or a text."""
    if said.endswith("[]"):
        return set()
    for name, words in ALIASES.items():
        if '"' in words:
            said = re.sub(rf"\b{name}\b(?!\[)", words, said)
    return {one.strip("() \n") for one in said.split("|")} & {"null", "string", "number", "boolean"} | set(
        re.findall(r'(?<!\[k: )"[^"]*"', said)
    )


def meant(hint: Any) -> set[str]:
    """The same of a type of ours."""
    if isinstance(hint, Meta | None):
        return set()
    origin = get_origin(hint)
    if origin is Annotated:
        return {f'"{one}"' for one in (hint.__metadata__[0].extra_json_schema or {}).get("enum", [])} or meant(hint.__origin__)
    if origin is Literal:
        return {f'"{one}"' for one in get_args(hint) if isinstance(one, str)}
    if origin in (Union, UnionType):
        return {word for one in get_args(hint) for word in (["null"] if one is type(None) else meant(one))}
    return {{str: "string", int: "number", float: "number", bool: "boolean"}.get(hint, "")} - {""}


@pytest.mark.parametrize("name", TYPES)
def test_the_page_tells_of_every_field_what_it_may_be(name: str) -> None:
    """What may be null or left out, and all the words that a program has to know."""
    config = msgspec.structs.fields(TYPES[name])
    hints = get_type_hints(TYPES[name], include_extras=True)
    tag = TYPES[name].__struct_config__
    told = fields_of(INTERFACES[name])
    asked = hasattr(incoming, name)
    expected = {f"{one.name}{'?' if asked and not one.required else ''}": meant(hints[one.name]) for one in config}
    if tag.tag_field is not None:
        expected = {tag.tag_field: {f'"{tag.tag}"'}} | expected
    assert {field: alternatives(said) for field, said in told.items()} == expected
