"""What every game shares: the protocol, the kinds of move, and the refusal.

A game is one object that knows its rules and nothing else. It holds no names, no randomness, no clock and no sentence: seats are
numbers, luck arrives from outside as a `Chance`, and a refusal names a rule and a reason that `heckmeck.words` puts into words.

A state is waiting for a seat (`to_act`), for luck (`chances`), or for nothing because the game is over:

>>> from heckmeck.rules import game
>>> original = game("original")
>>> state = original.new(players=2)
>>> original.to_act(state), original.legal(state)
(0, (Roll(golden=False),))
>>> state, events = original.apply(state, original.legal(state)[0])
>>> original.to_act(state) is None, original.chances(state).total == 6**8
(True, True)
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final, Generic, TypeVar

Seat = int


class Value:
    """An immutable value: equal, hashable and printable by the fields that `__match_args__` names.

    The frozen dataclasses among the values bring their own versions of this. The few that are made at every step or
    turn of a game (state, turn, roll, some events) have plain `Final` attributes instead: those are several times cheaper to make.
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def _fields(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in type(self).__match_args__])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and isinstance(other, Value) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())

    def __repr__(self) -> str:
        fields = zip(type(self).__match_args__, self._fields(), strict=True)
        return f"{type(self).__name__}({', '.join([f'{name}={value!r}' for name, value in fields])})"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self._fields()


class Action(Value):
    """What a seat decides."""

    __slots__ = ()


class Chance(Value):
    """What luck does."""

    __slots__ = ()


class Event(Value):
    """What a move meant. Never an input: log, animation, sound, translation and statistics read it."""

    __slots__ = ()


Move = Action | Chance


class Illegal(Exception):
    """A move or a position that a rule refuses: the rule, the reason as a key for `heckmeck.words`, and its details."""

    def __init__(self, rule: str, reason: str, **details: str | int) -> None:
        super().__init__(rule, reason, details)
        self.rule = rule
        self.reason = reason
        self.details: Mapping[str, str | int] = details

    def __str__(self) -> str:
        told = ", ".join([f"{name}={value}" for name, value in self.details.items()])
        return f"{self.rule}: {self.reason}" + (f" ({told})" if told else "")


class Chances:
    """What luck may do next: `total` equally likely tickets, each of which stands for one outcome.

    A source of luck needs to know no game: it draws a ticket below `total`, and `pick` says what that ticket brings.
    """

    __slots__ = ("total",)

    def __init__(self, total: int) -> None:
        self.total = total

    def pick(self, ticket: int) -> Chance:
        """The outcome of one ticket, 0 <= ticket < total."""
        raise NotImplementedError

    def outcomes(self) -> Iterator[tuple[Chance, int]]:
        """Every outcome once, with its number of tickets."""
        raise NotImplementedError


S = TypeVar("S")


class Game(ABC, Generic[S]):
    """The rules of one game, house rules included, as one object. `S` is its state: frozen, hashable, complete."""

    def __init__(self, id: str, players: range, options: Mapping[str, str]) -> None:
        self.id: Final = id
        self.players: Final = players
        """How many may play."""
        self.options: Final = options
        """The house rules that differ from the print."""

    @abstractmethod
    def new(self, players: int, first: Seat = 0) -> S:
        """The beginning of a game."""

    @abstractmethod
    def to_act(self, state: S) -> Seat | None:
        """The seat that decides; None while luck moves or the game is over."""

    @abstractmethod
    def legal(self, state: S) -> Sequence[Action]:
        """Everything the seat to act may do; empty when no seat is to act."""

    @abstractmethod
    def chances(self, state: S) -> Chances | None:
        """What luck may do; None unless it is luck's turn."""

    @abstractmethod
    def apply(self, state: S, move: Move) -> tuple[S, tuple[Event, ...]]:
        """The state after a move and what the move meant. Raises Illegal and changes nothing if the rules refuse it."""

    @abstractmethod
    def finished(self, state: S) -> bool:
        """The game is over."""

    @abstractmethod
    def scores(self, state: S) -> tuple[int, ...]:
        """Worms by seat, as if the game ended now."""

    @abstractmethod
    def winners(self, state: S) -> tuple[Seat, ...]:
        """Who wins, or shares the win, as if the game ended now."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> object:
        """What a seat, or with None a spectator, may know."""

    @abstractmethod
    def seen(self, event: Event, seat: Seat | None) -> Event:
        """The event as a seat, or with None a spectator, may see it."""
