"""How well and how luckily everybody played, in words that a family understands.

The words are the messages `after-skill-...` and `after-luck-...`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from heckmeck.review.model import LuckOf, Review, Size
from heckmeck.rules.protocol import Seat

Skill = Literal["champion", "nearly", "well", "mixed", "hunch", "unknown"]
Fortune = Literal["very_lucky", "lucky", "little_lucky", "even", "little_unlucky", "unlucky", "very_unlucky"]

ENOUGH: Final = 10
"""Choices that it takes to judge somebody."""
SKILLS: Final[Mapping[LuckOf, tuple[tuple[float, Skill], ...]]] = {
    "dice": ((0.99, "champion"), (0.95, "nearly"), (0.88, "well"), (0.75, "mixed"), (0.0, "hunch")),
    # Only the few cards worth thinking about are weighed there, so the same care gives a smaller share.
    "cards": ((0.92, "champion"), (0.75, "nearly"), (0.5, "well"), (0.25, "mixed"), (0.0, "hunch")),
}
"""The least accuracy for each word. Champions, roosters, hens and chicks fall into these bands, from the top."""
FORTUNES: Final[tuple[tuple[float, Fortune], ...]] = (
    (0.35, "very_lucky"),
    (0.15, "lucky"),
    (0.05, "little_lucky"),
    (-0.05, "even"),
    (-0.15, "little_unlucky"),
    (-0.35, "unlucky"),
)


@dataclass(frozen=True)
class Played:
    """How one seat played."""

    choices: int
    """The moves where there was something to choose."""
    slips: int
    """The choices that cost half a percent of the chance to win or more."""
    accuracy: float | None
    """The share of all chances at stake that the choices kept: 1 if every choice was the best one, 0 if every one was the worst.
    None with too few choices to say."""
    skill: Skill
    luck: float
    """What luck added to the chance to win: the seat's own dice, or all cards."""
    fortune: Fortune


def played(found: Review) -> list[Played]:
    """By seat."""
    return [_played(found, seat) for seat in range(len(found.splits))]


def _played(found: Review, seat: Seat) -> Played:
    own = [moment for moment in found.decisions if moment.whose == seat]
    at_stake = sum([moment.choices[0].chances[seat] - min([each.chances[seat] for each in moment.choices]) for moment in own])
    lost = sum([moment.loss for moment in own])
    accuracy = max(0.0, 1 - lost / at_stake) if len(own) >= ENOUGH and at_stake > 0 else None
    skill: Skill = "unknown"
    if accuracy is not None:
        skill = next(word for least, word in SKILLS[found.luck] if accuracy >= least)
    luck = found.splits[seat].own_luck
    fortune: Fortune = next((word for least, word in FORTUNES if luck >= least), "very_unlucky")
    return Played(len(own), sum([moment.size is not Size.GOOD for moment in own]), accuracy, skill, luck, fortune)
