"""A game looked back on: chances at every move, and the result split into dice and choices."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from review_kit import decision, dice_game, net_of, played
from untrained import random_net

from heckmeck.forecast.net import NoNet
from heckmeck.forecast.outlook import Outlook
from heckmeck.notation import Record, read
from heckmeck.review import Choice, Moment, Review, Size, Split, review
from heckmeck.review.model import LEAST_TURN, TURNING_POINTS, size_of
from heckmeck.rules.attempt import KeepSpecialist, TakeBratworm, TakePortion
from heckmeck.rules.board import Specialist, bratworm_sources
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.turn import ROLL, STOP, LayAside

LAST_PORTION = """
[game original]
[players Ada, Ben]
[grill 21 22x 24-29x 31-36x]
[stack Ada 30]
[stack Ben 23]
"""


def looked_back(text: str) -> Review:
    record = read(text)
    return review(record, net_of(record))


def made(split: Split) -> float:
    """The start and every part of a result with dice."""
    luck, choices = split.own_luck + split.others_luck, split.own_choices + split.others_choices
    return split.start + luck + choices + split.correction


GAMES = [
    (dice_game("original"), "hen rooster"),
    (dice_game("original", lower="any", turn_over="every"), "chick hen hen"),
    (dice_game("extrawurm", golden_die="plain"), "hen rooster hen"),
    (dice_game("deluxe"), "hen chick rooster hen"),
    (dice_game("deluxe", turn_over="always"), "hen rooster"),
]


@settings(max_examples=12)
@given(st.sampled_from(GAMES), st.integers(0, 99), st.sampled_from([1.0, 1.0, 0.7, 0.31]))
def test_dice_and_choices_add_up_to_the_result(setting: tuple[DiceGame, str], seed: int, part: float) -> None:
    """In every game, and wherever a record of it breaks off."""
    whole = played(*setting, seed)
    record = Record(whole.game, whole.names, whole.start, whole.moves[: int(part * len(whole.moves))])
    found = review(record, net_of(record))
    assert found.finished == (part == 1.0)
    for split in found.splits:
        assert made(split) == pytest.approx(split.end, abs=1e-9)
    for moment in found.moments:
        assert sum(moment.before) == pytest.approx(1.0, abs=1e-9)
        assert sum(moment.after) == pytest.approx(1.0, abs=1e-9)
        if moment.is_choice:
            assert moment.gain(moment.whose) <= 0.0
    assert sum([split.start for split in found.splits]) == pytest.approx(1.0)
    assert sum([split.end for split in found.splits]) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("name", "players"),
    [("original", 2), ("original", 6), ("extrawurm", 3), ("extrawurm", 5), ("deluxe", 2), ("deluxe", 4), ("deluxe", 7)],
)
def test_luck_is_what_the_rolls_did_and_nothing_else(name: str, players: int) -> None:
    """In whole games of every size. The forecast error is what the turns promised, less what was forecast before them."""
    record = played(dice_game(name), " ".join(["hen", "rooster", "chick", *["hen"] * 4][:players]), 11)
    found = review(record, net_of(record))
    first = {turn.first: turn.forecast for turn in found.turns}
    for seat, split in enumerate(found.splits):
        assert split.end == found.end[seat]
        assert made(split) == pytest.approx(split.end, abs=1e-9)
        rolls = [moment for moment in found.moments if not moment.is_choice]
        assert split.own_luck == pytest.approx(sum([roll.gain(seat) for roll in rolls if roll.seat == seat]), abs=1e-9)
        assert split.others_luck == pytest.approx(sum([roll.gain(seat) for roll in rolls if roll.seat != seat]), abs=1e-9)
        errors = [found.moments[number].before[seat] - forecast[seat] for number, forecast in first.items()]
        assert split.correction == pytest.approx(sum(errors), abs=1e-9)
        assert split.correction != 0.0
    assert sum([split.correction for split in found.splits]) == pytest.approx(0.0, abs=1e-9)


def test_before_any_die_has_fallen_there_is_no_luck() -> None:
    """The turn promises something other than was forecast, and nobody's dice are to blame for that."""
    rules = dice_game("original")
    record = Record(rules, ("Ada", "Ben"), rules.new(2), (ROLL,))
    net = random_net("original", 2)
    found = review(record, net)
    promised = Outlook(rules, net).within(rules.new(2))
    for seat, split in enumerate(found.splits):
        assert (split.own_luck, split.others_luck, split.own_choices, split.others_choices) == (0.0, 0.0, 0.0, 0.0)
        assert split.correction == pytest.approx(promised[seat] - split.start)
        assert abs(split.correction) > 0.001


