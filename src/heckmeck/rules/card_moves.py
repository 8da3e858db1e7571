"""The moves of Heckmeck am Karteneck: what a seat may do with its cards, and how luck deals them (K1-K5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import comb, factorial, perm
from typing import Final, final, overload

from heckmeck.rules.cards import NUMBER_CARDS, WORM, Bag, Card, handfuls, is_worm, lacking, take_out
from heckmeck.rules.protocol import Action, Chance, Chances, Seat


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
        """Where the action stands, or -1."""
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


@final
class Dealt(Chance):
    """The hands that the seats are dealt at the start (K1)."""

    __slots__ = ("hands",)
    __match_args__ = ("hands",)

    def __init__(self, hands: Iterable[Iterable[Card]]) -> None:
        self.hands: Final[tuple[Bag, ...]] = tuple([tuple(sorted(hand)) for hand in hands])


@final
class TurnedUp(Chance):
    """The portions that form the grill of a round (K2)."""

    __slots__ = ("portions",)
    __match_args__ = ("portions",)

    def __init__(self, portions: Iterable[int]) -> None:
        self.portions: Final[Bag] = tuple(sorted(portions))


@final
@dataclass(frozen=True)
class Drawn(Chance):
    """The card that the drawing seat gets (K4, K5)."""

    card: Card


@final
class Deals(Chances):
    """Every way to deal hands of one size from a bag of cards. A ticket is an order of dealing: card by card, hand by hand."""

    __slots__ = ("bag", "hands", "size")
    __match_args__ = ("bag", "hands", "size")

    def __init__(self, bag: Bag, hands: int, size: int) -> None:
        super().__init__(perm(len(bag), hands * size))
        self.bag: Final = bag
        self.hands: Final = hands
        self.size: Final = size

    def pick(self, ticket: int) -> Dealt:
        left = list(self.bag)
        hands: list[list[Card]] = []
        for _ in range(self.hands):
            hand: list[Card] = []
            for _ in range(self.size):
                ticket, place = divmod(ticket, len(left))
                hand.append(left.pop(place))
            hands.append(hand)
        return Dealt(hands)

    def outcomes(self) -> Iterator[tuple[Chance, int]]:
        for hands, ways in self._deal(self.bag, self.hands):
            yield Dealt(hands), ways

    def _deal(self, bag: Bag, hands: int) -> Iterator[tuple[tuple[Bag, ...], int]]:
        if hands == 0:
            yield (), 1
            return
        for hand, ways in handfuls(bag, self.size):
            for others, their_ways in self._deal(take_out(bag, hand), hands - 1):
                yield (hand, *others), ways * factorial(self.size) * their_ways


@final
class Grills(Chances):
    """Every grill that may be turned up from a bag of portions. A ticket is a choice of portions, equal ones told apart."""

    __slots__ = ("bag", "size")
    __match_args__ = ("bag", "size")

    def __init__(self, bag: Bag, size: int) -> None:
        super().__init__(comb(len(bag), size))
        self.bag: Final = bag
        self.size: Final = size

    def pick(self, ticket: int) -> TurnedUp:
        """Piece by piece: the first tickets are the grills with the piece, the others those without it."""
        grill: list[int] = []
        place = 0
        while len(grill) < self.size:
            with_this = comb(len(self.bag) - place - 1, self.size - len(grill) - 1)
            if ticket < with_this:
                grill.append(self.bag[place])
            else:
                ticket -= with_this
            place += 1
        return TurnedUp(grill)

    def outcomes(self) -> Iterator[tuple[Chance, int]]:
        for portions, ways in handfuls(self.bag, self.size):
            yield TurnedUp(portions), ways


@final
class Draws(Chances):
    """Every card that may be drawn from a bag; a ticket is a card."""

    __slots__ = ("bag",)
    __match_args__ = ("bag",)

    def __init__(self, bag: Bag) -> None:
        super().__init__(len(bag))
        self.bag: Final = bag

    def pick(self, ticket: int) -> Drawn:
        return Drawn(self.bag[ticket])

    def outcomes(self) -> Iterator[tuple[Chance, int]]:
        for card, copies in groupby(self.bag):
            yield Drawn(card), len(list(copies))
