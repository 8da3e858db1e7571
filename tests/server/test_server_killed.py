"""However a server ends, even by SIGKILL at any moment: every table is back where it was, and the games continue to their ends."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from random import Random

import pytest
from serving import PATIENCE, Json, Server, serving
from table_players import Player, all_give_numbers, play, to_act

from heckmeck.notation import read
from heckmeck.verify import verify

KILLS = 4


def seated(server: Server, game: str, *bots: str) -> list[Player]:
    """Ada, Ben, who came by the link, and bots; the game begun."""
    ada = server.set_up(game, "Ada", "free", *bots)
    ben = server.sit(ada["table"], 1, "Ben")
    players = [Player(server, ada["table"], ada["token"]), Player(server, ada["table"], ben["token"])]
    all_give_numbers(players)
    return players


def what_stands(server: Server, player: Player) -> Json:
    """The table as a fresh connection sees it."""
    with server.connect(player.table, player.token) as fresh:
        return fresh.last


def told(update: Json) -> dict[int, Json]:
    return {step["version"]: {**step, "view": None} for step in update["steps"]}


def check(server: Server, players: list[Player]) -> None:
    """Nothing that was seen is gone or has become something else, and whoever comes back gets what they missed."""
    for player in players:
        fresh = told(what_stands(server, player))
        assert player.steps.items() <= fresh.items()
        player.connect(server)
        assert player.steps.items() >= {version: step for version, step in fresh.items() if version <= player.version}.items()


def finish(server: Server, players: list[Player], random: Random) -> None:
    assert play(players, random)
    record = read(server.get(f"/api/tables/{players[0].table}/record").text)
    assert verify(record).verified
    assert players[0].last["table"]["winners"] == list(record.game.winners(record.end()))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_cleanly_even_while_people_play(number: signal.Signals, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        seated = server.set_up("original", "Ada", "chick Kim", "hen Hilda")
        with server.connect(seated["table"], seated["token"]) as ada:
            ada.give_numbers(0)
            ada.until(3)
            os.kill(server.process.pid, number)
            assert server.process.wait(PATIENCE) == 0
        assert server.process.stdout is not None
        assert "All tables are saved." in server.process.stdout.read()


def test_a_table_is_where_it_was_when_the_server_is_killed_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        players = seated(server, "original")
        random = Random(1)
        play(players, random, 5)
        to_act(players)
        before = [what_stands(server, player) for player in players]
        assert before[0]["view"]["turn"] is not None
        server.kill()
    with serving(tmp_path) as server:
        for player, seen in zip(players, before, strict=True):
            after = what_stands(server, player)
            # Whom the table waits for depends on who has come back already.
            assert {**after, "table": None, "waits": []} == {**seen, "table": None, "waits": []}
            assert {**after["table"], "seats": []} == {**seen["table"], "seats": []}
            player.connect(server)
            assert player.last["steps"] == []
        acting = to_act(players)
        assert acting is not None
        acting.act(random)
        acting.until(before[0]["version"] + 1)


def test_killed_again_and_again_at_random_moments_nothing_that_was_seen_is_lost(tmp_path: Path) -> None:
    """Sometimes while an action is on its way, sometimes while bots play; two tables at once."""
    random = Random(2)
    tables: list[list[Player]] = []
    for kill in range(KILLS):
        with serving(tmp_path) as server:
            if kill == 0:
                tables = [seated(server, "extrawurm", "chick Kim"), seated(server, "karteneck", "hen Hilda", "chick Kim")]
            for players in tables:
                check(server, players)
                play(players, random, random.randint(1, 6))
            for players in tables:
                acting = to_act(players)
                if acting is not None:
                    acting.act(random)
                    if random.random() < 0.5:
                        acting.until(acting.version + 1)
            server.kill()
    with serving(tmp_path) as server:
        for players in tables:
            check(server, players)
            finish(server, players, random)
