"""What a seat's choices in Heckmeck am Karteneck are worth: hidden cards imagined, and the game played on by the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heckmeck.forecast.card_moves import action_of
from heckmeck.rules.cards import PORTIONS, PUT_ASIDE, worms
from heckmeck.rules.karteneck_view import View
from heckmeck.rules.protocol import Action
from heckmeck.solver import _kernel


@dataclass(frozen=True)
class Weighed:
    """A choice, how often the game was played on from it, and what that brought: the lead in worms, cards in hand counted in; or,
    once the end of the game is near, the part of the wins and a little for the lead."""

    action: Action
    rollouts: int
    worth: float


def kernel_rules(players: int) -> _kernel.CardRules:
    return _kernel.CardRules.of(players, PUT_ASIDE[players], [(portion, worms(portion)) for portion in PORTIONS])


def kernel_view(view: View) -> _kernel.CardView:
    """What the kernel imagines tables from; the viewer is the seat to act."""
    assert view.to_act is not None
    assert view.viewer == view.to_act
    return _kernel.CardView.of(
        kernel_rules(len(view.stacks)),
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


def weigh(view: View, effort: int, seed: int) -> Sequence[Weighed]:
    """The choices worth thinking about, the best first; the same seed gives the same.

    `effort` says how often the game is played on, in all: it takes about so many quarters of a microsecond.
    """
    weighed = _kernel.weigh_cards(kernel_view(view), effort, seed % 2**64)
    return [Weighed(action_of(number), rollouts, worth) for number, rollouts, worth in weighed]
