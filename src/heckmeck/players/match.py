"""One game between bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from heckmeck.chance import SeededLuck
from heckmeck.players.bot import Bot, Forfeit
from heckmeck.rules import Game, Move, Seat


@dataclass(frozen=True)
class Forfeited:
    """Why a bot lost a game before its end: a key for `heckmeck.words`, and its details."""

    reason: str
    details: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True)
class Result:
    """How a game ended: the seats that won or shared the win, every seat's worms, every move, and the seat that forfeited."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    moves: tuple[Move, ...]
    forfeit: tuple[Seat, Forfeited] | None = None


def play(game: Game[Any], bots: Sequence[Bot], seed: str, start: Any = None) -> Result:
    """Plays a game to its end.

    Luck is drawn anew for every turn from the seed, the seat and the number of the turn: two games with the same seed give each
    seat the same dice, whoever sits there.
    """
    state = game.new(len(bots)) if start is None else start
    for number, bot in enumerate(bots):
        bot.begin(game, len(bots), SeededLuck(f"{seed}/bot/{number}"))
    moves: list[Move] = []
    turns = [0] * len(bots)
    last: Seat | None = None
    luck = SeededLuck(f"{seed}/start")
    while True:
        seat = game.to_act(state)
        if seat is not None:
            if seat != last:
                turns[seat] += 1
                last = seat
                luck = SeededLuck(f"{seed}/{seat}/{turns[seat]}")
            try:
                move: Move = bots[seat].choose(game.view(state, seat), game.legal(state))
                state, _ = game.apply(state, move)
            except Forfeit as forfeit:
                reason = Forfeited(forfeit.reason, tuple(forfeit.details.items()))
                return _forfeited(game, state, seat, reason, moves)
        else:
            chances = game.chances(state)
            if chances is None:
                return Result(game.winners(state), game.scores(state), tuple(moves))
            move = luck.draw(chances)
            state, _ = game.apply(state, move)
        moves.append(move)


def _forfeited(game: Game[Any], state: Any, seat: Seat, reason: Forfeited, moves: list[Move]) -> Result:
    """A seat that forfeits loses, and all others share the win."""
    scores = game.scores(state)
    winners = tuple([other for other in range(len(scores)) if other != seat])
    return Result(winners, scores, tuple(moves), (seat, reason))
