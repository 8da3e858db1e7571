"""Failed attempts (F1-F4) as printed and by the house rule `turn_over` (section 5)."""

from __future__ import annotations

import pytest
from dice_boards import boards
from hypothesis import event, given, settings
from hypothesis import strategies as st
from scenario import play

from heckmeck.rules.attempt import fail
from heckmeck.rules.board import (
    Board,
    Components,
    PortionReturned,
    PortionTurnedOver,
    Specialist,
    SpecialistLeft,
    SpecialistPlaced,
    give_up,
    lift,
    place,
    return_portion,
    turn_over,
)
from heckmeck.rules.dicegame import FailedAttempt, TurnEnded
from heckmeck.rules.protocol import Event
from heckmeck.rules.registry import DELUXE, EXTRAWURM, ORIGINAL

TURN_OVER = ("print", "always", "every")


def test_f1_the_top_portion_goes_back_face_up_to_its_place() -> None:
    scene = play("""
        [game original]
        [players Ada, Ben]
        [grill 21 22 24 26-36]
        [stack Ada 25 23]
        Ada: 55512344>5 stop = failed
    """)
    assert scene.happened(PortionReturned) == [PortionReturned(0, 23)]
    assert scene.stack("Ada") == [25]
    assert scene.grill == "21-24 26-35 36x"


def test_f2_the_highest_face_up_portion_is_turned_over() -> None:
    scene = play("""
        [game original]
        [players Ada, Ben]
        [grill 21-23 25-33 35 36x]
        [stack Ada 24]
        [stack Ben 34]
        Ada: 55512344>5 stop = failed
    """)
    assert scene.happened(PortionTurnedOver) == [PortionTurnedOver(35)]
    assert scene.grill == "21-33 35x 36x"


def test_f2_a_portion_turned_over_is_out_of_reach_for_the_rest_of_the_game() -> None:
    scene = play("""
        [game original]
        [players Ada, Ben]
        [grill 21-23 25-36]
        [stack Ada 24]
        Ada: 55512344>5 stop = failed
        Ben: WWWWWWW1>W 1>1 = 35
    """)
    assert (scene.stack("Ben"), scene.grill) == ([35], "21-34 36x")


def test_f2_the_portion_just_put_back_stays_face_up_even_as_the_highest() -> None:
    scene = play("""
        [game original]
        [players Ada, Ben]
        [grill 21-34 36x]
        [stack Ada 35]
        Ada: 55512344>5 stop = failed
    """)
    assert scene.happened(PortionTurnedOver) == []
    assert scene.grill == "21-35 36x"


def test_f3_with_an_empty_stack_nothing_is_turned_over() -> None:
    scene = play("""
        [game original]
        [players Ada, Ben]
        Ada: 55512344>5 stop = failed
    """)
    assert scene.happened(PortionReturned, PortionTurnedOver) == []
    assert scene.grill == "21-36"


def test_f3_if_the_hen_went_instead_nothing_is_turned_over() -> None:
    scene = play("""
        [game deluxe]
        [players Ada, Ben]
        [grill 11 13 21-35]
        [stack Ada 36]
        [specialist Ada hen]
        Ada: 55512344>5 stop = failed
    """)
    assert scene.happened(PortionReturned, PortionTurnedOver) == []
    assert (scene.stack("Ada"), scene.specialist("Ada")) == ([36], None)
    assert scene.grill == "11/hen 13 21-35"


def test_f4_portion_back_highest_turned_over_own_specialist_back_then_the_displaced_one() -> None:
    scene = play("""
        [game deluxe]
        [players Ada, Ben]
        [grill 11 13 21 23-35 36/weasel]
        [stack Ada 22]
        [specialist Ada apple]
        Ada: 55512344>5 stop = failed
    """)
    assert scene.events[-8:] == [
        FailedAttempt(0, "no_worm", total=15),
        PortionReturned(0, 22),
        PortionTurnedOver(36),
        SpecialistLeft(Specialist.APPLE),
        SpecialistPlaced(Specialist.APPLE, 11),
        SpecialistLeft(Specialist.WEASEL),
        SpecialistPlaced(Specialist.WEASEL, 13),
        TurnEnded(0, 1),
    ]
    assert scene.grill == "11/apple 13/weasel 21-35 36x"


def test_f4_the_own_specialist_may_stand_on_the_portion_just_put_back() -> None:
    scene = play("""
        [game deluxe]
        [players Ada, Ben]
        [grill 11/canned_worm 13x 22-36]
        [stack Ada 21]
        [specialist Ada apple]
        Ada: 55512344>5 stop = failed
    """)
    assert scene.grill == "11/canned_worm 13x 21/apple 22-35 36x"


