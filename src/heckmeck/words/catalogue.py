"""The catalogue: Project Fluent files, one folder per language, the same keys in each."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from datetime import date
from decimal import ROUND_HALF_UP, localcontext
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final, cast

from heckmeck.kind import catalogues
from heckmeck.languages import LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""A message or a term (`-name`) up to the next one or the next comment: only those begin at the start of a line."""
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What an entry refers to."""


def language_name(language: str) -> str:
    """A language by its own name, as CLDR has it, so that everybody finds theirs: `Deutsch`, `français`.

    >>> [language_name(language) for language in LANGUAGES]
    ['Deutsch', 'English', 'français', 'italiano', 'Nederlands']
    """
    from babel import Locale

    return str(Locale(language).get_language_name())


def preferred_language() -> str:
    """The language of the environment if it is one of ours, else English."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = [re.split("[_.@]", locale)[0] for locale in os.environ.get(variable, "").split(":") if locale]
        if wanted:
            return next((language for language in wanted if language in LANGUAGES), "en")
    return "en"


class _Catalogue:
    """All sentences in one language. Each is parsed when it is first needed: to parse them all takes longer than most commands."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        # Fluent takes a moment to import, and not every command says something.
        from fluent.runtime import FluentBundle, FluentResource

        self.bundle: Final = FluentBundle([language], use_isolating=False)
        self._parse: Final = FluentResource
        self._entries: Final[dict[str, str]] = {}
        for text in texts:
            for entry in ENTRY.finditer(text):
                self._entries.setdefault(entry[1], entry[0])

    def has(self, key: str) -> bool:
        return key in self._entries

    def message(self, key: str) -> Message:
        if not self.bundle.has_message(key):
            self._read(key, set())
        return self.bundle.get_message(key)

    def _read(self, key: str, begun: set[str]) -> None:
        """Parses what this entry refers to, and then the entry: as soon as another thread finds it, all of it is there."""
        begun.add(key)
        for other in REFERENCE.findall(self._entries[key]):
            if other in self._entries and other not in begun:
                self._read(other, begun)
        self.bundle.add_resource(self._parse(self._entries[key]))


@cache
def _catalogue(language: str, further: tuple[Traversable, ...]) -> _Catalogue:
    folder = files("heckmeck.words") / language
    # The sentences that only the page needs are in a folder of their own. Python does not read it.
    own = sorted([entry for entry in folder.iterdir() if entry.is_file()], key=lambda entry: entry.name)
    kinds = [words_of_a_kind / f"{language}.ftl" for words_of_a_kind in further]
    return _Catalogue(language, [file.read_text(encoding="utf-8") for file in (*own, *kinds)])


def _with_digits(pattern: str, digits: int) -> str:
    """CLDR's pattern for whole numbers, with this many digits after the decimal sign.

    >>> _with_digits("#,##0 %", 2)
    '#,##0.00 %'
    """
    return pattern.replace("0", "0." + "0" * digits) if digits else pattern


class Words:
    """The catalogue in one language.

    Halves are rounded up, as in browsers, so the page and the terminal show the same numbers.
    """

    def __init__(self, language: str) -> None:
        self.language = language

    @property
    def _catalogue(self) -> _Catalogue:
        return _catalogue(self.language, catalogues())

    def has(self, key: str) -> bool:
        return self._catalogue.has(key)

    def say(self, key: str, /, **details: str | int | float) -> str:
        """The sentence of this key, or of one of its attributes (`key.attribute`). A missing one is a defect and raises."""
        key, _, attribute = key.partition(".")
        catalogue = self._catalogue
        message = catalogue.message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, problems = catalogue.bundle.format_pattern(pattern, details)
        if problems:
            raise ValueError(f"{self.language} {key}: {problems}")
        return cast(str, text)

    def decimal(self, number: float, digits: int = 2) -> str:
        """A number with this many digits after the decimal sign of the language."""
        from babel.numbers import format_decimal

        with localcontext(rounding=ROUND_HALF_UP):
            return format_decimal(number, _with_digits("0", digits), locale=self.language)

    def percent(self, share: float, digits: int = 1) -> str:
        """A percentage as CLDR writes it in this language: `54.3%`, or with a comma, or with a no-break space."""
        from babel import Locale
        from babel.numbers import format_percent

        pattern = _with_digits(Locale(self.language).percent_formats[None].pattern, digits)
        with localcontext(rounding=ROUND_HALF_UP):
            return format_percent(share, pattern, locale=self.language)

    def date(self, day: date) -> str:
        """A day as people write it.

        >>> Words("en").date(date(2026, 11, 18))
        'November 18, 2026'
        """
        from babel.dates import format_date

        # CLDR leaves out that the first of a month is an ordinal number.
        first = {"fr": "1er", "it": "1º"}.get(self.language, "1")
        return re.sub(r"^1(?=\s)", first, format_date(day, "long", locale=self.language))

    def name(self, player: str) -> str:
        """A player's name as people write it: `_` stands for a space."""
        return player.replace("_", " ")
