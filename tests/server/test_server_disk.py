"""When the disk refuses: nothing is done that was not saved, everybody is told, and afterwards everything continues."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from databases import full_disk
from serving import Client, Json, Server, serving


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("disk")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with serving(folder) as server:
        yield server


def begun(server: Server, *seats: str) -> Json:
    seated = server.set_up("original", "Ada", *seats)
    with server.connect(seated["table"], seated["token"]) as ada:
        ada.commit(0, "a" * 64)
        ada.until(1)
    return seated


def refusal(answer: Json) -> tuple[str, str]:
    return answer["code"], answer["refusal"]["reason"]


def test_what_cannot_be_saved_is_refused_and_may_be_tried_again(server: Server, folder: Path) -> None:
    seated = server.set_up("original", "Ada", "free")
    table = {"game": "original", "seats": [{"kind": "open"}, {"kind": "open"}]}
    with full_disk(folder):
        for answer in (server.post("/api/tables", table), server.post(f"/api/tables/{seated['table']}/seats/1", {"name": "Ben"})):
            assert (answer.status, *refusal(answer.json)) == (503, "not_possible", "not_saved")
        with server.connect(seated["table"], seated["token"]) as ada:
            ada.commit(0, "a" * 64)
            assert ada.refused() == ("not_possible", "not_saved")
            assert (ada.version, ada.last["table"]["commitment"]["commitments"]) == (0, ["", ""])
    assert server.sit(seated["table"], 1, "Ben")["seats"] == [1]
    with server.connect(seated["table"], seated["token"]) as ada:
        ada.commit(0, "a" * 64)
        assert ada.until(2)["table"]["commitment"]["commitments"][0]


def test_who_cannot_be_given_the_seat_back_is_not_here(server: Server, folder: Path) -> None:
    seated = begun(server, "free")
    ben_token = server.sit(seated["table"], 1, "Ben")["token"]
    with server.connect(seated["table"], seated["token"]) as ada:
        with server.connect(seated["table"], ben_token) as ben:
            ben.give_numbers(1, number="b" * 64)
            ada.send("number", seat=0, number="a" * 64)
            ben.until(6)
        ada.until(6)
        while ada.last["table"]["seats"][1]["here"]:
            ada.update()
        ada.send("hand_over", seat=1, level="chick")
        version = ada.until(ada.version + 1)["version"]
        with full_disk(folder), Client(server.port, seated["table"]) as ben:
            ben.send("hello", token=ben_token)
            assert ben.rest() == []
        with server.connect(seated["table"]) as watching:
            assert not watching.last["table"]["seats"][1]["here"]
        with server.connect(seated["table"], ben_token) as ben:
            assert ben.last["table"]["seats"][1]["level"] is None
            assert ben.last["table"]["seats"][1]["here"]
            ada.until(version + 1)


def test_bots_that_could_not_play_go_on_when_somebody_looks(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        seated = server.set_up("karteneck", "chick Kim", "chick Lou")
        with full_disk(tmp_path), server.connect(seated["table"]) as watching:
            version = watching.version
            for _ in range(50):
                assert server.get("/healthz").status == 200
        with server.connect(seated["table"], None, version) as watching:
            while watching.last["table"]["phase"] != "finished":
                watching.update()
