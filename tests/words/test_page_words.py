"""The page says the same in every language: all that its code asks for and nothing else. No sentence stands in the code."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from test_words import variables

from heckmeck.words import LANGUAGES

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "src" / "heckmeck" / "words"
PAGE = ROOT / "web" / "src"

AREAS = {area: area for area in ("page", "dice", "cards", "learn", "rules", "after", "analyse", "puzzles", "mine")}
"""What the keys of each file begin with."""


# What is in the catalogue


@cache
def messages(file: Path) -> dict[str, frozenset[str]]:
    """Every message and attribute of a file, with the variables in it."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands there twice"
            if entry.value is not None:
                found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def page_files(language: str) -> list[Path]:
    return sorted((WORDS / language / "web").glob("*.ftl"))


@cache
def said() -> frozenset[str]:
    """All keys that the page can say: its own and those it shares with the terminal."""
    return frozenset(key for file in (WORDS / "en").rglob("*.ftl") for key in messages(file))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_page_files_keys_attributes_and_variables_of_english(language: str) -> None:
    assert [file.name for file in page_files(language)] == [file.name for file in page_files("en")]
    for file in page_files("en"):
        assert messages(WORDS / language / "web" / file.name) == messages(file), file.name


@pytest.mark.parametrize("file", page_files("en"), ids=lambda file: file.stem)
def test_the_keys_of_a_file_begin_with_its_area(file: Path) -> None:
    assert [key for key in messages(file) if not key.startswith(AREAS[file.stem] + "-")] == []


@cache
def whole_bundle(language: str) -> FluentBundle:
    """The sentences of Python and of the page together."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((WORDS / language).rglob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_page_can_be_said(language: str) -> None:
    bundle = whole_bundle(language)
    for file in page_files(language):
        for key, names in messages(file).items():
            name, _, attribute = key.partition(".")
            message = bundle.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
            assert pattern is not None
            for value in (0, 1, 2, "worm"):
                text, problems = bundle.format_pattern(pattern, dict.fromkeys(names, value))
                assert problems == [], key
                assert str(text).strip(), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("terminal-supply", "count"),
        ("terminal-in-hand", "count"),
        ("terminal-in-hand-short", "count"),
        ("cards-in-hand", "cards"),
        ("verify-verified", "draws"),
    ],
)
def test_none_is_not_told_as_one(key: str, name: str, language: str) -> None:
    """French counts 0 by the form for 1, so "one card" would be told of an empty hand."""
    bundle = whole_bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    none, one = [bundle.format_pattern(pattern, {name: count})[0] for count in (0, 1)]
    assert none != one


def test_the_page_has_no_straight_quotes_or_apostrophes() -> None:
    wrong = []
    for language in LANGUAGES:
        for file in page_files(language):
            wrong += [f"{language}/{file.name}: {text}" for text in texts(file) if re.search(r"['\"]", text)]
    assert wrong == []


def test_french_has_narrow_no_break_spaces_around_its_punctuation() -> None:
    """Before : ; ! ? » and after «. A colon may stand right after a word only in what people copy, such as `atleast:27`."""
    wrong = []
    for file in sorted((WORDS / "fr").rglob("*.ftl")):
        for text in texts(file):
            loose = re.search(r"[ \N{NO-BREAK SPACE}][:;!?»]|«[ \N{NO-BREAK SPACE}]", text)
            bare = re.search(r"[^\s!?][!?;»]|«\S", text)
            if (loose or bare) and "signes , : ;" not in text:
                wrong.append(f"{file.name}: {text}")
    assert wrong == []


def texts(file: Path) -> list[str]:
    """The lines of a catalogue without keys, placeables and comments."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [re.sub(r"\{[^{}]*\}|^\s*\[.*?\]|^[\w.-]+ =|^#.*", "", line) for line in lines]


# What the code asks for


def sources() -> list[Path]:
    return [file for ending in ("svelte", "ts") for file in sorted(PAGE.rglob(f"*.{ending}")) if file.name != "protocol.ts"]


@cache
def code(file: Path) -> str:
    """A file without its comments and styles."""
    text = file.read_text(encoding="utf-8")
    text = re.sub(r"<style.*?</style>|<!--.*?-->|/\*.*?\*/", "", text, flags=re.DOTALL)
    return re.sub(r"(?m)(^|\s)//.*$", "", text)


LITERAL = re.compile(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"|`((?:[^`\\]|\\.)*)`")
KEY = re.compile(r"[a-z]+(-\w+)+(\.\w+)?")


def literals(text: str) -> list[str]:
    return [next(part for part in found.groups() if part is not None) for found in LITERAL.finditer(text)]


def as_pattern(literal: str) -> re.Pattern[str]:
    """What keys a template literal can stand for."""
    return re.compile(r"[\w.-]+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", literal)))


def first_argument(text: str, start: int) -> str:
    """What stands between an opening parenthesis and its first comma, or its end."""
    depth = 0
    place = start
    while place < len(text):
        quoted = LITERAL.match(text, place)
        if quoted:
            place = quoted.end()
            continue
        if text[place] in "([{":
            depth += 1
        elif text[place] in ")]}":
            depth -= 1
        if depth < 0 or (depth == 0 and text[place] == ","):
            break
        place += 1
    return text[start:place]


