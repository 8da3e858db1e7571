"""A turn with dice, rule by rule (T1-T12), and the worked examples of the print."""

from __future__ import annotations

import pytest
from scenario import Scene, play, refused

from heckmeck.rules.attempt import KeepSpecialist, TakeBratworm, TakePortion
from heckmeck.rules.board import PortionReturned, PortionTurnedOver, Specialist
from heckmeck.rules.dice import Rolled
from heckmeck.rules.dicegame import DiceFell, DiceLaidAside, DiceThrown, FailedAttempt, TurnEnded
from heckmeck.rules.events import PortionStolen, PortionTaken
from heckmeck.rules.turn import LayAside, Roll, Stop, UseWeasel

WORM = 6


def original(lines: str, pieces: str = "") -> Scene:
    """A game of the original between Ada and Ben."""
    return play(f"[game original]\n[players Ada, Ben]\n{pieces}\n{lines}")


# Worked examples


def test_example_a_move_by_move() -> None:
    """Thomas lays aside three 4s, then the worm, then the fives, stops at 27 and takes portion 27."""
    thomas = play("""
        [game deluxe]
        [players Thomas, Birgit]
        Thomas: 44412W35
    """)
    assert thomas.legal == (LayAside(1), LayAside(2), LayAside(3), LayAside(4), LayAside(5), LayAside(WORM))
    thomas = thomas.then(LayAside(4))
    assert thomas.events[-1] == DiceLaidAside(0, face=4, count=3, golden=False, total=12)
    assert thomas.legal == (Roll(), Stop())

    thomas = thomas.then(Roll(), Rolled((0, 1, 1, 2, 0, 1)))
    assert thomas.legal == (LayAside(2), LayAside(3), LayAside(WORM))  # 4s he has already
    thomas = thomas.then(LayAside(WORM))
    assert (thomas.turn["aside"], thomas.turn["dice"], thomas.turn["total"]) == ({"4": 3, "W": 1}, 4, 17)

    thomas = thomas.then(Roll(), Rolled((0, 0, 0, 0, 2, 2)))
    assert thomas.legal == (LayAside(5),)
    thomas = thomas.then(LayAside(5))
    assert (thomas.turn["dice"], thomas.turn["total"]) == (2, 27)

    thomas = thomas.then(Stop())
    assert thomas.stack("Thomas") == [27]
    assert thomas.grill == "11/canned_worm 13 21/hen 22 23/raven 24 25/weasel 26 28 29/apple 30-36"
    assert thomas.specialist("Thomas") == "golden_die"
    assert thomas.to_act == "Birgit"


def test_example_a_as_a_record() -> None:
    scene = original("Ada: 44412W35>4 4423W>W 55WW>5 stop = 27")
    assert scene.events == [
        DiceThrown(0, golden=False),
        DiceFell(0, Rolled((1, 1, 1, 3, 1, 1))),
        DiceLaidAside(0, 4, 3, golden=False, total=12),
        DiceThrown(0, golden=False),
        DiceFell(0, Rolled((0, 1, 1, 2, 0, 1))),
        DiceLaidAside(0, WORM, 1, golden=False, total=17),
        DiceThrown(0, golden=False),
        DiceFell(0, Rolled((0, 0, 0, 0, 2, 2))),
        DiceLaidAside(0, 5, 2, golden=False, total=27),
        PortionTaken(0, 27),
        TurnEnded(0, following=1),
    ]


def test_example_b_move_by_move() -> None:
    """Birgit has 26 and wants more: a 3 and a worm fail. Her top portion goes back, the highest is turned over."""
    start = """
        [game original]
        [players Birgit, Thomas]
        [grill 21 23 25-36]
        [stack Birgit 22 24]
    """
    birgit = play(start + "Birgit: 33124455>3 555124>5 W22>W")
    assert [event.total for event in birgit.happened(DiceLaidAside)] == [6, 21, 26]
    assert birgit.legal == (Roll(), Stop())
    birgit = birgit.then(Roll(), Rolled((0, 0, 1, 0, 0, 1)))
    assert birgit.events[-4:] == [
        FailedAttempt(0, "faces", total=26),
        PortionReturned(0, 24),
        PortionTurnedOver(36),
        TurnEnded(0, following=1),
    ]
    assert birgit.stack("Birgit") == [22]
    assert birgit.grill == "21 23-35 36x"
    assert birgit.to_act == "Thomas"
    assert play(start + "Birgit: 33124455>3 555124>5 W22>W 3W = failed").position == birgit.position


