"""Bratworms (B1-B3)."""

from __future__ import annotations

import pytest
from scenario import play, refused

from heckmeck.rules import Move
from heckmeck.rules.attempt import KeepSpecialist, TakeBratworm, TakePortion
from heckmeck.rules.board import BratwormTaken, Specialist
from heckmeck.rules.dice import Rolled
from heckmeck.rules.dicegame import Asked, FailedAttempt
from heckmeck.rules.turn import LayAside, Roll, Stop

# B1


def test_b1_two_ones_laid_aside_in_one_go_earn_a_bratworm_at_once() -> None:
    scene = play("[game extrawurm]\n[players Ada, Ben]\nAda: 11234W55>1")
    assert scene.happened(BratwormTaken) == [BratwormTaken(0, None)]
    assert (scene.bratworms("Ada"), scene.supply) == (1, 6)
    assert scene.awaiting == "roll"


@pytest.mark.parametrize(("roll", "earned"), [("12345W55", 0), ("11345W55", 1), ("11145W55", 1), ("11111111", 1)])
def test_b1_one_bratworm_however_many_ones(roll: str, earned: int) -> None:
    assert play(f"[game deluxe]\n[players Ada, Ben]\nAda: {roll}>1").bratworms("Ada") == earned


def test_b1_only_ones_earn_it() -> None:
    assert play("[game deluxe]\n[players Ada, Ben]\nAda: 11222W55>2 11W55>5").bratworms("Ada") == 0


def test_b1_it_stays_whatever_becomes_of_the_turn() -> None:
    scene = play("[game deluxe]\n[players Ada, Ben]\nAda: 11234W55>1 111111 = failed")
    assert scene.happened(FailedAttempt) == [FailedAttempt(0, "faces", total=2)]
    assert scene.bratworms("Ada") == 1


def test_b1_it_is_earned_in_the_last_laying_aside_too() -> None:
    scene = play("[game deluxe]\n[players Ada, Ben]\nAda: WWWWWW11>W 11>1 = 32")
    assert (scene.bratworms("Ada"), scene.stack("Ada")) == (1, [32])


def test_b1_the_golden_dies_one_counts() -> None:
    scene = play("""
        [game deluxe]
        [players Ada, Ben]
        [grill 11 13 21-35]
        [stack Ada 36]
        [specialist Ada golden_die]
        Ada: 12345W55*1>1
    """)
    assert scene.bratworms("Ada") == 1


def test_b1_the_original_has_no_bratworms() -> None:
    scene = play("[game original]\n[players Ada, Ben]\nAda: 11234W55>1")
    assert scene.happened(BratwormTaken) == []
    assert scene.bratworms("Ada") == 0


# B2


SUPPLY_EMPTY = """
    [game deluxe]
    [players Ada, Ben, Cleo, Dan]
    [grill 11 13 21-33]
    [stack Ben 34]
    [stack Cleo 35]
    [stack Dan 36]
"""


def test_b2_the_supply_comes_first_even_if_others_have_some() -> None:
    scene = play(SUPPLY_EMPTY + "[bratworms Ben 3]\n[bratworms Cleo 3]\nAda: 11234W55>1")
    assert scene.pending is None
    assert (scene.bratworms("Ada"), scene.bratworms("Ben"), scene.supply) == (1, 3, 0)


def test_b2_from_an_empty_supply_the_earner_chooses_whose() -> None:
    start = SUPPLY_EMPTY + "[bratworms Ben 3]\n[bratworms Dan 4]\n"
    asked = play(start + "Ada: 11234W55>1")
    assert asked.pending == {"choose": "bratworm", "between": ["Ben", "Dan"]}
    assert (asked.to_act, asked.awaiting) == ("Ada", "bratworm")
    assert asked.legal == (TakeBratworm(1), TakeBratworm(3))
    assert asked.turn["aside"] == {"1": 2}

    ben = play(start + "Ada: 11234W55>1 from=Ben")
    assert [ben.bratworms(name) for name in ben.record.names] == [1, 2, 0, 4]
    assert (ben.awaiting, ben.turn["aside"], ben.turn["dice"]) == ("roll", {"1": 2}, 6)
    dan = play(start + "Ada: 11234W55>1 from=Dan")
    assert [dan.bratworms(name) for name in dan.record.names] == [1, 3, 0, 3]
    assert dan.happened(BratwormTaken) == [BratwormTaken(0, 3)]


