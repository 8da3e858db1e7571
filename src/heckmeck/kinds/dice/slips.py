"""What kind of mistake a choice in a dice game was."""

from __future__ import annotations

from typing import Final

from heckmeck.review.slips import Habit, Slip
from heckmeck.rules import Action
from heckmeck.rules.attempt import KeepSpecialist, Prize, TakeBratworm, TakePortion, prizes
from heckmeck.rules.dice import WORM
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.turn import ROLL_GOLDEN, STOP, USE_WEASEL, LayAside, reached

ANSWERS: Final[tuple[tuple[type[Action], Habit], ...]] = (
    (KeepSpecialist, "wrong_specialist"),
    (TakeBratworm, "wrong_rival"),
    (TakePortion, "wrong_portion"),
)


def slip_of(game: DiceGame, state: DiceState, chosen: Action, better: Action) -> Slip:
    """What the seat did instead of the better choice."""
    for answer, habit in ANSWERS:
        if isinstance(chosen, answer):
            return Slip(habit)
    if USE_WEASEL in (chosen, better):
        return Slip("spends_weasel" if chosen == USE_WEASEL else "saves_weasel")
    if isinstance(chosen, LayAside) and isinstance(better, LayAside):
        return Slip(_face(chosen.face, better.face))
    if STOP in (chosen, better):
        prize = _prize(game, state)
        portion = None if prize is None else prize.portion
        if chosen == STOP:
            return Slip("stops_early", portion)
        return Slip("rolls_on" if prize is None or prize.rival is None else "leaves_steal", portion)
    return Slip("spends_golden" if chosen == ROLL_GOLDEN else "saves_golden")


def _face(chosen: int, better: int) -> Habit:
    if WORM in (chosen, better):
        return "hurries_worms" if chosen == WORM else "skips_worms"
    return "low_face" if chosen < better else "high_face"


def _prize(game: DiceGame, state: DiceState) -> Prize | None:
    """The best that stopping would win."""
    total, worm = reached(state.turn)
    won = prizes(state.board, state.seat, total, game.any_lower) if worm else ()
    return max(won, key=lambda prize: prize.portion, default=None)
