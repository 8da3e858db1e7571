"""What the parts of a game look like when they cross the wire, as far as all kinds share it.

A shape has the name and the fields of what it stands for in the rules, so a sentence about it is found in the same way. Seats are
numbers; faces, dice, cards and specialists are texts, as records write them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Literal, TypeVar, Union, get_type_hints

import msgspec
from msgspec import Struct

from heckmeck.notation.faces import FaceName
from heckmeck.rules import Action as RulesAction
from heckmeck.rules import Event as RulesEvent
from heckmeck.rules import Game, Illegal
from heckmeck.rules.protocol import Value

Face = FaceName


def snake(name: str) -> str:
    """`PortionTaken` is `portion_taken`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Shape(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Something that crosses the wire. Anything that does not match its description exactly is refused."""


class Event(Shape, frozen=True, tag_field="event", tag=snake):
    """Something that happened. Its class has the name and the fields of the event of the rules."""


class Action(Shape, frozen=True, tag_field="action", tag=snake):
    """Something that a seat decides. Its class has the name and the fields of the action of the rules."""


class Play(Action, frozen=True, tag="play"):
    """Play some of the pieces that may be played together."""

    cards: list[str]


class PortionTaken(Event, frozen=True):
    seat: int
    portion: int


class PortionStolen(Event, frozen=True):
    seat: int
    rival: int
    portion: int


class GameOver(Event, frozen=True):
    winners: list[int]


class PortionView(Shape, frozen=True):
    """A portion in a stack."""

    value: int
    worms: int


class PlayerView(Shape, frozen=True):
    """What every game shows of a player."""

    name: str
    worms: int
    """The score as if the game ended now."""
    stack: list[PortionView]
    """Bottom to top."""


class View(Shape, frozen=True, tag_field="kind"):
    """What a seat sees of the state."""

    players: Sequence[PlayerView]


class Prize(Shape, frozen=True):
    """What a stop or a pass would win: a portion of the grill, or of a rival's stack (only the hen, if it sits there)."""

    portion: int
    rival: int | None
    hen: bool


class Refusal(Shape, frozen=True):
    """Why something is refused: the message `error-REASON` of the catalogue says it."""

    rule: str
    """The number of the rule; empty if it is no rule of the game."""
    reason: str
    details: dict[str, str | int]


class Choice(Struct, frozen=True):
    """Something the seat to act may do, and what the total that counts after it would win."""

    action: RulesAction
    total: int | None = None
    wins: list[Prize] = []


class Playable(Struct, frozen=True):
    """Any selection of these pieces may be played together."""

    face: Face
    points: int
    cards: list[str]


class Offers(Struct, frozen=True):
    """What the seat to act may do."""

    choices: Sequence[Choice]
    playable: Sequence[Playable] = ()
    closed: Sequence[tuple[RulesAction, Illegal]] = ()
    """What looks possible but isn't, and why."""


@dataclass(frozen=True)
class PrizeChance:
    prize: Prize
    chance: float


@dataclass(frozen=True)
class OddsOfChoice:
    """What a choice is worth: the worms of the turn and how often it fails, where a turn can be solved, and the chance to win."""

    action: RulesAction
    worms: float | None
    fail: float | None
    wins: Sequence[PrizeChance]
    win: float | None
    half_width: float | None = None
    """Half of the chance's 95% interval, if the chance was estimated by playing on with imagined hidden cards."""
    close: bool = False
    """It is not the best, but as an estimate not certainly worse."""


@dataclass(frozen=True)
class Draw:
    """What luck drew: its name, what came, and what it came from."""

    name: Literal["roll", "deal", "grill", "draw"]
    outcome: list[str]
    bag: list[str]
    size: int


@dataclass(frozen=True)
class Falling:
    """Real dice in the air: whose they are, how many white ones, and the sides of the golden die if it was thrown too."""

    seat: int
    dice: int
    golden: list[Face] | None


T = TypeVar("T", bound=Struct)
Told = Callable[[Any], object]


class Shapes:
    """The view, events and actions of a kind, and how a value of the rules takes its shape.

    `told` says how to write the fields that the rules keep as their own numbers, and `read` how to read them again. `details`
    does the same for what a refusal is about.
    """

    def __init__(
        self,
        view: type[View],
        events: Sequence[type[Event]],
        actions: Sequence[type[Action]],
        moves: Sequence[type[RulesAction]],
        told: Mapping[str, Told],
        read: Mapping[str, Callable[[Any], Any]],
        details: Mapping[str, Callable[[int], str]],
    ) -> None:
        self.view = view
        self.events = tuple(events)
        self.actions = tuple(actions)
        self._events = _Shapers(events, told)
        self._actions = _Shapers(actions, told)
        self._moves = {move.__name__: move for move in moves}
        self._details = details
        self._read = read
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(union(actions))

    def event(self, event: RulesEvent) -> Event:
        return self._events[type(event)](event)

    def action(self, action: RulesAction) -> Action:
        return self._actions[type(action)](action)

    def read_action(self, told: bytes | msgspec.Raw) -> RulesAction:
        """The action that a client sent. Raises `msgspec.ValidationError` for anything else."""
        try:
            shape = self._decoder.decode(told)
        except RecursionError:
            # A message that is nested too deeply raises another error.
            raise msgspec.ValidationError("nested too deeply") from None
        return self.action_of(shape)

    def action_of(self, shape: Action) -> RulesAction:
        """The action of the rules that a shape stands for. Raises `msgspec.ValidationError` if there is none."""
        name = type(shape).__name__
        try:
            fields = [self._read.get(field, _as_it_is)(getattr(shape, field)) for field in shape.__struct_fields__]
            return self._moves[name](*fields)
        except (KeyError, ValueError, OverflowError) as error:
            raise msgspec.ValidationError(str(error)) from None

    def details(self, details: Mapping[str, str | int]) -> dict[str, str | int]:
        """What a refusal is about, in the words of records."""
        known = self._details
        return {name: known[name](value) if name in known and isinstance(value, int) else value for name, value in details.items()}


def union(types: Sequence[Any]) -> Any:
    """One type for all of them."""
    return Union[tuple(types)]  # noqa: UP007 - how many there are is known only here


def _as_it_is(value: Any) -> Any:
    return value.value if isinstance(value, Enum) else list(value) if isinstance(value, tuple) else value


class _Shapers(dict[type[Value], Callable[[Value], T]]):
    """What gives the values of a class of the rules the shape of the same name."""

    def __init__(self, shapes: Sequence[type[T]], told: Mapping[str, Told]) -> None:
        super().__init__()
        self._by_name = {shape.__name__: _shaper(shape, told) for shape in shapes}

    def __missing__(self, known: type[Value]) -> Callable[[Value], T]:
        found = self[known] = self._by_name[known.__name__]
        return found


def _shaper(shape: type[T], told: Mapping[str, Told]) -> Callable[[Value], T]:
    """What gives a value of the rules this shape. Numbers and truths, which most fields are, are told as they are."""
    plain = (int, bool, int | None)
    types = get_type_hints(shape)
    fields = [(name, None if types[name] in plain else told.get(name, _as_it_is)) for name in shape.__struct_fields__]

    def shaped(value: Value) -> T:
        return shape(*[getattr(value, name) if tell is None else tell(getattr(value, name)) for name, tell in fields])

    return shaped


def closed(game: Game[Any], state: Any, candidates: Sequence[RulesAction]) -> list[tuple[RulesAction, Illegal]]:
    """The candidates that the rules refuse, and why."""
    told = [(action, game.refusal(state, action)) for action in candidates]
    return [(action, illegal) for action, illegal in told if illegal is not None]