@dataclass
class Asked:
    """What the code asks the catalogue for: keys as they stand there, and patterns from template literals."""

    keys: dict[str, str] = field(default_factory=dict)
    patterns: dict[str, str] = field(default_factory=dict)


@cache
def asked() -> Asked:
    found = Asked()
    for file in sources():
        text = code(file)
        for call in re.finditer(r"\bwords\.(?:say|has)\(", text):
            for literal in literals(first_argument(text, call.end())):
                place = f"{file.relative_to(PAGE)}: {literal}"
                if "${" in literal:
                    found.patterns[literal] = place
                elif KEY.fullmatch(literal):
                    found.keys[literal] = place
    return found


def test_the_code_is_searched_well() -> None:
    assert {"page-play", "page-invite", "page-error-unreachable"} <= asked().keys.keys()
    assert "page-option-${option}-${value}" in asked().patterns


def test_every_key_the_page_asks_for_exists() -> None:
    assert {key: place for key, place in asked().keys.items() if key not in said()} == {}
    lost = {place for literal, place in asked().patterns.items() if not any(as_pattern(literal).fullmatch(key) for key in said())}
    assert lost == set()


def test_no_key_of_the_page_is_unused() -> None:
    """A key is used where it stands as a literal, or where a template literal with its beginning can make it."""
    used: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for file in sources():
        for literal in literals(code(file)):
            if "${" not in literal:
                used.add(literal)
            elif any(literal.startswith(f"{area}-") for area in AREAS.values()):
                patterns.append(as_pattern(literal))
    # A message is used by its attributes, too.
    used |= {key.partition(".")[0] for key in used}
    unused = [
        f"{file.name}: {key}"
        for file in page_files("en")
        for key in messages(file)
        if key not in used and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


# What people read


READ = re.compile(r"(?<![\w:-])(title|alt|placeholder|label|aria-(label|description|roledescription|valuetext))\s*=\s*")
LETTERS = re.compile(r"[^\W\d_]")


def without_braces(text: str) -> str:
    """A template with nothing in its braces."""
    kept = []
    depth = 0
    place = 0
    while place < len(text):
        quoted = LITERAL.match(text, place) if depth else None
        if quoted:
            place = quoted.end()
            continue
        if text[place] == "{":
            depth += 1
        if text[place] == "}":
            depth -= 1
            kept.append("" if depth else "{}")
        elif depth == 0:
            kept.append(text[place])
        place += 1
    return "".join(kept)


def template(file: Path) -> str:
    return re.sub(r"<script.*?</script>", "", code(file), flags=re.DOTALL)


def words_in_template(text: str) -> list[str]:
    """Texts and attributes with letters in them that are read or heard. The names of keys, as keyboards show them, are none."""
    plain = without_braces(re.sub(r"<kbd.*?</kbd>", "", text, flags=re.DOTALL))
    found = []
    for tag in re.finditer(r"<[a-zA-Z/][^<>]*>", plain):
        for attribute in READ.finditer(tag.group()):
            value = re.match(r"\"([^\"]*)\"|'([^']*)'|([^\s>]*)", tag.group()[attribute.end() :])
            if value and LETTERS.search(value.group()):
                found.append(attribute.group() + value.group())
    return found + [text.strip() for text in re.split(r"<[a-zA-Z/][^<>]*>", plain) if LETTERS.search(text)]


def test_words_are_found_in_a_template() -> None:
    assert words_in_template("<p class='a b'>{words.say('page-play')} <b>{n} × {m}</b></p>") == []
    assert words_in_template("<p>{n} worms</p>") == ["{} worms"]
    assert words_in_template("{#if a > b}<img alt=\"A worm\" src='w.svg'>{:else}No{/if}") == ['alt="A worm"', "{}No{}"]
    assert words_in_template('<button aria-label="{name} sits" onclick={() => go("a }")}></button>') == ['aria-label="{} sits"']
    assert words_in_template("<kbd>Enter</kbd><option {label} title={words.say(`page-${x}`)}>{x}</option>") == []


@pytest.mark.parametrize("file", sources(), ids=lambda file: str(file.relative_to(PAGE)))
def test_no_word_that_people_read_stands_in_a_template(file: Path) -> None:
    if file.suffix == ".svelte":
        assert words_in_template(template(file)) == []


SENTENCE = re.compile(r"[A-ZÄÖÜÉÈÀ¿«„“].*\w[ \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]\w+.*|.*[^\W\d_]{2,} [^\W\d_]{2,}.*[.!?…]")


@pytest.mark.parametrize("file", sources(), ids=lambda file: str(file.relative_to(PAGE)))
def test_no_sentence_stands_in_the_code(file: Path) -> None:
    text = re.sub(r"(console\.\w+|new Error)\([^\n]*", "", code(file))
    text = re.sub(r"\b(d|points|transform|viewBox|class|style)=(\"[^\"]*\"|'[^']*'|\{[^}]*\})", "", text)
    drawn = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+")
    found = [literal for literal in literals(text) if SENTENCE.fullmatch(literal) and not drawn.fullmatch(literal)]
    assert [literal for literal in found if "${" not in literal] == []