# T1 to T5: rolling and laying aside


def test_t1_the_player_rolls_all_eight_dice() -> None:
    scene = original("")
    assert scene.legal == (Roll(),)
    assert (scene.turn["dice"], scene.awaiting) == (8, "roll")
    in_the_air = scene.then(Roll())
    for white in ((7, 0, 0, 0, 0, 0), (9, 0, 0, 0, 0, 0)):
        in_the_air.refuses(Rolled(white), rule="T1", reason="wrong_number_of_dice", dice=8)


def test_t1_no_dice_fall_that_nobody_threw() -> None:
    roll = Rolled((8, 0, 0, 0, 0, 0))
    original("").refuses(roll, rule="T1", reason="nothing_in_the_air")
    original("Ada: 44412W35").refuses(roll, rule="T1", reason="nothing_in_the_air")
    original("Ada: 44412W35>4").refuses(Rolled((5, 0, 0, 0, 0, 0)), rule="T1", reason="nothing_in_the_air")


@pytest.mark.parametrize("move", [Roll(), Stop(), LayAside(1), UseWeasel(), TakePortion(21)])
def test_t1_nothing_can_be_done_while_the_dice_are_in_the_air(move: Roll | Stop | LayAside | UseWeasel | TakePortion) -> None:
    for scene in (original(""), original("Ada: 44412W35>4")):
        in_the_air = scene.then(Roll())
        assert in_the_air.legal == ()
        in_the_air.refuses(move, rule="T1", reason="dice_in_the_air")


def test_t2_one_face_is_picked_and_all_dice_that_show_it_go_aside() -> None:
    scene = original("Ada: 44412W35>4")
    assert (scene.turn["aside"], scene.turn["dice"], scene.turn["roll"]) == ({"4": 3}, 5, None)


def test_t2_a_face_is_laid_aside_once_in_a_turn() -> None:
    before = refused(
        "[game original]\n[players Ada, Ben]\nAda: 44412W35>4 4423W>4", rule="T2", reason="face_already_aside", face=4, at=">4"
    )
    assert before is not None
    before.refuses(LayAside(4), rule="T2", reason="face_already_aside", face=4)
    assert before.legal == (LayAside(2), LayAside(3), LayAside(WORM))


def test_t2_only_a_face_that_was_rolled_is_laid_aside() -> None:
    before = refused("[game original]\n[players Ada, Ben]\nAda: 44412W33>5", rule="T2", reason="face_not_rolled", face=5, at=">5")
    assert before is not None
    for face in (5, 0, -1, 7):
        before.refuses(LayAside(face), rule="T2", reason="face_not_rolled", face=face)


def test_t2_the_first_faces_may_be_laid_aside_again_in_the_next_turn() -> None:
    scene = original("""
        Ada: 44412W35>4 4423W>W 55WW>5 stop = 27
        Ben: 44412W35>4
        """)
    assert scene.turn["aside"] == {"4": 3}


def test_t2_without_a_roll_nothing_can_be_laid_aside() -> None:
    original("").refuses(LayAside(4), rule="T2", reason="nothing_rolled")
    original("Ada: 44412W35>4").refuses(LayAside(5), rule="T2", reason="nothing_rolled")


@pytest.mark.parametrize("answer", [TakePortion(21), TakeBratworm(1), KeepSpecialist(Specialist.HEN)])
def test_t2_nobody_answers_what_was_not_asked(answer: TakePortion | TakeBratworm | KeepSpecialist) -> None:
    for lines in ("", "Ada: 44412W35", "Ada: 44412W35>4"):
        original(lines).refuses(answer, rule="T2", reason="nothing_asked")


def test_t3_the_player_stops_or_rolls_the_dice_that_are_left() -> None:
    scene = original("Ada: 44412W35>4")
    assert scene.legal == (Roll(), Stop())
    assert scene.then(Roll(), Rolled((5, 0, 0, 0, 0, 0))).turn["roll"] == "11111"
    scene.then(Roll()).refuses(Rolled((4, 0, 0, 0, 0, 0)), rule="T1", reason="wrong_number_of_dice", dice=5)


def test_t3_no_roll_before_the_last_one_was_laid_aside_from() -> None:
    original("Ada: 44412W35").refuses(Roll(), rule="T3", reason="lay_aside_first")
    refused("[game original]\n[players Ada, Ben]\nAda: 44412W35 44423", rule="T3", reason="lay_aside_first", at="44423")


