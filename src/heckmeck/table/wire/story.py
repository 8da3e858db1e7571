"""What a table tells of a finished game as a story: its one sentence, its big moments, and how everybody played."""

from __future__ import annotations

from typing import Generic, Literal, TypeVar

from heckmeck.kinds.shapes import Shape
from heckmeck.review.played import Fortune, Skill
from heckmeck.review.story import How, Plot

A = TypeVar("A")


class Story(Shape, frozen=True):
    """The facts of the sentence that tells the story of a game. The message `story-PLOT` of the catalogue tells it. A plot uses
    those that it needs; the others are null, empty or 0."""

    plot: Plot
    """What kind of story it is."""
    winners: list[int]
    worms: int
    """The winners' worms; in a comeback, how far the winner was behind; in a narrow game, how far ahead at the end."""
    step: int | None
    """The number of the step that turned the game, or before which the winner was furthest behind, from 0."""
    how: How | None
    """What happened then. The winner steals or takes a portion, somebody robs a rival, a rival loses one, or something else."""
    leader: int | None
    """Who was ahead of everybody just before."""
    seat: int | None
    """Who stole or lost the portion, if it was not the winner."""
    rival: int | None
    """Whose portion was stolen; in a narrow game, who came second."""
    rivals: list[int]
    """Who has as many worms as the winner, whose highest portion decides."""
    portion: int | None
    """The one that was taken, stolen or lost; in a tiebreak, the winner's highest one."""
    changes: int
    """How often the lead went from one seat to another."""
    paragraph: int
    """The number of the turn or round of `step`, from 1."""
    left: int
    """Turns or rounds that came after it."""


class Highlight(Shape, Generic[A], frozen=True):
    """A big moment of a game."""

    what: Literal["takes", "steals", "loses", "raven", "hen", "lucky", "unlucky", "costly"]
    """A portion taken, stolen or put back, one taken with the raven on it, a rival's hen, a roll or draw, or a costly choice."""
    step: int
    """The number of its step, from 0."""
    paragraph: int
    """The number of its turn or round, from 1."""
    seat: int
    """Whose moment it is."""
    rival: int | None
    """From whom something was won."""
    portion: int | None
    """What was won or lost; null if it was no portion."""
    worms: int
    """The worms on the portion."""
    drawn: list[str]
    """What luck brought: a roll as one text, or cards."""
    before: float | None
    """The seat's chance to win before it; null without a review. Before a choice it is that of the best one."""
    after: float | None
    """The seat's chance to win after it; null without a review."""
    chosen: A | None
    """Of a costly choice: what was chosen; null for any other moment."""
    better: A | None
    """What would have been best; null for any other moment."""


class Played(Shape, frozen=True):
    """How a seat played. The messages `after-skill-SKILL` and `after-luck-FORTUNE` of the catalogue say it in words."""

    choices: int
    """The moves where there was something to choose."""
    slips: int
    """The choices that cost half a percent of the chance to win or more."""
    accuracy: float | None
    """The share of all chances at stake that the choices kept; null with too few choices to say."""
    skill: Skill
    """The accuracy in a word."""
    luck: float
    """What luck added to the chance to win: the seat's own dice, or all cards."""
    fortune: Fortune
    """The luck in a word."""
