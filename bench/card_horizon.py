"""The weights of the forecast by which Karteneck's champion plays (`kernel/cards/horizon.cpp`), fitted anew.

The forecast is a softmax over the seats: who wins, by how each seat stands between two rounds. It is fitted to games of the patient
rule first, then to games of champions who forecast by the weights found so far. The weights depend on the seed alone.

Run it with `python bench/card_horizon.py`. `--write` puts the weights into the kernel's source, which you then compile.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from heckmeck.forecast.card_bulk import CardBulk, play

Floats = NDArray[np.float64]
SEED = 20_261_118
GAMES = 3000
"""For each number of players, in each round of fitting."""
EFFORT = 400
"""How much the champions think, in about quarters of a microsecond."""
ROUNDS = 2
"""In which champions play."""
RIDGE = 3.0
"""Pulls weights that the games say little about towards zero."""
STEPS = 8
"""Of Newton's method, more than it needs."""
DIGITS = 4
"""After the point. The rest is noise, and might depend on the machine."""
FEATURES, TERMS = 13, 3
SOURCE = Path(__file__).parents[1] / "src/heckmeck/kernel/cards/horizon_weights.cpp"


def inputs(bulk: CardBulk) -> Floats:
    """By moment, by seat, and by feature and term: the terms are one, the rounds left, and the inverse of one more than these."""
    left = bulk.samples.rounds_left.astype(np.float64)
    terms = np.stack([np.ones_like(left), left, 1 / (1 + left)], axis=1)
    found: Floats = np.einsum("msf,mt->msft", bulk.samples.features.astype(np.float64), terms)
    return found.reshape(*found.shape[:2], FEATURES * TERMS)


def chances(shown: Floats, weights: Floats) -> Floats:
    strengths = shown @ weights
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    found: Floats = powers / powers.sum(axis=1, keepdims=True)
    return found


def fit(shown: Floats, won: Floats) -> Floats:
    """By Newton's method. The ridge is relative to how much each number varies."""
    scale = (shown - shown.mean(axis=1, keepdims=True)).std(axis=(0, 1)) + 1e-9
    shown = shown / scale
    weights = np.zeros(shown.shape[2])
    for _ in range(STEPS):
        given = chances(shown, weights)
        centred = shown - np.einsum("ms,msk->mk", given, shown)[:, None]
        flat = centred.reshape(-1, shown.shape[2])
        curvature = (flat * given.reshape(-1, 1)).T @ flat + RIDGE * np.eye(len(weights))
        slope = (won - given).reshape(-1) @ shown.reshape(-1, shown.shape[2]) - RIDGE * weights
        weights = weights + np.linalg.solve(curvature, slope)
    found: Floats = weights / scale
    return found


def error(given: Floats, won: Floats) -> float:
    """The mean cross entropy."""
    return float(-(won * np.log(np.maximum(given, 1e-9))).sum(axis=1).mean())


def weights_for(players: int, games: int) -> Floats:
    weights = np.zeros(FEATURES * TERMS)
    for number in range(ROUNDS + 1):
        names = ["champion" if number else "patient"] * players
        by = weights.reshape(FEATURES, TERMS)
        bulk = play(names, games, SEED + number, efforts=EFFORT, keep_samples=True, weights=by)
        shown, won = inputs(bulk), bulk.shares[bulk.samples.games].astype(np.float64)
        before, weights = weights, fit(shown, won).round(DIGITS)
        even, first, then = [error(chances(shown, one), won) for one in (np.zeros_like(weights), before, weights)]
        found = f"{even:.4f} if all were equal, {first:.4f} before, {then:.4f} fitted"
        print(f"{players} players, {games} games of the {names[0]}: cross entropy {found}", flush=True)
    return weights.reshape(FEATURES, TERMS)


def source(by_players: list[Floats]) -> str:
    """The file that the kernel is compiled with."""
    tables = []
    for players, weights in enumerate(by_players, 2):
        rows = [f"{{{', '.join([f'{weight:.{DIGITS}f}' for weight in row])}}}" for row in weights.tolist()]
        tables.append(f"    // {players} players\n    {{{{" + ",\n      ".join(rows) + "}}")
    return HEAD + ",\n".join(tables) + TAIL


HEAD = """// Written by `bench/card_horizon.py`.
#include "cards/horizon.h"

namespace heckmeck::cards {

namespace {

// By number of players, by feature in the order of `describe`, and by term.
// clang-format off
constexpr Weights kWeights[kMaxSeats - 1] = {
"""
TAIL = """};
// clang-format on

}  // namespace

const Weights& weights_for(int seats) { return kWeights[seats - 2]; }

}  // namespace heckmeck::cards
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the weights into the kernel's source")
    parser.add_argument("--games", type=int, default=GAMES, help="in each round of fitting; other than %(default)s only to try it")
    options = parser.parse_args()
    with ThreadPoolExecutor() as pool:
        written = source(list(pool.map(partial(weights_for, games=options.games), range(2, 7))))
    if options.write:
        SOURCE.write_text(written, encoding="utf-8")
    else:
        print(written)


if __name__ == "__main__":
    main()
