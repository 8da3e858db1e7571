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
    """Lay one or more cards of one kind in front of oneself (K4). The cards are a bag: their order does not matter."""

    __slots__ = ("cards",)
    __match_args__ = ("cards",)

    def __init__(self, cards: Iterable[Card]) -> None:
        self.cards: Final[Bag] = tuple(sorted(cards))


@final
@dataclass(frozen=True)
class Pass(Action):
    """Play no more cards this round (K5), and perhaps steal the portion on top of a rival's stack (K7)."""

    steal: Seat | None = None


PASS: Final = Pass()
NUMBER_PLAYS: Final[tuple[tuple[Play, ...], ...]] = tuple(
    [tuple([Play((number,) * count) for count in range(1, NUMBER_CARDS + 1)]) for number in range(1, WORM)]
)
"""The plays of each number by rising count, made once because every turn asks for some of them."""


@final
class Choices(Sequence[Action]):
    """All that a seat may do: its passes, its plays of number cards, and then every set of its worm cards.

    Worm cards all differ, so 25 of them could be played in 33 million ways. Those are counted and looked up, never listed.
    """

    __slots__ = ("_listed", "_worms")

    def __init__(self, passes: Iterable[Pass], playable: Bag) -> None:
        listed: list[Action] = list(passes)
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
        return isinstance(other, Choices) and self._listed == other._listed and self._worms == other._worms

    def __hash__(self) -> int:
        return hash((self._listed, self._worms))

    def __repr__(self) -> str:
        return f"<{len(self)} choices: {self._listed!r} and any of the worm cards {self._worms!r}>"


@final
class Dealt(Chance):
    """The cards each seat gets at the very start (K1)."""

    __slots__ = ("hands",)
    __match_args__ = ("hands",)

    def __init__(self, hands: Iterable[Iterable[Card]]) -> None:
        self.hands: Final[tuple[Bag, ...]] = tuple([tuple(sorted(hand)) for hand in hands])


@final
class TurnedUp(Chance):
    """The portions that make the grill of a round (K2)."""

    __slots__ = ("portions",)
    __match_args__ = ("portions",)

    def __init__(self, portions: Iterable[int]) -> None:
        self.portions: Final[Bag] = tuple(sorted(portions))


@final
@dataclass(frozen=True)
class Drawn(Chance):
    """The card that the seat which owes a draw gets (K4, K5)."""

    card: Card


@final
class Deals(Chances):
    """Every way to deal hands of one size from a bag of cards. A ticket is an order of dealing: card by card, hand by hand."""

    __slots__ = ("_bag", "_hands", "_size")

    def __init__(self, bag: Bag, hands: int, size: int) -> None:
        super().__init__(perm(len(bag), hands * size))
        self._bag: Final = bag
        self._hands: Final = hands
        self._size: Final = size

    def pick(self, ticket: int) -> Dealt:
        left = list(self._bag)
        hands: list[list[Card]] = []
        for _ in range(self._hands):
            hand: list[Card] = []
            for _ in range(self._size):
                ticket, place = divmod(ticket, len(left))
                hand.append(left.pop(place))
            hands.append(hand)
        return Dealt(hands)

    def outcomes(self) -> Iterator[tuple[Chance, int]]:
        for hands, ways in self._deal(self._bag, self._hands):
            yield Dealt(hands), ways

    def _deal(self, bag: Bag, hands: int) -> Iterator[tuple[tuple[Bag, ...], int]]:
        if hands == 0:
            yield (), 1
            return
        for hand, ways in handfuls(bag, self._size):
            for others, their_ways in self._deal(take_out(bag, hand), hands - 1):
                yield (hand, *others), ways * factorial(self._size) * their_ways


@final
class Grills(Chances):
    """Every grill that may be turned up from a bag of portions. A ticket is a choice of portions, equal ones told apart."""

    __slots__ = ("_bag", "_size")

    def __init__(self, bag: Bag, size: int) -> None:
        super().__init__(comb(len(bag), size))
        self._bag: Final = bag
        self._size: Final = size

    def pick(self, ticket: int) -> TurnedUp:
        """Piece by piece: the first tickets are the grills with the piece, the others those without it."""
        grill: list[int] = []
        place = 0
        while len(grill) < self._size:
            with_this = comb(len(self._bag) - place - 1, self._size - len(grill) - 1)
            if ticket < with_this:
                grill.append(self._bag[place])
            else:
                ticket -= with_this
            place += 1
        return TurnedUp(grill)

    def outcomes(self) -> Iterator[tuple[Chance, int]]:
        for portions, ways in handfuls(self._bag, self._size):
            yield TurnedUp(portions), ways


@final
class Draws(Chances):
    """Every card that may be drawn from a bag; a ticket is a card."""

    __slots__ = ("_bag",)

    def __init__(self, bag: Bag) -> None:
        super().__init__(len(bag))
        self._bag: Final = bag

    def pick(self, ticket: int) -> Drawn:
        return Drawn(self._bag[ticket])

    def outcomes(self) -> Iterator[tuple[Chance, int]]:
        for card, copies in groupby(self._bag):
            yield Drawn(card), len(list(copies))
