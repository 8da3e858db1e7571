"""The pieces of Heckmeck am Karteneck: cards, portions, and bags of them (C6, C7, K1).

A deck is a bag: no hidden order exists anywhere. Luck draws from the bag at the moment a card is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import comb
from typing import Final

from heckmeck.rules.portions import Stack
from heckmeck.rules.protocol import Illegal

Card = int
"""1 to 5: a number card; above that a worm card, 5 more than its tag: 6 for tag 1, 30 for tag 25 (C6)."""

Kind = int
"""1 to 5, or WORM."""

WORM: Final = 6
TAGS: Final = 25
NUMBER_CARDS: Final = 17
"""How many cards there are of each number."""

Bag = tuple[int, ...]
"""Cards or portions with no order of their own: ascending, equal ones as often as they occur."""

DECK: Final[Bag] = tuple(sorted([*range(1, WORM)] * NUMBER_CARDS)) + tuple(range(WORM, WORM + TAGS))


def worm_card(tag: int) -> Card:
    return 5 + tag


def kind(card: Card) -> Kind:
    """All worm cards are of one kind, whatever their tags (K4)."""
    return card if card < WORM else WORM


def points(card: Card) -> int:
    return card if card < WORM else 5


def is_worm(card: Card) -> bool:
    return card >= WORM


def tag(card: Card) -> int:
    """The number on a worm card that breaks ties (K9)."""
    return card - 5


def total(cards: Bag) -> int:
    """The total of the cards in front of a player (K4)."""
    return sum([points(card) for card in cards])


def has_worm(cards: Bag) -> bool:
    """A combination is valid with at least one worm card (K6, K7). Worm cards sort behind all others."""
    return bool(cards) and is_worm(cards[-1])


PORTIONS_WITH_WORMS: Final[tuple[Bag, ...]] = (
    (0, 0, 0),
    (16, 17, 18),
    (19, 20, 21),
    (22, 23, 24),
    (25, 26, 27),
    (28, 29, 30),
    (31, 32, 33),
    (34, 35, 36),
    (37, 38, 39),
    (40, 41, 42),
)
"""The thirty portions by the worms on them: none, one, two, ... nine (C7).

PROVISIONAL: the worms on 16 to 42 are only pictured in the print and no source states them; three portions to each number of
worms is a ruling until somebody counts them on the real pieces. This table is the only place to correct.
"""

PORTIONS: Final[Bag] = tuple(sorted([portion for portions in PORTIONS_WITH_WORMS for portion in portions]))

WORMS: Final[dict[int, int]] = {portion: worms for worms, portions in enumerate(PORTIONS_WITH_WORMS) for portion in portions}

PUT_ASIDE: Final[dict[int, int]] = {2: 12, 3: 6, 4: 2, 5: 0, 6: 0}
"""How many portions are put aside unseen, by the number of players (K1)."""

HAND: Final = 6
"""How many cards each player is dealt (K1)."""


def worms(portion: int) -> int:
    """The worms on a portion (C7)."""
    return WORMS[portion]


def put_in(bag: Bag, pieces: Iterable[int]) -> Bag:
    return tuple(sorted((*bag, *pieces)))


def take_out(bag: Bag, pieces: Iterable[int]) -> Bag:
    """The bag without pieces that are in it."""
    left = list(bag)
    for piece in pieces:
        left.remove(piece)
    return tuple(left)


def lacking(bag: Bag, pieces: Bag) -> int | None:
    """The first of the pieces that the bag does not have, or not often enough."""
    for piece in pieces:
        if bag.count(piece) < pieces.count(piece):
            return piece
    return None


def handfuls(bag: Bag, size: int) -> Iterator[tuple[Bag, int]]:
    """Every different handful of some size, with the number of ways to pick it when equal pieces are told apart."""
    if size == 0:
        yield (), 1
    elif len(bag) >= size:
        piece = bag[0]
        copies = bag.count(piece)
        for taken in range(min(copies, size), -1, -1):
            for others, ways in handfuls(bag[copies:], size - taken):
                yield (piece,) * taken + others, ways * comb(copies, taken)


def cards_left(hands: tuple[Bag, ...], discards: Bag) -> Bag:
    """The draw pile that is left by these hands and discards; refuses cards that are not in the deck, or not that often (C6)."""
    cards = put_in(discards, [card for hand in hands for card in hand])
    missing = lacking(DECK, cards)
    if missing is not None:
        most = DECK.count(missing)
        if not most:
            raise Illegal("C6", "no_such_card", card=missing)
        raise Illegal("C6", "card_too_often", card=missing, most=most)
    return take_out(DECK, cards)


def portions_left(stacks: tuple[Stack, ...], players: int) -> Bag:
    """The portions that are left by these stacks; refuses what the portions cannot make in whole rounds (C7, K2)."""
    if len(stacks) != players:
        raise Illegal("K14", "number_of_stacks", stacks=len(stacks), players=players)
    portions = tuple(sorted([portion for stack in stacks for portion in stack]))
    missing = lacking(PORTIONS, portions)
    if missing is not None:
        most = PORTIONS.count(missing)
        if not most:
            raise Illegal("C7", "no_such_portion", portion=missing)
        raise Illegal("C7", "portion_too_often", portion=missing, most=most)
    if len(portions) % players:
        raise Illegal("K2", "not_whole_rounds", portions=len(portions), players=players)
    most = len(PORTIONS) - PUT_ASIDE[players]
    if len(portions) > most:
        raise Illegal("K1", "too_many_portions", portions=len(portions), most=most)
    return take_out(PORTIONS, portions)
