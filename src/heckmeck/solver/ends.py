"""The endings of a turn, and the boards that each of them may leave."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from heckmeck.rules.attempt import Prize, bratworm_boards, prizes
from heckmeck.rules.board import Board
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.protocol import Seat


@dataclass(frozen=True)
class Ends:
    """The ways in which a seat's turn may end."""

    boards: list[Board]
    """Every board that the turn may leave."""
    ways: list[list[int]]
    """For each way to end the numbers of the boards among which the seat chooses as it answers the questions that are left."""
    table: list[list[int]]
    """The number of the way, for every ending as a `Payoff` has them."""


def ends_of(game: DiceGame, board: Board, seat: Seat, bratworms: bool = True) -> Ends:
    """With `bratworms` the endings after a bratworm earned on the way are told apart; without it, none can be earned any more.

    Where the seat chooses from whom to take it (B2), it does so here at the end of the turn; in the game it does so before the next
    roll. So a turn in which this may happen is valued a trifle too high until it has happened.
    """
    from heckmeck.solver.payoff import TOTALS

    # A bratworm makes no difference to what a total wins.
    won = [prizes(board, seat, total, game.any_lower) for total in range(TOTALS)]
    starts = [[board], bratworm_boards(board, seat)] if bratworms and game.components.bratworms else [[board]]
    numbers: dict[Board, int] = {}
    ways: list[list[int]] = []
    table: list[list[int]] = []
    for start in starts:
        known: dict[tuple[Prize, ...], int] = {}
        for total, prize in enumerate(won):
            if prize not in known:
                known[prize] = len(ways)
                ways.append(_way(game, start, seat, total if prize else None, numbers))
        # Stops without and with a worm, then failing (T5-T9). No turn can win something by nothing.
        table.append([known[()]] * TOTALS + [known[prize] for prize in won] + [known[()]])
    return Ends(list(numbers), ways, table)


def _way(game: DiceGame, boards: list[Board], seat: Seat, total: int | None, numbers: dict[Board, int]) -> list[int]:
    """The boards that a stop with a total that wins something, or a failed attempt, may leave; new ones get the next number."""
    states = [game.after_failure(board, seat) if total is None else game.after_stop(board, seat, total) for board in boards]
    return [numbers.setdefault(board, len(numbers)) for state in states for board in settlings(game, state)]


def settlings(game: DiceGame, state: DiceState) -> Iterator[Board]:
    """Every board that answering the open questions may lead to."""
    if state.question is None:
        yield state.board
        return
    for answer in game.legal(state):
        yield from settlings(game, game.apply(state, answer)[0])
