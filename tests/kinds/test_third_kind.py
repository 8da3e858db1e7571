"""A kind of game that the package does not know, registered by one entry, works everywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
import tiny
from serving import Server, serving
from table_players import Player, all_give_numbers, play
from tiny import Coin, Pluck, Tiny, Toss

from heckmeck.kind import kind_of
from heckmeck.library import play_game
from heckmeck.notation import Record, read, write
from heckmeck.rules import Illegal, game
from heckmeck.table.wire.codec import read_replay, read_told
from heckmeck.verify import verify

PROGRAM = Path(tiny.__file__)
RECORD = """[game tiny]
[players Ada, Ben]

Ada: pluck
Ben: toss heads
Ada: toss tails
Ben: pluck
Ada: toss heads
Ben: pluck
"""


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    tiny.register_tiny()
    yield
    tiny.forget_tiny()


def heckmeck(*arguments: str, lines: str = "", home: Path) -> str:
    """The command, with the game added."""
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "LANGUAGE": "en", "PYTHONIOENCODING": "utf-8"}
    environment.pop("HECKMECK_DATABASE_URL", None)
    command = [sys.executable, str(PROGRAM), *arguments]
    done = subprocess.run(command, input=lines, capture_output=True, encoding="utf-8", check=False, env=environment)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_its_record_reads_and_writes_back() -> None:
    record = read(RECORD)
    assert write(record) == RECORD
    assert (record.game, record.end().worms) == (Tiny(), (3, 4))
    assert [type(move) for move in record.moves[:3]] == [Pluck, Toss, Coin]


def test_its_story_is_told(tmp_path: Path) -> None:
    file = tmp_path / "game.hmk"
    file.write_text(RECORD)
    told = heckmeck("replay", str(file), "--language", "en", home=tmp_path)
    assert told.startswith("Tiny: Ada, Ben\n")
    assert "Ben gets 2 worms.\nAda gets nothing.\n" in told


def test_its_bots_meet_in_the_arena(tmp_path: Path) -> None:
    told = json.loads(
        heckmeck("arena", "chick", "chick", *["--game", "tiny", "--games", "40", "--cores", "1", "--json"], home=tmp_path)
    )
    assert told["game"] == "tiny"
    assert sum(bot["wins"] + bot["shared"] / 2 for bot in told["bots"]) == pytest.approx(40)


def test_a_game_from_the_library() -> None:
    record = play_game("tiny", ["chick", "chick", "chick"], seed=3)
    assert record.game.finished(record.end())
    assert play_game("tiny", ["chick", "chick", "chick"], seed=3) == record
    assert kind_of(record.game) is kind_of(game("tiny"))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, program=PROGRAM) as server:
        yield server


def test_it_is_played_over_the_socket_and_every_draw_verifies(server: Server) -> None:
    """Two people and a bot; everything that is told is read strictly, and the record checks."""
    assert "tiny" in [info["game"] for info in server.get("/api/games").json]
    seated = server.set_up("tiny", "Ada", "free", "chick Kim")
    other = server.sit(seated["table"], 1, "Ben")
    players = [Player(server, seated["table"], one["token"]) for one in (seated, other)]
    all_give_numbers(players)
    assert play(players, Random(4))
    for player in players:
        for update in player.client.updates:
            read_told(json.dumps(update))
        assert player.last["view"]["kind"] == "heap"
        assert player.last["view"]["heap"] == 0
    replay = server.get(f"/api/tables/{seated['table']}/replay")
    assert read_replay(replay.body).steps
    for draw in replay.json["draws"]:
        assert draw["outcome"] == [draw["bag"][int(draw["ticket"])]]
    record = read(server.get(f"/api/tables/{seated['table']}/record").text)
    assert verify(record).verified
    assert server.get(f"/api/tables/{seated['table']}/review").json["refusal"]["reason"] == "no_review"


def test_an_action_of_another_kind_is_no_action(server: Server) -> None:
    seated = server.set_up("tiny", "Ada", "chick Kim")
    player = Player(server, seated["table"], seated["token"])
    player.give_numbers()
    player.send("act", version=player.version, action={"action": "stop"})
    assert player.client.refused() == ("bad_message", "not_an_action")


def test_it_is_played_line_by_line(tmp_path: Path) -> None:
    told = heckmeck(
        "terminal", "--plain", "--language", "en", "--game", "tiny", "--bots", "chick", lines="1\n" * 100, home=tmp_path
    )
    assert "Worms in the heap: 7" in told
    assert "  1  Pluck a worm" in told
    assert "The game is over" in told


def test_its_commands_that_need_more_say_so(tmp_path: Path) -> None:
    file = tmp_path / "game.hmk"
    file.write_text(RECORD)
    for command in ("odds", "review"):
        done = subprocess.run(
            [sys.executable, str(PROGRAM), command, str(file)], capture_output=True, encoding="utf-8", check=False
        )
        assert done.returncode == 1
        assert len(done.stderr.splitlines()) == 1


def test_without_its_entry_it_is_unknown() -> None:
    record: Record = read(RECORD)
    tiny.forget_tiny()
    try:
        with pytest.raises(Illegal, match="no_such_game"):
            game("tiny")
        with pytest.raises(KeyError):
            kind_of(record.game)
    finally:
        tiny.register_tiny()
