"""A game of dice, move by move: exact within a turn, based on a net's forecast after it."""

from __future__ import annotations

from typing import Final

from heckmeck.forecast.net import Net
from heckmeck.forecast.outlook import Outlook
from heckmeck.forecast.solved_turn import Floats
from heckmeck.notation import Transition
from heckmeck.review.model import Chances, Choice, Moment
from heckmeck.review.walk import Walk
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.protocol import Action


class DiceWalk(Walk):
    luck = "dice"
    shared = False
    correction_is_luck = False

    def __init__(self, game: DiceGame, net: Net) -> None:
        self._game: Final = game
        self._outlook: Final = Outlook(game, net)

    def start(self, state: DiceState) -> Chances:
        return _chances(self._outlook.before(state))

    def moment(self, transition: Transition, number: int, turn: int, stood: Chances) -> Moment:
        state: DiceState = transition.before
        seat = state.seat
        choices: tuple[Choice, ...] = ()
        if isinstance(transition.move, Action):
            weighed = [Choice(action, _chances(chances)) for action, chances in self._outlook.choices(state).items()]
            choices = tuple(sorted(weighed, key=lambda choice: -choice.chances[seat]))
        before, after = _chances(self._outlook.within(state)), _chances(self._outlook.after(transition.after, seat))
        return Moment(number, turn, seat, transition.move, stood, before, after, after, choices)

    def ends_turn(self, transition: Transition) -> bool:
        return self._game.finished(transition.after) or transition.after.seat != transition.before.seat


def _chances(chances: Floats) -> Chances:
    return tuple(chances.tolist())
