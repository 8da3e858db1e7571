"""What luck can do with dice, counted: every roll, every ticket, every layout of a turn."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb

import pytest

from heckmeck.rules import turn as turns
from heckmeck.rules.dice import FACES, GOLDEN_DICE, NOTHING_ASIDE, Counts, Rolled, rolls
from heckmeck.rules.protocol import Chances
from heckmeck.rules.turn import Kit, LayAside, Roll, Turn

GOLDEN = [None, GOLDEN_DICE["worms"], GOLDEN_DICE["plain"]]
NAMES = ["no golden die", "worms", "plain"]


def layouts(turn: Turn, roll: Roll) -> list[int]:
    """How many layouts of dice aside there are after each laying-aside, by walking every turn there is."""
    counted: list[int] = []
    front = {turn}
    while front:
        following: set[Turn] = set()
        for before in front:
            in_the_air = turns.throw(before, roll if not before.begun else Roll())
            for rolled, _ in turns.chances(in_the_air).outcomes():
                assert isinstance(rolled, Rolled)
                landed = turns.land(in_the_air, rolled)
                for action in turns.legal(landed):
                    assert isinstance(action, LayAside)
                    following.add(turns.lay_aside(landed, action.face))
        if following:
            counted.append(len({after.aside.counts for after in following}))
        front = {after for after in following if not after.used_up}
    return counted


def test_counted_tree_of_a_turn_with_eight_dice() -> None:
    """After k layings-aside: k of 6 faces, and eight dice shared among them with some perhaps left over."""
    expected = [48, 420, 1120, 1050, 336, 28]
    assert expected == [comb(6, k) * comb(8, k) for k in range(1, 7)]
    assert layouts(Turn(), Roll()) == expected


def test_counted_tree_of_a_turn_with_the_plain_golden_die() -> None:
    """The ninth die counts like any other."""
    turn = Turn(Kit(golden_die=GOLDEN_DICE["plain"]), NOTHING_ASIDE.plus(2, 3, golden=False))
    front = Turn(turn.kit, turn.aside, golden_in_hand=True)
    assert layouts(front, Roll()) == [comb(5, k) * comb(6, k) for k in range(1, 6)]


@pytest.mark.parametrize("white", range(9))
def test_outcomes_of_white_dice_are_multisets(white: int) -> None:
    outcomes = list(rolls(white).outcomes())
    assert len(outcomes) == len({roll for roll, _ in outcomes}) == comb(white + 5, 5)
    assert all(isinstance(roll, Rolled) and roll.dice == white and roll.golden is None for roll, _ in outcomes)


def test_eight_dice_have_1287_outcomes() -> None:
    assert len(list(rolls(8).outcomes())) == 1287
    assert len(list(rolls(8, GOLDEN_DICE["worms"]).outcomes())) == 2 * 1287
    assert len(list(rolls(8, GOLDEN_DICE["plain"]).outcomes())) == 6 * 1287


@pytest.mark.parametrize("golden", GOLDEN, ids=NAMES)
@pytest.mark.parametrize("white", range(9))
def test_the_tickets_sum_to_exactly_all_the_ways_the_dice_can_fall(white: int, golden: Counts | None) -> None:
    luck = rolls(white, golden)
    dice = white + (0 if golden is None else 1)
    assert luck.total == sum(tickets for _, tickets in luck.outcomes()) == 6**dice
    assert all(tickets > 0 for _, tickets in luck.outcomes())


@pytest.mark.parametrize("golden", GOLDEN, ids=NAMES)
@pytest.mark.parametrize("white", range(5))
def test_each_ticket_picks_what_the_outcomes_tell(white: int, golden: Counts | None) -> None:
    luck = rolls(white, golden)
    assert Counter(luck.pick(ticket) for ticket in range(luck.total)) == dict(luck.outcomes())


@pytest.mark.parametrize("golden", GOLDEN, ids=NAMES)
def test_the_first_and_the_last_ticket_of_each_outcome_of_eight_dice(golden: Counts | None) -> None:
    luck = rolls(8, golden)
    ticket = 0
    for roll, tickets in luck.outcomes():
        assert luck.pick(ticket) == luck.pick(ticket + tickets - 1) == roll
        ticket += tickets


@pytest.mark.parametrize("white", range(5))
def test_the_tickets_are_the_ways_that_dice_told_apart_can_fall(white: int) -> None:
    fallen = Counter(tuple([faces.count(face) for face in FACES]) for faces in product(FACES, repeat=white))
    assert {roll.white: tickets for roll, tickets in rolls(white).outcomes() if isinstance(roll, Rolled)} == fallen


@pytest.mark.parametrize("kind", ["worms", "plain"])
def test_the_golden_die_falls_on_each_of_its_six_sides_alike(kind: str) -> None:
    sides: Counter[int] = Counter()
    for roll, tickets in rolls(3, GOLDEN_DICE[kind]).outcomes():
        assert isinstance(roll, Rolled)
        assert roll.golden is not None
        sides[roll.golden] += tickets
    assert [sides[face] for face in FACES] == [6**3 * count for count in GOLDEN_DICE[kind]]


def test_chances_without_a_game_bring_nothing() -> None:
    chances = Chances(6)
    assert chances.total == 6
    with pytest.raises(NotImplementedError):
        chances.pick(0)
    with pytest.raises(NotImplementedError):
        next(chances.outcomes())
