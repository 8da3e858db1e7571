"""The specialists (S1-S5 and each one's own rule)."""

from __future__ import annotations

import pytest
from scenario import Scene, play, refused

from heckmeck.rules import Move
from heckmeck.rules.attempt import KeepSpecialist, TakeBratworm, TakePortion
from heckmeck.rules.board import (
    BratwormTaken,
    PortionTurnedOver,
    Specialist,
    SpecialistLeft,
    SpecialistPlaced,
    SpecialistWon,
)
from heckmeck.rules.dice import Rolled
from heckmeck.rules.dicegame import Asked, DiceLaidAside, DiceThrown, FailedAttempt, SpecialistKept, WeaselUsed
from heckmeck.rules.events import PortionStolen, PortionTaken
from heckmeck.rules.turn import LayAside, Roll, Stop, UseWeasel

WORM = 6
START = "[game deluxe]\n[players Ada, Ben]\n"


def deluxe(pieces: str, lines: str = "") -> Scene:
    """Deluxe between Ada and Ben, from a position."""
    return play(f"{START}{pieces}\n{lines}")


def holding(specialist: str, lines: str = "", options: str = "") -> Scene:
    """Ada has portion 36 and a specialist; all other specialists are out."""
    return deluxe(f"{options}\n[grill 11 13 21-35]\n[stack Ada 36]\n[specialist Ada {specialist}]", lines)


# S1 to S5


def test_s1_a_portion_of_the_grill_brings_the_specialist_on_it() -> None:
    scene = play(START + "Ada: WWWWW123>W stop = 25")
    assert scene.happened(SpecialistWon) == [SpecialistWon(0, Specialist.WEASEL, 25, None)]
    assert scene.specialist("Ada") == "weasel"
    assert scene.grill == "11/canned_worm 13 21/hen 22 23/raven 24 26 27/golden_die 28 29/apple 30-36"


def test_s1_also_as_the_next_lower_portion() -> None:
    scene = deluxe("[grill 11 13 21-25 26x 27x 28/apple 29-36x]", "Ada: WWWWWWWW>W = 28")
    assert scene.specialist("Ada") == "apple"


def test_s1_a_portion_without_one_brings_none() -> None:
    scene = play(START + "Ada: WWWWW123>W 123>1 stop = 26")
    assert scene.happened(SpecialistWon) == []
    assert scene.specialist("Ada") is None


def test_s2_stealing_brings_the_rivals_specialist_too() -> None:
    scene = deluxe("[grill 11 13 21-35]\n[stack Ben 36]\n[specialist Ben apple]", "Ada: WWWWWWW1>W 1>1 = 36 from Ben")
    assert scene.happened(PortionStolen, SpecialistWon) == [
        PortionStolen(0, 1, 36),
        SpecialistWon(0, Specialist.APPLE, None, 1),
    ]
    assert (scene.stack("Ada"), scene.specialist("Ada"), scene.specialist("Ben")) == ([36], "apple", None)


def test_s2_stealing_from_who_has_none_brings_none() -> None:
    scene = deluxe("[grill 11 13 21-35]\n[stack Ben 36]", "Ada: WWWWWWW1>W 1>1 = 36 from Ben")
    assert scene.happened(SpecialistWon) == []
    assert scene.specialist("Ada") is None


def test_corner_a_steal_that_empties_a_stack_has_no_further_effect() -> None:
    scene = deluxe("[grill 11 13 21-35]\n[stack Ben 36]", "Ada: WWWWWWW1>W 1>1 = 36 from Ben")
    assert (scene.stack("Ben"), scene.grill, scene.happened(PortionTurnedOver)) == ([], "11 13 21-35", [])


TWO_SPECIALISTS = "[grill 11/canned_worm 13 21-24 25/apple 26-35]\n[stack Ada 36]\n[specialist Ada golden_die]"


