"""Dice games that begin from a position: the grill, the stacks, the specialists, the bratworms."""

from __future__ import annotations

import pytest
from record_kit import DELUXE, EXTRAWURM, HERE, ORIGINAL, caught, headers, kept, refuses

from heckmeck.notation import read, write
from heckmeck.rules.board import Specialist

START = "11/canned_worm 13 21/hen 22 23/raven 24 25/weasel 26 27/golden_die 28 29/apple 30-36"


def position_headers(text: str) -> list[str]:
    return [line for line in headers(read(text)) if not line.startswith(("[game", "[players"))]


# What a position is


def test_every_header_of_a_position() -> None:
    record = kept(
        "[game deluxe]\n[players Ada, Ben, Cleo]\n[first Cleo]\n"
        "[grill 11/canned_worm 13 21 23-25 26/raven 28 30-35 36x]\n"
        "[stack Ada 22 27]\n[stack Cleo 29]\n[specialist Ada golden_die]\n[specialist Cleo apple]\n"
        "[bratworms Ada 1]\n[bratworms Ben 2]\n"
    )
    board = record.end().board
    assert board.face_up == (11, 13, 21, 23, 24, 25, 26, 28, 30, 31, 32, 33, 34, 35)
    assert board.face_down == (36,)
    assert board.standing == ((11, Specialist.CANNED_WORM), (26, Specialist.RAVEN))
    assert board.stacks == ((22, 27), (), (29,))
    assert board.held == (Specialist.GOLDEN_DIE, None, Specialist.APPLE)
    assert board.bratworms == (1, 2, 0)
    assert board.supply == 4
    assert record.end().seat == 2


def test_a_stack_is_told_bottom_to_top() -> None:
    for stack in ((36, 21), (21, 36)):
        record = read(f"{ORIGINAL}[grill 22-35]\n[stack Ben {stack[0]} {stack[1]}]\n")
        assert record.end().board.stacks[1] == stack


def test_what_is_not_named_is_not_there() -> None:
    board = read(f"{DELUXE}[grill 11 13 21-36]\n").end().board
    assert board.standing == ()
    assert board.held == (None, None, None)
    assert board.stacks == ((), (), ())
    assert board.bratworms == (0, 0, 0)


def test_bratworms_not_named_are_in_the_supply() -> None:
    assert read(f"{DELUXE}[grill {START}]\n[bratworms Ben 3]\n").end().board.supply == 4
    assert read(f"{EXTRAWURM}[grill {START.replace('/apple', '')}]\n[bratworms Ben 7]\n").end().board.supply == 0


def test_the_first_position_is_the_same_as_none() -> None:
    assert write(read(f"{DELUXE}[grill {START}]\n")) == DELUXE
    assert write(read(f"{ORIGINAL}[grill 21-36]\n[first Ben]\n")) == ORIGINAL + "[first Ben]\n"


def test_an_empty_stack_and_no_bratworms_may_be_named() -> None:
    assert write(read(f"{DELUXE}[grill {START}]\n[stack Ben]\n[bratworms Ben 0]\n")) == DELUXE


def test_nothing_need_be_on_the_grill() -> None:
    stack = f"[stack Ada {' '.join(map(str, range(21, 37)))}]\n"
    record = read(f"{ORIGINAL}{stack}")
    assert record.end().board.face_up == ()
    assert read(f"{ORIGINAL}[grill]\n{stack}") == record
    assert read(write(record)) == record


def test_a_specialist_may_be_held_without_a_portion() -> None:
    kept(f"{DELUXE}[grill 11/canned_worm 13 21-36]\n[specialist Ben hen]\n")


# The grill


@pytest.mark.parametrize(
    "grill",
    ["21-36", "21 22 23-36", "36 35 34 21-33", "21-25 26-36", "21-21 22-36", "21   22-36", "0021 22-36"],
)
def test_portions_and_ranges_in_any_order(grill: str) -> None:
    assert read(f"{ORIGINAL}[grill {grill}]\n") == read(ORIGINAL)


