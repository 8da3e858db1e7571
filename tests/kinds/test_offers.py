"""What the seat to act is offered, what each choice would win, and what is closed and why."""

from __future__ import annotations

from heckmeck.kind import kind_of
from heckmeck.kinds.shapes import Offers, Playable, Prize
from heckmeck.notation import read
from heckmeck.rules import Action
from heckmeck.rules.attempt import TakePortion
from heckmeck.rules.karteneck.actions import Pass, Play
from heckmeck.rules.turn import ROLL, STOP, USE_WEASEL, LayAside

ORIGINAL = """
[game original]
[players Ada, Ben]
[grill 21-22 24-36]
[stack Ben 23]
"""

WEASEL = """
[game deluxe]
[players Ada, Ben]
[grill 11 13 21-24 26-36]
[stack Ben 25]
[specialist Ada weasel]
"""

CARDS = """
[game karteneck]
[players Ada, Ben]
[hand Ada 3 3 4 4 W5 W6]
[hand Ben 1 1 2 2 3 W1]
"""


def offers(text: str) -> Offers:
    """At the end of a record."""
    record = read(text)
    return kind_of(record.game).offers(record.game, record.end())


def choices(found: Offers) -> list[tuple[Action, int | None, list[Prize]]]:
    return [(choice.action, choice.total, list(choice.wins)) for choice in found.choices]


def closed(found: Offers) -> list[tuple[Action, str, str]]:
    return [(action, why.rule, why.reason) for action, why in found.closed]


def test_every_face_comes_with_its_total_and_without_a_worm_it_wins_nothing() -> None:
    """T2, T6: portions 21 and 22 are there, but a total without a worm is no attempt."""
    found = offers(ORIGINAL + "Ada: 5555W112>5 5W12")
    assert choices(found) == [
        (LayAside(1), 21, []),
        (LayAside(2), 22, []),
        (LayAside(6), 25, [Prize(25, None, False)]),
    ]
    assert closed(found) == [(LayAside(5), "T2", "face_already_aside"), (STOP, "T4", "lay_aside_first")]


def test_a_stop_says_from_whom_it_steals() -> None:
    """T8."""
    found = offers(ORIGINAL + "Ada: WWW44123>W 44123>4")
    assert choices(found) == [(ROLL, None, []), (STOP, 23, [Prize(23, 1, False)])]
    assert closed(found) == []


def test_at_the_start_of_a_turn_there_is_nothing_to_stop_with() -> None:
    """T4."""
    found = offers(ORIGINAL.replace("[stack", "[first Ada]\n[stack"))
    assert choices(found) == [(ROLL, None, [])]
    assert closed(found) == [(STOP, "T4", "nothing_aside")]


def test_a_weasel_is_offered_or_closed_to_whom_it_serves() -> None:
    found = offers(WEASEL + "Ada: WWW44123>W 44123")
    assert choices(found)[-1] == (USE_WEASEL, None, [])
    found = offers(WEASEL + "Ada: 55544112>5 44112>4")
    assert closed(found) == [(USE_WEASEL, "S-weasel", "nothing_to_roll_again")]


def test_who_can_only_give_up_or_use_the_weasel_has_no_total() -> None:
    found = offers(WEASEL + "Ada: WWW44123>W WWWWW")
    assert choices(found) == [(USE_WEASEL, None, []), (STOP, None, [])]
    assert closed(found) == [(LayAside(6), "T2", "face_already_aside")]


def test_while_a_question_is_open_nothing_else_looks_possible() -> None:
    start = (
        ORIGINAL.replace("[players", "[options lower=any]\n[players")
        .replace("21-22 24-36", "21-22 23x 24-36")
        .replace("[stack Ben 23]", "")
    )
    found = offers(start + "Ada: WWW44123>W 44123>4 stop")
    assert choices(found) == [(TakePortion(21), None, []), (TakePortion(22), None, [])]
    assert closed(found) == []


def test_cards_are_offered_by_kind_and_a_kind_that_lies_there_is_closed() -> None:
    """K4: Ben has played a worm card."""
    found = offers(CARDS + "grill: 18 21\nAda: W5 +1\nBen: W1 +W2\nAda: 4 4 +2\n")
    assert choices(found) == [(Pass(), 5, [])]
    assert found.playable == [Playable("1", 1, ["1", "1"]), Playable("2", 2, ["2", "2"]), Playable("3", 3, ["3"])]
    assert [(type(action), rule, reason) for action, rule, reason in closed(found)] == [(Play, "K4", "kind_already_played")]


def test_a_pass_says_from_whom_it_steals() -> None:
    """K7: Ada's cards make 24, and so does the top of Ben's stack."""
    found = offers(
        CARDS
        + "[stack Ada 19]\n[stack Ben 24]\n"
        + "grill: 18 21\nAda: 4 4 +2\nBen: 2 +1\nAda: W5 W6 +2\nBen: 1 +1\nAda: 3 3 +2\nBen: 3 +1"
    )
    assert choices(found) == [(Pass(), 24, []), (Pass(1), 24, [Prize(24, 1, False)])]
    assert found.playable == [Playable("2", 2, ["2", "2", "2"])]
    assert closed(found) == []
