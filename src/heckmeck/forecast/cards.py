"""The worth of a seat's choices in Heckmeck am Karteneck. The kernel imagines the hidden cards and plays the round out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heckmeck import kernel
from heckmeck.kernel.card_moves import action_of
from heckmeck.kernel.card_views import seat_view
from heckmeck.rules.karteneck.view import View
from heckmeck.rules.protocol import Action


@dataclass(frozen=True)
class Weighed:
    """A choice, how often the round was played to its end from it, and what that brought on average: the chance to win, as the
    champion forecasts it; in the last round the part of the wins, and a little for the lead."""

    action: Action
    rollouts: int
    worth: float


def weigh(view: View, effort: int, seed: int) -> Sequence[Weighed]:
    """The choices worth thinking about, the best first; the same seed gives the same.

    `effort` limits the number of playouts: the search takes about this many quarters of a microsecond.
    """
    weighed = kernel.weigh_cards(seat_view(view), effort, seed % 2**64)
    return [Weighed(action_of(number), rollouts, worth) for number, rollouts, worth in weighed]
