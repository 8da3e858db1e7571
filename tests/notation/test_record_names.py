"""The players of a record: their names, and how many there are."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from record_kit import HERE, body, caught, expectations, kept, refuses

from heckmeck.notation import RecordError, read, write
from heckmeck.notation.scan import Word, check_visible_name
from heckmeck.rules import GAMES
from heckmeck.words import Words, tell_error


def players(names: str) -> str:
    return f"[game original]\n[players {names}]\n"


# Names


@pytest.mark.parametrize(
    "name", ["A", "X" * 24, "Oma_Inge", "_", "李", "Zoë", "O'Neill", "Ada/2", "stop", "pass", "Grill", "7", "+1", "~>4", "🐔"]
)
def test_names_of_1_to_24_characters_are_names(name: str) -> None:
    record = kept(players(f"{name}, Ben"))
    assert record.names == (name, "Ben")


@pytest.mark.parametrize("names", ["Ada, , Ben", "Ada,", ", Ben", "Ada, " + "X" * 25, "Ada, " + "ä" * 25, " "])
def test_names_of_other_lengths_are_refused(names: str) -> None:
    error = caught(players(names))
    assert (error.reason, error.line, expectations(error)) == ("name_length", 2, ("name",))


def test_a_name_too_long_is_refused_where_it_begins() -> None:
    refuses(players(f"Ada,   {HERE}{'X' * 25}, Ben"), "name_length", expected=["name"], most=24)


def test_the_players_have_names() -> None:
    refuses(f"[game original]\n[players{HERE}]\n", "name_length", expected=["name"])


@pytest.mark.parametrize("character", [":", "=", "*", " ", "\t", "\u00a0", "\u2003", "\u2028", "\u3000"])
def test_white_space_and_signs_of_the_notation_are_not_in_names(character: str) -> None:
    told = "\ufffd" if character.isspace() else character
    number = f"U+{ord(character):04X}"
    refuses(players(f"Ada, {HERE}B{character}n"), "name_characters", expected=["name"], character=told, number=number)


UNSEEN = {
    "zero width space": "\u200b",
    "zero width joiner": "\u200d",
    "right-to-left override": "\u202e",
    "right-to-left isolate": "\u2067",
    "soft hyphen": "\u00ad",
    "byte order mark": "\ufeff",
    "tag": "\U000e0041",
    "unassigned": "\u0378",
    "noncharacter": "\uffff",
    "private use": "\ue000",
    "Hangul filler": "\u3164",
    "halfwidth Hangul filler": "\uffa0",
    "grapheme joiner": "\u034f",
    "variation selector": "\ufe0f",
    "Braille blank": "\u2800",
    "deprecated format": "\u206a",
    "Tifinagh joiner": "\u2d7f",
    "Brahmi joiner": "\U0001107f",
    "Zanabazar subjoiner": "\U00011a47",
    "Soyombo subjoiner": "\U00011a99",
    "Khitan filler": "\U00016fe4",
}


def refused_at_a_table(name: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        check_visible_name(Word(name, 0, 0))
    return caught.value


def test_records_of_old_games_keep_names_that_a_table_would_refuse_today() -> None:
    names = ("Ada\N{ZERO WIDTH JOINER}", "\N{HEAVY BLACK HEART}\N{VARIATION SELECTOR-16}", "B\u0301\u0301\u0301\u0301")
    assert read(players(", ".join(names))).names == names


@pytest.mark.parametrize("character", UNSEEN.values(), ids=UNSEEN)
def test_a_character_that_nobody_sees_is_not_in_names_and_is_told_by_its_number(character: str) -> None:
    error = refused_at_a_table(f"B{character}n")
    assert error.reason == "name_characters"
    assert error.details == {"name": "B\ufffdn", "character": "\ufffd", "number": f"U+{ord(character):04X}"}
    sentence = tell_error(Words("en"), error)
    assert f"U+{ord(character):04X}" in sentence
    assert character not in sentence


@pytest.mark.parametrize("name", ["B\u0301\u0301n", "B\u0316\u0317\u0318\u0319n", "\u0301Ben", "\u0338"])
def test_marks_are_not_stacked_and_stand_on_something(name: str) -> None:
    error = refused_at_a_table(name)
    assert error.reason == "name_characters"
    assert str(error.details["character"]).startswith("\N{DOTTED CIRCLE}")


NAMES = ["Nguyễn", "Ṣẹ́gun", "שִׁמְעוֹן", "مُحَمَّد", "สมชาย", "रवि", "김철수", "李", "Zoë", "🐛", "👍🏽", "Иван", "Łukasz"]


@pytest.mark.parametrize("name", NAMES)
def test_names_of_all_scripts_are_names(name: str) -> None:
    assert read(players(f"Ada, {name}")).names[1] == unicodedata.normalize("NFC", name)
    assert check_visible_name(Word(name, 0, 0)) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("character", ["[", "]"])
def test_brackets_are_not_in_names(character: str) -> None:
    refuses(f"[game original]\n{HERE}[players Ada, B{character}n]\n", "bad_header", expected=["header"])


def test_a_semicolon_is_not_in_names() -> None:
    refuses(f"[game original]\n{HERE}[players Ada, B;n]\n", "bad_header", expected=["header"])


def test_a_character_that_becomes_a_semicolon_is_not_in_names() -> None:
    assert unicodedata.normalize("NFC", "\u037e") == ";"
    refuses(players(f"Ada, {HERE}B\u037en"), "name_characters", expected=["name"], character=";", number="U+003B")


@pytest.mark.parametrize("id", GAMES)
def test_nobody_is_called_grill(id: str) -> None:
    refuses(f"[game {id}]\n[players Ada, {HERE}grill]\n", "name_grill", expected=["name"])


def test_names_are_unique() -> None:
    refuses(players(f"Ada, Ben, {HERE}Ada"), "name_twice", name="Ada")


def test_names_differ_by_case_and_underscore() -> None:
    assert read(players("Ada, ada, Ada_, _Ada")).names == ("Ada", "ada", "Ada_", "_Ada")


def test_names_are_compared_in_composed_characters() -> None:
    composed, decomposed = "Zoë", unicodedata.normalize("NFD", "Zoë")
    assert composed != decomposed
    refuses(players(f"{composed}, {HERE}{decomposed}"), "name_twice", name=composed)
    record = read(players(f"{decomposed}, Ben") + f"[first {composed}]\n{decomposed}: 44412W35>4\n")
    assert record.names[0] == composed
    assert unicodedata.is_normalized("NFC", write(record))


def test_a_name_is_as_long_as_its_composed_characters() -> None:
    decomposed = unicodedata.normalize("NFD", "ᾂ" * 24)
    assert len(decomposed) == 96
    assert read(players(f"{decomposed}, Ben")).names[0] == "ᾂ" * 24
    assert caught(players(decomposed + "x, Ben")).reason == "name_length"


def test_a_decomposed_name_is_understood_everywhere() -> None:
    zoe = unicodedata.normalize("NFD", "Zoë")
    text = (
        f"[game original]\n[players Ada, Zoë]\n[grill 21-26 28-36]\n[stack {zoe} 27]\n"
        f"Ada: 44412W35>4 4423W>W 55WW>5 stop = 27 from {zoe}\n"
    )
    assert body(read(text)) == ["Ada: 1234445W>4 2344W>W 55WW>5 stop = 27 from Zoë"]


@given(st.text(st.characters(exclude_characters=",;[]", exclude_categories=["Cc", "Cs"]), min_size=1, max_size=26))
def test_a_name_is_read_or_refused_by_the_rule_for_names(text: str) -> None:
    name = unicodedata.normalize("NFC", text.strip())
    forbidden = any(char in ",:;=[]*" or char.isspace() for char in name)
    legal = 1 <= len(name) <= 24 and not forbidden and name not in ("grill", "Ben")
    if legal:
        assert read(players(f"{text}, Ben")).names == (name, "Ben")
    else:
        with pytest.raises(RecordError) as refusal:
            read(players(f"{text}, Ben"))
        assert refusal.value.line == 2


# Players


@pytest.mark.parametrize(("id", "most"), [("original", 7), ("extrawurm", 7), ("deluxe", 7), ("karteneck", 6)])
def test_each_game_is_for_so_many_players(id: str, most: int) -> None:
    for number in range(1, 12):
        names = [f"P{seat}" for seat in range(number)]
        hands = "".join(f"[hand {name} 1 2 3 4 5 W{seat + 1}]\n" for seat, name in enumerate(names)) if id == "karteneck" else ""
        text = f"[game {id}]\n[players {', '.join(names)}]\n{hands}"
        if 2 <= number <= most:
            assert len(read(text).names) == number
        else:
            refuses(text.replace("[players", f"[{HERE}players"), "number_of_players", least=2, most=most)
