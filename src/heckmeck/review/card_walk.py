"""A game of Karteneck, move by move: how it stands with all hands known, and choices by what their seat could see."""

from __future__ import annotations

from typing import Final

from heckmeck.forecast.card_outlook import CardOutlook
from heckmeck.notation import Transition
from heckmeck.review.model import Chances, Choice, Moment
from heckmeck.review.walk import Walk
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.chances import Drawn
from heckmeck.rules.karteneck.state import CardState
from heckmeck.rules.protocol import Action


class CardWalk(Walk):
    luck = "cards"
    shared = True
    correction_is_luck = True

    def __init__(self, game: Karteneck, players: int) -> None:
        self._game: Final = game
        self._outlook: Final = CardOutlook(players)

    def start(self, state: CardState) -> Chances:
        return tuple(self._outlook.stands(state).tolist())

    def moment(self, transition: Transition, number: int, turn: int, stood: Chances) -> Moment:
        state: CardState = transition.before
        move = transition.move
        stands = self.start(transition.after)
        if not isinstance(move, Action):
            seat = state.seat if isinstance(move, Drawn) else None
            return Moment(number, turn, seat, move, stood, stood, stands, stands, ())
        choices = self._choices(state, move)
        if not choices:
            return Moment(number, turn, state.seat, move, stood, stands, stands, stands, ())
        chosen = next(choice.chances for choice in choices if choice.action == move)
        return Moment(number, turn, state.seat, move, stood, choices[0].chances, chosen, stands, choices)

    def _choices(self, state: CardState, made: Action) -> tuple[Choice, ...]:
        if len(self._game.legal(state)) == 1:
            return ()
        weighed = self._outlook.choices(self._game.view(state, state.seat), made)
        return tuple([Choice(action, tuple(chances.tolist())) for action, chances in weighed.items()])

    def ends_turn(self, transition: Transition) -> bool:
        """A play or a pass, with its draws, ends the turn. A deal or a new grill belongs to the turn that follows."""
        return transition.after.awaiting != "draw" and isinstance(transition.move, Action | Drawn)