@pytest.mark.parametrize(("name", "bots"), [("original", "hen hen"), ("deluxe", "hen rooster hen"), ("extrawurm", "rooster hen")])
def test_dice_bring_nothing_in_the_mean(name: str, bots: str) -> None:
    """The chances before a roll are the mean of those after every way in which it may fall."""
    rules = dice_game(name)
    record = played(rules, bots, 5)
    outlook = Outlook(rules, net_of(record))
    rolls = 0
    for transition in record.transitions():
        state: DiceState = transition.before
        chances = rules.chances(state)
        # Where the seat may have to choose whose bratworm to take, a turn is weighed a trifle too high beforehand.
        choosing = not state.board.supply and len(bratworm_sources(state.board, state.seat)) > 1
        if chances is None or state.turn.dice > 3 or choosing:
            continue
        mean = sum(
            outlook.after(rules.apply(state, roll)[0], state.seat) * tickets / chances.total for roll, tickets in chances.outcomes()
        )
        np.testing.assert_allclose(outlook.within(state), mean, atol=1e-9)
        rolls += 1
    assert rolls > 10


def test_who_could_win_at_once_and_rolls_again_blunders() -> None:
    """T9, E1: stopping takes the last portion and wins. Rolling the last die fails with one side in three, a worm or a two."""
    found = looked_back(LAST_PORTION + "Ada: 1222WWWW>W 1222>2 2 = failed")
    again = decision(found, ROLL)
    assert again.before == (1.0, 0.0)
    assert [choice.action for choice in again.choices] == [STOP, ROLL]
    assert again.best.action == STOP
    assert again.best.chances == (1.0, 0.0)
    assert again.after[0] == pytest.approx(2 / 3 + found.end[0] / 3)
    assert again.size is Size.BLUNDER
    assert again in found.mistakes


def test_a_roll_that_fails_takes_and_counts_as_dice() -> None:
    found = looked_back(LAST_PORTION + "Ada: 1222WWWW>W 1222>2 2 = failed")
    failed = found.moments[-1]
    assert not failed.is_choice
    assert failed.gain(0) < -LEAST_TURN
    assert failed in found.turning_points
    ada, ben = found.splits
    assert ada.own_choices == pytest.approx(-sum([moment.loss for moment in found.decisions]))
    assert ada.others_choices == 0.0
    assert ben.others_choices == pytest.approx(-ada.own_choices)
    assert ben.own_luck == 0.0
    assert ben.own_choices == 0.0


def test_at_the_end_the_outcome_is_exact() -> None:
    found = looked_back(LAST_PORTION + "Ada: 1222WWWW>W 1222>1 stop = 21")
    assert found.finished
    assert found.end == (1.0, 0.0)
    assert found.curve[-1] == (1.0, 0.0)
    assert decision(found, STOP).loss == 0.0


def test_which_portion_is_a_decision() -> None:
    """House rule lower=any: the last four worms, or just one of them left for the rival."""
    found = looked_back("""
[game original]
[players Ada, Ben]
[options lower=any]
[grill 22 25x 26 27-32x 34-36x]
[stack Ada 21]
[stack Ben 24 33 23]
Ada: 5555WW11>5 WW11>W stop take=22 = 22
""")
    asked = decision(found, TakePortion(22))
    assert {choice.action for choice in asked.choices} == {TakePortion(22), TakePortion(26)}
    stop = decision(found, STOP)
    assert stop.after == asked.before


