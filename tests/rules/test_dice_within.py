"""A game that continues within a turn: dice that can lie there, and questions that can be asked there."""

from __future__ import annotations

import pytest

from heckmeck.rules import Illegal, game
from heckmeck.rules.attempt import Question, WhichSpecialist
from heckmeck.rules.board import Board, Specialist
from heckmeck.rules.dice import Rolled, aside
from heckmeck.rules.dicegame import DiceState
from heckmeck.rules.turn import ROLL, STOP, Kit, LayAside, Turn

DELUXE = game("deluxe")


def board(held: Specialist | None = None) -> Board:
    """The first seat holds a specialist; the others are out of the game."""
    return Board(DELUXE.components.portions, (), (), ((), ()), (held, None), (0, 0), 7)


def refusal(turn: Turn, held: Specialist | None = None, question: Question | None = None) -> tuple[str, str]:
    with pytest.raises(Illegal) as refused:
        DELUXE.within(board(held), 0, turn, question)
    return refused.value.rule, refused.value.reason


def test_the_turn_continues_as_if_it_had_been_played() -> None:
    state = DELUXE.new(2)
    for move in (ROLL, Rolled((0, 0, 0, 3, 3, 2)), LayAside(4)):
        state, _ = DELUXE.apply(state, move)
    assert DELUXE.within(state.board, 0, Turn(aside=aside((0, 0, 0, 3, 0, 0)))) == state


def test_the_kit_is_that_of_the_seat() -> None:
    state = DELUXE.within(board(Specialist.WEASEL), 0, Turn(roll=Rolled((8, 0, 0, 0, 0, 0))))
    assert state.turn.kit == Kit(weasel=True)
    assert DELUXE.within(board(Specialist.WEASEL), 1, Turn()).turn.kit == Kit()


def test_a_failed_roll_waits_for_the_weasel_alone() -> None:
    """T5, S-weasel."""
    stuck = Turn(aside=aside((0, 0, 0, 0, 4, 0)), roll=Rolled((0, 0, 0, 0, 4, 0)))
    assert STOP in DELUXE.legal(DELUXE.within(board(Specialist.WEASEL), 0, stuck))
    assert refusal(stuck) == ("T5", "roll_failed")


def test_no_turn_goes_on_without_dice() -> None:
    """T3."""
    assert refusal(Turn(aside=aside((0, 0, 0, 0, 8, 0)))) == ("T3", "no_dice_left")


def test_there_are_eight_white_dice() -> None:
    """C2."""
    assert refusal(Turn(aside=aside((5, 0, 0, 0, 4, 0)))) == ("C2", "not_eight_dice")


def test_the_golden_die_is_in_one_place_only() -> None:
    """S-gold."""
    golden = Specialist.GOLDEN_DIE
    assert refusal(Turn(aside=aside((2, 0, 0, 0, 0, 0), True), golden_in_hand=True), golden) == ("S-gold", "golden_die_twice")
    assert refusal(Turn(aside=aside((0, 0, 0, 0, 2, 0), True)), golden) == ("C3", "golden_die_not_aside")
    assert refusal(Turn(golden_in_hand=True), golden) == ("S-gold", "golden_die_not_rolled")


def test_only_a_question_that_can_come_up_is_asked() -> None:
    """S3: the two specialists are in nobody's hands."""
    question = WhichSpecialist(Specialist.HEN, Specialist.WEASEL)
    turn = Turn(aside=aside((0, 0, 0, 0, 4, 2)))
    assert DELUXE.within(board(), 0, turn, question).question == question
    assert refusal(turn, Specialist.HEN, question) == ("S3", "no_such_question")


def test_nothing_goes_on_after_the_end() -> None:
    """E1."""
    over = Board((), (), (), (DELUXE.components.portions, ()), (Specialist.WEASEL, None), (0, 0), 7)
    assert DELUXE.within(over, 0, Turn()) == DiceState(over, 0, Turn())
    with pytest.raises(Illegal, match="game_over"):
        DELUXE.within(over, 0, Turn(aside=aside((0, 0, 0, 0, 4, 0))))
