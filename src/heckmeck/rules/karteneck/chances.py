"""How luck deals and draws in Heckmeck am Karteneck (K1, K2, K10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from math import comb, factorial, perm
from typing import Final, final

from heckmeck.rules.karteneck.cards import Bag, Card, handfuls, take_out
from heckmeck.rules.protocol import Chance, Chances


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
