"""The games there are. Adding one adds an entry here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Literal, final, overload

from heckmeck.rules.board import Components, Specialist
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.protocol import Game, Illegal, Value

PORTIONS: Final = tuple(range(21, 37))

ORIGINAL: Final = Components(PORTIONS)
EXTRAWURM: Final = Components(
    (11, 13, *PORTIONS),
    (
        (Specialist.CANNED_WORM, 11),
        (Specialist.HEN, 21),
        (Specialist.RAVEN, 23),
        (Specialist.WEASEL, 25),
        (Specialist.GOLDEN_DIE, 27),
    ),
    bratworms=7,
)
DELUXE: Final = Components(EXTRAWURM.portions, (*EXTRAWURM.specialists, (Specialist.APPLE, 29)), EXTRAWURM.bratworms)

HOUSE_RULES: Final[Mapping[str, tuple[str, ...]]] = {"lower": ("next", "any"), "turn_over": ("print", "always", "every")}
GOLDEN_DIE: Final[Mapping[str, tuple[str, ...]]] = {"golden_die": ("worms", "plain")}


@final
@dataclass(frozen=True)
class Entry(Value):
    """A game: how it is made from its house rules, and which it has, each with its values, the print's own first (section 5)."""

    make: Callable[..., Game[Any]]
    options: Mapping[str, tuple[str, ...]]


REGISTRY: Final[dict[str, Entry]] = {
    "original": Entry(partial(DiceGame, "original", ORIGINAL), HOUSE_RULES),
    "extrawurm": Entry(partial(DiceGame, "extrawurm", EXTRAWURM), {**HOUSE_RULES, **GOLDEN_DIE}),
    "deluxe": Entry(partial(DiceGame, "deluxe", DELUXE), {**HOUSE_RULES, **GOLDEN_DIE}),
    "karteneck": Entry(Karteneck, {}),
}

GAMES: Final = tuple(REGISTRY)
"""The names of the games that come with the package."""


@overload
def game(id: Literal["original", "extrawurm", "deluxe"], options: Mapping[str, str] | None = None) -> DiceGame: ...


@overload
def game(id: Literal["karteneck"], options: Mapping[str, str] | None = None) -> Karteneck: ...


@overload
def game(id: str, options: Mapping[str, str] | None = None) -> Game[Any]: ...


def game(id: str, options: Mapping[str, str] | None = None) -> Game[Any]:
    """The rules of the game with this name, one of `GAMES`, and with these house rules.

    >>> game("deluxe")
    game('deluxe')
    >>> game("original", {"lower": "any"}).options
    {'lower': 'any'}
    >>> game("poker")
    Traceback (most recent call last):
    heckmeck.rules.protocol.Illegal: 0: no_such_game (game=poker, games=original, extrawurm, deluxe, karteneck)
    """
    options = options or {}
    if id not in REGISTRY:
        raise Illegal("0", "no_such_game", game=id, games=", ".join(REGISTRY))
    known = REGISTRY[id].options
    for name, value in options.items():
        if name not in known:
            raise Illegal("5", "no_such_option", game=id, option=name, options=", ".join(known))
        if value not in known[name]:
            raise Illegal("5", "no_such_value", option=name, value=value, values=", ".join(known[name]))
    return REGISTRY[id].make(**options)
