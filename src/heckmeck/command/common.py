"""The parts that all commands share: words, files, options, refusals."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from heckmeck.languages import LANGUAGES

if TYPE_CHECKING:
    from heckmeck.notation import Record
    from heckmeck.store import Commit, Store
    from heckmeck.words import Words

_LANGUAGES = ", ".join(LANGUAGES[:-1]) + " or " + LANGUAGES[-1]

Language = Annotated[str, typer.Option("--language", help=f"{_LANGUAGES}. By default, the language of your environment.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A house rule. You can repeat this option.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def find_words(language: str) -> Words:
    from heckmeck.words import Words, preferred_language

    words = Words(language if language in LANGUAGES else preferred_language())
    if language and language not in LANGUAGES:
        fail(words.say("error-no-such-language", language=language, languages=", ".join(LANGUAGES)))
    return words


def fail(sentence: str) -> NoReturn:
    """End the command with one clear sentence."""
    typer.echo(sentence, err=True)
    raise typer.Exit(1)


@contextmanager
def refusals(words: Words) -> Iterator[None]:
    """If the rules refuse something, or a part is missing, end the command with the reason."""
    from heckmeck.kind import Missing
    from heckmeck.rules import Illegal
    from heckmeck.words import tell_illegal, tell_missing

    try:
        yield
    except Illegal as illegal:
        fail(tell_illegal(words, illegal))
    except Missing as missing:
        fail(tell_missing(words, missing))


def say_if_kernel_missing(words: Words, key: str = "kernel-missing") -> None:
    """Say on standard error what the command lacks without the kernel."""
    from heckmeck.kernel import instruction_set

    if instruction_set() is None:
        typer.echo(words.say(key), err=True)


def print_lines(lines: Iterable[str]) -> None:
    for line in lines:
        typer.echo(line)


def needed_record(file: Path, words: Words) -> Record:
    """The record in a file. Without one, the command ends with a sentence that says why."""
    found = read_record(file, words)
    if isinstance(found, str):
        fail(found)
    return found


def needed_position(text: str, words: Words) -> tuple[Any, Any, tuple[str, ...]]:
    """The game, the state and the names that a position id gives, or the end of a record."""
    begun = needed_start(text, words)
    return begun.game, begun.end(), begun.names


def needed_start(text: str, words: Words) -> Record:
    """A record in a file or in one line, or one that begins and ends in the position that an id gives."""
    from heckmeck.notation import Record, RecordError, is_id, is_line, read_id, read_line
    from heckmeck.words import tell_error

    if not is_line(text) and (not is_id(text) or Path(text).exists()):
        return needed_record(Path(text), words)
    try:
        if is_line(text):
            return read_line(text)
        rules, state = read_id(text)
    except RecordError as error:
        fail(tell_error(words, error))
    return Record(rules, tuple([words.say("odds-player", number=seat + 1) for seat in range(len(rules.scores(state)))]), state)


def read_record(file: Path, words: Words) -> Record | str:
    """The record in a file, or the sentence that says why there is none."""
    from heckmeck.notation import RecordError, read_bytes, read_file
    from heckmeck.notation.scan import LONGEST
    from heckmeck.words import tell_error

    try:
        if str(file) == "-":
            return read_bytes(sys.stdin.buffer.read(LONGEST + 1))
        return read_file(file)
    except RecordError as error:
        return words.say("in-file", file=str(file), sentence=tell_error(words, error))
    except FileNotFoundError:
        return words.say("error-no-file", file=str(file))
    except IsADirectoryError:
        return words.say("error-is-folder", file=str(file))
    except OSError as error:
        return words.say("error-unreadable", file=str(file), reason=error.strerror or str(error))


def read_options(options: list[str] | None, words: Words) -> Mapping[str, str]:
    """House rules given as name=value."""
    pairs: dict[str, str] = {}
    for text in options or []:
        key, equals, value = text.partition("=")
        if not (key and equals and value):
            fail(words.say("error-bad-pair", text=text))
        pairs[key] = value
    return pairs


def open_store(words: Words, notice: Callable[[Commit], None] = lambda _: None) -> Store:
    """The database that the environment names. `notice` hears of every commit."""
    from heckmeck.store import Newer, Store, StoreError, default_url

    try:
        return Store(default_url(), notice)
    except Newer as newer:
        fail(words.say("error-newer-database", version=newer.version))
    except StoreError as error:
        fail(words.say("error-no-database", reason=str(error)))


def make_folder(folder: Path, words: Words) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        cannot_write(folder, error, words)


def cannot_write(folder: Path, error: OSError, words: Words) -> NoReturn:
    fail(words.say("error-no-folder", folder=str(folder), reason=error.strerror or str(error)))
