"""Karteneck's champion against the champion that it replaced, which played for worms.

The former champion is frozen: the kernel still has its playouts and what it counts (`Style::kFormer`), and it thinks as long as it
did. One champion plays against former champions in the other seats. Seats rotate, a shared win is split, and ± is a 95% interval
over groups of games with the same deal. The times are those of single decisions, both on the same positions. Run it with
`python bench/card_champion.py`.
"""

from __future__ import annotations

import argparse
import statistics
import time

import numpy as np

from heckmeck.forecast.card_bulk import play
from heckmeck.forecast.interval import Z95
from heckmeck.kernel import weigh_cards
from heckmeck.kernel.card_views import seat_view
from heckmeck.players.card_champion import CardChampion
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.view import View
from heckmeck.rules.protocol import Action

FORMER = 16_000
"""The effort of the former champion."""
GAMES = {2: 1000, 3: 1500, 4: 2000, 5: 2000, 6: 3000}
"""By number of players."""
POSITIONS = 300
SEED = 1
RULES = Karteneck()


def wins(players: int, games: int) -> tuple[float, float]:
    """The champion's share of the wins, and half of its 95% interval."""
    games -= games % players
    names = ["champion", *["former"] * (players - 1)]
    efforts = [CardChampion.effort, *[FORMER] * (players - 1)]
    shares = play(names, games, SEED, efforts=efforts, rotate=True).shares[:, 0]
    groups = shares.reshape(-1, players).mean(axis=1, dtype=np.float64)
    return float(groups.mean()), Z95 * float(groups.std(ddof=1)) / len(groups) ** 0.5


def positions(players: int) -> list[View]:
    """Where a seat has a choice in games of the patient rule."""
    found: list[View] = []
    for number in range(POSITIONS):
        state = RULES.new(players)
        for move in play(["patient"] * players, 1, SEED, first=number, keep_moves=True).moves(0):
            if isinstance(move, Action) and len(RULES.legal(state)) > 1:
                found.append(RULES.view(state, state.seat))
            state, _ = RULES.apply(state, move)
        if len(found) > POSITIONS:
            break
    return found[:POSITIONS]


def milliseconds(views: list[View], player: str, effort: int) -> float:
    """The median time of a decision."""
    times = []
    for number, view in enumerate(views):
        start = time.perf_counter()
        weigh_cards(seat_view(view), effort, number, player)
        times.append(time.perf_counter() - start)
    return 1000 * statistics.median(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=list(GAMES), choices=list(GAMES), metavar="N")
    parser.add_argument("--games", type=int, help="with each number of players")
    options = parser.parse_args()
    print("players   games    even   champion wins      ms a decision: champion   former")
    for players in options.players:
        games = options.games or GAMES[players]
        share, half = wins(players, games)
        views = positions(players)
        new, old = milliseconds(views, "champion", CardChampion.effort), milliseconds(views, "former", FORMER)
        print(
            f"{players:7} {games - games % players:7}  {1 / players:6.1%}  {share:6.1%} ± {half:.1%}  {new:31.1f} {old:8.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
