"""The file with somebody's play. The page saves and adds the same one (`web/src/mine/file.ts`)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from heckmeck.terminal.client.own_tables import data_folder
from heckmeck.terminal.mine.memory import NOTHING, KeptCard, Memory, dropped, merged, replaced

VERSION: Final = 1
"""All later versions read a file of this one."""
LARGEST_FILE: Final = 8_000_000
"""A file with as much as is kept is far smaller."""
MARK: Final = "my-play"
NAME: Final = "my-play.json"
"""In the data folder."""

BadReason = Literal["foreign", "damaged", "newer"]
"""Why a file is refused. The message `mine-bad-REASON` says it."""


class BadFile(ValueError):
    def __init__(self, reason: BadReason) -> None:
        super().__init__(reason)
        self.reason = reason


def write_file(memory: Memory) -> bytes:
    told = {"heckmeck": MARK, "version": VERSION, "games": memory.games, "cards": memory.cards}
    return msgspec.json.encode(told)


def read_file(text: bytes) -> Memory:
    """Reads a file, all of it or nothing. Raises BadFile."""
    if len(text) > LARGEST_FILE:
        raise BadFile("foreign")
    try:
        found: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadFile("damaged" if b'"heckmeck":"my-play"' in text else "foreign") from None
    if not isinstance(found, dict) or found.get("heckmeck") != MARK:
        raise BadFile("foreign")
    version = found.get("version")
    if isinstance(version, int) and version > VERSION:
        raise BadFile("newer")
    if type(version) is not int or version < 0 or not {"games", "cards"} <= found.keys():
        raise BadFile("damaged")
    try:
        return msgspec.convert(found, Memory)
    except (msgspec.ValidationError, UnicodeError):
        raise BadFile("damaged") from None


class Mine:
    """The file in the user's data folder. It is read anew before each change, because several terminals may be open."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or data_folder() / NAME

    @classmethod
    def beside(cls, file: Path) -> Mine:
        """The one in the same folder as another file of the terminal."""
        return cls(file.with_name(NAME))

    def read(self) -> Memory:
        """Raises BadFile, or OSError if the file can't be read. Without a file nothing is known yet."""
        try:
            return read_file(self.file.read_bytes())
        except FileNotFoundError:
            return NOTHING

    def add(self, more: Memory) -> int:
        """What is known already stays as it is. Gives the number of games that are new. Raises as `read` does."""
        before = self.read()
        self._write(merged(before, more))
        known = {game.key for game in before.games}
        return sum(game.key not in known for game in more.games)

    def practised(self, card: KeptCard) -> None:
        self._write(replaced(self.read(), card))

    def drop(self, position: str) -> None:
        """No program knows such a position any more."""
        self._write(dropped(self.read(), position))

    def forget(self) -> None:
        self.file.unlink(missing_ok=True)

    def _write(self, memory: Memory) -> None:
        """Beside the old file and then into its place, so that a crash leaves one of the two. It is nobody else's business."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_suffix(f".{os.getpid()}.new")
        try:
            with open(fresh, "wb", opener=lambda path, flags: os.open(path, flags, 0o600)) as opened:
                opened.write(write_file(memory))
            fresh.replace(self.file)
        finally:
            fresh.unlink(missing_ok=True)
