"""Games on disk."""

from heckmeck.store.errors import Conflict, Damaged, Newer, StoreError, Unsure
from heckmeck.store.store import Saved, Store, default_url

__all__ = ["Conflict", "Damaged", "Newer", "Saved", "Store", "StoreError", "Unsure", "default_url"]
