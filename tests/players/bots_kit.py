"""What the tests of bots share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heckmeck.chance import SeededLuck
from heckmeck.players.bot import Bot
from heckmeck.rules import Action, Game


class Witness(Bot):
    """Lets another bot choose, and sees that what it chooses is legal and that it was shown its own view."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.choices = 0

    def begin(self, game: Game[Any], players: int, luck: SeededLuck) -> None:
        self.bot.begin(game, players, luck)

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        assert not hasattr(view, "hands"), "a view shows no other hand"
        self.choices += 1
        action = self.bot.choose(view, legal)
        assert action in legal
        return action
