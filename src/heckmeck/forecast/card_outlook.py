"""Every seat's chance to win at any point of Heckmeck am Karteneck: three rounds played by the kernel, many times, and a forecast.

The figures are means over games played on, so they are uncertain. Differences that the uncertainty may explain count as none.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from heckmeck.forecast.cards import weigh
from heckmeck.forecast.solved_turn import Floats
from heckmeck.kernel import play_out_cards
from heckmeck.kernel.card_moves import number_of
from heckmeck.kernel.card_views import open_view, seat_view
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.state import CardState
from heckmeck.rules.karteneck.view import View
from heckmeck.rules.protocol import Action

ROUNDS: Final = 3
"""The rounds played, including the present one. Playing to the end is no better: later luck is noise (`docs/review.md`)."""
FIND: Final = 4_000
COMPARE: Final = 48_000
STAND: Final = 24_000
"""How much is thought, in about quarters of a microsecond: to find the choices worth comparing, to compare them, and to say how a
game stands."""
FEW: Final = 4
"""The number of choices that are compared, besides the one that was made."""
SURE: Final = 2.0
"""A difference of fewer standard errors counts as none."""
SEED: Final = 1
"""One for all, so that the same game is always seen in the same way, and games that differ little meet nearly the same luck."""


class CardOutlook:
    """Every seat's chance to win if all play by the kernel's patient rule."""

    def __init__(self, players: int) -> None:
        self._players: Final = players

    def stands(self, state: CardState) -> Floats:
        """The chances for someone who knows every hand; the cards and portions still to come are imagined."""
        if state.awaiting is None:
            winners = Karteneck().winners(state)
            return np.array([(seat in winners) / len(winners) for seat in range(self._players)])
        deals = deals_for(STAND, self._players, state.reserve, 1)
        played = play_out_cards(open_view(state), [], ROUNDS, deals, SEED)
        chances: Floats = played[0].mean(axis=0, dtype=np.float64)
        chances /= chances.sum()
        return chances

    def choices(self, view: View, made: Action) -> dict[Action, Floats]:
        """The chances after the choice that was made and after the few that seem best, as far as the seat to act can know: the best
        first. A choice counts as worse only if that is certain."""
        found = [one.action for one in weigh(view, FIND, SEED)]
        few = list(dict.fromkeys([*found[:FEW], made]))
        deals = deals_for(COMPARE, self._players, view.reserve, len(few))
        played = play_out_cards(seat_view(view), [number_of(action) for action in few], ROUNDS, deals, SEED)
        chances = _sure(played.astype(np.float64), view.seat)
        return {few[number]: chances[number] for number in sorted(range(len(few)), key=lambda number: -chances[number][view.seat])}


def deals_for(effort: int, players: int, reserve: int, choices: int) -> int:
    """The time for a round grows with the square of the seats: each of them acts, and each looks at all the others."""
    rounds = min(ROUNDS, reserve // players + 1)
    return max(2, effort // (choices * rounds * players**2))


def _sure(played: Floats, seat: int) -> list[Floats]:
    """Everybody's chances after each choice, from those by choice, deal and seat. The first choice counts as the best unless
    another one is surely better, and all that are not surely worse than the best count as good as it."""
    best = 0
    for number in range(1, len(played)):
        if _surely_better(played[number, :, seat], played[best, :, seat]):
            best = number
    means: Floats = played.mean(axis=1)
    means /= means.sum(axis=1, keepdims=True)
    worse = [_surely_better(played[best, :, seat], one[:, seat]) for one in played]
    return [means[number if worse[number] else best] for number in range(len(played))]


def _surely_better(one: Floats, other: Floats) -> bool:
    """Both were played on in the same deals."""
    difference = one - other
    return bool(difference.mean() > SURE * difference.std() / len(difference) ** 0.5)
