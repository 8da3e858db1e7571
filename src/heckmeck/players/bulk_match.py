"""Dice games between bots that the kernel knows: it plays them itself, a hundred times as fast."""

from __future__ import annotations

from collections.abc import Sequence

from heckmeck import kernel
from heckmeck.players.match import Result
from heckmeck.rules.dicegame import DiceGame

COMPILED = frozenset({"rooster", "champion"})


def in_bulk(bots: Sequence[str]) -> bool:
    """The kernel is there, and knows all of these bots."""
    return COMPILED.issuperset(bots) and kernel.instruction_set() is not None


def bulk_group(game: DiceGame, bots: Sequence[str], seed: int, number: int, with_moves: bool) -> list[Result]:
    """The group of this number: the same bots once in every rotation of the seats. Unlike elsewhere, their dice are not paired."""
    from heckmeck.forecast.bulk import play
    from heckmeck.forecast.net import load

    players = len(bots)
    nets = load(game.id, players) if "champion" in bots else None
    keep = ("moves",) if with_moves else ()
    played = play(game, bots, players, seed, first=number * players, nets=nets, rotate=True, keep=keep)
    return [
        Result(
            tuple([seat for seat, share in enumerate(shares) if share > 0]),
            tuple(scores),
            played.moves(one) if with_moves else (),
        )
        for one, (shares, scores) in enumerate(zip(played.shares.tolist(), played.scores.tolist(), strict=True))
    ]