def test_s3_with_a_second_specialist_the_player_chooses_which_to_keep() -> None:
    asked = deluxe(TWO_SPECIALISTS, "Ada: WWWWW123>W stop")
    assert asked.pending == {"choose": "specialist", "between": ["apple", "golden_die"]}
    assert (asked.to_act, asked.awaiting) == ("Ada", "specialist")
    assert asked.legal == (KeepSpecialist(Specialist.GOLDEN_DIE), KeepSpecialist(Specialist.APPLE))
    assert asked.stack("Ada") == [36, 25]
    assert asked.specialist("Ada") is None
    assert asked.grill == "11/canned_worm 13 21-24 26-35"
    assert asked.out_of_game == ["hen", "raven", "weasel"]


def test_s3_the_other_one_goes_back() -> None:
    kept = deluxe(TWO_SPECIALISTS, "Ada: WWWWW123>W stop keep=golden_die = 25")
    assert (kept.specialist("Ada"), kept.grill, kept.to_act) == ("golden_die", "11/canned_worm 13/apple 21-24 26-35", "Ben")
    swapped = deluxe(TWO_SPECIALISTS, "Ada: WWWWW123>W stop keep=apple = 25")
    assert (swapped.specialist("Ada"), swapped.grill) == ("apple", "11/canned_worm 13/golden_die 21-24 26-35")
    assert swapped.happened(SpecialistKept, SpecialistPlaced) == [
        SpecialistKept(0, Specialist.APPLE),
        SpecialistPlaced(Specialist.GOLDEN_DIE, 13),
    ]


def test_s3_a_stolen_specialist_raises_the_same_question() -> None:
    start = "[grill 11 13 21-34]\n[stack Ada 36]\n[stack Ben 35]\n[specialist Ada weasel]\n[specialist Ben apple]"
    asked = deluxe(start, "Ada: WWWWWWW1>W stop")
    assert asked.pending == {"choose": "specialist", "between": ["apple", "weasel"]}
    assert (asked.stack("Ada"), asked.stack("Ben"), asked.specialist("Ben")) == ([36, 35], [], None)
    done = deluxe(start, "Ada: WWWWWWW1>W stop keep=weasel = 35 from Ben")
    assert (done.specialist("Ada"), done.grill) == ("weasel", "11/apple 13 21-34")


@pytest.mark.parametrize(
    "move",
    [Roll(), Stop(), UseWeasel(), Rolled((1, 1, 1, 0, 0, 0)), TakePortion(25), TakeBratworm(1), KeepSpecialist(Specialist.HEN)],
)
def test_s3_until_the_question_is_answered_nothing_else_can_be_done(move: Move) -> None:
    deluxe(TWO_SPECIALISTS, "Ada: WWWWW123>W stop").refuses(move, rule="S3", reason="question_open")


def test_s3_only_one_of_the_two_can_be_kept() -> None:
    refused(
        f"{START}{TWO_SPECIALISTS}\nAda: WWWWW123>W stop keep=canned_worm", rule="S3", reason="question_open", at="keep=canned_worm"
    )


def test_s4_back_onto_the_lowest_unoccupied_face_up_portion() -> None:
    """11 is occupied, 13 is face down, 21 is away: 22 it is."""
    scene = deluxe(
        "[grill 11/canned_worm 13x 22-35]\n[stack Ada 36]\n[stack Ben 21]\n[specialist Ada apple]", "Ada: 55512344>5 stop = failed"
    )
    assert scene.grill == "11/canned_worm 13x 22/apple 23-36"


def test_s4_with_every_portion_occupied_out_of_the_game_for_good() -> None:
    scene = deluxe(
        """
        [grill 11/canned_worm 13/golden_die 25/apple 36x]
        [stack Ada 21 22 23 24]
        [stack Ben 26 27 28 29 30 31 32 33 34 35]
        [specialist Ada weasel]
        """,
        "Ada: WWWWW123>W stop keep=apple = 25",
    )
    assert scene.out_of_game == ["hen", "raven", "weasel"]
    assert scene.happened(SpecialistPlaced) == [SpecialistPlaced(Specialist.WEASEL, None)]
    assert scene.grill == "11/canned_worm 13/golden_die 36x"


