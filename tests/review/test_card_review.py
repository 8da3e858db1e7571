"""A game of Karteneck looked back on: choices by what could be seen, the rest by what lay on the table."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from card_kit import CARDS, broken_off, played
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from heckmeck.cli import app
from heckmeck.notation import Record, read, write
from heckmeck.review import Review, Size, review
from heckmeck.review.data import review_json
from heckmeck.review.lines import review_lines
from heckmeck.review.page import review_page
from heckmeck.review.places import place_of
from heckmeck.rules.karteneck.actions import Pass, Play
from heckmeck.rules.karteneck.chances import Dealt, Drawn, TurnedUp
from heckmeck.rules.protocol import Action
from heckmeck.words import LANGUAGES, Words

LAST_ROUND = """
[game karteneck]
[players Ada, Ben]
[hand Ada 5 5 W20]
[hand Ben 1]
[stack Ada 16 18 20 22 24 26 28 30]
[stack Ben 17 19 21 23 25 27 29 31]
grill: 0 42
"""
"""Ben is ahead by three worms, there are nine on 42, and he has no worm card."""


def adds_up(found: Review) -> None:
    for seat, split in enumerate(found.splits):
        parts = [split.start, split.own_luck, split.own_choices, split.others_luck, split.others_choices]
        assert sum(parts) == pytest.approx(split.end, abs=1e-9)
        assert split.others_luck == 0.0, "cards are nobody's alone"
        drawn = sum([moment.gain(seat) for moment in found.moments if not moment.is_choice])
        assert split.own_luck == pytest.approx(drawn + split.correction, abs=1e-9), "what nobody could know is luck too"
        assert split.own_choices <= 0.0
    assert sum([split.start for split in found.splits]) == pytest.approx(1.0)
    assert sum([split.end for split in found.splits]) == pytest.approx(1.0)


@settings(max_examples=6, deadline=None)
@given(st.sampled_from([("sly", "random"), ("rooster", "thumb", "sly"), ("random",) * 4]), st.integers(0, 9), st.integers(0, 40))
def test_cards_and_choices_add_up_wherever_a_record_breaks_off(players: tuple[str, ...], seed: int, moves: int) -> None:
    record = broken_off(played(players, seed), moves)
    found = review(record)
    adds_up(found)
    assert len(found.moments) == len(record.moves)
    for moment in found.moments:
        for chances in (moment.stood, moment.before, moment.after, moment.stands):
            assert sum(chances) == pytest.approx(1.0)
            assert min(chances) >= 0.0
        assert moment.loss >= 0.0
    for one, other in zip(found.moments, found.moments[1:], strict=False):
        assert one.stands == other.stood


def test_a_whole_game_ends_with_its_outcome() -> None:
    record = played(("rooster", "sly", "random"), 1)
    found = review(record)
    adds_up(found)
    winners = CARDS.winners(record.end())
    assert found.finished
    assert found.luck == "cards"
    assert found.end == tuple([(seat in winners) / len(winners) for seat in range(3)])
    assert found.curve[-1] == found.end


def test_the_same_record_gives_the_same_review() -> None:
    record = broken_off(played(("sly", "rooster"), 2), 30)
    assert review(record) == review(record)


def test_a_turn_is_a_play_or_a_pass_with_its_draws() -> None:
    """K3-K5. What is dealt and turned up belongs to the turn that follows."""
    record = broken_off(played(("sly", "sly", "random"), 3), 60)
    found = review(record)
    for number, turn in enumerate(found.turns):
        moves = [moment.move for moment in found.moments if moment.turn == number]
        done = [move for move in moves if isinstance(move, Action)]
        assert len(done) == 1 or number == len(found.turns) - 1
        before = moves[: moves.index(done[0])] if done else moves
        assert all(isinstance(move, Dealt | TurnedUp) for move in before)
        assert all(isinstance(move, Drawn) for move in moves[len(before) + 1 :])
        assert turn.seat == turn.start.seat


def test_who_could_win_at_once_and_passes_blunders() -> None:
    """K6, K9: with the worm card in front Ada gets 42 and wins; without it she takes the 0 and loses."""
    found = review(read(LAST_ROUND + "Ada: pass"))
    (passed,) = found.decisions
    assert passed.size is Size.BLUNDER
    assert passed in found.mistakes
    assert isinstance(passed.best.action, Play)
    assert passed.loss > 0.5
    assert found.splits[0].own_choices == pytest.approx(-passed.loss)
    assert found.splits[1].others_choices == pytest.approx(passed.loss)


def test_a_choice_is_judged_by_what_could_be_seen() -> None:
    """Whatever Ben holds, Ada's choice was as good or bad as it was."""
    other = LAST_ROUND.replace("[hand Ben 1]", "[hand Ben W25]")
    one, two = [review(read(text + "Ada: 5 5 +1")) for text in (LAST_ROUND, other)]
    assert one.decisions[0].choices == two.decisions[0].choices
    assert one.moments[-1].stands != two.moments[-1].stands


