"""Games on disk."""

from heckmeck.store.errors import Conflict, StoreError, Unsure
from heckmeck.store.store import Saved, Store, default_url

__all__ = ["Conflict", "Saved", "Store", "StoreError", "Unsure", "default_url"]
