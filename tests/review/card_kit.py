"""Games of Karteneck to look back on."""

from __future__ import annotations

from functools import cache

from review_kit import NAMES

from heckmeck.forecast.card_bulk import play
from heckmeck.notation import Record
from heckmeck.rules.karteneck import Karteneck

CARDS = Karteneck()


@cache
def played(players: tuple[str, ...], seed: int) -> Record:
    """A whole game between players of the kernel, by seat."""
    bulk = play(players, games=1, seed=seed, efforts=1000, keep_moves=True)
    names = NAMES[: len(players)]
    return Record(CARDS, names, CARDS.new(len(names)), bulk.moves(0))


def broken_off(record: Record, moves: int) -> Record:
    return Record(record.game, record.names, record.start, record.moves[:moves])
