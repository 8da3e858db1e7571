"""Roll-outs of the dice games: the kernel plays on from a position to the end many times, to see how often each seat wins.

The effect of luck is known exactly, so it need not average out. A turn is solved before it is played: its forecast is the mean over
everything that its dice may do, and the board that comes of it has a forecast too. The difference is the luck of the turn, and its
mean is zero. A game's outcome less all its luck has the same mean as the outcome, and a far smaller spread.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heckmeck.batches import ALONE, Crew, in_batches
from heckmeck.forecast.bulk import Bulk, play
from heckmeck.forecast.interval import Z95
from heckmeck.forecast.net import Net, load
from heckmeck.rules.board import Board
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.protocol import Seat
from heckmeck.solver import Payoff, solve
from heckmeck.solver.ends import ends_of
from heckmeck.solver.worth import lead

Floats = NDArray[np.float64]
Values = Callable[[list[Board]], Floats]
"""What the seat whose turn it is thinks of boards that the turn may leave."""
Play = Callable[[int, int], tuple[Floats, Floats]]
"""Plays this many games from this number on: by game and seat, the shares of the wins, and the same less what luck did."""

BATCH: Final = 144
"""Games between two reports. A batch takes less than a tenth of a second for two players."""


@dataclass(frozen=True)
class RolledOut:
    """How the games so far came out."""

    games: int
    chances: tuple[float, ...]
    """Every seat's chance to win."""
    half_widths: tuple[float, ...]
    """Half of each chance's 95% interval."""
    gain: float
    """How many times as many games it would take to be as precise with the known luck left in."""


class Tally:
    """Adds games up: for each of them every seat's share of the win, and the same less what luck did."""

    def __init__(self) -> None:
        self._shares: list[Floats] = []
        self._cleared: list[Floats] = []

    def add(self, shares: Floats, cleared: Floats) -> RolledOut:
        self._shares.append(shares)
        self._cleared.append(cleared)
        shares, cleared = np.concatenate(self._shares), np.concatenate(self._cleared)
        before, after = shares.var(axis=0, ddof=1), cleared.var(axis=0, ddof=1)
        widths = Z95 * np.sqrt(after / len(cleared))
        return RolledOut(
            len(cleared),
            tuple(np.clip(cleared.mean(axis=0), 0, 1).tolist()),
            tuple(widths.tolist()),
            float(before.sum() / after.sum()) if after.sum() > 0 else 1.0,
        )


def certain(chances: Floats) -> RolledOut:
    """A position that leaves nothing to play."""
    return RolledOut(0, tuple(chances.tolist()), (0.0,) * len(chances), 1.0)


def batches(games: int, most: int = BATCH) -> Iterator[tuple[int, int]]:
    """The number of the first game of each batch, and how many it has. None has one game alone, which would have no spread."""
    first = 0
    while first < games:
        size = min(most, games - first)
        if games - first - size == 1:
            size += 1
        yield first, size
        first += size


def roll_out(game: DiceGame, state: DiceState, player: str, games: int, seed: int, crew: Crew = ALONE) -> Iterator[RolledOut]:
    """Plays this many games from the position, with `champion` or `rooster` in every seat, and reports after each batch.

    The same seed gives the same games. Stop asking at any time: every report holds for the games before it.
    """
    if game.finished(state):
        net = load(game.id, len(state.board.stacks))
        yield certain(net.forecasts(game, [state.board], state.seat)[0])
        return
    yield from tallied(partial(_games, game, state, player, seed), games, crew)


def tallied(play: Play, games: int, crew: Crew) -> Iterator[RolledOut]:
    """The reports on games that are played a batch at a time."""
    tally, pieces = Tally(), list(batches(games))
    for found in in_batches(lambda first, count: partial(_batches, play, pieces[first : first + count]), len(pieces), crew):
        for shares, cleared in found:
            yield tally.add(shares, cleared)


def _batches(play: Play, pieces: list[tuple[int, int]]) -> list[tuple[Floats, Floats]]:
    return [play(first, size) for first, size in pieces]


@dataclass(frozen=True)
class _Turn:
    """What the turn of a position may leave: boards, their chances, and every seat's chance to win with them."""

    net: Net
    boards: list[Board]
    weights: Floats
    forecasts: Floats


