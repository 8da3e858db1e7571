"""Plans by which nets are trained."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from heckmeck.forecast.ahead import NOT_AHEAD, Ahead
from heckmeck.rules.board import Components


@dataclass(frozen=True)
class Round:
    """Some games, and how the net learns from them."""

    games: int
    trust: float
    """The weight of the outcome of a turn against its promise (lambda): 1 looks at the outcome alone."""
    rates: tuple[float, ...]
    """The rate of every epoch."""


@dataclass(frozen=True)
class Plan:
    """How a net is trained. The first round is played by roosters, the others by the net and roosters."""

    rounds: tuple[Round, ...]
    memory: int = 3
    """The last rounds whose games are learnt from. Those of roosters are left out: they play differently."""
    own: float = 1.0
    """The chance that the net plays a seat, and not a rooster."""
    noise: float = 0.05
    """The share of turns played at random."""
    wide: int = 256
    """The units of the first layer: 128 or 256."""
    held_out: int = 20
    """Every Nth game is held out from learning, to measure the loss."""
    check: int = 4000
    """Games against roosters after each round."""
    compare: int = 40000
    """Games of the net and roosters at the end, with which its chances are compared."""
    last_check: int = 20000
    """Games against roosters at the end."""


FIRST: Final = (2e-3, 1e-3, 5e-4, 2e-4)
FALLING: Final = (1e-3, 5e-4, 2e-4, 1e-4)
SETTLING: Final = (5e-4, 2e-4, 1e-4, 5e-5, 2e-5)
QUICK: Final = Plan(
    (Round(10000, 1.0, FIRST), *(Round(10000, trust, FALLING) for trust in (0.9, 0.7, 0.5))),
    check=2000,
    compare=10000,
    last_check=5000,
)
TWO: Final = Plan(
    (
        Round(50000, 1.0, FIRST),
        *(Round(40000, trust, FALLING) for trust in (0.7, 0.5, 0.3, 0.2, 0.1, 0.1, 0.1)),
        Round(40000, 0.1, SETTLING),
    ),
)
# Champions that play each other seldom hold a lead for long. With several roosters at the table it is another game, and the net
# has to know both.
MORE: Final = Plan(
    (
        Round(25000, 1.0, FIRST),
        *(Round(15000, trust, FALLING) for trust in (0.8, 0.6, 0.5, 0.4)),
        Round(15000, 0.3, SETTLING),
    ),
    own=0.5,
)


@dataclass(frozen=True)
class TunePlan:
    """How a net that can play already is made to agree with itself (`tune.py`)."""

    rounds: int
    games: int
    """Of each round."""
    memory: int = 8
    """The last rounds whose games are learnt from."""
    high: float = 1.5e-3
    low: float = 1e-5
    """The rate falls from the one to the other along a cosine."""
    own: float = 0.6
    """The part of the tables where the net plays itself."""
    mixed: float = 0.2
    """The part where nets, roosters and random players mix. At the others the net plays itself, and many turns are random."""
    noise: float = 0.03
    wild: float = 0.2
    """The part of random turns, and of those at the other tables."""
    looks: Ahead = NOT_AHEAD
    """How far boards near the end are played on before the net says what a turn leads to."""
    last_check: int = 20000
    """Games against roosters at the end."""


TUNE: Final = "tune"
"""The name of the plan that begins with the net that ships."""
TUNE_TWO: Final = TunePlan(400, 600)
TUNE_MORE: Final = TunePlan(500, 400, looks=Ahead(4, 1))
TUNE_SPECIALISTS: Final = TunePlan(500, 400, looks=Ahead(2, 1))
"""With specialists a turn may leave more boards, so solving another one takes longer."""
PLANS: Final = {"quick": (QUICK, QUICK), "full": (TWO, MORE)}
"""For two players, and for more."""


def tuning(components: Components, players: int) -> TunePlan:
    """How a net of this game is tuned."""
    if players == 2:
        return TUNE_TWO
    return TUNE_SPECIALISTS if components.specialists else TUNE_MORE
