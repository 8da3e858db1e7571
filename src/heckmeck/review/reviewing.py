"""Walks through a record and finds everybody's chances at every move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heckmeck.kind import Missing, kind_of
from heckmeck.notation import Record
from heckmeck.review.model import Chances, Moment, Review, ReviewedTurn, Split
from heckmeck.review.walk import Walk
from heckmeck.rules.protocol import Seat

if TYPE_CHECKING:
    # A server or a terminal starts without NumPy.
    from heckmeck.forecast.net import Net

NotReviewed = Missing
"""Nothing forecasts this game here. The forecast for cards needs the compiled kernel."""


def review(record: Record, net: Net | None = None) -> Review:
    """Review a game, finished or not. A dice game is judged by the net that comes with the package, or by `net`.

    Raises `NotReviewed` if nothing forecasts the game here: no net knows it with this number of players (`NoNet`), or the forecast
    for cards is missing without the kernel."""
    walk = kind_of(record.game).walk(record.game, len(record.names), net)
    turns: list[ReviewedTurn] = []
    moments: list[Moment] = []
    stands = walk.start(record.start)
    finished = record.game.finished(record.start)
    begins = True
    for number, transition in enumerate(record.transitions()):
        if begins:
            turns.append(ReviewedTurn(transition.before.seat, number, transition.before, stands))
        moments.append(walk.moment(transition, number, len(turns) - 1, stands))
        stands = moments[-1].stands
        finished = record.game.finished(transition.after)
        begins = walk.ends_turn(transition)
    return Review(walk.luck, finished, tuple(turns), tuple(moments), _splits(walk, turns, moments, stands), stands)


def _splits(walk: Walk, turns: list[ReviewedTurn], moments: list[Moment], end: Chances) -> tuple[Split, ...]:
    start = turns[0].forecast if turns else end
    return tuple([_split(walk, moments, start[seat], end[seat], seat) for seat in range(len(end))])


def _split(walk: Walk, moments: list[Moment], start: float, end: float, seat: Seat) -> Split:
    """Every change from the start to the end, booked once: the sums telescope."""
    lucks, choices = {True: 0.0, False: 0.0}, {True: 0.0, False: 0.0}
    correction = 0.0
    for moment in moments:
        own = moment.seat == seat
        if moment.is_choice:
            choices[own] += moment.gain(seat)
        else:
            lucks[own or walk.shared] += moment.gain(seat)
        correction += moment.correction(seat)
    if walk.correction_is_luck:
        lucks[True] += correction
    return Split(start, lucks[True], choices[True], lucks[False], choices[False], end, correction)
