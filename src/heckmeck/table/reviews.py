"""A finished game looked back on, step by step as its replay has them; worked out once and kept for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final, cast

from heckmeck.forecast.net import Net, NoNet
from heckmeck.notation import Record, action_json
from heckmeck.review import Choice, NotReviewed, Review, Size, review
from heckmeck.review import Moment as Reviewed
from heckmeck.table import outgoing, shown
from heckmeck.table.table import Moment, Refused, Table

KEPT: Final = 50
"""So many reviews are kept: who played a game looks at it several times, and a finished game does not change."""


class Reviews:
    """The reviews that were asked for lately."""

    def __init__(self) -> None:
        self._known: Final[dict[str, asyncio.Task[outgoing.GameReview | None]]] = {}
        self._one_at_a_time: Final = asyncio.Lock()

    async def of(self, table: Table, moments: Sequence[Moment]) -> outgoing.GameReview | None:
        if table.phase != "finished":
            raise Refused("not_possible", "not-over")
        known = self._known.get(table.id)
        if known is None:
            known = self._known[table.id] = asyncio.create_task(self._work_out(table, tuple(moments)))
            known.add_done_callback(lambda done: self._forget_failed(table.id, done))
            if len(self._known) > KEPT:
                del self._known[next(iter(self._known))]
        # Who gives up waiting must not take the review away from the others who wait.
        return await asyncio.shield(known)

    def _forget_failed(self, table: str, done: asyncio.Task[outgoing.GameReview | None]) -> None:
        """Who asks again is not told of an old failure."""
        if (done.cancelled() or done.exception()) and self._known.get(table) is done:
            del self._known[table]

    async def _work_out(self, table: Table, moments: Sequence[Moment]) -> outgoing.GameReview | None:
        # A review keeps a core busy for a moment, and the games that go on need one too.
        async with self._one_at_a_time:
            return await asyncio.to_thread(review_of, table, moments)


def review_of(table: Table, moments: Sequence[Moment], net: Net | None = None) -> outgoing.GameReview | None:
    """By the net that comes with the package, or by another one; None where nothing can forecast the game."""
    moves = tuple([move for moment in moments for move in moment.moves])
    try:
        found = review(Record(table.rules, table.names, table.start, moves), net)
    except (NoNet, NotReviewed):
        return None
    step_of = [step for step, moment in enumerate(moments) for _ in moment.moves]
    return {
        "luck": found.luck,
        "results": [cast(outgoing.ReviewResult, vars(split)) for split in found.splits],
        "start": list(found.curve[0]),
        "steps": _steps(table, moments, found, step_of),
        "turning_points": [_turning_point(moment, step_of) for moment in found.turning_points],
        "mistakes": [step_of[moment.number] for moment in found.mistakes],
    }


def _steps(table: Table, moments: Sequence[Moment], found: Review, step_of: list[int]) -> list[outgoing.ReviewedStep]:
    by_step: list[list[Reviewed]] = [[] for _ in moments]
    for reviewed in found.moments:
        by_step[step_of[reviewed.number]].append(reviewed)
    steps: list[outgoing.ReviewedStep] = []
    chances = found.curve[0]
    for together in by_step:
        # A seat handed over is a step without a move.
        chances = together[-1].stands if together else chances
        steps.append(_step(table, together, list(chances)))
    return steps


def _step(table: Table, together: list[Reviewed], chances: list[float]) -> outgoing.ReviewedStep:
    """One decision at most, and the luck that followed it."""
    decision = next((moment for moment in together if len(moment.choices) > 1), None)
    if decision is None:
        return {"chances": chances, "choices": [], "chosen": -1, "size": Size.GOOD.value, "loss": 0.0}
    return {
        "chances": chances,
        "choices": [_choice(table, choice) for choice in decision.choices],
        "chosen": decision.choices.index(decision.chosen),
        "size": cast(Any, decision.size.value),
        "loss": decision.loss,
    }


def _choice(table: Table, choice: Choice) -> outgoing.ReviewedChoice:
    return {"action": cast(shown.Action, action_json(choice.action, table.names)), "chances": list(choice.chances)}


def _turning_point(moment: Reviewed, step_of: list[int]) -> outgoing.TurningPoint:
    return {
        "step": step_of[moment.number],
        "seat": moment.whose,
        "turn": moment.turn + 1,
        "luck": not moment.is_choice,
        "before": list(moment.before),
        "after": list(moment.after),
    }
