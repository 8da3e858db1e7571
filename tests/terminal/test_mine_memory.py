"""What the terminal remembers of somebody’s play: nothing is there twice, and a file that is not ours is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from mine_kit import a_card, a_game
from msgspec.structs import replace

from heckmeck.terminal.mine.file import LARGEST_FILE, BadFile, Mine, read_file, write_file
from heckmeck.terminal.mine.memory import MOST_CARDS, MOST_GAMES, NOTHING, Memory, bounded, merged

SOME = Memory(
    (a_game(), a_game(table="T2", date="2026-11-19T10:00:00Z", slips=(("stops_early", 22, 0.031),))),
    (a_card(),),
)


def refusal(text: bytes) -> str:
    with pytest.raises(BadFile) as refused:
        read_file(text)
    return refused.value.reason


def test_merging_adds_nothing_twice() -> None:
    assert merged(SOME, SOME) == merged(NOTHING, SOME) == merged(SOME, NOTHING) == SOME


def test_the_seats_of_a_table_are_apart_and_games_are_in_order() -> None:
    other = Memory((a_game(seat=1, name="Ben", date="2026-11-17T10:00:00+00:00"),))
    assert [game.key for game in merged(SOME, other).games] == [("T1", 1), ("T1", 0), ("T2", 0)]


def test_a_card_is_kept_as_it_was_practised_last() -> None:
    later = a_card(last_review="2026-11-25T12:00:00.000Z", due="2026-12-20T12:00:00.000Z", reps=4)
    assert merged(SOME, Memory((), (later,))).cards == merged(Memory((), (later,)), SOME).cards == (later,)


def test_a_game_is_kept_as_it_was_known_first() -> None:
    again = Memory((a_game(given=0.9),))
    assert merged(SOME, again) == SOME
    assert merged(again, SOME).games[0].given == 0.9


def test_the_newest_games_and_the_cards_that_come_soonest_are_kept() -> None:
    day = [f"{2000 + number // 336}-{number // 28 % 12 + 1:02}-{number % 28 + 1:02}T10:00:00Z" for number in range(MOST_GAMES + 5)]
    games = tuple([a_game(table=f"T{number}", date=day[number]) for number in range(MOST_GAMES + 5)])
    cards = tuple([a_card(position=f"p{number}", due=day[number]) for number in range(MOST_CARDS + 5)])
    kept = bounded(Memory(games, cards))
    assert (len(kept.games), kept.games[0].table, len(kept.cards), kept.cards[0].position) == (MOST_GAMES, "T5", MOST_CARDS, "p0")


def test_the_file_is_read_as_it_was_written() -> None:
    assert read_file(write_file(SOME)) == SOME


def test_a_file_of_the_page_is_read() -> None:
    """As browsers write it: whole numbers without a point, and whatever else a later page may add."""
    told: dict[str, Any] = json.loads(write_file(SOME))
    told["games"][0] |= {"won": 1, "luck": 0, "rivals": ["person", "champion"], "mood": "happy"}
    read = read_file(json.dumps(told, separators=(",", ":")).encode())
    assert read.games[0] == replace(SOME.games[0], won=1.0, luck=0.0, rivals=("person", "champion"))


@pytest.mark.parametrize("text", [b"", b"hello", b"[]", b"null", b"{}", b'{"heckmeck":"tables","version":1}', b"\xff\xfe"])
def test_a_file_that_is_not_ours_is_refused(text: bytes) -> None:
    assert refusal(text) == "foreign"


def test_a_file_of_a_newer_version_is_refused() -> None:
    assert refusal(b'{"heckmeck":"my-play","version":2,"games":1}') == "newer"


def test_a_file_that_is_too_large_is_not_ours() -> None:
    assert refusal(write_file(SOME) + b" " * LARGEST_FILE) == "foreign"


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ("games", {"won": 1.5}),
        ("games", {"won": "1"}),
        ("games", {"game": "chess"}),
        ("games", {"date": "yesterday"}),
        ("games", {"date": "0001-01-01T00:00:00+14:00"}),
        ("games", {"rivals": ["wolf"]}),
        ("games", {"slips": [["stops_early", 22]]}),
        ("games", {"seat": -1}),
        ("games", {"name": "A" * 201}),
        ("games", {"decisions": 1e9}),
        ("cards", {"due": ""}),
        ("cards", {"state": 4}),
        ("cards", {"stability": -1}),
        ("cards", {"loss": None}),
    ],
)
def test_a_file_is_refused_as_a_whole_if_anything_in_it_is_wrong(part: str, wrong: dict[str, object]) -> None:
    told = json.loads(write_file(SOME))
    told[part][0] |= wrong
    assert refusal(json.dumps(told).encode()) == "damaged"


def test_a_file_that_was_cut_off_is_damaged() -> None:
    assert refusal(write_file(SOME)[:-20]) == "damaged"
    for wrong in ({"version": 0.5}, {"version": True}, {"games": None}):
        assert refusal(json.dumps({**json.loads(write_file(SOME)), **wrong}).encode()) == "damaged"


def test_what_is_added_is_on_the_disk_and_for_nobody_else(tmp_path: Path) -> None:
    mine = Mine(tmp_path / "deep" / "my-play.json")
    assert mine.read() == NOTHING
    assert mine.add(SOME) == 2
    assert mine.add(SOME) == 0
    assert read_file(mine.file.read_bytes()) == SOME
    assert mine.file.stat().st_mode & 0o077 == 0
    practised = a_card(reps=9)
    mine.practised(practised)
    assert mine.read().cards == (practised,)
    mine.drop(practised.position)
    assert mine.read() == Memory(SOME.games)
    mine.forget()
    mine.forget()
    assert list(mine.file.parent.iterdir()) == []


def test_a_damaged_file_is_never_overwritten(tmp_path: Path) -> None:
    mine = Mine(tmp_path / "my-play.json")
    mine.file.write_bytes(b'{"heckmeck":"my-play","version":1,"games":[')
    for change in (lambda: mine.add(SOME), lambda: mine.drop("p"), lambda: mine.practised(a_card())):
        with pytest.raises(BadFile):
            change()
    assert mine.file.read_bytes() == b'{"heckmeck":"my-play","version":1,"games":['