def test_b2_never_from_the_holder_of_the_hen() -> None:
    scene = play(SUPPLY_EMPTY + "[specialist Cleo hen]\n[bratworms Ben 2]\n[bratworms Cleo 3]\n[bratworms Dan 2]\nAda: 11234W55>1")
    assert scene.pending == {"choose": "bratworm", "between": ["Ben", "Dan"]}
    scene.refuses(TakeBratworm(2), rule="B2", reason="question_open")


def test_b2_one_eligible_player_no_question() -> None:
    scene = play(SUPPLY_EMPTY + "[specialist Cleo hen]\n[bratworms Cleo 3]\n[bratworms Dan 4]\nAda: 11234W55>1")
    assert scene.pending is None
    assert scene.happened(Asked) == []
    assert [scene.bratworms(name) for name in scene.record.names] == [1, 0, 3, 3]


@pytest.mark.parametrize("owner", ["[bratworms Ada 7]", "[specialist Cleo hen]\n[bratworms Cleo 7]"])
def test_b2_nobody_eligible_nothing(owner: str) -> None:
    scene = play(SUPPLY_EMPTY + owner + "\nAda: 11234W55>1")
    assert scene.pending is None
    assert scene.happened(BratwormTaken) == []
    assert sorted(scene.bratworms(name) for name in scene.record.names) == [0, 0, 0, 7]


@pytest.mark.parametrize(
    "move",
    [
        Roll(),
        Stop(),
        LayAside(2),
        Rolled((6, 0, 0, 0, 0, 0)),
        TakePortion(21),
        KeepSpecialist(Specialist.HEN),
        TakeBratworm(0),
        TakeBratworm(2),
        TakeBratworm(4),
        TakeBratworm(-1),
    ],
)
def test_b2_until_the_question_is_answered_nothing_else_can_be_done(move: Move) -> None:
    asked = play(SUPPLY_EMPTY + "[bratworms Ben 3]\n[bratworms Dan 4]\nAda: 11234W55>1")
    asked.refuses(move, rule="B2", reason="question_open")


def test_b2_a_choice_among_those_who_have_none_is_refused() -> None:
    refused(
        SUPPLY_EMPTY + "[bratworms Ben 3]\n[bratworms Dan 4]\nAda: 11234W55>1 from=Cleo",
        rule="B2",
        reason="question_open",
        at="from=Cleo",
    )


def test_b2_each_bratworm_is_settled_when_it_is_earned() -> None:
    """With the last dice: first the bratworm, then the turn stops by itself, and with the raven comes a second question."""
    start = """
        [game deluxe]
        [players Ada, Ben, Cleo]
        [grill 11 13 21-31 32/raven 33-34]
        [stack Ben 35]
        [stack Cleo 36]
        [bratworms Ben 3]
        [bratworms Cleo 4]
    """
    first = play(start + "Ada: WWWWWW11>W 11>1")
    assert first.pending == {"choose": "bratworm", "between": ["Ben", "Cleo"]}
    assert (first.stack("Ada"), first.turn["total"], first.turn["dice"]) == ([], 32, 0)
    second = play(start + "Ada: WWWWWW11>W 11>1 from=Ben")
    assert second.pending == {"choose": "bratworm", "between": ["Ben", "Cleo"]}
    assert (second.stack("Ada"), second.bratworms("Ada"), second.bratworms("Ben")) == ([32], 1, 2)
    over = play(start + "Ada: WWWWWW11>W 11>1 from=Ben from=Ben = 32")
    assert [over.bratworms(name) for name in over.record.names] == [2, 1, 4]
    assert (over.to_act, over.grill) == ("Ben", "11/raven 13 21-31 33-34")


# B3


def test_b3_a_failed_attempt_and_a_theft_cost_no_bratworm() -> None:
    scene = play("""
        [game deluxe]
        [players Ada, Ben]
        [grill 11 13 21-26 28-34 36]
        [stack Ada 35]
        [stack Ben 27]
        [bratworms Ada 3]
        [bratworms Ben 3]
        Ada: WWWWW123>W 123>2 stop = 27 from Ben
        Ben: 55512344>5 stop = failed
        Ada: 55512344>5 stop = failed
    """)
    assert (scene.bratworms("Ada"), scene.bratworms("Ben"), scene.supply) == (3, 3, 1)
