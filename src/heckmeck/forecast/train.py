"""Learning from scratch to forecast a dice game.

The first round learns who won in the end, from games of roosters. Then the net plays against itself, and roosters if so planned,
each of its turns played exactly for its own forecast, and learns from what it meets: what the turn promised before its dice fell,
and what became of it. A few turns are played at random, so that it also sees what it would not do. After every round some games
against roosters show its progress. A net that learns from its own promises becomes too sure of them, so in the end it is made as
sure as games of all kinds of players bear out.
"""

from __future__ import annotations

import json
import math
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from heckmeck.forecast.features import layout
from heckmeck.forecast.interval import Z95
from heckmeck.forecast.net import Net
from heckmeck.forecast.plan import Plan, Round
from heckmeck.rules.dicegame import DiceGame

if TYPE_CHECKING:
    from heckmeck.forecast import bulk
    from heckmeck.kernel import Learner

GAMES_AT_ONCE: Final = 2000
SAMPLES_AT_ONCE: Final = 2**18
"""The amount of work between two signs of progress."""
GAMES_AT_A_TABLE: Final = 100
"""Then others sit down."""


@dataclass(frozen=True)
class WinRate:
    """The share of games won, a shared win counted as a fraction, and half the width of the 95% interval."""

    games: int
    share: float
    half_width: float


@dataclass(frozen=True)
class Learnt:
    """The result of a round: the last loss while learning, the loss on held-out games, and the win rate against roosters."""

    loss: float
    held_out: float
    win_rate: WinRate


@dataclass(frozen=True)
class Progress:
    """The present phase of a round, and its progress."""

    round: int
    phase: Literal["play", "learn", "check", "compare"]
    done: int
    total: int


@dataclass(frozen=True)
class Samples:
    """Rows of active features, filled up with 65535, and every seat's chance, counted from the seat to act."""

    features: NDArray[np.uint16]
    targets: NDArray[np.float32]

    @classmethod
    def joined(cls, parts: list[Samples]) -> Samples:
        return cls(np.concatenate([part.features for part in parts]), np.concatenate([part.targets for part in parts]))