def test_t3_with_no_dice_left_the_turn_stops_by_itself() -> None:
    scene = original("Ada: WWWWW123>W 113>1 3>3 = 30")
    assert scene.stack("Ada") == [30]
    assert scene.to_act == "Ben"


def test_t4_stopping_is_allowed_after_any_laying_aside_also_when_it_yields_nothing() -> None:
    scene = original("Ada: 44412W35>4 stop = failed")
    assert scene.happened(FailedAttempt) == [FailedAttempt(0, "no_worm", total=12)]
    assert scene.to_act == "Ben"


def test_t4_no_stopping_before_the_first_laying_aside() -> None:
    original("").refuses(Stop(), rule="T4", reason="nothing_aside")
    refused("[game original]\n[players Ada, Ben]\nAda: stop", rule="T4", reason="nothing_aside", at="stop")


def test_t4_no_stopping_between_a_roll_and_its_laying_aside() -> None:
    original("Ada: 44412W35").refuses(Stop(), rule="T4", reason="lay_aside_first")
    refused("[game original]\n[players Ada, Ben]\nAda: 44412W35>4 4423W stop", rule="T4", reason="lay_aside_first", at="stop")


def test_t5_a_roll_of_faces_already_aside_is_a_failed_attempt_at_once() -> None:
    scene = original("Ada: 44412W35>4 4423W>W 44WW = failed")
    assert scene.happened(FailedAttempt) == [FailedAttempt(0, "faces", total=17)]
    assert (scene.to_act, scene.turn["aside"]) == ("Ben", {})


def test_t5_a_single_new_face_saves_the_roll() -> None:
    scene = original("Ada: 44412W35>4 4423W>W 44W1")
    assert scene.legal == (LayAside(1),)


# T6 to T12: what the total brings


def test_t6_without_a_worm_it_is_a_failed_attempt_whatever_the_total() -> None:
    scene = original("Ada: 55555144>5 144>4 stop = failed")
    assert scene.happened(FailedAttempt) == [FailedAttempt(0, "no_worm", total=33)]
    assert scene.grill == "21-36"


def test_t6_a_worm_counts_five() -> None:
    assert original("Ada: WWWWW123>W").turn["total"] == 25
    assert original("Ada: WWWWW123>W stop = 25").stack("Ada") == [25]


def test_t7_the_exact_portion_is_taken_from_the_grill() -> None:
    scene = original("Ada: WWWW1235>W 1235>1 stop = 21")
    assert scene.happened(PortionTaken) == [PortionTaken(0, 21)]
    assert (scene.stack("Ada"), scene.grill) == ([21], "22-36")


def test_t7_from_11_and_13_too_if_the_total_is_exact() -> None:
    start = "[game deluxe]\n[players Ada, Ben]\n[grill 11 13 21-36]\n"
    assert play(start + "Ada: W3344555>W 3344555>3 stop = 11").stack("Ada") == [11]
    assert play(start + "Ada: W2244555>W 2244555>4 stop = 13").stack("Ada") == [13]


def test_t8_the_top_portion_of_a_rival_is_stolen() -> None:
    scene = original("Ada: WWWWW123>W 123>2 stop = 27 from Ben", "[grill 21-26 29-36]\n[stack Ben 28 27]")
    assert scene.happened(PortionStolen, PortionTaken) == [PortionStolen(0, 1, 27)]
    assert (scene.stack("Ada"), scene.stack("Ben")) == ([27], [28])
    assert scene.grill == "21-26 29-36"


def test_t8_neither_taking_nor_stealing_is_optional() -> None:
    """The stop itself takes or steals; nothing is asked."""
    start = "[grill 21-26 29-36]\n[stack Ben 28 27]"
    assert original("Ada: WWWWW123>W 123>2 stop", start).pending is None
    assert original("Ada: WWWWW123>W 123>2 stop", start).to_act == "Ben"
    assert original("Ada: WWWWW123>W 123>1 stop", start).stack("Ada") == [26]


def test_t8_only_the_top_can_be_stolen() -> None:
    scene = original("Ada: WWWWW123>W 123>3 stop = 26", "[grill 21-26 29-36]\n[stack Ben 28 27]")
    assert (scene.stack("Ada"), scene.stack("Ben")) == ([26], [28, 27])


