"""Who gets in: our own page and programs, not the pages of others; and every answer keeps the page to itself."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator

import pytest
from serving import PATIENCE, Client, Json, Server, serving
from websockets.exceptions import InvalidStatus

from heckmeck.server.guard import LARGEST_BODY, Allowances

TABLE = {"game": "original", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("guard")) as server:
        yield server


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    return str(server.set_up("original", "Ada", "free")["table"])


def reason(answer: Json) -> tuple[str, str]:
    assert answer["type"] == "error"
    return answer["code"], answer["refusal"]["reason"]


def raw(server: Server, request: bytes) -> tuple[int, bytes]:
    """Status and body of the answer to any bytes at all."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(request)
        answer = b""
        while more := connection.recv(65536):
            answer += more
    return int(answer.split(b" ")[1]) if answer else 0, answer


# Every answer


@pytest.mark.parametrize(
    ("method", "path", "headers"),
    [
        ("GET", "/", {}),
        ("GET", "/healthz", {}),
        ("GET", "/api/games", {}),
        ("GET", "/api/tables/nowhere", {}),
        ("GET", "/t/nowhere", {}),
        ("GET", "/nowhere", {}),
        ("GET", "/assets/nowhere.js", {}),
        ("GET", "/assets/%00", {}),
        ("DELETE", "/api/games", {}),
        ("POST", "/api/tables", {}),
        ("POST", "/api/tables", {"Content-Length": "9999999"}),
        ("GET", "/healthz", {"Origin": "https://evil.example"}),
        ("GET", "/healthz", {"Host": "evil.example"}),
        ("GET", "/healthz", {"Host": "["}),
        ("GET", "/healthz", {"Origin": "http://["}),
    ],
)
def test_every_answer_keeps_the_page_to_itself(server: Server, method: str, path: str, headers: dict[str, str]) -> None:
    answer = server.request(method, path, None, headers)
    assert answer.status < 500 or path == "/"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    policy = {part.split()[0]: part.split()[1:] for part in answer.headers["content-security-policy"].split(";")}
    assert policy["default-src"] == ["'none'"]
    assert policy["script-src"] == ["'self'"]
    assert policy["connect-src"] == ["'self'"]
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == ["'none'"]
    assert "server" not in answer.headers


def test_an_answer_about_a_table_is_not_kept_by_anybody(server: Server, table: str) -> None:
    assert server.get(f"/api/tables/{table}").headers["cache-control"] == "no-store"
    assert server.post("/api/tables", TABLE).headers["cache-control"] == "no-store"


# Origins and hosts

FOREIGN = [
    "https://evil.example",
    "http://evil.example:{port}",
    "http://localhost",
    "http://localhost:1",
    "http://localhost:{port}.evil.example",
    "http://localhost.evil.example:{port}",
    "http://127.0.0.1:{port}",
    "null",
    "",
    "localhost:{port}",
    "file://",
    "http://[",
]
"""Origins that are not http://localhost:{port}."""


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_origin_is_refused(server: Server, table: str, origin: str) -> None:
    origin = origin.format(port=server.port)
    for answer in (
        server.get("/api/games", Origin=origin),
        server.get(f"/api/tables/{table}", Origin=origin),
        server.post("/api/tables", TABLE, Origin=origin),
        server.post(f"/api/tables/{table}/seats/1", {"name": "Mallory"}, Origin=origin),
    ):
        assert answer.status == 403
        assert reason(answer.json) == ("not_possible", "foreign_origin")
    assert server.get(f"/api/tables/{table}").json["seats"][1]["kind"] == "open"
    with pytest.raises(InvalidStatus) as caught:
        Client(server.port, table, Origin=origin)
    assert caught.value.response.status_code == 403


def test_the_own_page_may_do_everything(server: Server) -> None:
    own = f"http://localhost:{server.port}"
    made = server.post("/api/tables", TABLE, Origin=own)
    assert made.status == 201
    assert server.get(f"/api/tables/{made.json['table']}", Origin=own).status == 200
    assert server.post(f"/api/tables/{made.json['table']}/seats/1", {"name": "Ben"}, Origin=own).status == 201
    with Client(server.port, made.json["table"], Origin=own) as client:
        assert client.hello(made.json["token"])["table"]["yours"] == [0]