class Training:
    """A training run in progress: `run` it, and read its results so far."""

    def __init__(self, game: DiceGame, players: int, plan: Plan, seed: int, threads: int = 1) -> None:
        self.game: Final = game
        self.players: Final = players
        self.plan: Final = plan
        self.seed: Final = seed
        self.threads: Final = threads
        self.net: Net | None = None
        """The net after the last finished round."""
        self.learnt: list[Learnt] = []
        self.power: float | None = None
        """How the net's chances were sharpened, or flattened if it is below 1, in the end."""
        self.final: WinRate | None = None

    def run(self) -> Iterator[Progress]:
        from heckmeck.kernel import Learner

        learner = Learner(layout(self.game.components, self.players).size, self.players, self._seed("weights", 0), self.plan.wide)
        recent: deque[Samples] = deque(maxlen=self.plan.memory)
        met = np.zeros(layout(self.game.components, self.players).size, bool)
        for number, each in enumerate(self.plan.rounds):
            samples: list[Samples] = []
            held_out: list[Samples] = []
            yield from self._play(number, each, samples, held_out)
            if number == 1:
                recent.clear()
            recent.append(Samples.joined(samples))
            met[recent[-1].features[recent[-1].features < len(met)]] = True
            losses: list[float] = []
            yield from self._learn(learner, number, each, Samples.joined(list(recent)), losses)
            kept = Samples.joined(held_out)
            loss = learner.loss(kept.features, kept.targets, threads=self.threads)
            w1, *others = learner.weights()
            w1[~met] = 0  # features that were never met have no say, rather than a random one
            net = Net(w1, *others).rounded()
            shares: list[NDArray[np.float32]] = []
            yield from self._check(number, net, self.plan.check, shares)
            self.net = net
            self.learnt.append(Learnt(losses[-1], loss, win_rate(shares)))
        assert self.net is not None
        yield from self._compare(self.net)
        shares = []
        yield from self._check(len(self.plan.rounds), self.net, self.plan.last_check, shares)
        self.final = win_rate(shares)

    def _seed(self, purpose: str, *numbers: int) -> int:
        """A seed that no other round, purpose or training shares."""
        text = "/".join([self.game.id, str(self.players), str(self.seed), purpose, *map(str, numbers)])
        return int.from_bytes(sha256(text.encode()).digest()[:8])

    def _play(self, number: int, each: Round, samples: list[Samples], held_out: list[Samples]) -> Iterator[Progress]:
        """Plays the games of a round and sorts out what to learn from."""
        own, noise = (0.0, 0.0) if self.net is None else (self.plan.own, self.plan.noise)
        found: list[bulk.Samples] = []
        yield from self._mixed(Progress(number, "play", 0, each.games), own, noise, each.trust, found)
        for some in found:
            kept = some.games % self.plan.held_out == 0
            samples.append(Samples(some.features[~kept], some.targets[~kept]))
            held_out.append(Samples(some.features[kept], some.targets[kept]))

    def _mixed(self, what: Progress, own: float, noise: float, trust: float, found: list[bulk.Samples]) -> Iterator[Progress]:
        """Plays games of the net and roosters, seated at random; adds what there is to learn."""
        from heckmeck.forecast import bulk

        lot = Random(self._seed(what.phase, what.round, -1))
        for done in range(0, what.total, GAMES_AT_A_TABLE):
            if done % GAMES_AT_ONCE == 0:
                yield replace(what, done=done)
            played = bulk.play(
                self.game,
                ["champion" if lot.random() < own else "rooster" for _ in range(self.players)],
                min(GAMES_AT_A_TABLE, what.total - done),
                self._seed(what.phase, what.round),
                first=done,
                nets=self.net,
                noise=noise,
                threads=self.threads,
                keep=("samples",),
                lambda_=trust,
            )
            found.append(played.samples)

    def _learn(self, learner: Learner, number: int, each: Round, samples: Samples, losses: list[float]) -> Iterator[Progress]:
        """Goes through the samples once for every rate, each time in a different order; adds the mean loss of each pass."""
        count = len(samples.features)
        for epoch, rate in enumerate(each.rates):
            order = np.random.default_rng(self._seed("order", number, epoch)).permutation(count)
            total = 0.0
            for done in range(0, count, SAMPLES_AT_ONCE):
                yield Progress(number, "learn", epoch * count + done, len(each.rates) * count)
                chosen = order[done : done + SAMPLES_AT_ONCE]
                seed = self._seed("batches", number, epoch, done)
                loss = learner.epoch(samples.features[chosen], samples.targets[chosen], rate, seed=seed, threads=self.threads)
                total += loss * len(chosen)
            losses.append(total / count)

    def _check(self, number: int, net: Net, games: int, shares: list[NDArray[np.float32]]) -> Iterator[Progress]:
        seeds = [self._seed("check", number, seat) for seat in range(self.players)]
        yield from against_roosters(self.game, net, games, seeds, self.threads, number, shares)

    def _compare(self, net: Net) -> Iterator[Progress]:
        """Makes the net as sure as what became of games between it and roosters."""
        found: list[bulk.Samples] = []
        yield from self._mixed(Progress(len(self.plan.rounds), "compare", 0, self.plan.compare), 0.5, 0.0, 1.0, found)
        chances = np.concatenate([net.chances(some.features) for some in found])
        self.power = best_power(chances, np.concatenate([some.outcomes for some in found]))
        self.net = net.sharpened(self.power).rounded()

    def save(self, folder: Path) -> Path:
        """Writes the net, and beside it how it was made."""
        assert self.net is not None
        file = folder / f"{self.game.id}-{self.players}.npz"
        self.net.save(file)
        file.with_suffix(".json").write_text(json.dumps(self.made(), indent=1) + "\n", encoding="utf-8")
        return file

    @property
    def rounds(self) -> int:
        return len(self.plan.rounds)

    @property
    def rounds_done(self) -> int:
        return len(self.learnt)

    def made(self) -> dict[str, Any]:
        """How the net was made: everything needed to make it again."""
        return {
            "game": self.game.id,
            "players": self.players,
            "version": version("heckmeck"),
            "seed": self.seed,
            "threads": self.threads,
            "plan": asdict(self.plan),
            "rounds": [asdict(each) for each in self.learnt],
            "power": self.power,
            "final": None if self.final is None else asdict(self.final),
        }


def against_roosters(
    game: DiceGame, net: Net, games: int, seeds: Sequence[int], threads: int, number: int, shares: list[NDArray[np.float32]]
) -> Iterator[Progress]:
    """The net against roosters, in every seat equally often, with a seed for each; adds its part of every game."""
    from heckmeck.forecast import bulk

    players = len(seeds)
    each = -(-games // players)
    for seat, seed in enumerate(seeds):
        names = ["rooster"] * players
        names[seat] = "champion"
        for done in range(0, each, GAMES_AT_ONCE):
            yield Progress(number, "check", seat * each + done, players * each)
            played = bulk.play(
                game,
                names,
                min(GAMES_AT_ONCE, each - done),
                seed,
                first=done,
                nets=[net if other == seat else None for other in range(players)],
                threads=threads,
            )
            shares.append(played.shares[:, seat])


def best_power(chances: NDArray[np.float64], outcomes: NDArray[np.floating[Any]]) -> float:
    """The power of the chances with the least log loss against outcomes. The loss is convex in it, so its slope shows the way."""
    logs = np.log(np.maximum(chances, 1e-12))
    low, high = 0.25, 4.0
    while high - low > 1e-4:
        power = (low + high) / 2
        raised = np.exp(power * (logs - logs.max(axis=1, keepdims=True)))
        raised /= raised.sum(axis=1, keepdims=True)
        if float(((raised - outcomes) * logs).sum()) > 0:
            high = power
        else:
            low = power
    return (low + high) / 2


def win_rate(shares: list[NDArray[np.float32]]) -> WinRate:
    joined = np.concatenate(shares)
    half_width = Z95 * float(joined.std(ddof=1, dtype=np.float64)) / math.sqrt(len(joined))
    return WinRate(len(joined), float(joined.mean(dtype=np.float64)), half_width)
