"""The features a net is shown of a board."""

from __future__ import annotations

import pytest
from scenario import play

from heckmeck.chance import SeededLuck
from heckmeck.forecast.features import layout
from heckmeck.players.random_play import play_out
from heckmeck.rules import Event, Move, game
from heckmeck.rules.board import Board, Specialist
from heckmeck.rules.board import worms as worms_of
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.protocol import Seat

DICE_GAMES = ("original", "extrawurm", "deluxe")


def dice_game(id: str) -> DiceGame:
    rules = game(id)
    assert isinstance(rules, DiceGame)
    return rules


def boards(rules: DiceGame, players: int, seed: int) -> list[tuple[Board, Seat]]:
    """The boards between the turns of a random game, each with the seat to act."""
    moves: list[Move] = []

    def watch(move: Move, events: tuple[Event, ...]) -> None:
        moves.append(move)

    state: DiceState = rules.new(players)
    play_out(rules, state, SeededLuck(f"features/{seed}"), watch)
    found = [(state.board, state.seat)]
    for move in moves:
        before, (state, _) = state, rules.apply(state, move)
        if state.seat != before.seat:
            found.append((state.board, state.seat))
    return found


def spelled_out(rules: DiceGame, board: Board, seat: Seat) -> set[int]:
    """The features once more, as slowly and plainly as can be: every possible value of every block is looked at."""
    players, portions, components = len(board.stacks), rules.components.portions, rules.components
    state = DiceState(board, seat, rules.new(players).turn)
    relative = [(seat + r) % players for r in range(players)]
    flags: list[bool] = []
    for portion in portions:
        flags += [portion in board.face_up, portion in board.face_down]
        for other in relative:
            from_top = board.stacks[other][::-1]
            flags += [portion in from_top[depth : depth + 1] for depth in range(4)] + [portion in from_top[4:]]
    for other in relative:
        flags += [rules.scores(state)[other] == value for value in range(31)] + [rules.scores(state)[other] >= 31]
    for other in relative:
        flags += [len(board.stacks[other]) == size for size in range(8)] + [len(board.stacks[other]) >= 8]
    flags += [len(board.face_up) == count for count in range(len(portions) + 1)]
    flags += [other in rules.winners(state) for other in relative]
    for specialist, _ in components.specialists:
        on = [(portion, specialist) in board.standing for portion in portions]
        held = [board.held[other] is specialist for other in relative]
        flags += [*on, *held, not any(on + held)]
    if components.bratworms:
        for count in [board.bratworms[other] for other in relative] + [board.supply]:
            flags += [count == value for value in range(8)]
    ranks = [(rules.scores(state)[other], max(board.stacks[other], default=0)) for other in relative]
    for one in range(players):
        for other in range(one + 1, players):
            lead = min(max(ranks[one][0] - ranks[other][0], -16), 16)
            flags += [lead == value for value in range(-16, 17)]
    left = min(len(board.face_up), 5)
    ends = [min(board.face_up), max(board.face_up)] if board.face_up else [None, None]
    for place in range(players):
        for end in ends:
            flags += [left == count and stands(ranks, place, end) == value for count in range(6) for value in range(4)]
    for end in ends:
        names = [*portions, *["no such portion"] * (19 - len(portions)), None]
        flags += [left == count and end == name for count in range(6) for name in names]
    return {number for number, flag in enumerate(flags) if flag}


def stands(ranks: list[tuple[int, int]], place: int, portion: int | None) -> int:
    """With one more portion: behind, level with the best of the others, ahead; or there is none."""
    if portion is None:
        return 3
    with_it = list(ranks)
    with_it[place] = (ranks[place][0] + worms_of(portion), max(ranks[place][1], portion))
    leaders = [at for at, rank in enumerate(with_it) if rank == max(with_it)]
    return 0 if place not in leaders else 1 if len(leaders) > 1 else 2


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("id", DICE_GAMES)
def test_the_blocks_follow_each_other(id: str, players: int) -> None:
    rules = dice_game(id)
    where = layout(rules.components, players)
    for board, seat in boards(rules, players, seed=players)[::3]:
        found = where.active(board, seat)
        assert set(found) == spelled_out(rules, board, seat)
        assert len(found) == len(set(found)) <= where.width
        assert max(found) < where.size


@pytest.mark.parametrize(
    ("id", "players", "size"), [("original", 2, 662), ("original", 7, 2172), ("extrawurm", 4, 1368), ("deluxe", 7, 2468)]
)
def test_how_many_there_are(id: str, players: int, size: int) -> None:
    assert layout(dice_game(id).components, players).size == size


@pytest.mark.parametrize("id", DICE_GAMES)
def test_seats_are_counted_from_the_seat_to_act(id: str) -> None:
    """A table turned by one seat looks the same to whoever acts."""
    rules = dice_game(id)
    where = layout(rules.components, 4)
    for board, seat in boards(rules, 4, seed=5):
        turned = Board(
            board.face_up,
            board.face_down,
            board.standing,
            (board.stacks[-1], *board.stacks[:-1]),
            (board.held[-1], *board.held[:-1]),
            (board.bratworms[-1], *board.bratworms[:-1]),
            board.supply,
        )
        assert set(where.active(turned, (seat + 1) % 4)) == set(where.active(board, seat))


def test_a_board_by_hand() -> None:
    """Ada has 21 below 27 and the golden die, the hen is out; Ben is the next to act."""
    scene = play("""
        [game deluxe]
        [players Ada, Ben]
        [grill 11/canned_worm 13 22 23/raven 24 25/weasel 26 28 29/apple 30-36x]
        [stack Ada 21 27]
        [specialist Ada golden_die]
        [bratworms Ada 2]
        [first Ben]
    """)
    board = scene.state.board
    assert board.held == (Specialist.GOLDEN_DIE, None)
    assert isinstance(scene.game, DiceGame)
    found = layout(scene.game.components, 2).active(board, 1)
    up, down = (0, 1, 3, 4, 5, 6, 7, 9, 10), range(11, 18)  # 21 is portion number 2, and 27 number 8
    assert found[:16] == [*(12 * number for number in up), *(12 * number + 1 for number in down)]
    assert found[16:18] == [12 * 8 + 2 + 5, 12 * 2 + 2 + 5 + 1]
    assert found[18:20] == [216 + 0, 216 + 32 + 5]
    assert found[20:22] == [280 + 0, 280 + 9 + 2]
    assert found[22:24] == [298 + 9, 317 + 1]
    canned_worm, hen, raven, weasel, golden_die, apple = range(319, 319 + 6 * 21, 21)
    assert found[24:30] == [canned_worm + 0, hen + 20, raven + 4, weasel + 6, golden_die + 18 + 1, apple + 10]
    assert found[30:33] == [445 + 0, 445 + 8 + 2, 445 + 16 + 5]
    # Ben is five worms behind. Neither 11 nor 29 would bring him level; Ada stays ahead with either. More than four are left.
    assert found[33] == 469 + 16 - 5
    assert found[34:38] == [502 + 20 + 0, 526 + 20 + 0, 550 + 20 + 2, 574 + 20 + 2]
    assert found[38:] == [598 + 100 + 0, 718 + 100 + 10]
