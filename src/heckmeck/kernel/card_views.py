"""Heckmeck am Karteneck as the kernel reads it: its rules, and what somebody knows of a table."""

from __future__ import annotations

from collections.abc import Sequence

from heckmeck import kernel
from heckmeck.rules.karteneck.cards import HAND, PORTIONS, PUT_ASIDE, worms
from heckmeck.rules.karteneck.state import CardState
from heckmeck.rules.karteneck.view import View


def card_rules(players: int) -> kernel.CardRules:
    return kernel.CardRules.of(players, PUT_ASIDE[players], [(portion, worms(portion)) for portion in PORTIONS])


def seat_view(view: View) -> kernel.CardView:
    """The table as the seat to act sees it."""
    return kernel.CardView.of(card_rules(len(view.stacks)), seat_numbers(view))


def open_view(state: CardState) -> kernel.CardView:
    """The table as seen by someone who knows every hand."""
    return kernel.CardView.of(card_rules(state.players), open_numbers(state))


def seat_numbers(view: View) -> list[int]:
    """The view of the seat to act, one number after the other (`kernel/cards/view.h`)."""
    assert view.to_act is not None
    assert view.viewer == view.to_act
    hands = [view.hand if seat == view.viewer else () for seat in range(len(view.stacks))]
    return _numbers(view, 0, view.hand_sizes, hands, view.unseen_cards)


def open_numbers(state: CardState) -> list[int]:
    """The same with every hand known. Before the deal there is none to know."""
    sizes = [HAND if state.awaiting == "hands" else len(hand) for hand in state.hands]
    return _numbers(state, state.draws, sizes, state.hands, state.pile)


def _numbers(
    of: View | CardState, draws: int, hand_sizes: Sequence[int], hands: Sequence[Sequence[int]], hidden: Sequence[int]
) -> list[int]:
    found = [of.seat, draws]
    for seat, passed in enumerate(of.passed):
        found += [passed, hand_sizes[seat], *_list(hands[seat]), *_list(of.played[seat]), *_list(of.stacks[seat])]
    return [*found, *_list(of.grill), *_list(of.unseen), *_list(hidden), *_list(of.discards)]


def _list(numbers: Sequence[int]) -> list[int]:
    return [len(numbers), *numbers]
