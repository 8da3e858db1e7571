"""`heckmeck analyse`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from heckmeck.command.common import Language, Options, fail, find_words, needed_start, print_lines, read_options, refusals
from heckmeck.command.position import choice_lines, listed, numbered, position_lines, read_line, worth_lines

if TYPE_CHECKING:
    from heckmeck.notation import Record
    from heckmeck.rules import Move
    from heckmeck.words import Words

BACK, RECORD = "b", "r"


def analyse(
    position: Annotated[
        str | None, typer.Argument(metavar="[ID|FILE]", help="A position id, or a record. By default, the start of a game.")
    ] = None,
    game: Annotated[str, typer.Option(help="Begin this game: original, extrawurm or deluxe.")] = "original",
    players: Annotated[int, typer.Option(help="Number of players.")] = 2,
    option: Options = None,
    language: Language = "",
) -> None:
    """Analyse a position. See what every choice is worth, make moves, decide what luck does or leave it to luck, and go back."""
    from heckmeck.kind import kind_of
    from heckmeck.notation import Record
    from heckmeck.rules import game as find_game

    words = find_words(language)
    rules: Any
    if position is not None:
        begun = needed_start(position, words)
    else:
        with refusals(words):
            rules = find_game(game, read_options(option, words))
            names = tuple([words.say("odds-player", number=seat + 1) for seat in range(players)])
            begun = Record(rules, names, rules.new(players))
        if not kind_of(rules).position_ids:
            fail(words.say("error-odds-record"))
    if not kind_of(begun.game).hints:
        fail(words.say("error-odds-kernel" if kind_of(begun.game).estimates else "error-odds-dice-only"))
    Analysing(begun, words).run()


class Analysing:
    """A line of positions. A move adds one, going back takes one away, and another move from there is another line.

    It begins with all of a record, and is a record itself."""

    def __init__(self, begun: Record, words: Words) -> None:
        self._rules = begun.game
        self._begun = begun
        self._line = [begun.start, *[transition.after for transition in begun.transitions()]]
        self._moves: list[Move] = list(begun.moves)
        self._names = begun.names
        self._words = words

    def run(self) -> None:
        """Until there is no more input, or a `q`."""
        shown = None
        while True:
            state = self._line[-1]
            if state is not shown:
                self._show(state)
                shown = state
            text = read_line(self._prompt(state))
            if text is None:
                return
            if text.lower() == BACK:
                self._back()
                continue
            if text.lower() == RECORD:
                self._write()
                continue
            move = self._move(state, text)
            if move is not None:
                self._make(state, move)

    def _show(self, state: Any) -> None:
        from heckmeck.kind import kind_of
        from heckmeck.notation import write_id

        rules, names, words = self._rules, self._names, self._words
        if kind_of(rules).position_ids:
            typer.echo(write_id(rules, state))
        print_lines(position_lines(rules, state, names, words))
        if rules.finished(state):
            typer.echo(words.say("rollout-over"))
        elif rules.to_act(state) is not None:
            print_lines([*choice_lines(rules, state, names, words), "", *worth_lines(rules, state, names, words)])

    def _prompt(self, state: Any) -> str:
        from heckmeck.kind import kind_of

        if self._rules.chances(state) is not None:
            return self._words.say("analysis-dice" if kind_of(self._rules).real_dice else "analysis-luck")
        count = len(listed(self._rules, state))
        return self._words.say("analysis-choose", count=count) if count else self._words.say("analysis-back")

    def _back(self) -> None:
        if len(self._line) > 1:
            self._line.pop()
            self._moves.pop()
        else:
            typer.echo(self._words.say("analysis-first"))

    def _write(self) -> None:
        """The record of the line. A record can't begin in the middle of a turn, as a position id may."""
        from heckmeck.notation import Record, RecordError, read, write

        begun = self._begun
        names = tuple([name.replace(" ", "_") for name in self._names])
        text = write(Record(begun.game, names, begun.start, tuple(self._moves), begun.date))
        try:
            whole = read(text).start == begun.start
        except RecordError:  # nothing has been dealt yet
            whole = False
        typer.echo(text if whole else self._words.say("analysis-no-record"), nl=not whole)

    def _move(self, state: Any, text: str) -> Move | None:
        """What the text means: a choice by its number, what luck brings, or with nothing typed whatever it brings."""
        from heckmeck.chance import SecureLuck
        from heckmeck.kind import kind_of

        chances = self._rules.chances(state)
        if chances is None:
            choices = listed(self._rules, state)
            number = numbered(text, len(choices))
            if number is not None:
                return kind_of(self._rules).shapes.action_of(choices[number].action)
            typer.echo(self._words.say("puzzle-not-a-choice", count=len(choices)) if choices else self._words.say("rollout-over"))
            return None
        fall = kind_of(self._rules).read_fall(text) if text else SecureLuck().draw(chances)
        if fall is None:
            bad = "error-bad-dice" if kind_of(self._rules).real_dice else "analysis-bad-luck"
            typer.echo(self._words.say(bad, text=text[:40]))
        return fall

    def _make(self, state: Any, move: Move) -> None:
        """Makes the move and tells what happened. What the rules refuse they refuse with their own reason."""
        from heckmeck.rules import Illegal
        from heckmeck.words import tell, tell_illegal

        try:
            after, events = self._rules.apply(state, move)
        except Illegal as illegal:
            typer.echo(tell_illegal(self._words, illegal))
            return
        told = [tell(self._words, event, self._names) for event in events]
        print_lines(["", *[sentence for sentence in told if sentence is not None]])
        self._line.append(after)
        self._moves.append(move)
