"""What comes over the wire is told as what the rules themselves tell."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest
from msgspec.structs import replace
from terminal_kit import Fixed

from heckmeck.kinds.cards.shapes import Pass
from heckmeck.kinds.dice.shapes import KeepSpecialist, LayAside, Stop
from heckmeck.kinds.shapes import Action, Prize, Refusal
from heckmeck.players.levels import BOTS as LEVELS
from heckmeck.rules import GAMES, Illegal
from heckmeck.table.deciding import act
from heckmeck.table.refusals import Refused
from heckmeck.table.wire.codec import Choice, OddsOfChoice
from heckmeck.table.wire.incoming import Reaction
from heckmeck.table.wire.outgoing import SeatHanded
from heckmeck.terminal.client import sentences
from heckmeck.terminal.drawing.dice_board import DiceBoard
from heckmeck.words import LANGUAGES, Words, tell, tell_illegal
from heckmeck.words.telling import tell_action

WORDS = {language: Words(language) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_events_and_choices_are_told_as_the_rules_tell_them(game: str, language: str) -> None:
    """Every event of whole games, every action that is to be chosen in them, and why others are closed."""
    words = WORDS[language]
    names = ("Ada", "Oma_Inge", "Ben")
    fixed = Fixed(game, names, seed=3)
    random = Random(game)
    while fixed.table.phase != "finished":
        table, shapes = fixed.table, fixed.table.kind.shapes
        offers = table.kind.offers(table.rules, table.state)
        for action in [random.choice(list(table.rules.legal(table.state))), *[choice.action for choice in offers.choices]]:
            assert tell_action(words, shapes.action(action), names) == tell_action(words, action, names)
        for choice in offers.choices:
            assert sentences.tell_choice(words, Choice(shapes.action(choice.action), choice.total, list(choice.wins)), names)
        for _, why in offers.closed:
            told = Refusal(why.rule, why.reason, shapes.details(why.details))
            assert sentences.tell_refusal(words, told) == tell_illegal(words, why)
        after = act(table, fixed.choice())
        assert after.step is not None
        for event in after.step.events:
            assert tell(words, shapes.event(event), names) == tell(words, event, names)
        fixed.do(after)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_handed_over_is_told_with_the_name_of_the_bot(language: str) -> None:
    words = WORDS[language]
    for level in LEVELS:
        told = tell(words, SeatHanded(0, level), ("Oma_Inge", "Ben"))
        assert told is not None
        assert words.say(f"bot-{level}").lower() in told.lower()
        assert "Oma Inge" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_the_rules_name_their_rule_and_others_need_none(language: str) -> None:
    words = WORDS[language]
    told = sentences.tell_refusal(words, Refusal("T2", "face_not_rolled", {"face": "W"}))
    assert told == tell_illegal(words, Illegal("T2", "face_not_rolled", face=6))
    assert "Oma Inge" in sentences.tell_refused(words, Refused("not_possible", "name_twice", name="Oma_Inge"))
    unknown = sentences.tell_refused(words, Refused("not_possible", "a_reason_of_tomorrow"))
    assert unknown == words.say("error-not-understood"), "a newer server may refuse for reasons that this terminal does not know"


def test_a_choice_says_what_its_total_wins() -> None:
    words, names = WORDS["en"], ("Ada", "Ben")

    def told(action: Action, total: int | None, *wins: Prize) -> str:
        return sentences.tell_choice(words, Choice(action, total, list(wins)), names)

    steal = Prize(24, 1, False)
    take = Prize(23, None, False)
    assert told(Stop(), None) == "Accept the failed attempt"
    assert told(Stop(), 24) == "Stop with nothing: failed attempt"
    assert told(Stop(), 24, steal) == "Stop and take 24 from Ben"
    assert told(Stop(), 24, steal, take) == "Stop and choose a portion"
    assert told(LayAside("W"), 24, steal, take, take) == "Lay aside worms → 24: enough for 24 from Ben, 23, …"


@pytest.mark.parametrize(
    ("language", "take", "steal"),
    [
        ("fr", "S’arrêter et prendre le 23", "S’arrêter et prendre le 24 chez Ben"),
        ("it", "Fermati e prendi la 23", "Fermati e prendi la 24 di Ben"),
    ],
)
def test_a_portion_has_its_article_where_the_language_needs_one(language: str, take: str, steal: str) -> None:
    prizes = Prize(23, None, False), Prize(24, 1, False)
    told = [sentences.tell_choice(WORDS[language], Choice(Stop(), prize.portion, [prize]), ("Ada", "Ben")) for prize in prizes]
    assert told == [take, steal]


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_tell_the_chance_to_win_where_it_is_known(language: str) -> None:
    words = WORDS[language]
    odds = OddsOfChoice(action=Stop(), worms=1.5, win=None, half_width=None, close=False, fail=0.25, wins=[])
    assert "54" not in sentences.tell_odds(words, odds)
    told = sentences.tell_odds(words, replace(odds, win=0.543))
    assert words.decimal(1.5) in told
    assert words.percent(0.25, 0) in told
    assert words.percent(0.543) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_estimate_tells_how_sure_it_is(language: str) -> None:
    words = WORDS[language]
    odds = OddsOfChoice(action=Pass(), worms=None, win=0.314, half_width=0.0213, close=False, fail=None, wins=[])
    told = sentences.tell_odds(words, odds)
    assert f"{words.percent(0.314)} ± {words.decimal(2.13, 1)}" in told
    assert sentences.tell_odds(words, replace(odds, close=True)).startswith(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reactions_are_told_in_words(language: str) -> None:
    words = WORDS[language]
    told = [sentences.tell_reaction(words, reaction, 1, ("Ada", "Oma_Inge")) for reaction in get_args(Reaction)]
    assert all(one.startswith("Oma Inge") for one in told)
    assert len(set(told)) == 6
    of_tomorrow: Any = "dance"
    assert "Ada" in sentences.tell_reaction(words, of_tomorrow, 0, ("Ada", "Ben"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_which_specialist_to_keep_tells_what_each_can_do(language: str) -> None:
    words = WORDS[language]
    for specialist in ("canned_worm", "hen", "weasel", "golden_die", "apple"):
        told = sentences.tell_choice(words, Choice(KeepSpecialist(specialist), None, []), ("Ada", "Ben"))
        assert words.say(f"specialist-{specialist}.object") in told
        assert words.say(f"specialist-{specialist}.power") in told


@pytest.mark.parametrize(
    ("portions", "sentence"),
    [
        ([25], "If you stop, you win 25."),
        ([25, 24], "If you stop, you win 25 or 24."),
        ([25, 24, 23, 22, 21], "If you stop, you win 25, 24, … or 21."),
    ],
)
def test_a_stop_wins_one_of_several_portions(portions: list[int], sentence: str) -> None:
    stop = Choice(Stop(), max(portions), [Prize(portion, None, False) for portion in portions])
    assert DiceBoard(Words("en"))._verdict([stop], ("Ada", "Ben")) == sentence
