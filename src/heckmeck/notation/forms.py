"""Which form a game is written in."""

from __future__ import annotations

from typing import Any

from heckmeck.notation.cards import CardForm
from heckmeck.notation.dice import DiceForm
from heckmeck.notation.form import Form
from heckmeck.rules import Game
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.karteneck import Karteneck

FORMS: dict[type, Form] = {DiceGame: DiceForm(), Karteneck: CardForm()}


def form_of(game: Game[Any]) -> Form:
    return FORMS[type(game)]
