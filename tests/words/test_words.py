"""Every catalogue says the same things, says all that the code asks for, and nothing else."""

from __future__ import annotations

import ast
import pkgutil
from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TypeVar, get_args

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import heckmeck
import heckmeck.rules
from heckmeck.forecast.net import NoNet
from heckmeck.kind import kinds
from heckmeck.players.levels import BOTS as LEVELS
from heckmeck.practice.puzzle import LEVELS as PUZZLE_LEVELS
from heckmeck.review import Size
from heckmeck.review.slips import Habit
from heckmeck.review.story import Plot
from heckmeck.rules import GAMES, Action, Event
from heckmeck.rules.board import (
    Specialist,
)
from heckmeck.rules.karteneck.game import NOT_NOW
from heckmeck.table.wire.incoming import Reaction
from heckmeck.terminal.mine.file import BadReason
from heckmeck.words import LANGUAGES
from heckmeck.words.catalogue import ENTRY
from heckmeck.words.telling import event_key, key

T = TypeVar("T")

SOURCE = Path(heckmeck.__file__).parent
NAMES = ("Ada", "Ben", "Oma_Inge")


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
def test_an_entry_parsed_by_itself_is_the_one_that_its_file_has(language: str) -> None:
    """Only those that are needed are parsed, together with the terms in them."""
    for file in (SOURCE / "words" / language).glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        alone = {entry[1]: FluentParser().parse(entry[0]).body for entry in ENTRY.finditer(text)}
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
                [found] = alone.pop(name)
                assert entry.equals(found, ignored_fields=["span", "comment"]), name
        assert alone == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_files_keys_attributes_and_variables_of_english(language: str) -> None:
    files = {file.name for file in (SOURCE / "words" / language).rglob("*")}
    assert files == {file.name for file in (SOURCE / "words" / "en").rglob("*")}
    assert catalogue(language) == catalogue("en")


def test_every_folder_of_catalogues_is_a_language() -> None:
    """The page takes the folders as its languages, Python the list."""
    folders = sorted(file.parent.name for file in (SOURCE / "words").glob("*/names.ftl"))
    assert folders == list(LANGUAGES)


# Plural forms


PLURALS = {"zero", "one", "two", "few", "many"}
"""CLDR's plural categories, without `other`, which is also the default for what is not counted."""


@cache
def counted(language: str) -> dict[str, dict[str, set[str]]]:
    """For every message: the variables it counts by, and the forms it has for each."""
    found: dict[str, dict[str, set[str]]] = {}

    class Counts(Visitor):
        def __init__(self, forms: dict[str, set[str]]) -> None:
            self.forms = forms

        def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the visitor's own spelling
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            default = next(variant.key for variant in node.variants if variant.default)
            if keys & PLURALS:
                assert isinstance(node.selector, ftl.VariableReference)
                assert isinstance(default, ftl.Identifier)
                assert default.name == "other", "a number without a form of its own has to come out as other"
                name = node.selector.id.name
                self.forms[name] = self.forms.get(name, keys) & keys
            self.generic_visit(node)

    for file in sorted((SOURCE / "words" / language).rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                Counts(found.setdefault(entry.id.name, {})).visit(entry)
    return {key: forms for key, forms in found.items() if forms}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_has_the_plural_forms_of_its_language(language: str) -> None:
    """By CLDR, for every number that a game, a tournament or a simulation can come to."""
    rule = Locale(language).plural_form
    needed = {rule(number) for number in (*range(2000), *range(2000, 1_000_000, 997))}
    wrong = {
        f"{key} ${name}": forms
        for key, selected in counted(language).items()
        for name, forms in selected.items()
        if forms != needed
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_counts_what_english_counts(language: str) -> None:
    """A sentence with one form for all numbers is right only where the words around the number do not change."""
    lacking = {key: set(forms) - set(counted(language).get(key, {})) for key, forms in counted("en").items()}
    assert {key: names for key, names in lacking.items() if names} == {}


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


def ours(base: type[T]) -> tuple[type[T], ...]:
    """Its subclasses, without those of a game that other tests register."""
    return tuple([each for each in base.__subclasses__() if each.__module__.startswith("heckmeck.")])


@cache
def events() -> tuple[type[Event], ...]:
    for module in pkgutil.iter_modules(heckmeck.rules.__path__, "heckmeck.rules."):
        import_module(module.name)
    return ours(Event)


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
    assert {place.partition(":")[0] for place in computed} <= {"game.py"}
    assert len(computed) <= 1


def composed() -> set[str]:
    """Keys put together from a part of the source: goals, columns, choices of a turn, what bots did, what a question lacks."""
    keys = {f"odds-{kind}" for kind in ("worms", "total", "atleast", "exactly", "win")}
    keys |= {f"review-size-{size.value}" for size in Size} | {f"story-{plot}" for plot in get_args(Plot)}
    keys |= {f"reaction-{reaction}" for reaction in get_args(Reaction)}
    keys |= {f"arena-{column}" for column in ("bot", "games", "wins", "shared", "losses", "share", "worms")}
    keys |= {key("action", action.__name__) for action in ours(Action)}
    doings = [key("doing", action.__name__) for kind in kinds() if kind.tutor for action in kind.shapes.actions]
    keys |= {doing + form for doing in doings for form in ("", ".within", ".anyway")}
    keys |= {f"bot-{level}" for level in LEVELS}
    keys |= {f"rollout-{player}" for kind in kinds() for player in kind.rollout_players}
    keys |= {f"puzzle-rolled-out-{kind.rollout_players[0]}" for kind in kinds() if kind.puzzle_themes}
    keys |= {key("puzzle-theme", theme) for kind in kinds() for theme in kind.puzzle_themes}
    keys |= {f"puzzle-level-{level}" for level in PUZZLE_LEVELS}
    keys |= {f"mine-habit-{habit}" for habit in get_args(Habit)} | {f"mine-bad-{reason}" for reason in get_args(BadReason)}
    keys |= {f"forfeit-{text}" for text in first_arguments("players", "Forfeit")}
    keys |= {key("error", reason) for reason in first_arguments("", "Unclear")}
    keys |= {f"error-{reason.replace('_', '-')}" for reason in second_arguments("question.py", "Illegal")}
    keys |= {key("error", reason) for reason in second_arguments("", "Refused")}
    keys |= {key("error", reason) for reason in first_arguments("", "Missing")} | {key("error", NoNet("tiny", 2).reason)}
    keys |= {key("error", reason) for reason in first_arguments("", "ClusterRefused")}
    keys |= {f"verify-{text}" for text in first_arguments("", "Verdict")}
    keys |= {"event-seat-handed", "event-turn-handed", "event-taken-back"}
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
