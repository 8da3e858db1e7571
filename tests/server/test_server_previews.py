"""What a link looks like where people send it. Messengers run no script: what they show is in the head of the page."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from serving import Answer, Server, serving

from heckmeck.rules import GAMES
from heckmeck.server.preview import HEIGHT, HOME, WIDTH


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("previews"), "--name", "heckmeck.example.org") as server:
        yield server


class Head(HTMLParser):
    """What a messenger reads: the language, the title and the tags, by their names."""

    def __init__(self, answer: Answer) -> None:
        super().__init__()
        assert (answer.status, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        self.tags: dict[str, str] = {}
        self.scripts: list[dict[str, str | None]] = []
        self.elements: list[str] = []
        self.language: str | None = None
        self.title = ""
        self.feed(answer.text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self.elements.append(tag)
        if tag == "html":
            self.language = told["lang"]
        if tag == "script":
            self.scripts.append(told)
        name = told.get("property") or told.get("name")
        if tag == "meta" and name and not name.startswith(("theme", "viewport")):
            assert name not in self.tags
            self.tags[name] = told["content"] or ""

    def handle_data(self, data: str) -> None:
        if self.elements and self.elements[-1] == "title":
            self.title += data.strip()


def head(server: Server, path: str, **headers: str) -> Head:
    return Head(server.get(path, **headers))


def test_the_start_page(server: Server) -> None:
    seen = head(server, "/", **{"Accept-Language": "de-AT,de;q=0.9,en;q=0.8"})
    assert seen.language == "de"
    assert seen.title == seen.tags["og:title"] == "Heckmeck – Würfel, Würmer und ein heißer Grill"
    assert seen.tags["og:description"] == seen.tags["description"]
    assert "mit Freunden per Link" in seen.tags["og:description"]
    assert seen.tags["og:url"] == f"http://localhost:{server.port}/"
    assert seen.tags["og:image"] == f"http://localhost:{server.port}/previews/{HOME}.png"
    assert seen.tags["twitter:card"] == "summary_large_image"
    assert "robots" not in seen.tags


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("fr", "fr"),
        ("FR-ca", "fr"),
        ("ja, it;q=0.5", "it"),
        ("it;q=0.3, nl;q=0.7", "nl"),
        ("de;q=0, nl;q=0.1", "nl"),
        ("den, frr", "en"),
        ("de;q=nan, de;q=-1, de;q=9, de;q=" + "1" * 400, "en"),
        (";q=1,,;,-", "en"),
        ("de," * 5000, "de"),
    ],
)
def test_the_visitor_is_spoken_to_in_the_best_language(server: Server, accepted: str, language: str) -> None:
    assert head(server, "/", **{"Accept-Language": accepted[:8000]}).language == language


def test_who_invites_and_to_what(server: Server) -> None:
    table = server.set_up("karteneck", "Oma_Inge", "free", "hen Hilda", "free", language="fr")["table"]
    seen = head(server, f"/t/{table}", **{"Accept-Language": "de"})
    assert seen.language == "fr"
    assert seen.title == seen.tags["og:title"] == "Oma Inge t’invite à jouer à Heckmeck am Karteneck"
    assert seen.tags["og:description"].startswith("Il reste 2 places.")
    assert seen.tags["og:url"] == f"http://localhost:{server.port}/t/{table}"
    assert seen.tags["og:image"] == f"http://localhost:{server.port}/previews/karteneck.png"
    assert seen.tags["robots"] == "noindex"


def test_a_table_that_knows_no_language_speaks_the_visitors(server: Server) -> None:
    table = server.set_up("original", "Ada", "free")["table"]
    assert head(server, f"/t/{table}", **{"Accept-Language": "it"}).title == "Ada ti invita a giocare a Heckmeck am Bratwurmeck"


def test_nobody_is_invited_where_no_seat_is_free(server: Server) -> None:
    playing = server.set_up("deluxe", "Ada", "Ben", "hen Hilda", real_dice=True, language="en")["table"]
    seen = head(server, f"/t/{playing}")
    assert seen.title == "Heckmeck with Ada, Ben and Hilda"
    assert seen.tags["og:description"] == "Open the link to watch the game."
    over = server.set_up("original", "chick Ada", "chick Ben", language="en")["table"]
    with server.connect(over) as watching:
        while watching.last["table"]["phase"] != "finished":
            watching.update()
    seen = head(server, f"/t/{over}")
    assert seen.title == "Heckmeck am Bratwurmeck with Ada and Ben"
    assert seen.tags["og:description"] == "The game is over. Open the link for the result and the replay."


def test_a_table_where_nobody_sits_names_its_game(server: Server) -> None:
    table = server.set_up("extrawurm", "hen Hilda", "free", language="en")["table"]
    seen = head(server, f"/t/{table}")
    assert seen.title == "Heckmeck Extrawurm"
    assert seen.tags["og:description"].startswith("One seat is free.")


@pytest.mark.parametrize(
    "name",
    [
        "</script><script>",
        "</title><script/src>",
        '"/><img/onerror>',
        "'onload'",
        "<!--",
        "&quot&lt",
        "\\1\\g<0>",
        "{$game}",
        "💥<b>",
    ],
)
def test_a_name_stays_a_name(server: Server, name: str) -> None:
    """Whatever it holds, it adds no tag and ends none."""
    clean = head(server, f"/t/{server.set_up('original', 'Ada', 'free')['table']}")
    seen = head(server, f"/t/{server.set_up('original', name, 'free')['table']}")
    assert (seen.elements, seen.scripts, list(seen.tags)) == (clean.elements, clean.scripts, list(clean.tags))
    assert seen.title == seen.tags["og:title"] == f"{name} invites you to Heckmeck am Bratwurmeck"


def test_nothing_secret_is_told(server: Server) -> None:
    """Neither tokens nor hands, nor anything about a table to those who don't know its id."""
    seated = server.set_up("karteneck", "Ada_Lovelace", "Benjamin", language="en")
    for seat in (0, 1):
        with server.connect(seated["table"], seated["token"]) as player:
            player.commit(seat, "a" * 64)
    with server.connect(seated["table"], seated["token"]) as player:
        for seat in (0, 1):
            player.send("number", seat=seat, number="a" * 64)
        while player.last["table"]["phase"] != "playing":
            player.update()
    text = server.get(f"/t/{seated['table']}", Authorization=f"Bearer {seated['token']}").text
    assert "Ada Lovelace" in text
    assert seated["token"] not in text
    assert text == server.get(f"/t/{seated['table']}").text
    table = seated["table"]
    for path in ("/", "/t/", "/t/x", f"/t/{table[:-1]}", f"/t/{table}/x", f"/T/{table}", "/t/%", "/t/..%2f"):
        assert "Lovelace" not in server.get(path).text


