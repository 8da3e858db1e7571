"""Hints for the compiler that makes the rules of the wheel (`hatch_build.py`). In plain Python they mean nothing.

This module is not compiled: its stub shows the compiler the decorator that it knows, and the rules run without it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def mypyc_attr(**_hints: int) -> Callable[[T], T]:
    """`free_list_len=1` reuses the memory of the last freed object, for classes of which most steps of a game make a new one.

    `allow_interpreted_subclasses` lets other people's games, which are not compiled, build on a class."""
    return lambda kind: kind