@pytest.mark.parametrize("host", ["localhost:{port}", "LOCALHOST:{port}", "127.0.0.1:{port}", "[::1]:{port}", "192.168.1.7:{port}"])
def test_a_page_is_our_own_under_every_name_of_ours(server: Server, host: str) -> None:
    host = host.format(port=server.port)
    assert server.get("/api/games", Host=host).status == 200
    assert server.get("/api/games", Host=host, Origin=f"http://{host.lower()}").status == 200
    assert server.get("/api/games", Host=host, Origin="http://evil.example").status == 403


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:{port}", "", "localhost.evil.example", "127.0.0.1.evil.example", "[", "[::1", "x:y:z", "%6c"],
)
def test_a_foreign_name_that_points_here_is_refused(server: Server, table: str, host: str) -> None:
    """DNS rebinding: for the browser it would be the same origin."""
    host = host.format(port=server.port)
    for answer in (
        server.get(f"/api/tables/{table}", Host=host),
        server.get(f"/api/tables/{table}", Host=host, Origin=f"http://{host}"),
        server.post("/api/tables", TABLE, Host=host, Origin=f"http://{host}"),
    ):
        assert answer.status in (400, 403)


def test_a_request_without_a_host_is_refused(server: Server) -> None:
    status, _ = raw(server, b"GET /api/games HTTP/1.1\r\nConnection: close\r\n\r\n")
    assert status in (400, 403)


# Bodies


def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    answer = server.request("POST", "/api/tables", b" " * (LARGEST_BODY + 1), {"Content-Type": "application/json"})
    assert answer.status == 413
    assert reason(answer.json) == ("too_large", "message_too_large")


def test_a_body_that_does_not_say_how_large_it_is_is_refused_when_it_is_too_large(server: Server) -> None:
    head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
    chunk = b"1000\r\n" + b" " * 4096 + b"\r\n"
    status, answer = raw(server, head.encode() + b"Connection: close\r\n\r\n" + chunk * 3 + b"0\r\n\r\n")
    assert 400 <= status < 500
    assert b'"error"' in answer
    small = json.dumps(TABLE).encode()
    chunk = f"{len(small):x}\r\n".encode() + small + b"\r\n"
    status, _ = raw(server, head.encode() + b"Connection: close\r\n\r\n" + chunk + b"0\r\n\r\n")
    assert status == 201


@pytest.mark.parametrize("length", ["-1", "abc", "1e3", "99999999999999999999999999", ""])
def test_a_length_that_is_none_is_refused(server: Server, length: str) -> None:
    status, _ = raw(
        server, f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n".encode()
    )
    assert 400 <= status < 500


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"7",
        b'"x"',
        b"{",
        b"\xff\xfe",
        b"\x00",
        b"[" * 8000,
        b'{"a":' * 1500,
        b'{"game": "original", "seats": [{"a": ' + b"[" * 3000 + b"]" * 3000 + b"}]}",
        b'{"game": NaN}',
        b'{"game": "original", "seats": "ab"}',
        b'{"game": "original", "seats": [{"kind": "person", "name": "\\ud800"}, {"kind": "open"}]}',
    ],
)
def test_a_body_that_cannot_be_understood_is_refused(server: Server, body: bytes) -> None:
    answer = server.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
    assert 400 <= answer.status < 500
    assert reason(answer.json) == ("bad_message", "not_understood")


