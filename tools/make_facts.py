"""Makes `web/src/facts.json`: what the page's pictures and rules have to know, from the rules and the protocol themselves.

With `--check` it only says whether the file is up to date.
"""

import json
import sys
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

from heckmeck.notation.card_text import card_text
from heckmeck.notation.faces import FACE_NAMES
from heckmeck.rules import GAMES, Game, game
from heckmeck.rules.board import worms
from heckmeck.rules.dice import FACES, GOLDEN_DICE, WHITE_DICE
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.karteneck import Karteneck, cards
from heckmeck.table.wire.incoming import AVATARS

TARGET = Path(__file__).parents[1] / "web/src/facts.json"


def dice_facts(rules: DiceGame) -> dict[str, Any]:
    parts = rules.components
    return {
        "portions": runs([(portion, worms(portion)) for portion in parts.portions]),
        "specialists": [[specialist.value, portion] for specialist, portion in parts.specialists],
        "bratworms": parts.bratworms,
        "setups": [],
    }


def card_facts(_: Karteneck) -> dict[str, Any]:
    setups = [[players, aside, (len(cards.PORTIONS) - aside) // players] for players, aside in cards.PUT_ASIDE.items()]
    portions = [(portion, cards.worms(portion)) for portion in sorted(set(cards.PORTIONS))]
    return {"portions": runs(portions), "specialists": [], "bratworms": 0, "setups": setups}


FACTS: dict[str, Callable[[Any], dict[str, Any]]] = {"dice": dice_facts, "cards": card_facts}
"""By kind of game, like the entries of the page."""


def facts(rules: Game[Any]) -> dict[str, Any]:
    return FACTS[rules.kind](rules)


def runs(portions: list[tuple[int, int]]) -> list[list[int]]:
    """Neighbours with the same number of worms as one run: the first, the last, the worms."""
    found: list[list[int]] = []
    for (_, count), run in groupby(enumerate(portions), key=lambda at: (at[1][0] - at[0], at[1][1])):
        values = [portion for _, (portion, _) in run]
        found.append([values[0], values[-1], count])
    return found


def golden_dice() -> dict[str, str]:
    """The sides of the golden die by the house rule."""
    return {
        rule: "".join([FACE_NAMES[face] * count for face, count in zip(FACES, sides, strict=True)])
        for rule, sides in GOLDEN_DICE.items()
    }


def card_bags() -> dict[str, Any]:
    """What is drawn from in the card game: hands of one size, all cards, all portions."""
    return {"hand": cards.HAND, "deck": [card_text(card) for card in cards.DECK], "portions": list(cards.PORTIONS)}


def text() -> str:
    bags = f'"golden_dice":{compact(golden_dice())},\n"cards":{compact(card_bags())}'
    games = [f"{json.dumps(name)}:{compact(facts(game(name)))}" for name in GAMES]
    return f'{{"dice":{WHITE_DICE},\n"avatars":{AVATARS},\n{bags},\n"games":{{\n' + ",\n".join(games) + "\n}}\n"


def compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


if __name__ == "__main__":
    if "--check" not in sys.argv:
        TARGET.write_text(text(), encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != text():
        sys.exit("web/src/facts.json is out of date. Run: make types")
