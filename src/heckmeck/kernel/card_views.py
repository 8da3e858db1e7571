"""Heckmeck am Karteneck as the kernel reads it: its rules, and what somebody knows of a table."""

from __future__ import annotations

from heckmeck import kernel
from heckmeck.rules.cards import HAND, PORTIONS, PUT_ASIDE, worms
from heckmeck.rules.karteneck_view import CardState, View


def card_rules(players: int) -> kernel.CardRules:
    return kernel.CardRules.of(players, PUT_ASIDE[players], [(portion, worms(portion)) for portion in PORTIONS])


def seat_view(view: View) -> kernel.CardView:
    """The table as the seat to act sees it."""
    assert view.to_act is not None
    assert view.viewer == view.to_act
    return kernel.CardView.of(
        card_rules(len(view.stacks)),
        view.seat,
        [view.hand if seat == view.viewer else () for seat in range(len(view.stacks))],
        view.hand_sizes,
        view.stacks,
        view.played,
        view.passed,
        view.grill,
        view.unseen,
        view.unseen_cards,
        view.discards,
        0,
    )


def open_view(state: CardState) -> kernel.CardView:
    """The table as one sees it who knows every hand. Before the deal there is none to know."""
    sizes = [HAND if state.awaiting == "hands" else len(hand) for hand in state.hands]
    return kernel.CardView.of(
        card_rules(state.players),
        state.seat,
        state.hands,
        sizes,
        state.stacks,
        state.played,
        state.passed,
        state.grill,
        state.unseen,
        state.pile,
        state.discards,
        state.draws,
    )
