"""A board between two turns as the few features of it that are active: what a net is shown.

Seats are counted from the seat to act, so a net sees the same form whoever acts. The features stand in
blocks: where each portion is, every seat's score, every seat's number of portions, the number of face-up portions, who would win
if the game ended now, where each specialist is, every seat's bratworms and the supply.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from heckmeck.rules.board import Board, Components, score
from heckmeck.rules.portions import best
from heckmeck.rules.protocol import Seat

DEPTHS: Final = 5
"""A portion's place in its stack from the top, those further down taken together."""
SCORES: Final = 32
SIZES: Final = 9
BRATWORMS: Final = 8
"""Values told apart of a score, of the size of a stack, and of a number of bratworms: the last one stands for all above it."""


class Layout:
    """Where each block of features begins, for the components of a game and a number of players."""

    def __init__(self, components: Components, players: int) -> None:
        portions = len(components.portions)
        places = 2 + DEPTHS * players
        self.players: Final = players
        self.counts_bratworms: Final = components.bratworms > 0
        self.portions: Final = {portion: places * number for number, portion in enumerate(components.portions)}
        """The first feature of every portion: face up, turned over, and in the stacks."""
        self.scores: Final = places * portions
        self.sizes: Final = self.scores + SCORES * players
        self.face_up: Final = self.sizes + SIZES * players
        self.winning: Final = self.face_up + portions + 1
        self.specialists: Final = [specialist for specialist, _ in components.specialists]
        stands = portions + players + 1
        self.stands: Final = [self.winning + players + stands * number for number in range(len(self.specialists))]
        """The first feature of every specialist: on a portion, with a seat, out of the game."""
        self.bratworms: Final = self.winning + players + stands * len(self.specialists)
        self.size: Final = self.bratworms + (BRATWORMS * (players + 1) if components.bratworms else 0)
        """The number of features."""
        counted = players + 1 if components.bratworms else 0
        self.width: Final = portions + 3 * players + 1 + len(self.specialists) + counted
        """The most features that can be active at once."""

    def active(self, board: Board, seat: Seat) -> list[int]:
        """The active features of a board, the seat being the next to act."""
        order = (*range(seat, self.players), *range(seat))
        scores = [score(board, other) for other in range(self.players)]
        found = self._portions(board, order)
        found += [self.scores + SCORES * r + min(scores[other], SCORES - 1) for r, other in enumerate(order)]
        found += [self.sizes + SIZES * r + min(len(board.stacks[other]), SIZES - 1) for r, other in enumerate(order)]
        found.append(self.face_up + len(board.face_up))
        found += [self.winning + (winner - seat) % self.players for winner in best(scores, board.stacks)]
        if self.specialists:
            found += self._specialists(board, seat)
        if self.counts_bratworms:
            found += [self.bratworms + BRATWORMS * r + min(board.bratworms[other], BRATWORMS - 1) for r, other in enumerate(order)]
            found.append(self.bratworms + BRATWORMS * self.players + board.supply)
        return found

    def _portions(self, board: Board, order: Sequence[Seat]) -> list[int]:
        first = self.portions
        found = [first[portion] for portion in board.face_up]
        found += [first[portion] + 1 for portion in board.face_down]
        for r, seat in enumerate(order):
            for depth, portion in enumerate(reversed(board.stacks[seat])):
                found.append(first[portion] + 2 + DEPTHS * r + min(depth, DEPTHS - 1))
        return found

    def _specialists(self, board: Board, seat: Seat) -> list[int]:
        portions = list(self.portions)
        out = len(portions) + self.players
        found = [first + out for first in self.stands]
        for portion, specialist in board.standing:
            number = self.specialists.index(specialist)
            found[number] += portions.index(portion) - out
        for holder, held in enumerate(board.held):
            if held is not None:
                found[self.specialists.index(held)] += len(portions) + (holder - seat) % self.players - out
        return found


@cache
def layout(components: Components, players: int) -> Layout:
    return Layout(components, players)