def test_s5_after_a_failed_attempt_the_holder_puts_the_specialist_back() -> None:
    scene = holding("apple", "Ada: 55512344>5 stop = failed")
    assert (scene.specialist("Ada"), scene.stack("Ada"), scene.grill) == (None, [], "11/apple 13 21-36")
    assert scene.happened(SpecialistLeft, SpecialistPlaced) == [
        SpecialistLeft(Specialist.APPLE),
        SpecialistPlaced(Specialist.APPLE, 11),
    ]


@pytest.mark.parametrize("specialist", ["canned_worm", "weasel", "golden_die", "apple"])
def test_s5_also_with_an_empty_stack(specialist: str) -> None:
    scene = deluxe(f"[grill 11 13 21-36]\n[specialist Ada {specialist}]", "Ada: 13344555>1 stop = failed")
    assert scene.specialist("Ada") is None
    assert scene.grill == f"11/{specialist} 13 21-36"


def test_s5_a_success_costs_nothing() -> None:
    scene = holding("apple", "Ada: WWWWW123>W stop = 25")
    assert scene.specialist("Ada") == "apple"


# S-gold


def test_s_gold_the_holder_decides_before_the_first_roll() -> None:
    scene = holding("golden_die")
    assert scene.legal == (Roll(golden=False), Roll(golden=True))
    assert scene.turn["golden_die"] is None


def test_s_gold_with_it_nine_dice_are_rolled_laid_aside_and_summed() -> None:
    rolled = holding("golden_die", "Ada: 1234WW55*W")
    assert (rolled.turn["roll"], rolled.turn["golden"], rolled.turn["golden_die"]) == ("123455WW", "W", "in_hand")
    laid = holding("golden_die", "Ada: 1234WW55*W>W")
    assert (laid.turn["aside"], laid.turn["dice"], laid.turn["golden_die"]) == ({"W": 3}, 6, "aside")
    assert laid.turn["total"] == 15
    laid.then(Roll()).refuses(Rolled((5, 0, 0, 0, 0, 0), golden=1), rule="T1", reason="wrong_number_of_dice", dice=6)
    laid.then(Roll()).refuses(Rolled((6, 0, 0, 0, 0, 0), golden=1), rule="S-gold", reason="golden_die_not_rolled")


def test_s_gold_it_is_rolled_again_until_it_is_aside() -> None:
    scene = holding("golden_die", "Ada: 1234WW55*1>W")
    assert (scene.turn["dice"], scene.turn["golden_die"]) == (6, "in_hand")
    scene.then(Roll()).refuses(Rolled((6, 0, 0, 0, 0, 0)), rule="S-gold", reason="golden_die_missing")
    assert scene.then(Roll(), Rolled((6, 0, 0, 0, 0, 0), golden=WORM)).turn["golden"] == "W"


def test_s_gold_it_alone_may_be_left() -> None:
    scene = holding("golden_die", "Ada: WWWWWWWW*1>W")
    assert (scene.turn["dice"], scene.turn["golden_die"], scene.legal) == (0, "in_hand", (Roll(), Stop()))
    rolled = holding("golden_die", "Ada: WWWWWWWW*1>W *1")
    assert (rolled.turn["roll"], rolled.turn["golden"]) == ("", "1")
    assert holding("golden_die", "Ada: WWWWWWWW*1>W *1>1 = 35").stack("Ada") == [36, 35]


def test_s_gold_it_alone_may_fail() -> None:
    scene = holding("golden_die", "Ada: WWWWWWWW*1>W *W = failed")
    assert scene.happened(FailedAttempt) == [FailedAttempt(0, "faces", total=40)]


def test_s_gold_the_total_can_reach_45() -> None:
    scene = deluxe(
        "[grill 11 13 21-34 36]\n[stack Ada 35]\n[specialist Ada golden_die]",
        "Ada: WWWWWWWW*W>W = 36",
    )
    assert scene.stack("Ada") == [35, 36]
    assert [event.total for event in scene.happened(DiceLaidAside)] == [45]


