"""The bots there are, by name. Each kind of game has its own of every name (`heckmeck.kinds`)."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

from heckmeck.kind import kind_of
from heckmeck.players.bot import Bot
from heckmeck.players.foreign import PREFIX, ForeignBot
from heckmeck.rules import Game

Level = Literal["chick", "hen", "rooster", "fox", "champion"]
BOTS: Final[tuple[Level, ...]] = get_args(Level)
"""The names of the bots, from the weakest to the strongest."""


def level_of(name: str) -> Level:
    """The level with this name, one of `BOTS`; a ValueError if there is none."""
    return BOTS[BOTS.index(name)]


def is_bot(name: str) -> bool:
    return name in BOTS or (name.startswith(PREFIX) and len(name) > len(PREFIX))


def make_bot(name: str, game: Game[Any]) -> Bot:
    """The bot with this name, one of `BOTS`, for this game. `cmd:PROGRAM` is a program of your own.

    >>> from heckmeck.rules import game
    >>> type(make_bot("hen", game("deluxe"))).__name__
    'DiceHen'
    """
    if not is_bot(name):
        raise ValueError(f"there is no bot {name!r}: choose {', '.join(BOTS)} or {PREFIX}PROGRAM")
    if name.startswith(PREFIX):
        return ForeignBot(name.removeprefix(PREFIX))
    return kind_of(game).bots[name]()
