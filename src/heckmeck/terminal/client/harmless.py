"""What a server sends, without the characters that a terminal would obey."""

from __future__ import annotations

from typing import Any

from heckmeck.notation.characters import visible


def harmless(told: Any) -> Any:
    """The same JSON, with a stand-in for every character that can't be seen. A server may be anybody's."""
    match told:
        case str():
            return harmless_text(told)
        case list():
            return [harmless(part) for part in told]
        case dict():
            return {harmless_text(key): harmless(value) for key, value in told.items()}
    return told


def harmless_text(text: str, kept: str = " ") -> str:
    return "".join(char if char in kept or visible(char) else "\N{REPLACEMENT CHARACTER}" for char in text)
