"""What a finished game says about the people at this keyboard."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from heckmeck.kind import kind_of
from heckmeck.notation import write_id
from heckmeck.review import Moment
from heckmeck.review.played import played
from heckmeck.table.wire.outgoing import SeatInfo, TableInfo
from heckmeck.terminal.client.looking_back import LookedBack
from heckmeck.terminal.mine.memory import KeptCard, KeptGame, KeptSlip, Memory, Rival
from heckmeck.terminal.mine.schedule import card_of

LEAST_LOSS: Final = 0.03
"""What a mistake costs at least to come back, as the gap of a puzzle."""
MOST_LESSONS: Final = 3
"""How many mistakes of a game come back."""
DIGITS: Final = 5
"""Decimals of a chance that is kept."""


def own_seats(table: TableInfo) -> list[int]:
    """The seats of this keyboard that a person played to the end. One that a bot took over for good is nobody's any more."""
    return [seat for seat in table.yours if table.seats[seat].kind == "person" and table.seats[seat].level is None]


def memory_of(table: TableInfo, looked: LookedBack, now: datetime) -> Memory:
    """A game for every own seat. If one person sits at the keyboard, also the worst mistakes: else nobody knows whose they are."""
    seats = own_seats(table)
    games = tuple([_game(table, looked, seat) for seat in seats])
    return Memory(games, _cards(table, looked, seats[0], now) if len(seats) == 1 else ())


def _game(table: TableInfo, looked: LookedBack, seat: int) -> KeptGame:
    found = looked.found
    own = _decisions(looked, seat)
    slips = [_slip(looked, moment) for moment in found.mistakes if moment.whose == seat]
    return KeptGame(
        table=table.table,
        seat=seat,
        name=table.seats[seat].name or "",
        game=table.game,
        date=table.created,
        players=len(table.seats),
        rivals=tuple([_rival(other) for number, other in enumerate(table.seats) if number != seat]),
        won=_brief(found.splits[seat].end),
        luck=_brief(played(found)[seat].luck),
        decisions=len(own),
        given=_brief(sum([moment.loss for moment in own])),
        slips=tuple([slip for slip in slips if slip is not None]),
    )


def _rival(seat: SeatInfo) -> Rival:
    """A bot that only took over for a person is no rival."""
    return (seat.level or "hen") if seat.kind == "bot" else "person"


def _slip(looked: LookedBack, moment: Moment) -> KeptSlip | None:
    game, state = looked.record.game, looked.transitions[moment.number].before
    slip = kind_of(game).slip(game, state, moment.chosen.action, moment.best.action)
    return None if slip is None else (slip.habit, slip.portion, _brief(moment.loss))


def _cards(table: TableInfo, looked: LookedBack, seat: int, now: datetime) -> tuple[KeptCard, ...]:
    """The worst mistakes, if the positions of the game have ids."""
    game = looked.record.game
    if not kind_of(game).position_ids:
        return ()
    worst = sorted(_decisions(looked, seat), key=lambda moment: -moment.loss)
    lessons = [moment for moment in worst if moment.loss >= LEAST_LOSS][:MOST_LESSONS]
    return tuple(
        [
            card_of(write_id(game, looked.transitions[moment.number].before), table.created, _brief(moment.loss), now)
            for moment in lessons
        ]
    )


def _decisions(looked: LookedBack, seat: int) -> list[Moment]:
    return [moment for moment in looked.found.decisions if moment.whose == seat]


def _brief(share: float) -> float:
    return round(share, DIGITS)
