"""What a table tells of its game as a whole: odds while it is played, record and replay afterwards."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Any, Final

from heckmeck.chance import ticket
from heckmeck.kinds.shapes import Event, View
from heckmeck.notation import Proof, Record, write, write_id
from heckmeck.rules import Chance
from heckmeck.table.analysis import odds_told
from heckmeck.table.refusals import Refused
from heckmeck.table.story import ToldTable
from heckmeck.table.table import Step, Table, standing
from heckmeck.table.wire import outgoing
from heckmeck.table.wire.codec import OddsMessage, Replay, ReplaySteps

PAGE: Final = 500
"""Steps of a replay in one answer at most: hardly any game has more. Each of them comes with its view."""


def odds_of(table: Table, owner: str | None) -> OddsMessage:
    """The odds of every choice of the seat to act. Where seats see different things, they are for this seat's owner alone."""
    if not table.hints:
        raise Refused("not_possible", "hints_forbidden")
    if not table.kind.hints or table.phase != "playing":
        raise Refused("not_possible", "no_hints_now")
    if table.kind.hides and table.to_act not in table.seats_of(owner):
        raise Refused("not_yours", "not_your_turn")
    return outgoing.OddsMessage(table.version, odds_told(table.kind, table.kind.odds(table.rules, table.state)))


def record_of(table: Table, steps: Sequence[Step]) -> str:
    """The record as text."""
    if table.state is None:
        raise Refused("not_possible", "not_started")
    if table.phase != "finished" and table.kind.hides:
        raise Refused("not_possible", "record_secret")
    moves = tuple([move for step in standing(steps) for move in step.moves])
    return write(Record(table.rules, table.names, table.start, moves, table.created[:10], table.proof()))


def replay_of(table: Table, steps: Sequence[Step], info: outgoing.TableInfo) -> Replay:
    """The first steps with all hands open, and their draws of luck; how the scores went, and the story."""
    steps = standing(steps)
    first = replay_steps(table, steps, 0)
    rules, kind = table.rules, table.kind
    game = ToldTable(table, steps)
    states = (table.start, *[step.state for step in steps])
    return outgoing.Replay(
        table=info,
        start=kind.open_view(rules, table.start, table.names),
        steps=first.steps,
        positions=[write_id(rules, state) for state in states] if kind.position_ids else [],
        moves=list(accumulate([len(step.moves) for step in steps], initial=0)),
        draws=first.draws,
        left_out=first.left_out,
        scores=[list(rules.scores(state)) for state in states],
        unit=kind.paragraph,
        paragraphs=game.paragraphs(),
        story=game.story(),
        highlights=game.highlights(),
    )


def replay_steps(table: Table, steps: Sequence[Step], after: int) -> ReplaySteps:
    """The steps after a version, and every draw of luck in them with what it takes to check it."""
    if table.phase != "finished":
        raise Refused("not_possible", "not_over")
    steps = standing(steps)
    start = bisect_right(steps, after, key=lambda step: step.version)
    page = steps[start : start + PAGE]
    rules, kind, names = table.rules, table.kind, table.names
    told: list[outgoing.Step[Event, View]] = [
        outgoing.Step(
            step.version,
            step.seat,
            [kind.shapes.event(event) for event in step.events],
            kind.open_view(rules, step.state, names),
        )
        for step in page
    ]
    before = sum(isinstance(move, Chance) for step in steps[:start] for move in step.moves)
    draws = _draws(table, page, steps[start - 1].state if start else table.start, before)
    return outgoing.ReplaySteps(told, draws, left_out=len(steps) - start - len(page))


def _draws(table: Table, page: Sequence[Step], state: Any, before: int) -> list[outgoing.Draw]:
    """`state` is that before the page, and `before` the number of draws until then."""
    proof = table.proof()
    if proof is None:
        return []
    found: list[outgoing.Draw] = []
    for step in page:
        for move in step.moves:
            if isinstance(move, Chance):
                found.append(_draw(table, proof, step.version, before + len(found), state, move))
            state, _ = table.rules.apply(state, move)
    return found


def _draw(table: Table, proof: Proof, version: int, counter: int, state: Any, chance: Chance) -> outgoing.Draw:
    chances = table.rules.chances(state)
    assert chances is not None
    assert proof.secret is not None
    drawn = table.kind.draw(state, chance)
    return outgoing.Draw(
        version=version,
        counter=counter,
        total=str(chances.total),
        ticket=str(ticket(proof.secret, proof.numbers, counter, chances.total)),
        outcome=drawn.outcome,
        draw=drawn.name,
        bag=drawn.bag,
        size=drawn.size,
    )
