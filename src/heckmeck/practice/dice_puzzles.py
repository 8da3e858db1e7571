"""Puzzles of the dice games: what a decision is about, how hard it is, and the proof that one choice is clearly the best."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from heckmeck.chance import SeededLuck
from heckmeck.forecast.endgame import solve_endgame
from heckmeck.forecast.interval import Z95
from heckmeck.forecast.net import outcome
from heckmeck.forecast.outlook import Outlook
from heckmeck.forecast.rollout import roll_out
from heckmeck.players.dice_bots import DiceHen, DiceRooster, wins_something
from heckmeck.practice.puzzle import SURE, Gap, Level
from heckmeck.rules import Action
from heckmeck.rules.attempt import WhichSpecialist, prizes
from heckmeck.rules.board import Board
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.turn import ROLL_GOLDEN, STOP, USE_WEASEL, reached
from heckmeck.solver.odds import Goal, odds

FEW: Final = 3
"""An endgame has this many face-up portions or fewer."""
LIVE: Final = 8
"""With more portions than this that may still be won, nobody need try to solve an endgame."""
MOST_BOARDS: Final = 2000
"""Solved in about a fifth of a second."""

GAMES: Final = (48, 144)
"""Games that each choice is rolled out with, and how many if these are too few to be sure."""
FAR: Final = 0.10
"""A choice that the solver sees this far behind is not rolled out, unless it is the second-best. A forecast is off by far less."""


def theme_of(game: DiceGame, state: DiceState) -> str | None:
    """What the decision is about. None where there is no real one."""
    legal, turn = game.legal(state), state.turn
    if len(legal) < 2 or turn.stuck:
        return None
    if state.question is not None:
        return "specialist" if isinstance(state.question, WhichSpecialist) else None
    stops = STOP in legal
    if stops and not wins_something(game, state):
        return None
    if ROLL_GOLDEN in legal:
        return None  # Nearly always the golden die helps: that is no question.
    if USE_WEASEL in legal:
        return "specialist"
    if len(state.board.face_up) <= FEW:
        return "endgame"
    if not stops:
        return "face"
    won = prizes(state.board, state.seat, reached(turn)[0], game.any_lower)
    return "steal" if any(prize.rival is not None for prize in won) else "stop_or_roll"


def level_of(game: DiceGame, state: DiceState, best: Action) -> Level:
    """Hard: whoever plays for worms goes wrong. Medium: rules of thumb go wrong. Easy: neither does."""
    levels: tuple[tuple[Level, DiceRooster | DiceHen], ...] = (("hard", DiceRooster()), ("medium", DiceHen()))
    for level, bot in levels:
        bot.begin(game, len(state.board.stacks), SeededLuck(0))
        if bot.choose(state, game.legal(state)) != best:
            return level
    return "easy"


def weigh(outlook: Outlook, state: DiceState) -> list[float]:
    """The chance to win after every legal choice: the turn exactly, what follows as the net forecasts it."""
    return [float(chances[state.seat]) for chances in outlook.choices(state).values()]


def prove(game: DiceGame, state: DiceState, weighed: Sequence[float], seed: int, attempts: Sequence[int] = GAMES) -> Gap | None:
    """The proof that the choice that weighs most is the best one. None if it is not, or not clearly.

    `attempts` are the games that each choice is rolled out with, one after the other until that is enough."""
    best = max(range(len(weighed)), key=weighed.__getitem__)
    exact = exact_chances(game, state)
    if exact is not None:
        return Gap(exact[best] - max([chance for number, chance in enumerate(exact) if number != best]))
    proofs = (by_rollout(game, state, weighed, games, seed) for games in attempts)
    return next((proof for proof in proofs if proof.gap >= SURE * proof.error), None)


def exact_chances(game: DiceGame, state: DiceState) -> list[float] | None:
    """The exact chance to win after every legal choice, in an endgame of two players that is small enough to be solved."""
    board, following = state.board, 1 - state.seat
    live = len(board.face_up) + sum(map(len, board.stacks))
    if len(board.stacks) != 2 or live > LIVE or state.question is not None:
        return None
    endgame = solve_endgame(game, board, state.seat, MOST_BOARDS)
    if endgame is None:
        return None

    def worth(after: Board) -> float:
        return 1 - endgame.chance(after, following) if after.face_up else outcome(after)[state.seat]

    found = {one.action: one.value for one in odds(game, state, Goal("win"), worth)}
    return [found[action] for action in game.legal(state)]


def by_rollout(game: DiceGame, state: DiceState, weighed: Sequence[float], games: int, seed: int) -> Gap:
    """Rolls out the choice that weighs most and all that might be better. The one that comes nearest to it counts."""
    best, *others = sorted(range(len(weighed)), key=lambda number: -weighed[number])
    near = [number for number in others if number == others[0] or weighed[number] > weighed[best] - FAR]
    chance, error = _rolled_out(game, state, best, games, seed)
    rivals = [_rolled_out(game, state, number, games, seed) for number in near]
    proofs = [Gap(chance - other, hypot(error, other_error), games) for other, other_error in rivals]
    return min(proofs, key=lambda proof: proof.gap - SURE * proof.error)


def _rolled_out(game: DiceGame, state: DiceState, number: int, games: int, seed: int) -> tuple[float, float]:
    """The chance to win after a choice, and its standard error. Choices get luck of their own, so their errors are independent."""
    after, _ = game.apply(state, game.legal(state)[number])
    *_, last = roll_out(game, after, "champion", games, 100 * seed + number)
    return last.chances[state.seat], last.half_widths[state.seat] / Z95
