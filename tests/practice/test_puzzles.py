"""Puzzles: their file, which one comes when, and how they are found."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from itertools import islice

import pytest

from heckmeck import kernel
from heckmeck.forecast.net import load
from heckmeck.forecast.outlook import Outlook
from heckmeck.kind import Missing, kind_of, kinds
from heckmeck.notation import read_id
from heckmeck.practice.dice_finding import find_puzzles
from heckmeck.practice.dice_puzzles import exact_chances, level_of, prove, theme_of, weigh
from heckmeck.practice.making import Making
from heckmeck.practice.own import puzzle_at
from heckmeck.practice.picking import FIRST_DAY, all_puzzles, chosen, daily, daily_puzzles, number_of
from heckmeck.practice.puzzle import SURE, BadPuzzle, Puzzle, read_puzzles, write_puzzle
from heckmeck.rules import game
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.turn import STOP

LINE = "original_21-36_-_-_1,-,1234445W face easy 3 5.21 0.61 96"


def dice(text: str) -> tuple[DiceGame, DiceState]:
    rules, state = read_id(text)
    assert isinstance(rules, DiceGame)
    assert isinstance(state, DiceState)
    return rules, state


# The file


def test_comments_and_empty_lines_do_not_count() -> None:
    (puzzle,) = read_puzzles(["; puzzles", "", LINE + " ; a good one"])
    assert (puzzle.game, puzzle.theme, puzzle.gap, puzzle.error, puzzle.games) == ("original", "face", 0.0521, 0.0061, 96)
    assert str(puzzle.best()) == "LayAside(face=4)"


@pytest.mark.parametrize(
    "line",
    [
        "original_21-36_-_-_1",
        LINE.partition(" ")[2],
        LINE + " 1",
        LINE.replace("easy", "nice"),
        LINE.replace("5.21", "much"),
        LINE.replace(" 3 ", " x "),
    ],
)
def test_a_line_that_is_no_puzzle_is_named(line: str) -> None:
    with pytest.raises(BadPuzzle, match="line 2 is not a puzzle") as bad:
        read_puzzles([LINE, line])
    assert bad.value.line == 2


def test_a_position_without_an_id_is_a_record_in_one_line() -> None:
    record = "[game karteneck] / [players Ada, Ben] / [hand Ada 1 3 3 4 W5 W12] / [hand Ben 1 2 2 5 5 W7] / grill: 0 18"
    line = f"{record} play_or_pass easy 3 5.21 0.61 96"
    (puzzle,) = read_puzzles([line])
    assert (puzzle.position, puzzle.game, write_puzzle(puzzle)) == (record, "karteneck", line)
    assert repr(puzzle.best()) == "Play(cards=(3, 3))"


# Which one comes when


def test_a_day_has_one_puzzle_and_every_puzzle_its_day() -> None:
    count = len(daily_puzzles())
    days = [daily(FIRST_DAY + timedelta(days=day)) for day in range(count)]
    assert days == list(daily_puzzles())
    assert daily(FIRST_DAY + timedelta(days=count)) == days[0]
    assert daily(FIRST_DAY - timedelta(days=1)) == days[-1]


def test_puzzles_that_are_added_change_no_day_of_the_others() -> None:
    for day in range(2000):
        assert number_of(FIRST_DAY + timedelta(days=day), 2000) == number_of(FIRST_DAY + timedelta(days=day), 3000) == day


def test_practice_by_game_theme_and_level() -> None:
    some = chosen(all_puzzles(), "deluxe", "specialist", "hard")
    assert some
    assert {(puzzle.game, puzzle.theme, puzzle.level) for puzzle in some} == {("deluxe", "specialist", "hard")}
    assert chosen(all_puzzles()) == list(all_puzzles())
    assert chosen(all_puzzles(), theme="cards") == []


def test_the_days_are_the_dice_games_alone() -> None:
    """Puzzles of another kind must not move those of any day, before the first one either."""
    assert {puzzle.game for puzzle in daily_puzzles()} == {"original", "extrawurm", "deluxe"}
    assert all_puzzles()[: len(daily_puzzles())] == daily_puzzles()
    assert daily(date(2026, 10, 1)) == daily_puzzles()[-31]


def test_every_theme_of_every_kind_has_puzzles() -> None:
    for kind in kinds():
        assert {puzzle.theme for puzzle in kind.puzzles()} == set(kind.puzzle_themes)


# What a decision is about


@pytest.mark.parametrize(
    ("position", "theme"),
    [
        ("original_21-36_-_-_1,-,1234445W", "face"),
        ("original_21-36_-_-_1,55WWW", "stop_or_roll"),
        ("original_21-24,26-36_-_25_1,55WWW", "steal"),
        ("original_21-23_-_25_1,55WWW", "endgame"),
        ("original_21-36_-_-_1,-,44444444", None),  # one choice is none
        ("original_21-36_-_-_1,55W", None),  # a stop would win nothing
        ("original_21-36_-_-_1", None),
        ("deluxe_11c,13,21h,22,23r,24,26,27g,28,29a,30-36_25,w_-_1,-,1234445W", "specialist"),
        ("deluxe_11c,13,21h,22,23r,24,26,27g,28,29a,30-36_25,w_-_1,5W,55W5WW", None),  # the weasel or nothing
        ("extrawurm_21-36_w_-_1,5555W,55W", None),  # as before, whatever lies aside
        ("deluxe_11c,13,21h,22,23r,24,25w,26,28,29a,30-36_27,g_-_1", None),
        ("deluxe_11c,13,21h,22,23r,24,26,28,29a,30-36_27,25_-_1,44455W,keep-gw", "specialist"),
        ("original,any_21-24_-_36_1,55WWWW,take", None),
    ],
)
def test_what_a_decision_is_about(position: str, theme: str | None) -> None:
    assert theme_of(*dice(position)) == theme


def test_a_level_says_who_goes_wrong() -> None:
    """The position shows it: one worm more is less than the win."""
    rules, state = dice("deluxe_28w_11,13,26,31,25,23,27,b4_24,21,32,22,c,b3_1,55WW,2445")
    assert level_of(rules, state, rules.legal(state)[1]) == "hard"
    rules, state = dice("original_21-36_-_-_1,55WWW")
    assert level_of(rules, state, STOP) == "hard"


# Proofs


def test_an_exact_proof() -> None:
    rules, state = dice("original_21_22_23_1,55W,12445")
    exact = exact_chances(rules, state)
    assert exact is not None
    weighed = weigh(Outlook(rules, load("original", 2)), state)
    assert weighed == pytest.approx(exact, abs=0.05)
    proof = prove(rules, state, exact, 1)
    assert proof is not None
    assert (proof.error, proof.games) == (0, 0)
    assert proof.gap == pytest.approx(sorted(exact)[-1] - sorted(exact)[-2])
    # The wrong answer has a gap below zero.
    wrong = prove(rules, state, [-chance for chance in exact], 1)
    assert wrong is not None
    assert wrong.gap < 0


def test_no_proof_where_nothing_is_clear() -> None:
    rules, state = dice("original_21-26,28-36_27_-_2,444W,1235")
    weighed = weigh(Outlook(rules, load("original", 2)), state)
    assert exact_chances(rules, state) is None
    assert prove(rules, state, weighed, 1) is None
    # Neither can a roll-out confirm what is wrong.
    assert prove(rules, state, [1.0, 0.0, 0.0, 0.0], 1) is None


# Finding


def test_puzzles_are_found_in_games_and_the_same_seed_finds_the_same() -> None:
    rules = game("original")
    wanted = ("face", "easy")

    def found(seed: int) -> list[Puzzle | None]:
        search = find_puzzles(rules, 2, seed, lambda theme, level: (theme, level) == wanted)
        return list(islice(search, 4))

    first = found(1)
    assert first == found(1) != found(2)
    for puzzle in first:
        assert puzzle is None or (puzzle.theme, puzzle.level) == wanted


def test_no_sort_gets_more_than_its_part() -> None:
    made = [puzzle for puzzle in Making(game("original"), 2, 7, 30, 1).run() if puzzle is not None]
    assert len(made) <= 7
    assert max(Counter((puzzle.theme, puzzle.level) for puzzle in made).values()) == 1
    assert all(puzzle.gap >= SURE * puzzle.error for puzzle in made)
    again = [puzzle for puzzle in Making(game("original"), 2, 7, 30, 1, made).run() if puzzle is not None]
    assert not {puzzle.position for puzzle in made} & {puzzle.position for puzzle in again}


@pytest.mark.parametrize("id", ["original", "karteneck"])
def test_without_the_kernel_nothing_can_be_found(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "instruction_set", lambda: None)
    rules = game(id)
    with pytest.raises(Missing, match="compiled kernel"):
        kind_of(rules).find_puzzles(rules, 2, 1, lambda *_: True)


def test_the_day_of_a_date() -> None:
    assert daily(date(2026, 11, 18)) == daily_puzzles()[17]
    known = "deluxe_13,24w,26h,32r,33c,34-35_11,30,28,25,31,27,22,b1_29,23,21,b3_1,345WWg,keep-ga"
    assert daily(date(2026, 11, 18)).position == known


# Any position


def test_a_decision_is_proven_or_an_estimate() -> None:
    found = [puzzle_at(*dice(puzzle.position)) for puzzle in all_puzzles()[:8]]
    for own, puzzle in zip(found, all_puzzles(), strict=False):
        assert (own.position, own.theme, own.level, own.answer) == (puzzle.position, puzzle.theme, puzzle.level, puzzle.answer)
        assert own.estimate or own.gap >= SURE * own.error
        # An estimate has neither an error nor games.
        assert not own.estimate or (own.error, own.games) == (0.0, 0)
    assert not all(own.estimate for own in found)


def test_two_choices_that_are_alike_are_no_proof() -> None:
    own = puzzle_at(*dice("original_21-26,28-36_27_-_2,444W,1235"))
    assert own.estimate
    assert 0 <= own.gap < 0.01


def test_what_is_proven_to_be_wrong_is_no_proof() -> None:
    """The forecast errs a little here."""
    decision = dice("original_33,34_29_23_1,55W,3444W")
    exact, own = exact_chances(*decision), puzzle_at(*decision)
    assert exact is not None
    assert exact[own.answer] < max(exact)
    assert (own.estimate, own.gap > 0, own.games) == (True, True, 0)
