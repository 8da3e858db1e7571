"""The kernel as Python sees it: loaded when first needed, missing without an error, and clear about what makes no sense."""

from __future__ import annotations

import itertools
import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest

from heckmeck import kernel
from heckmeck.kernel.boards import dice_rules, rows
from heckmeck.kernel.card_views import card_rules
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.registry import DELUXE
from heckmeck.solver.numpy_graph import graph_of
from heckmeck.solver.tree import Dice, State

RULES = DiceGame("deluxe", DELUXE)


def run(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout


def test_importing_it_loads_neither_numpy_nor_what_was_compiled() -> None:
    code = "import sys, heckmeck.kernel; print(sum('numpy' in name or '_kernel' in name for name in sys.modules))"
    assert run(code) == "0\n"


def test_where_nothing_could_be_compiled_there_is_no_instruction_set() -> None:
    missing = "import sys; sys.modules['heckmeck.kernel._kernel'] = None\nfrom heckmeck import kernel\n"
    assert run(f"{missing}print(kernel.instruction_sets(), kernel.instruction_set())") == "() None\n"
    assert run(f"{missing}try:\n    kernel.Net\nexcept ImportError:\n    print('missing')") == "missing\n"


def test_the_fastest_instruction_set_runs_and_the_plain_one_is_always_there() -> None:
    assert kernel.instruction_set() == kernel.instruction_sets()[0]
    assert kernel.instruction_sets()[-1] == "plain"
    assert {"avx512", "avx2", "plain"}.issuperset(kernel.instruction_sets())


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="sausage"):
        _ = kernel.sausage


def row_with(place: int, number: int) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    row = rows(RULES, [RULES.new(2).board])
    row[0, place] = number
    return row


SEAT = np.zeros(1, np.int64)


@pytest.mark.parametrize(
    ("ask", "why"),
    [
        (lambda: kernel.solve(10, False, False, np.zeros((1, 103)), "plain"), "one to nine dice"),
        (lambda: kernel.solve(8, False, False, np.zeros((3, 103)), "plain"), "one row, or two"),
        (lambda: kernel.solve(8, False, False, np.zeros((1, 103)), "abacus"), "does not have this instruction set"),
        (lambda: kernel.solve(8, False, False, np.zeros((1, 103)), "plain").roll(0, 8, False, 0, False, True), "without a weasel"),
        (lambda: dice_rules(RULES, 8), "two to seven"),
        (lambda: kernel.Rules.of(2, [21, 21], [], 0, False, "print", False), "no such portion"),
        (lambda: kernel.Rules.of(2, [21], [(6, 21)], 0, False, "print", False), "no such specialist"),
        (lambda: kernel.Rules.of(2, [21], [(0, 22)], 0, False, "print", False), "no such portion"),
        (lambda: kernel.features(dice_rules(RULES, 2), row_with(0, 2 + 2 * 18), SEAT), "not a board"),  # a third seat's stack
        (lambda: kernel.features(dice_rules(RULES, 2), row_with(0, 3), SEAT), "not a board"),  # nothing below it
        (lambda: kernel.features(dice_rules(RULES, 2), row_with(18, 37 + 2), SEAT), "not a board"),  # with a third seat
        (lambda: kernel.features(dice_rules(RULES, 2), rows(RULES, [RULES.new(2).board]), SEAT + 2), "no such seat"),
        (lambda: card_rules_of(7), "two to six"),
        (lambda: kernel.CardView.of(card_rules(2), [0, 0]), "not a view"),
        (lambda: kernel.CardView.of(card_rules(2), [2, *view()[1:]]), "no such seat"),
        (lambda: kernel.CardView.of(card_rules(2), [*view(), 0]), "not a view"),
        (lambda: kernel.CardView.of(card_rules(2), view(hidden=[31])), "no such card"),
        (lambda: kernel.CardView.of(card_rules(2), view(hidden=[1] * 111)), "more cards"),
        (lambda: kernel.CardView.of(card_rules(2), view(hidden=[1] * 11)), "than are hidden"),
        (lambda: kernel.CardView.of(card_rules(2), view(hand=[1] * 7)), "more cards in a hand"),
        (lambda: kernel.CardView.of(card_rules(2), view(unseen=[20] * 15)), "whole rounds"),
        (lambda: kernel.CardView.of(card_rules(2), view(grill=[20])), "for every seat"),
        (lambda: kernel.CardView.of(card_rules(2), [0, 1, *view()[2:]]), "no turn is under way"),
    ],
)
def test_what_makes_no_sense_is_refused(ask: Callable[[], object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        ask()


def test_a_state_that_no_turn_comes_to_is_not_found() -> None:
    turn = kernel.solve(8, False, False, np.zeros((1, 103)), "plain")
    for faces, white, total in ((0, 7, 0), (1, 7, 2), (64, 8, 0), (1 << 20, 8, 0), (-1, 8, 0), (0, 8, -1)):
        with pytest.raises(IndexError, match="comes to this state"):
            turn.roll(faces, white, False, total, False, False)


@pytest.mark.parametrize("payoffs", [1, 2])
@pytest.mark.parametrize("golden", [False, True])
def test_every_state_that_a_turn_comes_to_is_found_and_no_other(payoffs: int, golden: bool) -> None:
    """Some states only fill gaps between others; nobody may ask for them."""
    turn = kernel.solve(8, golden, False, np.zeros((payoffs, 103)), "plain")
    known = graph_of(Dice(8, golden), payoffs == 2).number
    asked = itertools.product(range(64), range(5), (False, golden), range(50), (False, payoffs == 2))
    for state in set(itertools.starmap(State, asked)):
        if state in known:
            assert turn.settle(*state, False) == 0
        else:
            with pytest.raises(IndexError):
                turn.settle(*state, False)


def card_rules_of(seats: int) -> kernel.CardRules:
    return kernel.CardRules.of(seats, 0, [(portion, 1) for portion in range(30)])


def view(
    hand: list[int] | None = None, hidden: list[int] | None = None, grill: list[int] | None = None, unseen: list[int] | None = None
) -> list[int]:
    """Two hands of six before a round, all of their cards hidden, as `kernel/cards/view.h` writes it."""
    lists = [grill or [], unseen or [20] * 12, hidden or [1, 2, 3, 4, 5] * 4, []]
    seats = [0, 6, len(hand or []), *(hand or []), 0, 0, 0, 6, 0, 0, 0]
    return [0, 0, *seats, *[number for one in lists for number in (len(one), *one)]]


def test_a_view_by_hand_is_read() -> None:
    hands, pile, unseen = kernel.imagine_cards(kernel.CardView.of(card_rules(2), view()), 1)
    assert [len(hand) for hand in hands] == [6, 6]
    assert sorted([*hands[0], *hands[1], *pile]) == sorted([1, 2, 3, 4, 5] * 4)
    assert unseen == [20] * 12
