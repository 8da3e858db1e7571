"""What kind of mistake a choice was: a name for every one, and the portion that was at stake."""

from __future__ import annotations

from typing import get_args

import pytest

from heckmeck.kind import kind_of
from heckmeck.library import play_game
from heckmeck.notation import read_id
from heckmeck.review import review
from heckmeck.review.slips import Habit, Slip
from heckmeck.rules import Action, Specialist, game
from heckmeck.rules.attempt import KeepSpecialist
from heckmeck.rules.karteneck.actions import PASS, Pass, Play
from heckmeck.rules.turn import ROLL, ROLL_GOLDEN, STOP, USE_WEASEL, LayAside

HABITS = get_args(Habit)


@pytest.mark.parametrize(
    ("position", "chosen", "better", "slip"),
    [
        ("original_21-26,28-36_27_-_2,4445W", STOP, ROLL, Slip("stops_early", 22)),
        ("original_21-26,28-36_27_-_2,4445W", ROLL, STOP, Slip("rolls_on", 22)),
        ("original_21-26,28-36_27_-_2,44455WW", ROLL, STOP, Slip("rolls_on", 32)),
        ("original_21,23-36_22_-_2,4445W", ROLL, STOP, Slip("leaves_steal", 22)),
        ("original_21-36_-_-_1,444", STOP, ROLL, Slip("stops_early", None)),
        ("original_21-36_-_-_1,-,1234445W", LayAside(4), LayAside(6), Slip("skips_worms")),
        ("original_21-36_-_-_1,-,1234445W", LayAside(6), LayAside(5), Slip("hurries_worms")),
        ("original_21-36_-_-_1,-,1234445W", LayAside(3), LayAside(5), Slip("low_face")),
        ("original_21-36_-_-_1,-,1234445W", LayAside(5), LayAside(4), Slip("high_face")),
        ("deluxe_21-36_w_-_1,-,1234445W", USE_WEASEL, LayAside(5), Slip("spends_weasel")),
        ("deluxe_21-36_w_-_1,-,1234445W", LayAside(5), USE_WEASEL, Slip("saves_weasel")),
        ("deluxe_21-36_g_-_1", ROLL_GOLDEN, ROLL, Slip("spends_golden")),
        ("deluxe_21-36_g_-_1", ROLL, ROLL_GOLDEN, Slip("saves_golden")),
    ],
)
def test_mistakes_with_dice_have_names(position: str, chosen: Action, better: Action, slip: Slip) -> None:
    rules, state = read_id(position)
    assert kind_of(rules).slip(rules, state, chosen, better) == slip


def test_the_wrong_specialist_is_a_mistake_of_its_own() -> None:
    rules = game("deluxe")
    slip = kind_of(rules).slip(rules, rules.new(2), KeepSpecialist(Specialist.WEASEL), KeepSpecialist(Specialist.HEN))
    assert slip == Slip("wrong_specialist")


@pytest.mark.parametrize(
    ("chosen", "better", "habit"),
    [
        (PASS, Play((3,)), "passes_early"),
        (Play((3,)), PASS, "plays_on"),
        (Play((3,)), Play((3, 3)), "few_cards"),
        (Play((3, 3)), Play((3,)), "many_cards"),
        (Play((3,)), Play((4,)), "wrong_cards"),
        (PASS, Pass(1), "leaves_steal"),
        (Pass(1), PASS, "wrong_rival"),
    ],
)
def test_mistakes_with_cards_have_names(chosen: Action, better: Action, habit: Habit) -> None:
    rules = game("karteneck")
    assert kind_of(rules).slip(rules, None, chosen, better) == Slip(habit)


@pytest.mark.parametrize("name", ["original", "extrawurm", "deluxe"])
def test_every_mistake_of_a_game_has_a_name_and_a_portion_that_can_be_had(name: str) -> None:
    rules = game(name)
    record = play_game(rules, ["chick", "hen", "rooster"], 1)
    states = [transition.before for transition in record.transitions()]
    mistakes = review(record).mistakes
    slips = [kind_of(rules).slip(rules, states[one.number], one.chosen.action, one.best.action) for one in mistakes]
    assert mistakes
    for slip in slips:
        assert slip is not None
        assert slip.habit in HABITS
        assert slip.portion is None or slip.portion in range(11, 37)
