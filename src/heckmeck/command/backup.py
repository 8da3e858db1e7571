"""`heckmeck backup` and `heckmeck restore`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from heckmeck.command.common import Language, fail, find_words, print_lines


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file.")],
    language: Language = "",
) -> None:
    """Copy all tables into a new file. This works even while the server is running."""
    from heckmeck.store import StoreError, default_url
    from heckmeck.store.copy import back_up

    words = find_words(language)
    try:
        count = back_up(default_url(), file)
    except FileExistsError:
        fail(words.say("error-backup-exists", file=str(file)))
    except OSError as error:
        fail(words.say("error-no-folder", folder=str(file.parent), reason=error.strerror or str(error)))
    except StoreError as error:
        fail(words.say("error-no-database", reason=str(error)))
    print_lines([words.say("backup-done", tables=count, file=str(file))])


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that heckmeck backup wrote.")],
    language: Language = "",
) -> None:
    """Copy a backup into an empty database."""
    from heckmeck.store import Newer, NewerBackup, NoBackup, NotEmpty, StoreError, default_url
    from heckmeck.store.copy import restore as bring_back

    words = find_words(language)
    try:
        count = bring_back(file, default_url())
    except FileNotFoundError:
        fail(words.say("error-no-file", file=str(file)))
    except OSError as error:
        fail(words.say("error-unreadable", file=str(file), reason=error.strerror or str(error)))
    except NoBackup:
        fail(words.say("error-not-a-backup", file=str(file)))
    except NotEmpty as full:
        fail(words.say("error-restore-not-empty", tables=full.tables))
    except NewerBackup:
        fail(words.say("error-newer-backup", file=str(file)))
    except Newer as newer:
        fail(words.say("error-newer-database", version=newer.version))
    except StoreError as error:
        fail(words.say("error-no-database", reason=str(error)))
    print_lines([words.say("restore-done", tables=count)])
