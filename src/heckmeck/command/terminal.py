"""`heckmeck terminal`."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heckmeck.command.common import (
    Language,
    Options,
    cannot_write,
    fail,
    find_words,
    make_folder,
    print_lines,
    read_options,
    read_record,
    refusals,
)

if TYPE_CHECKING:
    from heckmeck.notation import Record
    from heckmeck.words import Words


def terminal(
    game: Annotated[str, typer.Option(help="original, extrawurm, deluxe or karteneck.")] = "original",
    people: Annotated[str, typer.Option(help="Names of those at this keyboard, separated by commas.")] = "",
    bots: Annotated[str, typer.Option(help="Bots to play against: chick, hen or rooster, separated by commas.")] = "hen,rooster",
    real_dice: Annotated[bool, typer.Option("--real-dice", help="Roll your own dice and type what fell.")] = False,
    option: Options = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to save the game; else in your data folder.")] = None,
    language: Language = "",
) -> None:
    """Play in the terminal, line by line, against bots or with others at the same keyboard."""
    from heckmeck.chance import SecureLuck
    from heckmeck.players.levels import make_bot
    from heckmeck.rules.dicegame import DiceGame
    from heckmeck.terminal.plain import PlainGame

    words = find_words(language)
    levels = [level.strip() for level in bots.split(",") if level.strip()]
    record = _resumed(resume, words) if resume else _started(game, people, levels, option, words)
    if real_dice and not isinstance(record.game, DiceGame):
        fail(words.say("error-real-dice"))
    file = save or resume or _data_folder(words) / time.strftime(f"{record.game.id}-%Y%m%d-%H%M%S.hmk")
    seats = _bot_seats(record, levels)
    table = PlainGame(record, {seat: make_bot(level, record.game) for seat, level in seats.items()}, words, input, typer.echo, file)
    try:
        finished = table.play(table.real_dice() if real_dice else SecureLuck())
    except OSError as error:
        cannot_write(file.parent, error, words)
    print_lines(["", words.say("plain-saved" if finished else "plain-left", file=str(file))])


def _started(game: str, people: str, levels: list[str], option: list[str] | None, words: Words) -> Record:
    """A new game: the people first, then the bots, each under the name of its level."""
    from heckmeck.notation import Record
    from heckmeck.notation.errors import RecordError
    from heckmeck.notation.scan import Word, check_name
    from heckmeck.players.levels import NAMES, is_bot
    from heckmeck.rules import game as find_game
    from heckmeck.words import tell_error

    for level in levels:
        if not is_bot(level) or level.startswith("cmd:"):
            fail(words.say("error-no-such-bot", bot=level[:60], bots=", ".join(NAMES)))
    names = [name.strip().replace(" ", "_") for name in people.split(",") if name.strip()] or [words.say("plain-guest")]
    names += [f"{words.say(f'bot-{level}')}_{number}" for number, level in enumerate(levels, start=1)]
    try:
        checked = tuple([check_name(Word(name, 0, 0)) for name in names])
    except RecordError as error:
        fail(tell_error(words, error))
    if len(set(checked)) < len(checked):
        fail(words.say("error-name-twice", name=next(name for name in checked if checked.count(name) > 1)))
    with refusals(words):
        rules = find_game(game, read_options(option, words))
        return Record(rules, checked, rules.new(len(checked)))


def _resumed(file: Path, words: Words) -> Record:
    record = read_record(file, words)
    if isinstance(record, str):
        fail(record)
    return record


def _bot_seats(record: Record, levels: list[str]) -> dict[int, str]:
    """The last seats are the bots'; a resumed game has as many bots as are named, at most all but one."""
    count = min(len(levels), len(record.names) - 1)
    first = len(record.names) - count
    return {first + number: levels[number] for number in range(count)}


def _data_folder(words: Words) -> Path:
    from platformdirs import user_data_path

    folder = user_data_path("heckmeck", appauthor=False)
    make_folder(folder, words)
    return folder