def test_s_gold_not_used_it_takes_no_part_in_the_turn() -> None:
    scene = holding("golden_die", "Ada: 1234WW55>W")
    assert scene.turn["golden_die"] is None
    assert scene.legal == (Roll(), Stop())
    scene.refuses(Roll(golden=True), rule="S-gold", reason="golden_die_too_late")
    scene.then(Roll()).refuses(Rolled((6, 0, 0, 0, 0, 0), golden=1), rule="S-gold", reason="golden_die_not_rolled")
    refused(
        f"{START}[grill 11 13 21-35]\n[stack Ada 36]\n[specialist Ada golden_die]\nAda: 1234WW55>W 123455*1",
        rule="S-gold",
        reason="golden_die_not_rolled",
        at="123455*1",
    )


def test_s_gold_the_decision_stands_for_the_whole_turn() -> None:
    holding("golden_die", "Ada: 1234WW55*1>W").refuses(Roll(golden=True), rule="S-gold", reason="golden_die_too_late")
    holding("golden_die").then(Roll(golden=True)).refuses(Rolled((8, 0, 0, 0, 0, 0)), rule="S-gold", reason="golden_die_missing")
    assert holding("golden_die").then(Roll(golden=True)).events == [DiceThrown(0, golden=True)]


def test_s_gold_it_may_be_decided_anew_in_the_next_turn() -> None:
    scene = holding(
        "golden_die",
        """
        Ada: WWWWW123>W stop = 25
        Ben: 55512344>5 stop = failed
        Ada: WWWWW123*W>W 123>1 stop = 31
        """,
    )
    assert scene.stack("Ada") == [36, 25, 31]


def test_s_gold_who_does_not_have_it_cannot_roll_it() -> None:
    play(START).refuses(Roll(golden=True), rule="S-gold", reason="no_golden_die")
    refused(START + "Ada: 1234WW55*W", rule="S-gold", reason="no_golden_die", at="1234WW55*W")


def test_c3_the_golden_die_has_only_ones_and_worms() -> None:
    in_the_air = holding("golden_die").then(Roll(golden=True))
    for face in (2, 3, 4, 5):
        in_the_air.refuses(Rolled((8, 0, 0, 0, 0, 0), golden=face), rule="C3", reason="golden_die_has_no_such_face", face=face)
    for face in (1, WORM):
        assert in_the_air.then(Rolled((8, 0, 0, 0, 0, 0), golden=face)).turn["roll"] == "11111111"


# S-can


def test_s_can_without_a_worm_aside_it_counts_as_a_worm_of_5() -> None:
    scene = holding("canned_worm", "Ada: 55555144>5 stop = 30")
    assert scene.stack("Ada") == [36, 30]


def test_s_can_6_makes_11_and_8_makes_13() -> None:
    assert holding("canned_worm", "Ada: 33124455>3 stop = 11").stack("Ada") == [36, 11]
    assert holding("canned_worm", "Ada: 44123355>4 stop = 13").stack("Ada") == [36, 13]


def test_s_can_the_total_shows_it_only_at_the_stop() -> None:
    assert holding("canned_worm", "Ada: 55555144>5").turn["total"] == 25


def test_s_can_what_is_told_of_the_dice_aside_is_what_they_count() -> None:
    scene = holding("canned_worm", "Ada: 55511W44>5 11W44>1 W44>W")
    assert [event.total for event in scene.happened(DiceLaidAside)] == [20, 22, 22]


def test_s_can_with_any_worm_aside_it_does_nothing() -> None:
    scene = holding("canned_worm", "Ada: 5555W144>5 W144>W stop = 25")
    assert scene.stack("Ada") == [36, 25]


def test_s_can_it_is_no_reason_not_to_lay_worms_aside() -> None:
    assert LayAside(WORM) in holding("canned_worm", "Ada: 5555W144>5 W144").legal


def test_s_can_it_is_automatic_also_where_it_does_harm() -> None:
    """Without it 21 would be stolen; with it 26 counts."""
    scene = deluxe(
        "[grill 11 13 22-35]\n[stack Ada 36]\n[stack Ben 21]\n[specialist Ada canned_worm]",
        "Ada: 55551444>5 1444>1 stop = 26",
    )
    assert scene.pending is None
    assert (scene.stack("Ada"), scene.stack("Ben")) == ([36, 26], [21])


