"""Games and cards of *My play* to test with."""

from __future__ import annotations

from typing import Any

from heckmeck.terminal.mine.memory import KeptCard, KeptGame

POSITION = "original_21-36_-_-_1,-,1234445W"


def a_game(**some: Any) -> KeptGame:
    told: dict[str, Any] = {
        "table": "T1",
        "seat": 0,
        "name": "Ada",
        "game": "original",
        "date": "2026-11-18T10:00:00Z",
        "players": 2,
        "rivals": ("hen",),
        "won": 1.0,
        "luck": 0.1,
        "decisions": 20,
        "given": 0.2,
        "slips": (),
    }
    return KeptGame(**{**told, **some})


def a_card(**some: Any) -> KeptCard:
    told: dict[str, Any] = {
        "position": POSITION,
        "date": "2026-11-18T10:00:00Z",
        "loss": 0.05,
        "due": "2026-11-19T12:00:00.000Z",
        "last_review": "2026-11-18T12:00:00.000Z",
        "stability": 0.212,
        "difficulty": 6.4133,
        "elapsed_days": 0,
        "scheduled_days": 1,
        "learning_steps": 0,
        "reps": 1,
        "lapses": 0,
        "state": 2,
    }
    return KeptCard(**{**told, **some})
