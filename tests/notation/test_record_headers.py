"""The headers that every record has: which there are, who begins, the house rules, the date."""

from __future__ import annotations

import pytest
from record_kit import DEALT, DELUXE, HERE, KARTENECK, ORIGINAL, caught, expectations, headers, kept, refuses

from heckmeck.notation import Record, RecordError, position, read, write
from heckmeck.rules import GAMES
from heckmeck.words import Words, tell_error

A_TURN = "Ada: 44412W35>4 4423W>W 55WW>5 stop = 27\n"


# Which headers


def test_the_game_is_needed() -> None:
    refuses(f"{HERE}", "header_missing", expected=["the-header game"], key="game")
    refuses(f"[players Ada, Ben]\n{HERE}", "header_missing", expected=["the-header game"], key="game")
    refuses(f"{HERE}Ada: 44412W35>4\n", "header_missing", expected=["the-header game"], key="game")


def test_the_players_are_needed() -> None:
    refuses(f"[game original]\n{HERE}", "header_missing", expected=["the-header players"], key="players")


@pytest.mark.parametrize("named", ["chess", "Original", "original deluxe"])
def test_there_are_only_four_games(named: str) -> None:
    refuses(f"[game {HERE}{named}]\n", "no_such_game", says=GAMES, game=named)


def test_the_games_are_listed_once() -> None:
    with pytest.raises(RecordError) as refusal:
        read("[game chess]\n")
    assert tell_error(Words("en"), refusal.value).count(", ".join(GAMES)) == 1


def test_the_game_has_a_name() -> None:
    refuses(f"[{HERE}game]\n", "no_such_game", game="")


@pytest.mark.parametrize(
    "header", ["[game original]", "[players Ada, Ben]", "[date 2026-11-15]", "[first Ada]", "[options]", "[grill 21-36]"]
)
def test_a_header_stands_once(header: str) -> None:
    other = "" if header in ORIGINAL else header + "\n"
    key = header[1:-1].split()[0]
    refuses(f"{ORIGINAL}{other}{header.replace('[', '[' + HERE)}\n", "header_twice", key=key)


@pytest.mark.parametrize("header", ["[weather fine]", "[Players Ada, Ben]", "[hand Ada 1 2 3]", "[discards 3]"])
def test_a_header_that_the_game_does_not_have_is_refused(header: str) -> None:
    known = "one-of game, players, options, first, date, luck, committed, failed, grill, stack, specialist, bratworms"
    refuses(f"{ORIGINAL}{header.replace('[', '[' + HERE)}\n", "no_such_header", expected=[known], key=header[1:-1].split()[0])


@pytest.mark.parametrize("header", ["[grill 21-36]", "[specialist Ada hen]", "[bratworms Ada 1]"])
def test_the_card_game_has_headers_of_its_own(header: str) -> None:
    known = "one-of game, players, options, first, date, luck, committed, failed, hand, stack, discards"
    refuses(f"{DEALT}{header.replace('[', '[' + HERE)}\n", "no_such_header", expected=[known])


def test_headers_come_before_the_body() -> None:
    refuses(f"{ORIGINAL}{A_TURN}[{HERE}date 2026-11-15]\n", "header_after_body", expected=["turn"], key="date")


def test_headers_may_stand_in_any_order() -> None:
    text = "[first Ben]\n[options lower=any]\n[players Ada, Ben]\n[date 2026-11-15]\n[game original]\n"
    record = read(text)
    assert headers(record) == ["[game original]", "[players Ada, Ben]", "[options lower=any]", "[date 2026-11-15]", "[first Ben]"]


# Who begins


def test_the_first_of_the_players_begins() -> None:
    assert position(read(ORIGINAL))["to_act"] == "Ada"
    refuses(f"{ORIGINAL}{HERE}Ben: 44412W35>4\n", "wrong_turn", expected=["turn-of Ada"], name="Ben")


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
    refuses(f"{text}{turn.format('Cleo')}{HERE}Ben: 1", "wrong_turn", expected=["turn-of Ada"])


def test_first_names_a_player() -> None:
    refuses(f"{ORIGINAL}[first {HERE}Cleo]\n", "no_such_player", expected=["one-of Ada, Ben"], name="Cleo")
    refuses(f"{ORIGINAL}[{HERE}first]\n", "name_missing", expected=["name"])
    refuses(f"{ORIGINAL}[{HERE}first Ada Ben]\n", "name_missing", expected=["name"])


def test_a_turn_is_a_players() -> None:
    refuses(f"{ORIGINAL}{HERE}Cleo: 44412W35>4\n", "no_such_player", expected=["one-of Ada, Ben"], name="Cleo")
    refuses(f"{ORIGINAL}{HERE}grill: 21 22\n", "no_such_player", expected=["one-of Ada, Ben"], name="grill")


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
    refuses(text, "no_such_option", rule="5", says=options)


def test_the_card_game_has_no_options() -> None:
    refuses(f"{DEALT}[options {HERE}lower=next]\n", "no_such_option", rule="5", game="karteneck", option="lower")


@pytest.mark.parametrize(
    ("option", "values"),
    [("lower=all", "next, any"), ("turn_over=never", "print, always, every"), ("golden_die=W", "worms, plain")],
)
def test_a_value_that_the_option_does_not_have_is_refused(option: str, values: str) -> None:
    name, _, value = option.partition("=")
    refuses(f"{DELUXE}[options {HERE}{option}]\n", "no_such_value", rule="5", option=name, value=value, values=values)


@pytest.mark.parametrize("option", ["lower", "lower=", "=any", "=", "any"])
def test_an_option_is_a_name_and_a_value(option: str) -> None:
    refuses(f"{ORIGINAL}[options {HERE}{option}]\n", "bad_option", expected=["option"], text=option)


def test_spaces_around_the_sign_split_an_option() -> None:
    refuses(f"{ORIGINAL}[options {HERE}lower = any]\n", "bad_option", expected=["option"], text="lower")


def test_an_option_stands_once() -> None:
    refuses(f"{ORIGINAL}[options lower=any {HERE}lower=next]\n", "option_twice", option="lower")


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
    assert (error.reason, error.line, expectations(error)) == ("bad_date", 3, ("date",))
    assert error.details["text"] == date


# The end of a game


def test_nothing_follows_the_end_of_the_game() -> None:
    over = ORIGINAL + "[grill 21 22-36x]\nAda: WWWW1234>W 1134>1 stop = 21\n"
    assert isinstance(read(over), Record)
    refuses(f"{over}{HERE}Ben: 44412W35>4\n", "game_over", expected=["end-of-record"])


def test_nothing_follows_a_position_in_which_the_game_is_over() -> None:
    refuses(f"{ORIGINAL}[grill 21-36x]\n{HERE}Ada: 44412W35>4\n", "game_over", expected=["end-of-record"])
    assert KARTENECK in DEALT
