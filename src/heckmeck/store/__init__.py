"""Games on disk."""

from heckmeck.store.store import Conflict, Saved, Store, StoreError, default_url

__all__ = ["Conflict", "Saved", "Store", "StoreError", "default_url"]
