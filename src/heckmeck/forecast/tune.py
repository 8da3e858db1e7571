"""Making a net agree with itself.

Before a turn the net forecasts each seat's chance to win. The turn, solved exactly for the net's own forecasts of the boards after
it, says it again. Tuning makes the first follow the second, on boards from games of all kinds of players, whoever plays the turn.
It begins with a net that can play already.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from heckmeck.batches import Crew
from heckmeck.forecast.features import layout
from heckmeck.forecast.making import Making, Progress, Samples, win_rate
from heckmeck.forecast.net import NARROW, WIDE, Net, how_made, load
from heckmeck.forecast.plan import TunePlan
from heckmeck.rules.dicegame import DiceGame

TABLES: Final = 10
"""Tables of a round, each with players of its own."""


@dataclass(frozen=True)
class Tuned:
    """A round: how far the net was from its own turns, in the mean square, and the bias for the seat to act."""

    error: float
    bias: float


class Tuning(Making):
    """A tuning run in progress: `run` it, and read its results so far. It has a net only after the last round."""

    def __init__(
        self,
        game: DiceGame,
        players: int,
        plan: TunePlan,
        seed: int,
        threads: int = 1,
        crew: Crew | None = None,
    ) -> None:
        super().__init__(game, players, seed, threads, crew)
        self.start: Final = load(game.id, players)
        self.plan: Final = plan
        self.tuned: list[Tuned] = []

    @property
    def rounds(self) -> int:
        return self.plan.rounds

    @property
    def rounds_done(self) -> int:
        return len(self.tuned)

    def run(self) -> Iterator[Progress]:
        from heckmeck.kernel import Learner

        size = layout(self.game.components, self.players).size
        learner = Learner(size, self.players, self._seed("weights"), WIDE)
        learner.set_weights(*widened(self.start, learner.weights(), self._seed("new units")))
        recent: deque[Samples] = deque(maxlen=self.plan.memory)
        met = np.zeros(size, bool)
        for number in range(self.plan.rounds):
            yield Progress(number, "play", number, self.plan.rounds)
            net = Net(*learner.weights())
            recent.append(self._play(number, net))
            met[recent[-1].features[recent[-1].features < size]] = True
            self._judge(net, recent[-1])
            samples = Samples.joined(list(recent))
            seed = self._seed("order", number)
            learner.epoch(samples.features, samples.targets, self._rate(number), seed=seed, threads=self.threads)
        w1, *others = learner.weights()
        w1[~met] = 0  # features that were never met have no say, rather than a random one
        self.net = Net(w1, *others).rounded()
        shares: list[NDArray[np.float32]] = []
        seeds = [self._seed("check", seat) for seat in range(self.players)]
        yield from self._against_roosters(self.net, self.plan.last_check, seeds, self.plan.rounds, shares)
        self.final = win_rate(shares)

    def _rate(self, number: int) -> float:
        way = number / max(self.plan.rounds - 1, 1)
        return self.plan.low + (self.plan.high - self.plan.low) * 0.5 * (1 + math.cos(math.pi * way))

    def _play(self, number: int, net: Net) -> Samples:
        from heckmeck.forecast import bulk

        lot = Random(self._seed("tables", number))
        each = -(-self.plan.games // TABLES)
        play = partial(bulk.play, self.game, nets=net, keep=("samples",), lambda_=0.0, watch=net, looks=self.plan.looks)
        tables = []
        for table in range(TABLES):
            names, noise = self._table(lot)
            tables.append(partial(play, players=names, games=each, seed=self._seed("play", number, table), noise=noise))
        found = [Samples(played.samples.features, played.samples.targets) for batch in self.play_tables(tables) for played in batch]
        return Samples.joined(found)

    def _table(self, lot: Random) -> tuple[list[str], float]:
        where = lot.random()
        if where < self.plan.own:
            return ["champion"] * self.players, self.plan.noise
        if where < self.plan.own + self.plan.mixed:
            return [lot.choice(("champion", "rooster", "rooster", "random")) for _ in range(self.players)], self.plan.noise
        return ["champion"] * self.players, self.plan.wild

    def _judge(self, net: Net, samples: Samples) -> None:
        some = slice(0, 4000)
        errors = samples.targets[some] - net.chances(samples.features[some])
        self.tuned.append(Tuned(math.sqrt(float((errors**2).mean())), float(errors[:, 0].mean())))

    def _title(self) -> list[str]:
        return ["tune", *super()._title()]

    def made(self) -> dict[str, Any]:
        return {
            **super().made(),
            "tune": asdict(self.plan),
            "rounds": [asdict(each) for each in self.tuned[:: max(len(self.tuned) // 20, 1)]],
            "final": None if self.final is None else asdict(self.final),
            "start": how_made(self.game.id, self.players),
        }


def widened(net: Net, fresh: tuple[NDArray[np.float32], ...], seed: int) -> list[NDArray[np.float32]]:
    """The weights of a net with more units and features that says the same as this one, almost: new units begin small."""
    w1, b1, w2 = (np.array(part) for part in fresh[:3])
    features, wide = net.w1.shape
    if (features, wide) == w1.shape:
        return [np.ascontiguousarray(part, np.float32) for part in net.weights]
    w1 *= 0.5
    w1[:features, :wide] = net.w1
    w1[features:, :wide] *= 0.2
    b1[:wide] = net.b1
    w2[:wide] = net.w2
    w2[wide:] = np.random.default_rng(seed).normal(0, 0.01, (WIDE - wide, NARROW))
    return [w1, b1, w2, np.ascontiguousarray(net.b2), np.ascontiguousarray(net.w3), np.ascontiguousarray(net.b3)]