@pytest.mark.parametrize(
    "change",
    [
        {"game": "x" * 41},
        {"game": None},
        {"seats": []},
        {"seats": [{"kind": "open"}]},
        {"seats": [{"kind": "open"}] * 8},
        {"seats": [{"kind": "open"}] * 300},
        {"seats": [{"kind": "person"}, {"kind": "open"}]},
        {"seats": [{"kind": "person", "name": ["Ada"]}, {"kind": "open"}]},
        {"seats": [{"kind": "bot", "level": "wolf", "name": "Wolf"}, {"kind": "open"}]},
        {"seats": [{"kind": "bot", "level": "cmd:cat", "name": "Fox"}, {"kind": "open"}]},
        {"seats": [{"kind": "open", "owner": "me"}, {"kind": "open"}]},
        {"options": {"x" * 41: "y"}},
        {"options": {str(number): "y" for number in range(9)}},
        {"options": [["lower", "any"]]},
        {"real_dice": "perhaps"},
        {"secret": "0" * 64},
    ],
)
def test_a_table_that_is_none_is_not_set_up(server: Server, change: Json) -> None:
    answer = server.post("/api/tables", {**TABLE, **change})
    assert answer.status == 422
    assert reason(answer.json) == ("bad_message", "not_understood")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "karteneck", "real_dice": True}, "not_possible"),
        ({"game": "chess"}, "illegal"),
        *[
            ({"seats": [{"kind": "person", "name": name}, {"kind": "open"}]}, "not_possible")
            for name in ("", "   ", "x" * 25, "x" * 7000)
        ],
        ({"options": {"lower": "nonsense"}}, "illegal"),
        ({"options": {"nonsense": "any"}}, "illegal"),
        ({"game": "karteneck", "seats": [{"kind": "open"}] * 7}, "illegal"),
        ({"seats": [{"kind": "person", "name": "a:b"}, {"kind": "open"}]}, "not_possible"),
        ({"seats": [{"kind": "person", "name": "Ada"}] * 2}, "not_possible"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(server: Server, change: Json, code: str) -> None:
    answer = server.post("/api/tables", {**TABLE, **change})
    assert answer.status == 422
    assert reason(answer.json)[0] == code


@pytest.mark.parametrize(
    "path", ["/api/nowhere", "/api/tables", "/api/tables/x/y/z", "/docs", "/openapi.json", "/../pyproject.toml", "/%2e%2e/app.py"]
)
def test_there_is_nothing_else_to_get(server: Server, path: str) -> None:
    """Nothing but the page itself, whose addresses are its own affair."""
    answer = server.get(path)
    if answer.status == 200:
        assert not path.startswith("/api")
        assert answer.body == server.get("/").body
    else:
        assert answer.status in (400, 404, 405)
        assert len(answer.body) < 200


@pytest.mark.parametrize("id", ["nowhere", "%00", "x" * 3000, "%ff", "..", "'%20OR%201=1", "🐛".encode().hex()])
@pytest.mark.parametrize("rest", ["", "/record", "/replay", "/review"])
def test_an_unknown_table_is_not_found(server: Server, id: str, rest: str) -> None:
    answer = server.get(f"/api/tables/{id}{rest}")
    assert answer.status == 404
    if id != "..":
        assert reason(answer.json) == ("no_table", "no_such_table")


def test_nobody_sits_at_an_unknown_table(server: Server) -> None:
    answer = server.post("/api/tables/nowhere/seats/0", {"name": "Ada"})
    assert (answer.status, *reason(answer.json)) == (404, "no_table", "no_such_table")


@pytest.mark.parametrize(
    ("seat", "status"), [("-1", 422), ("2", 422), ("0", 422), ("x", 422), ("9" * 30, 422), ("1.5", 422), ("%00", 422)]
)
def test_nobody_sits_on_a_seat_that_is_none_or_taken(server: Server, table: str, seat: str, status: int) -> None:
    assert server.post(f"/api/tables/{table}/seats/{seat}", {"name": "Mallory"}).status == status


# Too many


def test_an_address_sets_up_only_so_many_tables(tmp_path_factory: pytest.TempPathFactory) -> None:
    """And a server may be told by which further name it is reached."""
    with serving(tmp_path_factory.mktemp("few"), "--name", "Games.Example", HECKMECK_TABLES_PER_HOUR="3") as few:
        assert [few.post("/api/tables", TABLE).status for _ in range(5)] == [201, 201, 201, 429, 429]
        answer = few.post("/api/tables", TABLE)
        assert reason(answer.json) == ("too_many", "too_many_tables")
        assert few.get("/api/games", Host="games.example", Origin="http://games.example").status == 200
        assert few.get("/api/games", Host="games.example.evil").status == 403


def test_an_address_is_forgotten_an_hour_after_its_last_table(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    allowances = Allowances(3)
    assert [allowances.take("192.0.2.1") for _ in range(4)] == [True, True, True, False]
    now = 1800.0
    assert [allowances.take(f"192.0.2.{other}") for other in (2, 1, 1)] == [True, True, False]
    now = 4000.0
    assert allowances.take("192.0.2.3")
    assert allowances.known == 2, "the second may set up three again, the first may not yet"
    now = 9000.0
    assert allowances.take("192.0.2.4")
    assert allowances.known == 1
