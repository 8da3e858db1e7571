"""The exact turn solver's core in C++, sources in `kernel/`. Missing where no compiler was there: see `heckmeck.solver.paths`."""

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
