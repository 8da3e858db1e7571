"""Games to look back on."""

from __future__ import annotations

from untrained import random_net

from heckmeck.forecast.net import Net
from heckmeck.notation import Record
from heckmeck.players.levels import make_bot
from heckmeck.players.match import play
from heckmeck.review import Moment, Review
from heckmeck.rules import game
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.protocol import Action

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Oma_Inge")


def dice_game(name: str, **options: str) -> DiceGame:
    found = game(name, options)
    assert isinstance(found, DiceGame)
    return found


def net_of(record: Record) -> Net:
    return random_net(record.game.id, len(record.names))


def played(rules: DiceGame, bots: str, seed: int) -> Record:
    """A whole game between bots, by seat."""
    result = play(rules, [make_bot(bot, rules) for bot in bots.split()], str(seed))
    names = NAMES[: len(bots.split())]
    return Record(rules, names, rules.new(len(names)), result.moves)


def decision(found: Review, action: Action) -> Moment:
    """The last decision for this action."""
    return [moment for moment in found.decisions if moment.move == action][-1]
