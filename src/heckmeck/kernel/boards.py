"""Dice games and their boards as the kernel reads them, its features of a board, and what a net forecasts there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heckmeck import kernel
from heckmeck.kernel.dice_moves import SPECIALISTS
from heckmeck.rules.board import Board, Specialist
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.protocol import Seat

NO_FEATURE: Final = 65535
"""Fills the room that a board with fewer features leaves."""

MOST_PORTIONS: Final = 18
HIGHEST_PORTION: Final = 36


def dice_rules(game: DiceGame, players: int) -> kernel.Rules:
    components = game.components
    return kernel.Rules.of(
        players,
        list(components.portions),
        [(SPECIALISTS.index(specialist), portion) for specialist, portion in components.specialists],
        components.bratworms,
        game.any_lower,
        game.turn_over,
        game.golden_die == "plain",
    )


def features(game: DiceGame, boards: Sequence[Board], seats: Sequence[Seat]) -> NDArray[np.uint16]:
    """The features of each board as its seat to act sees it, ascending, the room left filled up with `NO_FEATURE`."""
    rules = dice_rules(game, len(boards[0].stacks))
    return np.sort(kernel.features(rules, rows(game, boards), np.array(seats, np.int64)), axis=1)


def forecast(
    game: DiceGame,
    net: kernel.Net,
    boards: Sequence[Board],
    seats: Sequence[Seat],
    path: str | None = None,
    looks: tuple[int, int] = (0, 0),
) -> NDArray[np.float32]:
    """Every seat's chance to win, by board and seat number, when that seat is to act. `path` is an instruction set if it is not to
    be the fastest. `looks` is an `Ahead`: how many portions are few, and for how many turns boards with few are played on."""
    rules = dice_rules(game, len(boards[0].stacks))
    fast = path or kernel.instruction_sets()[0]
    chances = kernel.forecast(rules, net, rows(game, boards), np.array(seats, np.int64), fast, *looks)
    places = np.arange(chances.shape[1]) - np.array(seats)[:, np.newaxis]
    return np.take_along_axis(chances, places % chances.shape[1], axis=1)


def rows(game: DiceGame, boards: Sequence[Board]) -> NDArray[np.uint8]:
    """Boards as the kernel reads them."""
    return np.array([row(game, board) for board in boards], np.uint8)


def row(game: DiceGame, board: Board) -> list[int]:
    """A board as small numbers: where each portion is, where each specialist is, every seat's bratworms and the supply."""
    places = dict.fromkeys(board.face_up, 0)
    places.update(dict.fromkeys(board.face_down, 1))
    for seat, stack in enumerate(board.stacks):
        places.update(zip(stack, range(2 + seat * MOST_PORTIONS, HIGHEST_PORTION * MOST_PORTIONS), strict=False))
    stands: dict[Specialist | None, int] = {held: HIGHEST_PORTION + 1 + seat for seat, held in enumerate(board.held)}
    stands.update([(specialist, portion) for portion, specialist in board.standing])
    return [
        *[places[portion] for portion in game.components.portions],
        *[stands.get(specialist, 0) for specialist, _ in game.components.specialists],
        *board.bratworms,
        board.supply,
    ]
