"""What is said: events, choices, refusals and whole games, in every language."""

from __future__ import annotations

import pytest
from test_words import catalogue, events, messages

from heckmeck.command.numbers import statistics_lines
from heckmeck.notation import Expected, RecordError, read
from heckmeck.players.simulate import Statistics, simulate
from heckmeck.replay import story
from heckmeck.rules import GAMES, Event, Illegal, game
from heckmeck.rules.board import (
    BratwormTaken,
    PortionReturned,
    PortionTurnedOver,
    Specialist,
    SpecialistPlaced,
    SpecialistWon,
)
from heckmeck.rules.dice import FACES, POINTS, Rolled
from heckmeck.rules.dicegame import DiceFell, DiceLaidAside, FailedAttempt, SpecialistKept, WeaselUsed
from heckmeck.rules.events import GameOver, PortionStolen, PortionTaken
from heckmeck.rules.karteneck.events import (
    CardDrawn,
    CardsDiscarded,
    CardsPlayed,
    DrawsLapsed,
    GrillOpened,
    HandDealt,
    Passed,
    Reshuffled,
    RoundEnded,
)
from heckmeck.rules.turn import LayAside
from heckmeck.words import LANGUAGES, Words, preferred_language, tell, tell_error, tell_illegal
from heckmeck.words.telling import event_key, tell_action, tell_doing

NAMES = ("Ada", "Ben", "Oma_Inge")
WORDS = {language: Words(language) for language in LANGUAGES}


ROLL = Rolled((2, 0, 1, 0, 0, 1))
GOLDEN_ROLL = Rolled((1, 0, 0, 0, 0, 1), golden=6)

EVENTS: tuple[Event, ...] = (
    DiceFell(0, ROLL),
    DiceFell(0, GOLDEN_ROLL),
    *(DiceLaidAside(0, face, count, False, POINTS[face - 1] * count) for face in FACES for count in (1, 2)),
    WeaselUsed(0),
    *(FailedAttempt(0, reason, 26) for reason in ("faces", "no_worm", "no_portion")),
    PortionTaken(0, 27),
    PortionStolen(0, 2, 27),
    PortionReturned(0, 27),
    PortionTurnedOver(36),
    *(SpecialistWon(0, specialist, 25, None) for specialist in Specialist),
    *(SpecialistWon(0, specialist, None, 1) for specialist in Specialist),
    *(SpecialistKept(0, specialist) for specialist in Specialist),
    *(SpecialistPlaced(specialist, portion) for specialist in Specialist for portion in (None, 23)),
    BratwormTaken(0, None),
    BratwormTaken(0, 1),
    GameOver((0,)),
    GameOver((0, 1, 2)),
    HandDealt(0, 1, None),
    HandDealt(0, 6, None),
    HandDealt(0, 6, (1, 3, 3, 4, 10, 17)),
    GrillOpened((18,)),
    GrillOpened((18, 21, 30)),
    CardsPlayed(0, (3,), 3),
    CardsPlayed(0, (10, 17), 16),
    Passed(0, 30, True),
    Passed(0, 0, False),
    CardsDiscarded(0, (2, 2)),
    Reshuffled(1),
    Reshuffled(40),
    CardDrawn(0, None),
    CardDrawn(0, 17),
    DrawsLapsed(0, 1),
    DrawsLapsed(0, 2),
    RoundEnded(1),
)


def test_every_event_with_a_message_is_among_the_samples() -> None:
    told = {event for event in events() if event_key(event) in messages()}
    assert told == {type(event) for event in EVENTS}


@pytest.mark.parametrize("event", EVENTS, ids=repr)
def test_every_event_is_told_in_every_language(event: Event) -> None:
    sentences = [tell(WORDS[language], event, NAMES) for language in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES), "two languages use the same words"
    for sentence in sentences:
        assert sentence is not None
        assert sentence[-1] == "."
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert "none" not in sentence.lower().split()
        assert not set(sentence) & set("{}$_")


