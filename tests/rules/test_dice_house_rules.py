"""House rules (section 5) that are not about failed attempts; `turn_over` stands beside F1-F4."""

from __future__ import annotations

import pytest
from scenario import play, refused

from heckmeck.notation import write
from heckmeck.rules import REGISTRY, Illegal, Move, game
from heckmeck.rules.attempt import KeepSpecialist, TakeBratworm, TakePortion
from heckmeck.rules.board import Specialist
from heckmeck.rules.dice import Rolled
from heckmeck.rules.dicegame import Asked, FailedAttempt
from heckmeck.rules.turn import LayAside, Roll, Stop

ANY = """
    [game deluxe]
    [players Ada, Ben]
    [options lower=any]
"""


# Which options there are


def test_the_print_is_the_default_of_every_option() -> None:
    assert REGISTRY["original"].options == {"lower": ("next", "any"), "turn_over": ("print", "always", "every")}
    with_golden_die = {**REGISTRY["original"].options, "golden_die": ("worms", "plain")}
    assert REGISTRY["extrawurm"].options == REGISTRY["deluxe"].options == with_golden_die


@pytest.mark.parametrize("id", ["original", "extrawurm", "deluxe"])
def test_a_game_names_the_options_that_differ_from_the_print(id: str) -> None:
    for name, values in REGISTRY[id].options.items():
        assert game(id, {name: values[0]}).options == {}
        for value in values[1:]:
            assert game(id, {name: value}).options == {name: value}
    everything = {name: values[-1] for name, values in REGISTRY[id].options.items()}
    assert game(id, everything).options == everything


def test_a_record_names_every_option_that_is_not_the_default() -> None:
    scene = play("[game deluxe]\n[players Ada, Ben]\n[options golden_die=plain turn_over=print lower=any]")
    assert "[options lower=any golden_die=plain]" in write(scene.record)
    assert scene.position["options"] == {"lower": "any", "golden_die": "plain"}


@pytest.mark.parametrize(
    ("id", "option", "options"),
    [
        ("original", "golden_die", "lower, turn_over"),
        ("deluxe", "upper", "lower, turn_over, golden_die"),
        ("karteneck", "lower", ""),
    ],
)
def test_an_option_that_a_game_does_not_have_is_refused(id: str, option: str, options: str) -> None:
    with pytest.raises(Illegal) as caught:
        game(id, {option: "plain"})
    assert (caught.value.rule, caught.value.reason) == ("5", "no_such_option")
    assert caught.value.details == {"game": id, "option": option, "options": options}
    refused(
        f"[game {id}]\n[players Ada, Ben]\n[options {option}=plain]",
        rule="5",
        reason="no_such_option",
        game=id,
        option=option,
        options=options,
    )


def test_a_value_that_an_option_does_not_have_is_refused() -> None:
    with pytest.raises(Illegal) as caught:
        game("deluxe", {"lower": "none"})
    assert (caught.value.rule, caught.value.reason) == ("5", "no_such_value")
    assert caught.value.details == {"option": "lower", "value": "none", "values": "next, any"}


# lower


def test_lower_next_takes_the_next_lower_without_a_question() -> None:
    scene = play(
        "[game deluxe]\n[players Ada, Ben]\n[grill 11 13 21-28 36]\n[stack Ben 29 30 31 32 33 34 35]\nAda: WWWWWW35>W stop = 28"
    )
    assert scene.happened(Asked) == []


LOWER = ANY + "[grill 11 13 22 24x 26 28 36]\n[stack Ben 21 23 25 27 29 30 31 32 33 34 35]\n"


def test_lower_any_leaves_the_choice_among_all_lower_portions_but_11_and_13() -> None:
    asked = play(LOWER + "Ada: WWWWWW35>W stop")
    assert asked.pending == {"choose": "portion", "between": [22, 26, 28]}
    assert (asked.to_act, asked.awaiting) == ("Ada", "portion")
    assert asked.legal == (TakePortion(22), TakePortion(26), TakePortion(28))
    assert asked.stack("Ada") == []
    for portion in (22, 26, 28):
        taken = play(LOWER + f"Ada: WWWWWW35>W stop take={portion} = {portion}")
        assert (taken.stack("Ada"), taken.to_act) == ([portion], "Ben")


