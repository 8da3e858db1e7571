"""Any decision of a dice game as a puzzle, for positions that people come back to because they chose wrong there."""

from __future__ import annotations

from typing import Final

from heckmeck.forecast.net import load
from heckmeck.forecast.outlook import Outlook
from heckmeck.kernel import instruction_set
from heckmeck.notation import write_id
from heckmeck.practice.dice_puzzles import level_of, prove, theme_of, weigh
from heckmeck.practice.puzzle import Gap, Puzzle
from heckmeck.rules.dicegame import DiceGame, DiceState

ATTEMPTS: Final = (48,)
"""Games that each choice is rolled out with. Somebody waits for them, and the server has more to do."""
SEED: Final = 1
"""The same position always gets the same proof."""


def puzzle_at(game: DiceGame, state: DiceState) -> Puzzle:
    """The decision, with a proof of its answer as the puzzles of the file have one, or as an estimate if there is none."""
    weighed = weigh(Outlook(game, load(game.id, len(state.board.stacks))), state)
    best, second = sorted(weighed, reverse=True)[:2]
    answer = weighed.index(best)
    proof = None if instruction_set() is None else prove(game, state, weighed, SEED, ATTEMPTS)
    sure = proof is not None and proof.gap > 0
    gap = proof if proof is not None and sure else Gap(best - second)
    level = level_of(game, state, game.legal(state)[answer])
    return Puzzle(
        write_id(game, state), theme_of(game, state) or "", level, answer, gap.gap, gap.error, gap.games, estimate=not sure
    )
