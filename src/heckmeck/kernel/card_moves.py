"""The moves of card games played by the kernel, from the numbers they are kept as (`kernel/cards/table.h`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from heckmeck.rules.karteneck.actions import Pass, Play
from heckmeck.rules.karteneck.cards import HAND, TAGS, WORM, kind
from heckmeck.rules.karteneck.chances import Dealt, Drawn, TurnedUp
from heckmeck.rules.protocol import Action, Move

DEALT: Final = 0
TURNED_UP: Final = 1
PLAY: Final = 2
PASS: Final = 3
DRAWN: Final = 4
ACT: Final = 60
"""The bit from which on a number says what is done. The bits below it are the details."""


def action_of(number: int) -> Action:
    """The play or pass that a number stands for."""
    details = number & (1 << ACT) - 1
    if number >> ACT == PASS:
        return Pass(details - 1 if details else None)
    kind, count, tags = details & 7, details >> 3 & 31, details >> 8
    if kind < WORM:
        return Play([kind] * count)
    return Play([WORM + bit for bit in range(TAGS) if tags >> bit & 1])


def number_of(action: Action) -> int:
    """The number that stands for a play or pass."""
    if isinstance(action, Pass):
        return PASS << ACT | (0 if action.steal is None else action.steal + 1)
    assert isinstance(action, Play)
    tags = sum([1 << card - WORM for card in action.cards if card >= WORM])
    return PLAY << ACT | tags << 8 | len(action.cards) << 3 | kind(action.cards[0])


def moves_of(numbers: Iterable[int], players: int) -> tuple[Move, ...]:
    """Every move of a game, luck's included, as a record has them."""
    moves: list[Move] = []
    hands: list[list[int]] = []
    for number in numbers:
        act, details = number >> ACT, number & (1 << ACT) - 1
        if act == DEALT:
            hands.append([details >> 5 * place & 31 for place in range(HAND)])
            if len(hands) == players:
                moves.append(Dealt(hands))
        elif act == TURNED_UP:
            moves.append(TurnedUp([details >> 6 * place & 63 for place in range(players)]))
        elif act == DRAWN:
            moves.append(Drawn(details))
        else:
            moves.append(action_of(number))
    return tuple(moves)
