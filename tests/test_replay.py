"""A record told as a story."""

from __future__ import annotations

import pytest

from heckmeck.chance import SeededLuck
from heckmeck.notation import Record, read
from heckmeck.players.random_play import play_out
from heckmeck.replay import story
from heckmeck.rules import GAMES, Event, Move, game
from heckmeck.words import LANGUAGES, Words

ENGLISH = Words("en")


def told(text: str) -> list[str]:
    return list(story(read(text), ENGLISH))


def test_the_printed_example_a_is_told_move_by_move() -> None:
    lines = told("[game original]\n[players Ada, Oma_Inge]\nAda: 44412W35>4 4423W>W 55WW>5 stop = 27\n")
    assert lines[0] == "Heckmeck am Bratwurmeck: Ada, Oma Inge"
    assert lines[1] == ""
    assert [line for line in lines if "rolls" in line] == [
        "Ada rolls 1 2 3 4 4 4 5 W.",
        "Ada rolls 2 3 4 4 W.",
        "Ada rolls 5 5 W W.",
    ]
    assert "Ada takes portion 27 from the grill." in lines
    assert lines[-2:] == ["Worms: Ada 2, Oma Inge 0", "Next to play: Oma Inge"]


def test_the_printed_example_b_is_told_move_by_move() -> None:
    lines = told("[game original]\n[players Ada, Ben]\n[grill 22-36]\n[stack Ada 21]\nAda: 33551W25>3 55512W>5 12W>W 3W = failed\n")
    assert "Ada puts portion 21 back on the grill." in lines
    assert "Portion 36 is turned over." in lines
    assert [line for line in lines if " fails" in line] == ["Ada fails: only faces already aside."]
    assert lines[-1] == "Next to play: Ben"


def test_house_rules_are_told() -> None:
    assert (
        told("[game original]\n[players Ada, Ben]\n[options lower=any turn_over=every]\n")[1]
        == "House rules: lower=any, turn_over=every"
    )


def test_the_golden_die_is_told_behind_a_star() -> None:
    lines = told(
        "[game deluxe]\n[players Ada, Ben]\n[grill 11 13 21-26 28-36]\n[stack Ada 27]\n"
        "[specialist Ada golden_die]\nAda: 44412W35*1>4"
    )
    assert "Ada rolls 1 2 3 4 4 4 5 W *1." in lines


def test_an_end_is_told() -> None:
    lines = told("[game original]\n[players Ada, Ben]\n[grill 21 22-36x]\nAda: WWWW1234>W 1234>1 stop = 21\n")
    assert "The game is over: Ada wins." in lines
    assert lines[-1] == "Worms: Ada 1, Ben 0"


def test_cards_are_told_as_records_write_them() -> None:
    lines = told(
        "[game karteneck]\n[players Ada, Ben]\n[hand Ada 1 3 3 W5 W12 4]\n[hand Ben 2 2 5 W1 W20 3]\n"
        "grill: 18 21\nAda: W5 W12 +W7\nBen: pass +2 +W25\nAda: pass\n"
    )
    story_text = "\n".join(lines)
    assert "Ada plays W5 and W12" in story_text
    assert "Ada draws card W7." in lines
    assert "Ben draws card W25." in lines
    assert "Ada takes portion 21 from the grill." in lines
    assert any(line.startswith("The round is over: Ada ") for line in lines)


def test_turns_and_rounds_are_paragraphs() -> None:
    lines = told("[game original]\n[players Ada, Ben]\nAda: 11111111>1 = failed\nBen: 22222222>2 = failed\n")
    paragraphs = "\n".join(lines).split("\n\n")
    assert len(paragraphs) == 4
    assert "Ada" in paragraphs[1]
    assert "Ben" not in paragraphs[1]


def test_who_draws_a_card_is_told_to_be_next() -> None:
    lines = told(
        "[game karteneck]\n[players Ada, Ben]\n[hand Ada 1 3 3 W5 W12 4]\n[hand Ben 2 2 5 W1 W20 3]\n"
        "grill: 18 21\nAda: W5 W12 +W7\n"
    )
    assert lines[-1] == "Next to play: Ben"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_any_game_can_be_told_in_any_language(id: str, language: str) -> None:
    rules = game(id)
    moves: list[Move] = []

    def watch(move: Move, events: tuple[Event, ...]) -> None:
        moves.append(move)

    start = rules.new(4)
    play_out(rules, start, SeededLuck(f"a story of {id}"), watch)
    record = Record(rules, ("Ada", "Ben", "Oma_Inge", "李"), start, tuple(moves[:900]))
    lines = list(story(record, Words(language)))
    assert len(lines) > 200
    assert not any("{" in line or "None" in line or "_" in line for line in lines)
    assert {name for name in ("Ada", "Ben", "Oma Inge", "李") if any(name in line for line in lines)} == {
        "Ada",
        "Ben",
        "Oma Inge",
        "李",
    }
