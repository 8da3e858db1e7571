"""What the seat to act may do in Karteneck."""

from __future__ import annotations

from heckmeck.kinds.shapes import Choice, Offers, Playable, Prize, closed
from heckmeck.notation.card_text import card_text
from heckmeck.notation.faces import FACE_NAMES
from heckmeck.rules import Action
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.actions import Pass, Play
from heckmeck.rules.karteneck.cards import kind, points
from heckmeck.rules.karteneck.state import CardState


def offers(game: Karteneck, state: CardState) -> Offers:
    """The passes one by one, but playable cards by kind, because there can be very many sets of worm cards."""
    legal = game.legal(state)
    seen = game.view(state, state.seat)
    choices: list[Choice] = []
    for action in legal:
        if not isinstance(action, Pass):
            break
        rival = action.steal
        wins = [] if rival is None else [Prize(seen.stacks[rival][-1], rival, False)]
        choices.append(Choice(action, seen.totals[state.seat], wins))
    playable: list[Playable] = []
    refused: list[Action] = []
    for one in sorted({kind(card) for card in seen.hand}):
        cards = [card for card in seen.hand if kind(card) == one]
        if Play(cards[:1]) in legal:
            playable.append(Playable(FACE_NAMES[one], points(cards[0]), [card_text(card) for card in cards]))
        else:
            refused.append(Play(cards[:1]))
    return Offers(choices, playable, closed(game, state, refused))