def test_a_range_spans_the_portions_of_the_game() -> None:
    assert read(f"{DELUXE}[grill 11-36]\n") == read(f"{DELUXE}[grill 11 13 21-36]\n")


def test_x_is_face_down() -> None:
    assert position_headers(f"{ORIGINAL}[grill 36x 35 34x 21-33]\n") == ["[grill 21-33 34x 35 36x]"]
    assert position_headers(f"{ORIGINAL}[grill 21-34 35-36x]\n") == ["[grill 21-34 35x 36x]"]


def test_a_slash_puts_a_specialist_on_a_portion() -> None:
    for specialist in ("canned_worm", "hen", "raven", "weasel", "golden_die", "apple"):
        kept(f"{DELUXE}[grill 11 13 21-35 36/{specialist}]\n")


@pytest.mark.parametrize(
    "word",
    [
        "36x/hen",
        "36xx",
        "35-36/hen",
        "36/",
        "/hen",
        "-36",
        "36-",
        "35-36-37",
        "36 /hen",
        "36/hen/apple",
        "thirty",
        "３６",
        "36,",
        "x36",
        "+36",
        "36.0",
        "36/hen!",
    ],
)
def test_what_is_no_portion_on_the_grill_is_refused(word: str) -> None:
    expected = ["grill-portion"]
    if word == "36 /hen":
        refuses(f"{DELUXE}[grill 11 13 21-35 36 {HERE}/hen]\n", "bad_grill", expected=expected, text="/hen")
    else:
        refuses(f"{DELUXE}[grill 11 13 21-35 {HERE}{word}]\n", "bad_grill", expected=expected, text=word)


def test_a_range_goes_up() -> None:
    refuses(f"{ORIGINAL}[grill {HERE}36-21]\n", "bad_grill", expected=["grill-portion"], text="36-21")


@pytest.mark.parametrize(
    ("text", "portion"), [("20-36", 20), ("21-37", 37), ("21-36 11", 11), ("21-36 0", 0), ("12", 12), ("1-99", 1)]
)
def test_a_portion_that_the_game_does_not_have_is_refused(text: str, portion: int) -> None:
    first, _, last = text.rpartition(" ")
    refuses(f"{ORIGINAL}[grill {first + ' ' if first else ''}{HERE}{last}]\n", "no_such_portion", rule="C1", portion=portion)


@pytest.mark.parametrize("word", ["99999", "21-99999", "99999-21", "9" * 400])
def test_a_number_of_many_digits_is_no_portion(word: str) -> None:
    refuses(f"{ORIGINAL}[grill {HERE}{word}]\n", "not_a_number", expected=["number"])


def test_a_specialist_that_there_is_not_is_refused() -> None:
    everyone = "one-of canned_worm, hen, raven, weasel, golden_die, apple"
    refuses(
        f"{DELUXE}[grill {HERE}11/dragon 13 21-36]\n", "no_such_specialist", rule="C5", expected=[everyone], specialist="dragon"
    )
    refuses(f"{DELUXE}[grill {HERE}11/Hen 13 21-36]\n", "no_such_specialist", rule="C5", expected=[everyone], specialist="Hen")
    refuses(f"{DELUXE}[grill {HERE}11/henx 13 21-36]\n", "no_such_specialist", rule="C5", expected=[everyone], specialist="henx")


# Names and numbers


@pytest.mark.parametrize("key", ["stack", "specialist", "bratworms"])
def test_a_header_of_a_seat_begins_with_its_name(key: str) -> None:
    refuses(f"{DELUXE}[grill {START}]\n[{HERE}{key}]\n", "name_missing", expected=["name"])
    refuses(f"{DELUXE}[grill {START}]\n[{key} {HERE}Dora 21]\n", "no_such_player", expected=["one-of Ada, Ben, Cleo"], name="Dora")


