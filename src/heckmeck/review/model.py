"""The findings of a review: every move with the chances before and after it, and each seat's result split into its causes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from heckmeck.rules.protocol import Action, Move, Named, Seat

Chances = tuple[float, ...]
"""Every seat's chance to win."""
LuckOf = Literal["dice", "cards"]
"""What luck is made of."""


class Size(Named):
    """How much a choice cost."""

    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


SIZES: Final = ((0.05, Size.BLUNDER), (0.02, Size.MISTAKE), (0.005, Size.INACCURACY))
"""The smallest loss for each name of a choice."""

TURNING_POINTS: Final = 5
LEAST_TURN: Final = 0.05
"""The largest number of turning points in a game, and the size of the smallest one."""


def size_of(loss: float) -> Size:
    return next((size for least, size in SIZES if loss >= least), Size.GOOD)


@dataclass(frozen=True)
class Choice:
    """An action that a seat could choose, and every seat's chance to win after it."""

    action: Action
    chances: Chances


@dataclass(frozen=True)
class Moment:
    """One move of the record, by a seat or by luck, with every seat's chance to win before and after it.

    The chances before a choice are those after the best choice, so a choice can only lose. A choice is judged by what its seat
    could know. `stood` and `stands` are the chances before and after the move for someone who knows everything."""

    number: int
    """The number of the move in the record."""
    turn: int
    """The number of the turn in the review."""
    seat: Seat | None
    """None for what luck does to all at once: cards dealt, portions turned up."""
    move: Move
    stood: Chances
    before: Chances
    after: Chances
    stands: Chances
    choices: tuple[Choice, ...]
    """The best for the seat first; empty for luck, and where there was nothing to choose."""

    def gain(self, seat: Seat) -> float:
        """The change of a seat's chances by the move."""
        return self.after[seat] - self.before[seat]

    def correction(self, seat: Seat) -> float:
        """The change of a seat's chances after the move that the move did not cause."""
        return self.stands[seat] - self.stood[seat] - self.gain(seat)

    @property
    def whose(self) -> Seat:
        """The seat whose move it was; if luck changed things for all, the seat that it changed most."""
        return self.most_changed if self.seat is None else self.seat

    @property
    def most_changed(self) -> Seat:
        return max(range(len(self.before)), key=lambda seat: (abs(self.gain(seat)), seat == self.seat))

    @property
    def is_choice(self) -> bool:
        return isinstance(self.move, Action)

    @property
    def chosen(self) -> Choice:
        return next(choice for choice in self.choices if choice.action == self.move)

    @property
    def best(self) -> Choice:
        """The best choice. Among equals, it is the one that was chosen."""
        return self.choices[0] if self.loss else self.chosen

    @property
    def loss(self) -> float:
        """The chance to win that the choice cost the seat."""
        return max(0.0, -self.gain(self.whose)) if self.is_choice else 0.0

    @property
    def size(self) -> Size:
        return size_of(self.loss)

    @property
    def change(self) -> float:
        """The largest change for anybody."""
        return abs(self.gain(self.most_changed))


@dataclass(frozen=True)
class ReviewedTurn:
    """A turn: where it begins in the record, and every seat's chance to win as forecast before it."""

    seat: Seat
    first: int
    """The number of its first move in the record."""
    start: Any
    """The state before it."""
    forecast: Chances


@dataclass(frozen=True)
class Split:
    """A seat's result, split into its parts, which add up from `start` to `end`.

    With dice: `start + own_luck + own_choices + others_luck + others_choices + correction = end`. Luck is what the rolls did. A
    roll belongs to the seat whose turn it is. `correction` is the forecast error: the exact odds of every turn, less the forecast
    before it. No roll and no choice explains it.

    With cards: `start + own_luck + own_choices + others_choices = end`. Everything that no choice explains is luck, including
    `correction`: what the choices caused that their players could not know. Cards belong to nobody, because what one player draws
    the others cannot draw: all of them count as `own_luck`."""

    start: float
    own_luck: float
    own_choices: float
    others_luck: float
    others_choices: float
    end: float
    correction: float


@dataclass(frozen=True)
class Review:
    """A reviewed game: every move with the chances around it, and what made each seat's result."""

    luck: LuckOf
    finished: bool
    turns: tuple[ReviewedTurn, ...]
    moments: tuple[Moment, ...]
    """One for every move of the record."""
    splits: tuple[Split, ...]
    """By seat."""
    end: Chances
    """The outcome; in a game that is not over the chances as they stand."""

    @property
    def decisions(self) -> list[Moment]:
        """The moves where there was something to choose."""
        return [moment for moment in self.moments if len(moment.choices) > 1]

    @property
    def mistakes(self) -> list[Moment]:
        """The choices that cost chances to win, the worst first."""
        found = [moment for moment in self.decisions if moment.size is not Size.GOOD]
        return sorted(found, key=lambda moment: -moment.loss)

    @property
    def turning_points(self) -> list[Moment]:
        """The moves that changed most, in the order of the game."""
        found = sorted([moment for moment in self.moments if moment.change >= LEAST_TURN], key=lambda moment: -moment.change)
        return sorted(found[:TURNING_POINTS], key=lambda moment: moment.number)

    @property
    def curve(self) -> list[Chances]:
        """Everybody's chances before every turn, and at the end."""
        return [*[turn.forecast for turn in self.turns], self.end]
