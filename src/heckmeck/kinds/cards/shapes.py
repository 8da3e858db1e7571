"""Karteneck as it crosses the wire."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from heckmeck.kinds.shapes import Action, Event, GameOver, Play, PlayerView, PortionStolen, PortionTaken, PortionView, Shapes, View
from heckmeck.notation.card_text import card_of, card_text
from heckmeck.notation.faces import FACE_NAMES
from heckmeck.rules.karteneck import actions


class CardPlayerView(PlayerView, frozen=True):
    hand: list[str] | None
    """The cards of whoever looks, and of everybody once the game is over; null for others."""
    cards: int
    """How many cards are in the hand."""
    played: list[str]
    total: int
    valid: bool
    """There is a worm card among those played."""
    passed: bool


class CardView(View, frozen=True, tag="cards"):
    players: list[CardPlayerView]
    grill: list[PortionView]
    draw_pile: int
    discards: int
    reserve: int
    """Portions still face down."""
    round: int
    awaiting: Literal["hands", "grill", "card", "draw"] | None


class HandDealt(Event, frozen=True):
    seat: int
    count: int
    cards: list[str] | None


class GrillOpened(Event, frozen=True):
    portions: list[int]


class TurnBegan(Event, frozen=True):
    seat: int


class CardsPlayed(Event, frozen=True):
    seat: int
    cards: list[str]
    total: int


class Passed(Event, frozen=True):
    seat: int
    total: int
    valid: bool


class CardsDiscarded(Event, frozen=True):
    seat: int
    cards: list[str]


class DrawsOwed(Event, frozen=True):
    seat: int
    count: int


class Reshuffled(Event, frozen=True):
    count: int


class CardDrawn(Event, frozen=True):
    seat: int
    card: str | None


class DrawsLapsed(Event, frozen=True):
    seat: int
    count: int


class RoundEnded(Event, frozen=True):
    first: int


class Pass(Action, frozen=True, tag="pass"):
    steal: int | None = None


def _card(card: int | None) -> str | None:
    return None if card is None else card_text(card)


def _cards(cards: Iterable[int] | None) -> list[str] | None:
    return None if cards is None else [card_text(card) for card in cards]


def _face(kind: int) -> str:
    return FACE_NAMES[kind]


SHAPES = Shapes(
    CardView,
    events=(
        HandDealt,
        GrillOpened,
        TurnBegan,
        CardsPlayed,
        Passed,
        CardsDiscarded,
        DrawsOwed,
        Reshuffled,
        CardDrawn,
        DrawsLapsed,
        RoundEnded,
        PortionTaken,
        PortionStolen,
        GameOver,
    ),
    actions=(Play, Pass),
    moves=(actions.Play, actions.Pass),
    told={"card": _card, "cards": _cards},
    read={"cards": lambda cards: [card_of(card) for card in cards]},
    details={"card": card_text, "kind": _face, "one": _face, "other": _face},
)
