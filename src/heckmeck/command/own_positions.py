"""`heckmeck puzzle --mine`: practises the positions from own mistakes that are due today."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from heckmeck.command.common import print_lines
from heckmeck.command.me import kept, troubles
from heckmeck.command.position import choice_lines, position_lines

if TYPE_CHECKING:
    from heckmeck.practice.puzzle import Puzzle
    from heckmeck.terminal.mine.file import Mine
    from heckmeck.terminal.mine.memory import KeptCard
    from heckmeck.words import Words


def practise_mine(words: Words) -> None:
    """One due position after the other, until there is no more of them, no more input, or a `q`. Each answer is kept at once."""
    from heckmeck.terminal.mine import schedule
    from heckmeck.terminal.mine.file import Mine

    mine = Mine()
    asked = False
    for card in schedule.due_on(kept(mine, words).cards, schedule.now()):
        laid = _laid(card, words)
        if laid is None:
            with troubles(mine, words):
                mine.drop(card.position)
            continue
        asked = True
        if not _practised(mine, card, *laid, words):
            return
    if not asked:
        _say_when(mine, words)


def _laid(card: KeptCard, words: Words) -> tuple[Puzzle, Any, Any, tuple[str, ...]] | None:
    """The position as a puzzle. None if this version of the program does not know such a position: it can never come back."""
    from heckmeck.kind import Missing, kind_of
    from heckmeck.notation import RecordError, read_id

    try:
        rules, state = read_id(card.position)
        if rules.to_act(state) is None or len(rules.legal(state)) < 2:
            return None
        puzzle = kind_of(rules).puzzle_at(rules, state)
    except (RecordError, Missing):
        return None
    names = tuple([words.say("odds-player", number=seat + 1) for seat in range(len(rules.scores(state)))])
    return puzzle, rules, state, names


def _practised(mine: Mine, card: KeptCard, puzzle: Puzzle, rules: Any, state: Any, names: tuple[str, ...], words: Words) -> bool:
    """Asks, answers and keeps the answer; False if there is none."""
    from heckmeck.command.puzzle import answer_lines, is_right, read_choice
    from heckmeck.terminal.mine import schedule
    from heckmeck.terminal.mine.memory import read_date

    game, choices = words.say(f"game-{rules.id}"), choice_lines(rules, state, names, words)
    typer.echo(words.say("puzzle-own-from", game=game, date=words.date(schedule.day_of(read_date(card.date)))))
    print_lines(position_lines(rules, state, names, words))
    typer.echo(words.say("puzzle-what-now", name=words.name(names[rules.to_act(state)])))
    print_lines(choices)
    choice = read_choice(rules, state, words)
    if choice is None:
        return False
    after = schedule.answered(card, is_right(puzzle, choice, rules, state), schedule.now())
    with troubles(mine, words):
        mine.practised(after)
    print_lines(answer_lines(puzzle, choice, rules, state, names, words))
    print_lines([words.say("puzzle-own-again", date=words.date(schedule.day_of(read_date(after.due)))), ""])
    return True


def _say_when(mine: Mine, words: Words) -> None:
    """When the next one is due."""
    from heckmeck.terminal.mine.schedule import next_day

    day = next_day(kept(mine, words).cards)
    typer.echo(words.say("puzzle-own-none") if day is None else words.say("puzzle-own-next", date=words.date(day)))
