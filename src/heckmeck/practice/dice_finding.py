"""Finds puzzles of the dice games in games between champions, which the kernel plays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from heckmeck.chance import SeededLuck
from heckmeck.forecast.bulk import play
from heckmeck.forecast.net import load
from heckmeck.forecast.outlook import Outlook
from heckmeck.notation import write_id
from heckmeck.practice.dice_puzzles import level_of, prove, theme_of, weigh
from heckmeck.practice.puzzle import LEVELS, Gap, Puzzle, Wanted
from heckmeck.rules import Move
from heckmeck.rules.dicegame import DiceGame, DiceState

AT_ONCE: Final = 100
"""Games that are played before they are searched."""


def find_puzzles(game: DiceGame, players: int, seed: int, wanted: Wanted) -> Iterator[Puzzle | None]:
    """Plays one game after the other, and gives one puzzle of each or None, for as long as somebody asks."""
    net = load(game.id, players)
    luck = SeededLuck(seed)
    first = 0
    while True:
        bulk = play(game, ["champion"] * players, AT_ONCE, seed, first=first, nets=net, keep=("moves",))
        for number in range(AT_ONCE):
            yield _in_game(game, players, bulk.moves(number), Outlook(game, net), luck, wanted)
        first += AT_ONCE


def _in_game(
    game: DiceGame, players: int, moves: tuple[Move, ...], outlook: Outlook, luck: SeededLuck, wanted: Wanted
) -> Puzzle | None:
    """The first of the game's decisions, in random order, that makes a puzzle. Those of one game resemble each other."""
    decisions: list[tuple[DiceState, str]] = []
    state = game.new(players)
    for move in moves:
        theme = theme_of(game, state) if game.to_act(state) is not None else None
        if theme is not None and any(wanted(theme, level) for level in LEVELS):
            decisions.append((state, theme))
        state, _ = game.apply(state, move)
    while decisions:
        state, theme = decisions.pop(luck.below(len(decisions)))
        found = _puzzle(game, state, theme, outlook, luck.below(2**32), wanted)
        if found is not None:
            return found
    return None


def _puzzle(game: DiceGame, state: DiceState, theme: str, outlook: Outlook, seed: int, wanted: Wanted) -> Puzzle | None:
    weighed = weigh(outlook, state)
    best, second = sorted(weighed, reverse=True)[:2]
    if not Gap(best - second).fits:
        return None
    answer = weighed.index(best)
    level = level_of(game, state, game.legal(state)[answer])
    if not wanted(theme, level):
        return None
    proof = prove(game, state, weighed, seed)
    if proof is None or not proof.fits:
        return None
    return Puzzle(write_id(game, state), theme, level, answer, proof.gap, proof.error, proof.games)
