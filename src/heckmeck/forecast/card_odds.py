"""What every choice of a seat in Heckmeck am Karteneck is worth: its chance to win, and how certain that is.

The kernel imagines the cards that the seat can't see and plays on from every choice in the same deals, with the same luck. The seed
is always the same, so a position has one answer: asking again is no second opinion, and states that look alike to the seat are told
alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from heckmeck.forecast.card_outlook import ROUNDS, SEED, SURE, deals_for
from heckmeck.forecast.cards import weigh
from heckmeck.forecast.interval import Z95
from heckmeck.forecast.solved_turn import Floats
from heckmeck.kernel import play_out_cards
from heckmeck.kernel.card_moves import number_of
from heckmeck.kernel.card_views import seat_view
from heckmeck.rules.karteneck.view import View
from heckmeck.rules.protocol import Action

EFFORT: Final = 120_000
"""How much is thought, in about quarters of a microsecond."""


@dataclass(frozen=True)
class CardOdds:
    """A choice, the chance to win after it, and half of this chance's 95% interval. If it is `close`, another one is the best, but
    perhaps not really."""

    action: Action
    win: float
    half_width: float
    close: bool


def card_odds(view: View) -> Sequence[CardOdds]:
    """Every choice of the seat to act, the best first. For all sets of so many worm cards stand the one with the lowest tags and
    the one with the highest tag and otherwise the lowest."""
    actions = [one.action for one in weigh(view, 0, SEED)]
    deals = deals_for(EFFORT, len(view.stacks), view.reserve, len(actions))
    played = play_out_cards(seat_view(view), [number_of(action) for action in actions], ROUNDS, deals, SEED)
    shares: Floats = played[:, :, view.seat].astype(np.float64)
    means = shares.mean(axis=1)
    best = int(means.argmax())
    behind = shares[best] - shares
    close = behind.mean(axis=1) <= SURE * _errors(behind)
    close[best] = False
    widths = Z95 * _errors(shares)
    return [
        CardOdds(actions[at], float(means[at]), float(widths[at]), bool(close[at]))
        for at in np.argsort(-means, kind="stable").tolist()
    ]


def _errors(rows: Floats) -> Floats:
    """The standard error of each row's mean."""
    errors: Floats = rows.std(axis=1, ddof=1) / rows.shape[1] ** 0.5
    return errors
