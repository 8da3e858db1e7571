"""Exact endgames: what is known without solving them, and every turn of one solved once more by the Python rules.

With more than two seats the solution is an equilibrium. The smallest ones are found once more without the kernel.
"""

from __future__ import annotations

from itertools import chain

import numpy as np
import pytest
from bulk_kit import dice_game, name_of, outcome, random_net

from heckmeck import kernel
from heckmeck.forecast.ahead import NOT_AHEAD, Ahead
from heckmeck.forecast.endgame import Endgame, solve_endgame
from heckmeck.forecast.solved_turn import SolvedTurn
from heckmeck.rules.board import Board, Specialist
from heckmeck.rules.dicegame import DiceGame, kit
from heckmeck.rules.protocol import Seat
from heckmeck.rules.turn import BARE
from heckmeck.solver import at_least, solve
from heckmeck.solver.ends import Ends, ends_of
from heckmeck.solver.worth import payoff

ORIGINAL = dice_game("original")
Stacks = tuple[tuple[int, ...], ...]


def board_of(
    rules: DiceGame,
    face_up: tuple[int, ...],
    stacks: Stacks,
    held: tuple[Specialist | None, ...] = (),
    bratworms: tuple[int, ...] = (),
) -> Board:
    """A board on which all other portions are turned over, and all other specialists and the supply are gone."""
    live = {*face_up, *chain(*stacks)}
    face_down = tuple([portion for portion in rules.components.portions if portion not in live])
    seats = len(stacks)
    return Board(face_up, face_down, (), stacks, held or (None,) * seats, bratworms or (0,) * seats, 0)


def solved(rules: DiceGame, board: Board, seat: Seat, most: int = 6000, tolerance: float = 1e-9) -> Endgame:
    endgame = solve_endgame(rules, board, seat, most, tolerance)
    assert endgame is not None
    assert endgame.change <= tolerance
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


@pytest.mark.parametrize("players", range(2, 8))
def test_each_seat_gets_its_try_at_the_last_portion(players: int) -> None:
    """Whoever comes next may try if all before have failed, and so on in a circle."""
    board = board_of(ORIGINAL, (27,), ((),) * players)
    failed = 1 - solve(BARE, at_least(27)).value()
    chances = solved(ORIGINAL, board, 1).chances(board, 1)
    expected = [(1 - failed) * failed**tries / (1 - failed**players) for tries in range(players)]
    assert [chances[(1 + tries) % players] for tries in range(players)] == pytest.approx(expected, abs=1e-8)


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
        return endgame.chances(after, (seat + 1) % len(after.stacks))[seat] if after.face_up else outcome(rules, after)[seat]

    return solve(kit(board.held[seat], rules.golden_die), payoff(rules, board, seat, worth)).value()


def some_boards(endgame: Endgame, board: Board, seat: Seat, count: int) -> list[tuple[Board, Seat]]:
    """Boards that come about when turns end in every possible way."""
    found = [(board, seat)]
    for at in range(count):
        before, acting = found[at % len(found)]
        next_seat = (acting + 1) % len(board.stacks)

        def keep(after: Board, following: Seat = next_seat) -> float:
            if after.face_up and (after, following) not in found:
                found.append((after, following))
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


SMALLEST = [
    (ORIGINAL, board_of(ORIGINAL, (22,), ((25,), (), ()))),
    (dice_game("original", {"turn_over": "every"}), board_of(ORIGINAL, (21, 24), ((), (), ()))),
]


