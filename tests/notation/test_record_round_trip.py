"""What is read, written and read again is the same; and a game can be written down at any moment."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from record_kit import NAMES, Played, body, cut_records, play_at_random, played_games

from heckmeck.notation import Record, position, read, write
from heckmeck.rules import GAMES, game
from heckmeck.rules.dicegame import DiceGame, TurnEnded

pytestmark = pytest.mark.long


@given(cut_records())
@settings(max_examples=80)
def test_a_record_written_and_read_is_the_same_record(record: Record) -> None:
    text = write(record)
    again = read(text)
    assert again == record
    assert write(again) == text
    assert position(again) == position(record)
    assert again.end() == record.end()


@given(cut_records(most=400), st.dates())
@settings(max_examples=40)
def test_a_record_keeps_its_date(record: Record, date: object) -> None:
    dated = Record(record.game, record.names, record.start, record.moves, str(date))
    assert read(write(dated)) == dated


@given(cut_records(most=400), st.data())
@settings(max_examples=60)
def test_how_it_is_laid_out_does_not_matter(record: Record, data: st.DataObject) -> None:
    """White space, comments, line ends, the order of headers and of the faces in a roll: none of them says anything."""
    lines = write(record).splitlines()
    heads = [line for line in lines if line.startswith("[")]
    turns = [line for line in lines if line and not line.startswith("[")]
    text = ""
    for line in [*data.draw(st.permutations(heads)), *turns]:
        text += data.draw(st.sampled_from(["", "\n", "; a comment\n", "  \t", "\r\n"]))
        text += data.draw(st.sampled_from([line, line.replace(" ", "  "), line + "  ", line + " ; [game chess]"]))
        text += data.draw(st.sampled_from(["\n", "\r\n"]))
    assert read(text) == record


@given(cut_records(("original", "extrawurm", "deluxe"), most=600))
@settings(max_examples=60)
def test_results_need_not_be_told(record: Record) -> None:
    text = "\n".join(line.partition(" = ")[0] for line in write(record).splitlines())
    assert read(text) == record


@given(played_games(("original", "extrawurm", "deluxe"), most=600))
@settings(max_examples=40)
def test_a_line_is_a_turn(played: Played) -> None:
    record = played.cut(len(played.moves))
    ended = sum(isinstance(event, TurnEnded) for transition in record.transitions() for event in transition.events)
    lines = body(record)
    assert [" = " in line for line in lines] == [True] * ended + [False] * (len(lines) - ended)
    assert len(lines) - ended in (0, 1)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_may_be_written_down_at_every_moment(id: str, players: int) -> None:
    rules = game(id)
    played = play_at_random(rules, players, players - 1, seed=players, most=120)
    for at in range(1 if id == "karteneck" else 0, len(played.moves) + 1):
        record = played.cut(at)
        assert read(write(record)) == record


@pytest.mark.parametrize("id", ["original", "extrawurm", "deluxe"])
def test_dice_in_the_air_have_not_been_thrown(id: str) -> None:
    rules = game(id)
    assert isinstance(rules, DiceGame)
    played = play_at_random(rules, 2, 0, seed=4, most=30)
    for at in range(len(played.moves) + 1):
        record = Record(rules, NAMES[:2], played.start, played.moves[:at])
        assert read(write(record)) == played.cut(at)
