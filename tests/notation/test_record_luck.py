"""The headers that verify a game's dice, and what luck did as JSON."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from record_kit import HERE, ORIGINAL, Played, kept, played_games, refuses

from heckmeck.notation import FailedRound, Proof, chance_json, read, read_chance
from heckmeck.rules import Chance, game
from heckmeck.rules.dice import Rolled
from heckmeck.rules.karteneck.chances import Dealt, Drawn, TurnedUp

SHA = "ab" * 32
SECRET = "0f" * 32
NUMBER = "12" * 16
HEADER = f"[luck {SHA} {SECRET} {NUMBER} -]\n"


def test_the_header_is_kept_with_the_record() -> None:
    assert kept(ORIGINAL + HEADER).proof == Proof(SHA, SECRET, (NUMBER, ""))


def test_a_game_that_is_not_over_keeps_its_secret() -> None:
    assert kept(ORIGINAL + f"[luck {SHA} - {NUMBER} {NUMBER}]\n").proof == Proof(SHA, None, (NUMBER, NUMBER))


def test_a_record_without_it_has_no_proof_and_is_another_record() -> None:
    assert read(ORIGINAL).proof is None
    assert read(ORIGINAL) != read(ORIGINAL + HEADER)


@pytest.mark.parametrize("told", ["", f" {SHA}", f" {SHA} {SECRET} {NUMBER}", f" {SHA} {SECRET} - - -"])
def test_it_has_a_number_for_every_seat(told: str) -> None:
    refuses(ORIGINAL + f"[{HERE}luck{told}]\n", "luck_count", expected=["luck"], seats=2, says=["2 seats"])


@pytest.mark.parametrize(
    ("told", "text"),
    [
        (f"{HERE}- {SECRET} - -", "-"),
        (f"{HERE}{SHA[1:]} {SECRET} - -", SHA[1:]),
        (f"{SHA} {HERE}{SECRET.upper()} - -", SECRET.upper()),
        (f"{SHA} {SECRET} - {HERE}{NUMBER[1:]}", NUMBER[1:]),
        (f"{SHA} {SECRET} {HERE}{'a' * 129} -", "a" * 129),
        (f"{SHA} {SECRET} {HERE}hello -", "hello"),
    ],
)
def test_what_is_no_number_of_the_right_length_is_refused_where_it_stands(told: str, text: str) -> None:
    error = refuses(ORIGINAL + f"[luck {told}]\n", "bad_luck", expected=["luck"])
    assert text.startswith(str(error.details["text"]).removesuffix("…"))


# Commitments

COMMITMENT = "cd" * 32
OTHER = "ef" * 32
COMMITTED = f"[committed {SHA} {SECRET} {COMMITMENT}={NUMBER} -]\n"
FAILED = f"[failed Ben {OTHER} {SECRET} {COMMITMENT}={NUMBER} {OTHER}=-]\n"


def test_commitments_stand_with_their_numbers() -> None:
    assert kept(ORIGINAL + COMMITTED).proof == Proof(SHA, SECRET, (NUMBER, ""), (COMMITMENT, ""))
    assert kept(ORIGINAL + COMMITTED.replace(SECRET, "-")).proof == Proof(SHA, None, (NUMBER, ""), (COMMITMENT, ""))


def test_failed_rounds_stand_behind_them_in_their_order() -> None:
    """Whoever did not open a number may have left, so the name need not be one of the players."""
    other = FailedRound("Zoe", SHA, SECRET, ("", OTHER), ("", ""))
    text = ORIGINAL + COMMITTED + FAILED + f"[failed Zoe {SHA} {SECRET} - {OTHER}=-]\n"
    proof = kept(text).proof
    assert proof is not None
    assert proof.failed == (FailedRound("Ben", OTHER, SECRET, (COMMITMENT, OTHER), (NUMBER, "")), other)


def test_a_record_has_one_scheme() -> None:
    text = ORIGINAL + COMMITTED + HEADER.replace("luck", f"{HERE}luck")
    refuses(text, "luck_and_committed", expected=["header", "turn"])


def test_a_failed_round_alone_is_no_proof() -> None:
    refuses(
        ORIGINAL + FAILED.replace("failed", f"{HERE}failed"), "header_missing", expected=["the-header committed"], key="committed"
    )


@pytest.mark.parametrize("told", ["", f" {SHA}", f" {SHA} {SECRET} {COMMITMENT}={NUMBER}", f" {SHA} {SECRET} - - -"])
def test_there_is_a_commitment_for_every_seat(told: str) -> None:
    refuses(ORIGINAL + f"[{HERE}committed{told}]\n", "committed_count", expected=["committed"], seats=2, says=["2 seats"])
    text = ORIGINAL + COMMITTED + f"[{HERE}failed Ben{told}]\n"
    refuses(text, "committed_count", expected=["failed"], seats=2, says=["2 seats"])


@pytest.mark.parametrize(
    "told",
    [f"{HERE}- {SECRET} - -", f"{HERE}{SHA[1:]} {SECRET} - -", f"{SHA} {HERE}{SECRET.upper()} - -", f"{SHA} {HERE}hello - -"],
)
def test_what_is_no_secret_is_refused_where_it_stands(told: str) -> None:
    refuses(ORIGINAL + f"[committed {told}]\n", "bad_luck", expected=["committed"])


@pytest.mark.parametrize(
    "pair",
    [
        COMMITMENT,
        f"{COMMITMENT}=-",
        f"{COMMITMENT}=",
        f"={NUMBER}",
        f"-={NUMBER}",
        f"{COMMITMENT}={NUMBER}1",
        f"{COMMITMENT}={'a' * 130}",
    ],
)
def test_what_is_no_commitment_with_its_number_is_refused_where_it_stands(pair: str) -> None:
    """A number may be missing in a failed round alone."""
    refuses(ORIGINAL + f"[committed {SHA} {SECRET} - {HERE}{pair}]\n", "bad_commitment", expected=["commitment"])


def test_a_failed_round_has_a_name_and_tells_its_secret() -> None:
    text = ORIGINAL + COMMITTED
    refuses(text + FAILED.replace("Ben", f"{HERE}grill"), "name_grill", expected=["name"])
    refuses(text + FAILED.replace(SECRET, f"{HERE}-"), "bad_luck", expected=["committed"])


CHANCES: list[tuple[Chance, dict[str, Any]]] = [
    (Rolled((2, 0, 0, 1, 0, 1)), {"chance": "roll", "dice": "114W"}),
    (Rolled((0, 0, 0, 0, 0, 0), golden=6), {"chance": "roll", "dice": "*W"}),
    (Dealt([[3, 1], [6, 2]]), {"chance": "deal", "hands": [["1", "3"], ["2", "W1"]]}),
    (TurnedUp([30, 18]), {"chance": "grill", "portions": [18, 30]}),
    (Drawn(17), {"chance": "draw", "card": "W12"}),
]


@pytest.mark.parametrize(("chance", "told"), CHANCES)
def test_a_chance_and_its_json(chance: Chance, told: dict[str, Any]) -> None:
    rules = game("deluxe" if isinstance(chance, Rolled) else "karteneck")
    assert chance_json(rules, chance) == told
    assert read_chance(rules, told) == chance


@given(played_games(most=60))
@settings(max_examples=20)
def test_every_chance_of_a_game_there_and_back(played: Played) -> None:
    for move in played.moves:
        if isinstance(move, Chance):
            assert read_chance(played.game, chance_json(played.game, move)) == move


@pytest.mark.parametrize(
    "told",
    [{}, {"chance": "roll"}, {"chance": "roll", "dice": "7"}, {"chance": "draw", "card": "W99x"}, {"chance": "luck"}],
)
def test_anything_else_is_no_chance(told: dict[str, Any]) -> None:
    for name in ("deluxe", "karteneck"):
        with pytest.raises(ValueError, match=r"^(\{.*\}|.*W99x.*)$"):
            read_chance(game(name), told)


def test_a_chance_of_no_game_has_no_json() -> None:
    for name in ("deluxe", "karteneck"):
        with pytest.raises(TypeError):
            chance_json(game(name), Chance())
