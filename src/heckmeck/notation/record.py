"""A game from its start to where it stands: everything that luck and the players did, nothing that follows from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from heckmeck.rules import Event, Game, Move


@dataclass(frozen=True)
class Step:
    """One move of a record: the state before it, the move, what it meant, and the state after it."""

    before: Any
    move: Move
    events: tuple[Event, ...]
    after: Any


@dataclass(frozen=True)
class Proof:
    """What verifies a game's luck: the SHA-256 published at the start, the secret behind it once the game is over, and each seat's
    own number, empty for a bot. All in hexadecimal."""

    sha256: str
    secret: str | None
    numbers: tuple[str, ...]


@dataclass(frozen=True)
class Record:
    """A game's rules, the players' names in seat order, the state it began from, and every move, luck's included."""

    game: Game[Any]
    names: tuple[str, ...]
    start: Any
    moves: tuple[Move, ...] = ()
    date: str | None = None
    proof: Proof | None = None

    def steps(self) -> Iterator[Step]:
        state = self.start
        for move in self.moves:
            after, events = self.game.apply(state, move)
            yield Step(state, move, events, after)
            state = after

    def end(self) -> Any:
        """The state after the last move."""
        state = self.start
        for move in self.moves:
            state, _ = self.game.apply(state, move)
        return state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self._content() == other._content()

    def __hash__(self) -> int:
        return hash(self._content())

    def _content(self) -> tuple[object, ...]:
        """Two records are equal if they tell the same game: the rules are compared by name and house rules."""
        return self.game.id, tuple(sorted(self.game.options.items())), self.names, self.start, self.moves, self.date, self.proof
