"""The tutor: it asks before a choice that costs much of the chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heckmeck.kinds.shapes import OddsOfChoice
from heckmeck.notation import write_id
from heckmeck.rules import Action
from heckmeck.table.analysis import odds_told
from heckmeck.table.table import Table
from heckmeck.table.wire import outgoing
from heckmeck.table.wire.codec import Advice

THRESHOLD: Final = 0.02
"""The chance to win that somebody may give away without being asked."""


def advice_on(table: Table, action: Action) -> Advice | None:
    """What the tutor says before a decision; None if it is fine, if nobody knows, or if the rules have to refuse it anyway."""
    if len(table.rules.legal(table.state)) < 2:
        return None
    odds = sorted(_weighed(table), key=_win, reverse=True)
    chosen = next((one for one in odds if one.action == action), None)
    if chosen is None or _win(odds[0]) - _win(chosen) <= THRESHOLD:
        return None
    return outgoing.Advice(
        version=table.version,
        action=table.kind.shapes.action(action),
        choices=odds_told(table.kind, odds),
        position=write_id(table.rules, table.state) if table.kind.position_ids else "",
    )


def _weighed(table: Table) -> Sequence[OddsOfChoice]:
    """The odds of all choices; none if nothing forecasts the game."""
    odds = table.kind.odds(table.rules, table.state)
    return odds if all(one.win is not None for one in odds) else ()


def _win(one: OddsOfChoice) -> float:
    return one.win or 0.0
