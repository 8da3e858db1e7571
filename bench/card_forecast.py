"""What the kernel's forecast of card games goes by (`kernel/cards/outlook.cpp`), fitted anew.

For each number of players and of rounds left: what a worm, and a worm's worth of cards in the hand, adds to a seat's strength in a
softmax, as fitted to games of the patient rule, and as the kernel has it.
"""

from __future__ import annotations

import sys

import numpy as np
from numpy.typing import NDArray

from heckmeck.forecast.card_bulk import play
from heckmeck.kernel import hand_worth
from heckmeck.rules.karteneck import Karteneck

Floats = NDArray[np.float64]
GAMES = 1000
RULES = Karteneck()


def samples(players: int) -> dict[int, tuple[Floats, Floats]]:
    """By rounds left, between two rounds: worms and hands by game and seat, and the parts of the win."""
    bulk = play(["patient"] * players, games=GAMES, seed=1, keep_moves=True)
    found: dict[int, list[tuple[list[list[float]], Floats]]] = {}
    for number in range(GAMES):
        state = RULES.new(players)
        for move in bulk.moves(number):
            state, _ = RULES.apply(state, move)
            if state.awaiting == "grill" and state.round:
                worths = [hand_worth(hand) for hand in state.hands]
                shown = [list(pair) for pair in zip(RULES.scores(state), worths, strict=True)]
                found.setdefault(state.reserve // players, []).append((shown, bulk.shares[number]))
    return {left: (np.array([one for one, _ in rows]), np.array([won for _, won in rows])) for left, rows in found.items()}


def fit(shown: Floats, won: Floats) -> Floats:
    """The weights of a softmax over seats, by Newton's method."""
    weights = np.zeros(shown.shape[2])
    for _ in range(30):
        strengths = np.exp(shown @ weights - (shown @ weights).max(axis=1, keepdims=True))
        chances = strengths / strengths.sum(axis=1, keepdims=True)
        centred = shown - np.einsum("gs,gsk->gk", chances, shown)[:, None]
        curvature = np.einsum("gs,gsk,gsl->kl", chances, centred, centred)
        weights += np.linalg.solve(curvature, np.einsum("gs,gsk->k", won - chances, shown))
    return weights


def main() -> None:
    print(f"Python {sys.version.split()[0]}, {GAMES} games each; fitted, and in the kernel")
    print("players  rounds left          worm                hand")
    for players in range(2, 7):
        for left, (shown, won) in sorted(samples(players).items()):
            worm, hand = fit(shown, won)
            has = 0.33 / (1 + 0.22 * left), 0.32 + 0.03 * players
            print(f"{players:7}  {left:11}  {worm:6.3f} {has[0]:6.3f}       {hand:6.3f} {has[1]:6.3f}")


if __name__ == "__main__":
    main()
