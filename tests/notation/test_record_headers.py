"""The headers that every record has: the game, the players and their names, who begins, the house rules, the date."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from record_kit import DEALT, DELUXE, HERE, KARTENECK, ORIGINAL, body, caught, expectations, headers, kept, refuses

from heckmeck.notation import Record, RecordError, position, read, read_bytes, write
from heckmeck.rules import GAMES

A_TURN = "Ada: 44412W35>4 4423W>W 55WW>5 stop = 27\n"


def players(names: str) -> str:
    return f"[game original]\n[players {names}]\n"


# A record


def test_a_record_is_headers_and_then_the_body() -> None:
    record = read(
        "[game deluxe]\n[players Ada, Ben, Oma_Inge]\n[options golden_die=plain lower=any]\n[date 2026-11-15]\n\n" + A_TURN
    )
    assert record.game.id == "deluxe"
    assert record.names == ("Ada", "Ben", "Oma_Inge")
    assert record.game.options == {"golden_die": "plain", "lower": "any"}
    assert record.date == "2026-11-15"
    assert record.end().board.stacks == ((27,), (), ())


def test_a_record_is_written_in_one_way() -> None:
    kept(
        "[game deluxe]\n[players Ada, Ben, Oma_Inge]\n[options lower=any golden_die=plain]\n[date 2026-11-15]\n[first Ben]\n\n"
        "Ben: 12344455W*1>4 stop = failed\n".replace("55W*1", "5W")
    )


def test_a_game_not_yet_begun_has_no_body() -> None:
    kept(ORIGINAL)


@pytest.mark.parametrize("id", GAMES)
def test_each_game_is_read_by_its_name(id: str) -> None:
    hands = "[hand Ada 1 1 1 1 1 1]\n[hand Ben 2 2 2 2 2 2]\n" if id == "karteneck" else ""
    assert read(f"[game {id}]\n[players Ada, Ben]\n{hands}").game.id == id


def test_records_are_equal_when_they_tell_the_same_game() -> None:
    record = read(ORIGINAL + A_TURN)
    assert record == read(ORIGINAL + "; the same\n" + A_TURN.replace("44412W35", "W4441235"))
    assert hash(record) == hash(read(ORIGINAL + A_TURN))
    others = [
        ORIGINAL,
        ORIGINAL + A_TURN.replace(" stop = 27", ""),
        ORIGINAL + "[date 2026-11-15]\n" + A_TURN,
        ORIGINAL + "[options lower=any]\n" + A_TURN,
        ORIGINAL.replace("Ben", "Bea") + A_TURN,
        ORIGINAL.replace("original", "deluxe") + A_TURN,
    ]
    assert all(record != read(text) for text in others)
    assert record != "a text"


# Lines, comments, white space


def test_a_semicolon_starts_a_comment() -> None:
    plain = read(ORIGINAL + A_TURN)
    text = (
        "; a game\n[game original] ; the first\n[players Ada, Ben];two\n;\nAda: 44412W35>4 4423W>W 55WW>5 stop = 27 ; 12 + 5 + 10\n"
    )
    assert read(text) == plain


def test_a_comment_may_hold_anything_that_is_text() -> None:
    assert read("; [game chess] ; ‸ 李 \t\x07\n" + ORIGINAL) == read(ORIGINAL)


def test_a_comment_cuts_a_header() -> None:
    refuses(f"{HERE}[game ; original]\n", "bad-header", expected=["header"])


def test_blank_lines_and_white_space_do_not_matter() -> None:
    text = "\n  [ game   original ]\t\n\n[players Ada,Ben]\n \t \n   Ada :   44412W35>4\t4423W>W  55WW>5   stop   =   27  \n\n"
    assert read(text) == read(ORIGINAL + A_TURN)


def test_the_last_line_needs_no_end() -> None:
    assert read((ORIGINAL + A_TURN).rstrip("\n")) == read(ORIGINAL + A_TURN)


def test_windows_line_ends_are_line_ends() -> None:
    assert read_bytes((ORIGINAL + A_TURN).replace("\n", "\r\n").encode()) == read(ORIGINAL + A_TURN)


def test_places_are_right_with_windows_line_ends() -> None:
    error = caught((ORIGINAL + "Ada: 4\n").replace("\n", "\r\n").encode())
    assert (error.line, error.column) == (3, 6)


def test_a_byte_order_mark_does_not_matter() -> None:
    assert read_bytes(b"\xef\xbb\xbf" + (ORIGINAL + A_TURN).encode()) == read(ORIGINAL + A_TURN)


@pytest.mark.parametrize("character", ["\x00", "\x07", "\x0b", "\x0c", "\r", "\x1b", "\x1f", "\x7f", "\x85"])
def test_a_control_character_is_refused_where_it_stands(character: str) -> None:
    code = f"U+{ord(character):04X}"
    refuses(f"[game original]\n[players A{HERE}{character}da, Ben]\n", "control-character", code=code)


def test_what_is_not_utf8_is_refused_where_it_stands() -> None:
    error = caught(b"[game original]\n[players Ada, \xff]\n")
    assert (error.reason, error.line, error.column) == ("not-utf8", 2, 15)
    assert expectations(error) == ("utf8",)


def test_columns_count_characters_and_not_bytes() -> None:
    error = caught("[game original]\n[players Jürgen, ".encode() + b"\xff]\n")
    assert (error.line, error.column) == (2, 18)


def test_a_byte_order_mark_moves_no_place() -> None:
    error = caught(b"\xef\xbb\xbf[game original]\n[players \xff, Ben]\n")
    assert (error.line, error.column) == (2, 10)


@pytest.mark.parametrize("text", ["utf-16", "utf-16-le", "utf-32"])
def test_other_encodings_are_refused(text: str) -> None:
    assert caught((ORIGINAL + A_TURN).encode(text)).line == 1


@pytest.mark.parametrize(
    "line", ["hello", "Ada 44412W35>4", ": 44412W35>4", "Oma Inge: 44412W35>4", "=", "*", "Ada\u2028Ben: 44412W35", "]"]
)
def test_a_line_is_a_header_or_a_turn(line: str) -> None:
    refuses(f"{ORIGINAL}  {HERE}{line}\n", "bad-line", expected=["header", "turn"], text=line.replace("\u2028", "\ufffd"))


def test_a_line_has_no_more_words_than_anything_needs() -> None:
    portions = " 21" * 200
    refuses(f"{ORIGINAL}[grill{portions} {HERE}21 21]\n", "line-too-long", expected=["end-of-line"], says=["200"])


@pytest.mark.parametrize(
    "line", ["[", "[]", "[ ]", "[game", "[game original", "[game [original]]", "[game original] Ada:", "[game]]"]
)
def test_a_header_stands_in_brackets(line: str) -> None:
    refuses(f" {HERE}{line}\n", "bad-header", expected=["header"], text=line)


def test_a_long_line_is_quoted_only_in_part() -> None:
    error = refuses(HERE + "x" * 500, "bad-line")
    assert error.details["text"] == "x" * 29 + "…"


# Which headers


def test_the_game_is_needed() -> None:
    refuses(f"{HERE}", "header-missing", expected=["the-header game"], key="game")
    refuses(f"[players Ada, Ben]\n{HERE}", "header-missing", expected=["the-header game"], key="game")
    refuses(f"{HERE}Ada: 44412W35>4\n", "header-missing", expected=["the-header game"], key="game")


def test_the_players_are_needed() -> None:
    refuses(f"[game original]\n{HERE}", "header-missing", expected=["the-header players"], key="players")


@pytest.mark.parametrize("named", ["chess", "Original", "original deluxe"])
def test_there_are_only_four_games(named: str) -> None:
    refuses(f"[game {HERE}{named}]\n", "no-such-game", says=GAMES, game=named)


def test_the_game_has_a_name() -> None:
    refuses(f"[{HERE}game]\n", "no-such-game", game="")


@pytest.mark.parametrize(
    "header", ["[game original]", "[players Ada, Ben]", "[date 2026-11-15]", "[first Ada]", "[options]", "[grill 21-36]"]
)
def test_a_header_stands_once(header: str) -> None:
    other = "" if header in ORIGINAL else header + "\n"
    key = header[1:-1].split()[0]
    refuses(f"{ORIGINAL}{other}{header.replace('[', '[' + HERE)}\n", "header-twice", key=key)


@pytest.mark.parametrize("header", ["[weather fine]", "[Players Ada, Ben]", "[hand Ada 1 2 3]", "[discards 3]"])
def test_a_header_that_the_game_does_not_have_is_refused(header: str) -> None:
    known = "one-of game, players, options, first, date, luck, grill, stack, specialist, bratworms"
    refuses(f"{ORIGINAL}{header.replace('[', '[' + HERE)}\n", "no-such-header", expected=[known], key=header[1:-1].split()[0])


@pytest.mark.parametrize("header", ["[grill 21-36]", "[specialist Ada hen]", "[bratworms Ada 1]"])
def test_the_card_game_has_headers_of_its_own(header: str) -> None:
    known = "one-of game, players, options, first, date, luck, hand, stack, discards"
    refuses(f"{DEALT}{header.replace('[', '[' + HERE)}\n", "no-such-header", expected=[known])


def test_headers_come_before_the_body() -> None:
    refuses(f"{ORIGINAL}{A_TURN}[{HERE}date 2026-11-15]\n", "header-after-body", expected=["turn"], key="date")


def test_headers_may_stand_in_any_order() -> None:
    text = "[first Ben]\n[options lower=any]\n[players Ada, Ben]\n[date 2026-11-15]\n[game original]\n"
    record = read(text)
    assert headers(record) == ["[game original]", "[players Ada, Ben]", "[options lower=any]", "[date 2026-11-15]", "[first Ben]"]


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
    assert (error.reason, error.line, expectations(error)) == ("name-length", 2, ("name",))


def test_a_name_too_long_is_refused_where_it_begins() -> None:
    refuses(players(f"Ada,   {HERE}{'X' * 25}, Ben"), "name-length", expected=["name"], most=24)


def test_the_players_have_names() -> None:
    refuses(f"[game original]\n[players{HERE}]\n", "name-length", expected=["name"])


@pytest.mark.parametrize("character", [":", "=", "*", " ", "\t", "\u00a0", "\u2003", "\u2028", "\u3000"])
def test_white_space_and_signs_of_the_notation_are_not_in_names(character: str) -> None:
    refuses(players(f"Ada, {HERE}B{character}n"), "name-characters", expected=["name"])


@pytest.mark.parametrize("character", ["[", "]"])
def test_brackets_are_not_in_names(character: str) -> None:
    refuses(f"[game original]\n{HERE}[players Ada, B{character}n]\n", "bad-header", expected=["header"])


def test_a_semicolon_is_not_in_names() -> None:
    refuses(f"[game original]\n{HERE}[players Ada, B;n]\n", "bad-header", expected=["header"])


def test_a_character_that_becomes_a_semicolon_is_not_in_names() -> None:
    assert unicodedata.normalize("NFC", "\u037e") == ";"
    refuses(players(f"Ada, {HERE}B\u037en"), "name-characters", expected=["name"])


@pytest.mark.parametrize("id", GAMES)
def test_nobody_is_called_grill(id: str) -> None:
    refuses(f"[game {id}]\n[players Ada, {HERE}grill]\n", "name-characters", expected=["name"], name="grill")


def test_names_are_unique() -> None:
    refuses(players(f"Ada, Ben, {HERE}Ada"), "name-twice", name="Ada")


def test_names_differ_by_case_and_underscore() -> None:
    assert read(players("Ada, ada, Ada_, _Ada")).names == ("Ada", "ada", "Ada_", "_Ada")


def test_names_are_compared_in_composed_characters() -> None:
    composed, decomposed = "Zoë", unicodedata.normalize("NFD", "Zoë")
    assert composed != decomposed
    refuses(players(f"{composed}, {HERE}{decomposed}"), "name-twice", name=composed)
    record = read(players(f"{decomposed}, Ben") + f"[first {composed}]\n{decomposed}: 44412W35>4\n")
    assert record.names[0] == composed
    assert unicodedata.is_normalized("NFC", write(record))


def test_a_name_is_as_long_as_its_composed_characters() -> None:
    decomposed = unicodedata.normalize("NFD", "ᾂ" * 24)
    assert len(decomposed) == 96
    assert read(players(f"{decomposed}, Ben")).names[0] == "ᾂ" * 24
    assert caught(players(decomposed + "x, Ben")).reason == "name-length"


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
            refuses(text.replace("[players", f"[{HERE}players"), "number-of-players", least=2, most=most)


# Who begins


def test_the_first_of_the_players_begins() -> None:
    assert position(read(ORIGINAL))["to_act"] == "Ada"
    refuses(f"{ORIGINAL}{HERE}Ben: 44412W35>4\n", "wrong-turn", expected=["turn-of Ada"], name="Ben")


def test_first_says_otherwise() -> None:
    record = kept(ORIGINAL + "[first Ben]\n\nBen: 1234445W>4\n")
    assert position(record)["to_act"] == "Ben"


def test_first_is_not_written_where_it_says_nothing() -> None:
    assert write(read(ORIGINAL + "[first Ada]\n")) == ORIGINAL


def test_seats_play_in_the_order_of_the_players() -> None:
    text = "[game original]\n[players Ada, Ben, Cleo]\n[first Cleo]\n"
    turn = "{}: 11111111>1 = failed\n"
    order = ["Cleo", "Ada", "Ben", "Cleo", "Ada"]
    assert position(read(text + "".join(turn.format(name) for name in order)))["to_act"] == "Ben"
    refuses(f"{text}{turn.format('Cleo')}{HERE}Ben: 1", "wrong-turn", expected=["turn-of Ada"])


def test_first_names_a_player() -> None:
    refuses(f"{ORIGINAL}[first {HERE}Cleo]\n", "no-such-player", expected=["one-of Ada, Ben"], name="Cleo")
    refuses(f"{ORIGINAL}[{HERE}first]\n", "name-missing", expected=["name"])
    refuses(f"{ORIGINAL}[{HERE}first Ada Ben]\n", "name-missing", expected=["name"])


def test_a_turn_is_a_players() -> None:
    refuses(f"{ORIGINAL}{HERE}Cleo: 44412W35>4\n", "no-such-player", expected=["one-of Ada, Ben"], name="Cleo")
    refuses(f"{ORIGINAL}{HERE}grill: 21 22\n", "no-such-player", expected=["one-of Ada, Ben"], name="grill")


# House rules


@pytest.mark.parametrize("id", ["original", "extrawurm", "deluxe"])
@pytest.mark.parametrize("option", ["lower=any", "turn_over=always", "turn_over=every"])
def test_house_rules_of_all_dice_games(id: str, option: str) -> None:
    kept(f"[game {id}]\n[players Ada, Ben]\n[options {option}]\n")


@pytest.mark.parametrize("id", ["extrawurm", "deluxe"])
def test_the_golden_die_may_be_plain(id: str) -> None:
    kept(f"[game {id}]\n[players Ada, Ben]\n[options golden_die=plain]\n")


def test_options_are_separated_by_spaces() -> None:
    record = read(DELUXE + "[options  golden_die=plain   lower=any turn_over=every ]\n")
    assert record.game.options == {"lower": "any", "turn_over": "every", "golden_die": "plain"}


def test_a_default_written_out_is_accepted_and_not_written_back() -> None:
    record = read(DELUXE + "[options lower=next turn_over=print golden_die=worms]\n")
    assert record.game.options == {}
    assert write(record) == DELUXE
    assert record == read(DELUXE)


@pytest.mark.parametrize(
    ("text", "options"),
    [
        (f"{ORIGINAL}[options {HERE}golden_die=plain]\n", ("lower", "turn_over")),
        (f"{ORIGINAL}[options lower=any {HERE}golden_die=worms]\n", ("lower", "turn_over")),
        (f"{DELUXE}[options lower=any {HERE}weather=fine]\n", ("lower", "turn_over", "golden_die")),
    ],
    ids=["original", "original, a default", "deluxe"],
)
def test_an_option_that_the_game_does_not_have_is_refused(text: str, options: tuple[str, ...]) -> None:
    refuses(text, "no-such-option", rule="5", says=options)


def test_the_card_game_has_no_options() -> None:
    refuses(f"{DEALT}[options {HERE}lower=next]\n", "no-such-option", rule="5", game="karteneck", option="lower")


@pytest.mark.parametrize(
    ("option", "values"),
    [("lower=all", "next, any"), ("turn_over=never", "print, always, every"), ("golden_die=W", "worms, plain")],
)
def test_a_value_that_the_option_does_not_have_is_refused(option: str, values: str) -> None:
    name, _, value = option.partition("=")
    refuses(f"{DELUXE}[options {HERE}{option}]\n", "no-such-value", rule="5", option=name, value=value, values=values)


@pytest.mark.parametrize("option", ["lower", "lower=", "=any", "=", "any"])
def test_an_option_is_a_name_and_a_value(option: str) -> None:
    refuses(f"{ORIGINAL}[options {HERE}{option}]\n", "bad-option", expected=["option"], text=option)


def test_spaces_around_the_sign_split_an_option() -> None:
    refuses(f"{ORIGINAL}[options {HERE}lower = any]\n", "bad-option", expected=["option"], text="lower")


def test_an_option_stands_once() -> None:
    refuses(f"{ORIGINAL}[options lower=any {HERE}lower=next]\n", "option-twice", option="lower")


# The date


def test_the_date_is_kept() -> None:
    assert kept(ORIGINAL + "[date 2024-02-29]\n").date == "2024-02-29"
    assert read(ORIGINAL).date is None


@pytest.mark.parametrize(
    "date",
    [
        "",
        "today",
        "2026-02-30",
        "2026-13-01",
        "2026-1-5",
        "20261115",
        "2026-11-15T10:00",
        "0000-01-01",
        "２０２６-11-15",
        "2026-W46-7",
    ],
)
def test_what_is_no_date_is_refused(date: str) -> None:
    error = caught(f"{ORIGINAL}[date {date}]\n")
    assert (error.reason, error.line, expectations(error)) == ("bad-date", 3, ("date",))
    assert error.details["text"] == date


# The end of a game


def test_nothing_follows_the_end_of_the_game() -> None:
    over = ORIGINAL + "[grill 21 22-36x]\nAda: WWWW1234>W 1134>1 stop = 21\n"
    assert isinstance(read(over), Record)
    refuses(f"{over}{HERE}Ben: 44412W35>4\n", "game-over", expected=["end-of-record"])


def test_nothing_follows_a_position_in_which_the_game_is_over() -> None:
    refuses(f"{ORIGINAL}[grill 21-36x]\n{HERE}Ada: 44412W35>4\n", "game-over", expected=["end-of-record"])
    assert KARTENECK in DEALT
