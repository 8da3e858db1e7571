"""Walks through a record and finds everybody's chances at every move."""

from __future__ import annotations

from heckmeck.forecast.ends import Floats
from heckmeck.forecast.net import Net, load
from heckmeck.forecast.outlook import Outlook
from heckmeck.notation import Record, Step
from heckmeck.review.model import Chances, Choice, Moment, Review, Split, Turn
from heckmeck.rules.dicegame import DiceGame, State
from heckmeck.rules.protocol import Action, Seat


class NotReviewed(ValueError):
    """There is no forecast for this kind of game."""


def review(record: Record, net: Net | None = None) -> Review:
    """A game of dice looked back on, finished or not, by the net that comes with the package or by another one.

    `NoNet` says that there is none for so many players."""
    game = record.game
    if not isinstance(game, DiceGame):
        raise NotReviewed(game.id)
    outlook = Outlook(game, net or load(game.id, len(record.names)))
    turns: list[Turn] = []
    moments: list[Moment] = []
    state: State = record.start
    begins = True
    for number, step in enumerate(record.steps()):
        if begins:
            turns.append(_turn(outlook, step.before, number))
        moments.append(_moment(outlook, step, number, len(turns) - 1))
        state = step.after
        begins = game.finished(state) or state.seat != step.before.seat
    end = moments[-1].after if moments else _chances(outlook.before(state))
    return Review(game.finished(state), tuple(turns), tuple(moments), _splits(turns, moments, end), end)


def _turn(outlook: Outlook, state: State, number: int) -> Turn:
    return Turn(state.seat, number, state, _chances(outlook.before(state)), _chances(outlook.within(state)))


def _moment(outlook: Outlook, step: Step, number: int, turn: int) -> Moment:
    state: State = step.before
    seat = state.seat
    choices: tuple[Choice, ...] = ()
    if isinstance(step.move, Action):
        weighed = [Choice(action, _chances(chances)) for action, chances in outlook.choices(state).items()]
        choices = tuple(sorted(weighed, key=lambda choice: -choice.chances[seat]))
    before, after = outlook.within(state), outlook.after(step.after, seat)
    return Moment(number, turn, seat, step.move, _chances(before), _chances(after), choices)


def _chances(chances: Floats) -> Chances:
    return tuple(chances.tolist())


def _splits(turns: list[Turn], moments: list[Moment], end: Chances) -> tuple[Split, ...]:
    start = turns[0].forecast if turns else end
    return tuple([_split(turns, moments, start[seat], end[seat], seat) for seat in range(len(end))])


def _split(turns: list[Turn], moments: list[Moment], start: float, end: float, seat: Seat) -> Split:
    """Every change from the start to the end, booked once: the sums telescope."""
    found = {(own, choice): 0.0 for own in (True, False) for choice in (True, False)}
    for moment in moments:
        found[moment.seat == seat, moment.is_choice] += moment.gain(seat)
    forecast = 0.0
    for turn in turns:
        corrected = turn.within[seat] - turn.forecast[seat]
        found[turn.seat == seat, False] += corrected
        forecast += corrected
    return Split(start, found[True, False], found[True, True], found[False, False], found[False, True], end, forecast)
