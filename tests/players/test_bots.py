"""Bots: every level plays every game with every number of players, legally, from its view alone, and the better ones win.

The fox and the champion are in `test_champion.py` and `test_card_champion.py`.
"""

from __future__ import annotations

import pytest
from bots_kit import Witness

from heckmeck.chance import SeededLuck
from heckmeck.notation import read
from heckmeck.players.levels import BOTS, is_bot, make_bot
from heckmeck.players.match import play
from heckmeck.rules import GAMES, Action, game
from heckmeck.rules.attempt import KeepSpecialist, TakeBratworm, TakePortion
from heckmeck.rules.board import Specialist
from heckmeck.rules.karteneck.actions import Pass, Play
from heckmeck.rules.karteneck.cards import worm_card
from heckmeck.rules.turn import ROLL, ROLL_GOLDEN, STOP, USE_WEASEL, LayAside

CHICKENS = ("chick", "hen", "rooster")
CASES = [(name, players) for name in GAMES for players in game(name).players]


@pytest.mark.parametrize("level", CHICKENS)
@pytest.mark.parametrize(("name", "players"), CASES)
def test_every_level_plays_every_game_with_any_number_of_players(level: str, name: str, players: int) -> None:
    rules = game(name)
    # A searching bot takes its time with a full table; one of it among quicker ones shows as much.
    levels = [level, *["hen"] * (players - 1)] if level == "rooster" else [level] * players
    bots = [Witness(make_bot(one, rules)) for one in levels]
    result = play(rules, bots, f"{name}/{players}")
    assert result.forfeit is None
    assert len(result.scores) == players
    assert result.winners
    assert all(bot.choices for bot in bots)


@pytest.mark.parametrize("options", [{"lower": "any"}, {"turn_over": "every"}, {"golden_die": "plain", "turn_over": "always"}])
def test_the_rooster_knows_the_house_rules(options: dict[str, str]) -> None:
    rules = game("deluxe", options)
    for seed in range(3):
        assert play(rules, [Witness(make_bot("rooster", rules)) for _ in range(3)], str(seed)).forfeit is None


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", CHICKENS)
def test_the_same_seed_gives_the_same_game(name: str, level: str) -> None:
    rules = game(name)
    games = [play(rules, [make_bot(level, rules), make_bot("hen", rules)], "7") for _ in range(2)]
    assert games[0] == games[1]
    assert play(rules, [make_bot(level, rules), make_bot("hen", rules)], "8") != games[0]


def choice(level: str, text: str) -> Action:
    """What a bot chooses at the end of a record."""
    record = read(text)
    state = record.end()
    bot = make_bot(level, record.game)
    bot.begin(record.game, len(record.names), SeededLuck(1))
    seat = record.game.to_act(state)
    assert seat is not None
    return bot.choose(record.game.view(state, seat), record.game.legal(state))


TWO = "[game original]\n[players Ada, Ben]\n"


def test_the_hen_takes_worms_first_then_what_counts_most() -> None:
    assert choice("hen", TWO + "Ada: 5555511W") == LayAside(6)
    assert choice("hen", TWO + "Ada: 5555511W>W 1112234") == LayAside(4)
    assert choice("hen", TWO + "Ada: 5555511W>W 1115544") == LayAside(5)


def test_the_hen_stops_at_the_first_portion() -> None:
    assert choice("hen", TWO + "Ada: 5555511W>W 5551234>5") == ROLL
    assert choice("hen", TWO + "Ada: 5555511W>W 5555123>5") == STOP


DELUXE = """[game deluxe]
[players Ada, Ben]
"""


def test_the_hen_uses_what_it_has() -> None:
    with_golden_die = DELUXE + "[grill 11 13 21-26 28-36]\n[stack Ada 27]\n[specialist Ada golden_die]"
    assert choice("hen", with_golden_die) == ROLL_GOLDEN
    with_weasel = DELUXE + "[grill 11 13 21-24 26-36]\n[stack Ada 25]\n[specialist Ada weasel]\nAda: 55512344>5 55555"
    assert choice("hen", with_weasel) == USE_WEASEL