@pytest.mark.parametrize(("key", "value"), [("stack", "21"), ("specialist", "hen"), ("bratworms", "1")])
def test_each_seat_has_such_a_header_once(key: str, value: str) -> None:
    text = f"{DELUXE}[grill {START}]\n[{key} Ben {value}]\n[{key} Ada {value}]\n[{key} {HERE}Ben {value}]\n"
    refuses(text, "header_twice", key=key)


@pytest.mark.parametrize("word", ["x", "-1", "+1", "1.5", "２１", "21x", "21-22", "21/hen", "99999", "1e3", "W"])
def test_a_stack_and_bratworms_are_numbers(word: str) -> None:
    refuses(f"{DELUXE}[grill {START}]\n[stack Ada {HERE}{word}]\n", "not_a_number", expected=["number"])
    refuses(f"{DELUXE}[grill {START}]\n[bratworms Ada {HERE}{word}]\n", "not_a_number", expected=["number"])


def test_the_specialist_of_a_seat_is_one_that_there_is() -> None:
    everyone = "one-of canned_worm, hen, raven, weasel, golden_die, apple"
    text = f"{DELUXE}[grill {START}]\n[specialist Ada {HERE}dragon]\n"
    refuses(text, "no_such_specialist", rule="C5", expected=[everyone], specialist="dragon")


@pytest.mark.parametrize(
    ("header", "reason", "expected"),
    [
        ("[specialist Ada]", "one_specialist", "specialist"),
        ("[specialist Ada hen apple]", "one_specialist", "specialist"),
        ("[bratworms Ada]", "one_number", "number"),
        ("[bratworms Ada 1 2]", "one_number", "number"),
    ],
)
def test_one_specialist_and_one_number_stand_behind_a_name(header: str, reason: str, expected: str) -> None:
    error = caught(f"{DELUXE}[grill 11 13 21-36]\n[stack Ben]\n{header}\n")
    assert (error.reason, [choice.what for choice in error.expected]) == (reason, [expected])
    assert error.line == 5


# Pieces that appear twice, too often, or not at all


REFUSED = {
    "a portion twice on the grill": ("original", "[grill 21-36 21]‸", "portion_twice", "C1"),
    "a portion face up and face down": ("original", "[grill 21-36 21x]‸", "portion_twice", "C1"),
    "two ranges that overlap": ("original", "[grill 21-30 30-36]‸", "portion_twice", "C1"),
    "a portion on the grill and in a stack": ("original", "[first Ben]\n[grill 21-36]‸\n[stack Ada 21]‸", "portion_twice", "C1"),
    "a portion in two stacks": ("original", "[grill 22-36]\n[stack Ada 21]‸\n[stack Ben 21]‸", "portion_twice", "C1"),
    "a portion twice in a stack": ("original", "[grill 22-36]\n[stack Ada 21 21]‸", "portion_twice", "C1"),
    "a portion of another game in a stack": ("original", "[grill 21-36]\n[stack Ada 11]‸", "no_such_portion", "C1"),
    "a portion of no game in a stack": ("original", "[grill 21-36]\n[stack Ada 37]‸", "no_such_portion", "C1"),
    "a specialist on the grill of the original": ("original", "[grill 21-35 36/hen]‸", "no_such_specialist", "C5"),
    "a specialist held in the original": ("original", "[grill 21-36]\n[specialist Ada apple]‸", "no_such_specialist", "C5"),
    "a bratworm in the original": ("original", "[grill 21-36]\n[bratworms Ada 1]‸", "number_of_bratworms", "C4"),
    "the apple on the grill of Extrawurm": ("extrawurm", "[grill 11 13 21-28 29/apple 30-36]‸", "no_such_specialist", "C5"),
    "the apple held in Extrawurm": ("extrawurm", "[grill 11 13 21-36]\n[specialist Ada apple]‸", "no_such_specialist", "C5"),
    "a specialist twice on the grill": ("deluxe", "[grill 11/hen 13 21-28 29/hen 30-36]‸", "specialist_twice", "C5"),
    "a specialist on the grill and held": ("deluxe", "[grill 11/hen 13 21-36]‸\n[specialist Ada hen]‸", "specialist_twice", "C5"),
    "a specialist held twice": (
        "deluxe",
        "[grill 11 13 21-36]\n[specialist Ada hen]‸\n[specialist Ben hen]‸",
        "specialist_twice",
        "C5",
    ),
    "the raven held": ("deluxe", "[grill 11 13 21-36]\n[specialist Ada raven]‸", "raven_held", "S-raven"),
    "two specialists on one portion": ("deluxe", "[grill 11/hen 11/apple 13 21-36]‸", "portion_twice", "C1"),
    "a specialist on a portion face down": ("deluxe", "[grill 11/hen 11x 13 21-36]‸", "portion_twice", "C1"),
    "eight bratworms": ("deluxe", "[grill 11 13 21-36]\n[bratworms Ada 8]‸", "number_of_bratworms", "C4"),
    "eight bratworms of two": (
        "deluxe",
        "[grill 11 13 21-36]\n[bratworms Ada 4]‸\n[bratworms Ben 4]‸",
        "number_of_bratworms",
        "C4",
    ),
    "very many bratworms": ("deluxe", "[grill 11 13 21-36]\n[bratworms Ada 9999]‸", "number_of_bratworms", "C4"),
}
"""Each with carets at the lines that name the piece too many."""


