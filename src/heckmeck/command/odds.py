"""`heckmeck odds`."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heckmeck.command.common import (
    AsJson,
    Language,
    Options,
    fail,
    find_words,
    needed_position,
    print_lines,
    read_options,
    refusals,
)

if TYPE_CHECKING:
    from heckmeck.command.question import Question
    from heckmeck.words import Words


def odds(
    file: Annotated[
        str | None, typer.Argument(metavar="[ID|FILE]", help="A position id, or a record. The odds are for its end.")
    ] = None,
    game: Annotated[str | None, typer.Option(help="original, extrawurm or deluxe. By default, original.")] = None,
    grill: Annotated[
        str | None, typer.Option(help="Face-up portions, such as 21-28,30. By default, all that are not elsewhere.")
    ] = None,
    own: Annotated[str, typer.Option(help="Your stack, from bottom to top, such as 22,25.")] = "",
    tops: Annotated[str, typer.Option(help="The top portions of the other players, such as 24,27.")] = "",
    aside: Annotated[str, typer.Option(help="Your dice aside, such as 555W. The golden die comes last, after *.")] = "",
    roll: Annotated[str | None, typer.Option(help="The dice you just rolled, such as 1244.")] = None,
    specialist: Annotated[str | None, typer.Option(help="Your specialist, such as weasel.")] = None,
    weasel_used: Annotated[bool, typer.Option("--weasel-used", help="You have used the weasel this turn.")] = False,
    golden_unused: Annotated[bool, typer.Option("--golden-unused", help="You play this turn without the golden die.")] = False,
    goal: Annotated[
        str | None, typer.Option(help="worms, total, atleast:N, exactly:N or win. By default, worms; in Karteneck, win.")
    ] = None,
    option: Options = None,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Show the odds of every choice. See what each choice is worth, how likely it is to fail, and what it wins."""
    from heckmeck.command.question import Question
    from heckmeck.kind import kind_of

    words = find_words(language)
    asked = Question(grill, own, tops, aside, roll, specialist, weasel_used, golden_unused)
    if file is not None and (asked != Question() or game or option):
        fail(words.say("error-file-or-flags"))
    rules, state, names = _asked(file, game or "original", option, asked, words)
    if kind_of(rules).estimates:
        _estimate(rules, state, names, goal, as_json, words)
    else:
        _answer(rules, state, names, goal or "worms", as_json, words, whole=file is not None)


def _asked(
    file: str | None, game: str, option: list[str] | None, asked: Question, words: Words
) -> tuple[Any, Any, tuple[str, ...]]:
    """The position in question, from an id, from a record or from the flags."""
    from heckmeck.command.question import Unclear, position
    from heckmeck.kind import kind_of
    from heckmeck.rules import game as find_game
    from heckmeck.words import key

    rules: Any
    if file is not None:
        rules, state, names = needed_position(file, words)
    else:
        with refusals(words):
            rules = find_game(game, read_options(option, words))
    if not kind_of(rules).hints:
        fail(words.say("error-odds-kernel" if kind_of(rules).estimates else "error-odds-dice-only"))
    if file is None and kind_of(rules).estimates:
        fail(words.say("error-odds-record"))
    if file is None:
        try:
            with refusals(words):
                state = position(rules, asked)
        except Unclear as unclear:
            fail(words.say(key("error", unclear.reason), text=unclear.text[:40]))
        names = ("", *[words.say("odds-rival", number=number + 1) for number in range(len(state.board.stacks) - 1)])
    return rules, state, names


def _estimate(rules: Any, state: Any, names: tuple[str, ...], goal: str | None, as_json: bool, words: Words) -> None:
    """The chance to win after every choice, as far as the player can know."""
    from heckmeck.command.numbers import estimates_json
    from heckmeck.command.position import estimate_lines
    from heckmeck.kind import kind_of

    if goal not in (None, "win"):
        fail(words.say("error-odds-win-only"))
    if rules.to_act(state) is None:
        fail(words.say("error-no-odds"))
    found = kind_of(rules).odds(rules, state)
    if as_json:
        typer.echo(json.dumps(estimates_json(found, rules, names), ensure_ascii=False))
    else:
        print_lines(estimate_lines(found, names, words))


def _answer(rules: Any, state: Any, names: tuple[str, ...], goal: str, as_json: bool, words: Words, whole: bool) -> None:
    """`whole` positions show every piece, so the chance to win can be told without being asked for."""
    from heckmeck.command.numbers import odds_json, odds_lines
    from heckmeck.kind import Missing, kind_of
    from heckmeck.solver.odds import Goal, read_goal

    try:
        wanted = read_goal(goal)
    except ValueError:
        fail(words.say("error-bad-goal", text=goal[:40]))
    with refusals(words):
        found = kind_of(rules).exact_odds(rules, state, wanted)
    if not found:
        fail(words.say("error-no-odds"))
    other = Goal() if wanted.kind == "win" else Goal("win") if whole and wanted.kind == "worms" else None
    also = None
    if other is not None:
        with suppress(Missing):  # without a net there is no chance to win to show
            also = other, {one.action: one.value for one in kind_of(rules).exact_odds(rules, state, other)}
    if as_json:
        typer.echo(json.dumps(odds_json(found, goal, rules, state, names, also), ensure_ascii=False))
    else:
        print_lines(odds_lines(found, wanted, state.board, names, words, also))
