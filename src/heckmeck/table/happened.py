"""Events as they are sent: one type for each class of the rules, with the same fields, and what happens to seats."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from heckmeck.table.shown import Face, Level, SpecialistId


class DiceThrown(TypedDict):
    event: Literal["dice-thrown"]
    seat: int
    golden: bool


class DiceFell(TypedDict):
    event: Literal["dice-fell"]
    seat: int
    roll: str


class DiceLaidAside(TypedDict):
    event: Literal["dice-laid-aside"]
    seat: int
    face: Face
    count: int
    golden: bool
    total: int


class WeaselUsed(TypedDict):
    event: Literal["weasel-used"]
    seat: int


class FailedAttempt(TypedDict):
    event: Literal["failed-attempt"]
    seat: int
    reason: Literal["faces", "no_worm", "no_portion"]
    total: int


class Asked(TypedDict):
    event: Literal["asked"]
    seat: int


class SpecialistKept(TypedDict):
    event: Literal["specialist-kept"]
    seat: int
    specialist: SpecialistId


class TurnEnded(TypedDict):
    event: Literal["turn-ended"]
    seat: int
    following: int | None


class PortionTaken(TypedDict):
    event: Literal["portion-taken"]
    seat: int
    portion: int


class PortionStolen(TypedDict):
    event: Literal["portion-stolen"]
    seat: int
    rival: int
    portion: int


class PortionReturned(TypedDict):
    event: Literal["portion-returned"]
    seat: int
    portion: int


class PortionTurnedOver(TypedDict):
    event: Literal["portion-turned-over"]
    portion: int


class SpecialistWon(TypedDict):
    event: Literal["specialist-won"]
    seat: int
    specialist: SpecialistId
    portion: int | None
    rival: int | None


class SpecialistLeft(TypedDict):
    event: Literal["specialist-left"]
    specialist: SpecialistId


class SpecialistPlaced(TypedDict):
    event: Literal["specialist-placed"]
    specialist: SpecialistId
    portion: int | None


class BratwormTaken(TypedDict):
    event: Literal["bratworm-taken"]
    seat: int
    rival: int | None


class GameOver(TypedDict):
    event: Literal["game-over"]
    winners: list[int]


class HandDealt(TypedDict):
    event: Literal["hand-dealt"]
    seat: int
    count: int
    cards: list[str] | None


class GrillOpened(TypedDict):
    event: Literal["grill-opened"]
    portions: list[int]


class TurnBegan(TypedDict):
    event: Literal["turn-began"]
    seat: int


class CardsPlayed(TypedDict):
    event: Literal["cards-played"]
    seat: int
    cards: list[str]
    total: int


class Passed(TypedDict):
    event: Literal["passed"]
    seat: int
    total: int
    valid: bool


class CardsDiscarded(TypedDict):
    event: Literal["cards-discarded"]
    seat: int
    cards: list[str]


class DrawsOwed(TypedDict):
    event: Literal["draws-owed"]
    seat: int
    count: int


class Reshuffled(TypedDict):
    event: Literal["reshuffled"]
    count: int


class CardDrawn(TypedDict):
    event: Literal["card-drawn"]
    seat: int
    card: str | None


class DrawsLapsed(TypedDict):
    event: Literal["draws-lapsed"]
    seat: int
    count: int


class RoundEnded(TypedDict):
    event: Literal["round-ended"]
    first: int


class SeatHanded(TypedDict):
    """A bot plays on for somebody (level), or the seat is given back (null)."""

    event: Literal["seat-handed"]
    seat: int
    level: Level | None


Event = (
    DiceThrown
    | DiceFell
    | DiceLaidAside
    | WeaselUsed
    | FailedAttempt
    | Asked
    | SpecialistKept
    | TurnEnded
    | PortionTaken
    | PortionStolen
    | PortionReturned
    | PortionTurnedOver
    | SpecialistWon
    | SpecialistLeft
    | SpecialistPlaced
    | BratwormTaken
    | GameOver
    | HandDealt
    | GrillOpened
    | TurnBegan
    | CardsPlayed
    | Passed
    | CardsDiscarded
    | DrawsOwed
    | Reshuffled
    | CardDrawn
    | DrawsLapsed
    | RoundEnded
    | SeatHanded
)
