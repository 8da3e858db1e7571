"""Faces and rolls as text: `44412W35*1`."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal, get_args

from heckmeck.rules.dice import FACES, Counts, Face, Rolled

FaceName = Literal["1", "2", "3", "4", "5", "W"]
FACE_NAMES: dict[Face, FaceName] = dict(zip(FACES, get_args(FaceName), strict=True))
FACE_VALUES: dict[str, Face] = {name: face for face, name in FACE_NAMES.items()}

_ROLL = re.compile(r"(?P<white>[1-5W]{0,8})(?:\*(?P<golden>[1-5W]))?")


@cache
def faces_text(counts: Counts) -> str:
    """The faces, sorted, the worm last."""
    return "".join(FACE_NAMES[face] * count for face, count in zip(FACES, counts, strict=True))


def roll_text(roll: Rolled) -> str:
    """
    >>> roll_text(Rolled((2, 0, 0, 1, 0, 1), golden=6))
    '114W*W'
    """
    return faces_text(roll.white) + ("" if roll.golden is None else "*" + FACE_NAMES[roll.golden])


def read_roll(text: str) -> Rolled | None:
    """The roll that a text shows, at most eight white dice and the golden one; None if it shows none.

    >>> read_roll("4W1*1")
    Rolled(white=(1, 0, 0, 1, 0, 1), golden=1)
    """
    found = _ROLL.fullmatch(text)
    if not found or not text:
        return None
    white = tuple(found["white"].count(FACE_NAMES[face]) for face in FACES)
    return Rolled(white, FACE_VALUES[found["golden"]] if found["golden"] else None)