def test_what_goes_without_saying_is_not_told() -> None:
    silent = {event.__name__ for event in events() if event_key(event) not in messages()}
    assert {"TurnEnded", "DiceThrown", "TurnBegan", "DrawsOwed"} <= silent


def test_sentences_decline_their_specialists_and_count_their_worms() -> None:
    def told(event: Event) -> list[str | None]:
        return [tell(WORDS[language], event, NAMES) for language in LANGUAGES]

    assert told(SpecialistKept(2, Specialist.RAVEN)) == [
        "Oma Inge behält den Raben.",
        "Oma Inge keeps the raven.",
        "Oma Inge garde le Corbeau.",
        "Oma Inge tiene il corvo.",
        "Oma Inge houdt de raaf.",
    ]
    assert told(SpecialistPlaced(Specialist.GOLDEN_DIE, 24)) == [
        "Der Goldene Würfel kommt auf Portion 24.",
        "The golden die goes to portion 24.",
        "Le Dé doré se pose sur le Pickomino 24.",
        "Il dado d’oro va sulla porzione 24.",
        "De gouden dobbelsteen gaat naar tegel 24.",
    ]
    assert told(DiceLaidAside(0, 6, 1, False, 5)) == [
        "Ada legt 1 Wurm beiseite: bisher 5 Punkte.",
        "Ada lays aside 1 worm: 5 points so far.",
        "Ada met de côté 1 ver\N{NARROW NO-BREAK SPACE}: 5 points pour l’instant.",
        "Ada accantona 1 verme: per ora 5 punti.",
        "Ada legt 1 worm opzij: tot nu toe 5 punten.",
    ]
    assert told(GameOver((0, 1))) == [
        "Das Spiel ist aus: Ada und Ben teilen sich den Sieg.",
        "The game is over: Ada and Ben share the win.",
        "La partie est finie\N{NARROW NO-BREAK SPACE}: Ada et Ben se partagent la victoire.",
        "La partita è finita: Ada e Ben si dividono la vittoria.",
        "Het spel is afgelopen: Ada en Ben delen de overwinning.",
    ]


def test_all_dice_of_a_face_are_laid_aside_in_the_words_of_the_language() -> None:
    """Italian has another article before an 1, Dutch a word for every face."""

    def told(language: str) -> list[str]:
        return [tell_action(WORDS[language], LayAside(face)) for face in FACES]

    assert told("it") == [
        "Accantona gli 1",
        "Accantona i 2",
        "Accantona i 3",
        "Accantona i 4",
        "Accantona i 5",
        "Accantona i vermi",
    ]
    assert told("nl") == [
        "Enen opzijleggen",
        "Tweeën opzijleggen",
        "Drieën opzijleggen",
        "Vieren opzijleggen",
        "Vijven opzijleggen",
        "Wormen opzijleggen",
    ]
    for language in ("it", "nl"):
        for face, action in zip(FACES, told(language), strict=True):
            what = action.removeprefix("Accantona ").removesuffix(" opzijleggen")
            for form in ("", ".within", ".anyway"):
                assert what.lower() in tell_doing(WORDS[language], LayAside(face), form=form).lower()


def test_sentences_show_cards_as_records_write_them_and_seats_by_name() -> None:
    for language in LANGUAGES:
        words = WORDS[language]
        assert words.say("list-and", some="W5", last="W12") in str(tell(words, CardsPlayed(0, (10, 17), 10), NAMES))
        assert "W12" in str(tell(words, CardDrawn(0, 17), NAMES))
        assert "Oma Inge" in str(tell(words, RoundEnded(2), NAMES))
        assert "W5" in tell_illegal(words, Illegal("K10", "card_not_in_pile", card=10))
        assert "6" not in tell_illegal(words, Illegal("K4", "kind_already_played", kind=6))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_other_message_formats_with_words_and_numbers(language: str, number: int) -> None:
    words = WORDS[language]
    for key, names in catalogue(language).items():
        for value in (number, "worm", "5"):
            details: dict[str, str | int] = dict.fromkeys(names, value)
            # Places are numbers, and written without a sign between the thousands.
            details |= {name: 1234 for name in ("line", "column") if name in names}
            text = words.say(key, **details)
            assert text.strip()
            assert not set(text) & set("{}$")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_whole_games_are_told_and_counted(language: str, id: str) -> None:
    words = WORDS[language]
    statistics = Statistics(players=3)
    for record in simulate(game(id), players=3, games=1, seed=7, statistics=statistics):
        lines = list(story(record, words))
        assert words.say(f"game-{id}") in lines[0]
        assert len(lines) > 20
    assert any(line.startswith(words.say("simulate-worms")) for line in statistics_lines(statistics, words))


