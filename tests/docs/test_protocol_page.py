"""`docs/protocol.md` is enough to write a client from: its messages are real ones, and nothing is left out."""

from __future__ import annotations

import inspect
import re
from typing import Any

import msgspec
import pytest
from fenced import ROOT, Block, blocks

from heckmeck.kind import kinds
from heckmeck.server import live, wire
from heckmeck.table.wire import incoming, outgoing
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
