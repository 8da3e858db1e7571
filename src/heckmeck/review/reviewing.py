"""Walks through a record and finds everybody's chances at every move."""

from __future__ import annotations

from heckmeck.forecast.net import Net, load
from heckmeck.notation import Record
from heckmeck.review.dice_walk import DiceWalk
from heckmeck.review.model import Chances, Luck, Moment, Review, ReviewedTurn, Split
from heckmeck.review.walk import Walk
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.protocol import Seat

try:
    from heckmeck.review.card_walk import CardWalk
except ImportError:  # nothing could be compiled
    _can_review_cards = False
else:
    _can_review_cards = True


class NotReviewed(ValueError):
    """No forecast is available for this kind of game. The forecast for cards needs the compiled kernel."""


def review(record: Record, net: Net | None = None) -> Review:
    """Review a game, finished or not. A dice game is judged by the net that comes with the package, or by `net`.

    Raises `NoNet` if no net knows the game with this number of players, and `NotReviewed` for cards without the kernel."""
    walk = _walk(record, net)
    turns: list[ReviewedTurn] = []
    moments: list[Moment] = []
    stands = walk.start(record.start)
    finished = record.game.finished(record.start)
    begins = True
    for number, step in enumerate(record.steps()):
        if begins:
            turns.append(ReviewedTurn(step.before.seat, number, step.before, stands))
        moments.append(walk.moment(step, number, len(turns) - 1, stands))
        stands = moments[-1].stands
        finished = record.game.finished(step.after)
        begins = walk.ends_turn(step)
    return Review(walk.luck, finished, tuple(turns), tuple(moments), _splits(walk.luck, turns, moments, stands), stands)


def _walk(record: Record, net: Net | None) -> Walk:
    game, players = record.game, len(record.names)
    if isinstance(game, DiceGame):
        return DiceWalk(game, net or load(game.id, players))
    if _can_review_cards and isinstance(game, Karteneck):
        return CardWalk(game, players)
    raise NotReviewed(f"a review of {game.id} needs the compiled kernel, and this installation has none")


def _splits(luck: Luck, turns: list[ReviewedTurn], moments: list[Moment], end: Chances) -> tuple[Split, ...]:
    start = turns[0].forecast if turns else end
    return tuple([_split(luck, moments, start[seat], end[seat], seat) for seat in range(len(end))])


def _split(luck: Luck, moments: list[Moment], start: float, end: float, seat: Seat) -> Split:
    """Every change from the start to the end, booked once: the sums telescope."""
    lucks, choices = {True: 0.0, False: 0.0}, {True: 0.0, False: 0.0}
    correction = 0.0
    for moment in moments:
        own = moment.seat == seat
        changed, corrected = moment.gain(seat), moment.correction(seat)
        choices[own] += changed if moment.is_choice else 0.0
        lucks[own or luck == "cards"] += corrected if moment.is_choice else changed + corrected
        correction += corrected
    return Split(start, lucks[True], choices[True], lucks[False], choices[False], end, correction)
