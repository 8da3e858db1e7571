"""The exact turn solver's core in C++, and learning an evaluator; sources in `kernel/`.

Missing where no compiler was there: see `heckmeck.solver.paths`.
"""

import numpy as np
from numpy.typing import NDArray

class Tree:
    """A solved turn; see `heckmeck.solver.tree.Tree`."""

    def roll(self, faces: int, white: int, golden: bool, total: int, bratworm: bool, weasel: bool) -> float: ...
    def settle(self, faces: int, white: int, golden: bool, total: int, bratworm: bool, weasel: bool) -> float: ...
    def endings(
        self, faces: int, white: int, golden: bool, total: int, bratworm: bool, weasel: bool, tolerance: float
    ) -> NDArray[np.float64]: ...

def instruction_sets() -> list[str]:
    """What this machine can run, fastest first."""

def solve(white: int, golden: bool, weasel: bool, payoff: NDArray[np.float64], instruction_set: str) -> Tree: ...
def start_values(
    white: int, golden: bool, weasel: bool, payoffs: NDArray[np.float64], instruction_set: str
) -> NDArray[np.float64]: ...

class Learner:
    """A net of `heckmeck.forecast` that learns by Adam; it begins with He's random weights."""

    def __init__(self, features: int, seats: int, seed: int) -> None: ...
    def epoch(
        self,
        indices: NDArray[np.uint16],
        targets: NDArray[np.float32],
        rate: float,
        batch: int = 1024,
        seed: int = 0,
        threads: int = 1,
    ) -> float:
        """Goes through the samples once in random order and gives the mean cross-entropy met on the way.

        A sample is a row of active features, filled up with 65535, and a row of every seat's chance, counted from the seat to
        act. The result depends on the seed and the number of threads."""

    def loss(self, indices: NDArray[np.uint16], targets: NDArray[np.float32], threads: int = 1) -> float:
        """The mean cross-entropy of samples from which nothing is learnt."""

    def weights(self) -> tuple[NDArray[np.float32], ...]:
        """w1[features, 128], b1, w2[128, 32], b2, w3[32, seats], b3."""

    def set_weights(
        self,
        w1: NDArray[np.float32],
        b1: NDArray[np.float32],
        w2: NDArray[np.float32],
        b2: NDArray[np.float32],
        w3: NDArray[np.float32],
        b3: NDArray[np.float32],
    ) -> None:
        """Goes on from other weights; what Adam remembers is forgotten."""
