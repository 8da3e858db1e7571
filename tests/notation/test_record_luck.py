"""The header `luck`, which verifies a game's dice, and what luck did as JSON."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from record_kit import HERE, ORIGINAL, Played, kept, played_games, refuses

from heckmeck.notation import Proof, chance_json, read, read_chance
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
