"""The actions of a seat in Heckmeck am Karteneck (K4, K5, K7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, final, overload

from heckmeck.rules.karteneck.cards import NUMBER_CARDS, WORM, Bag, Card, has_worm, is_worm, kind, lacking, total
from heckmeck.rules.portions import Stack, top
from heckmeck.rules.protocol import Action, Seat


@final
class Play(Action):
    """Play one or more cards of one kind (K4). The cards are a bag: their order does not matter."""

    __slots__ = ("cards",)
    __match_args__ = ("cards",)

    def __init__(self, cards: Iterable[Card]) -> None:
        self.cards: Final[Bag] = tuple(sorted(cards))


@final
@dataclass(frozen=True)
class Pass(Action):
    """Play no more cards this round (K5). With `steal`, take the top portion of that rival's stack (K7)."""

    steal: Seat | None = None


PASS: Final = Pass()


NUMBER_PLAYS: Final[tuple[tuple[Play, ...], ...]] = tuple(
    [tuple([Play((number,) * count) for count in range(1, NUMBER_CARDS + 1)]) for number in range(1, WORM)]
)
"""The plays of each number by rising count, made once because every turn asks for some of them."""


@final
class Choices(Sequence[Action]):
    """All actions of a seat in Karteneck: its passes, its plays of number cards, and then every set of its worm cards.

    Worm cards all differ, so 25 of them could be played in 33 million ways. This sequence counts and finds them without a list.
    """

    __slots__ = ("_listed", "_worms", "passes", "playable")

    def __init__(self, passes: Iterable[Pass], playable: Bag) -> None:
        self.passes: Final[tuple[Pass, ...]] = tuple(passes)
        self.playable: Final = playable
        """The cards in hand of kinds that do not lie in front of the seat."""
        listed: list[Action] = list(self.passes)
        for number, plays in enumerate(NUMBER_PLAYS, start=1):
            listed.extend(plays[: playable.count(number)])
        self._listed: Final[tuple[Action, ...]] = tuple(listed)
        self._worms: Final[Bag] = tuple([card for card in playable if is_worm(card)])

    def __len__(self) -> int:
        return len(self._listed) + (1 << len(self._worms)) - 1

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return tuple([self._at(place) for place in range(*index.indices(len(self)))])
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError(index)
        return self._at(place)

    def _at(self, place: int) -> Action:
        if place < len(self._listed):
            return self._listed[place]
        # Each set of worm cards is a number from 1 up whose bits say which of the cards are in it.
        bits = place - len(self._listed) + 1
        return Play([card for bit, card in enumerate(self._worms) if bits >> bit & 1])

    def _place(self, action: object) -> int:
        """The index of the action, or -1."""
        if isinstance(action, Play) and action.cards and is_worm(action.cards[0]):
            if lacking(self._worms, action.cards) is not None:
                return -1
            bits = sum([1 << self._worms.index(card) for card in action.cards])
            return len(self._listed) + bits - 1
        return self._listed.index(action) if action in self._listed else -1

    def __contains__(self, action: object) -> bool:
        return self._place(action) >= 0

    def index(self, value: object, start: int = 0, stop: int | None = None) -> int:
        place = self._place(value)
        if place not in range(*slice(start, stop).indices(len(self))):
            raise ValueError(value)
        return place

    def count(self, value: object) -> int:
        return 1 if value in self else 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choices) and self.passes == other.passes and self.playable == other.playable

    def __hash__(self) -> int:
        return hash((self.passes, self.playable))

    def __repr__(self) -> str:
        return f"Choices(passes={self.passes!r}, playable={self.playable!r})"


def victim(seat: Seat, cards: Bag, stacks: Sequence[Stack]) -> Seat | None:
    """The rival from whom a seat with these cards may steal (K7): at most one, as only zeros are alike and no total is 0."""
    if has_worm(cards):
        wanted = total(cards)
        for rival, stack in enumerate(stacks):
            if rival != seat and top(stack) == wanted:
                return rival
    return None


def choices(seat: Seat, hand: Bag, cards: Bag, stacks: Sequence[Stack]) -> Choices:
    """The legal actions of a seat with this hand and these cards in front (K3-K5, K7)."""
    kinds = {kind(card) for card in cards}
    rival = victim(seat, cards, stacks)
    passes = (PASS,) if rival is None else (PASS, Pass(rival))
    return Choices(passes, tuple([card for card in hand if kind(card) not in kinds]))
