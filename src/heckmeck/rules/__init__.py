"""The games: pure, immutable, standard library only."""

from heckmeck.rules.protocol import Action, Chance, Chances, Event, Game, Illegal, Move, Seat
from heckmeck.rules.registry import GAMES, REGISTRY, game

__all__ = ["GAMES", "REGISTRY", "Action", "Chance", "Chances", "Event", "Game", "Illegal", "Move", "Seat", "game"]
