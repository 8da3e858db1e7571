"""The board of the dice games: the grill, the stacks, the specialists and the bratworms.

A game is composed from `Components`; a game without specialists or bratworms simply has none on its board. The functions here are
the small steps from which `attempt` builds what a success or a failed attempt does: each gives a new board and adds what happened
to the events.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from heckmeck.rules.portions import Stack, put_on, take_off
from heckmeck.rules.protocol import Event, Named, Seat, Value


class Specialist(Named):
    """The specialists. Their values are the names that records use."""

    CANNED_WORM = "canned_worm"
    HEN = "hen"
    RAVEN = "raven"
    WEASEL = "weasel"
    GOLDEN_DIE = "golden_die"
    APPLE = "apple"


APPLE_WORMS: Final = 3

ONLY_EXACT: Final = (11, 13)
"""Portions that are won by their exact total from the grill only, never as a lower one and never by stealing (T8, T9)."""


def worms(portion: int) -> int:
    """The worms on a portion (C1)."""
    return 1 if portion in ONLY_EXACT else (portion - 17) // 4


@final
@dataclass(frozen=True)
class Components(Value):
    """The pieces in a game's box besides the eight dice (section 0 of the rules)."""

    portions: tuple[int, ...]
    specialists: tuple[tuple[Specialist, int], ...] = ()
    """Each specialist with the portion it starts on (C5)."""
    bratworms: int = 0


@final
class PortionReturned(Event):
    """The seat put its top portion back on the grill after a failed attempt (F1)."""

    __slots__ = ("portion", "seat")
    __match_args__ = ("seat", "portion")

    def __init__(self, seat: Seat, portion: int) -> None:
        self.seat: Final = seat
        self.portion: Final = portion


@final
class PortionTurnedOver(Event):
    """A portion was turned face down for the rest of the game (F2)."""

    __slots__ = ("portion",)
    __match_args__ = ("portion",)

    def __init__(self, portion: int) -> None:
        self.portion: Final = portion


@final
@dataclass(frozen=True)
class SpecialistWon(Event):
    """The seat won a specialist with a portion of the grill or of a rival (S1, S2), or it won the hen itself (S-hen)."""

    seat: Seat
    specialist: Specialist
    portion: int | None
    """The portion of the grill that it stood on."""
    rival: Seat | None
    """The seat that held it."""


@final
@dataclass(frozen=True)
class SpecialistLeft(Event):
    """A specialist left its seat, or the portion it stood on, and is about to move (S3, S5, F4, S-raven)."""

    specialist: Specialist


@final
@dataclass(frozen=True)
class SpecialistPlaced(Event):
    """A specialist went onto a portion of the grill. With None it left the game (S4)."""

    specialist: Specialist
    portion: int | None


@final
@dataclass(frozen=True)
class BratwormTaken(Event):
    """The seat got a bratworm, from the supply or from a rival (B2)."""

    seat: Seat
    rival: Seat | None


@final
class Board(Value):
    """Everything that lies on the table between two turns.

    `face_up` and `face_down` are the portions on the grill, ascending. `standing` says which specialist stands on which portion,
    `held` which specialist each seat has. A specialist that is nowhere is out of the game, or being asked about.
    """

    __slots__ = ("bratworms", "face_down", "face_up", "held", "stacks", "standing", "supply")
    __match_args__ = ("face_up", "face_down", "standing", "stacks", "held", "bratworms", "supply")

    def __init__(
        self,
        face_up: tuple[int, ...],
        face_down: tuple[int, ...],
        standing: tuple[tuple[int, Specialist], ...],
        stacks: tuple[Stack, ...],
        held: tuple[Specialist | None, ...],
        bratworms: tuple[int, ...],
        supply: int,
    ) -> None:
        self.face_up: Final = face_up
        self.face_down: Final = face_down
        self.standing: Final = standing
        self.stacks: Final = stacks
        self.held: Final = held
        self.bratworms: Final = bratworms
        self.supply: Final = supply

    def but(
        self,
        face_up: tuple[int, ...] | None = None,
        face_down: tuple[int, ...] | None = None,
        standing: tuple[tuple[int, Specialist], ...] | None = None,
        stacks: tuple[Stack, ...] | None = None,
    ) -> Board:
        """The same board with some of it changed."""
        return Board(
            self.face_up if face_up is None else face_up,
            self.face_down if face_down is None else face_down,
            self.standing if standing is None else standing,
            self.stacks if stacks is None else stacks,
            self.held,
            self.bratworms,
            self.supply,
        )

    def with_held(self, seat: Seat, specialist: Specialist | None) -> Board:
        held = self.held[:seat] + (specialist,) + self.held[seat + 1 :]
        return Board(self.face_up, self.face_down, self.standing, self.stacks, held, self.bratworms, self.supply)

    def with_bratworms(self, bratworms: tuple[int, ...], supply: int) -> Board:
        return Board(self.face_up, self.face_down, self.standing, self.stacks, self.held, bratworms, supply)

    def specialist_on(self, portion: int) -> Specialist | None:
        for place, specialist in self.standing:
            if place == portion:
                return specialist
        return None

    def lowest_free(self) -> int | None:
        """The lowest unoccupied face-up portion of the grill (S4)."""
        for portion in self.face_up:
            if self.specialist_on(portion) is None:
                return portion
        return None


