"""A table that is being set up: the game, who plays, the house rules.

The start screen, the prompts and the command line fill it in.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from heckmeck.kind import kind_of
from heckmeck.players.levels import BOTS, Level, level_of
from heckmeck.rules import game
from heckmeck.rules.registry import REGISTRY
from heckmeck.table.names import written_name
from heckmeck.table.refusals import refusals
from heckmeck.table.wire.incoming import BotSeat, OpenSeat, PersonSeat, SetUp
from heckmeck.words import Words

OPTION_WORDS: Mapping[str, str] = {
    "lower": "terminal-option-lower",
    "lower=next": "terminal-option-lower-next",
    "lower=any": "terminal-option-lower-any",
    "turn_over": "terminal-option-turn-over",
    "turn_over=print": "terminal-option-turn-over-print",
    "turn_over=always": "terminal-option-turn-over-always",
    "turn_over=every": "terminal-option-turn-over-every",
    "golden_die": "terminal-option-golden-die",
    "golden_die=worms": "terminal-option-golden-die-worms",
    "golden_die=plain": "terminal-option-golden-die-plain",
}
"""The house rules and their values in words."""
LEVEL_WORDS: Mapping[str, str] = {
    "chick": "bot-chick",
    "hen": "bot-hen",
    "rooster": "bot-rooster",
    "fox": "bot-fox",
    "champion": "bot-champion",
}


@dataclass
class Player:
    """Somebody at this keyboard, or with a level a bot."""

    name: str
    level: str | None = None


@dataclass
class Draft:
    game: str = "original"
    players: list[Player] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    real_dice: bool = False
    hints: bool = True
    tutor: bool = False

    def set_up(self) -> SetUp:
        """The table as the host wants it. Raises Refused if it is impossible."""
        with refusals():
            game(self.game, self.options).new(len(self.players))
        seats: list[PersonSeat | BotSeat | OpenSeat] = []
        for player in self.players:
            name = written_name(player.name)
            seats.append(PersonSeat(name) if player.level is None else BotSeat(level_of(player.level), name))
        return SetUp(self.game, seats, self.options, self.hints, self.real_dice, tutor=self.tutor)


def first_draft(words: Words) -> Draft:
    """One person against two bots."""
    return Draft(players=seated(words, [], ["hen", "rooster"]))


def seated(words: Words, people: Iterable[str], levels: Iterable[str]) -> list[Player]:
    """The people first, then the bots, each under the name of its level."""
    names = [name.strip() for name in people if name.strip()] or [words.say("plain-guest")]
    players = [Player(name) for name in names]
    for level in levels:
        players.append(Player(bot_name(words, level, [player.name for player in players]), level))
    return players


def bot_name(words: Words, level: str, taken: Iterable[str]) -> str:
    """The level's name with the first number that is free."""
    name, known = words.say(LEVEL_WORDS[level]), set(taken)
    return next(f"{name} {number}" for number in range(1, 100) if f"{name} {number}" not in known)


def number_of_players(id: str) -> range:
    return game(id).players


def options_of(id: str) -> Mapping[str, tuple[str, ...]]:
    """The house rules of a game, each with its values, the printed one first."""
    return REGISTRY[id].options


def takes_real_dice(id: str) -> bool:
    return kind_of(game(id)).real_dice


def has_hints(id: str) -> bool:
    return kind_of(game(id)).hints


def may_have_tutor(id: str) -> bool:
    return kind_of(game(id)).tutor


def levels_of(id: str) -> list[Level]:
    return [level for level in BOTS if level in kind_of(game(id)).bots]
