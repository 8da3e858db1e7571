"""The bots there are, by name and game. A new level is a new entry here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from heckmeck.players.bot import Bot
from heckmeck.players.card_bots import CardChick, CardHen, CardRooster
from heckmeck.players.card_champion import CardChampion, CardFox
from heckmeck.players.champion import DiceChampion, DiceFox
from heckmeck.players.dice_bots import DiceChick, DiceHen, DiceRooster
from heckmeck.players.foreign import PREFIX, ForeignBot
from heckmeck.rules import Game
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.karteneck import Karteneck

LEVELS: Final[Mapping[type, Mapping[str, type[Bot]]]] = {
    DiceGame: {"chick": DiceChick, "hen": DiceHen, "rooster": DiceRooster, "fox": DiceFox, "champion": DiceChampion},
    Karteneck: {"chick": CardChick, "hen": CardHen, "rooster": CardRooster, "fox": CardFox, "champion": CardChampion},
}

BOTS: Final = tuple(LEVELS[DiceGame])
"""The names of the bots, from the weakest to the strongest."""

NEED_KERNEL: Final = frozenset(name for name, bot in LEVELS[Karteneck].items() if issubclass(bot, CardChampion))
"""The bots that play Karteneck like the rooster if the compiled kernel is missing."""


def is_bot(name: str) -> bool:
    return name in BOTS or (name.startswith(PREFIX) and len(name) > len(PREFIX))


def make_bot(name: str, game: Game[Any]) -> Bot:
    """The bot with this name, one of `BOTS`, for this game. `cmd:PROGRAM` is a program of your own.

    >>> from heckmeck.rules import game
    >>> make_bot("hen", game("deluxe"))  # doctest: +ELLIPSIS
    <heckmeck.players.dice_bots.DiceHen object at ...>
    """
    if not is_bot(name):
        raise ValueError(f"there is no bot {name!r}: choose {', '.join(BOTS)} or {PREFIX}PROGRAM")
    if name.startswith(PREFIX):
        return ForeignBot(name.removeprefix(PREFIX))
    return LEVELS[type(game)][name]()
