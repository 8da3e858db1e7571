"""`heckmeck terminal --join`: a seat at the table of a real server, taken, lost and taken again."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from serving import Server, serving
from terminal_kit import Fixed, an_app, hosting, live, play_on, screen_text, table_screen, until
from textual.widgets import Checkbox, Input
from websockets.asyncio.server import ServerConnection, serve

from heckmeck.kinds.dice.shapes import DiceFell, DiceThrown, Roll
from heckmeck.store import Store
from heckmeck.table.host import Host
from heckmeck.table.refusals import Refused
from heckmeck.table.wire.outgoing import ErrorMessage, ReactionMessage, Update
from heckmeck.terminal.client.connection import Ended, Lost, Received
from heckmeck.terminal.client.own_tables import OwnTable, OwnTables
from heckmeck.terminal.client.remote import Link, read_link, sit, table_info
from heckmeck.terminal.client.sentences import tell_refusal
from heckmeck.terminal.client.sitting import Sitting, sit_down
from heckmeck.terminal.client.visit import Wanted, find_table
from heckmeck.terminal.screens.end import EndScreen
from heckmeck.terminal.screens.join import JoinScreen
from heckmeck.terminal.screens.reaction import ReactionScreen
from heckmeck.terminal.screens.table import TableScreen
from heckmeck.terminal.screens.widgets import Log
from heckmeck.words import Words


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def server(running: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Server:
    """For somebody who has been at no table yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("NO_PROXY", "127.0.0.1,localhost")
    return running


def plain(link: str, lines: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "heckmeck", "terminal", "--plain", "--language", "en", "--join", link]
    return subprocess.run(command, input=lines, capture_output=True, text=True, check=False)


def test_a_free_seat_is_taken_and_the_game_played_line_by_line(server: Server) -> None:
    """First a visit that ends early, and says how to come back; then with the same link the same seat, to the end."""
    link = f"{server.address}/t/{server.set_up('karteneck', 'free', 'chick Berta')['table']}"
    first = plain(link, "Berta\nOma Inge\n1\n")
    assert first.returncode == 0, first.stderr
    assert "Two players are called Berta" in first.stdout
    assert "Oma Inge, your choice" in first.stdout
    assert f"saved in {server.address}. Continue with: heckmeck terminal --plain --join {link}" in first.stdout
    second = plain(link, "1\n" * 5000)
    assert second.returncode == 0, second.stderr
    assert "The game is over" in second.stdout
    assert server.get(f"/api/tables/{link.rpartition('/')[2]}").json["phase"] == "finished"


def test_a_free_seat_is_taken_on_the_screen_and_the_game_played_to_its_end(server: Server, tmp_path: Path) -> None:
    link = f"{server.address}/t/{server.set_up('karteneck', 'chick Berta', 'free')['table']}"

    async def do() -> None:
        async with hosting(tmp_path) as host:
            app = an_app(host, tmp_path, Wanted(link=link))
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: isinstance(app.screen, JoinScreen))
                app.screen.query_one(Input).value = "Oma Inge"
                await pilot.press("enter")
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.offers)
                await play_on(pilot, Random(5))
                assert isinstance(app.screen, EndScreen)
                await until(pilot, lambda: "are correct" in str(app.screen.query_one("#verdict").render()))

    live(do)


@pytest.mark.parametrize(("answer", "tutor"), [("y", "on"), ("", "declined")])
def test_who_sits_down_at_a_table_with_a_tutor_is_asked_to_agree(server: Server, answer: str, tutor: str) -> None:
    made = server.set_up("original", "Ada", "free", tutor=True)
    done = plain(f"{server.address}/t/{made['table']}", f"Ben\n{answer}\n")
    assert done.returncode == 0, done.stderr
    assert "Do you agree?" in done.stdout
    assert server.get(f"/api/tables/{made['table']}").json["tutor"] == tutor


