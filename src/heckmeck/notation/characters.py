"""Which characters people can see, and which names look the same to them."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final, Literal

MOST_MARKS: Final = 3
"""Marks that may stand on one character. Hebrew with points and Arabic with vowels need as many."""

_UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp", "Zs"})
"""Control, format, unassigned, private and surrogate characters, and white space."""
_FILLERS: Final = frozenset(
    chr(code)
    for codes in (
        range(0x034F, 0x0350),  # combining grapheme joiner
        range(0x115F, 0x1161),  # Hangul fillers
        range(0x17B4, 0x17B6),  # Khmer vowels that nobody writes
        range(0x180B, 0x1810),  # Mongolian variation selectors
        range(0x2800, 0x2801),  # Braille without a dot
        range(0x2D7F, 0x2D80),  # Tifinagh consonant joiner
        range(0x3164, 0x3165),  # Hangul filler
        range(0xFE00, 0xFE10),  # variation selectors
        range(0xFFA0, 0xFFA1),  # halfwidth Hangul filler
        range(0x1107F, 0x11080),  # Brahmi number joiner
        range(0x11A47, 0x11A48),  # Zanabazar Square subjoiner
        range(0x11A99, 0x11A9A),  # Soyombo subjoiner
        range(0x16FE4, 0x16FE5),  # Khitan small script filler
        range(0x1D159, 0x1D15A),  # musical null note head
        range(0xE0100, 0xE01F0),  # more variation selectors
    )
    for code in codes
)
"""Those that Unicode counts among letters, marks and symbols, and that show nothing or may be ignored."""


_FORMS: Final[tuple[Literal["NFD", "NFKD"], ...]] = ("NFD", "NFKD")


def visible(char: str) -> bool:
    return unicodedata.category(char) not in _UNSEEN and char not in _FILLERS


def told(char: str) -> str:
    """A character in a form that people can see: a mark on a dotted circle, and a stand-in for what shows nothing."""
    if not visible(char):
        return "\N{REPLACEMENT CHARACTER}"
    return f"\N{DOTTED CIRCLE}{char}" if _is_mark(char) else char


def stacked_mark(name: str) -> str | None:
    """The first mark that stands on nothing, on itself, or on too many others."""
    marks = MOST_MARKS
    last = ""
    for char in name:
        marks = marks + 1 if _is_mark(char) else 0
        if marks > MOST_MARKS or (marks and char == last):
            return char
        last = char
    return None


def _is_mark(char: str) -> bool:
    return unicodedata.category(char) in ("Mn", "Me")


def look_alike(one: str, other: str) -> bool:
    """Whether people would take one name for the other (UTS 39, confusable detection).

    Wide, circled and other variants of letters count as those letters, too: not all of them are in the data of UTS 39.

    >>> look_alike("Ada", "\N{CYRILLIC CAPITAL LETTER A}da"), look_alike("Kim", "Kirn"), look_alike("Ada", "Ben")
    (True, True, False)
    """
    return one == other or any(_skeleton(one, form) == _skeleton(other, form) for form in _FORMS)


def _skeleton(name: str, form: Literal["NFD", "NFKD"]) -> str:
    """What all names that look like this one have in common."""
    prototypes = _prototypes()
    return unicodedata.normalize("NFD", "".join(prototypes.get(char, char) for char in unicodedata.normalize(form, name)))


@cache
def _prototypes() -> dict[str, str]:
    """For each character what stands for all that look like it.

    The library pairs every character with its prototype, in both directions. A prototype has one partner or more, and none of them
    has another. So a character and its partners' partners are all that look alike.
    """
    # A megabyte of pairs: only code that compares names waits for it.
    from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]  # it has no types

    # Around letters that run from right to left the data has marks of direction.
    pairs = {_bare(char): [_bare(other["c"]) for other in others] for char, others in confusables_data.items()}
    found: dict[str, str] = {}
    for char, others in pairs.items():
        if len(char) == 1:
            alike = {char, *others, *[further for other in others for further in pairs[other]]}
            # Several characters can only be a prototype; among single ones any will do, if it is the same for all.
            found[char] = min(alike, key=lambda text: (-len(text), text))
    # The characters of a prototype look like others too.
    return {char: "".join(found.get(part, part) for part in shape) if len(shape) > 1 else shape for char, shape in found.items()}


def _bare(text: str) -> str:
    return unicodedata.normalize("NFD", text.strip("\N{LEFT-TO-RIGHT MARK}"))
