"""The analysis board over HTTP: any position by its id, moves tried there, luck decided or rolled, and roll-outs."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest
from serving import Server, serving

from heckmeck.kind import kind_of
from heckmeck.notation import read_id
from heckmeck.server.analysis_api import MOST_WAITING, OneByOne
from heckmeck.table.table import Refused
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
