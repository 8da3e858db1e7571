"""`heckmeck puzzle`."""

from __future__ import annotations

import json
import secrets
import shlex
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heckmeck.command.common import AsJson, Language, fail, find_words, print_lines
from heckmeck.command.position import choice_lines, listed, numbered, position_lines, read_line, worth_lines

if TYPE_CHECKING:
    from heckmeck.practice.puzzle import Puzzle
    from heckmeck.words import Words


def puzzle(
    day: Annotated[str, typer.Option("--day", metavar="DATE", help="The puzzle for another day, such as 2026-11-18.")] = "",
    practise: Annotated[bool, typer.Option("--practise", help="Practise: one puzzle after another.")] = False,
    game: Annotated[str, typer.Option(help="Practise this game: original, extrawurm, deluxe or karteneck.")] = "",
    theme: Annotated[
        str, typer.Option(help="Practise stop_or_roll, face, steal, specialist or endgame; in Karteneck, play_or_pass.")
    ] = "",
    level: Annotated[str, typer.Option(help="Practise easy, medium or hard puzzles.")] = "",
    file: Annotated[Path | None, typer.Option(help="Practise the puzzles in a file written by make-puzzles.")] = None,
    number: Annotated[int | None, typer.Option(help="Begin with this puzzle, counted from 0. By default, a random one.")] = None,
    mine: Annotated[bool, typer.Option("--mine", help="Practise the positions from your own mistakes that are due today.")] = False,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Solve the puzzle of the day, the same for everyone. Or practise by game, theme and level for as long as you like."""
    from heckmeck.practice.picking import all_puzzles, chosen, daily

    words = find_words(language)
    wants_practice = practise or bool(game or theme or level) or file is not None or number is not None
    if mine:
        if wants_practice or day or as_json:
            fail(words.say("error-mine-alone"))
        from heckmeck.command.own_positions import practise_mine

        practise_mine(words)
        return
    if wants_practice and day:
        fail(words.say("error-day-or-practice"))
    if not wants_practice:
        asked = _day(day, words)
        found: Iterator[Puzzle] = iter([daily(asked)])
        heading = words.say("puzzle-of-day", date=asked.isoformat())
    else:
        known = all_puzzles() if file is None else read_file(file, words)
        if not known:
            fail(words.say("error-no-puzzles-in-file", file=str(file)))
        some = chosen(known, game, theme, level)
        if not some:
            fail(words.say("error-no-such-puzzle"))
        found = _from(some, secrets.randbelow(len(some)) if number is None else number)
        heading = ""
    if as_json:
        typer.echo(json.dumps(puzzle_json(next(found), words), ensure_ascii=False))
    else:
        _ask(found, heading, words)


def _day(text: str, words: Words) -> date:
    try:
        return date.fromisoformat(text) if text else date.today()
    except ValueError:
        fail(words.say("error-bad-day", text=text[:40]))


def _from(puzzles: Sequence[Puzzle], start: int) -> Iterator[Puzzle]:
    """All of them from this one on, and then again."""
    while True:
        yield puzzles[start % len(puzzles)]
        start += 1


def read_file(file: Path, words: Words) -> list[Puzzle]:
    """The puzzles of a file, or a sentence that says why there are none."""
    from heckmeck.practice.puzzle import BadPuzzle, read_puzzles

    try:
        return read_puzzles(file.read_text(encoding="utf-8").splitlines())
    except BadPuzzle as bad:
        fail(words.say("error-bad-puzzle", file=str(file), line=bad.line))
    except FileNotFoundError:
        fail(words.say("error-no-file", file=str(file)))
    except (OSError, UnicodeDecodeError) as error:
        fail(words.say("error-unreadable", file=str(file), reason=str(error)))


def _position(puzzle: Puzzle, words: Words) -> tuple[Any, Any, tuple[str, ...]]:
    from heckmeck.command.common import needed_position

    rules, state, names = needed_position(puzzle.position, words)
    if puzzle.answer not in range(len(rules.legal(state))):
        fail(words.say("error-no-such-puzzle"))
    return rules, state, names


def _ask(puzzles: Iterator[Puzzle], heading: str, words: Words) -> None:
    """Shows a puzzle, reads the number of a choice and answers, until there is no more puzzle, no more input, or a `q`."""
    from heckmeck.words.telling import key

    right = asked = 0
    for puzzle in puzzles:
        rules, state, names = _position(puzzle, words)
        about = words.say(key("puzzle-theme", puzzle.theme))
        game = words.say(f"game-{rules.id}")
        choices = choice_lines(rules, state, names, words)
        print_lines([line for line in (heading,) if line])
        typer.echo(words.say("puzzle-heading", game=game, theme=about, level=words.say(f"puzzle-level-{puzzle.level}")))
        print_lines(position_lines(rules, state, names, words))
        typer.echo(words.say("puzzle-what-now", name=words.name(names[rules.to_act(state)])))
        print_lines(choices)
        choice = read_choice(rules, state, words)
        if choice is None:
            break
        asked += 1
        right += is_right(puzzle, choice, rules, state)
        print_lines([*answer_lines(puzzle, choice, rules, state, names, words), ""])
    if asked > 1:
        typer.echo(words.say("puzzle-score", right=right, asked=asked))


def read_choice(rules: Any, state: Any, words: Words) -> int | None:
    """The place of a choice among all that are legal; None at the end of input."""
    from heckmeck.kind import kind_of

    # People get the choices in another order than programs.
    order: list[int] = [rules.legal(state).index(kind_of(rules).shapes.action_of(one.action)) for one in listed(rules, state)]
    count = len(order)
    while True:
        text = read_line(words.say("puzzle-prompt", count=count))
        if text is None:
            return None
        if (number := numbered(text, count)) is not None:
            return order[number]
        typer.echo(words.say("puzzle-not-a-choice", count=count))


def is_right(puzzle: Puzzle, choice: int, rules: Any, state: Any) -> bool:
    """The best choice, or one that costs so little that the review would not call it a mistake."""
    from heckmeck.kind import kind_of
    from heckmeck.review import Size
    from heckmeck.review.model import size_of

    if choice == puzzle.answer:
        return True
    if not kind_of(rules).hints:
        return False
    # An estimate is no reason to doubt an answer that is surer.
    wins = {one.action: one.win for one in kind_of(rules).odds(rules, state) if one.half_width is None}
    best, chosen = [wins.get(rules.legal(state)[number]) for number in (puzzle.answer, choice)]
    return best is not None and chosen is not None and size_of(best - chosen) is Size.GOOD


def answer_lines(puzzle: Puzzle, choice: int, rules: Any, state: Any, names: tuple[str, ...], words: Words) -> list[str]:
    """Right or wrong, what every choice is worth, and how sure the answer is."""
    from heckmeck.kind import kind_of
    from heckmeck.words.telling import tell_action

    best = tell_action(words, rules.legal(state)[puzzle.answer], names)
    if choice == puzzle.answer:
        verdict = words.say("puzzle-right", choice=best)
    else:
        verdict = words.say("puzzle-as-good" if is_right(puzzle, choice, rules, state) else "puzzle-wrong", choice=best)
    # Without the kernel, nothing tells the worth of choices in some games.
    worth = worth_lines(rules, state, names, words) if kind_of(rules).hints else []
    return [verdict, "", *worth, proof_line(puzzle, rules, words), f"heckmeck analyse {shlex.quote(puzzle.position)}"]


def proof_line(puzzle: Puzzle, rules: Any, words: Words) -> str:
    from heckmeck.forecast.interval import Z95
    from heckmeck.kind import kind_of

    gap = words.decimal(100 * puzzle.gap, 1)
    if not puzzle.games:
        return words.say("puzzle-estimate" if puzzle.estimate else "puzzle-exact", gap=gap)
    error = words.decimal(100 * Z95 * puzzle.error, 1)
    return words.say(f"puzzle-rolled-out-{kind_of(rules).rollout_players[0]}", gap=gap, error=error, games=puzzle.games)


def puzzle_json(puzzle: Puzzle, words: Words) -> object:
    from heckmeck.notation import action_json

    rules, state, names = _position(puzzle, words)
    return {
        "position": puzzle.position,
        "theme": puzzle.theme,
        "level": puzzle.level,
        "choices": [action_json(rules, action, names) for action in rules.legal(state)],
        "answer": puzzle.answer,
        "gap": puzzle.gap,
        "error": puzzle.error,
        "games": puzzle.games,
    }