def test_where_nothing_can_be_chosen_nothing_is_judged() -> None:
    """K5: whoever cannot play must pass."""
    found = review(read(LAST_ROUND.replace("5 5 W20", "5") + "Ada: 5 +5\nBen: pass +1 +1\nAda: pass"))
    assert [moment.move for moment in found.moments if moment.is_choice] == [Play((5,)), Pass(), Pass()]
    assert found.moments[-1].choices == ()
    assert found.moments[-1].gain(0) == 0.0
    assert found.finished


def test_a_record_without_moves_stands_evenly() -> None:
    found = review(Record(CARDS, ("Ada", "Ben", "Cleo"), CARDS.new(3)))
    assert found.end == pytest.approx((1 / 3,) * 3, abs=0.06)
    assert found.moments == ()


def test_places_are_in_the_notation_of_records() -> None:
    record = read(LAST_ROUND + "Ada: 5 5 +1\nBen: 1 +2\nAda: W20 +3\nBen: pass +4 +4")
    found = review(record)
    assert [place_of(record, found, moment) for moment in found.moments] == [
        *("grill: 0 42", "Ada:", "Ada: 5 5 +1", "Ben:", "Ben: 1 +2", "Ada:", "Ada: W20 +3"),
        *("Ben:", "Ben: pass +4", "Ben: pass +4 +4"),
    ]
    dealt = broken_off(played(("sly", "sly"), 3), 1)
    found = review(dealt)
    assert place_of(dealt, found, found.moments[0]).startswith("[hand Ada ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_as_text_and_as_a_page(language: str) -> None:
    record = broken_off(played(("random", "sly", "random"), 5), 50)
    found = review(record)
    words = Words(language)
    lines = list(review_lines(record, found, words))
    assert words.say("review-cards") in lines[2]
    assert words.say("review-own-dice") not in lines[2]
    assert any(words.say("review-size-blunder") in line for line in lines)
    page = ElementTree.fromstring(review_page(record, found, words).partition("\n")[2])
    assert len(list(page.iter("details"))) == len(found.turns)
    assert len(list(page.iter("polyline"))) == 3


def test_json_has_every_move() -> None:
    record = broken_off(played(("sly", "random"), 5), 30)
    told: Any = json.loads(json.dumps(review_json(record, review(record))))
    assert told["luck"] == "cards"
    assert len(told["moves"]) == 30
    dealt, grill, acted, drawn = told["moves"][:4]
    assert (dealt["move"]["chance"], dealt["player"]) == ("deal", None)
    assert (grill["move"]["chance"], grill["player"]) == ("grill", None)
    assert (acted["player"], drawn["player"]) == ("Ada", "Ada")
    assert all(len(choice["chances"]) == 2 for choice in acted["choices"])


def test_the_command_looks_back_on_cards(tmp_path: Path) -> None:
    file = tmp_path / "cards.hmk"
    file.write_text(write(broken_off(played(("sly", "random"), 5), 30)))
    told = CliRunner().invoke(app, ["review", str(file), "--language", "en"])
    assert told.exit_code == 0
    assert "the cards" in told.stdout


WITHOUT_KERNEL = """
import sys
sys.modules["heckmeck.kernel._kernel"] = None
from heckmeck.cli import run
sys.argv = ["heckmeck", "review", sys.argv[1], "--language", "en"]
run()
"""


def test_without_the_kernel_the_command_says_that_there_is_no_review(tmp_path: Path) -> None:
    file = tmp_path / "cards.hmk"
    file.write_text(LAST_ROUND)
    told = subprocess.run([sys.executable, "-c", WITHOUT_KERNEL, str(file)], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert "A review of Karteneck needs the compiled kernel" in told.stderr
    assert "Traceback" not in told.stderr