def test_s_can_it_does_not_help_a_roll_that_fails() -> None:
    scene = holding("canned_worm", "Ada: 55555144>5 555 = failed")
    assert scene.happened(FailedAttempt) == [FailedAttempt(0, "faces", total=25)]


def test_s_can_with_too_low_a_total_the_attempt_fails_all_the_same() -> None:
    scene = holding("canned_worm", "Ada: 11234555>1 stop = failed")
    assert scene.happened(FailedAttempt) == [FailedAttempt(0, "no_portion", total=7)]


def test_s_can_it_counts_when_the_turn_stops_by_itself() -> None:
    scene = holding("canned_worm", "Ada: 55555444>5 444>4 = 35")
    assert scene.stack("Ada") == [36, 35]


# S-weasel


def test_s_weasel_all_dice_of_a_roll_are_rolled_again() -> None:
    scene = holding("weasel", "Ada: 11223344")
    assert scene.legal[-1] == UseWeasel()
    again = scene.then(UseWeasel())
    assert again.events[-1] == WeaselUsed(0)
    again.refuses(Rolled((7, 0, 0, 0, 0, 0)), rule="T1", reason="wrong_number_of_dice", dice=8)
    assert holding("weasel", "Ada: 11223344~WWWW1111").turn["roll"] == "1111WWWW"


def test_s_weasel_once_per_turn() -> None:
    scene = holding("weasel", "Ada: 11223344~WWWW1111")
    assert scene.turn["weasel_used"]
    scene.refuses(UseWeasel(), rule="S-weasel", reason="weasel_used")
    later = holding("weasel", "Ada: 11223344~WWWW1111>W 1123")
    later.refuses(UseWeasel(), rule="S-weasel", reason="weasel_used")
    assert later.legal == (LayAside(1), LayAside(2), LayAside(3))


def test_s_weasel_ready_again_in_the_next_turn() -> None:
    scene = holding(
        "weasel",
        """
        Ada: 11223344~WWWWW123>W stop = 25
        Ben: 55512344>5 stop = failed
        Ada: 11223344
        """,
    )
    assert not scene.turn["weasel_used"]
    assert UseWeasel() in scene.legal


def test_s_weasel_on_any_roll_of_the_turn() -> None:
    scene = holding("weasel", "Ada: WWWW1123>W 1123~4444")
    assert (scene.turn["aside"], scene.turn["roll"]) == ({"W": 4}, "4444")


def test_s_weasel_only_between_a_roll_and_its_laying_aside() -> None:
    holding("weasel").refuses(UseWeasel(), rule="S-weasel", reason="nothing_to_roll_again")
    holding("weasel", "Ada: 11223344>1").refuses(UseWeasel(), rule="S-weasel", reason="nothing_to_roll_again")


def test_s_weasel_who_does_not_have_it_cannot_use_it() -> None:
    play(START + "Ada: 11223344").refuses(UseWeasel(), rule="S-weasel", reason="no_weasel")
    refused(START + "Ada: 11223344~11223344", rule="S-weasel", reason="no_weasel", at="~")


def test_s_weasel_a_failed_roll_waits_for_the_decision() -> None:
    scene = holding("weasel", "Ada: WWWW1123>W WWWW")
    assert (scene.awaiting, scene.to_act, scene.legal) == ("lay_aside", "Ada", (UseWeasel(), Stop()))
    assert scene.happened(FailedAttempt) == []


def test_s_weasel_can_save_a_failed_roll() -> None:
    scene = holding("weasel", "Ada: WWWW1123>W WWWW~1W55>5 stop = 30")
    assert scene.stack("Ada") == [36, 30]
    assert scene.specialist("Ada") == "weasel"


def test_s_weasel_the_new_roll_stands() -> None:
    scene = holding("weasel", "Ada: WWWW1123>W WWWW~WWWW = failed")
    assert scene.happened(FailedAttempt) == [FailedAttempt(0, "faces", total=20)]
    assert (scene.to_act, scene.grill) == ("Ben", "11/weasel 13 21-36")