DICE = "[game deluxe]\n[players Ada, Ben]\n"
CARDS = "[game karteneck]\n[players Ada, Ben]\n[hand Ada 1 3 3 4 W5 W12]\n[hand Ben 1 1 2 2 3 4]\n"

BROKEN = (
    "",
    "[game nothing]\n[players Ada, Ben]",
    "[game original]\n[players Ada]",
    "[game original]\n[players Ada, Ada]",
    "[game original]\n[players Ada, Ben]\n[options lower=none]",
    "[game original]\n[players Ada, Ben]\n[options golden_die=plain]",
    DICE + "[grill 11/apple 13/apple 21-36]",
    DICE + "[specialist Ada sausage]",
    DICE + "Cleo: 44412W35>4",
    DICE + "Ben: 44412W35>4",
    DICE + "Ada: 44412W35>5 stop >1",
    DICE + "Ada: 11111111>W",
    DICE + "Ada: 1111>1",
    DICE + "Ada: 44412W35>4 44123>4",
    DICE + "Ada: 44412W35>4 4423W>W stop = 22",
    CARDS + "Ada: 3 3 +W7",
    CARDS + "grill: 18 21 30",
    CARDS + "grill: 18 21\nAda: 3 4 +1",
    CARDS + "grill: 18 21\nAda: 3 3 3 +1",
    CARDS + "grill: 18 21\nAda: 3 +1\nBen: 1 +1\nAda: 3 +1",
    CARDS + "grill: 18 21\nAda: W5 +W5",
    CARDS + "grill: 18 21\nAda: 7",
    CARDS + "grill: 18 21\nAda: pass steal=Ben",
    CARDS + "grill: 18 21\nAda: W5 +1\nBen: pass +1 +2\nAda: pass steal=Ben",
)


@pytest.mark.parametrize("record", BROKEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_record_is_told_with_its_place(record: str, language: str) -> None:
    with pytest.raises(RecordError) as refused:
        read(record)
    words = WORDS[language]
    told = tell_error(words, refused.value)
    place = words.say("at-place", line=refused.value.line, column=refused.value.column, sentence="")
    assert told.startswith(place.strip())
    assert not set(told.removeprefix(place)) & set("{}$")


def test_a_refusal_lists_what_was_expected_there() -> None:
    expected = [Expected(what, {}) for what in ("utf8", "header", "turn")]
    told = [tell_error(WORDS["en"], RecordError(2, 1, "bad_line", {"text": "x"}, tuple(expected[:count]))) for count in range(4)]
    sentence = told[0]
    assert told[1:] == [
        f"{sentence} Expected text in UTF-8.",
        f"{sentence} Expected text in UTF-8 or a header such as [game original].",
        f"{sentence} Expected text in UTF-8, a header such as [game original] or a turn such as Ada: 44412W35>4 stop.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_its_rule(language: str) -> None:
    told = tell_illegal(WORDS[language], Illegal("T2", "face_not_rolled", face=6))
    assert told.endswith("T2)")
    assert {"de": "Wurm", "en": "worm", "fr": "ver", "it": "verme", "nl": "worm"}[language] in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_that_does_not_exist_is_a_defect(language: str) -> None:
    with pytest.raises(LookupError):
        WORDS[language].say("event-hen-hatched")
    with pytest.raises(ValueError, match="event-portion-taken"):
        WORDS[language].say("event-portion-taken", seat="Ada")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "pl_PL.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "fr:de"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
    ],
)
def test_the_environment_chooses_the_language(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert preferred_language() == language
