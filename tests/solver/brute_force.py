"""The turn by plain recursion over the rules themselves: every way the dice can fall, every legal choice. For few dice in hand."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from heckmeck.rules import turn as rules
from heckmeck.rules.dice import Rolled
from heckmeck.rules.protocol import Action
from heckmeck.rules.turn import ROLL, ROLL_GOLDEN, STOP, USE_WEASEL, LayAside, Roll, Turn, reached
from heckmeck.solver import Payoff

Ending = tuple[bool, bool, int] | bool
"""A stop as bratworm, worm, total; a failed roll as bratworm."""
Prospect = tuple[float, dict[Ending, float]]
"""What something is worth, and how likely each ending is."""

ORDER = (STOP, *[LayAside(face) for face in (6, 5, 4, 3, 2, 1)], USE_WEASEL, ROLL_GOLDEN, ROLL)
"""In which ties are broken."""


class BruteForce:
    """A turn with this payoff, played by the rules."""

    def __init__(self, payoff: Payoff) -> None:
        self.payoff = payoff
        self._seen: dict[Turn, Prospect] = {}

    @cached_property
    def tolerance(self) -> float:
        return 1e-13 * float(abs(self.payoff.table).max())

    def at(self, turn: Turn) -> Prospect:
        """The best choice at this point, or what the dice in the air bring."""
        if turn not in self._seen:
            self._seen[turn] = self._in_the_air(turn) if turn.rolling else self._best(self.choices(turn))
        return self._seen[turn]

    def choices(self, turn: Turn) -> dict[Action, Prospect]:
        """Every legal choice. Without dice a turn stops by itself (T3), and without a weasel a failed roll stands (T5)."""
        legal = (STOP,) if turn.used_up or (turn.stuck and not turn.weasel_ready) else rules.legal(turn)
        return {action: self._after(turn, action) for action in ORDER if action in legal}

    def _after(self, turn: Turn, action: Action) -> Prospect:
        if isinstance(action, LayAside):
            return self.at(rules.lay_aside(turn, action.face))
        if isinstance(action, Roll):
            return self.at(rules.throw(turn, action))
        if action == USE_WEASEL:
            return self.at(rules.use_weasel(turn))
        return self._fail(turn) if turn.stuck else self._stop(turn)

    def _in_the_air(self, turn: Turn) -> Prospect:
        chances = rules.chances(turn)
        value = 0.0
        endings: Counter[Ending] = Counter()
        for roll, tickets in chances.outcomes():
            assert isinstance(roll, Rolled)
            chance = tickets / chances.total
            worth, likely = self.at(rules.land(turn, roll))
            value += chance * worth
            for ending, probability in likely.items():
                endings[ending] += chance * probability  # type: ignore[assignment]  # a Counter also counts in fractions
        return value, dict(endings)

    def _best(self, choices: dict[Action, Prospect]) -> Prospect:
        best: Prospect | None = None
        for prospect in choices.values():
            if best is None or prospect[0] > best[0] + self.tolerance:
                best = prospect
        assert best is not None
        return best

    def _bratworm(self, turn: Turn) -> bool:
        return self.payoff.bratworms and turn.aside.counts[0] >= 2  # B1

    def _stop(self, turn: Turn) -> Prospect:
        total, worm = reached(turn)
        bratworm = self._bratworm(turn)
        return float(self.payoff.stop[int(bratworm), int(worm), total]), {(bratworm, worm, total): 1.0}

    def _fail(self, turn: Turn) -> Prospect:
        bratworm = self._bratworm(turn)
        return float(self.payoff.fail[int(bratworm)]), {bratworm: 1.0}
