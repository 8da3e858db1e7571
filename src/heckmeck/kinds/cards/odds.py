"""What every choice in Karteneck is worth to the seat that has it."""

from __future__ import annotations

from heckmeck.forecast.card_odds import card_odds
from heckmeck.kinds.shapes import OddsOfChoice
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.state import CardState


def odds_of_choices(game: Karteneck, state: CardState) -> list[OddsOfChoice]:
    """Estimates, from nothing that the seat can't see."""
    return [
        OddsOfChoice(one.action, None, None, (), one.win, one.half_width, one.close)
        for one in card_odds(game.view(state, state.seat))
    ]
