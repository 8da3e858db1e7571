"""The tables somebody has a seat at: a small file in the user's data folder, so that games can be continued."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct, field

from heckmeck.terminal.client.numbers import Kept


class OwnTable(Struct, frozen=True):
    """A table, the token its seats belong to, and what is told of it in a list."""

    table: str
    token: str | None
    server: str | None = None
    """Where it is; None for this program's own store."""
    game: str = ""
    names: tuple[str, ...] = ()
    phase: str = "gathering"
    sha256: str = ""
    """In a game of the older scheme: the commitment of the dice as it was told first."""
    numbers: dict[str, str] = field(default_factory=dict, name="luck")
    """In a game of the older scheme: the random numbers of your seats, by seat."""
    rounds: Kept = ()
    """The rounds of commitments that your seats took part in."""


def data_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("heckmeck", appauthor=False)


class OwnTables:
    """The file. If it can't be read, it counts as empty. If it can't be written, nothing is remembered. No game fails for that."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or data_folder() / "own-tables.json"

    def all(self) -> list[OwnTable]:
        """Those used last come first."""
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=list[OwnTable])
        except (OSError, msgspec.MsgspecError, UnicodeError):
            return []

    def unfinished(self) -> list[OwnTable]:
        return [one for one in self.all() if one.phase != "finished"]

    def find(self, server: str | None, table: str, token: str | None = None) -> OwnTable | None:
        """With a token the seats of that token, else those that were used last."""
        found = [one for one in self.all() if (one.server, one.table) == (server, table)]
        return next((one for one in found if token in (None, one.token)), None)

    def remember(self, one: OwnTable) -> None:
        """Puts it first, in the place of what was known of it. Another token of the same table stays: it belongs to other seats."""
        self._write([one, *self._others(one)])

    def forget(self, one: OwnTable) -> None:
        self._write(self._others(one))

    def _others(self, one: OwnTable) -> list[OwnTable]:
        return [other for other in self.all() if (other.server, other.table, other.token) != (one.server, one.table, one.token)]

    def _write(self, tables: list[OwnTable]) -> None:
        """Beside the old file and then into its place. It holds tokens, so nobody else may read it."""
        fresh = self.file.with_suffix(".new")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with open(fresh, "wb", opener=lambda path, flags: os.open(path, flags, 0o600)) as opened:
                opened.write(msgspec.json.format(msgspec.json.encode(tables), indent=1))
            fresh.replace(self.file)
        except OSError:
            return
