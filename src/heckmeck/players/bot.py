"""What a bot is: someone who chooses from what its seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from heckmeck.chance import SeededLuck
from heckmeck.rules import Action, Game


class Forfeit(Exception):  # what it is, not an error of ours
    """A bot that cannot go on: it crashed, hung, flooded or chose what is not legal. What it did is a key for `heckmeck.words`."""

    def __init__(self, reason: str, **details: str | int) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details


class Bot(ABC):
    """Chooses for one seat. It sees the seat's view and the legal actions, never the state; what it leaves to chance it draws from
    the luck it is given, so that a game can be played again."""

    def begin(self, game: Game[Any], players: int, luck: SeededLuck) -> None:
        """A game begins."""
        self.game = game
        self.players = players
        self.luck = luck

    def close(self) -> None:
        """There will be no more games."""
        return

    @abstractmethod
    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
