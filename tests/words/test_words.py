"""The four catalogues say the same things, say all that the code asks them for, and nothing else."""

from __future__ import annotations

import ast
import pkgutil
from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import heckmeck
import heckmeck.rules
from heckmeck.notation import RecordError, read
from heckmeck.players.levels import NAMES as LEVELS
from heckmeck.replay import story
from heckmeck.review import Size
from heckmeck.rules import GAMES, Action, Event, Illegal, game
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
from heckmeck.rules.karteneck import NOT_NOW
from heckmeck.rules.karteneck_view import (
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
from heckmeck.simulate import Statistics, simulate
from heckmeck.table.shown import Reaction
from heckmeck.tables import statistics_lines
from heckmeck.words import LANGUAGES, Words, preferred_language, tell, tell_error, tell_illegal
from heckmeck.words.telling import _key, event_key

SOURCE = Path(heckmeck.__file__).parent
NAMES = ("Ada", "Ben", "Oma_Inge")
WORDS = {language: Words(language) for language in LANGUAGES}


# What is in the catalogue


@cache
def catalogue(language: str) -> dict[str, frozenset[str]]:
    """Every message and attribute (`key.attribute`) of a language, with the variables in it."""
    found: dict[str, frozenset[str]] = {}
    for file in sorted((SOURCE / "words" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                if entry.value is not None:
                    found[entry.id.name] = variables(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def variables(pattern: ftl.Pattern) -> frozenset[str]:
    found: set[str] = set()

    class Variables(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's own spelling
            found.add(node.id.name)

    Variables().visit(pattern)
    return frozenset(found)


def messages() -> set[str]:
    """The keys of the English catalogue, without attributes."""
    return {key for key in catalogue("en") if "." not in key}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses_and_says_nothing_twice(language: str) -> None:
    keys: Counter[str] = Counter()
    for file in (SOURCE / "words" / language).rglob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                keys[entry.id.name] += 1
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_files_keys_attributes_and_variables_of_english(language: str) -> None:
    files = {file.name for file in (SOURCE / "words" / language).rglob("*")}
    assert files == {file.name for file in (SOURCE / "words" / "en").rglob("*")}
    assert catalogue(language) == catalogue("en")


# What the code asks for


@dataclass(frozen=True)
class Use:
    """A place in the source that asks for a message, and the details it gives."""

    key: str
    details: frozenset[str]
    place: str


@cache
def nodes(folder: str) -> tuple[tuple[ast.AST, str], ...]:
    """Everything in the sources of a folder of the package, with its place."""
    return tuple(
        (node, f"{file.name}:{getattr(node, 'lineno', 0)}")
        for file in sorted((SOURCE / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    )


def called(call: ast.Call) -> str:
    function = call.func
    return function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else ""


def given(call: ast.Call) -> frozenset[str]:
    """The names of the details a call gives, as keywords or in a dict."""
    dicts = [argument for argument in call.args if isinstance(argument, ast.Dict)]
    keys = [key.value for details in dicts for key in details.keys if isinstance(key, ast.Constant)]
    return frozenset([*map(str, keys), *(keyword.arg for keyword in call.keywords if keyword.arg)])


def literals(node: ast.expr) -> list[str]:
    """The texts an argument may be: a literal, or one of two."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def places(folder: str, parameter: str) -> dict[str, slice]:
    """Every function and class in a folder that has this parameter, and where it stands among the arguments of a call."""
    found: dict[str, slice] = {}
    for node, _ in nodes(folder):
        if isinstance(node, ast.FunctionDef) and node.name != "__init__":
            where = place_of(parameter, node)
        elif isinstance(node, ast.ClassDef) and "Event" not in [ast.unparse(base) for base in node.bases]:
            where = place_in_class(parameter, node)
        else:
            continue
        if where is not None:
            found[node.name] = where
    return found


def place_of(parameter: str, function: ast.FunctionDef) -> slice | None:
    names = [argument.arg for argument in function.args.args if argument.arg != "self"]
    if parameter in names:
        return slice(names.index(parameter), names.index(parameter) + 1)
    rest = function.args.vararg
    return slice(len(names), None) if rest is not None and rest.arg == parameter else None


def place_in_class(parameter: str, node: ast.ClassDef) -> slice | None:
    """By `__init__`, or by the fields of a dataclass."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            return place_of(parameter, part)
    fields = [part.target.id for part in node.body if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)]
    return slice(fields.index(parameter), fields.index(parameter) + 1) if parameter in fields else None


def uses(folder: str, parameter: str, prefix: str) -> list[Use]:
    """Every literal that a folder's code hands to a parameter of this name, as the key it stands for."""
    known = places(folder, parameter) | places("rules", parameter)
    return [
        Use(prefix + text.replace("_", "-"), given(node), place)
        for node, place in nodes(folder)
        if isinstance(node, ast.Call) and called(node) in known
        for argument in node.args[known[called(node)]]
        for text in literals(argument)
    ]


@cache
def refusals() -> tuple[Use, ...]:
    return tuple(uses("rules", "reason", "error-") + uses("notation", "reason", "error-"))


@cache
def expectations() -> tuple[Use, ...]:
    """`expect("card", ...)` gives details; the names that `word.error(reason, "card", "number")` hands on come without any."""
    bare = [Use(use.key, frozenset(), use.place) for use in uses("notation", "expected", "expected-")]
    return tuple(uses("notation", "what", "expected-") + bare)


@cache
def sayings() -> tuple[Use, ...]:
    return tuple(
        Use(text, given(node), place)
        for node, place in nodes("")
        if isinstance(node, ast.Call) and called(node) == "say" and node.args
        for text in literals(node.args[0])
    )


@cache
def events() -> tuple[type[Event], ...]:
    for module in pkgutil.iter_modules(heckmeck.rules.__path__, "heckmeck.rules."):
        import_module(module.name)
    return tuple(Event.__subclasses__())


def test_the_source_is_searched_well() -> None:
    """Reasons of all three sorts are found: literal, handed on by a helper, one of two."""
    assert {"error-face-not-rolled", "error-bad-token", "error-one-specialist", "error-card-not-in-hand"} <= {
        use.key for use in refusals()
    }
    assert {"expected-roll", "expected-roll-golden", "expected-card-steal", "expected-one-of", "expected-specialist"} <= {
        use.key for use in expectations()
    }
    assert {"replay-heading", "error-no-file", "list-and"} <= {use.key for use in sayings()}


def test_only_karteneck_looks_its_reasons_up_in_a_table() -> None:
    """So that no reason escapes the tests below."""
    computed = [
        place
        for node, place in nodes("rules")
        if isinstance(node, ast.Call) and called(node) == "Illegal" and not literals(node.args[1])
    ]
    assert {place.partition(":")[0] for place in computed} <= {"karteneck.py"}
    assert len(computed) <= 1


def composed() -> set[str]:
    """Keys put together from a part of the source: goals, columns, choices of a turn, what bots did, what a question lacks."""
    keys = {f"odds-{kind}" for kind in ("worms", "total", "atleast", "exactly", "win")}
    keys |= {f"review-size-{size.value}" for size in Size}
    keys |= {f"reaction-{reaction}" for reaction in get_args(Reaction)}
    keys |= {f"arena-{column}" for column in ("bot", "games", "wins", "shared", "losses", "share", "worms")}
    keys |= {_key("action", action) for action in Action.__subclasses__()}
    keys |= {f"bot-{level}" for level in LEVELS}
    keys |= {f"forfeit-{text}" for text in first_arguments("players", "Forfeit")}
    keys |= {f"error-{text}" for text in first_arguments("", "Unclear")}
    keys |= {f"error-{reason.replace('_', '-')}" for reason in second_arguments("question.py", "Illegal")}
    keys |= {f"error-{reason}" for reason in second_arguments("", "Refused")}
    keys |= {f"verify-{text}" for text in first_arguments("", "Verdict")} | {"event-seat-handed"}
    return keys


def first_arguments(folder: str, name: str) -> set[str]:
    calls = [node for node, _ in nodes(folder) if isinstance(node, ast.Call) and called(node) == name]
    return {text for call in calls for text in literals(call.args[0])}


def second_arguments(file: str, name: str) -> set[str]:
    return {
        text
        for node, place in nodes("")
        if place.startswith(file) and isinstance(node, ast.Call) and called(node) == name
        for text in literals(node.args[1])
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_the_source_asks_for_exists(language: str) -> None:
    asked = {use.key: use.place for use in (*refusals(), *expectations(), *sayings())}
    asked |= dict.fromkeys(composed(), "composed")
    asked |= {f"error-{reason.replace('_', '-')}": "karteneck.py: NOT_NOW" for _, reason in NOT_NOW.values()}
    asked |= {f"game-{name}": "registry.py" for name in GAMES}
    for specialist in Specialist:
        asked |= {f"specialist-{specialist.value}{form}": "board.py" for form in ("", ".subject", ".object")}
    assert {key: place for key, place in asked.items() if key not in catalogue(language)} == {}


def test_every_place_gives_the_details_its_message_needs() -> None:
    """Except `**details`, which cannot be read off the source."""
    lacking = {}
    for use in (*refusals(), *expectations(), *sayings()):
        details = set(use.details)
        if use.key == "error-specialist-twice":
            details |= {"subject", "object"}  # telling adds the forms of a specialist that exists
        missing = catalogue("en")[use.key] - details
        if missing:
            lacking[f"{use.place} {use.key}"] = missing
    assert lacking == {}


def test_no_key_is_unused() -> None:
    used = {use.key for use in (*refusals(), *expectations(), *sayings())}
    used |= composed()
    used |= {f"error-{reason.replace('_', '-')}" for _, reason in NOT_NOW.values()}
    used |= {f"game-{name}" for name in GAMES} | {f"specialist-{specialist.value}" for specialist in Specialist}
    for event in events():
        used |= {event_key(event), event_key(event).replace("event-", "statistic-")}
    named = {node.value for node, _ in nodes("") if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert messages() - used - named == set()


# What is said

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
def test_every_event_is_told_in_four_languages(event: Event) -> None:
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
    ]
    assert told(SpecialistPlaced(Specialist.GOLDEN_DIE, 24)) == [
        "Der Goldene Würfel kommt auf BWP 24.",
        "The golden die goes to portion 24.",
        "Le Dé doré se pose sur le Pickomino 24.",
        "Il dado d’oro va sulla PdV 24.",
    ]
    assert told(DiceLaidAside(0, 6, 1, False, 5)) == [
        "Ada legt 1 Wurm beiseite: bisher 5 Punkte.",
        "Ada lays aside 1 worm: 5 points so far.",
        "Ada met de côté 1 ver\N{NO-BREAK SPACE}: 5 points pour l’instant.",
        "Ada accantona 1 verme: per ora 5 punti.",
    ]
    assert told(GameOver((0, 1))) == [
        "Das Spiel ist aus: Ada und Ben teilen sich den Sieg.",
        "The game is over: Ada and Ben share the win.",
        "La partie est finie\N{NO-BREAK SPACE}: Ada et Ben se partagent la victoire.",
        "La partita è finita: Ada e Ben si dividono la vittoria.",
    ]


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
            if key == "at-place":
                details |= {"line": 1234, "column": number}
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_its_rule(language: str) -> None:
    told = tell_illegal(WORDS[language], Illegal("T2", "face_not_rolled", face=6))
    assert told.endswith("T2)")
    assert {"de": "Wurm", "en": "worm", "fr": "ver", "it": "verme"}[language] in told


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
        ({"LANG": "nl_NL.UTF-8"}, "en"),
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
