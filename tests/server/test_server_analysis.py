"""The analysis board over HTTP: any position by its id, moves tried there, luck decided or rolled, and roll-outs."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from raw_clients import raw
from serving import Server, serving

from heckmeck.kind import kind_of
from heckmeck.notation import read, read_id
from heckmeck.server.analysis_api import MOST_WAITING, OneByOne
from heckmeck.server.guard import LARGEST_RECORD, MOST_RECORDS_OF_ONE
from heckmeck.table.refusals import Refused
from heckmeck.table.wire.codec import read_analysis

START = "original_21-36_-_-_1"
ROLLED = "original_21-26,28-36_27_-_2,444W,1235"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("analysis")) as server:
        yield server


def test_a_position_with_every_choice_and_its_odds(server: Server) -> None:
    answer = server.get(f"/api/analysis/{ROLLED}")
    assert answer.status == 200
    read_analysis(answer.text)
    told = answer.json
    assert (told["position"], told["game"], told["events"]) == (ROLLED, "original", [])
    assert told["situation"]["seat"] == 1
    assert [choice["action"]["face"] for choice in told["situation"]["choices"]] == ["1", "2", "3", "5"]
    best = told["odds"][0]
    rules, state = read_id(ROLLED)
    exact = kind_of(rules).odds(rules, state)[0]
    assert (best["worms"], best["fail"], best["win"]) == pytest.approx((exact.worms, exact.fail, exact.win))
    assert any(won["portion"] == 27 and won["rival"] == 0 for won in best["wins"])


def test_a_line_is_played_and_left_again(server: Server) -> None:
    """Every answer has the id of where it stands, so going back and branching needs nothing of the server."""
    thrown = server.post(f"/api/analysis/{START}", {"action": {"action": "roll"}}).json
    assert thrown["position"] == "original_21-36_-_-_1,-,air"
    assert thrown["situation"]["fall"] == {"dice": 8, "golden": None}
    decided = server.post(f"/api/analysis/{thrown['position']}", {"dice": "44412W35"}).json
    assert decided["position"] == "original_21-36_-_-_1,-,1234445W"
    assert [event["event"] for event in decided["events"]] == ["dice_fell"]
    rolled = server.post(f"/api/analysis/{thrown['position']}", {"dice": ""}).json
    assert len(rolled["view"]["turn"]["roll"]) == 8
    for face, aside in (("4", "444"), ("W", "W")):
        branch = server.post(f"/api/analysis/{decided['position']}", {"action": {"action": "lay_aside", "face": face}}).json
        assert branch["position"] == f"original_21-36_-_-_1,{aside}"


CARDS = """[game karteneck]
[players Ada, Ben]
[hand Ada 1 3 3 4 W5 W12]
[hand Ben 2 2 3 5 W1 W20]

