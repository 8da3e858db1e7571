"""A review made by hand, told line by line and as JSON: every number where it belongs, and every sentence where it is due."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heckmeck.notation import read
from heckmeck.review import Choice, Moment, Review, ReviewedTurn, Split
from heckmeck.review.confirming import Confirmation
from heckmeck.review.data import review_json
from heckmeck.review.lines import COLUMNS, MOST_MISTAKES, heads, parts, review_lines
from heckmeck.review.model import Chances
from heckmeck.review.page import review_page
from heckmeck.review.sums import rounded_sum
from heckmeck.rules.turn import LayAside, Roll
from heckmeck.words import Words
from heckmeck.words.columns import curve

RECORD = read("""
[game original]
[players Ada, Ben, Oma_Inge]
Ada: 1WWW5555>5 1WWW>1 WWW
""")
SPLIT = Split(start=0.25, own_luck=0.1, own_choices=-0.02, others_luck=-0.05, others_choices=0.03, end=0.3, correction=-0.01)
START: Chances = (0.5, 0.3, 0.2)


def luck(number: int, before: Chances, after: Chances) -> Moment:
    return Moment(number, 0, 0, RECORD.moves[number], before, before, after, after, ())


def choice(number: int, after: Chances, *choices: Choice, best: Chances = START) -> Moment:
    return Moment(number, 0, 0, RECORD.moves[number], best, best, after, after, choices)


ASIDE = choice(5, (0.4, 0.4, 0.2), Choice(LayAside(6), START), Choice(LayAside(1), (0.4, 0.4, 0.2)))
"""Ada lays the one aside, and the worms would have been better."""
ROLLED = luck(7, (0.4, 0.4, 0.2), (0.3, 0.2, 0.5))
FOUND = Review(
    "dice",
    False,
    (ReviewedTurn(0, 0, RECORD.start, START),),
    (choice(0, START, Choice(Roll(), START)), luck(1, START, START), choice(2, START), luck(4, START, START), ASIDE, ROLLED),
    (SPLIT, replace(SPLIT, own_luck=-0.1, end=0.1), replace(SPLIT, others_luck=0.0, end=0.35)),
    (0.3, 0.2, 0.5),
)


ANALYSE = "To look at the worst moment: heckmeck analyse original_21-36_-_-_-_1,5555,1WWW"


def lines(found: Review, language: str = "en") -> list[str]:
    return list(review_lines(RECORD, found, Words(language)))


def test_every_line_in_its_order() -> None:
    assert lines(FOUND) == [
        "Heckmeck am Bratwurmeck: Ada, Ben, Oma Inge",
        "",
        "player    at the start  own dice  own choices  others’ dice  others’ choices  forecast error  current standing",
        "Ada              25.0%    +10.0%        −2.0%         −5.0%            +3.0%           −1.0%             30.0%",
        "Ben              25.0%    −10.0%        −2.0%         −5.0%            +3.0%           −1.0%             10.0%",
        "Oma Inge         25.0%    +10.0%        −2.0%          0.0%            +3.0%           −1.0%             35.0%",
        "Forecast error: the difference between the forecast before each turn and the exact odds of that turn. "
        "It is neither luck nor skill.",
        "",
        "Chances to win, turn by turn:",
        "Ada       ▅▃",
        "Ben       ▃▂",
        "Oma Inge  ▂▅",
        "",
        "Turning points:",
        "Turn 1, Ada: 15555WWW>5 1WWW — the choice: Ada 50.0% → 40.0%, Ben 30.0% → 40.0%",
        "Turn 1, Ada: 15555WWW>5 1WWW>1 WWW — the dice: Ada 40.0% → 30.0%, Oma Inge 20.0% → 50.0%",
        "",
        "Choices that cost chances to win:",
        "Turn 1, Ada: 15555WWW>5 1WWW — blunder, 10.0%: Lay aside 1s (40.0%); better: Lay aside worms (50.0%)",
        ANALYSE,
    ]


def test_without_turning_points_and_mistakes_it_is_shorter() -> None:
    calm = replace(FOUND, moments=FOUND.moments[:4])
    assert lines(calm)[-3:] == ["Oma Inge  ▂▅", "", "No significant mistakes."]


def test_the_worst_mistakes_come_first_and_the_others_are_counted() -> None:
    wrong = [
        choice(5, (0.5 - loss / 100, 0.3, 0.2), ASIDE.choices[0], Choice(LayAside(1), (0.5 - loss / 100, 0.3, 0.2)))
        for loss in range(1, MOST_MISTAKES + 3)
    ]
    told = lines(replace(FOUND, moments=tuple(wrong)))
    first = told.index("Choices that cost chances to win:") + 1
    assert [line.split(", ")[2].split(":")[0] for line in told[first:-2]] == [f"{loss}.0%" for loss in range(14, 2, -1)]
    assert told[-2:] == ["And 2 more.", ANALYSE]
    exactly = lines(replace(FOUND, moments=tuple(wrong[2:])))
    assert len(exactly[exactly.index("Choices that cost chances to win:") + 1 : -1]) == MOST_MISTAKES


def test_with_two_players_the_change_of_one_says_all() -> None:
    record = read("[game original]\n[players Ada, Ben]\nAda: 1WWW5555>5 1WWW>1 WWW")
    rolled = Moment(7, 0, 0, record.moves[7], (0.7, 0.3), (0.7, 0.3), (0.1, 0.9), (0.1, 0.9), ())
    found = Review("dice", True, (ReviewedTurn(0, 0, record.start, (0.7, 0.3)),), (rolled,), (SPLIT, SPLIT), (0.1, 0.9))
    told = list(review_lines(record, found, Words("en")))
    assert told[told.index("Turning points:") + 1] == "Turn 1, Ada: 15555WWW>5 1WWW>1 WWW — the dice: Ada 70.0% → 10.0%"
    assert told[2].endswith("outcome")


def test_a_curve_is_as_long_as_the_game_or_a_line() -> None:
    """The first and the last value stay, and those between lie evenly."""
    for turns in (COLUMNS - 2, COLUMNS - 1, COLUMNS, 3 * COLUMNS):
        chances = [(number / turns, 0.0, 1 - number / turns) for number in range(turns + 1)]
        found = replace(
            FOUND, turns=tuple([ReviewedTurn(0, 0, RECORD.start, each) for each in chances[:-1]]), end=chances[-1], moments=()
        )
        told = lines(found)
        shown = min(turns + 1, COLUMNS)
        evenly = [number / (shown - 1) for number in range(shown)]
        assert told[told.index("Chances to win, turn by turn:") + 1] == f"Ada       {curve(evenly, 0, 1)}"


def test_long_headings_may_be_divided_on_a_page_and_not_in_a_line() -> None:
    assert any("\u00ad" in head for head in heads(FOUND, Words("de")))
    assert not any("\u00ad" in line for line in lines(FOUND, "de"))


def test_cards_have_three_parts() -> None:
    cards = replace(FOUND, luck="cards", splits=(replace(SPLIT, others_luck=0.0, correction=0.0, end=0.36),))
    assert heads(cards, Words("en")) == [
        *("player", "at the start", "the cards", "own choices", "others’ choices", "current standing")
    ]
    assert parts(cards, Words("en")) == [["25.0%", "+10.0%", "−2.0%", "+3.0%", "36.0%"]]


@pytest.mark.parametrize(
    ("parts", "end", "shown"),
    [
        ((0.0004, 0.0004), 0.5008, [0.5, 0.001, 0.0, 0.501]),
        ((-0.0004, -0.0004), 0.4992, [0.5, -0.001, 0.0, 0.499]),
        ((0.0001, 0.0004, 0.0003), 0.5008, [0.5, 0.0, 0.001, 0.0, 0.501]),
        ((-0.0001, -0.0004, -0.0003), 0.4992, [0.5, 0.0, -0.001, 0.0, 0.499]),
        ((0.0003, 0.0104), 0.5107, [0.5, 0.0, 0.011, 0.511]),
        ((0.0014, 0.0016), 0.503, [0.5, 0.001, 0.002, 0.503]),
    ],
)
def test_whatever_was_cut_most_makes_up_for_what_is_missing(parts: tuple[float, ...], end: float, shown: list[float]) -> None:
    assert rounded_sum(0.5, parts, end) == shown


def told_move(number: int, place: str, move: dict[str, Any], after: Chances = START, **more: Any) -> dict[str, Any]:
    usual = {"before": list(START), "loss": 0.0, "size": "good", "choices": []}
    return {"number": number, "turn": 1, "player": "Ada", "place": place, "move": move, "after": list(after), **usual, **more}


def test_json_is_the_whole_review() -> None:
    result = {"player": "Ada", **vars(SPLIT)}
    unjudged = {"choices": 0, "slips": 0, "accuracy": None, "skill": "unknown"}
    laid = {"action": "lay_aside", "face": "1"}
    assert review_json(RECORD, FOUND) == {
        "game": "original",
        "options": {},
        "players": ["Ada", "Ben", "Oma_Inge"],
        "luck": "dice",
        "finished": False,
        "story": None,
        "played": [
            {**unjudged, "choices": 1, "slips": 1, "luck": 0.1, "fortune": "little_lucky"},
            {**unjudged, "luck": -0.1, "fortune": "little_unlucky"},
            {**unjudged, "luck": 0.1, "fortune": "little_lucky"},
        ],
        "results": [
            result,
            {**result, "player": "Ben", "own_luck": -0.1, "end": 0.1},
            {**result, "player": "Oma_Inge", "others_luck": 0.0, "end": 0.35},
        ],
        "curve": [[0.5, 0.3, 0.2], [0.3, 0.2, 0.5]],
        "turning_points": [5, 7],
        "mistakes": [5],
        "confirmed": [],
        "moves": [
            told_move(0, "Ada:", {"action": "roll", "golden": False}),
            told_move(1, "Ada: 15555WWW", {"chance": "roll", "dice": "15555WWW"}),
            told_move(2, "Ada: 15555WWW", {"action": "lay_aside", "face": "5"}),
            told_move(4, "Ada: 15555WWW>5 1WWW", {"chance": "roll", "dice": "1WWW"}),
            told_move(
                *(5, "Ada: 15555WWW>5 1WWW", laid, (0.4, 0.4, 0.2)),
                loss=pytest.approx(0.1),
                size="blunder",
                choices=[
                    {"action": "lay_aside", "face": "W", "chances": [0.5, 0.3, 0.2]},
                    {**laid, "chances": [0.4, 0.4, 0.2]},
                ],
            ),
            told_move(
                *(7, "Ada: 15555WWW>5 1WWW>1 WWW", {"chance": "roll", "dice": "WWW"}, (0.3, 0.2, 0.5)), before=[0.4, 0.4, 0.2]
            ),
        ],
    }


def test_the_page_is_as_it_was(request: pytest.FixtureRequest) -> None:
    """Without its style sheet. `--rewrite-golden` writes it anew; look at the difference."""
    page = re.sub(r"(?s)<style>.*</style>", "", review_page(replace(RECORD, date="2026-11-18"), FOUND, Words("en")))
    golden = Path(__file__).parent / "golden" / "review.html"
    if request.config.getoption("--rewrite-golden"):
        golden.write_text(page, encoding="utf-8")
    assert page == golden.read_text(encoding="utf-8")


def test_what_roll_outs_say_stands_beside_the_mistake() -> None:
    told = review_json(RECORD, FOUND, {5: Confirmation(games=96, gap=0.04, half_width=0.01)})
    assert told["confirmed"] == [{"number": 5, "games": 96, "gap": 0.04, "gap_95": 0.01, "verdict": "confirmed"}]