@pytest.mark.parametrize(("id", "position", "reason", "rule"), REFUSED.values(), ids=REFUSED)
def test_a_position_that_the_pieces_cannot_make_is_refused(id: str, position: str, reason: str, rule: str) -> None:
    error = caught(f"[game {id}]\n[players Ada, Ben]\n{position.replace(HERE, '')}\n")
    assert (error.reason, error.rule) == (reason, rule)


@pytest.mark.parametrize(("id", "position", "reason", "rule"), REFUSED.values(), ids=REFUSED)
def test_it_is_refused_on_a_line_that_names_the_piece(id: str, position: str, reason: str, rule: str) -> None:
    error = caught(f"[game {id}]\n[players Ada, Ben]\n{position.replace(HERE, '')}\n")
    assert error.line in [number for number, line in enumerate(position.split("\n"), start=3) if HERE in line]


@pytest.mark.parametrize(
    ("id", "position", "portion"),
    [
        ("original", "[grill 21-35]", 36),
        ("original", "[grill 22-36]", 21),
        ("original", "[stack Ada 21]", 22),
        ("original", "[specialist Ada hen]", 21),
        ("original", "[grill]", 21),
        ("extrawurm", "[grill 11 21-36]", 13),
        ("deluxe", "[grill 21-36]\n[stack Ada 13]", 11),
        ("deluxe", "[bratworms Ada 1]", 11),
    ],
)
def test_every_portion_is_on_the_grill_or_in_a_stack(id: str, position: str, portion: int) -> None:
    text = f"[game {id}]\n[players Ada, Ben]\n[{HERE}{position[1:]}\n"
    refuses(text, "portion_missing", rule="C1", portion=portion)


def test_the_pieces_are_counted_whoever_has_them() -> None:
    kept(f"{DELUXE}[grill 11 13 21-36]\n[bratworms Ada 3]\n[bratworms Ben 4]\n")


@pytest.mark.parametrize(
    ("position", "line"),
    [("[grill 22-36]\n[stack Ada 21 21]\n[stack 21]", 4), ("[grill 21-36]\n[bratworms Ada 8]\n[stack None]", 4)],
)
def test_a_players_name_is_no_piece(position: str, line: int) -> None:
    name = position.split()[-1].rstrip("]")
    assert caught(f"[game original]\n[players Ada, {name}]\n{position}\n").line == line