QUESTION = "[options lower=any]\n[grill 11 13 21-24 26 28-36]\n[stack Ada 25]\n[specialist Ada apple]\n[stack Ben 27]\n"


def test_the_hen_answers_questions() -> None:
    """The highest portion, the golden die before the apple, the bratworm of the richest."""
    assert choice("hen", DELUXE + QUESTION + "Ada: 5555WW11>5 WWWW>W") == TakePortion(36)
    stealing = DELUXE + QUESTION.replace("[stack Ben 27]", "[stack Ben 27]\n[specialist Ben golden_die]")
    assert choice("hen", stealing + "Ada: 555W1243>5 W1243>W 4113>4 311>3 stop") == KeepSpecialist(Specialist.GOLDEN_DIE)
    poor = """[game deluxe]
[players Ada, Ben, Cleo]
[grill 11 13 21-35]
[stack Ben 36]
[bratworms Ben 3]
[bratworms Cleo 4]
Ada: 11234555>1"""
    assert choice("hen", poor) == TakeBratworm(1)


def test_the_rooster_goes_for_what_the_turn_is_worth() -> None:
    """With 35 and one die left it stops, with 25 and three dice it dares, without a worm it must; of a poor roll it keeps fives."""
    assert choice("rooster", TWO + "Ada: 5555WWW1>5 WWW1>W") == STOP
    assert choice("rooster", TWO + "Ada: 555WW111>5 WW111>W") == ROLL
    assert choice("rooster", TWO + "Ada: 55555112>5 441>4") == ROLL
    assert choice("rooster", TWO + "Ada: 55112233") == LayAside(5)


def test_the_rooster_would_rather_steal() -> None:
    """The same roll, the same totals: with a rival's portion in reach the dice that reach it are laid aside."""
    dice = "Ada: 555W4321>5 W4431>W 4431"
    alone = "[game original]\n[players Ada, Ben]\n[grill 21-36]\n"
    robbed = "[game original]\n[players Ada, Ben]\n[grill 21-27 29-36]\n[stack Ben 28]\n"
    assert choice("rooster", alone + dice) == choice("rooster", robbed + dice) == LayAside(4)
    assert choice("rooster", robbed + dice + ">4") == STOP


CARDS = """[game karteneck]
[players Ada, Ben]
[hand Ada 1 3 3 4 4 W5]
[hand Ben 2 2 5 5 W1 W2]
"""


def test_the_card_hen_saves_its_cards_without_a_worm() -> None:
    without = CARDS.replace("W5", "5")
    assert choice("hen", without + "grill: 18 30") == Pass()
    assert choice("hen", CARDS + "grill: 18 30") == Play([4, 4])


def test_the_card_hen_plays_one_worm_and_passes_when_it_leads_and_steals_when_it_can() -> None:
    start = CARDS + "grill: 18 30\nAda: 4 4 +1\n"
    assert choice("hen", start + "Ben: pass +3 +3\nAda: W5 +1") == Pass()
    assert choice("hen", CARDS.replace("3 3 4 4 W5", "1 1 1 W5 W6") + "grill: 18 30") == Play([worm_card(5)])
    in_reach = CARDS + "[stack Ada 20]\n[stack Ben 19]\ngrill: 18 30\n"
    played = "Ada: 4 4 +4\nBen: 2 +1\nAda: 3 3 +3\nBen: 5 +5\nAda: W5 +4\nBen: W1 +2"
    assert choice("hen", in_reach + played) == Pass(1)


def test_names_of_bots() -> None:
    assert all(is_bot(name) for name in (*BOTS, "cmd:./bot"))
    assert not any(is_bot(name) for name in ("fox?", "cmd:", ""))
