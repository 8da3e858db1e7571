"""A position in the terminal: what lies on the table, the choices by number, and what each of them is worth."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import typer

if TYPE_CHECKING:
    from heckmeck.kinds.shapes import OddsOfChoice
    from heckmeck.table.wire.codec import Choice
    from heckmeck.words import Words

QUIT = "q"


def position_lines(rules: Any, state: Any, names: tuple[str, ...], words: Words) -> Iterable[str]:
    from heckmeck.kind import kind_of

    kind, seat = kind_of(rules), rules.to_act(state)
    return kind.lines(words, kind.view(rules, state, seat, names), seat)


def choice_lines(rules: Any, state: Any, names: tuple[str, ...], words: Words) -> list[str]:
    """The legal choices, numbered from 1, with what they lead to."""
    from heckmeck.terminal.client.sentences import tell_choice

    return [f"{number} {tell_choice(words, choice, names)}" for number, choice in enumerate(listed(rules, state), 1)]


def listed(rules: Any, state: Any) -> list[Choice]:
    """What can be chosen by its number; of very many sets of worm cards only the first."""
    from heckmeck.kind import kind_of
    from heckmeck.table.wire import outgoing
    from heckmeck.terminal.plain.table import actions_of

    if rules.to_act(state) is None:
        return []
    kind = kind_of(rules)
    offers = kind.offers(rules, state)
    return actions_of(
        outgoing.Situation(
            choices=[outgoing.Choice(kind.shapes.action(one.action), one.total, one.wins) for one in offers.choices],
            playable=[outgoing.Playable(one.face, one.points, one.cards) for one in offers.playable],
        )
    )


def worth_lines(rules: Any, state: Any, names: tuple[str, ...], words: Words) -> list[str]:
    """What every choice is worth, the one that wins most often first."""
    from heckmeck.kind import kind_of
    from heckmeck.words.columns import aligned
    from heckmeck.words.telling import tell_action

    odds = sorted(kind_of(rules).odds(rules, state), key=lambda one: -(one.win or 0.0))
    if any(one.half_width is not None for one in odds):
        return estimate_lines(odds, names, words)
    rows = [
        [
            tell_action(words, one.action, names),
            "" if one.worms is None else words.decimal(one.worms),
            "" if one.win is None else words.percent(one.win),
            "" if one.fail is None else words.percent(one.fail),
        ]
        for one in odds
    ]
    return aligned([["", words.say("odds-worms"), words.say("odds-win"), words.say("odds-fail")], *rows])


def estimate_lines(odds: Sequence[OddsOfChoice], names: tuple[str, ...], words: Words) -> list[str]:
    """Estimated chances with what is uncertain about them, and a sentence that says so."""
    from heckmeck.words.columns import aligned
    from heckmeck.words.telling import tell_action

    rows = [
        [
            tell_action(words, one.action, names),
            f"{words.percent(one.win or 0.0)} ± {words.decimal(100 * (one.half_width or 0.0), 1)}",
            "≈" if one.close else "",
        ]
        for one in odds
    ]
    return [*aligned([["", words.say("odds-win"), ""], *rows]), words.say("odds-estimate")]


def read_line(prompt: str) -> str | None:
    """What is typed behind a prompt; None at the end of input or for a `q`."""
    typer.echo(prompt, nl=False)
    line = sys.stdin.readline()
    text = line.strip()
    if not line or text.lower() == QUIT:
        typer.echo()
        return None
    return text


def numbered(text: str, count: int) -> int | None:
    """The place from 0 that a number from 1 to `count` names; None for anything else."""
    is_number = text.isascii() and text.isdecimal() and len(text) <= len(str(count))
    return int(text) - 1 if is_number and 1 <= int(text) <= count else None