def test_on_the_screen_a_box_is_ticked_to_agree(server: Server, tmp_path: Path) -> None:
    made = server.set_up("original", "Ada", "free", tutor=True)

    async def do() -> None:
        async with hosting(tmp_path) as host:
            app = an_app(host, tmp_path, Wanted(link=f"{server.address}/t/{made['table']}"))
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: isinstance(app.screen, JoinScreen))
                app.screen.query_one(Checkbox).value = True
                await pilot.press("enter")
                await until(pilot, lambda: isinstance(app.screen, TableScreen))

    live(do)
    assert server.get(f"/api/tables/{made['table']}").json["tutor"] == "on"


def test_who_loses_the_connection_gets_it_back_with_all_that_was_missed(server: Server, tmp_path: Path) -> None:
    """The server stops and starts again, and nobody has to do anything in the meantime."""
    made = server.set_up("original", "Ada", "free")

    async def do() -> None:
        link = Link(server.address, made["table"])
        seated = await sit(link, 1, "Ben")
        tables = OwnTables(tmp_path / "own.json")
        ada = sit_down(None, OwnTable(made["table"], made["token"], server.address), tables)
        ben = sit_down(None, OwnTable(made["table"], seated.token, server.address), tables)
        for sitting in (ada, ben):
            await sitting.open()
        await asyncio.gather(*[heard(one, playing) for one in (ada, ben)])
        await asyncio.to_thread(server.stop)
        for sitting in (ada, ben):
            await heard(sitting, lambda message: isinstance(message, Lost))
        await asyncio.to_thread(server.start_again)
        await heard(ada, lambda message: isinstance(message, Update))
        await ada.act(Roll())
        told = await heard(ben, lambda message: isinstance(message, Update) and bool(message.steps))
        assert isinstance(told, Update)
        assert [type(event) for event in told.steps[-1].events][:2] == [DiceThrown, DiceFell]
        for sitting in (ada, ben):
            await sitting.close()

    live(do)


def test_reactions_go_both_ways_on_the_screen(server: Server, tmp_path: Path) -> None:
    made = server.set_up("original", "Ada", "free")
    link = f"{server.address}/t/{made['table']}"

    async def do() -> None:
        async with hosting(tmp_path) as host:
            app = an_app(host, tmp_path, Wanted(link=link))
            ada = sit_down(None, OwnTable(made["table"], made["token"], server.address), OwnTables(tmp_path / "ada.json"))
            await ada.open()
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: isinstance(app.screen, JoinScreen))
                app.screen.query_one(Input).value = "Ben"
                await pilot.press("enter")
                await heard(ada, playing)
                await until(pilot, lambda: "Ada is playing" in screen_text(pilot))
                assert "React" in screen_text(pilot)
                await ada.react("wow")
                await until(pilot, lambda: "Ada: Wow!" in app.screen.query_one("#log", Log).sentences)
                await pilot.press("!")
                await until(pilot, lambda: isinstance(app.screen, ReactionScreen))
                await pilot.press("2")
                told = await heard(ada, lambda message: isinstance(message, ReactionMessage) and message.seat == 1)
                assert told == ReactionMessage(1, "laugh")
                await until(pilot, lambda: "Ben: Haha!" in table_screen(pilot).query_one("#log", Log).sentences)
                await pilot.press("!", "escape")
                await until(pilot, lambda: isinstance(app.screen, TableScreen))
            await ada.close()

    live(do)