def test_whose_bratworm_and_which_specialist_are_decisions() -> None:
    """B2, S3."""
    whose = looked_back("""
[game deluxe]
[players Ada, Ben, Cleo]
[grill 11 13 21-36]
[bratworms Ben 4]
[bratworms Cleo 3]
Ada: 11155WW4>1 from=Cleo 55WW4>W
""")
    asked = decision(whose, TakeBratworm(2))
    assert {choice.action for choice in asked.choices} == {TakeBratworm(1), TakeBratworm(2)}
    assert decision(whose, LayAside(1)).after == asked.before
    which = looked_back("""
[game deluxe]
[players Ada, Ben]
[grill 11 13 21-24 25/weasel 26-35]
[stack Ada 36]
[specialist Ada apple]
Ada: 5555W334>5 W334>W stop keep=weasel = 25
""")
    kept = decision(which, KeepSpecialist(Specialist.WEASEL))
    assert {choice.action for choice in kept.choices} == {KeepSpecialist(Specialist.WEASEL), KeepSpecialist(Specialist.APPLE)}


def test_where_there_is_no_choice_there_is_no_decision() -> None:
    found = looked_back("[game original]\n[players Ada, Ben]\nAda: 11111111>1 = failed")
    assert found.decisions == []
    assert [moment.is_choice for moment in found.moments] == [True, False, True]
    assert found.mistakes == []


def test_mistakes_are_named_by_size() -> None:
    assert [size_of(loss) for loss in (0.0, 0.0049, 0.005, 0.0199, 0.02, 0.0499, 0.05, 1.0)] == [
        *[Size.GOOD] * 2,
        *[Size.INACCURACY] * 2,
        *[Size.MISTAKE] * 2,
        *[Size.BLUNDER] * 2,
    ]


def test_of_choices_that_are_equally_good_the_one_made_was_the_best() -> None:
    even = (0.5, 0.5)
    moment = Moment(0, 0, 1, STOP, even, even, even, even, (Choice(ROLL, even), Choice(STOP, even)))
    assert moment.best.action == STOP
    worse = replace(moment, after=(0.6, 0.4))
    assert worse.best.action == ROLL
    assert (worse.most_changed, worse.whose) == (1, 1), "what the other wins is told as what the player loses"


def test_turning_points_are_the_largest_changes_in_their_order() -> None:
    record = played(dice_game("original"), "hen chick", 3)
    found = review(record, net_of(record))
    points = found.turning_points
    assert 0 < len(points) <= TURNING_POINTS
    assert [point.number for point in points] == sorted([point.number for point in points])
    least = min([point.change for point in points])
    assert all(moment.change <= least for moment in found.moments if moment not in points)


def test_the_curve_shows_everybody_before_every_turn_and_at_the_end() -> None:
    record = played(dice_game("original"), "hen hen hen", 1)
    found = review(record, net_of(record))
    assert len(found.curve) == len(found.turns) + 1
    assert found.curve[0] == tuple([split.start for split in found.splits])
    assert found.curve[-1] == found.end
    assert [turn.seat for turn in found.turns[:4]] == [0, 1, 2, 0]


def test_a_record_without_moves_stands_as_it_is_forecast() -> None:
    rules = dice_game("original")
    record = Record(rules, ("Ada", "Ben"), rules.new(2))
    found = review(record, random_net("original", 2))
    assert found.end == pytest.approx(random_net("original", 2).forecast(rules, rules.new(2).board, 0))
    assert [split.own_luck for split in found.splits] == [0.0, 0.0]


def test_without_a_net_there_is_no_review() -> None:
    unheard_of = DiceGame("unheard of", dice_game("original").components)
    with pytest.raises(NoNet):
        review(Record(unheard_of, ("Ada", "Ben"), unheard_of.new(2)))
