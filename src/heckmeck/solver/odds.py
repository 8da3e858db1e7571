"""The exact odds of every choice in a turn: its worth for some goal, how likely it is to fail, and how likely each prize is."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from heckmeck.rules.attempt import Prize, TakePortion, prizes
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.protocol import Action
from heckmeck.solver.payoff import TOTALS, Endings, Payoff, at_least, exactly, expected_total
from heckmeck.solver.solution import solve
from heckmeck.solver.worth import Worth, own_worms, payoff, settled


@dataclass(frozen=True)
class Goal:
    """The goal of a player in a turn: `worms`, `total`, `atleast` or `exactly` some total, or `win`, the game."""

    kind: str = "worms"
    total: int = 0

    @property
    def is_chance(self) -> bool:
        """The value of a choice is a probability."""
        return self.kind in ("atleast", "exactly", "win")


def read_goal(text: str) -> Goal:
    """`worms`, `total`, `win`, `atleast:27` or `exactly:27`; a ValueError for anything else."""
    kind, colon, number = text.partition(":")
    if kind in ("worms", "total", "win") and not colon:
        return Goal(kind)
    if kind in ("atleast", "exactly") and re.fullmatch("[1-9][0-9]?", number) and int(number) < TOTALS:
        return Goal(kind, int(number))
    raise ValueError(text)


_BY_BOARD: Final = ("worms", "win")
"""The goals that depend on the board after the turn, and so on the answers to questions."""


@dataclass(frozen=True)
class Odds:
    """One choice: its value for the goal, the chance to fail, and the chance of each prize, if you play on in the best way."""

    action: Action
    value: float
    fail: float
    wins: dict[Prize, float]


def odds(game: DiceGame, state: DiceState, goal: Goal, chance_to_win: Worth | None = None) -> list[Odds]:
    """The odds of every legal choice, the best first. Nothing if it is nobody's turn, or if a question doesn't touch the goal.

    The goal `win` needs to know the seat's chance to win with every board that the turn may end with."""
    if not game.legal(state):
        return []
    worth = _gain(state) if chance_to_win is None else chance_to_win
    if state.question is not None:
        found = [_answered(game, state, action, goal, worth) for action in game.legal(state)] if goal.kind in _BY_BOARD else []
        return sorted(found, key=lambda one: -one.value)
    solution = solve(state.turn.kit, _payoff(game, state, goal, worth))
    taken = _taken(game, state, worth)
    found = [
        _odds(action, value, solution.endings(state.turn, action), taken) for action, value in solution.choices(state.turn).items()
    ]
    return sorted(found, key=lambda one: -one.value)


def _answered(game: DiceGame, state: DiceState, answer: Action, goal: Goal, worth: Worth) -> Odds:
    """The odds after an answer to a question. Most of them end the turn; after some it goes on, or another question follows."""
    after, _ = game.apply(state, answer)
    if after.seat != state.seat or game.finished(after):
        return Odds(answer, worth(after.board), 0.0, {})
    best = odds(game, after, goal, worth)[0]
    return Odds(answer, best.value, best.fail, best.wins)


def _payoff(game: DiceGame, state: DiceState, goal: Goal, worth: Worth) -> Payoff:
    if goal.kind == "total":
        return expected_total()
    if goal.kind == "atleast":
        return at_least(goal.total)
    if goal.kind == "exactly":
        return exactly(goal.total)
    return payoff(game, state.board, state.seat, worth, bratworms=not state.turn.aside.counts[0])


def _gain(state: DiceState) -> Worth:
    """The worms that the seat would gain."""
    before = own_worms(state.board, state.seat)
    return lambda board: own_worms(board, state.seat) - before


def _taken(game: DiceGame, state: DiceState, worth: Worth) -> list[Prize | None]:
    """The prize for every total. If several lower portions may be taken (`lower=any`), it is the most valuable one."""
    found: list[Prize | None] = []
    for total in range(TOTALS):
        won = prizes(state.board, state.seat, total, game.any_lower)
        if len(won) > 1:
            stopped = game.after_stop(state.board, state.seat, total)
            worths = [settled(game, game.apply(stopped, TakePortion(prize.portion))[0], worth) for prize in won]
            # Of equal ones the highest portion.
            won = (max(zip(worths, won, strict=True), key=lambda pair: (pair[0], pair[1].portion))[1],)
        found.append(won[0] if won else None)
    return found


def _odds(action: Action, value: float, endings: Endings, taken: list[Prize | None]) -> Odds:
    """Adds the endings up by what they win."""
    by_total = endings.stop.sum(axis=0)
    wins: defaultdict[Prize, float] = defaultdict(float)
    fail = float(endings.fail.sum()) + float(by_total[0].sum())
    for prize, chance in zip(taken, by_total[1].tolist(), strict=True):
        if prize is None:
            fail += chance
        elif chance:
            wins[prize] += chance
    return Odds(action, value, fail, dict(sorted(wins.items(), key=lambda pair: pair[0].portion)))
