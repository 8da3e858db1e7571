"""How a turn ends: with a portion, with the hen, or as a failed attempt (T7-T11, F1-F4, S1-S5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from heckmeck.rules.board import (
    ONLY_EXACT,
    Board,
    Specialist,
    SpecialistLeft,
    SpecialistWon,
    bratworm_sources,
    give_up,
    grill_to_stack,
    lift,
    place,
    return_portion,
    take_bratworm,
    turn_over,
)
from heckmeck.rules.events import PortionStolen, PortionTaken
from heckmeck.rules.portions import put_on, take_off, top
from heckmeck.rules.protocol import Action, Event, Seat, Value

HEN: Final = Specialist.HEN


class Question(Value):
    """A question to a seat where the rules leave a choice."""

    __slots__ = ()


@final
@dataclass(frozen=True)
class WhichPortion(Question):
    """Which lower portion to take, with the house rule `lower=any`."""

    portions: tuple[int, ...]


@final
@dataclass(frozen=True)
class WhoseBratworm(Question):
    """Which rival to take the earned bratworm from, because the supply is empty (B2)."""

    rivals: tuple[Seat, ...]
    raven: bool
    """The bratworm was earned with the raven's portion, and the raven still has to move (S-raven)."""


@final
@dataclass(frozen=True)
class WhichSpecialist(Question):
    """Which of two specialists to keep (S3). Until the seat answers, nobody holds either of them."""

    own: Specialist
    other: Specialist


@final
@dataclass(frozen=True)
class TakePortion(Action):
    """The answer to `WhichPortion`: take this portion."""

    portion: int


@final
@dataclass(frozen=True)
class TakeBratworm(Action):
    """The answer to `WhoseBratworm`: take it from this rival."""

    rival: Seat


@final
@dataclass(frozen=True)
class KeepSpecialist(Action):
    """The answer to `WhichSpecialist`: keep this one."""

    specialist: Specialist


@final
class Prize(Value):
    """The prize for a total: a portion from the grill, the top portion of a rival's stack, or the hen that guards it."""

    __slots__ = ("portion", "rival")
    __match_args__ = ("portion", "rival")

    def __init__(self, portion: int, rival: Seat | None = None) -> None:
        self.portion: Final = portion
        self.rival: Final = rival


def prizes(board: Board, seat: Seat, total: int, any_lower: bool = False) -> tuple[Prize, ...]:
    """The prizes for a valid total (T7-T10): one, none, or several with the house rule `lower=any`."""
    if total in board.face_up:
        return (Prize(total),)
    if total not in ONLY_EXACT:
        for rival, stack in enumerate(board.stacks):
            if rival != seat and top(stack) == total:
                return (Prize(total, rival),)
    lower = [portion for portion in board.face_up if portion < total and portion not in ONLY_EXACT]
    return tuple([Prize(portion) for portion in (lower if any_lower else lower[-1:])])


def is_hen(board: Board, prize: Prize) -> bool:
    """The prize is not the rival's portion but the hen that guards it (S-hen)."""
    return prize.rival is not None and board.held[prize.rival] is HEN


def claim(board: Board, seat: Seat, prize: Prize, events: list[Event]) -> tuple[Board, Question | None]:
    """The seat gets its prize and all that comes with it, up to the question that this may open."""
    if prize.rival is None:
        return _take(board, seat, prize.portion, events)
    return _steal(board, seat, prize.rival, prize.portion, events)


def _take(board: Board, seat: Seat, portion: int, events: list[Event]) -> tuple[Board, Question | None]:
    """A portion of the grill, with the specialist that stands on it (T7, T9, S1, S-raven)."""
    events.append(PortionTaken(seat, portion))
    specialist = board.specialist_on(portion)
    board = grill_to_stack(board, seat, portion)
    if specialist is None:
        return board, None
    board = lift(board, portion)
    if specialist is not Specialist.RAVEN:
        events.append(SpecialistWon(seat, specialist, portion, None))
        return _receive(board, seat, specialist)
    events.append(SpecialistLeft(specialist))
    board, rivals = earn_bratworm(board, seat, events)
    if rivals:
        return board, WhoseBratworm(rivals, raven=True)
    return place(board, specialist, events), None


def _steal(board: Board, seat: Seat, rival: Seat, portion: int, events: list[Event]) -> tuple[Board, Question | None]:
    """The top portion of a rival's stack with the rival's specialist (T8, S2), or only the hen that guards it (S-hen)."""
    specialist = board.held[rival]
    if specialist is not HEN:
        events.append(PortionStolen(seat, rival, portion))
        board = board.but(stacks=put_on(take_off(board.stacks, rival), seat, portion))
    if specialist is None:
        return board, None
    events.append(SpecialistWon(seat, specialist, None, rival))
    return _receive(board.with_held(rival, None), seat, specialist)


def _receive(board: Board, seat: Seat, specialist: Specialist) -> tuple[Board, Question | None]:
    """Nobody holds two: with a second specialist comes the question which one to keep (S3)."""
    own = board.held[seat]
    if own is None:
        return board.with_held(seat, specialist), None
    return board.with_held(seat, None), WhichSpecialist(own, specialist)


def earn_bratworm(board: Board, seat: Seat, events: list[Event]) -> tuple[Board, tuple[Seat, ...]]:
    """A bratworm from the supply, else from the one rival who can give one (B2). More than one: the rivals to choose from."""
    if board.supply:
        return take_bratworm(board, seat, None, events), ()
    rivals = bratworm_sources(board, seat)
    if len(rivals) == 1:
        return take_bratworm(board, seat, rivals[0], events), ()
    return board, rivals


def bratworm_boards(board: Board, seat: Seat) -> list[Board]:
    """Every board that may come of earning a bratworm now: more than one where the seat chooses from whom (B2)."""
    after, rivals = earn_bratworm(board, seat, [])
    return [take_bratworm(after, seat, rival, []) for rival in rivals] or [after]


ALWAYS: Final = "always"
EVERY: Final = "every"


def fail(board: Board, seat: Seat, house_rule: str, events: list[Event]) -> Board:
    """A failed attempt in the order of F4. `house_rule` is the option `turn_over`."""
    own = board.held[seat]
    if own is None and not board.stacks[seat] and house_rule != EVERY:
        return board  # Nothing to put back, so nothing is turned over (F3).
    has_hen = own is HEN
    returned: int | None = None
    if board.stacks[seat] and not has_hen:
        board, returned = return_portion(board, seat, events)
    turned = _to_turn_over(board, returned, house_rule)
    if turned is not None:
        board = turn_over(board, turned, events)
    hen_stays = has_hen and not board.stacks[seat]
    if own is not None and not hen_stays:
        board = give_up(board, seat, events)
    if turned is not None:
        board = _displace(board, turned, events)
    return board


def _to_turn_over(board: Board, returned: int | None, house_rule: str) -> int | None:
    """The portion to turn over after this one, or none, was put back (F2, F3)."""
    if not board.face_up or (returned is None and house_rule != EVERY):
        return None
    highest = board.face_up[-1]
    if highest == returned and house_rule != ALWAYS:
        return None
    return highest


def _displace(board: Board, portion: int, events: list[Event]) -> Board:
    """The specialist that stood on a portion turned over moves (F4)."""
    specialist = board.specialist_on(portion)
    if specialist is None:
        return board
    events.append(SpecialistLeft(specialist))
    return place(lift(board, portion), specialist, events)
