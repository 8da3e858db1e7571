"""Games played in bulk are games: the Python rules replay every move of them and come to the same end."""

from __future__ import annotations

import pytest

from bulk_kit import all_games, dice_game, name_of, replay
from heckmeck.forecast.bulk import play
from heckmeck.notation import Record, read, write
from heckmeck.rules.dicegame import DiceGame


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("rules", all_games(), ids=name_of)
def test_random_games_replay(rules: DiceGame, players: int) -> None:
    bulk = play(rules, ["random"] * players, games=20, seed=players, keep=("moves",))
    for number in range(20):
        replay(rules, players, bulk, number)
