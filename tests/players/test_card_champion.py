"""The champion and the fox of the card game: legal, repeatable, from their view alone, and they see what wins."""

from __future__ import annotations

import subprocess
import sys

import pytest
from bots_kit import Witness

from heckmeck.chance import SeededLuck
from heckmeck.notation import read
from heckmeck.players.bot import Bot
from heckmeck.players.card_bots import CardHen
from heckmeck.players.card_champion import CardChampion, CardFox
from heckmeck.players.match import play
from heckmeck.rules import Action
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.actions import Pass, Play
from heckmeck.rules.karteneck.cards import worm_card
from heckmeck.rules.karteneck.state import CardState

RULES = Karteneck()


@pytest.mark.parametrize("level", [CardFox, CardChampion])
@pytest.mark.parametrize("players", range(2, 7))
def test_they_play_with_any_number_of_players(players: int, level: type[Bot]) -> None:
    bots = [Witness(bot) for bot in (level(), *[CardHen() for _ in range(players - 1)])]
    result = play(RULES, bots, f"{players}")
    assert result.forfeit is None
    assert all(bot.choices for bot in bots)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [play(RULES, [CardFox(), CardHen()], "7") for _ in range(2)]
    assert games[0] == games[1]
    assert play(RULES, [CardFox(), CardHen()], "8") != games[0]


def choice(text: str) -> Action:
    """What the champion chooses at the end of a record."""
    record = read(text)
    state = record.end()
    bot = CardChampion()
    bot.begin(record.game, len(record.names), SeededLuck(1))
    assert isinstance(state, CardState)
    return bot.choose(RULES.view(state, state.seat), RULES.legal(state))


LAST_ROUND = """[game karteneck]
[players Ada, Ben]
[hand Ada 1 3 5 5 W5 W9]
[hand Ben 2 2 5 W1 W2 W7]
[stack Ada 0 16 19 22 25 28 31 34]
[stack Ben 0 17 20 23 26 29 32 35]
grill: 18 42
"""
"""Both have 28 worms; 42 will win the game."""


def test_the_champion_passes_once_the_last_round_is_won() -> None:
    """Ben passed on 5: with 15, and nobody left to overtake her, Ada need not play on; without a worm card she would lose."""
    assert choice(LAST_ROUND + "Ada: 5 5 +1\nBen: W1 +3\nAda: W5 +1\nBen: pass +1 +2") == Pass()
    assert isinstance(choice(LAST_ROUND + "Ada: 5 5 +1\nBen: W1 +3\nAda: 1 +1\nBen: pass +1 +2"), Play)


def test_the_champion_knows_that_tags_break_ties() -> None:
    """K9: Ben passed on 8 with tag 7, Ada has 3. Tag 5 would do with a lucky draw alone, tag 9 does at once, and so do both."""
    start = LAST_ROUND.replace("Ada 1 3 5 5", "Ada 1 2").replace("Ben 2 2 5", "Ben 3 3").replace("grill", "[first Ben]\ngrill")
    chosen = choice(start + "Ben: 3 +3\nAda: 1 +1\nBen: W7 +3\nAda: 2 +2\nBen: pass +1 +1")
    assert chosen in (Play([worm_card(9)]), Play([worm_card(5), worm_card(9)]))


def test_the_champion_steals_what_wins_the_game() -> None:
    """K7: with 19 from the grill Ada would be level with Ben, who has the highest portion; with his 30 she wins."""
    scene = """[game karteneck]
[players Ada, Ben]
[hand Ada 5 5 5 5 W5 W9]
[hand Ben 2 2 5 W1 W2 W7]
[stack Ada 0 16 21 22 25 28 31 34]
[stack Ben 0 17 20 23 26 36 35 30]
grill: 18 19
Ada: 5 5 5 5 +1
Ben: W1 +3
Ada: W5 W9 +1
Ben: pass +1 +2
"""
    assert choice(scene) == Pass(1)


WITHOUT_KERNEL = """
import sys
sys.modules["heckmeck.kernel._kernel"] = None
from heckmeck.players.card_bots import CardHen
from heckmeck.players.card_champion import CardChampion
from heckmeck.players.match import play
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.state import CardState
result = play(Karteneck(), [CardChampion(), CardHen()], "1")
assert result.forfeit is None
assert result.winners == (0,)
"""


def test_without_the_kernel_they_play_all_the_same() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_KERNEL], check=True)
