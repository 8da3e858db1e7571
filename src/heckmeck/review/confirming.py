"""Confirms a mistake by roll-out: games are played on from both choices, and show how much the better one wins more often."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING, Any, Final, Literal

from heckmeck.batches import ALONE, Crew
from heckmeck.kind import Missing, kind_of
from heckmeck.notation import Record
from heckmeck.review.model import Moment

if TYPE_CHECKING:
    # A server or a terminal starts without NumPy.
    from heckmeck.forecast.rollout import RolledOut

GAMES: Final = 1296
"""Games that each choice is rolled out with."""

Verdict = Literal["confirmed", "refuted", "open"]


@dataclass(frozen=True)
class Confirmation:
    """What the games so far say about a mistake. It is an estimate."""

    games: int
    """For each of the two choices; 0 if both end the game."""
    gap: float
    """How much the better choice adds to the chance to win."""
    half_width: float
    """Half of the gap's 95% interval."""

    @property
    def verdict(self) -> Verdict:
        """Whether all of the interval lies on one side of zero."""
        if abs(self.gap) <= self.half_width:
            return "open"
        return "confirmed" if self.gap > 0 else "refuted"


def can_confirm(record: Record) -> bool:
    """A roll-out knows all that there is to know, so it can only judge players who did, too."""
    kind = kind_of(record.game)
    return bool(kind.rollout_players) and not kind.hides


def confirm(record: Record, moment: Moment, games: int = GAMES, seed: int = 1, crew: Crew = ALONE) -> Iterator[Confirmation]:
    """Rolls out the choice that was made and the best one, and reports on the way. Raises `Missing`."""
    if not can_confirm(record):
        raise Missing("confirm_hidden", f"a roll-out of {record.game.id} would know what is hidden")
    before = next(transition.before for number, transition in enumerate(record.transitions()) if number == moment.number)
    # Each choice has luck of its own, so their errors are independent.
    reports = [
        _roll_out(record, record.game.apply(before, choice.action)[0], games, 2 * seed + number, crew)
        for number, choice in enumerate((moment.chosen, moment.best))
    ]
    last: list[RolledOut | None] = [None, None]
    while True:
        found = [next(report, None) for report in reports]
        if found == [None, None]:
            return
        last = [new or old for new, old in zip(found, last, strict=True)]
        chosen, best = last
        assert chosen is not None
        assert best is not None
        seat = moment.whose
        width = hypot(chosen.half_widths[seat], best.half_widths[seat])
        yield Confirmation(max(chosen.games, best.games), best.chances[seat] - chosen.chances[seat], width)


def _roll_out(record: Record, state: Any, games: int, seed: int, crew: Crew) -> Iterator[RolledOut]:
    kind = kind_of(record.game)
    return kind.roll_out(record.game, state, kind.rollout_players[0], games, seed, crew)
