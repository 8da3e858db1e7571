"""Values: equal, hashable, printable and storable by what they hold."""

from __future__ import annotations

import pickle

import pytest

from heckmeck.rules import Illegal, game
from heckmeck.rules.attempt import Prize
from heckmeck.rules.board import PortionReturned, PortionTurnedOver, Specialist, SpecialistPlaced
from heckmeck.rules.dice import Rolled, aside
from heckmeck.rules.dicegame import DiceFell, TurnEnded
from heckmeck.rules.events import PortionTaken
from heckmeck.rules.portions import best, put_on, ranking, take_off, top
from heckmeck.rules.protocol import Value
from heckmeck.rules.turn import LayAside, Roll, Stop, Turn, UseWeasel

VALUES: list[Value] = [
    Rolled((8, 0, 0, 0, 0, 0)),
    Rolled((8, 0, 0, 0, 0, 0), golden=1),
    Roll(),
    Roll(golden=True),
    LayAside(1),
    LayAside(2),
    Stop(),
    UseWeasel(),
    Turn(),
    Turn(weasel_used=True),
    aside((1, 0, 0, 0, 0, 0)),
    aside((1, 0, 0, 0, 0, 0), golden=True),
    TurnEnded(0, 1),
    TurnEnded(0, None),
    DiceFell(0, Rolled((8, 0, 0, 0, 0, 0))),
    PortionTaken(0, 21),
    PortionReturned(0, 21),
    PortionTurnedOver(21),
    Prize(21),
    Prize(21, rival=0),
    SpecialistPlaced(Specialist.HEN, 21),
    SpecialistPlaced(Specialist.HEN, None),
]


def test_values_are_equal_only_to_what_holds_the_same() -> None:
    for number, value in enumerate(VALUES):
        assert [other == value for other in VALUES].index(True) == number
        assert [other == value for other in VALUES].count(True) == 1
        assert value != number
        assert value != (value,)
    assert len(set(VALUES)) == len(VALUES)


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_a_copy_of_a_value_is_as_good_as_the_value(value: Value) -> None:
    copy = pickle.loads(pickle.dumps(value))
    assert copy == value
    assert hash(copy) == hash(value)
    assert repr(copy) == repr(value)


def test_a_long_history_can_be_given_up_and_the_game_goes_on() -> None:
    """Compiled, what is given up makes room for what comes, and what is nested this deep is given up in many small steps."""
    original = game("original")
    kept = original.new(4)
    history: tuple[object, ...] = ()
    for number in range(10_000):
        history = (history, original.new(4, number % 4))
    del history
    follower, events = original.apply(kept, Roll())
    assert kept == original.new(4)
    assert follower == original.apply(original.new(4), Roll())[0]
    assert follower != kept
    assert repr(events) == "(DiceThrown(seat=0, golden=False),)"


def test_values_show_what_they_hold() -> None:
    assert repr(Rolled((2, 0, 0, 1, 0, 1), golden=6)) == "Rolled(white=(2, 0, 0, 1, 0, 1), golden=6)"
    assert repr(TurnEnded(1, None)) == "TurnEnded(seat=1, following=None)"
    assert repr(LayAside(3)) == "LayAside(face=3)"
    assert repr(Stop()) == "Stop()"


def test_nothing_can_be_added_to_a_value() -> None:
    state = game("original").new(2)
    for value in (state, state.board, state.turn, *VALUES):
        kept = repr(value), hash(value)
        with pytest.raises(AttributeError):
            setattr(value, "anything", 1)  # noqa: B010
        assert (repr(value), hash(value)) == kept


def test_a_refusal_names_rule_reason_and_details() -> None:
    refusal = Illegal("T2", "face_not_rolled", face=3)
    assert (refusal.rule, refusal.reason, refusal.details) == ("T2", "face_not_rolled", {"face": 3})
    assert str(refusal) == "T2: face_not_rolled (face=3)"
    assert str(Illegal("T4", "nothing_aside")) == "T4: nothing_aside"


def test_t11_stacks_change_at_the_top() -> None:
    stacks = ((21, 22), (), (23,))
    assert [top(stack) for stack in stacks] == [22, None, 23]
    assert put_on(stacks, 1, 24) == ((21, 22), (24,), (23,))
    assert take_off(stacks, 0) == ((21,), (), (23,))
    assert stacks == ((21, 22), (), (23,))


def test_e2_the_best_have_most_worms_then_the_highest_portion_then_share() -> None:
    assert best([1, 3, 2], [(21,), (29,), (25,)]) == (1,)
    assert best([3, 3, 2], [(29,), (21, 25), (26,)]) == (0,)
    assert best([2, 2, 0], [(), (), ()]) == (0, 1)
    assert best([0, 0], [(0,), ()]) == (0,)


def test_everybody_is_ranked_by_what_decides_who_wins() -> None:
    """E2, K11: worms, then the highest single portion, not only at the top."""
    assert ranking([1, 3, 2], [(21,), (29,), (25,)]) == (1, 2, 0)
    assert ranking([2, 5, 2, 2], [(22, 21), (33,), (25,), (23, 24)]) == (1, 2, 3, 0)
    assert ranking([2, 2, 0], [(), (), ()]) == (0, 1, 2)
