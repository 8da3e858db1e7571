"""Random legal play: every legal action equally likely."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from heckmeck.chance import SeededLuck
from heckmeck.rules.protocol import Event, Game, Move

Watch = Callable[[Move, tuple[Event, ...]], None]


def play_out(game: Game[Any], state: Any, luck: SeededLuck, watch: Watch | None = None) -> tuple[Any, int]:
    """Plays to the end by random legal actions: the last state and the number of moves. `watch` sees every move and its events."""
    played = 0
    while True:
        move: Move
        chances = game.chances(state)
        if chances is not None:
            move = luck.draw(chances)
        else:
            legal = game.legal(state)
            choices = len(legal)
            if not choices:
                return state, played
            move = legal[luck.below(choices) if choices > 1 else 0]
        state, events = game.apply(state, move)
        played += 1
        if watch is not None:
            watch(move, events)
