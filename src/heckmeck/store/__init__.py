"""Games on disk."""

from heckmeck.store.errors import Conflict, Damaged, Newer, NewerBackup, NoBackup, NotEmpty, StoreError, Unsure
from heckmeck.store.store import Saved, Store, default_url
from heckmeck.store.writer import Commit

__all__ = [
    "Commit",
    "Conflict",
    "Damaged",
    "Newer",
    "NewerBackup",
    "NoBackup",
    "NotEmpty",
    "Saved",
    "Store",
    "StoreError",
    "Unsure",
    "default_url",
]
