"""How a table is set up: by somebody who wants one, or again by those who have played."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec.structs import replace

from heckmeck.kind import kind_of
from heckmeck.rules import Game, game
from heckmeck.table.changes import GRACE, Chair, SetUp
from heckmeck.table.names import check_names
from heckmeck.table.refusals import Refused
from heckmeck.table.table import Table


def set_up(
    rules: Game[Any],
    chairs: tuple[Chair, ...],
    hints: bool,
    real_dice: bool,
    grace: int = GRACE,
    decision_time: int = 0,
    tutor: bool = False,
) -> SetUp:
    """How a table is set up, with the secret of its dice. Raises Refused or Illegal if that is impossible."""
    rules.new(len(chairs))
    if real_dice and not kind_of(rules).real_dice:
        raise Refused("not_possible", "real_dice")
    check_names([chair.name or "" for chair in chairs])
    secret = "" if real_dice else secrets.token_hex(32)
    hints = hints and kind_of(rules).hints
    tutor = tutor and kind_of(rules).tutor
    return SetUp(
        rules.id, dict(rules.options), hints, real_dice, secret, chairs, grace=grace, decision_time=decision_time, tutor=tutor
    )


def set_up_again(table: Table) -> SetUp:
    """The same people and rules again: whoever began sits last, and the secret is a new one. Everybody looks as before."""
    chairs = [
        Chair(
            chair.kind,
            chair.name,
            chair.level if chair.kind == "bot" else None,
            chair.owner,
            avatar=avatar,
            agrees=chair.agrees,
        )
        for chair, avatar in zip(table.chairs, table.avatars, strict=True)
    ]
    moved_on = (*chairs[1:], chairs[0])
    fresh = set_up(table.rules, moved_on, table.hints, table.real_dice, table.grace, table.decision_time, table.tutor)
    return replace(fresh, rematches=table.rematches + 1, language=table.language)


def new_table(id: str, created: str, told: SetUp) -> Table:
    """A table without changes."""
    rules = game(told.game, told.options)
    return Table(
        id,
        created,
        rules,
        kind_of(rules),
        told.hints,
        told.real_dice,
        told.secret,
        told.chairs,
        rematches=told.rematches,
        grace=told.grace,
        decision_time=told.decision_time,
        language=told.language,
        tutor=told.tutor,
    )
