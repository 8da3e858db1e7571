"""Tables over HTTP and WebSocket: set up, found by the link, played, left and found again, looked back at."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from databases import database_url
from raw_clients import TEXT, frame, raw_socket
from serving import Client, Json, Server, serving
from table_players import Player, all_give_numbers, play, to_act

from heckmeck.chance import commitment
from heckmeck.notation import read
from heckmeck.rules import GAMES
from heckmeck.store import Store
from heckmeck.table import changes
from heckmeck.table.changes import as_text
from heckmeck.table.tokens import new_token
from heckmeck.verify import verify

SET_UP = {"game": "original", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "hen", "name": "Hilda"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("tables")) as server:
        yield server


def by_link(server: Server, game: str, *bots: str) -> tuple[str, str, str]:
    """Ada sets up a table and Ben takes the free seat: its id and their tokens."""
    ada = server.set_up(game, "Ada", "free", *bots)
    ben = server.sit(ada["table"], 1, "Ben")
    return ada["table"], ada["token"], ben["token"]


def two_players(server: Server, game: str, *bots: str) -> list[Player]:
    """The same with both connected and the game begun."""
    table, ada, ben = by_link(server, game, *bots)
    players = [Player(server, table, ada), Player(server, table, ben)]
    all_give_numbers(players)
    return players


def refusal(answer: Json) -> tuple[str, str]:
    return answer["code"], answer["refusal"]["reason"]


# Setting up


def test_the_games_that_can_be_set_up(server: Server) -> None:
    games = {game["game"]: game for game in server.get("/api/games").json}
    assert list(games) == list(GAMES)
    assert (games["karteneck"]["least"], games["karteneck"]["most"], games["karteneck"]["real_dice"]) == (2, 6, False)
    assert (games["deluxe"]["least"], games["deluxe"]["most"], games["deluxe"]["real_dice"]) == (2, 7, True)
    assert [game for game in games if games[game]["hints"]] == ["original", "extrawurm", "deluxe", "karteneck"]
    assert games["deluxe"]["options"]["golden_die"] == ["worms", "plain"]
    assert all(game["levels"] == ["chick", "hen", "rooster", "fox", "champion"] for game in games.values())


def test_a_new_table_as_its_owner_and_as_a_stranger_sees_it(server: Server) -> None:
    seated = server.set_up("deluxe", "Ada", "free", "rooster Rudi", options={"lower": "any"}, hints=False)
    assert seated["seats"] == [0]
    path = f"/api/tables/{seated['table']}"
    told = server.get(path).json
    assert told["yours"] == []
    assert server.get(path, Authorization=f"Bearer {seated['token']}").json == {**told, "yours": [0], "deletable": True}
    for wrong in ("Bearer ", "Bearer wrong", "wrong", seated["table"], "Bearer " + "x" * 4000):
        assert server.get(path, Authorization=wrong).json == told
    assert (told["game"], told["options"], told["hints"], told["phase"]) == ("deluxe", {"lower": "any"}, False, "gathering")
    assert [(seat["name"], seat["kind"], seat["level"]) for seat in told["seats"]] == [
        ("Ada", "person", None),
        (None, "open", None),
        ("Rudi", "bot", "rooster"),
    ]
    assert re.fullmatch("[0-9a-f]{64}", told["commitment"]["sha256"])
    assert (told["commitment"]["secret"], told["commitment"]["numbers"]) == (None, [])
    assert seated["token"] not in json.dumps(told)


def test_a_token_may_have_several_seats(server: Server) -> None:
    """Whoever came by the link may take a seat for somebody beside them."""
    first = server.set_up("karteneck", "Ada", "free", "free", "free")
    ben = server.sit(first["table"], 1, "Ben")
    both = server.sit(first["table"], 2, "Cleo", ben["token"])
    assert (both["token"], both["seats"]) == (ben["token"], [1, 2])
    stranger = server.sit(first["table"], 3, "Dan")
    assert stranger["token"] not in (ben["token"], first["token"])
    assert stranger["seats"] == [3]


def test_a_client_makes_its_own_token(server: Server) -> None:
    own, bens = new_token(), new_token()
    seated = server.set_up("original", "Ada", "free", token=own)
    assert (seated["token"], seated["seats"]) == (own, [0])
    ben = server.sit(seated["table"], 1, "Ben", bens)
    assert (ben["token"], ben["seats"]) == (bens, [1])


@pytest.mark.parametrize("token", ["", "short", "x" * 21, "x" * 101, "a token with blanks and more", "ä" * 30, "x" * 30 + "\n"])
def test_a_token_that_could_be_guessed_is_refused(server: Server, token: str) -> None:
    seated = server.set_up("original", "Ada", "free")
    for path, body in ((f"/api/tables/{seated['table']}/seats/1", {"name": "Ben"}), ("/api/tables", SET_UP)):
        answer = server.post(path, {**body, "token": token})
        assert (answer.status, *refusal(answer.json)) == (422, "bad_message", "not_understood")


def test_to_sit_down_twice_with_the_same_token_is_the_same_as_once(server: Server) -> None:
    """The first answer may have been lost."""
    seated = server.set_up("original", "Ada", "free", "free")
    token = new_token()
    answers = [server.sit(seated["table"], 1, "Ben", token) for _ in range(3)]
    assert answers == [{"table": seated["table"], "token": token, "seats": [1]}] * 3
    with server.connect(seated["table"], token) as ben:
        assert (ben.version, ben.last["table"]["yours"]) == (1, [1])
        for name, other in (("Ben", new_token()), ("Cleo", token)):
            answer = server.post(f"/api/tables/{seated['table']}/seats/1", {"name": name, "token": other})
            assert (answer.status, *refusal(answer.json)) == (422, "not_possible", "seat_taken")


def test_to_set_up_a_table_twice_with_the_same_token_is_the_same_as_once(server: Server) -> None:
    token = new_token()
    answers = [server.set_up("original", "Ada", "free", token=token) for _ in range(3)]
    assert answers == [answers[0]] * 3
    server.sit(answers[0]["table"], 1, "Ben")
    assert server.set_up("original", "Ada", "free", token=token) == answers[0]
    other = server.post("/api/tables", {**SET_UP, "token": token})
    assert (other.status, *refusal(other.json)) == (422, "not_possible", "token_used")
    assert server.get(f"/api/tables/{answers[0]['table']}").json["seats"][1]["name"] == "Ben"


def test_a_seat_that_is_taken_is_not_taken_again(server: Server) -> None:
    table, ada, _ = by_link(server, "original")
    for token in (None, ada):
        answer = server.post(f"/api/tables/{table}/seats/1", {"name": "Mallory", "token": token})
        assert (answer.status, *refusal(answer.json)) == (422, "not_possible", "seat_taken")


# Playing


def test_two_at_one_table_by_the_link(server: Server) -> None:
    """Each sees what the other does, with the same versions; both are told of reactions."""
    table, ada_token, ben_token = by_link(server, "original")
    with server.connect(table, ada_token) as ada, server.connect(table, ben_token) as ben, server.connect(table) as watching:
        published = ada.last["table"]["commitment"]["sha256"]
        numbers = ["a" * 64, "b" * 64]
        ada.commit(0, numbers[0])
        ben.until(2)
        ben.commit(1, numbers[1])
        for client in (ada, ben, watching):
            update = client.until(3)
            assert update["table"]["phase"] == "gathering"
            assert update["table"]["commitment"]["commitments"] == [commitment(number) for number in numbers]
            assert update["table"]["commitment"]["numbers"] == []
        ada.send("number", seat=0, number=numbers[0])
        ben.until(4)
        ben.send("number", seat=1, number=numbers[1])
        for client in (ada, ben, watching):
            update = client.until(6)
            assert update["table"]["phase"] == "playing"
            told = update["table"]["commitment"]
            assert (told["sha256"], told["secret"], told["numbers"]) == (published, None, numbers)
        assert (ada.last["situation"]["yours"], ben.last["situation"]["yours"]) == (True, False)
        ada.send("act", version=6, action={"action": "roll", "golden": False})
        steps = [client.until(7)["steps"][-1] for client in (ada, ben, watching)]
        assert steps[0] == steps[1] == steps[2]
        assert [event["event"] for event in steps[0]["events"]][:2] == ["dice_thrown", "dice_fell"]
        ben.send("react", seat=1, reaction="wow")
        for client in (ada, ben, watching):
            assert client.next("reaction") == {"type": "reaction", "seat": 1, "reaction": "wow"}
        ben.send("act", version=7, action={"action": "stop"})
        assert ben.refused() == ("not_yours", "not_your_turn")
        ada.send("act", version=6, action={"action": "stop"})
        assert ada.refused() == ("stale", "stale")
        ada.send("react", seat=1, reaction="wow")
        assert ada.refused() == ("not_yours", "no_seat")
        assert ada.version == 7


def test_who_did_not_open_a_number_gets_no_fresh_token_for_the_old_one(tmp_path: Path) -> None:
    """A token without a seat is replaced by a new one, but not the token of somebody who lost the seat."""
    with serving(tmp_path) as server:
        table, ada_token, ben_token = by_link(server, "original")
        with server.connect(table, ada_token) as ada, server.connect(table, ben_token) as ben:
            ada.commit(0, "a" * 64)
            ben.commit(1, "b" * 64)
            ada.until(3)

    async def fail() -> None:
        """As if Ada had waited and then removed Ben."""
        store = Store(database_url(tmp_path))
        await store.append(table, 4, [as_text(changes.Failed(1, "c" * 64))])
        store.close()

    asyncio.run(fail())
    with serving(tmp_path) as server:
        answer = server.post(f"/api/tables/{table}/seats/1", {"name": "Ben", "token": ben_token})
        assert (answer.status, *refusal(answer.json)) == (422, "not_possible", "barred")
        assert server.sit(table, 1, "Cleo")["seats"] == [1]


def test_a_client_that_does_not_read_gets_more_at_a_time(server: Server) -> None:
    """What it does not take is not kept for it message by message. When it reads again it is told the rest at once."""
    table, ada_token, ben_token = by_link(server, "deluxe")
    with raw_socket(server, table) as slow:
        # The system itself would keep megabytes for it.
        slow.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.send(frame(TEXT, b'{"type": "hello", "version": 0}'))
        players = [Player(server, table, token) for token in (ada_token, ben_token)]
        all_give_numbers(players)
        choosing = Random(1)
        for _ in range(300):
            # Anything at all, since sensible players may be done before its line is full.
            acting = to_act(players)
            assert acting is not None
            acting.send("act", version=acting.version, action=choosing.choice(acting.last["situation"]["choices"])["action"])
            acting.until(acting.version + 1)
        newest = max(player.version for player in players)
        told, last = b"", f'"type":"update","version":{newest},'.encode()
        while last not in told[-200_000:]:
            more = slow.socket.recv(100_000)
            assert more, "the server has closed the line"
            told += more
        assert told.count(b'"type":"update"') < newest / 2
        for player in players:
            player.client.close()


def test_the_same_seat_on_phone_and_laptop(server: Server) -> None:
    seated = server.set_up("original", "Ada", "chick Kim")
    with server.connect(seated["table"], seated["token"]) as phone, server.connect(seated["table"], seated["token"]) as laptop:
        phone.give_numbers(0)
        laptop.until(3)
        laptop.send("act", version=3, action={"action": "roll", "golden": False})
        assert phone.until(4)["situation"]["yours"] or phone.last["version"] >= 4


def test_hints_are_given_or_forbidden(server: Server) -> None:
    for hints in (True, False):
        seated = server.set_up("deluxe", "Ada", "Ben", hints=hints)
        with server.connect(seated["table"], seated["token"]) as ada:
            ada.give_numbers(0, 1)
            version = ada.until(5)["version"]
            ada.send("odds", version=version)
            if hints:
                odds = ada.next("odds")
                assert odds["version"] == version
                assert [choice["action"] for choice in odds["choices"]] == [
                    choice["action"] for choice in ada.last["situation"]["choices"]
                ]
                ada.send("odds", version=version - 1)
                assert ada.refused() == ("stale", "stale")
            else:
                assert ada.refused() == ("not_possible", "hints_forbidden")


def test_hints_in_the_card_game_are_for_the_seat_to_act_alone(server: Server) -> None:
    """Its hand stands in them. Whoever only watches gets nothing, and asking again gives the same."""
    seated = server.set_up("karteneck", "Ada", "Ben")
    with server.connect(seated["table"], seated["token"]) as ada, server.connect(seated["table"]) as spectator:
        ada.give_numbers(0, 1)
        version = ada.until(5)["version"]
        ada.send("odds", version=version)
        first = ada.next("odds")
        hand = ada.last["view"]["players"][ada.last["situation"]["seat"]]["hand"]
        assert any(one["action"]["action"] == "pass" for one in first["choices"])
        assert all(set(one["action"].get("cards", [])) <= set(hand) for one in first["choices"])
        assert all(one["half_width"] >= 0 and one["worms"] is None for one in first["choices"])
        ada.send("odds", version=version)
        assert ada.next("odds") == first
        spectator.until(version)
        spectator.send("odds", version=version)
        assert spectator.refused() == ("not_yours", "not_your_turn")


def test_real_dice_over_the_wire(server: Server) -> None:
    seated = server.set_up("original", "Ada", "Ben", real_dice=True)
    with server.connect(seated["table"], seated["token"]) as ada:
        version = ada.version
        assert ada.last["table"]["phase"] == "playing"
        ada.send("act", version=version, action={"action": "roll", "golden": False})
        assert ada.until(version + 1)["situation"]["fall"] == {"dice": 8, "golden": None}
        ada.send("odds", version=version + 1)
        assert ada.receive()["type"] in ("odds", "error")
        ada.send("fell", version=version + 1, dice="1234")
        assert ada.refused() == ("illegal", "wrong_number_of_dice")
        ada.send("fell", version=version + 1, dice="bad dice")
        assert ada.refused() == ("illegal", "bad_dice")
        ada.send("fell", version=version + 1, dice="44412W35")
        assert ada.until(version + 2)["view"]["turn"]["roll"] == "1234445W"


def test_the_tutor_over_the_wire(server: Server) -> None:
    """A costly choice is asked for, and only the sender hears of it; what was laid aside is taken back for all to see."""
    seated = server.set_up("original", "Ada", "free", real_dice=True, tutor=True)
    assert server.get(f"/api/tables/{seated['table']}").json["tutor"] == "on"
    ben = server.sit(seated["table"], 1, "Ben", tutor=True)
    with server.connect(seated["table"], seated["token"]) as ada, server.connect(seated["table"], ben["token"]) as watching:
        ada.send("act", version=ada.version, action={"action": "roll", "golden": False})
        ada.until(ada.version + 1)
        ada.send("fell", version=ada.version, dice="5551234W")
        version = ada.until(ada.version + 1)["version"]
        worst = {"action": "lay_aside", "face": "1"}
        ada.send("act", version=version, action=worst)
        advice = ada.next("advice")
        assert (advice["version"], advice["action"], advice["position"]) == (version, worst, "original_21-36_-_-_1,-,1234555W")
        assert advice["choices"][0]["action"] == {"action": "lay_aside", "face": "5"}
        told = server.get(f"/api/analysis/{advice['position']}").json["odds"]
        assert sorted(told, key=str) == sorted(advice["choices"], key=str), "the analysis board shows the same numbers"
        watching.send("take_back", version=version)
        assert watching.refused() == ("not_yours", "not_your_turn")
        ada.send("take_back", version=version)
        assert ada.refused() == ("not_possible", "nothing_to_take_back")
        ada.send("act", version=version, action=worst, anyway=True)
        assert ada.until(version + 1)["situation"]["take_back"]
        watching.until(version + 1)
        ada.send("take_back", version=version + 1)
        assert ada.until(version + 2)["view"]["turn"]["roll"] == "1234555W"
        watching.until(version + 2)
        assert watching.last["steps"][-1]["events"] == [{"event": "taken_back", "seat": 0}]
        ada.send("take_back", version=version + 1)
        assert ada.refused() == ("stale", "stale")
        record = server.get(f"/api/tables/{seated['table']}/record").text
        assert "1234555W" in record
        assert not record.rstrip().endswith("1"), "what was taken back is not in it"


def test_who_sits_down_without_agreeing_leaves_the_table_without_a_tutor(server: Server) -> None:
    seated = server.set_up("original", "Ada", "free", real_dice=True, tutor=True)
    server.sit(seated["table"], 1, "Ben")
    with server.connect(seated["table"], seated["token"]) as ada:
        assert ada.last["table"]["tutor"] == "declined"
        ada.send("take_back", version=ada.version)
        assert ada.refused() == ("not_possible", "no_tutor")


def test_who_loses_the_connection_can_be_stood_in_for_and_comes_back(server: Server) -> None:
    ada, ben = two_players(server, "original")
    ada.send("hand_over", seat=1, level="chick")
    assert ada.client.refused() == ("not_possible", "still_here")
    ben.client.close()
    while ada.last["table"]["seats"][1]["here"]:
        ada.client.update()
    version = ada.version
    ada.send("hand_over", seat=1, level="chick")
    ada.until(version + 1)
    assert ada.last["table"]["seats"][1]["level"] == "chick"
    ben.connect()
    assert ben.last["table"]["seats"][1]["level"] is None
    assert [event for step in ben.last["steps"] for event in step["events"]][-1] == {
        "event": "seat_handed",
        "seat": 1,
        "level": None,
    }


def test_who_comes_back_with_a_version_gets_exactly_what_was_missed(server: Server) -> None:
    players = two_players(server, "deluxe", "chick Kim")
    play(players, Random(1), 12)
    table, token = players[0].table, players[0].token
    with server.connect(table, token) as fresh:
        everything = fresh.last
        versions = [step["version"] for step in everything["steps"]]
        for version in [*range(everything["version"] + 1), everything["version"] + 1, 10**12]:
            with server.connect(table, token, version) as back:
                seen = 0 if version > everything["version"] else version
                assert back.last["version"] == everything["version"]
                assert [step["version"] for step in back.last["steps"]] == [known for known in versions if known > seen]
                assert (back.last["view"], back.last["situation"]) == (everything["view"], everything["situation"])


# The end


@pytest.mark.parametrize("game", ["karteneck", "extrawurm"])
def test_a_whole_game_by_link_with_a_bot_verifies_and_goes_on_with_another(server: Server, game: str, tmp_path: Path) -> None:
    players = two_players(server, game, "hen Hilda")
    ada, ben = players
    path = f"/api/tables/{ada.table}"
    published = server.get(path).json["commitment"]["sha256"]
    play(players, Random(game), 3)
    record = server.get(f"{path}/record")
    if game == "karteneck":
        assert (record.status, *refusal(record.json)) == (422, "not_possible", "record_secret")
    else:
        assert verify(read(record.text)).finding == "no-secret"
    for looking_back in ("replay", "review"):
        early = server.get(f"{path}/{looking_back}")
        assert (early.status, *refusal(early.json)) == (422, "not_possible", "not_over")
    with server.connect(ada.table, ada.token) as hasty:
        hasty.send("rematch")
        assert hasty.refused() == ("not_possible", "not_over")
    assert play(players, Random(game))
    for player in players:
        assert player.last["table"]["commitment"]["sha256"] == published
        assert commitment(player.last["table"]["commitment"]["secret"]) == published
    record = server.get(f"{path}/record")
    assert record.headers["content-disposition"].startswith(f'attachment; filename="{game}-')
    found = read(record.text)
    assert verify(found).verified
    assert found.names == ("Ada", "Ben", "Hilda")
    assert ada.last["table"]["winners"] == list(found.game.winners(found.end()))
    replay = server.get(f"{path}/replay")
    assert replay.status == 200
    steps, left_out = replay.json["steps"], replay.json["left_out"]
    while left_out:
        more = server.get(f"{path}/replay/{steps[-1]['version']}").json
        steps, left_out = steps + more["steps"], more["left_out"]
    assert [step["version"] for step in steps] == sorted(ada.steps)
    review = server.get(f"{path}/review")
    assert review.status == 200
    assert len(review.json["steps"]) == len(steps)
    assert server.get(f"{path}/review").json == review.json
    ben.send("rematch")
    for player in players:
        player.until(player.version + 1)
    again = ada.last["table"]["rematch"]
    assert again == ben.last["table"]["rematch"]
    told = server.get(f"/api/tables/{again}", Authorization=f"Bearer {ada.token}").json
    assert ([seat["name"] for seat in told["seats"]], told["yours"], told["phase"]) == (["Ben", "Hilda", "Ada"], [2], "gathering")
    assert [seat["avatar"] for seat in ada.last["table"]["seats"]] == [0, 1, 2]
    assert [seat["avatar"] for seat in told["seats"]] == [1, 2, 0]


class Overheard(Client):
    """A client that keeps every text it gets."""

    texts: list[str]

    def receive(self) -> Json:
        text = self.socket.recv(60)
        assert isinstance(text, str)
        self.texts.append(text)
        message = json.loads(text)
        if message["type"] == "update":
            self.updates.append(message)
        return message


def test_no_card_of_ada_can_be_found_in_anything_that_others_get(server: Server) -> None:
    """Of the worm cards, each of which is in the game once: what Ada held and did not yet show is in no text that Ben got."""
    players = two_players(server, "karteneck", "hen Hilda")
    ada, ben = players
    listening = [listen(server, ada.table, ben.token), listen(server, ada.table, None)]
    random = Random(5)
    while (acting := to_act(players)) is not None:
        hidden = {card for card in ada.last["view"]["players"][0]["hand"] if card.startswith("W")}
        for listener in listening:
            listener.until(acting.version)
            told = listener.texts[-1]
            shown = set(re.findall(r'"(W\d+)"', told))
            open_now = {card for step in json.loads(told)["steps"] for card in re.findall(r'"(W\d+)"', json.dumps(step["events"]))}
            assert not (shown - open_now) & hidden
            for player in json.loads(told)["view"]["players"][:1]:
                assert player["hand"] is None
            listener.texts.clear()
        acting.act(random)
        acting.until(acting.version + 1)
    for listener in listening:
        listener.until(ada.version)
        assert all(player["hand"] is not None for player in listener.last["view"]["players"])
        listener.close()


def listen(server: Server, table: str, token: str | None) -> Overheard:
    client = Overheard(server.port, table)
    client.texts = []
    client.hello(token)
    return client


# Two servers


def test_two_servers_of_one_database_do_not_tear_a_game_apart(tmp_path: Path) -> None:
    """A commitment needs no version: the server that fell behind reads what is there and decides again."""
    with serving(tmp_path) as one, serving(tmp_path) as other:
        table, ada_token, ben_token = by_link(one, "original")
        with one.connect(table, ada_token) as ada, other.connect(table, ben_token) as ben:
            ada.commit(0, "a" * 64)
            ada.until(2)
            ben.commit(1, "b" * 64)
            told = ben.until(3)["table"]
            assert told["phase"] == "gathering"
            assert all(told["commitment"]["commitments"])
        with one.connect(table, ada_token) as ada:
            assert ada.version == 3