@pytest.mark.parametrize(
    "move",
    [
        Roll(),
        Stop(),
        LayAside(3),
        Rolled((2, 0, 0, 0, 0, 0)),
        TakePortion(11),
        TakePortion(13),
        TakePortion(24),
        TakePortion(36),
        TakeBratworm(1),
        KeepSpecialist(Specialist.HEN),
    ],
)
def test_lower_any_until_the_question_is_answered_nothing_else_can_be_done(move: Move) -> None:
    play(LOWER + "Ada: WWWWWW35>W stop").refuses(move, rule="T9", reason="question_open")


def test_lower_any_one_candidate_no_question() -> None:
    scene = play(ANY + "[grill 11 13 22 36]\n[stack Ben 21 23 24 25 26 27 28 29 30 31 32 33 34 35]\nAda: WWWWWW35>W stop = 22")
    assert scene.happened(Asked) == []
    assert scene.stack("Ada") == [22]


def test_lower_any_never_instead_of_the_exact_portion() -> None:
    scene = play(ANY + "[grill 11 13 21-36]\nAda: WWWWWW35>W stop = 30")
    assert scene.happened(Asked) == []


def test_lower_any_never_instead_of_stealing() -> None:
    scene = play(ANY + "[grill 11 13 21-29 31-36]\n[stack Ben 30]\nAda: WWWWWW35>W stop = 30 from Ben")
    assert scene.happened(Asked) == []


def test_lower_any_with_none_lower_it_is_a_failed_attempt() -> None:
    scene = play(ANY + "[grill 11 13 21-36]\nAda: WWW12344>W 12344>1 stop = failed")
    assert scene.happened(FailedAttempt) == [FailedAttempt(0, "no_portion", total=16)]


def test_lower_any_the_own_top_portion_leaves_the_choice_too() -> None:
    scene = play(ANY + "[grill 11 13 21-23]\n[stack Ben 25 26 27 28 29 31 32 33 34 35 36]\n[stack Ada 24 30]\nAda: WWWWWW35>W stop")
    assert scene.pending == {"choose": "portion", "between": [21, 22, 23]}


def test_lower_any_the_choices_come_in_the_order_portion_bratworm_specialist() -> None:
    start = """
        [game deluxe]
        [players Ada, Ben, Cleo]
        [options lower=any]
        [grill 11 13 21/raven 22/apple 36]
        [stack Ada 23]
        [stack Ben 24 25 26 27 28 29]
        [stack Cleo 30 31 32 33 34 35]
        [specialist Ada weasel]
        [bratworms Ben 3]
        [bratworms Cleo 4]
    """
    which = play(start + "Ada: WWWWW123>W 123>1 stop")
    assert which.pending == {"choose": "portion", "between": [21, 22]}
    raven = play(start + "Ada: WWWWW123>W 123>1 stop take=21")
    assert raven.pending == {"choose": "bratworm", "between": ["Ben", "Cleo"]}
    apple = play(start + "Ada: WWWWW123>W 123>1 stop take=22")
    assert apple.pending == {"choose": "specialist", "between": ["apple", "weasel"]}
    settled = play(start + "Ada: WWWWW123>W 123>1 stop take=22 keep=weasel = 22")
    assert settled.grill == "11/apple 13 21/raven 36"


# golden_die


def test_golden_die_plain_has_all_six_faces() -> None:
    start = """
        [game deluxe]
        [players Ada, Ben]
        [options golden_die=plain]
        [grill 11 13 21-35]
        [stack Ada 36]
        [specialist Ada golden_die]
    """
    for face in "12345W":
        scene = play(start + f"Ada: 1234WW55*{face}")
        assert scene.turn["golden"] == face
    assert play(start + "Ada: 1234WW55*5>5").turn["aside"] == {"5": 3}


def test_golden_die_worms_has_ones_and_worms_only() -> None:
    refused(
        "[game deluxe]\n[players Ada, Ben]\n[grill 11 13 21-35]\n[stack Ada 36]\n[specialist Ada golden_die]\nAda: 1234WW55*5",
        rule="C3",
        reason="golden_die_has_no_such_face",
        face=5,
        at="1234WW55*5",
    )