def test_s_weasel_the_holder_may_let_the_failure_stand() -> None:
    scene = holding("weasel", "Ada: WWWW1123>W WWWW stop = failed")
    assert scene.happened(FailedAttempt) == [FailedAttempt(0, "faces", total=20)]
    assert (scene.to_act, scene.specialist("Ada"), scene.stack("Ada")) == ("Ben", None, [])


def test_s_weasel_a_failed_roll_cannot_be_laid_aside_from_or_rolled_on() -> None:
    scene = holding("weasel", "Ada: WWWW1123>W WWWW")
    scene.refuses(LayAside(WORM), rule="T2", reason="face_already_aside", face=WORM)
    scene.refuses(Roll(), rule="T3", reason="lay_aside_first")


def test_s_weasel_used_a_later_failed_roll_fails_at_once() -> None:
    scene = holding("weasel", "Ada: 11223344~WWWW1111>W WWWW = failed")
    assert scene.to_act == "Ben"


def test_s_weasel_an_open_roll_does_not_allow_to_stop() -> None:
    holding("weasel", "Ada: WWWW1123>W 1WWW").refuses(Stop(), rule="T4", reason="lay_aside_first")


# S-hen


HEN_ON_36 = "[grill 11 13 21-35]\n[stack Ben 36]\n[specialist Ben hen]"


def test_s_hen_who_would_steal_the_portion_gets_the_hen_and_nothing_else() -> None:
    scene = deluxe(HEN_ON_36, "Ada: WWWWWWW1>W 1>1 = hen from Ben")
    assert scene.happened(SpecialistWon, PortionStolen, PortionTaken) == [SpecialistWon(0, Specialist.HEN, None, 1)]
    assert (scene.specialist("Ada"), scene.specialist("Ben")) == ("hen", None)
    assert (scene.stack("Ada"), scene.stack("Ben")) == ([], [36])


def test_s_hen_the_turn_was_a_success() -> None:
    scene = deluxe(
        "[grill 11 13 21-34]\n[stack Ada 35]\n[stack Ben 36]\n[specialist Ben hen]", "Ada: WWWWWWW1>W 1>1 = hen from Ben"
    )
    assert scene.happened(FailedAttempt) == []
    assert (scene.stack("Ada"), scene.grill, scene.to_act) == ([35], "11 13 21-34", "Ben")


def test_s_hen_once_it_is_gone_the_portion_can_be_stolen() -> None:
    scene = deluxe(
        HEN_ON_36,
        """
        Ada: WWWWWWW1>W 1>1 = hen from Ben
        Ben: 55512344>5 stop = failed
        Ada: WWWWWWW1>W 1>1 = 36
        """,
    )
    assert (scene.stack("Ada"), scene.specialist("Ada")) == ([36], "hen")


@pytest.mark.parametrize(
    ("portion", "turn"), [(11, "Ada: W3344555>W 3344555>3 stop = failed"), (13, "Ada: W2244555>W 2244555>4 stop = failed")]
)
def test_s_hen_over_11_or_13_cannot_be_stolen(portion: int, turn: str) -> None:
    scene = deluxe(f"[grill {24 - portion} 21-36]\n[stack Ben {portion}]\n[specialist Ben hen]", turn)
    assert (scene.specialist("Ben"), scene.stack("Ben"), scene.specialist("Ada")) == ("hen", [portion], None)


def test_s_hen_failed_attempt_with_a_portion_only_the_hen_goes_back() -> None:
    scene = deluxe(HEN_ON_36 + "\n[first Ben]", "Ben: 55512344>5 stop = failed")
    assert (scene.stack("Ben"), scene.specialist("Ben"), scene.grill) == ([36], None, "11/hen 13 21-35")


def test_s_hen_failed_attempt_without_a_portion_the_hen_stays() -> None:
    scene = deluxe("[grill 11 13 21-35]\n[stack Ada 36]\n[specialist Ben hen]\n[first Ben]", "Ben: 55512344>5 stop = failed")
    assert (scene.specialist("Ben"), scene.grill) == ("hen", "11 13 21-35")
    assert scene.happened(SpecialistLeft) == []


