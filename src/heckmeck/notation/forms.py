"""Which form a game is written in."""

from __future__ import annotations

from typing import Any

from heckmeck.kind import kind_of
from heckmeck.notation.form import Form
from heckmeck.rules import Game


def form_of(game: Game[Any]) -> Form:
    return kind_of(game).form
