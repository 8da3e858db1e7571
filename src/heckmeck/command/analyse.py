"""`heckmeck analyse`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from heckmeck.command.common import Language, Options, fail, find_words, needed_position, print_lines, read_options, refusals
from heckmeck.command.position import choice_lines, numbered, position_lines, read_line, worth_lines

if TYPE_CHECKING:
    from heckmeck.rules import Move
    from heckmeck.words import Words

BACK = "b"


def analyse(
    position: Annotated[
        str | None, typer.Argument(metavar="[ID|FILE]", help="A position id, or a record. By default, the start of a game.")
    ] = None,
    game: Annotated[str, typer.Option(help="Begin this game: original, extrawurm or deluxe.")] = "original",
    players: Annotated[int, typer.Option(help="Number of players.")] = 2,
    option: Options = None,
    language: Language = "",
) -> None:
    """Analyse a position. See what every choice is worth, make moves, decide what the dice show or roll them, and go back."""
    from heckmeck.kind import kind_of
    from heckmeck.rules import game as find_game

    words = find_words(language)
    rules: Any
    if position is not None:
        rules, state, names = needed_position(position, words)
    else:
        with refusals(words):
            rules = find_game(game, read_options(option, words))
            state = rules.new(players)
        names = tuple([words.say("odds-player", number=seat + 1) for seat in range(players)])
    if not kind_of(rules).position_ids:
        fail(words.say("error-odds-dice-only"))
    Analysing(rules, state, names, words).run()


class Analysing:
    """A line of positions. A move adds one, going back takes one away, and another move from there is another line."""

    def __init__(self, rules: Any, state: Any, names: tuple[str, ...], words: Words) -> None:
        self._rules = rules
        self._line = [state]
        self._names = names
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
            move = self._move(state, text)
            if move is not None:
                self._make(state, move)

    def _show(self, state: Any) -> None:
        from heckmeck.notation import write_id

        rules, names, words = self._rules, self._names, self._words
        typer.echo(write_id(rules, state))
        print_lines(position_lines(rules, state, names, words))
        if rules.finished(state):
            typer.echo(words.say("rollout-over"))
        elif rules.to_act(state) is not None:
            print_lines([*choice_lines(rules, state, names, words), "", *worth_lines(rules, state, names, words)])

    def _prompt(self, state: Any) -> str:
        if self._rules.chances(state) is not None:
            return self._words.say("analysis-dice")
        count = len(self._rules.legal(state))
        return self._words.say("analysis-choose", count=count) if count else self._words.say("analysis-back")

    def _back(self) -> None:
        if len(self._line) > 1:
            self._line.pop()
        else:
            typer.echo(self._words.say("analysis-first"))

    def _move(self, state: Any, text: str) -> Move | None:
        """What the text means: a choice by its number, what the dice show, or with nothing typed a roll."""
        from heckmeck.chance import SecureLuck
        from heckmeck.kind import kind_of

        chances = self._rules.chances(state)
        if chances is None:
            legal = self._rules.legal(state)
            number = numbered(text, len(legal))
            if number is not None:
                found: Move = legal[number]
                return found
            typer.echo(self._words.say("puzzle-not-a-choice", count=len(legal)) if legal else self._words.say("rollout-over"))
            return None
        fall = kind_of(self._rules).read_fall(text) if text else SecureLuck().draw(chances)
        if fall is None:
            typer.echo(self._words.say("error-bad-dice", text=text[:40]))
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
