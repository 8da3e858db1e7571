"""Reviews of finished games, with the steps of their replays; each is worked out once and kept for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from heckmeck.kinds.shapes import Action
from heckmeck.review import Choice, Moment, Review, Size, review
from heckmeck.table.refusals import Refused, refusals
from heckmeck.table.story import ToldTable, played_by_seat
from heckmeck.table.table import Step, Table, standing
from heckmeck.table.wire import outgoing
from heckmeck.table.wire.codec import GameReview

if TYPE_CHECKING:
    # A server or a terminal starts without NumPy.
    from heckmeck.forecast.net import Net

KEPT: Final = 50
"""How many reviews are kept: players look at a review several times, and a finished game does not change."""


class Reviews:
    """The reviews that were asked for lately."""

    def __init__(self) -> None:
        self._known: Final[dict[str, asyncio.Task[GameReview]]] = {}
        self._one_at_a_time: Final = asyncio.Lock()

    async def of(self, table: Table, steps: Sequence[Step]) -> GameReview:
        if table.phase != "finished":
            raise Refused("not_possible", "not_over")
        known = self._known.get(table.id)
        if known is None:
            known = self._known[table.id] = asyncio.create_task(self._work_out(table, tuple(steps)))
            known.add_done_callback(lambda done: self._forget_failed(table.id, done))
            if len(self._known) > KEPT:
                del self._known[next(iter(self._known))]
        # If one client gives up waiting, the others must still get the review.
        return await asyncio.shield(known)

    def _forget_failed(self, table: str, done: asyncio.Task[GameReview]) -> None:
        """Whoever asks again is not told of an old failure."""
        if (done.cancelled() or done.exception()) and self._known.get(table) is done:
            del self._known[table]

    async def _work_out(self, table: Table, steps: Sequence[Step]) -> GameReview:
        # A review keeps a core busy for a moment, and the games in progress need one too.
        async with self._one_at_a_time:
            return await asyncio.to_thread(review_of, table, steps)


def review_of(table: Table, steps: Sequence[Step], net: Net | None = None) -> GameReview:
    """By the net that comes with the package, or by another one. Raises Refused if nothing can forecast the game."""
    steps = standing(steps)
    game = ToldTable(table, steps)
    with refusals():
        found = review(game.record, net)
    step_of = game.step_of
    slips = _slips(table, game, found)
    return outgoing.GameReview(
        results=[outgoing.ReviewResult(**vars(split)) for split in found.splits],
        played=played_by_seat(found),
        highlights=game.highlights(found),
        start=list(found.curve[0]),
        steps=_steps(table, len(steps), found, step_of, slips),
        turning_points=[_turning_point(moment, step_of) for moment in found.turning_points],
        mistakes=[step_of[moment.number] for moment in found.mistakes],
    )


def _slips(table: Table, game: ToldTable, found: Review) -> dict[int, outgoing.Slip]:
    """What kind of mistakes there were, by the numbers of their moves."""
    wrong = {moment.number: moment for moment in found.mistakes}
    told: dict[int, outgoing.Slip] = {}
    for number, transition in enumerate(game.record.transitions()):
        if number in wrong:
            moment = wrong[number]
            slip = table.kind.slip(table.rules, transition.before, moment.chosen.action, moment.best.action)
            if slip is not None:
                told[number] = outgoing.Slip(slip.habit, slip.portion)
    return told


def _steps(
    table: Table, steps: int, found: Review, step_of: list[int], slips: Mapping[int, outgoing.Slip]
) -> list[outgoing.ReviewedStep[Action]]:
    by_step: list[list[Moment]] = [[] for _ in range(steps)]
    for moment in found.moments:
        by_step[step_of[moment.number]].append(moment)
    told: list[outgoing.ReviewedStep[Action]] = []
    chances = found.curve[0]
    for together in by_step:
        # A seat handed over is a step without a move.
        chances = together[-1].stands if together else chances
        told.append(_step(table, together, list(chances), slips))
    return told


def _step(
    table: Table, together: list[Moment], chances: list[float], slips: Mapping[int, outgoing.Slip]
) -> outgoing.ReviewedStep[Action]:
    """One decision at most, and the luck that followed it."""
    decision = next((moment for moment in together if len(moment.choices) > 1), None)
    if decision is None:
        return outgoing.ReviewedStep(chances, [], -1, Size.GOOD.value, 0.0, None)
    return outgoing.ReviewedStep(
        chances=chances,
        choices=[_choice(table, choice) for choice in decision.choices],
        chosen=decision.choices.index(decision.chosen),
        size=decision.size.value,
        loss=decision.loss,
        slip=slips.get(decision.number),
    )


def _choice(table: Table, choice: Choice) -> outgoing.ReviewedChoice[Action]:
    return outgoing.ReviewedChoice(table.kind.shapes.action(choice.action), list(choice.chances))


def _turning_point(moment: Moment, step_of: list[int]) -> outgoing.TurningPoint:
    return outgoing.TurningPoint(
        step=step_of[moment.number],
        seat=moment.whose,
        turn=moment.turn + 1,
        by="choice" if moment.is_choice else "luck",
        before=list(moment.before),
        after=list(moment.after),
    )
