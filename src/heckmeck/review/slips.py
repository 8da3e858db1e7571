"""What kind of mistake a choice was, so that people can find out about their habits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Habit = Literal[
    "stops_early",
    "rolls_on",
    "leaves_steal",
    "skips_worms",
    "hurries_worms",
    "low_face",
    "high_face",
    "spends_weasel",
    "saves_weasel",
    "spends_golden",
    "saves_golden",
    "wrong_specialist",
    "wrong_rival",
    "wrong_portion",
    "passes_early",
    "plays_on",
    "few_cards",
    "many_cards",
    "wrong_cards",
]
"""What somebody did who should have done something else. The message `mine-habit-HABIT` says it."""


@dataclass(frozen=True)
class Slip:
    """A choice that was not the best one."""

    habit: Habit
    portion: int | None = None
    """The portion that was at stake: stopping would have won it, or did."""
