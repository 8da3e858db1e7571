"""What a client sends as an action is read exactly, or refused."""

from __future__ import annotations

import msgspec
import pytest

from heckmeck.kind import kind_of
from heckmeck.rules import game

NESTED = b'{"x":' + b"[" * 100_000 + b"]" * 100_000 + b',"action":"stop"}'


@pytest.mark.parametrize("id", ["deluxe", "karteneck"])
@pytest.mark.parametrize("told", [NESTED, b"[]", b"{}", b'{"action":"stop","more":1}', b'{"action":"play","cards":["W0"]}'])
def test_what_is_no_action_is_refused(id: str, told: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        kind_of(game(id)).shapes.read_action(told)
