"""A bot is a player that chooses by what its seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from heckmeck.chance import SeededLuck
from heckmeck.rules import Action, Game


class Forfeit(Exception):  # what it is, not an error of ours
    """A bot cannot continue: it crashed, hung, wrote too much or chose illegally. `reason` is a key for `heckmeck.words`."""

    def __init__(self, reason: str, **details: str | int) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details


class Bot(ABC):
    """A player for one seat. It sees the seat's view and the legal actions, never the state.

    To write a bot, subclass this and define `choose`. A bot that needs random numbers draws them from `self.luck`, so that the
    same seed gives the same game.

    >>> class Careful(Bot):
    ...     def choose(self, view, legal):
    ...         return legal[-1]
    """

    def begin(self, game: Game[Any], players: int, luck: SeededLuck) -> None:
        """A game begins. `luck` is the bot's own source of random numbers."""
        self.game = game
        self.players = players
        self.luck = luck

    def close(self) -> None:
        """No more games follow."""
        return

    @abstractmethod
    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
