"""The story of a finished game in one sentence: who led, what turned the game, how it ended.

Here are only its facts. They come from the events and the worms alone, so every finished game has a story. The sentences are the
messages `story-...` of the catalogue.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, Literal

from heckmeck.kind import kind_of
from heckmeck.notation import Record
from heckmeck.review.course import Course, course_of
from heckmeck.rules.protocol import Seat

Plot = Literal["hungry", "shared", "tiebreak", "led", "comeback", "walkover", "narrow", "ahead", "seesaw", "level", "plain"]
How = Literal["steals", "takes", "robbed", "loses", "passes"]

EARLY: Final = 3
"""A seat that goes ahead for good in the first third of a game led it from early on."""
LATE: Final = 6
"""With this many paragraphs to go or fewer, a blow to whoever led is the story."""
BLOWS: Final = ("steals", "robbed", "loses")
LONG: Final = 3
"""Without a blow, somebody must have led for this many paragraphs."""
SEESAW: Final = 4
"""Changes of the lead that make a game a seesaw."""
FAR_BEHIND: Final = 5
"""Worms that somebody has to be behind for a comeback, and at least half as many as they have at the end."""


@dataclass(frozen=True)
class Story:
    """The facts of the sentence. A plot uses those that it needs; the others are empty."""

    plot: Plot
    winners: tuple[Seat, ...]
    worms: int
    """The winners' worms; in a comeback, how far the winner was behind; in a narrow game, how far ahead at the end."""
    move: int | None = None
    """The move that turned the game, or before which the winner was furthest behind."""
    how: How | None = None
    """What happened then. The winner steals or takes a portion, somebody robs a rival, a rival loses one, or something else."""
    leader: Seat | None = None
    """Who was ahead of everybody just before."""
    seat: Seat | None = None
    """Who stole or lost the portion, if it was not the winner."""
    rival: Seat | None = None
    """Whose portion was stolen; in a narrow game, who came second."""
    rivals: tuple[Seat, ...] = ()
    """Who has as many worms as the winner, whose highest portion decides."""
    portion: int | None = None
    changes: int = 0
    """How often the lead went from one seat to another."""
    paragraph: int = 1
    """The number of the turn or round of `move`, from 1."""
    left: int = 0
    """Turns or rounds that came after it."""


def story_of(record: Record) -> Story | None:
    """The story of a record; None while the game is not over."""
    return course_story(course_of(record)) if record.game.finished(record.end()) else None


def course_story(course: Course) -> Story:
    game, end = course.record.game, course.record.end()
    winners, scores = game.winners(end), course.scores[-1]
    best = scores[winners[0]]
    if len(winners) > 1:
        return Story("shared" if best else "hungry", winners, best)
    (winner,) = winners
    rivals = tuple([seat for seat, worms in enumerate(scores) if worms == best and seat != winner])
    if rivals:
        return Story("tiebreak", winners, best, rivals=rivals, portion=_highest(course, winner))
    if not kind_of(game).paragraphs or not course.paragraphs:
        return Story("plain", winners, best)
    return _turned(course, winner)


def _highest(course: Course, seat: Seat) -> int:
    record = course.record
    player = kind_of(record.game).open_view(record.game, record.end(), record.names).players[seat]
    return max([portion.value for portion in player.stack])


def _turned(course: Course, winner: Seat) -> Story:
    """One seat has more worms than all others at the end: how it came to that."""
    move = _deciding(course, winner)
    if move is None:
        return Story("plain", (winner,), course.scores[-1][winner])
    turned = _at(course, Story("level", (winner,), course.scores[-1][winner]), move)
    turned = _with_cause(course, replace(turned, leader=course.leaders[move], changes=_changes(course)), winner, move)
    if turned.leader is not None and turned.left <= LATE and (turned.how in BLOWS or _led(course, move) >= LONG):
        return replace(turned, plot="led")
    behind = _comeback(course, winner)
    if behind is not None:
        return behind
    if turned.paragraph * EARLY <= course.last_paragraph:
        return _held(course, turned, winner)
    if turned.changes >= SEESAW:
        return replace(turned, plot="seesaw")
    if turned.leader is None and turned.left > LATE:
        return _held(course, turned, winner)
    return replace(turned, plot="level" if turned.leader is None else "led")


def _deciding(course: Course, winner: Seat) -> int | None:
    """The move after which the winner was ahead of everybody to the end; None if that was so from the start."""
    move = len(course.leaders) - 1
    while move > 0 and course.leaders[move - 1] == winner:
        move -= 1
    return move - 1 if move > 0 else None


def _at(course: Course, story: Story, move: int) -> Story:
    paragraph = course.paragraphs[move]
    return replace(story, move=move, paragraph=paragraph, left=course.last_paragraph - paragraph)


def _changes(course: Course) -> int:
    led = [seat for seat in course.leaders if seat is not None]
    return sum([one != other for one, other in pairwise(led)])


def _led(course: Course, move: int) -> int:
    """How many paragraphs the leader before this move had led without a break."""
    first = move
    while first > 0 and course.leaders[first - 1] == course.leaders[move]:
        first -= 1
    return course.paragraphs[move] - course.paragraphs[first]


def _with_cause(course: Course, story: Story, winner: Seat, move: int) -> Story:
    """What put the winner ahead: an act of the winner, before a loss of whoever was ahead or level."""
    own = [one for one in course.happenings[move] if one.seat == winner and one.what in ("steals", "takes", "raven")]
    if own:
        # Whoever shares the grill out may steal and take in one move. The higher portion brings more worms.
        won = max(own, key=lambda one: one.portion or 0)
        return replace(story, how="steals" if won.what == "steals" else "takes", rival=won.rival, portion=won.portion)
    for one in course.happenings[move]:
        loser = one.rival if one.what == "steals" else one.seat if one.what == "loses" else None
        if loser is not None and story.leader in (None, loser):
            how: How = "robbed" if one.what == "steals" else "loses"
            return replace(story, how=how, seat=one.seat, rival=one.rival, portion=one.portion)
    return replace(story, how="passes")


def _comeback(course: Course, winner: Seat) -> Story | None:
    """The moment when the winner was furthest behind somebody who was ahead of everybody, if that was far."""
    found: tuple[int, int] | None = None
    for move, scores in enumerate(course.scores[1:]):
        ahead = course.leaders[move + 1]
        if ahead is not None and (found is None or scores[ahead] - scores[winner] >= found[0]):
            found = scores[ahead] - scores[winner], move
    if found is None or found[0] < FAR_BEHIND or 2 * found[0] < course.scores[-1][winner]:
        return None
    behind, move = found
    return _at(course, Story("comeback", (winner,), behind, leader=course.leaders[move + 1]), move)


def _held(course: Course, turned: Story, winner: Seat) -> Story:
    """The winner went ahead long before the end and stayed there."""
    scores = course.scores[-1]
    second = max([worms for seat, worms in enumerate(scores) if seat != winner])
    if scores[winner] >= 2 * second:
        return replace(turned, plot="walkover")
    if scores[winner] - second == 1:
        return replace(turned, plot="narrow", worms=1, rival=scores.index(second))
    return replace(turned, plot="ahead")