@pytest.mark.parametrize(
    ("lines", "portion"), [("Ada: W3344555>W 3344555>3 stop = failed", 11), ("Ada: W2244555>W 2244555>4 stop = failed", 13)]
)
def test_t8_11_and_13_cannot_be_stolen(lines: str, portion: int) -> None:
    other = 24 - portion
    scene = play(f"[game deluxe]\n[players Ada, Ben]\n[grill {other} 21-36]\n[stack Ben {portion}]\n{lines}")
    assert scene.happened(FailedAttempt) == [FailedAttempt(0, "no_portion", total=portion)]
    assert scene.stack("Ben") == [portion]


def test_t8_stealing_looks_at_all_rivals() -> None:
    scene = play("""
        [game original]
        [players Ada, Ben, Cleo, Dan]
        [grill 21-32]
        [stack Ada 36]
        [stack Ben 33]
        [stack Cleo 34]
        [stack Dan 35]
        [first Cleo]
        Cleo: WWWWWW45>W 45>5 stop = 35 from Dan
        Dan: WWWWWW45>W 45>5 stop = 35 from Cleo
        Ada: WWWWWW34>W 34>3 stop = 33 from Ben
    """)
    assert [scene.stack(name) for name in scene.record.names] == [[36, 33], [], [34], [35]]


def test_t9_else_the_highest_lower_portion_of_the_grill() -> None:
    scene = original("Ada: WWWWWW35>W 35>5 stop = 31", "[grill 21-28 31 35x 36]\n[stack Ben 29 30 32 33 34]")
    assert scene.stack("Ada") == [31]
    assert scene.grill == "21-28 35x 36"


def test_t9_a_lower_portion_is_never_11_or_13() -> None:
    scene = play("""
        [game deluxe]
        [players Ada, Ben]
        [grill 11 13 22-36]
        [stack Ben 21]
        Ada: WWW12344>W 12344>1 stop = failed
    """)
    assert scene.happened(FailedAttempt) == [FailedAttempt(0, "no_portion", total=16)]
    assert scene.grill == "11 13 22-36"


def test_t9_a_face_down_portion_is_not_there() -> None:
    scene = original("Ada: WWWWW123>W 123>2 stop = 25", "[grill 21-25 26x 27x 28-36]")
    assert scene.stack("Ada") == [25]


def test_t9_with_no_lower_portion_the_attempt_has_failed() -> None:
    scene = original("Ada: WWW12344>W 12344>1 stop = failed", "[grill 21-35]\n[stack Ada 36]")
    assert scene.happened(FailedAttempt) == [FailedAttempt(0, "no_portion", total=16)]
    assert (scene.stack("Ada"), scene.grill) == ([], "21-36")


def test_t10_the_own_top_portion_is_never_a_target() -> None:
    scene = original("Ada: WWWWW123>W 123>2 stop = 26", "[grill 21-26 28-36]\n[stack Ada 27]")
    assert scene.stack("Ada") == [27, 26]


def test_t11_a_portion_won_goes_on_top_of_the_one_stack() -> None:
    scene = original("""
        Ada: WWWWW123>W 123>2 stop = 27
        Ben: WWWW1235>W 1235>1 stop = 21
        Ada: WWWW1235>W 1235>2 stop = 22
        Ben: WWWW1235>W 1235>2 stop = 22 from Ada
        Ada: WWWW1235>W 1235>2 stop = 22 from Ben
        """)
    assert (scene.stack("Ada"), scene.stack("Ben")) == ([27, 22], [21])


def test_t11_everything_is_open_to_everybody() -> None:
    scene = original("Ada: WWWWW123>W 123>2 stop = 27")
    for seat in (0, 1, None):
        assert scene.game.view(scene.state, seat) == scene.state
        assert [scene.game.seen(event, seat) for event in scene.events] == scene.events


def test_t12_then_the_next_player_clockwise() -> None:
    scene = play("""
        [game original]
        [players Ada, Ben, Cleo]
        [first Ben]
        Ben: 55512344>5 stop = failed
        Cleo: 55512344>5 stop = failed
        Ada: 55512344>5 stop = failed
    """)
    assert scene.happened(TurnEnded) == [TurnEnded(1, 2), TurnEnded(2, 0), TurnEnded(0, 1)]
    assert scene.to_act == "Ben"
    assert (scene.turn["aside"], scene.turn["dice"], scene.turn["roll"]) == ({}, 8, None)
