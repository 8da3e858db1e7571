"""How one kind of game is written: its headers, its lines, its position, its moves."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any

from heckmeck.notation.errors import Expected, RecordError, shown
from heckmeck.notation.record import Record
from heckmeck.notation.scan import Line, Word, canonical
from heckmeck.rules import Action, Chance, Illegal, Move, Seat

Json = Mapping[str, object]


class Headers:
    """The headers of a record by their key, in the order they stand."""

    def __init__(self, lines: list[Line], names: tuple[str, ...], place: Word) -> None:
        self._lines = lines
        self.names = names
        self.place = place
        """The place for errors that have no better place."""

    @property
    def empty(self) -> bool:
        return not self._lines

    def place_of_seat(self, key: str, seat: Seat) -> Word:
        """The place of a player's header."""
        lines = [line for line in self._lines if line.head.text == key]
        return next((line.head for line in lines if canonical(line.words()[0].text) == self.names[seat]), self.place)

    def one(self, key: str) -> list[Word] | None:
        """The words of a header, or None if it is not there."""
        for line in self._lines:
            if line.head.text == key:
                return line.words()
        return None

    def refusal(self, illegal: Illegal, piece: str | None, key: str) -> RecordError:
        """A position that the rules refuse, reported where the piece in question last stands, else at the last header of a key."""
        places = [word for line in self._lines for word in self._pieces(line) if piece in re.split("[/x]", word.text)]
        heads = [line.head for line in self._lines if line.head.text == key]
        return refused([self.place, *heads, *places][-1], illegal, (Expected("position", {}),))

    def _pieces(self, line: Line) -> list[Word]:
        """The words of a header that name pieces, and not a player."""
        words = line.words()
        return words[1:] if words and canonical(words[0].text) in self.names else words

    def by_seat(self, key: str) -> dict[Seat, list[Word]]:
        """The words of the headers that each begin with a player's name."""
        found: dict[Seat, list[Word]] = {}
        for line in self._lines:
            if line.head.text != key:
                continue
            words = line.words()
            if not words:
                raise line.head.error("name_missing", "name")
            seat = find_seat(words[0], self.names)
            if seat in found:
                raise words[0].error("header_twice", "header", "turn", key=key)
            found[seat] = words[1:]
        return found


def find_seat(word: Word, names: tuple[str, ...]) -> Seat:
    name = canonical(word.text)
    if name not in names:
        raise RecordError(
            word.line, word.column, "no_such_player", {"name": shown(name)}, (Expected("one-of", {"choices": ", ".join(names)}),)
        )
    return names.index(name)


def number(word: Word, text: str | None = None) -> int:
    """A whole number of a few digits; more would be no portion, card or count of any game."""
    text = word.text if text is None else text
    if not (text.isascii() and text.isdigit() and len(text) <= 4):
        raise word.error("not_a_number", "number", text=shown(text))
    return int(text)


def refused(word: Word, illegal: Illegal, expected: tuple[Expected, ...] = ()) -> RecordError:
    """A refusal of the rules, reported at the word that asked for it."""
    return RecordError(word.line, word.column, illegal.reason, illegal.details, expected, illegal.rule)


class Form(ABC):
    """One kind of game in text and JSON."""

    headers: tuple[str, ...]
    """The headers beside those that every record may have."""
    by_seat: tuple[str, ...]
    """Those of them that may stand once for each player."""
    actions: Mapping[str, Callable[[dict[str, Any], tuple[str, ...]], Action]]
    """How to read each action that JSON names. Anything else raises a KeyError, OverflowError, TypeError or ValueError."""

    @abstractmethod
    def read_start(self, game: Any, headers: Headers, first: Seat) -> tuple[Any, list[Move]]:
        """The state a record begins from and the moves of luck that its headers tell."""

    @abstractmethod
    def read_line(self, game: Any, state: Any, line: Line, names: tuple[str, ...]) -> tuple[Any, list[Move]]:
        """The state after a body line, and its moves."""

    @abstractmethod
    def write_start(self, record: Record) -> list[str]:
        """The headers that tell where the record begins."""

    @abstractmethod
    def write_body(self, record: Record) -> list[str]:
        """The body lines."""

    @abstractmethod
    def position(self, game: Any, state: Any, names: tuple[str, ...]) -> Json:
        """The state as JSON shows it, apart from what every game shows."""

    @abstractmethod
    def view(self, game: Any, view: Any, names: tuple[str, ...]) -> Json:
        """What one seat may know, as JSON shows it, apart from what every game shows."""

    def id_fields(self, game: Any, state: Any) -> list[str]:
        """The fields of a position id behind the game, if its kind has `position_ids`."""
        raise NotImplementedError

    def read_id(self, game: Any, fields: list[str]) -> Any:
        """The state that such fields describe."""
        raise NotImplementedError

    @staticmethod
    @abstractmethod
    def action(action: Action, names: tuple[str, ...]) -> Json:
        """An action as JSON."""

    @staticmethod
    @abstractmethod
    def chance(chance: Chance) -> Json:
        """What luck did, as JSON."""

    @staticmethod
    @abstractmethod
    def read_chance(told: Json) -> Chance:
        """What `chance` wrote; a ValueError for anything else."""
