"""Hints for the compiler that makes the rules of the wheel (`hatch_build.py`). In plain Python they mean nothing.

This module is not compiled: its stub shows the compiler the decorator that it knows, of which nothing is needed to run the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def mypyc_attr(**_hints: int) -> Callable[[T], T]:
    """`free_list_len=1` keeps the memory of the last object given up for the next: for what most steps of a game make anew.

    `allow_interpreted_subclasses` lets games of other people, which are not compiled, build on a class."""
    return lambda kind: kind
