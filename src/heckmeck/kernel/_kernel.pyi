"""What Python sees of the kernel: turns, whole games of dice and of cards, and nets. The C++ is in the folders beside this file.

Missing where no compiler was there: see `heckmeck.kernel`.
"""

from collections.abc import Sequence

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

    def __init__(self, features: int, seats: int, seed: int, wide: int = 128) -> None: ...
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

class Rules:
    """A dice game as whole games are played by; see `heckmeck.forecast.bulk`."""

    @staticmethod
    def of(
        seats: int,
        portions: list[int],
        specialists: list[tuple[int, int]],
        bratworms: int,
        any_lower: bool,
        turn_over: str,
        plain_golden_die: bool,
    ) -> Rules: ...
    @property
    def feature_count(self) -> int: ...
    @property
    def feature_width(self) -> int: ...

class Net:
    """A net; see `heckmeck.forecast.net.Net`."""

    @staticmethod
    def of(
        w1: NDArray[np.float32],
        b1: NDArray[np.float32],
        w2: NDArray[np.float32],
        b2: NDArray[np.float32],
        w3: NDArray[np.float32],
        b3: NDArray[np.float32],
    ) -> Net: ...

class Kept:
    """What is kept of games played, one after the other; see `heckmeck.forecast.bulk`."""

    @property
    def shares(self) -> NDArray[np.float32]: ...
    @property
    def scores(self) -> NDArray[np.int16]: ...
    @property
    def turns(self) -> NDArray[np.int32]: ...
    @property
    def moves(self) -> NDArray[np.uint32]: ...
    @property
    def ends(self) -> NDArray[np.int64]: ...
    @property
    def features(self) -> NDArray[np.uint16]: ...
    @property
    def forecasts(self) -> NDArray[np.float32]: ...
    @property
    def backups(self) -> NDArray[np.float32]: ...
    @property
    def targets(self) -> NDArray[np.float32]: ...
    @property
    def outcomes(self) -> NDArray[np.float32]: ...
    @property
    def games(self) -> NDArray[np.int64]: ...
    @property
    def at_random(self) -> NDArray[np.uint8]: ...

def play_games(
    rules: Rules,
    players: list[str],
    nets: list[Net | None],
    board: NDArray[np.uint8] | None,
    seat: int,
    first: int,
    games: int,
    seed: int,
    noise: float,
    lambda_: float,
    rotate: bool,
    keep_moves: bool,
    keep_samples: bool,
    instruction_set: str,
    watch: Net | None = None,
    few: int = 0,
    ahead: int = 0,
) -> Kept:
    """Games that begin with the board and the seat to act, or without a board from the start."""

class Endgame:
    """Every board that can still come about, solved; see `heckmeck.forecast.endgame`."""

    @property
    def boards(self) -> int: ...
    @property
    def change(self) -> float: ...
    def chances(self, board: NDArray[np.uint8], seat: int) -> list[float]: ...
    def chance_if_played(
        self, board: NDArray[np.uint8], seat: int, net: Net | None, instruction_set: str, few: int = 0, ahead: int = 0
    ) -> float: ...

def solve_endgame(
    rules: Rules, board: NDArray[np.uint8], seat: int, most: int, tolerance: float, instruction_set: str
) -> Endgame | None: ...
def features(rules: Rules, boards: NDArray[np.uint8], seats: NDArray[np.int64]) -> NDArray[np.uint16]: ...
def forecast(
    rules: Rules,
    net: Net,
    boards: NDArray[np.uint8],
    seats: NDArray[np.int64],
    instruction_set: str,
    few: int = 0,
    ahead: int = 0,
) -> NDArray[np.float32]: ...

class CardRules:
    """Karteneck for some number of players; see `heckmeck.kernel.card_views`."""

    @staticmethod
    def of(seats: int, put_aside: int, portions: list[tuple[int, int]]) -> CardRules: ...

class CardView:
    """What somebody knows of a card game; see `heckmeck.kernel.card_views`."""

    @staticmethod
    def of(rules: CardRules, numbers: Sequence[int]) -> CardView: ...

def weigh_cards(view: CardView, effort: int, seed: int, player: str = "champion") -> list[tuple[int, int, float]]:
    """The candidates, the best first: the number of the action, its roll-outs, and what they brought on average."""

def play_out_cards(view: CardView, actions: Sequence[int], rounds: int, deals: int, seed: int) -> NDArray[np.float32]:
    """Every seat's chance to win after so many rounds, by action, deal and seat; without actions of the table as it is."""

def hand_worth(hand: Sequence[int]) -> float:
    """What a hand is worth in worms, as the sly rule counts."""

def imagine_cards(view: CardView, seed: int) -> tuple[list[list[int]], list[int], list[int]]:
    """Hands, pile and unseen portions as they may be."""

class CardGames:
    """What is kept of card games; see `heckmeck.forecast.card_bulk`."""

    @property
    def shares(self) -> NDArray[np.float32]: ...
    @property
    def scores(self) -> NDArray[np.int16]: ...
    @property
    def moves(self) -> NDArray[np.uint64]: ...
    @property
    def ends(self) -> NDArray[np.int64]: ...
    @property
    def features(self) -> NDArray[np.float32]: ...
    @property
    def chances(self) -> NDArray[np.float32]: ...
    @property
    def rounds_left(self) -> NDArray[np.int16]: ...
    @property
    def games(self) -> NDArray[np.int64]: ...

def play_card_games(
    rules: CardRules,
    players: list[tuple[str, int]],
    first: int,
    games: int,
    seed: int,
    rotate: bool,
    keep_moves: bool,
    keep_samples: bool = False,
    weights: NDArray[np.float64] | None = None,
) -> CardGames: ...