def first_board(components: Components, players: int) -> Board:
    """The grill laid out and every specialist on its portion (C5)."""
    return Board(
        face_up=components.portions,
        face_down=(),
        standing=tuple(sorted([(portion, specialist) for specialist, portion in components.specialists])),
        stacks=((),) * players,
        held=(None,) * players,
        bratworms=(0,) * players,
        supply=components.bratworms,
    )


def score(board: Board, seat: Seat) -> int:
    """Worms on portions, bratworms, and 3 for the apple (E2)."""
    total = board.bratworms[seat]
    for portion in board.stacks[seat]:
        total += worms(portion)
    return total + (APPLE_WORMS if board.held[seat] is Specialist.APPLE else 0)


def without(portions: tuple[int, ...], portion: int) -> tuple[int, ...]:
    index = portions.index(portion)
    return portions[:index] + portions[index + 1 :]


def grill_to_stack(board: Board, seat: Seat, portion: int) -> Board:
    return board.but(face_up=without(board.face_up, portion), stacks=put_on(board.stacks, seat, portion))


def return_portion(board: Board, seat: Seat, events: list[Event]) -> tuple[Board, int]:
    """The top portion of the stack goes back, face up, to its place on the grill (F1)."""
    portion = board.stacks[seat][-1]
    events.append(PortionReturned(seat, portion))
    return board.but(face_up=tuple(sorted((*board.face_up, portion))), stacks=take_off(board.stacks, seat)), portion


def turn_over(board: Board, portion: int, events: list[Event]) -> Board:
    """The portion is turned face down; a specialist on it stays where it is until `lift` takes it off (F2)."""
    events.append(PortionTurnedOver(portion))
    return board.but(face_up=without(board.face_up, portion), face_down=tuple(sorted((*board.face_down, portion))))


def lift(board: Board, portion: int) -> Board:
    """Takes the specialist off a portion of the grill."""
    return board.but(standing=tuple([place for place in board.standing if place[0] != portion]))


def place(board: Board, specialist: Specialist, events: list[Event]) -> Board:
    """A specialist in nobody's hands goes onto the lowest unoccupied face-up portion, or out of the game (S4)."""
    portion = board.lowest_free()
    events.append(SpecialistPlaced(specialist, portion))
    if portion is None:
        return board
    return board.but(standing=tuple(sorted([*board.standing, (portion, specialist)])))


def give_up(board: Board, seat: Seat, events: list[Event]) -> Board:
    """The seat puts its specialist back (S4)."""
    specialist = board.held[seat]
    assert specialist is not None
    events.append(SpecialistLeft(specialist))
    return place(board.with_held(seat, None), specialist, events)


def bratworm_sources(board: Board, seat: Seat) -> tuple[Seat, ...]:
    """The rivals from whom a bratworm may be taken once the supply is empty: they have one and not the hen (B2)."""
    return tuple(
        [
            rival
            for rival, count in enumerate(board.bratworms)
            if rival != seat and count and board.held[rival] is not Specialist.HEN
        ]
    )


def take_bratworm(board: Board, seat: Seat, rival: Seat | None, events: list[Event]) -> Board:
    """The seat gets a bratworm from the supply, or from a rival (B2)."""
    events.append(BratwormTaken(seat, rival))
    counts = list(board.bratworms)
    counts[seat] += 1
    if rival is None:
        return board.with_bratworms(tuple(counts), board.supply - 1)
    counts[rival] -= 1
    return board.with_bratworms(tuple(counts), board.supply)
