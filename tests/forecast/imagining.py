"""What the kernel imagines, for the rules to look at."""

from __future__ import annotations

from heckmeck import kernel
from heckmeck.kernel.card_views import seat_view
from heckmeck.rules.karteneck.state import CardState
from heckmeck.rules.karteneck.view import View


def imagine(view: View, seed: int) -> CardState:
    """A state that the kernel imagines from the view."""
    hands, pile, unseen = kernel.imagine_cards(seat_view(view), seed % 2**64)
    return CardState(
        hands=tuple([tuple(sorted(hand)) for hand in hands]),
        stacks=view.stacks,
        played=view.played,
        passed=view.passed,
        grill=view.grill,
        unseen=tuple(sorted(unseen)),
        pile=tuple(sorted(pile)),
        discards=view.discards,
        round=view.round,
        awaiting=view.awaiting,
        seat=view.seat,
        draws=view.draws,
    )
