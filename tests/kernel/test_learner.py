"""Learning by gradient: the kernel does what the same in NumPy does."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

kernel = pytest.importorskip("heckmeck.kernel._kernel", reason="the kernel is not built")

Doubles = NDArray[np.float64]
FEATURES, SEATS, WIDTH = 40, 3, 7
PADDING = 65535


def samples(count: int, seed: int) -> tuple[NDArray[np.uint16], NDArray[np.float32]]:
    """Rows of different active features, of different lengths, with any targets that sum to one."""
    rng = np.random.default_rng(seed)
    indices = np.stack([rng.permutation(FEATURES)[:WIDTH] for _ in range(count)]).astype(np.uint16)
    for row, length in zip(indices, rng.integers(1, WIDTH + 1, count), strict=True):
        row[length:] = PADDING
    return indices, rng.dirichlet(np.ones(SEATS), count).astype(np.float32)


class Oracle:
    """The learner in NumPy, in double precision."""

    def __init__(self, weights: tuple[NDArray[np.float32], ...]) -> None:
        self.weights = [part.astype(np.float64) for part in weights]
        self.mean = [np.zeros_like(part) for part in self.weights]
        self.square = [np.zeros_like(part) for part in self.weights]
        self.steps = 0

    def loss_and_gradient(self, indices: NDArray[np.uint16], targets: NDArray[np.float32]) -> tuple[float, list[Doubles]]:
        w1, b1, w2, b2, w3, b3 = self.weights
        shown = np.zeros((len(indices), FEATURES))
        for flags, row in zip(shown, indices, strict=True):
            flags[row[row != PADDING]] = 1
        wide = np.maximum(shown @ w1 + b1, 0)
        narrow = np.maximum(wide @ w2 + b2, 0)
        chances = np.exp(narrow @ w3 + b3)
        chances /= chances.sum(axis=1, keepdims=True)
        loss = -(targets * np.log(chances)).sum(axis=1).mean()
        error = (chances - targets) / len(indices)
        to_narrow = error @ w3.T * (narrow > 0)
        to_wide = to_narrow @ w2.T * (wide > 0)
        parts = [shown.T @ to_wide, to_wide.sum(0), wide.T @ to_narrow, to_narrow.sum(0), narrow.T @ error, error.sum(0)]
        return float(loss), parts

    def step(self, indices: NDArray[np.uint16], targets: NDArray[np.float32], rate: float) -> float:
        loss, gradient = self.loss_and_gradient(indices, targets)
        self.steps += 1
        for part, slope, mean, square in zip(self.weights, gradient, self.mean, self.square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            part -= rate * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
        return loss


@pytest.mark.parametrize("wide", [128, 256])
@pytest.mark.parametrize("threads", [1, 3])
def test_steps_of_adam_are_those_of_numpy(threads: int, wide: int) -> None:
    learner = kernel.Learner(FEATURES, SEATS, seed=1, wide=wide)
    oracle = Oracle(learner.weights())
    for number in range(5):
        batch = samples(count=50, seed=number)
        found = learner.epoch(*batch, rate=0.01, batch=50, seed=number, threads=threads)
        assert found == pytest.approx(oracle.step(*batch, rate=0.01), rel=1e-4)
    for part, expected in zip(learner.weights(), oracle.weights, strict=True):
        np.testing.assert_allclose(part, expected, atol=1e-4)


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    """So the oracle of the test above is right as well."""
    batch = samples(count=20, seed=3)
    oracle = Oracle(kernel.Learner(FEATURES, SEATS, seed=2).weights())
    _, gradient = oracle.loss_and_gradient(*batch)
    rng = np.random.default_rng(4)
    for part, slopes in zip(oracle.weights, gradient, strict=True):
        for _ in range(20):
            place = tuple(rng.integers(0, part.shape))
            losses = []
            for shift in (1e-6, -2e-6):
                part[place] += shift
                losses.append(oracle.loss_and_gradient(*batch)[0])
            part[place] += 1e-6
            assert (losses[0] - losses[1]) / 2e-6 == pytest.approx(slopes[place], abs=1e-7)


def test_held_out_samples_are_measured_and_not_learnt() -> None:
    learner = kernel.Learner(FEATURES, SEATS, seed=5)
    before = learner.weights()
    batch = samples(count=333, seed=5)
    expected, _ = Oracle(before).loss_and_gradient(*batch)
    assert learner.loss(*batch) == pytest.approx(expected, rel=1e-5)
    assert learner.loss(*batch, threads=2) == pytest.approx(expected, rel=1e-5)
    for one, other in zip(before, learner.weights(), strict=True):
        np.testing.assert_array_equal(one, other)


def test_what_can_be_learnt_is_learnt() -> None:
    """The target is told by one of the features, so the loss can fall to nothing."""
    indices, targets = samples(count=4000, seed=6)
    targets[:] = np.eye(SEATS, dtype=np.float32)[indices[:, 0] % SEATS]
    indices[:, 1:] = PADDING
    learner = kernel.Learner(FEATURES, SEATS, seed=6)
    losses = [learner.epoch(indices, targets, rate=0.01, batch=100, seed=number) for number in range(5)]
    assert losses == sorted(losses, reverse=True)
    assert learner.loss(indices, targets) < 0.001


@pytest.mark.parametrize("wide", [128, 256])
def test_the_same_seeds_give_the_same_bits_on_any_number_of_threads(wide: int) -> None:
    batch = samples(count=500, seed=7)
    learnt, losses = [], []
    for threads in (1, 1, 2, 3, 9):
        learner = kernel.Learner(FEATURES, SEATS, seed=7, wide=wide)
        losses.append(learner.epoch(*batch, rate=0.001, batch=64, seed=8, threads=threads))
        learnt.append(learner.weights())
    for other in learnt[1:]:
        for one, same in zip(learnt[0], other, strict=True):
            np.testing.assert_array_equal(one, same)
    assert len(set(losses)) == 1


def test_another_seed_takes_the_samples_in_another_order() -> None:
    batch = samples(count=500, seed=7)
    learners = [kernel.Learner(FEATURES, SEATS, seed=7) for _ in range(2)]
    for seed, learner in enumerate(learners):
        learner.epoch(*batch, rate=0.001, batch=64, seed=seed)
    assert not np.array_equal(learners[0].weights()[0], learners[1].weights()[0])


def test_weights_are_taken_over() -> None:
    one, other = kernel.Learner(FEATURES, SEATS, seed=1), kernel.Learner(FEATURES, SEATS, seed=2)
    other.set_weights(*one.weights())
    for mine, theirs in zip(one.weights(), other.weights(), strict=True):
        np.testing.assert_array_equal(mine, theirs)


def test_what_does_not_fit_is_refused() -> None:
    learner = kernel.Learner(FEATURES, SEATS, seed=1)
    indices, targets = samples(count=10, seed=1)
    with pytest.raises(ValueError, match="no such feature"):
        learner.loss(indices + np.uint16(FEATURES), targets)
    with pytest.raises(ValueError, match="a target for every seat"):
        learner.loss(indices, targets[:, :2].copy())
    with pytest.raises(ValueError, match="no samples"):
        learner.loss(indices[:0], targets[:0])
    with pytest.raises(ValueError, match="another net"):
        learner.set_weights(*kernel.Learner(FEATURES + 1, SEATS, seed=1).weights())
    with pytest.raises(ValueError, match="two to seven seats"):
        kernel.Learner(FEATURES, 8, seed=1)
