"""The page and Python write the same numbers and names of languages, as CLDR has them."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from heckmeck.review.lines import signed
from heckmeck.words import LANGUAGES, Words, language_name

NUMBERS = Path(__file__).parents[2] / "web" / "src" / "lib" / "numbers.ts"

RANDOM = Random(1)
HALVES = [step / 2000 for step in range(0, 2001, 7)]
"""Halves and wholes of a tenth of a percent, of all parts of the scale. Both have to round halves to the same side."""
SHARES = [0.0, 1.0, 0.543, 1e-9, 0.9999999, *HALVES, *[RANDOM.random() for _ in range(100)]]
CHANGES = [*SHARES, *[-share for share in SHARES]]

SCRIPT = """
import {{ decimal, languageName, percent, signed }} from {numbers};
const {{ language, shares, changes, digits }} = JSON.parse(await new Response(process.stdin).text());
process.stdout.write(JSON.stringify({{
    decimal: digits.map((some) => shares.map((one) => decimal(language, one, some))),
    percent: digits.map((some) => shares.map((one) => percent(language, one, some))),
    name: languageName(language),
    signed: changes.map((one) => signed(language, one, 1)),
}}));
"""


def on_the_page(language: str, digits: list[int]) -> dict[str, Any]:
    """What the page's own functions make of them."""
    node = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
    assert node is not None
    script = SCRIPT.format(numbers=json.dumps(NUMBERS.as_uri()))
    asked = json.dumps({"language": language, "shares": SHARES, "changes": CHANGES, "digits": digits})
    done = subprocess.run(
        [node, "--experimental-strip-types", "--input-type=module", "--no-warnings", "--eval", script],
        input=asked,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.source
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_and_the_terminal_write_the_same(language: str) -> None:
    words = Words(language)
    digits = [0, 1, 2, 4]
    page = on_the_page(language, digits)
    assert page["percent"] == [[words.percent(share, some) for share in SHARES] for some in digits]
    assert page["decimal"] == [[words.decimal(share, some) for share in SHARES] for some in digits]
    assert page["signed"] == [signed(change, words) for change in CHANGES]
    assert page["name"] == language_name(language)


@pytest.mark.parametrize(
    ("language", "told"),
    [("de", "54,3\u00a0%"), ("en", "54.3%"), ("fr", "54,3\u00a0%"), ("it", "54,3%"), ("nl", "54,3%")],
)
def test_a_percentage_in_every_language(language: str, told: str) -> None:
    """Newer data of CLDR has the wider no-break space in French, older data the narrow one."""
    assert Words(language).percent(0.543).replace("\u202f", "\u00a0") == told
