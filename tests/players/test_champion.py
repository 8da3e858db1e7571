"""The champion and the fox of the dice games: they play with every net there is, see what wins, and come to an end."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files

import pytest

from heckmeck.chance import SeededLuck
from heckmeck.notation import read
from heckmeck.players.champion import DiceChampion
from heckmeck.players.levels import make_bot
from heckmeck.players.match import Result, play
from heckmeck.rules import Action, game
from heckmeck.rules.dice import WHITE_DICE, Rolled
from heckmeck.rules.turn import ROLL, STOP

NETS = sorted([file.name[:-4] for file in (files("heckmeck.forecast") / "nets").iterdir() if file.name.endswith(".npz")])


@pytest.mark.parametrize("level", ["fox", "champion"])
@pytest.mark.parametrize("net", NETS)
def test_they_play_with_every_net(net: str, level: str) -> None:
    name, _, players = net.partition("-")
    rules = game(name)
    levels = [level, *["hen"] * (int(players) - 1)]
    games = [play(rules, [make_bot(one, rules) for one in levels], seed) for seed in "778"]
    assert games[0] == games[1], "the same seed gives the same game"
    assert games[0] != games[2]


@pytest.mark.parametrize("options", [{"lower": "any"}, {"turn_over": "every"}, {"golden_die": "plain", "turn_over": "always"}])
def test_they_know_the_house_rules(options: dict[str, str]) -> None:
    rules = game("deluxe", options)
    assert play(rules, [make_bot(level, rules) for level in ("champion", "fox", "champion", "hen")], "1").forfeit is None


TWO = """[game original]
[players Ada, Ben]
[grill 21 26-28x 31-34x 36x]
"""
DICE = "Ada: 44W12355>4 W12355>W 12355>5"


def choice(text: str) -> Action:
    """What the champion chooses at the end of a record."""
    record = read(text)
    bot = DiceChampion()
    bot.begin(record.game, len(record.names), SeededLuck(1))
    return bot.choose(record.end(), record.game.legal(record.end()))


def test_the_champion_takes_the_last_portion_if_it_wins_by_it_and_else_rolls_on() -> None:
    """E1: Ada has 23 points and could take 21, which ends the game. Ben is behind her, or ahead."""
    assert choice(TWO + "[stack Ada 22 23 30 35]\n[stack Ben 24 25 29]\n" + DICE) == STOP
    assert choice(TWO + "[stack Ben 22 23 30 35]\n[stack Ada 24 25 29]\n" + DICE) == ROLL


PASSING = """[game deluxe]
[players Ada, Ben, Cleo, Dora]
[grill 11x 21x 22 29-36x]
[stack Ben 23 24 25 26 27 28 13]
"""
"""Taking 22 ends the game, and Ben has won it; nothing can be stolen from him (T8). To fail costs nothing (F3)."""


def stops_with_26(luck: int, text: str) -> bool:
    """Whether a champion stops in its turn when it could take 22."""
    start, later = read(text), read(text + "Ada: 5555W123>5 W123>1 W23>W")
    bot = DiceChampion()
    bot.begin(start.game, 4, SeededLuck(luck))
    assert bot.choose(start.end(), start.game.legal(start.end())) == ROLL
    return bot.choose(later.end(), later.game.legal(later.end())) == STOP


def test_a_champion_that_would_rather_pass_plays_on_now_and_then() -> None:
    """One in four turns it plays for its lead, so that champions that play each other do not pass for ever."""
    assert 15 <= sum([stops_with_26(luck, PASSING) for luck in range(100)]) <= 35


def test_otherwise_it_always_plays_for_the_win() -> None:
    """Where failing is not free, because a portion goes back by it; and where 22 wins the game."""
    losing = PASSING.replace("[grill 11x", "[stack Ada 11]\n[grill")
    winning = PASSING.replace("[stack Ben 23 24 25 26 27 28 13]", "[stack Cleo 13]").replace("29-36x", "23-36x")
    assert not any(stops_with_26(luck, losing) for luck in range(30))
    assert all(stops_with_26(luck, winning) for luck in range(30))


@pytest.mark.parametrize(("name", "players", "games"), [("original", 2, 12), ("original", 4, 6), ("deluxe", 4, 4)])
def test_champions_among_themselves_come_to_an_end(name: str, players: int, games: int) -> None:
    rules = game(name)
    bots = [DiceChampion() for _ in range(players)]
    assert max([turns(play(rules, bots, f"{name}/{seed}")) for seed in range(games)]) < 150


def turns(result: Result) -> int:
    """How often all dice were rolled."""
    return sum([isinstance(move, Rolled) and sum(move.white) == WHITE_DICE for move in result.moves])


WITHOUT_KERNEL = """
import sys
sys.modules["heckmeck.kernel._kernel"] = None
from heckmeck.players.levels import make_bot
from heckmeck.players.match import play
from heckmeck.rules import game
from heckmeck.solver import paths
assert paths() == ("numpy",)
rules = game("deluxe")
result = play(rules, [make_bot(level, rules) for level in ("champion", "chick", "fox", "chick")], "1")
assert result.forfeit is None
print(*result.scores)
"""


def test_without_the_kernel_they_play_all_the_same() -> None:
    """The same game as with it: the solver in NumPy is the same solver."""
    rules = game("deluxe")
    scores = play(rules, [make_bot(level, rules) for level in ("champion", "chick", "fox", "chick")], "1").scores
    done = subprocess.run([sys.executable, "-c", WITHOUT_KERNEL], check=True, capture_output=True, text=True)
    assert done.stdout.split() == [str(score) for score in scores]