def test_corner_the_returned_portion_is_the_only_free_one_the_own_specialist_takes_it_and_the_displaced_one_is_out() -> None:
    scene = play("""
        [game deluxe]
        [players Ada, Ben]
        [grill 11/canned_worm 21x 22x 23x 24x 25x 26x 27x 28x 29x 30x 31x 32x 33x 34x 35x 36/weasel]
        [stack Ada 13]
        [specialist Ada apple]
        Ada: 55512344>5 stop = failed
    """)
    assert scene.grill == "11/canned_worm 13/apple 21x 22x 23x 24x 25x 26x 27x 28x 29x 30x 31x 32x 33x 34x 35x 36x"
    assert "weasel" in scene.out_of_game
    assert scene.happened(SpecialistPlaced) == [SpecialistPlaced(Specialist.APPLE, 13), SpecialistPlaced(Specialist.WEASEL, None)]


def test_corner_the_returned_portion_is_the_only_free_one_but_is_turned_over_so_the_own_specialist_is_out() -> None:
    scene = play("""
        [game deluxe]
        [players Ada, Ben]
        [options turn_over=always]
        [grill 11/canned_worm 13/weasel 21x 22x 23x 24x 25x 26x 27x 28x 29x 30x 31x 32x 33x 34x 35x]
        [stack Ada 36]
        [specialist Ada apple]
        Ada: 55512344>5 stop = failed
    """)
    assert scene.grill.startswith("11/canned_worm 13/weasel 21x")
    assert scene.grill.endswith("36x")
    assert "apple" in scene.out_of_game


def test_corner_the_ravens_portion_is_turned_over_the_raven_moves_and_nobody_gets_a_bratworm() -> None:
    scene = play("""
        [game deluxe]
        [players Ada, Ben]
        [grill 11 13 21 23-35 36/raven]
        [stack Ada 22]
        Ada: 55512344>5 stop = failed
    """)
    assert scene.grill == "11/raven 13 21-35 36x"
    assert (scene.bratworms("Ada"), scene.bratworms("Ben"), scene.supply) == (0, 0, 7)


def test_corner_the_ravens_portion_is_turned_over_and_all_others_are_occupied_the_raven_is_out() -> None:
    scene = play("""
        [game deluxe]
        [players Ada, Ben]
        [grill 11/canned_worm 21x 22x 23x 24x 25x 26x 27x 28x 29x 30x 31x 32x 33x 34x 35x 36/raven]
        [stack Ada 13]
        [specialist Ada weasel]
        Ada: 55512344>5 stop = failed
    """)
    assert scene.grill.startswith("11/canned_worm 13/weasel 21x")
    assert scene.out_of_game == ["apple", "golden_die", "hen", "raven"]


# House rule turn_over


PUT_BACK_THE_HIGHEST = """
    [game original]
    [players Ada, Ben]
    [options turn_over={option}]
    [grill 21-34 36x]
    [stack Ada 35]
    Ada: 55512344>5 stop = failed
"""

PUT_BACK_A_LOWER_ONE = """
    [game original]
    [players Ada, Ben]
    [options turn_over={option}]
    [grill 21 23-36]
    [stack Ada 22]
    Ada: 55512344>5 stop = failed
"""

NOTHING_TO_PUT_BACK = """
    [game original]
    [players Ada, Ben]
    [options turn_over={option}]
    [grill 21-35]
    [stack Ben 36]
    Ada: 55512344>5 stop = failed
"""

HEN_INSTEAD = """
    [game deluxe]
    [players Ada, Ben]
    [options turn_over={option}]
    [grill 13 21-34 35/weasel 36x]
    [stack Ada 11]
    [specialist Ada hen]
    Ada: 55512344>5 stop = failed
"""

HEN_WITHOUT_PORTION = """
    [game deluxe]
    [players Ada, Ben]
    [options turn_over={option}]
    [grill 11 13 21-35]
    [stack Ben 36]
    [specialist Ada hen]
    Ada: 55512344>5 stop = failed
"""