@lru_cache(maxsize=4)
def _turn(game: DiceGame, state: DiceState, player: str) -> _Turn:
    """The same for all batches of a position."""
    players = len(state.board.stacks)
    net = load(game.id, players)
    following = (state.seat + 1) % players

    def values(boards: list[Board]) -> Floats:
        if player == "champion":
            own: Floats = net.forecasts(game, boards, following)[:, state.seat]
            return own
        return np.array([lead(board, state.seat) for board in boards])

    ends = turn_ends(game, state, values)
    boards, weights = list(ends), np.array(list(ends.values()))
    return _Turn(net, boards, weights / weights.sum(), net.forecasts(game, boards, following))


def _games(game: DiceGame, state: DiceState, player: str, seed: int, first: int, size: int) -> tuple[Floats, Floats]:
    """By game and seat, the shares of the wins, and the same less what luck did."""
    turn = _turn(game, state, player)
    players = len(state.board.stacks)
    following = (state.seat + 1) % players
    expected = turn.weights @ turn.forecasts
    drawn = np.random.default_rng([seed % 2**64, first]).choice(len(turn.boards), size, p=turn.weights)
    shares, luck = np.empty((size, players)), np.empty((size, players))
    done = 0
    for number in np.unique(drawn).tolist():
        count = int((drawn == number).sum())
        part = slice(done, done + count)
        board, forecast = turn.boards[number], turn.forecasts[number]
        luck[part] = forecast - expected
        if board.face_up:
            nets, keep = (turn.net, ("samples",)) if player == "champion" else (None, ())
            begin = first + done
            played = play(game, [player] * players, count, seed, first=begin, start=(board, following), nets=nets, keep=keep)
            shares[part] = played.shares
            if nets is not None:
                luck[part] += played.shares - forecast - _skill(turn.net, played, following, begin)
        else:
            shares[part] = forecast
        done += count
    return shares, shares - luck


def _skill(net: Net, played: Bulk, start: Seat, first: int) -> Floats:
    """By game and seat, everything that moved the forecasts and was not luck: what each turn's solution adds to the forecast before
    it. The forecast of the start and all skill and luck add up to the outcome."""
    samples, players = played.samples, played.shares.shape[1]
    gained = samples.backups - net.chances(samples.features)
    turn = np.arange(len(gained)) - np.repeat(np.cumsum(played.turns) - played.turns, played.turns)
    # A sample counts seats from the one to act.
    seats = (start + turn[:, None] + np.arange(players)) % players
    found = np.zeros((len(played.shares), players))
    np.add.at(found, (samples.games[:, None] - first, seats), gained)
    return found


def turn_ends(game: DiceGame, state: DiceState, values: Values) -> dict[Board, float]:
    """The boards that the turn may leave, each with its chance, if the seat plays on in the best way for these values."""
    if state.question is None:
        return _solved_ends(game, state, values)
    best: tuple[float, dict[Board, float]] | None = None
    for answer in game.legal(state):
        after, _ = game.apply(state, answer)
        over = after.seat != state.seat or game.finished(after)
        ends = {after.board: 1.0} if over else turn_ends(game, after, values)
        worth = float(values(list(ends)) @ np.array(list(ends.values())))
        if best is None or worth > best[0]:
            best = worth, ends
    assert best is not None
    return best[1]


def _solved_ends(game: DiceGame, state: DiceState, values: Values) -> dict[Board, float]:
    ends = ends_of(game, state.board, state.seat, bratworms=not state.turn.aside.counts[0])
    worths = values(ends.boards)
    taken = [max(way, key=worths.tolist().__getitem__) for way in ends.ways]
    table = np.array(ends.table)
    chances = solve(state.turn.kit, Payoff(worths[taken][table])).endings(state.turn).table
    found: defaultdict[Board, float] = defaultdict(float)
    for way, chance in zip(table.ravel().tolist(), np.broadcast_to(chances, table.shape).ravel().tolist(), strict=True):
        if chance > 0:
            found[ends.boards[taken[way]]] += chance
    return dict(found)
