"""What can go wrong with a database, and what each error of a driver says about a save."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

_NOT_WRITTEN: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL)
"""SQLite says these before it writes the end of a transaction."""
_CUT_OFF: Final = ("08", "57P")
"""How PostgreSQL's codes begin if the connection ended and a commit may have gone through."""


class StoreError(Exception):
    """The database cannot be opened, read or written."""


class Conflict(StoreError):
    """Somebody else has saved this version of the table already."""


class Unsure(StoreError):
    """The connection broke during the commit, and the database has not answered since. The changes may be saved or not."""


class Damaged(StoreError):
    """A table's changes are not all there."""


class Newer(StoreError):
    """A later version of Heckmeck has changed the database's schema."""

    def __init__(self, version: str) -> None:
        super().__init__(f"the schema {version} is from a later version")
        self.version = version


class NewerBackup(Newer):
    """A later version of Heckmeck wrote the backup."""


class NoBackup(StoreError):
    """A file that no backup wrote."""


class NotEmpty(StoreError):
    """A backup can't be restored among other tables."""

    def __init__(self, tables: int) -> None:
        super().__init__(f"there are {tables} tables already")
        self.tables = tables


def reason(error: BaseException) -> str:
    """What the database says, in one line."""
    return " ".join(str(getattr(error, "orig", None) or error).split())


def blames_request(error: Exception) -> bool:
    """True if something in the rows is wrong. False if the database could save nothing at all."""
    if isinstance(error, DBAPIError):
        return isinstance(error, (IntegrityError, DataError))
    # SQLAlchemy's other errors are about values that no driver takes or, without `orig`, about connections.
    return hasattr(error, "orig") if isinstance(error, SQLAlchemyError) else not isinstance(error, (OSError, StoreError))


def leaves_open(error: Exception) -> bool:
    """True if a commit that ended with this error may have gone through."""
    if isinstance(error, IntegrityError):
        return False
    cause = getattr(error, "orig", None)
    if isinstance(cause, sqlite3.Error):
        return cause.sqlite_errorcode & 0xFF not in _NOT_WRITTEN
    state = getattr(cause, "sqlstate", None)
    return state is None or state.startswith(_CUT_OFF)
