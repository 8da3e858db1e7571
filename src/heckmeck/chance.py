"""The only source of luck: secure, seeded, verifiable, or typed in by people who roll real dice.

The rules say what luck may do as equally likely tickets (`Chances`); a source of luck draws one of them.

>>> from heckmeck.rules.dice import rolls
>>> SeededLuck(7).draw(rolls(8)) == SeededLuck(7).draw(rolls(8))
True
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from collections.abc import Callable, Sequence
from typing import Final, Protocol, final

from heckmeck.rules.protocol import Chance, Chances

DIGIT: Final = 2**32


class Luck(Protocol):
    """A source of luck: anything with a method `draw` that picks one of the chances."""

    def draw(self, chances: Chances) -> Chance: ...


@final
class SecureLuck:
    """Luck from the operating system's cryptographic generator, for real games."""

    def draw(self, chances: Chances) -> Chance:
        return chances.pick(secrets.randbelow(chances.total))


@final
class SeededLuck:
    """Luck that the same seed repeats on every machine, for tests and simulations.

    It uses `random.Random.random` alone, the one method whose sequence Python promises to keep. A small number is that fraction of
    the limit, uneven by less than one part in a million. A large number is put together from several, and drawn again if it is
    not below the limit.
    """

    def __init__(self, seed: int | str) -> None:
        self._random: Final = random.Random(str(seed)).random

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely."""
        if limit <= DIGIT:
            return int(self._random() * limit)
        digits = (limit.bit_length() + 31) // 32
        while True:
            number = 0
            for _ in range(digits):
                number = number * DIGIT + int(self._random() * DIGIT)
            number >>= 32 * digits - limit.bit_length()
            if number < limit:
                return number

    def draw(self, chances: Chances) -> Chance:
        return chances.pick(self.below(chances.total))


@final
class TypedLuck:
    """Luck from a real table: `read` asks people what they rolled or drew. The rules check the answer."""

    def __init__(self, read: Callable[[Chances], Chance]) -> None:
        self._read: Final = read

    def draw(self, chances: Chances) -> Chance:
        return self._read(chances)


def commitment(secret: str) -> str:
    """The SHA-256 of a secret, which is published before the game. Both are hexadecimal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def ticket(secret: str, numbers: Sequence[str], counter: int, total: int) -> int:
    """The ticket that a secret and the seats' own numbers give the draw of this counter, all `total` of them equally likely.

    `docs/protocol.md` has the same in words; the page computes it too.
    """
    bits = max(1, (total - 1).bit_length())
    blocks = (bits + 255) // 256
    key = bytes.fromhex(secret)
    attempt = 0
    while True:
        stream = b""
        for block in range(blocks):
            message = f"heckmeck/1|{','.join(numbers)}|{counter}|{attempt}|{block}"
            stream += hmac.digest(key, message.encode(), "sha256")
        found = int.from_bytes(stream, "big") >> (256 * blocks - bits)
        if found < total:
            return found
        attempt += 1


@final
class VerifiableLuck:
    """Luck that follows from a secret and the seats' own numbers. Nobody can choose it, and afterwards everybody can check it."""

    def __init__(self, secret: str, numbers: Sequence[str], counter: int = 0) -> None:
        self._secret: Final = secret
        self._numbers: Final = tuple(numbers)
        self.counter = counter
        """The number of rolls and draws so far."""

    def draw(self, chances: Chances) -> Chance:
        found = ticket(self._secret, self._numbers, self.counter, chances.total)
        self.counter += 1
        return chances.pick(found)