def test_s_hen_a_total_that_hits_no_top_portion_takes_the_grill() -> None:
    scene = deluxe(HEN_ON_36, "Ada: WWWWWWW1>W stop = 35")
    assert (scene.stack("Ada"), scene.specialist("Ben")) == ([35], "hen")


def test_s_hen_the_holders_bratworms_cannot_be_taken() -> None:
    scene = deluxe(HEN_ON_36 + "\n[bratworms Ben 7]", "Ada: 11234W55>1")
    assert (scene.bratworms("Ada"), scene.bratworms("Ben")) == (0, 7)


def test_s_hen_the_holder_may_take_bratworms_of_others() -> None:
    scene = deluxe(HEN_ON_36 + "\n[bratworms Ada 7]\n[first Ben]", "Ben: 11234W55>1")
    assert (scene.bratworms("Ada"), scene.bratworms("Ben")) == (6, 1)


def test_corner_a_hen_without_a_portion_cannot_be_stolen_and_guards_the_next_portion() -> None:
    stolen_alone = play("""
        [game deluxe]
        [players Ada, Ben, Cleo]
        [grill 11 13 21-35]
        [stack Ben 36]
        [specialist Ben hen]
        Ada: WWWWWWW1>W 1>1 = hen from Ben
        Ben: WWWWW123>W stop = 25
        Cleo: WWWWW123>W stop = 25 from Ben
    """)
    assert (stolen_alone.specialist("Ada"), stolen_alone.stack("Ada")) == ("hen", [])
    guarded = play("""
        [game deluxe]
        [players Ada, Ben]
        [grill 11 13 21-36]
        [specialist Ada hen]
        Ada: WWWWW123>W stop = 25
        Ben: WWWWW123>W stop = hen from Ada
    """)
    assert (guarded.stack("Ada"), guarded.specialist("Ada"), guarded.specialist("Ben")) == ([25], None, "hen")


def test_corner_stealing_the_hen_while_holding_another_specialist() -> None:
    start = "[grill 11 13 21-34]\n[stack Ada 35]\n[stack Ben 36]\n[specialist Ada apple]\n[specialist Ben hen]"
    asked = deluxe(start, "Ada: WWWWWWW1>W 1>1")
    assert asked.pending == {"choose": "specialist", "between": ["apple", "hen"]}
    assert (asked.specialist("Ada"), asked.specialist("Ben")) == (None, None)
    hen = deluxe(start, "Ada: WWWWWWW1>W 1>1 keep=hen = hen from Ben")
    assert (hen.specialist("Ada"), hen.grill) == ("hen", "11/apple 13 21-34")
    apple = deluxe(start, "Ada: WWWWWWW1>W 1>1 keep=apple = hen from Ben")
    assert (apple.specialist("Ada"), apple.specialist("Ben"), apple.grill) == ("apple", None, "11/hen 13 21-34")
    assert apple.stack("Ben") == [36]


def test_corner_stealing_the_hen_with_no_portion_free_the_rejected_one_is_out() -> None:
    scene = deluxe(
        """
        [grill 21/weasel 22x 23x 24x 25x 26x 27x 28x 29x 30x 31x 32x 33x 34x]
        [stack Ada 35]
        [stack Ben 11 13 36]
        [specialist Ada apple]
        [specialist Ben hen]
        """,
        "Ada: WWWWWWW1>W 1>1 keep=apple = hen from Ben",
    )
    assert scene.out_of_game == ["canned_worm", "golden_die", "hen", "raven"]


# S-raven


def test_s_raven_its_portion_brings_a_bratworm_and_then_the_raven_moves() -> None:
    scene = play(START + "Ada: WWWW1235>W 1235>3 stop = 23")
    assert scene.events[-5:-1] == [
        PortionTaken(0, 23),
        SpecialistLeft(Specialist.RAVEN),
        BratwormTaken(0, None),
        SpecialistPlaced(Specialist.RAVEN, 13),
    ]
    assert (scene.stack("Ada"), scene.specialist("Ada"), scene.bratworms("Ada")) == ([23], None, 1)
    assert scene.grill == "11/canned_worm 13/raven 21/hen 22 24 25/weasel 26 27/golden_die 28 29/apple 30-36"


