"""Finds puzzles of the card game in games between champions, which the kernel plays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from heckmeck.chance import SeededLuck
from heckmeck.forecast.card_bulk import play
from heckmeck.forecast.card_odds import card_odds
from heckmeck.notation import Record, write_line
from heckmeck.players.card_champion import CardChampion
from heckmeck.players.names import NAMES
from heckmeck.practice.card_puzzles import MOST_CHOICES, level_of, prove, theme_of
from heckmeck.practice.puzzle import LEVELS, Puzzle, Wanted
from heckmeck.rules import Action, Move
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.chances import TurnedUp
from heckmeck.rules.karteneck.state import CardState

AT_ONCE: Final = 10
"""Games that are played before they are searched."""


@dataclass(frozen=True)
class Decision:
    """A decision of a champion, the round that led to it, and what the champion did."""

    state: CardState
    record: Record
    made: Action


def find_puzzles(game: Karteneck, players: int, seed: int, wanted: Wanted) -> Iterator[Puzzle | None]:
    """Plays one game after the other, and gives one puzzle of each or None, for as long as somebody asks."""
    luck = SeededLuck(seed)
    first = 0
    while True:
        champions = ["champion"] * players
        bulk = play(champions, AT_ONCE, seed, first=first, efforts=CardChampion.effort, keep_moves=True)
        for number in range(AT_ONCE):
            yield _in_game(game, players, bulk.moves(number), luck, wanted)
        first += AT_ONCE


def decisions(game: Karteneck, players: int, moves: tuple[Move, ...]) -> Iterator[Decision]:
    """Every decision of a game with a few choices. Its record begins with its round, or in the first round with the deal."""
    state = start = game.new(players)
    began = 0
    for at, move in enumerate(moves):
        if isinstance(move, TurnedUp) and state.round:
            start, began = game.position(state.hands, state.stacks, state.discards, state.seat), at
        if isinstance(move, Action) and 2 <= len(game.legal(state)) <= MOST_CHOICES:
            yield Decision(state, Record(game, NAMES[:players], start, moves[began:at]), move)
        state, _ = game.apply(state, move)


def _in_game(game: Karteneck, players: int, moves: tuple[Move, ...], luck: SeededLuck, wanted: Wanted) -> Puzzle | None:
    """The first of the game's decisions, in random order, that makes a puzzle. Those of one game resemble each other."""
    left = list(decisions(game, players, moves))
    while left:
        found = _puzzle(game, left.pop(luck.below(len(left))), luck.below(2**32), wanted)
        if found is not None:
            return found
    return None


def _puzzle(game: Karteneck, decision: Decision, seed: int, wanted: Wanted) -> Puzzle | None:
    """The champion and the odds, which look a few rounds ahead, have to agree. The proof goes to the end of the game."""
    view = game.view(decision.state, decision.state.seat)
    choices, odds = game.legal(decision.state), card_odds(view)
    # Of three worm cards and more, the odds know some sets only.
    if len(odds) < len(choices) or odds[0].action != decision.made or odds[1].close:
        return None
    theme = theme_of(odds)
    if theme is None or not any(wanted(theme, level) for level in LEVELS):
        return None
    level = level_of(game, view, decision.made)
    if not wanted(theme, level):
        return None
    answer = choices.index(decision.made)
    proof = prove(view, choices, answer, seed)
    if proof is None or not proof.fits:
        return None
    return Puzzle(write_line(decision.record), theme, level, answer, proof.gap, proof.error, proof.games)