def test_reactions_go_both_ways_line_by_line(server: Server, tmp_path: Path) -> None:
    """A sentence, and what was asked is asked again; `!` lists what can be sent."""
    made = server.set_up("original", "free", "Ada")
    link = f"{server.address}/t/{made['table']}"
    command = [sys.executable, "-u", "-m", "heckmeck", "terminal", "--plain", "--language", "en", "--join", link]

    async def do() -> str:
        ada = sit_down(None, OwnTable(made["table"], made["token"], server.address), OwnTables(tmp_path / "ada.json"))
        await ada.open()
        ben = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
        assert ben.stdin is not None
        assert ben.stdout is not None
        ben.stdin.write(b"Ben\n")
        await heard(ada, playing)
        shown = await ben.stdout.readuntil(b"Ben, your choice (h for the odds, q to leave): ")
        await ada.react("clap")
        shown += await ben.stdout.readuntil(b"Ada: Well done!\nBen, your choice")
        ben.stdin.write(b"!\n!6\n")
        told = await heard(ada, lambda message: isinstance(message, ReactionMessage) and message.seat == 0)
        assert told == ReactionMessage(0, "worm")
        # The server tells Ben when it likes, after Ada perhaps: leaving at once would be leaving before he hears it.
        shown += await ben.stdout.readuntil(b"Ben: Mmm, worm!\nBen, your choice")
        ben.stdin.write(b"q\n")
        shown += (await ben.communicate())[0]
        await ada.close()
        return shown.decode()

    shown = live(do)
    assert "!1  Well done!\n" in shown
    assert "Ben: Mmm, worm!" in shown


def test_a_game_at_a_server_is_looked_back_on(server: Server) -> None:
    """By its record, which the server gives to everybody once the game is over."""

    async def do() -> OwnTable:
        store = Store(f"sqlite:///{server.folder / 'tables.db'}")
        try:
            return await Fixed("original", ["Ada", "Ben"]).play(lambda _: False).save(Host(store))
        finally:
            store.close()

    own = live(do)
    done = plain(f"{server.address}/t/{own.table}#key={own.token}", "4\n1\n")
    assert done.returncode == 0, done.stderr
    assert "Heckmeck am Bratwurmeck: Ada, Ben" in done.stdout
    assert "Chances to win, turn by turn:" in done.stdout


def playing(message: Received) -> bool:
    """The game has begun."""
    return isinstance(message, Update) and message.view is not None


async def heard(sitting: Sitting, wanted: Callable[[Received], bool]) -> Received:
    while not wanted(message := await sitting.receive()):
        pass
    return message


def test_without_a_free_seat_one_watches_until_the_input_ends(server: Server) -> None:
    done = plain(f"{server.address}/t/{server.set_up('original', 'Ada', 'chick Berta')['table']}", "")
    assert done.returncode == 0, done.stderr
    assert "All seats are taken: you are watching." in done.stdout


def test_who_waits_for_others_may_leave(server: Server) -> None:
    """Ada never comes, so nothing is asked for but the name; the seat is kept."""
    link = f"{server.address}/t/{server.set_up('original', 'Ada', 'free')['table']}"
    done = plain(link, "Ben\nq\n")
    assert done.returncode == 0, done.stderr
    assert f"Continue with: heckmeck terminal --plain --join {link}" in done.stdout
    assert [seat["name"] for seat in server.get(f"/api/tables/{link.rpartition('/')[2]}").json["seats"]] == ["Ada", "Ben"]


def test_a_wrong_link_and_a_wrong_seat_are_refused_with_the_servers_reason(server: Server) -> None:
    made = server.set_up("original", "Ada", "free")

    async def do() -> None:
        with pytest.raises(Refused) as refused:
            await sit(Link(server.address, made["table"]), 0, "Ben")
        assert refused.value.reason == "seat_taken"
        with pytest.raises(Refused) as refused:
            await table_info(Link(server.address, "nowhere"))
        assert refused.value.reason == "no_such_table"

    live(do)
    done = plain(f"{server.address}/t/nowhere", "")
    assert done.returncode == 1
    assert "There is no such table" in done.stderr


