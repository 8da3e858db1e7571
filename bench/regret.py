"""How much of its chance to win a player loses by a turn, against exact play.

Games of roosters are played until they come to a board with few portions left in the game. From there on everything is solved
exactly, and every turn that came about is judged by it: the chance after the best turn, less the chance after the turn that the
player would play. Run it with `python bench/regret.py`; `--players 3` measures one table alone.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from heckmeck.forecast.ahead import NOT_AHEAD, ahead
from heckmeck.forecast.bulk import Bulk, play
from heckmeck.forecast.endgame import solve_endgame
from heckmeck.forecast.interval import Z95
from heckmeck.forecast.net import load
from heckmeck.rules import game
from heckmeck.rules.board import Board
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.protocol import Seat


class Table(NamedTuple):
    """With more players there are more boards for as many portions, and games seldom come to few."""

    portions: int
    """Live ones at most: face up on the grill or in a stack."""
    games: int


TABLES = {2: Table(portions=6, games=8000), 3: Table(portions=5, games=100_000)}
TOGETHER = 4000
"""This many games are played at a time."""
SEED = 20_260_721
MOST_BOARDS = 50_000
SETTLED = 1e-4
"""An endgame whose chances might still change by more is not used."""


def live(board: Board) -> int:
    return len(board.face_up) + sum(map(len, board.stacks))


def endings(rules: DiceGame, players: int, table: Table) -> Iterator[list[tuple[Board, Seat]]]:
    """For each game that comes to so few portions, its boards from there on and who is to act."""
    for first in range(0, table.games, TOGETHER):
        count = min(TOGETHER, table.games - first)
        bulk = play(rules, ["rooster"] * players, count, SEED, first=first, keep=("moves", "samples"))
        for number in few_left(rules, players, table.portions, bulk):
            boards: list[tuple[Board, Seat]] = []
            state = rules.new(players)
            for move in bulk.moves(number - first):
                if live(state.board) <= table.portions and (not boards or boards[-1][1] != state.seat):
                    boards.append((state.board, state.seat))
                state, _ = rules.apply(state, move)
            yield boards


def few_left(rules: DiceGame, players: int, portions: int, bulk: Bulk) -> list[int]:
    """The numbers of the games that come to so few portions."""
    count = len(rules.components.portions)
    places = bulk.samples.features[:, :count].astype(np.int64)
    # A portion has two features of its own and five for each player's stack. The second is to be turned over.
    turned_over = (places % (2 + 5 * players) == 1).sum(axis=1)
    found: list[int] = np.unique(bulk.samples.games[count - turned_over <= portions]).tolist()
    return found


def report(name: str, by_game: list[list[float]]) -> None:
    """The mean loss of a turn, its 95% interval over games, and the part of turns that lose more than one in a thousand."""
    sums: NDArray[np.float64] = np.array([sum(losses) for losses in by_game])
    turns = np.array([len(losses) for losses in by_game])
    mean = sums.sum() / turns.sum()
    half = Z95 * float(np.std(sums - mean * turns, ddof=1)) * math.sqrt(len(sums)) / turns.sum()
    every = np.concatenate([np.array(losses) for losses in by_game])
    over = np.mean(every > 1e-3)
    print(f"  {name:24}{mean:9.5f} ± {half:.5f}   {over:6.1%} of the turns lose more than 0.001, the worst {every.max():.3f}")


def measure(rules: DiceGame, players: int, table: Table) -> None:
    net = load(rules.id, players)
    judged = (
        ("champion", net, NOT_AHEAD),
        ("champion looking ahead", net, ahead(rules.components, players)),
        ("rooster", None, NOT_AHEAD),
    )
    losses: dict[str, list[list[float]]] = {name: [] for name, _, _ in judged}
    boards = too_large = unsettled = 0
    for turns in endings(rules, players, table):
        endgame = solve_endgame(rules, *turns[0], most=MOST_BOARDS)
        if endgame is None:
            too_large += 1
            continue
        if endgame.change > SETTLED:
            unsettled += 1
            continue
        boards += endgame.boards
        for name, by, looks in judged:
            losses[name].append([endgame.chance(*turn) - endgame.chance_if_played(*turn, by, looks) for turn in turns])
    count = len(losses["champion"])
    judged_turns = sum(map(len, losses["champion"]))
    print(f"Chance to win lost by a turn, {rules.id} game, {players} players, at most {table.portions} portions:")
    print(f"{count} endgames of {table.games} games, {judged_turns} turns, {boards / count:.0f} boards on average;")
    print(f"left out: {too_large} endgames too large, {unsettled} not settled to {SETTLED:g}")
    for name, by_game in losses.items():
        report(name, by_game)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=TABLES, help="measure this table alone")
    parser.add_argument("--portions", type=int, help="live ones at most, if not as usual")
    parser.add_argument("--games", type=int, help="of roosters, if not as usual")
    options = parser.parse_args()
    rules = game("original")
    for players, table in TABLES.items():
        if options.players in (None, players):
            measure(rules, players, Table(options.portions or table.portions, options.games or table.games))


if __name__ == "__main__":
    main()