def test_s_raven_nobody_holds_it_so_the_own_specialist_stays() -> None:
    scene = deluxe("[grill 11 13 21-22 23/raven 24-35]\n[stack Ada 36]\n[specialist Ada apple]", "Ada: WWWW1235>W 1235>3 stop = 23")
    assert scene.pending is None
    assert (scene.specialist("Ada"), scene.bratworms("Ada")) == ("apple", 1)


RAVEN_SUPPLY_EMPTY = """
    [game deluxe]
    [players Ada, Ben, Cleo]
    [grill 11 13 21-22 23/raven 24-34]
    [stack Ben 35]
    [stack Cleo 36]
    [bratworms Ben 3]
    [bratworms Cleo 4]
"""


def test_s_raven_the_bratworm_is_chosen_before_the_raven_moves() -> None:
    asked = play(RAVEN_SUPPLY_EMPTY + "Ada: WWWW1235>W 1235>3 stop")
    assert asked.pending == {"choose": "bratworm", "between": ["Ben", "Cleo"]}
    assert asked.stack("Ada") == [23]
    assert asked.grill == "11 13 21-22 24-34"
    assert "raven" not in asked.out_of_game
    assert asked.happened(Asked) == [asked.events[-1]]
    done = play(RAVEN_SUPPLY_EMPTY + "Ada: WWWW1235>W 1235>3 stop from=Cleo = 23")
    assert (done.bratworms("Ada"), done.bratworms("Cleo"), done.to_act) == (1, 3, "Ben")
    assert done.grill == "11/raven 13 21-22 24-34"


def test_s_raven_nobody_eligible_it_moves_all_the_same() -> None:
    scene = deluxe("[grill 11 13 21-22 23/raven 24-36]\n[bratworms Ada 7]", "Ada: WWWW1235>W 1235>3 stop = 23")
    assert (scene.bratworms("Ada"), scene.grill) == (7, "11/raven 13 21-22 24-36")


def test_s_raven_with_every_portion_occupied_it_is_out() -> None:
    scene = deluxe(
        """
        [grill 11/canned_worm 13/hen 23/raven 24x]
        [stack Ben 21 22 25 26 27 28 29 30 31 32 33 34 35 36]
        """,
        "Ada: WWWW1235>W 1235>3 stop = 23",
    )
    assert scene.out_of_game == ["apple", "golden_die", "raven", "weasel"]
    assert scene.bratworms("Ada") == 1


# S-apple


def test_s_apple_3_worms_for_the_holder() -> None:
    assert holding("apple").worms("Ada") == 4 + 3


def test_s_apple_changes_hands_with_its_worms() -> None:
    scene = deluxe("[grill 11 13 21-35]\n[stack Ben 36]\n[specialist Ben apple]", "Ada: WWWWWWW1>W 1>1 = 36 from Ben")
    assert (scene.worms("Ada"), scene.worms("Ben")) == (7, 0)


@pytest.mark.parametrize("specialist", ["apple", "hen"])
def test_apple_and_hen_bring_nothing_to_the_roll(specialist: str) -> None:
    assert holding(specialist).legal == (Roll(),)
    assert holding(specialist, "Ada: 11223344").legal == (LayAside(1), LayAside(2), LayAside(3), LayAside(4))
    assert holding(specialist, "Ada: 55555144>5 stop = failed").happened(FailedAttempt) == [FailedAttempt(0, "no_worm", total=25)]


def test_corner_nobody_has_the_golden_die_together_with_the_canned_worm_or_the_weasel() -> None:
    """What a seat brings to its turn is that of its one specialist."""
    for specialist, brings in (
        ("golden_die", ((3, 0, 0, 0, 0, 3), False, False)),
        ("weasel", (None, True, False)),
        ("canned_worm", (None, False, True)),
        ("hen", (None, False, False)),
        ("apple", (None, False, False)),
    ):
        kit = holding(specialist).state.turn.kit
        assert (kit.golden_die, kit.weasel, kit.canned_worm) == brings
