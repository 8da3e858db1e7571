"""The id of a position: short, readable, safe in an address, and the same position when it is read again."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from record_kit import ORIGINAL, Played, catalogue, expectations, play_at_random, played_games

from heckmeck.kind import Missing
from heckmeck.notation import RecordError, is_id, read, read_id, write_id
from heckmeck.notation.forms import form_of
from heckmeck.notation.position_id import LONGEST
from heckmeck.rules import game
from heckmeck.rules.dicegame import DiceState
from heckmeck.rules.registry import REGISTRY
from heckmeck.rules.turn import ROLL
from heckmeck.words import LANGUAGES, tell_error

DICE_GAMES = ("original", "extrawurm", "deluxe")


@pytest.mark.long
@given(played_games(DICE_GAMES))
@settings(max_examples=60)
def test_every_state_of_whole_games_comes_back(played: Played) -> None:
    """Including dice in the air, open questions and the end of the game."""
    for state in played.states:
        text = write_id(played.game, state)
        assert read_id(text) == (played.game, state), text


@pytest.mark.parametrize("id", DICE_GAMES)
def test_every_state_of_one_game_comes_back(id: str) -> None:
    rules = game(id)
    for state in play_at_random(rules, 3, 1, seed=1).states:
        assert read_id(write_id(rules, state)) == (rules, state)


@pytest.mark.long
@given(played_games(DICE_GAMES, most=300))
@settings(max_examples=30)
def test_an_id_is_short_and_safe_in_an_address_and_on_a_command_line(played: Played) -> None:
    for state in played.states:
        text = write_id(played.game, state)
        assert re.fullmatch("[A-Za-z0-9,_-]+", text)
        assert quote(text, safe=",") == text
        assert len(text) <= LONGEST // 2
        assert is_id(text)


@pytest.mark.parametrize("id", DICE_GAMES)
def test_house_rules_have_different_values(id: str) -> None:
    """An id names house rules by their values alone."""
    values = [value for possible in REGISTRY[id].options.values() for value in possible]
    assert len(set(values)) == len(values)


DELUXE = "[game deluxe]\n[players Ada, Ben]\n"
GOLDEN = DELUXE + "[grill 11 13 21-26 28-36]\n[stack Ada 27]\n[specialist Ada golden_die]\n"
WEASEL = DELUXE + "[grill 11 13 21-24 26-36]\n[stack Ada 25]\n[specialist Ada weasel]\n"
NO_SUPPLY = "[game extrawurm]\n[players Ada, Ben, Cleo]\n[bratworms Ada 1]\n[bratworms Ben 3]\n[bratworms Cleo 3]\n"
SCENES = {
    ORIGINAL: "original_21-36_-_-_1",
    DELUXE: "deluxe_11c,13,21h,22,23r,24,25w,26,27g,28,29a,30-36_-_-_1",
    DELUXE + "[options golden_die=plain lower=any turn_over=every]\n[grill 21]\n[stack Ben 11 13 22 23 24 25 26"
    " 27 28 29 30 31 32 33 34 35 36]\n[bratworms Ada 2]\n[first Ben]": (
        "deluxe,any,every,plain_21_b2_11,13,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36_2"
    ),
    ORIGINAL + "Ada: 44412W35>4 4423W>W 55WW>5 stop\nBen: 33112445>3 445121>4 52W1": "original_21-26,28-36_27_-_2,3344,125W",
    ORIGINAL + "Ada: 44412W35>4": "original_21-36_-_-_1,444",
    ORIGINAL + "[grill 21 31-36x]\n[stack Ada 22 23 24 25]\n[stack Ben 26 27 28 29 30]": "original_21_22,23,24,25_26,27,28,29,30_1",
    ORIGINAL + "[grill]\n[stack Ada 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36]": (
        "original_-_21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36_-_1"
    ),
    GOLDEN + "Ada: 12345555*1": "deluxe_11,13,21-26,28-36_27,g_-_1,-,12345555g1",
    GOLDEN + "Ada: 12345555*1>5": "deluxe_11,13,21-26,28-36_27,g_-_1,5555,g",
    GOLDEN + "Ada: 12345555*1>1": "deluxe_11,13,21-26,28-36_27,g,b1_-_1,11g",
    GOLDEN + "Ada: 12345555>5": "deluxe_11,13,21-26,28-36_27,g_-_1,5555",
    GOLDEN + "Ada: 11112222*W>1 2222*1>2 *W": "deluxe_11,13,21-26,28-36_27,g,b1_-_1,11112222,gW",
    WEASEL + "Ada: 55123444>5 555555": "deluxe_11,13,21-24,26-36_25,w_-_1,55,555555",
    WEASEL + "Ada: 55123444~11155522>5 12344": "deluxe_11,13,21-24,26-36_25,w_-_1,555,12344,weasel",
    ORIGINAL + "[options lower=any]\n[grill 21 24x 25 29]\n[stack Ben 22 23 26 27 28 30 31 32 33 34 35 36]\n"
    "Ada: 12355WWW>W 11555>5 stop": "original,any_21,25,29_-_22,23,26,27,28,30,31,32,33,34,35,36_1,555WWW,take",
    NO_SUPPLY + "[grill 11 13 21-36]\nAda: 11345555>1": "extrawurm_11,13,21-36_b1_b3_b3_1,11,from",
    NO_SUPPLY + "[grill 11 13 21-31 32/raven 33-36]\nAda: WWW44423>W 44423>4 23>3 2>2": (
        "extrawurm_11,13,21-31,33-36_32,b1_b3_b3_1,23444WWW,raven"
    ),
    DELUXE + "[grill 11 13 21 22 23 24/weasel 25 26 28-36]\n[stack Ada 27]\n[specialist Ada golden_die]\n"
    "Ada: WWW44122>W 44122>4 122>1 stop": "deluxe_11,13,21-23,25-26,28-36_27,24_-_1,144WWW,keep-gw",
}


@pytest.mark.parametrize(("record", "text"), SCENES.items())
def test_positions_and_their_ids(record: str, text: str) -> None:
    read_record = read(record)
    assert write_id(read_record.game, read_record.end()) == text
    assert read_id(text) == (read_record.game, read_record.end())


def test_dice_in_the_air() -> None:
    for text in ("original_21-36_-_-_1,-,air", "deluxe_11,13,21-26,28-36_27,g_-_1,5555,airg"):
        rules, state = read_id(text)
        assert rules.chances(state) is not None
        assert write_id(rules, state) == text


def test_an_id_may_be_written_by_hand() -> None:
    """The order of dice, portions of the grill and things of a seat says nothing, and a default may be written out."""
    rules, state = read_id("deluxe,print,next_28-36,13,11,21-26_b1,g,27_-_1,W55,g")
    assert write_id(rules, state) == "deluxe_11,13,21-26,28-36_27,g,b1_-_1,55W,g"


REFUSED = [
    ("", "bad_id", None),
    ("original", "bad_id", None),
    ("original_21-36", "bad_id", None),
    ("_21-36_-_-_1", "bad_id", None),
    ("original_21-36_-_-_1" + "-" * LONGEST, "bad_id", None),
    ("chess_21-36_-_-_1", "no_such_game", None),
    ("karteneck_21-36_-_-_1", "no_position_ids", None),
    ("karteneck,any_21-36_-_-_1", "no_such_house_rule", None),
    ("original,plain_21-36_-_-_1", "no_such_house_rule", None),
    ("original,any,next_21-36_-_-_1", "no_such_house_rule", None),
    # The grill
    ("original__-_-_1", "bad_grill", None),
    ("original_21-_-_-_1", "bad_grill", None),
    ("original_36-21_-_-_1", "bad_grill", None),
    ("original_21-22h_-_-_1", "bad_grill", None),
    ("original_21x_-_-_1", "bad_grill", None),
    ("original_٢١_-_-_1", "bad_grill", None),
    ("original_20-36_-_-_1", "no_such_portion", "C1"),
    ("original_21-99_-_-_1", "no_such_portion", "C1"),
    ("original_21,21-36_-_-_1", "portion_twice", "C1"),
    ("original_21h,22-36_-_-_1", "no_such_specialist", "C5"),
    # The seats
    ("original_21-36__-_1", "bad_seat", None),
    ("original_21-36_x_-_1", "bad_seat", None),
    ("original_21-36_b0_-_1", "bad_seat", None),
    ("extrawurm_21-36_h,c_-_1", "bad_seat", None),
    ("extrawurm_21-36_b1,b1_-_1", "bad_seat", None),
    ("original_21-36_21_-_1", "portion_twice", "C1"),
    ("original_21-36_b1_-_1", "number_of_bratworms", "C4"),
    ("extrawurm_21-36_b4_b4_1", "number_of_bratworms", "C4"),
    ("extrawurm_21-36_r_-_1", "raven_held", "S-raven"),
    ("extrawurm_21h,22-36_h_-_1", "specialist_twice", "C5"),
    ("original_21-36_-_1", "number_of_players", "0"),
    ("original_21-36_-_-_-_-_-_-_-_-_1", "number_of_players", "0"),
    # The turn
    ("original_21-36_1", "bad_turn", None),
    ("original_21-36_-_-_", "bad_turn", None),
    ("original_21-36_-_-_0", "bad_turn", None),
    ("original_21-36_-_-_3", "bad_turn", None),
    ("original_21-36_-_-_01", "bad_turn", None),
    ("original_21-36_-_-_1,", "bad_turn", None),
    ("original_21-36_-_-_1,-", "bad_turn", None),
    ("original_21-36_-_-_1,6", "bad_turn", None),
    ("original_21-36_-_-_1,1234512345", "bad_turn", None),
    ("original_21-36_-_-_1,55,", "bad_turn", None),
    ("original_21-36_-_-_1,55,123444,1", "bad_turn", None),
    ("original_21-36_-_-_1,55,keep-h", "bad_turn", None),
    ("original_21-36_-_-_1,55,take,from", "bad_turn", None),
    ("original_21-36_-_-_1,111122223", "not_eight_dice", "C2"),
    ("original_21-36_-_-_1,55,1234", "wrong_number_of_dice", "T1"),
    ("original_21-36_-_-_1,5555,5555", "roll_failed", "T5"),
    ("original_21-36_-_-_1,5555WWWW", "no_dice_left", "T3"),
    ("original_21-36_-_-_1,5555WWWW,air", "no_dice_left", "T3"),
    ("original_21-36_-_-_1,-,weasel", "nothing_to_roll_again", "S-weasel"),
    ("original_21-36_-_-_1,55,weasel", "no_weasel", "S-weasel"),
    ("original_21-36_-_-_1,55,g", "no_golden_die", "S-gold"),
    ("original_21-36_-_-_1,55g", "no_golden_die", "S-gold"),
    ("original_21-36_-_-_1,55,12344g1", "no_golden_die", "S-gold"),
    ("deluxe_11,13,21-26,28-36_27,g_-_1,-,g", "golden_die_not_rolled", "S-gold"),
    ("deluxe_11,13,21-26,28-36_27,g_-_1,1g,g", "golden_die_twice", "S-gold"),
    ("deluxe_11,13,21-26,28-36_27,g_-_1,55g", "golden_die_not_aside", "C3"),
    ("deluxe_11,13,21-26,28-36_27,g_-_1,55,123444g3", "golden_die_has_no_such_face", "C3"),
    ("original_21-36_-_-_1,55W,take", "no_such_question", "T9"),
    ("original,any_21-36_-_-_1,555WWW,12,take", "no_such_question", "T9"),
    ("original,any_21-36_-_-_1,-,take", "no_such_question", "T9"),
    ("original,any_21-36_-_-_1,55555,take", "no_such_question", "T9"),
    ("extrawurm_11,13,21-36_-_-_-_1,11,from", "no_such_question", "B2"),
    ("extrawurm_11,13,21-36_b1_b3_b3_1,1,from", "no_such_question", "B2"),
    ("extrawurm_11,13,21-36_b4_b3_-_1,11,from", "no_such_question", "B2"),
    ("extrawurm_11,13,21r,22-36_b1_b3_b3_1,W,raven", "no_such_question", "B2"),
    ("original_21-36_-_-_1,W,keep-gw", "no_such_question", "S3"),
    ("deluxe_11,13,21-36_-_-_1,W,keep-gg", "no_such_question", "S3"),
    ("deluxe_11,13,21-36_-_-_1,W,keep-gr", "no_such_question", "S3"),
    ("deluxe_11,13,21-36_h_-_1,W,keep-gw", "no_such_question", "S3"),
    ("original_-_21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36_-_1,55", "game_over", "E1"),
]


@pytest.mark.parametrize(("text", "reason", "rule"), REFUSED)
def test_what_is_refused_and_why(text: str, reason: str, rule: str | None) -> None:
    with pytest.raises(RecordError) as refusal:
        read_id(text)
    error = refusal.value
    assert (error.reason, error.rule) == (reason, rule)
    for language in LANGUAGES:
        sentence = tell_error(catalogue(language), error)
        assert sentence
        assert "\n" not in sentence


def test_a_refusal_quotes_what_is_wrong_and_says_what_to_write() -> None:
    with pytest.raises(RecordError) as refusal:
        read_id("original_21-36,4x_-_-_1")
    assert expectations(refusal.value) == ("id-grill",)
    assert tell_error(catalogue("en"), refusal.value) == (
        "4x is not a portion on the grill. Expected a portion such as 27, 21-25, or 27g with the golden die on it."
    )


def test_cards_have_no_ids() -> None:
    """Their positions have secrets, and are written as records."""
    rules = game("karteneck")
    with pytest.raises(Missing) as missing:
        write_id(rules, rules.new(2))
    assert missing.value.reason == "no_position_ids"
    for method in (lambda: form_of(rules).id_fields(rules, None), lambda: form_of(rules).read_id(rules, [])):
        with pytest.raises(NotImplementedError):
            method()


@pytest.mark.parametrize(("text", "meant"), [("original_21-36_-_-_1", True), ("deluxe,any_x_y", True), ("game.hmk", False)])
def test_an_id_is_no_file(text: str, meant: bool) -> None:
    assert is_id(text) is meant


def test_a_state_within_a_turn_is_played_on() -> None:
    rules, state = read_id("original_21-36_-_-_1,555")
    assert isinstance(state, DiceState)
    assert ROLL in rules.legal(state)
