"""Players in bulk choose as in Python: the random player evenly, the others what the exact turn solver chooses."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest
from bulk_kit import dice_game, name_of, outcome, plain_forecast, random_net, steps

from heckmeck.chance import SeededLuck
from heckmeck.forecast.bulk import play
from heckmeck.players.dice_bots import DiceRooster, TurnSolver
from heckmeck.rules.attempt import KeepSpecialist, TakeBratworm, TakePortion
from heckmeck.rules.board import Board
from heckmeck.rules.dice import Rolled
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.protocol import Action, Seat
from heckmeck.rules.turn import LayAside, UseWeasel
from heckmeck.solver.worth import settled

QUESTIONS = {TakeBratworm, KeepSpecialist, TakePortion, UseWeasel}
"""The answers and choices that not every game has."""

GAMES = [
    dice_game("original"),
    dice_game("original", {"lower": "any", "turn_over": "every"}),
    dice_game("extrawurm", {"turn_over": "always"}),
    dice_game("deluxe"),
    dice_game("deluxe", {"lower": "any", "golden_die": "plain"}),
]


class NetSolver(TurnSolver):
    """Plays every turn exactly for the chance to win that a net forecasts, or that is certain at the end of the game."""

    def __init__(self, rules: DiceGame, players: int) -> None:
        super().__init__()
        self.rules = rules
        self.net = random_net(rules, players, seed=5)

    def worth(self, board: Board, seat: Seat) -> float:
        if not board.face_up:
            return outcome(self.rules, board)[seat]
        return float(plain_forecast(self.rules, self.net, board, (seat + 1) % len(board.stacks))[seat])


def loss(bot: TurnSolver, state: DiceState, chosen: Action, legal: tuple[Action, ...]) -> float:
    """How much less than the best choice the chosen one is worth to the bot."""
    assert isinstance(bot.game, DiceGame)
    if state.question is not None:
        worth = partial(bot.worth, seat=state.seat)
        values = {action: settled(bot.game, bot.game.apply(state, action)[0], worth) for action in legal}
    else:
        values = bot._solution(state).choices(state.turn)
    return max(values.values()) - values[chosen]


def check_choices(bot: TurnSolver, rules: DiceGame, players: int, level: str, games: int, tolerance: float) -> Counter[type]:
    """Every choice in some games is the bot's own, or as good; counts the kinds of choices."""
    bot.begin(rules, players, SeededLuck(1))
    seen: Counter[type] = Counter()
    nets = bot.net if isinstance(bot, NetSolver) else None
    bulk = play(rules, [level] * players, games, seed=2, nets=nets, keep=("moves",))
    for number in range(games):
        for before, move, _ in steps(rules, players, bulk.moves(number)):
            legal = rules.legal(before)
            if len(legal) < 2:
                continue
            assert isinstance(move, Action)
            seen[type(move)] += 1
            if bot.choose(before, legal) != move:
                assert loss(bot, before, move, tuple(legal)) <= tolerance
    return seen


@pytest.mark.parametrize("rules", GAMES, ids=name_of)
def test_the_rooster_chooses_as_the_rooster_does(rules: DiceGame) -> None:
    """Up to the rounding of single precision."""
    seen = sum([check_choices(DiceRooster(), rules, players, "rooster", 4, 1e-4) for players in (2, 4, 7)], Counter())
    assert seen[LayAside] > 500
    assert rules.id != "deluxe" or QUESTIONS - {TakePortion} <= set(seen)


@pytest.mark.parametrize("rules", GAMES, ids=name_of)
def test_the_champion_chooses_as_the_exact_solver_with_the_same_net(rules: DiceGame) -> None:
    """Up to the rounding of the net's single precision."""
    for players in (2, 5):
        assert check_choices(NetSolver(rules, players), rules, players, "champion", 2, 1e-5)[LayAside] > 20


def chi_square(counts: list[int], chances: list[float]) -> float:
    total = sum(counts)
    return sum([(count - total * chance) ** 2 / (total * chance) for count, chance in zip(counts, chances, strict=True)])


LIMIT = {1: 10.83, 2: 13.82, 3: 16.27, 4: 18.47, 5: 20.52, 6: 22.46, 7: 24.32, 8: 26.12}
"""Exceeded by one in a thousand, by degrees of freedom."""


def test_random_players_choose_evenly() -> None:
    """Each of this many legal actions is chosen equally often."""
    rules = dice_game("deluxe", {"lower": "any"})
    bulk = play(rules, ["random"] * 3, games=60, seed=4, keep=("moves",))
    chosen = {number: [0] * number for number in LIMIT}
    for number in range(60):
        for before, move, _ in steps(rules, 3, bulk.moves(number)):
            legal = rules.legal(before)
            if len(legal) in LIMIT:
                chosen[len(legal)][legal.index(move)] += 1
    for number in (2, 3, 4, 5, 6):
        assert sum(chosen[number]) > 500
        assert chi_square(chosen[number], [1 / number] * number) < LIMIT[number - 1], number


def test_dice_fall_evenly() -> None:
    """The worms in eight dice, and every face of single dice and golden dice."""
    rules = dice_game("extrawurm")
    bulk = play(rules, ["random"] * 2, games=80, seed=5, keep=("moves",))
    rolls = [move for number in range(80) for move in bulk.moves(number) if isinstance(move, Rolled)]
    worms = Counter([min(roll.white[5], 4) for roll in rolls if roll.dice == 8])
    binomial = [0.232568, 0.372109, 0.260476, 0.104190, 0.030657]
    assert chi_square([worms[count] for count in range(5)], binomial) < LIMIT[4]
    single = Counter([roll.white.index(1) for roll in rolls if roll.dice == 1])
    assert chi_square([single[face] for face in range(6)], [1 / 6] * 6) < LIMIT[5]
    golden = Counter([roll.golden for roll in rolls if roll.golden is not None and roll.dice == 8])
    assert set(golden) == {1, 6}
    assert chi_square([golden[1], golden[6]], [0.5, 0.5]) < LIMIT[1]