grill: 18 21
Ada: 3 3 +W7
"""


def test_a_card_game_is_analysed_from_its_record(server: Server) -> None:
    """What the seat to act may know, estimates that say how sure they are, and luck that is decided or not."""
    answer = server.post("/api/analysis", {"record": CARDS})
    assert answer.status == 200, answer.text
    read_analysis(answer.text)
    told = answer.json
    assert (told["position"], told["record"], told["moves"], told["draw"]) == ("", CARDS, 4, None)
    assert [player["hand"] for player in told["view"]["players"]] == [None, ["2", "2", "3", "5", "W1", "W20"]]
    record = read(CARDS)
    exact = kind_of(record.game).odds(record.game, record.end())
    assert [(one["win"], one["half_width"]) for one in told["odds"]] == [(one.win, one.half_width) for one in exact]
    played = server.post("/api/analysis", {"record": CARDS, "action": {"action": "play", "cards": ["W20"]}}).json
    assert (played["draw"], played["situation"]["choices"]) == ("draw", [])
    assert "W3" in played["bag"]
    drawn = server.post("/api/analysis", {"record": played["record"], "dice": "W3"}).json
    assert drawn["record"] == CARDS + "Ben: W20 +W3\n"
    assert drawn["situation"]["seat"] == 0
    by_luck = server.post("/api/analysis", {"record": played["record"], "dice": ""}).json
    assert by_luck["record"].startswith(CARDS + "Ben: W20 +")
    rolled = server.post("/api/rollout/0", {"record": CARDS}).json
    assert (rolled["player"], rolled["games"]) == ("rule", 144)


def test_a_record_opens_after_any_of_its_moves(server: Server) -> None:
    for moves in range(5):
        told = server.post("/api/analysis", {"record": CARDS, "moves": moves}).json
        assert (told["moves"], told["draw"]) == (moves, ["deal", "grill", None, "draw", None][moves])


def test_the_line_of_a_dice_game_is_a_record(server: Server) -> None:
    """Over a roll, of which a record tells nothing before the dice have fallen. Within a turn no record can begin."""
    told = server.get(f"/api/analysis/{START}").json
    for question in ({"action": {"action": "roll"}}, {"dice": "44412W35"}, {"action": {"action": "lay_aside", "face": "4"}}):
        told = server.post(f"/api/analysis/{told['position']}", {**question, "record": told["record"]}).json
    assert told["record"].endswith("\nAda: 1234445W>4\n")
    assert read(told["record"]).end() == read_id(told["position"])[1]
    again = server.post("/api/analysis", {"record": told["record"]}).json
    assert (again["position"], again["odds"]) == (told["position"], told["odds"])
    assert server.get(f"/api/analysis/{ROLLED}").json["record"] == ""
    strange = server.post(f"/api/analysis/{ROLLED}", {"action": {"action": "lay_aside", "face": "5"}, "record": CARDS}).json
    assert strange["record"] == "", "that is another game's"


@pytest.mark.parametrize(
    "question",
    [
        {"record": ""},
        {"record": "[game chess]"},
        {"record": CARDS, "action": {"action": "play", "cards": ["W12"]}},
        {"record": CARDS, "dice": "W3"},
        {"record": CARDS, "moves": -1},
        {"record": CARDS, "moves": 3, "dice": "W12"},
        {"record": CARDS, "moves": 3, "dice": "18 x"},
    ],
)
def test_what_is_no_record_or_no_move_is_refused(server: Server, question: dict[str, object]) -> None:
    assert server.post("/api/analysis", question).status in (400, 422)


def test_a_game_that_is_over_has_winners_and_no_choices(server: Server) -> None:
    told = server.get("/api/analysis/original_-_21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36_-_1").json
    assert (told["winners"], told["situation"]["choices"], told["odds"]) == ([0], [], [])


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("original_21-36,4x_-_-_1", "bad_grill"),
        ("original_20-36_-_-_1", "no_such_portion"),
        ("karteneck_1_-_-_1", "no_position_ids"),
        ("x" * 1000, "bad_id"),
        ("x" * 1000 + "/rollout/0", "bad_id"),
        (f"{START}/rollout/1000", "not_understood"),
        (f"{START}/rollout/x", "not_understood"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(server: Server, path: str, reason: str) -> None:
    answer = server.get(f"/api/analysis/{path}")
    assert answer.status == 422
    assert answer.json["refusal"]["reason"] == reason


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"action": {"action": "stop"}}, "nothing_aside"),
        ({"action": {"action": "fly"}}, "not_understood"),
        ({"dice": "12345W12"}, "no_dice_to_type"),
        ({}, "no_dice_to_type"),
        ({"more": 1}, "not_understood"),
    ],
)
def test_a_move_that_the_rules_refuse(server: Server, body: dict[str, object], reason: str) -> None:
    answer = server.post(f"/api/analysis/{START}", body)
    assert (answer.status, answer.json["refusal"]["reason"]) == (422, reason)
    unread = server.post("/api/analysis/original_21-36_-_-_1,-,air", {"dice": "six"})
    assert unread.json["refusal"]["reason"] == "bad_dice"


def test_a_roll_out_comes_in_batches_that_differ_and_repeat(server: Server) -> None:
    first, again, other = [server.get(f"/api/analysis/original_21-24_25_26_1/rollout/{batch}").json for batch in (0, 0, 1)]
    assert first == again
    assert first != other
    assert first["games"] == 144
    assert sum(first["chances"]) == pytest.approx(1, abs=1e-4)


def test_nobody_can_pile_up_work() -> None:
    """What would have to wait too long is refused at once, and what waits is done one by one."""
    asyncio.run(_pile_up())


async def _pile_up() -> None:
    queue, gate = OneByOne(), threading.Event()
    running: list[int] = []

    def work() -> int:
        running.append(1)
        gate.wait()
        return len(running)

    waiting = [asyncio.create_task(queue.do(work)) for _ in range(MOST_WAITING)]
    while not running:
        await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await queue.do(work)
    assert refused.value.reason == "server_full"
    assert len(running) == 1
    gate.set()
    assert sorted(await asyncio.gather(*waiting)) == list(range(1, MOST_WAITING + 1))
    assert await queue.do(work) == MOST_WAITING + 1


def long_record(size: int) -> str:
    """A game of at least so many bytes, in which nobody wins anything for a long time."""
    head = "[game original]\n[players Ada, Ben]\n"
    turn = "Ada: 11111111>1 = failed\nBen: 11111111>1 = failed\n"
    return head + turn * (size // len(turn) + 1)


@pytest.mark.parametrize("size", [20_000, 200_000])
def test_a_long_game_opens(server: Server, size: int) -> None:
    record = long_record(size)
    told = server.post("/api/analysis", {"record": record}).json
    assert told["moves"] == len(read(record).moves)
    rolled = server.post("/api/rollout/0", {"record": record})
    assert (rolled.status, len(rolled.json["chances"])) == (200, 2)


@pytest.mark.parametrize("size", [300_000, 900_000])
@pytest.mark.parametrize("path", ["/api/analysis", "/api/rollout/0", f"/api/analysis/{START}"])
def test_a_record_beyond_the_limit_is_refused_with_a_clear_sentence(server: Server, path: str, size: int) -> None:
    answer = server.post(path, {"record": long_record(size)})
    # The body may be twice as large as a record. So it is the notation that refuses the smaller one.
    assert (answer.status, answer.json["refusal"]["reason"]) == (422 if size < LARGEST_RECORD else 413, "too_large")
    assert answer.json["refusal"]["details"] == {"most": 256}


@pytest.mark.linux
def test_one_visitor_cannot_take_the_room_for_long_records(server: Server) -> None:
    """Whoever sends many of them slowly has to wait for themselves; others are served."""
    body = json.dumps({"record": long_record(20_000)}).encode()
    head = f"POST /api/analysis HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {len(body)}\r\n"
    request = f"{head}Content-Type: application/json\r\n\r\n".encode() + body
    with ExitStack() as stack:
        slow = [stack.enter_context(raw(server, request[:-1])) for _ in range(MOST_RECORDS_OF_ONE)]
        answer = ""
        while answer != "429":  # as soon as the server has seen all of them
            with raw(server, request) as hasty:
                answer = hasty.head().split(b" ")[1].decode()
        assert server.post("/api/analysis", {"record": long_record(20_000)}).json["refusal"]["reason"] == "server_full"
        with raw(server, request, source="127.0.0.2") as other:
            assert other.head().startswith(b"HTTP/1.1 200 ")
        for one in slow:
            one.send(request[-1:])
            assert one.head().startswith(b"HTTP/1.1 200 ")
    with raw(server, request) as again:
        assert again.head().startswith(b"HTTP/1.1 200 ")


def test_only_records_may_be_long_and_only_if_they_say_so(server: Server) -> None:
    body = json.dumps({"record": long_record(20_000)}).encode()
    headers = {"Content-Type": "application/json"}
    assert server.request("POST", "/api/tables", body, headers).status == 413
    chunked = {**headers, "Transfer-Encoding": "chunked"}
    assert server.request("POST", "/api/analysis", b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body), chunked).status == 413
