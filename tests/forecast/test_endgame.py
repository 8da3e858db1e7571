"""Exact endgames: what is known without solving them, and every turn of one solved once more by the Python rules."""

from __future__ import annotations

import pytest
from bulk_kit import dice_game, name_of, outcome, random_net

from heckmeck.forecast.endgame import Endgame, solve_endgame
from heckmeck.rules.board import Board, Specialist
from heckmeck.rules.dicegame import DiceGame, kit
from heckmeck.rules.protocol import Seat
from heckmeck.rules.turn import BARE
from heckmeck.solver import at_least, solve
from heckmeck.solver.worth import payoff

ORIGINAL = dice_game("original")
Stacks = tuple[tuple[int, ...], tuple[int, ...]]


def board_of(
    rules: DiceGame,
    face_up: tuple[int, ...],
    stacks: Stacks,
    held: tuple[Specialist | None, Specialist | None] = (None, None),
    bratworms: tuple[int, int] = (0, 0),
) -> Board:
    """A board on which all other portions are turned over, and all other specialists and the supply are gone."""
    live = {*face_up, *stacks[0], *stacks[1]}
    face_down = tuple([portion for portion in rules.components.portions if portion not in live])
    return Board(face_up, face_down, (), stacks, held, bratworms, 0)


def solved(rules: DiceGame, board: Board, seat: Seat, most: int = 6000) -> Endgame:
    endgame = solve_endgame(rules, board, seat, most, tolerance=1e-9)
    assert endgame is not None
    assert endgame.change <= 1e-9
    return endgame


@pytest.mark.parametrize("portion", [21, 29, 36])
def test_the_last_portion_goes_to_who_reaches_it_first(portion: int) -> None:
    """With stacks empty a failed attempt changes nothing (F3): v = p + (1 - p) (1 - v). Players reckon in single precision."""
    board = board_of(ORIGINAL, (portion,), ((), ()))
    reached = solve(BARE, at_least(portion)).value()
    for seat in (0, 1):
        endgame = solved(ORIGINAL, board, seat)
        assert endgame.boards == 1
        assert endgame.chance(board, seat) == pytest.approx(1 / (2 - reached), abs=1e-8)
        assert endgame.chance_if_played(board, seat, None) == pytest.approx(endgame.chance(board, seat), abs=1e-6)


ENDGAMES = [
    (ORIGINAL, board_of(ORIGINAL, (22, 26), ((25,), (29,)))),
    (ORIGINAL, board_of(ORIGINAL, (27,), ((21,), (31, 22, 24)))),
    (dice_game("original", {"lower": "any"}), board_of(ORIGINAL, (22, 26, 30), ((25,), ()))),
    (dice_game("original", {"turn_over": "every"}), board_of(ORIGINAL, (22, 26), ((25,), (29,)))),
]
for name, held in (("extrawurm", Specialist.GOLDEN_DIE), ("deluxe", Specialist.WEASEL), ("deluxe", Specialist.CANNED_WORM)):
    rules = dice_game(name)
    ENDGAMES.append((rules, board_of(rules, (24,), ((26,), (22,)), (held, None), (3, 4))))


def plain_chance(endgame: Endgame, board: Board, seat: Seat) -> float:
    """The turn solved by the Python rules for what the endgame says of the boards after it."""
    rules = endgame.game

    def worth(after: Board) -> float:
        return 1 - endgame.chance(after, 1 - seat) if after.face_up else outcome(rules, after)[seat]

    return solve(kit(board.held[seat], rules.golden_die), payoff(rules, board, seat, worth)).value()


def some_boards(endgame: Endgame, board: Board, seat: Seat, count: int) -> list[tuple[Board, Seat]]:
    """Boards that come about when turns end in every possible way."""
    found = [(board, seat)]
    for at in range(count):
        before, acting = found[at % len(found)]

        def keep(after: Board, acting: Seat = acting) -> float:
            if after.face_up and (after, 1 - acting) not in found:
                found.append((after, 1 - acting))
            return 0.0

        payoff(endgame.game, before, acting, keep)
    return found[:count]


@pytest.mark.parametrize(("rules", "board"), ENDGAMES, ids=name_of)
def test_every_turn_of_an_endgame_is_played_in_the_best_way(rules: DiceGame, board: Board) -> None:
    endgame = solved(rules, board, 0)
    boards = some_boards(endgame, board, 0, 40)
    assert len(boards) > 15
    for after, seat in boards:
        assert endgame.chance(after, seat) == pytest.approx(plain_chance(endgame, after, seat), abs=2e-9)


def test_seats_are_alike() -> None:
    board = board_of(ORIGINAL, (22, 26), ((25,), (29,)))
    mirrored = board_of(ORIGINAL, (22, 26), ((29,), (25,)))
    assert solved(ORIGINAL, board, 0).chance(board, 0) == solved(ORIGINAL, mirrored, 1).chance(mirrored, 1)


def test_nobody_plays_a_turn_better() -> None:
    """The rooster and a net that knows little lose by their turn, and never win."""
    board = board_of(ORIGINAL, (22, 26), ((25,), (29,)))
    endgame = solved(ORIGINAL, board, 0)
    for net in (None, random_net(ORIGINAL, 2, seed=5)):
        losses = [
            endgame.chance(after, seat) - endgame.chance_if_played(after, seat, net)
            for after, seat in some_boards(endgame, board, 0, 60)
        ]
        assert min(losses) > -1e-6
        assert max(losses) > 1e-3


def test_what_is_too_large_is_not_solved() -> None:
    board = board_of(ORIGINAL, (22, 26), ((25,), (29,)))
    size = solved(ORIGINAL, board, 0).boards
    assert solve_endgame(ORIGINAL, board, 0, most=size) is not None
    assert solve_endgame(ORIGINAL, board, 0, most=size - 1) is None
    assert solve_endgame(ORIGINAL, ORIGINAL.new(2).board, 0) is None


def test_only_boards_that_can_come_about_are_known() -> None:
    board = board_of(ORIGINAL, (22,), ((), ()))
    with pytest.raises(IndexError):
        solved(ORIGINAL, board, 0).chance(board_of(ORIGINAL, (23,), ((), ())), 0)


def test_endgames_are_for_two() -> None:
    with pytest.raises(ValueError, match="two players"):
        solve_endgame(ORIGINAL, ORIGINAL.new(3).board, 0)
