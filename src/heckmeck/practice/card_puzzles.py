"""Puzzles of the card game: what a decision is about, how hard it is, and the proof that one choice is clearly the best.

A puzzle is what the seat to act knows. Nothing here looks at the cards that are hidden from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from heckmeck.chance import SeededLuck
from heckmeck.forecast.card_odds import CardOdds
from heckmeck.forecast.solved_turn import Floats
from heckmeck.kernel import play_out_cards
from heckmeck.kernel.card_moves import number_of
from heckmeck.kernel.card_views import seat_view
from heckmeck.players.card_bots import CardHen, CardRooster
from heckmeck.practice.puzzle import LEAST_GAP, MOST_GAP, SURE, Gap, Level
from heckmeck.rules import Action
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.actions import Pass
from heckmeck.rules.karteneck.view import View

MOST_CHOICES: Final = 16
"""With more choices a puzzle is hard to read."""
TRIES: Final = 3
"""How often the rooster is asked. It imagines a few deals only, so it does not always choose the same."""
DEALS: Final = (2_000, 8_000)
"""Deals in which every choice is played to the end of the game, and how many if the first are too few to be sure."""


def theme_of(odds: Sequence[CardOdds]) -> str | None:
    """What the decision is about, by the odds of its choices, the best first. None if the best and all that come second are plays,
    or all are passes: then it is not about whether to play or to pass."""
    best, *others = odds
    passes = isinstance(best.action, Pass)
    differs = any(isinstance(one.action, Pass) != passes for one in others if one.win == others[0].win)
    return "play_or_pass" if differs else None


def level_of(game: Karteneck, view: View, best: Action) -> Level:
    """Hard: whoever plays the round for worms goes wrong, more often than not. Medium: the rule of thumb goes wrong. Easy: neither
    does."""
    legal, players = game.legal_in_view(view), len(view.stacks)
    wrong = 0
    for seed in range(TRIES):
        rooster = CardRooster()
        rooster.begin(game, players, SeededLuck(seed))
        wrong += rooster.choose(view, legal) != best
    if wrong > TRIES / 2:
        return "hard"
    return "easy" if CardHen().choose(view, legal) == best else "medium"


def prove(view: View, choices: Sequence[Action], answer: int, seed: int, attempts: Sequence[int] = DEALS) -> Gap | None:
    """The proof that the answer is clearly the best of the choices. None if it is not, or not clearly.

    `attempts` are the deals that the choices are compared in, one after the other until that is enough."""
    for deals in attempts:
        gap, sure = compare(view, choices, answer, deals, seed)
        if sure:
            return gap
        if gap.gap + SURE * gap.error < LEAST_GAP or gap.gap - SURE * gap.error > MOST_GAP:
            return None
    return None


def compare(view: View, choices: Sequence[Action], answer: int, deals: int, seed: int) -> tuple[Gap, bool]:
    """How far the answer is ahead of the choice that comes nearest to it, and whether it is surely ahead of every one."""
    shares = play_out(view, choices, deals, seed)
    ahead = np.delete(shares[answer] - shares, answer, axis=0)
    means, errors = ahead.mean(axis=1), ahead.std(axis=1, ddof=1) / deals**0.5
    second = int(means.argmin())
    sure = (means > 0) & (means >= SURE * errors)
    return Gap(float(means[second]), float(errors[second]), deals), bool(sure.all())


def play_out(view: View, choices: Sequence[Action], deals: int, seed: int) -> Floats:
    """The seat's part of the win, by choice and by deal.

    The kernel deals the hidden cards at random and plays on from every choice to the end of the game, by its patient rule. All
    choices meet the same deals with nearly the same luck. What counts is who wins, and nothing is forecast."""
    rounds = view.reserve // len(view.stacks) + 1
    numbers = [number_of(action) for action in choices]
    shares: Floats = play_out_cards(seat_view(view), numbers, rounds, deals, seed % 2**64)[:, :, view.seat].astype(np.float64)
    return shares
