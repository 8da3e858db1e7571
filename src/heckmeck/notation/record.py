"""A game from its start to where it stands: everything that luck and the players did, and nothing that follows from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from heckmeck.rules import Event, Game, Move


@dataclass(frozen=True)
class Transition:
    """One move of a record: the state before it, the move, the events that it caused, and the state after it."""

    before: Any
    move: Move
    events: tuple[Event, ...]
    after: Any


@dataclass(frozen=True)
class FailedRound:
    """A round of commitments that came to nothing, because the player of this name did not open a number.

    Everything is in hexadecimal. `numbers` are those that were opened. A seat without a number has an empty text, and so has the
    commitment of a bot."""

    name: str
    sha256: str
    secret: str
    commitments: tuple[str, ...]
    numbers: tuple[str, ...]


@dataclass(frozen=True)
class Proof:
    """Everything needed to verify a game's luck, in hexadecimal.

    `sha256` was published at the start, `secret` is known once the game is over, and `numbers` has one for each seat, empty for a
    bot. `commitments` has the SHA-256 of each number, which all players saw before anybody opened a number. It is None in games of
    the older scheme, in which nobody committed to a number and the last to give one could choose. `failed` are the rounds of
    commitments before this one that somebody did not complete."""

    sha256: str
    secret: str | None
    numbers: tuple[str, ...]
    commitments: tuple[str, ...] | None = None
    failed: tuple[FailedRound, ...] = ()


@dataclass(frozen=True)
class Record:
    """A game: its rules, the players' names by seat, the state it began from, and every move, including those of luck.

    `heckmeck.read` makes one from text, and `heckmeck.write` writes it as text.
    """

    game: Game[Any]
    names: tuple[str, ...]
    start: Any
    moves: tuple[Move, ...] = ()
    date: str | None = None
    proof: Proof | None = None

    def transitions(self) -> Iterator[Transition]:
        """Every move with the states before and after it."""
        state = self.start
        for move in self.moves:
            after, events = self.game.apply(state, move)
            yield Transition(state, move, events, after)
            state = after

    def end(self) -> Any:
        """The state after the last move."""
        state = self.start
        for move in self.moves:
            state, _ = self.game.apply(state, move)
        return state
