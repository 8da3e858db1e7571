"""What comes as JSON is told as what the rules themselves tell."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest
from terminal_kit import Fixed

from heckmeck.players.levels import BOTS as LEVELS
from heckmeck.rules import GAMES, Illegal
from heckmeck.table.outgoing import OddsOfChoice
from heckmeck.table.shown import Choice, Prize, Reaction
from heckmeck.table.table import Refused
from heckmeck.table.views import event_json, situation_of
from heckmeck.terminal.client import sentences
from heckmeck.words import LANGUAGES, Words, tell, tell_illegal, telling

WORDS = {language: Words(language) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_events_and_choices_are_told_as_the_rules_tell_them(game: str, language: str) -> None:
    """Every event of whole games, and every action that is to be chosen in them."""
    words = WORDS[language]
    names = ("Ada", "Oma_Inge", "Ben")
    fixed = Fixed(game, names, seed=3)
    random = Random(game)
    while fixed.table.phase != "finished":
        table = fixed.table
        for action in random.sample(list(table.rules.legal(table.state)), 1):
            told = telling.tell_action(words, action, names)
            for choice in situation_of(table.rules, table.state, True, names)["choices"]:
                assert sentences.tell_choice(words, choice, names)
                if sentences.tell_action(words, choice["action"]) == told:
                    break
        change = table.act(fixed.choice_json())
        _, moment = table.after(change)
        assert moment is not None
        for event in moment.events:
            assert sentences.tell_event(words, dict(event_json(event)), names) == tell(words, event, names)
        fixed.do(change)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_handed_over_is_told_with_the_name_of_the_bot(language: str) -> None:
    words = WORDS[language]
    for level in LEVELS:
        told = sentences.tell_event(words, {"event": "seat-handed", "seat": 0, "level": level}, ("Oma_Inge", "Ben"))
        assert told is not None
        assert words.say(f"bot-{level}").lower() in told.lower()
        assert "Oma Inge" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_the_rules_name_their_rule_and_others_need_none(language: str) -> None:
    words = WORDS[language]
    told = sentences.tell_refusal(words, {"rule": "T2", "reason": "face-not-rolled", "details": {"face": 6}})
    assert told == tell_illegal(words, Illegal("T2", "face_not_rolled", face=6))
    assert "Oma Inge" in sentences.tell_refused(words, Refused("not_possible", "name-twice", name="Oma_Inge"))
    unknown = sentences.tell_refused(words, Refused("not_possible", "a-reason-of-tomorrow"))
    assert unknown == words.say("error-not-understood"), "a newer server may refuse for reasons that this terminal does not know"


def test_a_choice_says_what_its_total_wins() -> None:
    words, names = WORDS["en"], ("Ada", "Ben")

    def told(choice: Choice) -> str:
        return sentences.tell_choice(words, choice, names)

    steal: Prize = {"portion": 24, "rival": 1, "hen": False}
    take: Prize = {"portion": 23, "rival": None, "hen": False}
    assert told({"action": {"action": "stop"}, "total": None, "wins": []}) == "Accept the failed attempt"
    assert told({"action": {"action": "stop"}, "total": 24, "wins": []}) == "Stop with nothing: failed attempt"
    assert told({"action": {"action": "stop"}, "total": 24, "wins": [steal]}) == "Stop and take 24 from Ben"
    assert told({"action": {"action": "stop"}, "total": 24, "wins": [steal, take]}) == "Stop and choose a portion"
    aside: Choice = {"action": {"action": "lay_aside", "face": "W"}, "total": 24, "wins": [steal, take, take]}
    assert told(aside) == "Lay aside worms → 24: enough for 24 from Ben, 23, …"


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_tell_the_chance_to_win_where_it_is_known(language: str) -> None:
    words = WORDS[language]
    odds: OddsOfChoice = {"action": {"action": "stop"}, "worms": 1.5, "win": None, "fail": 0.25, "wins": []}
    assert "54" not in sentences.tell_odds(words, odds)
    told = sentences.tell_odds(words, {**odds, "win": 0.543})
    assert words.decimal(1.5) in told
    assert words.percent(0.25, 0) in told
    assert words.percent(0.543) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_reactions_are_told_in_words(language: str) -> None:
    words = WORDS[language]
    told = [sentences.tell_reaction(words, reaction, 1, ("Ada", "Oma_Inge")) for reaction in get_args(Reaction)]
    assert all(one.startswith("Oma Inge") for one in told)
    assert len(set(told)) == 6
    of_tomorrow: Any = "dance"
    assert "Ada" in sentences.tell_reaction(words, of_tomorrow, 0, ("Ada", "Ben"))
