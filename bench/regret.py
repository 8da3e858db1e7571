"""How much of its chance to win a player loses by a turn, against exact play.

Games of roosters are played until they come to a board with few portions left in the game. From there on everything is solved
exactly, and every turn that came about is judged by it: the chance after the best turn, less the chance after the turn that the
player would play. Run it with `python bench/regret.py`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from heckmeck.forecast.bulk import Bulk, play
from heckmeck.forecast.endgame import Endgame, solve_endgame
from heckmeck.forecast.interval import Z95
from heckmeck.forecast.net import load
from heckmeck.rules import game
from heckmeck.rules.board import Board
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.protocol import Seat

PORTIONS = 6
"""Live ones at most: face up on the grill or in a stack."""
GAMES = 8000
SEED = 20_260_721
MOST_BOARDS = 20000


def live(board: Board) -> int:
    return len(board.face_up) + sum(map(len, board.stacks))


def endings(rules: DiceGame, bulk: Bulk) -> Iterator[list[tuple[Board, Seat]]]:
    """For each game that comes to so few portions, its boards from there on and who is to act."""
    places = bulk.samples.features[:, : len(rules.components.portions)].astype(np.int64)
    # With two players a portion has twelve features, and the second of them is to be turned over.
    turned_over = (places % 12 == 1).sum(axis=1)
    few = len(rules.components.portions) - turned_over <= PORTIONS
    for number in np.unique(bulk.samples.games[few]).tolist():
        boards: list[tuple[Board, Seat]] = []
        state = rules.new(2)
        for move in bulk.moves(number):
            if live(state.board) <= PORTIONS and (not boards or boards[-1][1] != state.seat):
                boards.append((state.board, state.seat))
            state, _ = rules.apply(state, move)
        yield boards


def report(name: str, by_game: list[list[float]]) -> None:
    """The mean loss of a turn, its 95% interval over games, and the part of turns that lose more than one in a thousand."""
    sums: NDArray[np.float64] = np.array([sum(losses) for losses in by_game])
    turns = np.array([len(losses) for losses in by_game])
    mean = sums.sum() / turns.sum()
    half = Z95 * float(np.std(sums - mean * turns, ddof=1)) * math.sqrt(len(sums)) / turns.sum()
    every = np.concatenate([np.array(losses) for losses in by_game])
    over = np.mean(every > 1e-3)
    print(f"  {name:10}{mean:9.5f} ± {half:.5f}   {over:6.1%} of the turns lose more than 0.001, the worst {every.max():.3f}")


def main() -> None:
    rules = game("original")
    net = load("original", 2)
    bulk = play(rules, ["rooster"] * 2, GAMES, SEED, keep=("moves", "samples"))
    losses: dict[str, list[list[float]]] = {"champion": [], "rooster": []}
    boards = left_out = 0
    for turns in endings(rules, bulk):
        endgame: Endgame | None = solve_endgame(rules, *turns[0], most=MOST_BOARDS)
        if endgame is None:
            left_out += 1
            continue
        boards += endgame.boards
        for name, by in (("champion", net), ("rooster", None)):
            losses[name].append([endgame.chance(*turn) - endgame.chance_if_played(*turn, by) for turn in turns])
    count = len(losses["champion"])
    judged = sum(map(len, losses["champion"]))
    print(f"Chance to win lost by a turn, original game, two players: {count} endgames, {judged} turns,")
    print(f"{boards / count:.0f} boards on average; {left_out} endgames too large")
    for name, by_game in losses.items():
        report(name, by_game)


if __name__ == "__main__":
    main()
