"""Which points of a turn a dice game may continue from: dice that can lie there, and questions that can be asked there."""

from __future__ import annotations

from heckmeck.rules.attempt import Question, WhichPortion, WhichSpecialist, WhoseBratworm, prizes
from heckmeck.rules.board import Board, Components, Specialist, bratworm_sources
from heckmeck.rules.dice import WHITE_DICE
from heckmeck.rules.protocol import Illegal, Seat
from heckmeck.rules.turn import Turn, land, reached


def check_turn(turn: Turn) -> None:
    """Refuses dice that can't lie like this, and a turn that would already be over."""
    _check_dice(turn)
    begun = turn.begun or turn.roll is not None or turn.rolling
    if turn.golden_in_hand and not begun:
        raise Illegal("S-gold", "golden_die_not_rolled")
    if turn.weasel_used and not begun:
        raise Illegal("S-weasel", "nothing_to_roll_again")
    if turn.weasel_used and not turn.kit.weasel:
        raise Illegal("S-weasel", "no_weasel")


def _check_dice(turn: Turn) -> None:
    aside, roll = turn.aside, turn.roll
    if aside.white > WHITE_DICE:
        raise Illegal("C2", "not_eight_dice", aside=aside.white, rolled=0 if roll is None else roll.dice)
    sides = turn.kit.golden_die
    if (aside.golden or turn.golden_in_hand) and sides is None:
        raise Illegal("S-gold", "no_golden_die")
    if sides is not None and aside.golden:
        if turn.golden_in_hand:
            raise Illegal("S-gold", "golden_die_twice")
        if not any(count and side for count, side in zip(aside.counts, sides, strict=True)):
            raise Illegal("C3", "golden_die_not_aside")
    if roll is not None:
        land(Turn(turn.kit, aside, turn.golden_in_hand, turn.weasel_used, None, True), roll)


def check_going_on(turn: Turn) -> None:
    """Refuses a turn that would have ended by itself, because no dice are left (T3) or the roll failed (T5)."""
    if turn.used_up:
        raise Illegal("T3", "no_dice_left")
    if turn.stuck and not turn.weasel_ready:
        raise Illegal("T5", "roll_failed")


def can_be_asked(question: Question, board: Board, seat: Seat, turn: Turn, components: Components, any_lower: bool) -> bool:
    """Whether the question can come up at this point of the turn, right after a laying-aside or a stop."""
    if not turn.begun or turn.roll is not None or turn.rolling:
        return False
    if isinstance(question, WhichPortion):
        total, worm = reached(turn)
        won = tuple([prize.portion for prize in prizes(board, seat, total, any_lower)])
        return worm and len(won) > 1 and question.portions == won
    there = [specialist for _, specialist in board.standing] + [held for held in board.held if held is not None]
    nowhere = [specialist for specialist, _ in components.specialists if specialist not in there]
    if isinstance(question, WhoseBratworm):
        earned = Specialist.RAVEN in nowhere if question.raven else turn.aside.counts[0] > 1
        rivals = bratworm_sources(board, seat)
        return earned and not board.supply and len(rivals) > 1 and question.rivals == rivals
    assert isinstance(question, WhichSpecialist)
    two = (question.own, question.other)
    return (
        question.own is not question.other
        and Specialist.RAVEN not in two
        and two[0] in nowhere
        and two[1] in nowhere
        and board.held[seat] is None
    )
