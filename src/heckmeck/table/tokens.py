"""The secrets that seats belong to. Only their SHA-256 is kept: the owner."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    return secrets.token_urlsafe(24)


def owner_of(token: str) -> str:
    """What is kept of a token: its SHA-256."""
    return hashlib.sha256(token.encode()).hexdigest()


def visitor(token: str | None) -> str | None:
    """The owner that somebody is by a token; nobody without one."""
    return owner_of(token) if token else None
