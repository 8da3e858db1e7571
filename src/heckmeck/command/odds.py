"""`heckmeck odds`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heckmeck.command.common import AsJson, Language, Options, fail, find_words, print_lines, read_options, read_record, refusals

if TYPE_CHECKING:
    from heckmeck.command.question import Question
    from heckmeck.rules.dicegame import DiceGame, DiceState
    from heckmeck.solver.worth import Worth
    from heckmeck.words import Words


def odds(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="A record: the question is asked at its end.")] = None,
    game: Annotated[str | None, typer.Option(help="original, extrawurm or deluxe; else original.")] = None,
    grill: Annotated[str | None, typer.Option(help="Face-up portions, such as 21-28,30; else all that are not elsewhere.")] = None,
    own: Annotated[str, typer.Option(help="The own stack, bottom to top, such as 22,25.")] = "",
    tops: Annotated[str, typer.Option(help="The top portions of the others, such as 24,27.")] = "",
    aside: Annotated[str, typer.Option(help="Dice aside, such as 555W; the golden die last behind *.")] = "",
    roll: Annotated[str | None, typer.Option(help="The dice just rolled, such as 1244.")] = None,
    specialist: Annotated[str | None, typer.Option(help="The own specialist, such as weasel.")] = None,
    weasel_used: Annotated[bool, typer.Option("--weasel-used", help="The weasel has been used this turn.")] = False,
    golden_unused: Annotated[bool, typer.Option("--golden-unused", help="The golden die has no part in this turn.")] = False,
    goal: Annotated[str, typer.Option(help="worms, total, atleast:N, exactly:N or win.")] = "worms",
    option: Options = None,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Answer exactly: should I stop? For every legal choice what it is worth, how likely it fails, and what it wins."""
    from heckmeck.command.question import Question

    words = find_words(language)
    asked = Question(grill, own, tops, aside, roll, specialist, weasel_used, golden_unused)
    if file is not None and (asked != Question() or game or option):
        fail(words.say("error-file-or-flags"))
    rules, state, names = _asked(file, game or "original", option, asked, words)
    _answer(rules, state, names, goal, as_json, words)


def _asked(
    file: Path | None, game: str, option: list[str] | None, asked: Question, words: Words
) -> tuple[DiceGame, DiceState, tuple[str, ...]]:
    """The position in question, from a record or from the flags."""
    from heckmeck.command.question import Unclear, position
    from heckmeck.rules import game as find_game
    from heckmeck.rules.dicegame import DiceGame

    if file is not None:
        record = read_record(file, words)
        if isinstance(record, str):
            fail(record)
        rules, names, state = record.game, record.names, record.end()
    else:
        with refusals(words):
            rules = find_game(game, read_options(option, words))
    if not isinstance(rules, DiceGame):
        fail(words.say("error-odds-dice-only"))
    if file is None:
        try:
            with refusals(words):
                state = position(rules, asked)
        except Unclear as unclear:
            fail(words.say(f"error-{unclear.reason}", text=unclear.text[:40]))
        names = ("", *[words.say("odds-rival", number=number + 1) for number in range(len(state.board.stacks) - 1)])
    return rules, state, names


def _answer(rules: DiceGame, state: DiceState, names: tuple[str, ...], goal: str, as_json: bool, words: Words) -> None:
    from heckmeck.command.numbers import odds_json, odds_lines
    from heckmeck.solver.odds import Goal, read_goal
    from heckmeck.solver.odds import odds as exact

    try:
        wanted = read_goal(goal)
    except ValueError:
        fail(words.say("error-bad-goal", text=goal[:40]))
    to_win = wanted.kind == "win"
    found = exact(rules, state, wanted, _chance_to_win(rules, state, words) if to_win else None)
    if not found:
        fail(words.say("error-no-odds"))
    worms = {one.action: one.value for one in exact(rules, state, Goal())} if to_win else {}
    if as_json:
        typer.echo(json.dumps(odds_json(found, goal, state.board, names, worms), ensure_ascii=False))
    else:
        print_lines(odds_lines(found, wanted, state.board, names, words, worms))


def _chance_to_win(rules: DiceGame, state: DiceState, words: Words) -> Worth:
    from heckmeck.forecast.net import NoNet, load
    from heckmeck.forecast.outlook import Outlook

    try:
        return Outlook(rules, load(rules.id, len(state.board.stacks))).worth(state)
    except NoNet as missing:
        fail(words.say("error-no-net", players=missing.players))
