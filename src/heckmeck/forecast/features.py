"""A board between two turns as the few features of it that are active: what a net is shown.

Seats are counted from the seat to act, so a net sees the same form whoever acts. The features stand in
blocks: where each portion is, every seat's score, every seat's number of portions, the number of face-up portions, who would win
if the game ended now, where each specialist is, every seat's bratworms and the supply. Last comes the race: who leads whom by how
much, and for the lowest and the highest face-up portion which it is and who would be ahead with it. The first nets were trained
without the race; they pass over features that they have no weights for.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from heckmeck.rules.board import Board, Components, score, worms
from heckmeck.rules.portions import best
from heckmeck.rules.protocol import Seat

DEPTHS: Final = 5
"""A portion's place in its stack from the top, those further down taken together."""
SCORES: Final = 32
SIZES: Final = 9
BRATWORMS: Final = 8
"""Values told apart of a score, of the size of a stack, and of a number of bratworms: the last one stands for all above it."""


LEADS: Final = 33
"""One seat's score less another's, from 16 worms behind to 16 ahead."""
FEW: Final = 6
"""Numbers of face-up portions told apart in the race: none to four, and more."""
PLACES: Final = 20
"""Portions by their place among all, the last for none."""
BEHIND, LEVEL, AHEAD, NO_PORTION = range(4)
"""Where a seat would stand if it had a portion more."""
WITH: Final = 4


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
        self.race: Final = self.bratworms + (BRATWORMS * (players + 1) if components.bratworms else 0)
        pairs = players * (players - 1) // 2
        self.size: Final = self.race + LEADS * pairs + 2 * FEW * (WITH * players + PLACES)
        """The number of features."""
        counted = players + 1 if components.bratworms else 0
        self.width: Final = portions + 3 * players + 1 + len(self.specialists) + counted + pairs + 2 * players + 2
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
        return found + self._race(board, [(scores[other], max(board.stacks[other], default=0)) for other in order])

    def _portions(self, board: Board, order: Sequence[Seat]) -> list[int]:
        first = self.portions
        found = [first[portion] for portion in board.face_up]
        found += [first[portion] + 1 for portion in board.face_down]
        for r, seat in enumerate(order):
            for depth, portion in enumerate(reversed(board.stacks[seat])):
                found.append(first[portion] + 2 + DEPTHS * r + min(depth, DEPTHS - 1))
        return found

    def _race(self, board: Board, ranks: Sequence[tuple[int, int]]) -> list[int]:
        """`ranks` decide who wins (E2): worms, then the highest single portion."""
        portions, few = list(self.portions), min(len(board.face_up), FEW - 1)
        ends = (min(board.face_up), max(board.face_up)) if board.face_up else (None, None)
        block, found = self.race, []
        for one, other in combinations(ranks, 2):
            found.append(block + min(max(one[0] - other[0] + LEADS // 2, 0), LEADS - 1))
            block += LEADS
        for place in range(self.players):
            for portion in ends:
                found.append(block + WITH * few + _with(ranks, place, portion))
                block += FEW * WITH
        for portion in ends:
            found.append(block + PLACES * few + (PLACES - 1 if portion is None else portions.index(portion)))
            block += FEW * PLACES
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


def _with(ranks: Sequence[tuple[int, int]], place: int, portion: int | None) -> int:
    """Where this one would stand with this portion."""
    if portion is None:
        return NO_PORTION
    own_score, single = ranks[place]
    own = (own_score + worms(portion), max(single, portion))
    best_other = max(rank for other, rank in enumerate(ranks) if other != place)
    return BEHIND if own < best_other else LEVEL if own == best_other else AHEAD


@cache
def layout(components: Components, players: int) -> Layout:
    return Layout(components, players)
