"""The turn by plain recursion, straight from the rules: every way the dice can fall, every legal choice. For few dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, cached_property
from itertools import product

from heckmeck.solver import Choice, Counts, Golden, Kit, LayAside, Move, Payoff, Point

FACES = (1, 2, 3, 4, 5, 6)
SIDES = {"worms": (1, 1, 1, 6, 6, 6), "plain": FACES}
NO_DICE = (0, 0, 0, 0, 0, 0)

Ending = tuple[bool, bool, int] | bool
"""A stop as bratworm, worm, total; a failed roll as bratworm."""
Prospect = tuple[float, dict[Ending, float]]
"""What something is worth, and how likely each ending is."""


@cache
def rolls(white: int, golden_sides: tuple[int, ...]) -> list[tuple[float, Counts, int | None]]:
    """Every roll with its chance (T1): white dice as counts, and the golden die's face."""
    seen: Counter[tuple[Counts, int | None]] = Counter()
    for faces in product(FACES, repeat=white):
        counts = tuple(faces.count(face) for face in FACES)
        for side in golden_sides or (None,):
            seen[counts, side] += 1
    return [(times / seen.total(), counts, side) for (counts, side), times in seen.items()]


class BruteForce:
    """A turn with this kit and payoff, played by the rules."""

    def __init__(self, kit: Kit, payoff: Payoff) -> None:
        self.kit = kit
        self.payoff = payoff
        self._seen: dict[Point, Prospect] = {}

    @cached_property
    def tolerance(self) -> float:
        return 1e-13 * float(abs(self.payoff.table).max())

    def at(self, point: Point) -> Prospect:
        """The best choice at this point, or what the dice in the air bring."""
        if point not in self._seen:
            self._seen[point] = self._in_the_air(point) if point.rolling else self._best(self.choices(point))
        return self._seen[point]

    def choices(self, point: Point) -> dict[Choice, Prospect]:
        """Every legal choice, in the order in which ties are broken."""
        return dict(self._on_table(point) if point.roll is not None else self._between_rolls(point))

    def _between_rolls(self, point: Point) -> Iterator[tuple[Choice, Prospect]]:
        begun = point.aside != NO_DICE
        if begun:
            yield Move.STOP, self._stop(point)  # T4: right after a laying-aside
        elif self.kit.golden and point.golden is Golden.UNUSED:
            yield Move.ROLL_GOLDEN, self.at(Point(point.aside, Golden.IN_HAND, point.weasel_used, rolling=True))  # S-gold
        if self._white_left(point) or point.golden is Golden.IN_HAND:
            yield Move.ROLL, self.at(Point(point.aside, point.golden, point.weasel_used, rolling=True))  # T3

    def _on_table(self, point: Point) -> Iterator[tuple[Choice, Prospect]]:
        assert point.roll is not None
        stuck = True
        for face in reversed(FACES):
            count = point.roll[face - 1] + (point.golden_face == face)
            if not count or point.aside[face - 1]:
                continue
            stuck = False
            aside = list(point.aside)
            aside[face - 1] = count  # T2: all dice of that face
            golden = Golden.ASIDE if point.golden_face == face else point.golden
            yield LayAside(face), self.at(Point(tuple(aside), golden, point.weasel_used))
        if stuck:
            yield Move.STAND, self._fail(point)  # T5
        if self.kit.weasel and not point.weasel_used:
            yield Move.USE_WEASEL, self.at(Point(point.aside, point.golden, weasel_used=True, rolling=True))  # S-weasel

    def _white_left(self, point: Point) -> int:
        aside = sum(point.aside)
        return self.kit.white - (aside - 1 if point.golden is Golden.ASIDE else aside)

    def _in_the_air(self, point: Point) -> Prospect:
        sides = SIDES[self.kit.golden] if self.kit.golden and point.golden is Golden.IN_HAND else ()
        value = 0.0
        endings: Counter[Ending] = Counter()
        for chance, counts, side in rolls(self._white_left(point), sides):
            worth, likely = self.at(Point(point.aside, point.golden, point.weasel_used, counts, side))
            value += chance * worth
            for ending, probability in likely.items():
                endings[ending] += chance * probability  # type: ignore[assignment]  # a Counter also counts in fractions
        return value, dict(endings)

    def _best(self, choices: dict[Choice, Prospect]) -> Prospect:
        best: Prospect | None = None
        for prospect in choices.values():
            if best is None or prospect[0] > best[0] + self.tolerance:
                best = prospect
        assert best is not None
        return best

    def _bratworm(self, point: Point) -> bool:
        return self.payoff.bratworms and point.aside[0] >= 2  # B1

    def _stop(self, point: Point) -> Prospect:
        one, two, three, four, five, worms = point.aside
        total = one + 2 * two + 3 * three + 4 * four + 5 * five + 5 * worms  # T6
        worm = worms > 0
        if self.kit.canned_worm and not worm:
            worm, total = True, total + 5  # S-can
        bratworm = self._bratworm(point)
        return float(self.payoff.stop[int(bratworm), int(worm), total]), {(bratworm, worm, total): 1.0}

    def _fail(self, point: Point) -> Prospect:
        bratworm = self._bratworm(point)
        return float(self.payoff.fail[int(bratworm)]), {bratworm: 1.0}