@pytest.mark.parametrize(("rules", "board"), SMALLEST, ids=name_of)
def test_three_seats_play_as_the_rules_and_numpy_say(rules: DiceGame, board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    """The chances of all seats, found by going through all boards again and again without the kernel."""
    endgame = solved(rules, board, 0)
    monkeypatch.setattr(kernel, "instruction_sets", tuple)
    ends: dict[tuple[Board, Seat], Ends] = {}
    queue = [(board, 0)]
    while queue:
        before, seat = queue.pop()
        if before.face_up and (before, seat) not in ends:
            ends[before, seat] = ends_of(rules, before, seat)
            queue += [(after, (seat + 1) % 3) for after in ends[before, seat].boards]
    chances = {position: np.full(3, 1 / 3) for position in ends}
    change = 1.0
    while change > 1e-5:
        change = 0.0
        for (before, seat), leads in sorted(ends.items(), key=lambda item: -len(item[0][0].face_down)):
            following = (seat + 1) % 3
            known = [chances[after, following] if after.face_up else outcome(rules, after) for after in leads.boards]
            now = SolvedTurn(seat, BARE, leads, np.array(known)).at()
            change = max(change, float(np.abs(now - chances[before, seat]).max()))
            chances[before, seat] = now
    assert len(chances) > 6
    for (before, seat), expected in chances.items():
        assert endgame.chances(before, seat) == pytest.approx(expected, abs=1e-4)


FOR_MORE = [
    (ORIGINAL, board_of(ORIGINAL, (21, 22), ((), (26,), ()))),
    (ORIGINAL, board_of(ORIGINAL, (22,), ((29,), (25,), ()))),
    (ORIGINAL, board_of(ORIGINAL, (23,), ((21,), (), (), ()))),
    (dice_game("deluxe"), board_of(dice_game("deluxe"), (24,), ((26,), (), ()), (Specialist.WEASEL, None, None), (0, 2, 1))),
]


@pytest.mark.parametrize(("rules", "board"), FOR_MORE, ids=name_of)
def test_no_seat_gains_by_playing_a_turn_otherwise(rules: DiceGame, board: Board) -> None:
    """Among three seats the best turns may go round in circles, so seats mix them."""
    tolerance = 1e-6
    endgame = solved(rules, board, 0, tolerance=tolerance)
    boards = some_boards(endgame, board, 0, 60)
    assert len(boards) >= 5
    for after, seat in boards:
        chances = endgame.chances(after, seat)
        assert chances[seat] == endgame.chance(after, seat)
        assert chances[seat] == pytest.approx(plain_chance(endgame, after, seat), abs=2 * tolerance)
        assert min(chances) >= 0
        assert sum(chances) == pytest.approx(1, abs=1e-9)


def test_seats_are_alike() -> None:
    board = board_of(ORIGINAL, (22, 26), ((25,), (29,)))
    mirrored = board_of(ORIGINAL, (22, 26), ((29,), (25,)))
    assert solved(ORIGINAL, board, 0).chance(board, 0) == solved(ORIGINAL, mirrored, 1).chance(mirrored, 1)
    three, turned = board_of(ORIGINAL, (22,), ((25,), (29,), ())), board_of(ORIGINAL, (22,), ((29,), (), (25,)))
    first, last = solved(ORIGINAL, three, 0, tolerance=1e-6), solved(ORIGINAL, turned, 2, tolerance=1e-6)
    a, b, c = first.chances(three, 0)
    assert last.chances(turned, 2) == pytest.approx((b, c, a), abs=1e-6)


@pytest.mark.parametrize("stacks", [((25,), (29,)), ((25,), (), ())])
def test_nobody_plays_a_turn_better(stacks: Stacks) -> None:
    """The rooster and a net that knows little lose by their turn, and never win."""
    board = board_of(ORIGINAL, (22, 26), stacks)
    endgame = solved(ORIGINAL, board, 0, tolerance=1e-6)
    for net in (None, random_net(ORIGINAL, len(stacks), seed=5)):
        losses = [
            endgame.chance(after, seat) - endgame.chance_if_played(after, seat, net)
            for after, seat in some_boards(endgame, board, 0, 60)
        ]
        assert min(losses) > -2e-6
        assert max(losses) > 1e-3


def test_whoever_looks_ahead_loses_less() -> None:
    """A net that knows little is asked only about boards that two more turns may leave."""
    board = board_of(ORIGINAL, (22, 26), ((25,), ()))
    endgame, net = solved(ORIGINAL, board, 0), random_net(ORIGINAL, 2, seed=5)
    at_once, ahead = [
        sum([endgame.chance(*one) - endgame.chance_if_played(*one, net, looks) for one in some_boards(endgame, board, 0, 12)])
        for looks in (NOT_AHEAD, Ahead(few=3, turns=2))
    ]
    assert ahead < at_once / 5


def test_what_is_too_large_is_not_solved() -> None:
    board = board_of(ORIGINAL, (22, 26), ((25,), (29,)))
    size = solved(ORIGINAL, board, 0).boards
    assert solve_endgame(ORIGINAL, board, 0, most=size) is not None
    assert solve_endgame(ORIGINAL, board, 0, most=size - 1) is None
    assert solve_endgame(ORIGINAL, ORIGINAL.new(2).board, 0) is None
    assert solve_endgame(ORIGINAL, ORIGINAL.new(3).board, 0) is None


def test_only_boards_that_can_come_about_are_known() -> None:
    board = board_of(ORIGINAL, (22,), ((), ()))
    with pytest.raises(IndexError):
        solved(ORIGINAL, board, 0).chance(board_of(ORIGINAL, (23,), ((), ())), 0)


@pytest.mark.parametrize(("players", "seat", "why"), [(3, 3, "no such seat"), (3, -1, "no such seat"), (8, 0, "two to seven")])
def test_a_seat_that_is_not_there_is_refused(players: int, seat: Seat, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        solve_endgame(ORIGINAL, board_of(ORIGINAL, (22,), ((),) * players), seat)
