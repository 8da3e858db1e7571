"""The parts that every game shares: the protocol, the kinds of move, and the refusal.

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
from enum import Enum
from typing import ClassVar, Final, Generic, TypeVar

from heckmeck.rules.hints import mypyc_attr

Seat = int
"""A player's place at the table: 0 for the first in the list of players."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """An immutable value. The fields that `__match_args__` names make it equal, hashable and printable.

    The frozen dataclasses among the values bring their own versions of this. The few that a game makes at every step or turn
    (state, turn, roll, some events) have plain `Final` attributes instead: those are several times cheaper to make.

    Every value prints as the Python expression that makes it again, with the names that `from heckmeck import *` brings.
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


class Named(Enum):
    """An enumeration whose members print as the expression that names them, such as `Specialist.HEN`."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    # Enum looks up the name's hash in Python. Boards have specialists in them and are hashed thousands of times in a review.
    __hash__ = object.__hash__


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Value):
    """A move that a seat decides on, such as `LayAside(face=6)`. `Game.legal` lists those of a state."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Value):
    """A move that luck makes, such as a roll. `Game.chances` says what it can be, and a source of luck draws one."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Value):
    """Something that a move caused, such as `PortionTaken(seat=0, portion=27)`. `Game.apply` returns them in order.

    An event is never an input. Logs, animations, sounds, translations and statistics read it.
    """

    __slots__ = ()


Move = Action | Chance


class Illegal(Exception):
    """The rules refuse a move or a position.

    `rule` is the number of the rule, `reason` a key for `heckmeck.words`, and `details` are what the sentence needs.
    `heckmeck.explain` makes the sentence.

    >>> Illegal("T2", "face_not_rolled", face=3)
    Illegal('T2', 'face_not_rolled', face=3)
    """

    def __init__(self, rule: str, reason: str, **details: str | int) -> None:
        super().__init__(rule, reason, details)
        self.rule = rule
        self.reason = reason
        self.details: Mapping[str, str | int] = details

    def __str__(self) -> str:
        told = ", ".join([f"{name}={value}" for name, value in self.details.items()])
        return f"{self.rule}: {self.reason}" + (f" ({told})" if told else "")

    def __repr__(self) -> str:
        told = [repr(self.rule), repr(self.reason), *[f"{name}={value!r}" for name, value in self.details.items()]]
        return f"Illegal({', '.join(told)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chances(Value):
    """Everything that luck can do next, as `total` equally likely tickets. Each ticket stands for one outcome.

    A source of luck needs to know no game: it draws a ticket below `total`, and `pick` says what that ticket brings.
    """

    __slots__ = ("total",)

    def __init__(self, total: int) -> None:
        self.total: Final = total

    def pick(self, ticket: int) -> Chance:
        """The outcome of one ticket, 0 <= ticket < total."""
        raise NotImplementedError

    def outcomes(self) -> Iterator[tuple[Chance, int]]:
        """Every outcome once, with its number of tickets."""
        raise NotImplementedError


S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules of one game, with its house rules, as one object. `S` is its state: frozen, hashable, complete.

    Two games are equal if they have the same name, pieces and house rules. A game prints as the call that finds it:

    >>> from heckmeck.rules import game
    >>> game("deluxe", {"lower": "any"})
    game('deluxe', {'lower': 'any'})
    """

    kind: ClassVar[str]
    """What sort of game it is, such as `dice`. Games of one kind differ only in their pieces and house rules."""

    def __init__(self, id: str, players: range, options: Mapping[str, str]) -> None:
        self.id: Final = id
        self.players: Final = players
        """The numbers of players that the game allows."""
        self.options: Final = options
        """The house rules that differ from the printed rules."""

    def _rules(self) -> tuple[object, ...]:
        """Two games are equal if this is equal."""
        return self.id, tuple(sorted(self.options.items()))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Game) and type(self) is type(other) and self._rules() == other._rules())

    def __hash__(self) -> int:
        return hash(self._rules())

    def __repr__(self) -> str:
        return f"game({self.id!r}, {dict(self.options)!r})" if self.options else f"game({self.id!r})"

    @abstractmethod
    def new(self, players: int, first: Seat = 0) -> S:
        """The state at the beginning of a game; `first` is the seat that begins."""

    @abstractmethod
    def to_act(self, state: S) -> Seat | None:
        """The seat that decides. None while luck moves, and when the game is over."""

    @abstractmethod
    def legal(self, state: S) -> Sequence[Action]:
        """Every action that the seat to act may choose. Empty if no seat is to act."""

    @abstractmethod
    def chances(self, state: S) -> Chances | None:
        """Everything that luck can do. None unless it is luck's turn."""

    @abstractmethod
    def apply(self, state: S, move: Move) -> tuple[S, tuple[Event, ...]]:
        """The state after a move, and the events that the move caused. Raises `Illegal` if the rules refuse the move."""

    def refusal(self, state: S, move: Move) -> Illegal | None:
        """What `apply` would raise for a move; None for one that is legal. A game may know it without trying the move."""
        try:
            self.apply(state, move)
        except Illegal as illegal:
            return illegal
        return None

    @abstractmethod
    def finished(self, state: S) -> bool:
        """The game is over."""

    @abstractmethod
    def scores(self, state: S) -> tuple[int, ...]:
        """Worms by seat, as if the game ended now."""

    @abstractmethod
    def winners(self, state: S) -> tuple[Seat, ...]:
        """The seats that win or share the win, as if the game ended now."""

    @abstractmethod
    def ranking(self, state: S) -> tuple[Seat, ...]:
        """All seats, the best first, as if the game ended now."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> object:
        """Everything that a seat may know. With None, everything that a spectator may know."""

    @abstractmethod
    def seen(self, event: Event, seat: Seat | None) -> Event:
        """The event as a seat may see it, or with None a spectator."""