@pytest.mark.parametrize("told", ['{"type": "update", "version": 1}', '{"type": "dance"}', "hello", "[" * 5000])
def test_a_server_of_another_version_ends_the_visit_with_a_sentence(
    told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said once, and the connection is not tried again."""
    monkeypatch.setenv("NO_PROXY", "127.0.0.1,localhost")

    async def answer(socket: ServerConnection) -> None:
        await socket.recv()
        await socket.send(told)
        await socket.wait_closed()

    async def do() -> list[Received]:
        async with serve(answer, "localhost", 0) as other:
            port = other.sockets[0].getsockname()[1]
            own = OwnTable("table", "token", f"http://localhost:{port}")
            sitting = sit_down(None, own, OwnTables(tmp_path / "own.json"))
            await sitting.open()
            received = [await sitting.receive(), await sitting.receive()]
            await sitting.close()
            return received

    error, ended = live(do)
    assert isinstance(error, ErrorMessage)
    assert tell_refusal(Words("en"), error.refusal).startswith("This server and this program are different versions")
    assert isinstance(ended, Ended)


def test_when_a_server_stops_the_player_goes_on_at_the_next_one_without_noticing(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A decision that the first one did not take is sent once more."""
    monkeypatch.setenv("NO_PROXY", "127.0.0.1,localhost")
    made = server.set_up("original", "Ada", "hen Hilda")
    with server.connect(made["table"], made["token"]) as ada:
        ada.give_numbers(0)
        update = json.dumps(ada.until(3))
    heard: list[list[Any]] = []

    async def answer(socket: ServerConnection) -> None:
        heard.append([json.loads(await socket.recv())])
        await socket.send(update)
        heard[-1].append(json.loads(await socket.recv()))
        if len(heard) == 1:
            await socket.close(1012)
        else:
            await socket.wait_closed()

    async def do() -> list[Received]:
        async with serve(answer, "localhost", 0) as other:
            port = other.sockets[0].getsockname()[1]
            own = OwnTable(made["table"], made["token"], f"http://localhost:{port}")
            sitting = sit_down(None, own, OwnTables(tmp_path / "own.json"))
            await sitting.open()
            received = [await sitting.receive()]
            assert sitting.update is not None
            await sitting.act(sitting.update.situation.choices[0].action)
            received.append(await sitting.receive())
            while len(heard) < 2 or len(heard[1]) < 2:
                await asyncio.sleep(0.01)
            await sitting.close()
            return received

    assert [type(message).__name__ for message in live(do)] == ["Update", "Update"]
    assert heard[0][1]["type"] == "act"
    assert heard[1] == [{**heard[0][0], "version": 3}, heard[0][1]]


@pytest.mark.parametrize(
    "text", ["", "localhost:8000", "ftp://a/t/b", "http://a/b", "http:///t/b", "http://a/t/", "http://a:x/t/b"]
)
def test_what_is_no_link_is_none(text: str) -> None:
    assert read_link(text) is None


def test_a_personal_link_has_a_token_that_its_text_hides() -> None:
    link = read_link(" https://example.org/games/t/ID_1#key=secret ")
    assert link == Link("https://example.org/games", "ID_1", "secret")
    assert link.text == "https://example.org/games/t/ID_1"


def test_a_personal_link_without_a_seat_is_refused_and_takes_none_away(server: Server, tmp_path: Path) -> None:
    made = server.set_up("original", "Ada", "free")
    tables = OwnTables(tmp_path / "own.json")
    own = OwnTable(made["table"], made["token"], server.address)
    tables.remember(own)
    link = f"{server.address}/t/{made['table']}"

    async def do() -> None:
        with pytest.raises(Refused) as refused:
            await find_table(tables, f"{link}#key=anything")
        assert refused.value.reason == "key_unknown"
        assert await find_table(tables, link) == own

    live(do)


def test_the_seats_of_two_personal_links_are_both_remembered(server: Server, tmp_path: Path) -> None:
    made = server.set_up("original", "Ada", "free")
    ben = server.sit(made["table"], 1, "Ben")
    tables = OwnTables(tmp_path / "own.json")
    for number in range(60):
        tables.remember(OwnTable(f"table {number}", "token", server.address))
    own = [OwnTable(made["table"], token, server.address) for token in (made["token"], ben["token"])]
    for one in own:
        tables.remember(one)
    assert len(tables.all()) == 62
    link = f"{server.address}/t/{made['table']}"

    async def do() -> None:
        for one in own:
            assert await find_table(tables, f"{link}#key={one.token}") == one
        assert await find_table(tables, link) == own[1]

    live(do)