@pytest.mark.parametrize("path", ["/t/nowhere", "/nowhere", "/learn", "/t/" + "x" * 4000, "/t/%00", "/t/a%0Ab"])
def test_every_other_address_looks_like_the_start_page(server: Server, path: str) -> None:
    assert head(server, path).tags == head(server, "/").tags


def test_a_head_request_brings_no_body(server: Server) -> None:
    table = server.set_up("original", "Ada", "free")["table"]
    answer = server.request("HEAD", f"/t/{table}")
    assert (answer.status, answer.body) == (200, b"")


def test_a_page_is_asked_for_anew_every_time(server: Server) -> None:
    assert server.get("/").headers["cache-control"] == "no-cache"


# Where the picture is


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("heckmeck.example.org", "http://heckmeck.example.org"),
        ("heckmeck.example.org:8443", "http://heckmeck.example.org:8443"),
        ("[::1]:8000", "http://[::1]:8000"),
        ("HECKMECK.example.org", "http://heckmeck.example.org"),
        # What stands before an @ is not a host, and an impossible port is no port.
        ('"><script>@localhost', "http://localhost"),
        ("localhost:99999", "http://localhost"),
    ],
)
def test_the_picture_has_the_address_that_the_page_was_asked_for_at(server: Server, host: str, origin: str) -> None:
    assert head(server, "/", Host=host).tags["og:image"] == f"{origin}/previews/{HOME}.png"


def test_a_trusted_proxy_says_that_it_speaks_https(tmp_path: Path, server: Server) -> None:
    forwarded = {"Host": "heckmeck.example.org", "X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https"}
    assert head(server, "/", **forwarded).tags["og:url"] == "http://heckmeck.example.org/"
    with serving(tmp_path, "--name", "heckmeck.example.org", "--trusted-proxy", "127.0.0.1") as behind:
        assert head(behind, "/", **forwarded).tags["og:url"] == "https://heckmeck.example.org/"
        assert head(behind, "/", **forwarded).tags["og:image"].startswith("https://heckmeck.example.org/previews/")
        for wrong in ("javascript", "https,http", '"><script>', "wss", ""):
            assert head(behind, "/", **{**forwarded, "X-Forwarded-Proto": wrong}).tags["og:url"] == "http://heckmeck.example.org/"


@pytest.mark.parametrize("picture", [HOME, *GAMES])
def test_every_game_has_a_picture_of_the_size_that_is_told(server: Server, picture: str) -> None:
    answer = server.get(f"/previews/{picture}.png")
    assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
    assert answer.body.startswith(b"\x89PNG\r\n\x1a\n")
    assert (int.from_bytes(answer.body[16:20]), int.from_bytes(answer.body[20:24])) == (WIDTH, HEIGHT)
    # Some messengers show no larger picture.
    assert len(answer.body) < 300_000
