"""A game that is over, gone through step by step: where one may stand, and what is told there."""

from __future__ import annotations

from functools import cache

import pytest
from terminal_kit import Fixed, looked_back

from heckmeck.kinds.dice.shapes import DiceView
from heckmeck.notation import Record
from heckmeck.review import Size
from heckmeck.rules import game
from heckmeck.rules.dicegame import DiceGame, FailedAttempt
from heckmeck.table.refusals import Refused
from heckmeck.terminal.client.looking_back import LookedBack, look_back, look_back_on
from heckmeck.terminal.drawing.review import curves, summary
from heckmeck.words import LANGUAGES, Words

NAMES = ("Ada", "Oma_Inge", "Berta", "Gustl")


@cache
def looked() -> LookedBack:
    return looked_back(Fixed("deluxe", NAMES).play(lambda _: False))


def test_one_stands_at_every_roll_at_every_choice_and_at_the_end() -> None:
    found = looked()
    *stands, last = found.stands
    moments = [stand.moment for stand in stands if stand.moment is not None]
    assert len(moments) == len(stands)
    assert moments == [moment for moment in found.found.moments if not moment.is_choice or moment in found.found.decisions]
    assert last.moment is None
    assert found.chances(last) == found.found.end
    assert all(sum(found.chances(stand)) == pytest.approx(1) for stand in found.stands)


def test_before_a_choice_the_table_is_as_it_was_and_all_that_was_legal_is_weighed() -> None:
    found = looked()
    rules = found.record.game
    choices = [(stand.state, stand.moment) for stand in found.stands if stand.moment is not None and stand.moment.is_choice]
    assert len(choices) > 10
    for state, moment in choices:
        assert rules.to_act(state) == moment.seat
        assert {choice.action for choice in moment.choices} == set(rules.legal(state))


def test_a_roll_that_ends_the_turn_leaves_no_dice_of_the_next_player() -> None:
    """T5: what the roll did is told, and the board is that after the failed attempt."""
    found = looked()
    words = Words("en")
    rolls = [stand for stand in found.stands if stand.moment is not None and not stand.moment.is_choice]
    failed = [roll for roll in rolls if any(isinstance(event, FailedAttempt) for event in found.transitions[roll.told - 1].events)]
    assert failed
    for stand in failed:
        view = found.view(stand)
        assert isinstance(view, DiceView)
        assert view.turn is None
        assert " fails" in "".join(list(found.story(stand, words))[-6:])


def test_the_story_grows_to_the_whole_game() -> None:
    found, words = looked(), Words("en")
    assert list(found.story(found.stands[0], words)) == ["Ada rolls " + words_of_first_roll(found)]
    assert list(found.story(found.stands[-1], words))[-1].startswith("The game is over")


def words_of_first_roll(found: LookedBack) -> str:
    view = found.view(found.stands[0])
    assert isinstance(view, DiceView)
    assert view.turn is not None
    return " ".join(view.turn.roll or "") + "."


def test_from_turn_to_turn_and_from_mistake_to_mistake() -> None:
    found = looked()
    turns = [stand.moment.turn if stand.moment is not None else len(found.found.turns) for stand in found.stands]
    second = found.next_turn(0, 1)
    assert (turns[second], turns[second - 1]) == (1, 0)
    assert found.next_turn(second + 1, -1) == second, "first to the beginning of the turn"
    assert found.next_turn(second, -1) == 0
    assert found.next_turn(0, -1) == 0
    last = len(found.stands) - 1
    assert found.next_turn(last, 1) == last
    met, place = [], found.next_mistake(-1)
    while place is not None:
        met.append(found.stands[place].moment)
        place = found.next_mistake(place)
    assert sorted(moment.number for moment in met if moment is not None) == sorted(one.number for one in found.found.mistakes)
    assert all(moment is not None and moment.size is not Size.GOOD for moment in met)


def test_where_there_is_no_review_it_is_said_why() -> None:
    components = game("original")
    assert isinstance(components, DiceGame)
    unheard_of = DiceGame("unheard of", components.components)
    with pytest.raises(Refused) as refused:
        look_back(Record(unheard_of, ("Ada", "Ben"), unheard_of.new(2)))
    assert (refused.value.reason, refused.value.details) == ("no_net", {"players": 2})
    with pytest.raises(Refused) as refused:
        look_back_on("[game chess]\n[players Ada, Ben]\n")
    assert refused.value.reason == "not_understood"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [77, 117])
def test_the_drawings_fit_and_say_all(width: int, language: str) -> None:
    """Every name, every share; a curve of the same height for everybody, that is full at the end for the winner alone."""
    found, words = looked(), Words(language)
    names = [words.name(name) for name in NAMES]
    table = summary(found.found, names, words, width)
    assert all(line.cell_length <= width for line in table)
    text = "\n".join([line.plain for line in table])
    for name, split in zip(names, found.found.splits, strict=True):
        assert name in text
        assert words.percent(split.start) in text
    drawn = curves(found.found, names, width)
    assert all(line.cell_length <= width for line in drawn)
    areas = drawn[-1 - 3 * len(names) : -1]
    ends = ["".join([line.plain.ljust(width)[width - 1] for line in areas[3 * seat : 3 * seat + 3]]) for seat in range(len(names))]
    assert ends == ["███" if chance == 1 else "   " for chance in found.found.end]


def test_a_long_name_gives_way_in_a_narrow_terminal() -> None:
    found, words = looked(), Words("de")
    table = summary(found.found, ["A" * 24, "Ben", "Cleo", "Dan"], words, 77)
    assert all(line.cell_length <= 77 for line in table)
    assert any(line.plain.startswith("AAAAAA") and "… " in line.plain for line in table)