@pytest.mark.parametrize(
    ("record", "option", "grill"),
    [
        (PUT_BACK_A_LOWER_ONE, "print", "21-35 36x"),
        (PUT_BACK_A_LOWER_ONE, "always", "21-35 36x"),
        (PUT_BACK_A_LOWER_ONE, "every", "21-35 36x"),
        (PUT_BACK_THE_HIGHEST, "print", "21-35 36x"),
        (PUT_BACK_THE_HIGHEST, "always", "21-34 35x 36x"),
        (PUT_BACK_THE_HIGHEST, "every", "21-35 36x"),
        (NOTHING_TO_PUT_BACK, "print", "21-35"),
        (NOTHING_TO_PUT_BACK, "always", "21-35"),
        (NOTHING_TO_PUT_BACK, "every", "21-34 35x"),
        (HEN_INSTEAD, "print", "13/hen 21-34 35/weasel 36x"),
        (HEN_INSTEAD, "always", "13/hen 21-34 35/weasel 36x"),
        (HEN_INSTEAD, "every", "13/hen 21/weasel 22-34 35x 36x"),
        (HEN_WITHOUT_PORTION, "print", "11 13 21-35"),
        (HEN_WITHOUT_PORTION, "always", "11 13 21-35"),
        (HEN_WITHOUT_PORTION, "every", "11 13 21-34 35x"),
    ],
)
def test_house_rule_turn_over(record: str, option: str, grill: str) -> None:
    scene = play(record.format(option=option))
    assert scene.grill == grill
    assert scene.specialist("Ada") == ("hen" if record is HEN_WITHOUT_PORTION else None)
    assert scene.stack("Ada") == ([11] if record is HEN_INSTEAD else [])


def test_house_rule_turn_over_every_may_end_the_game() -> None:
    """E1 holds for a portion that is turned over as for one that is taken."""
    scene = play("""
        [game original]
        [players Ada, Ben]
        [options turn_over=every]
        [grill 21 22x 23x 24x 25x 26x 27x 28x 29x 30x 31x 32x 33x 34x 35x]
        [stack Ben 36]
        Ada: 55512344>5 stop = failed
    """)
    assert scene.finished
    assert scene.winners == ["Ben"]
    assert scene.events[-1] != TurnEnded(0, 1)


# The order of F4


def highest_to_turn_over(board: Board, returned: int | None, option: str) -> int | None:
    """Section 5, in its own words."""
    highest = max(board.face_up, default=None)
    if returned is None:
        return highest if option == "every" else None
    if highest == returned:
        return highest if option == "always" else None
    return highest


def fail_with_the_own_specialist_first(board: Board, seat: int, option: str) -> Board:
    """The same small steps in the other order: the player's specialist goes back before the highest portion is turned over."""
    events: list[Event] = []
    has_hen = board.held[seat] is Specialist.HEN
    has_portion = bool(board.stacks[seat])
    returned: int | None = None
    if has_portion and not has_hen:
        board, returned = return_portion(board, seat, events)
    turned = highest_to_turn_over(board, returned, option)
    if board.held[seat] is not None and (has_portion or not has_hen):
        board = give_up(board, seat, events)
    if turned is not None:
        board = turn_over(board, turned, events)
        displaced = board.specialist_on(turned)
        if displaced is not None:
            event("a specialist is displaced")
            board = place(lift(board, turned), displaced, events)
    return board


@settings(max_examples=100)
@given(data=st.data(), option=st.sampled_from(TURN_OVER), components=st.sampled_from([ORIGINAL, EXTRAWURM, DELUXE]))
def test_f4_placing_the_own_specialist_before_or_after_the_turning_over_gives_the_same_board(
    data: st.DataObject, option: str, components: Components
) -> None:
    board = data.draw(boards(components, players=3))
    for seat in range(3):
        assert fail(board, seat, option, []) == fail_with_the_own_specialist_first(board, seat, option)


def crowded(draw: st.DrawFn) -> Board:
    """A grill on which nearly every face-up portion is occupied: where the order could matter most."""
    face_up = sorted(draw(st.sets(st.sampled_from(DELUXE.portions), min_size=1, max_size=6)))
    others = [portion for portion in DELUXE.portions if portion not in face_up]
    own = draw(st.sampled_from(others))
    specialists = draw(st.permutations([specialist for specialist, _ in DELUXE.specialists]))
    standing = tuple(zip(face_up, specialists, strict=False))[: draw(st.integers(len(face_up) - 1, len(face_up)))]
    left = [specialist for specialist in specialists if specialist not in dict(standing).values()]
    held = next((specialist for specialist in left if specialist is not Specialist.RAVEN), None)
    down = tuple([portion for portion in others if portion != own])
    return Board(tuple(face_up), down, tuple(sorted(standing)), ((own,), ()), (held, None), (0, 0), 7)


@settings(max_examples=100)
@given(board=st.composite(crowded)(), option=st.sampled_from(TURN_OVER))
def test_f4_holds_on_a_crowded_grill_too(board: Board, option: str) -> None:
    assert fail(board, 0, option, []) == fail_with_the_own_specialist_first(board, 0, option)
