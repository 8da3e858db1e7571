"""Learning from scratch to forecast a dice game.

The first round learns who won in the end, from games of roosters. Then the net plays against itself, and roosters if so planned,
each of its turns played exactly for its own forecast, and learns from what it meets: what the turn promised before its dice fell,
and what became of it. A few turns are played at random, so that it also sees what it would not do. After every round some games
against roosters show its progress. A net that learns from its own promises becomes too sure of them, so in the end it is made as
sure as games of all kinds of players bear out.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from heckmeck.batches import Crew
from heckmeck.forecast.features import layout
from heckmeck.forecast.making import Making, Progress, Samples, WinRate, win_rate
from heckmeck.forecast.net import Net
from heckmeck.forecast.plan import Plan, Round
from heckmeck.rules.dicegame import DiceGame

if TYPE_CHECKING:
    from heckmeck.forecast import bulk
    from heckmeck.kernel import Learner

SAMPLES_AT_ONCE: Final = 2**18
"""The amount of work between two signs of progress."""
GAMES_AT_A_TABLE: Final = 100
"""Then others sit down."""


@dataclass(frozen=True)
class Learnt:
    """The result of a round: the last loss while learning, the loss on held-out games, and the win rate against roosters."""

    loss: float
    held_out: float
    win_rate: WinRate


class Training(Making):
    """A training run in progress: `run` it, and read its results so far."""

    def __init__(
        self,
        game: DiceGame,
        players: int,
        plan: Plan,
        seed: int,
        threads: int = 1,
        crew: Crew | None = None,
    ) -> None:
        super().__init__(game, players, seed, threads, crew)
        self.plan: Final = plan
        self.learnt: list[Learnt] = []
        self.power: float | None = None
        """How the net's chances were sharpened, or flattened if it is below 1, in the end."""

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
        tables = [
            partial(
                bulk.play,
                self.game,
                ["champion" if lot.random() < own else "rooster" for _ in range(self.players)],
                min(GAMES_AT_A_TABLE, what.total - done),
                self._seed(what.phase, what.round),
                first=done,
                nets=self.net,
                noise=noise,
                keep=("samples",),
                lambda_=trust,
            )
            for done in range(0, what.total, GAMES_AT_A_TABLE)
        ]
        for batch in self.play_tables(tables):
            yield replace(what, done=len(found) * GAMES_AT_A_TABLE)
            found += [played.samples for played in batch]

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
        yield from self._against_roosters(net, games, seeds, number, shares)

    def _compare(self, net: Net) -> Iterator[Progress]:
        """Makes the net as sure as what became of games between it and roosters."""
        found: list[bulk.Samples] = []
        yield from self._mixed(Progress(len(self.plan.rounds), "compare", 0, self.plan.compare), 0.5, 0.0, 1.0, found)
        chances = np.concatenate([net.chances(some.features) for some in found])
        self.power = best_power(chances, np.concatenate([some.outcomes for some in found]))
        self.net = net.sharpened(self.power).rounded()

    @property
    def rounds(self) -> int:
        return len(self.plan.rounds)

    @property
    def rounds_done(self) -> int:
        return len(self.learnt)

    def made(self) -> dict[str, Any]:
        return {
            **super().made(),
            "plan": asdict(self.plan),
            "rounds": [asdict(each) for each in self.learnt],
            "power": self.power,
            "final": None if self.final is None else asdict(self.final),
        }


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
