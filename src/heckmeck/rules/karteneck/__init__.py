"""Heckmeck am Karteneck, the card game (K1-K14)."""

from heckmeck.rules.karteneck.game import Karteneck

__all__ = ["Karteneck"]
