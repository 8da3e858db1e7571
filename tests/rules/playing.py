"""Random games of any registered game, the same at every run and on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from heckmeck.chance import SeededLuck
from heckmeck.notation import Transition
from heckmeck.rules import Game, Move, Seat

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Oma_Inge")


def random_move(game: Game[Any], state: Any, luck: SeededLuck) -> Move:
    """Mostly one that brings worms at once, or at least does not hand the turn on for nothing; now and then any."""
    chances = game.chances(state)
    if chances is not None:
        return luck.draw(chances)
    actions = game.legal(state)
    seat = game.to_act(state)
    assert seat is not None
    if luck.below(8) == 0:
        return actions[luck.below(len(actions))]
    some = [actions[luck.below(len(actions))] for _ in range(min(len(actions), 6))]
    return max(some, key=lambda action: worth(game, game.apply(state, action)[0], seat))


def worth(game: Game[Any], state: Any, seat: Seat) -> tuple[int, bool]:
    return game.scores(state)[seat], game.to_act(state) in (None, seat)


def random_game(game: Game[Any], state: Any, seed: str) -> Iterator[Transition]:
    """Move after move until the game is over."""
    luck = SeededLuck(seed)
    while not game.finished(state):
        move = random_move(game, state, luck)
        after, events = game.apply(state, move)
        yield Transition(state, move, events, after)
        state = after
