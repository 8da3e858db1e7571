"""The C interface bound with ctypes, as any host outside Python would bind it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import CDLL, POINTER, byref, c_char_p, c_double, c_float, c_int, c_int16, c_int32, c_int64, c_uint32, c_uint64, c_void_p
from typing import Any

import numpy as np
from numpy.typing import NDArray

from heckmeck.kernel import _kernel

LIBRARY = CDLL(_kernel.__file__)
"""The library with the Python module has the C interface in it."""

LIBRARY.heckmeck_message.restype = c_char_p
LIBRARY.heckmeck_instruction_set.restype = c_char_p
for name in ("turn", "rules", "net", "games", "endgame", "card_rules", "card_view", "card_games"):
    free = getattr(LIBRARY, f"heckmeck_{name}_free")
    free.argtypes, free.restype = [c_void_p], None
RESULTS: dict[str, Any] = {"shares": c_float, "scores": c_int16, "turns": c_int32, "moves": c_uint32, "ends": c_int64}
for result, kind in RESULTS.items():
    getattr(LIBRARY, f"heckmeck_games_{result}").restype = POINTER(kind)
    if result != "turns":
        getattr(LIBRARY, f"heckmeck_card_games_{result}").restype = POINTER(c_uint64 if result == "moves" else kind)


class Refused(Exception):
    """What the kernel says is wrong."""


def call(name: str, *arguments: Any) -> None:
    error = getattr(LIBRARY, f"heckmeck_{name}")(*[_argument(argument) for argument in arguments])
    if error:
        raise Refused(LIBRARY.heckmeck_message(error).decode())


@contextmanager
def made(name: str, maker: str, *arguments: Any) -> Iterator[c_void_p]:
    """Something new, freed in the end."""
    handle = c_void_p()
    call(maker, *arguments, byref(handle))
    try:
        yield handle
    finally:
        getattr(LIBRARY, f"heckmeck_{name}_free")(handle)


def number(name: str, *arguments: Any) -> float:
    """A number that a function puts where its last argument points."""
    found = c_double()
    call(name, *arguments, byref(found))
    return found.value


def kept(kind: str, games: c_void_p, result: str, size: int) -> NDArray[Any]:
    """What is kept of games, copied."""
    return np.ctypeslib.as_array(getattr(LIBRARY, f"heckmeck_{kind}_{result}")(games), (size,)).copy()


def _argument(argument: Any) -> Any:
    if isinstance(argument, np.ndarray):
        return argument.ctypes.data_as(c_void_p)
    if isinstance(argument, list):
        return (c_int * len(argument))(*argument)
    if isinstance(argument, float):
        return c_double(argument)
    return c_int(argument) if isinstance(argument, int) else argument


def wide(value: int) -> c_int64:
    """A number of 64 bits."""
    return c_int64(value)
