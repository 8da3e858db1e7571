"""Makes `web/src/facts.json`: what the page's pictures and rules have to know, from the rules and the protocol themselves.

And `web/src/mine/facts.json`: the numbers of *My play*, which the page and the terminal share. With `--check` it only says whether
the files are up to date.
"""

import json
import sys
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

from heckmeck.notation.card_text import card_text
from heckmeck.notation.faces import FACE_NAMES
from heckmeck.notation.scan import LONGEST
from heckmeck.rules import GAMES, Game, game
from heckmeck.rules.board import worms
from heckmeck.rules.dice import FACES, GOLDEN_DICE, WHITE_DICE
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.karteneck import Karteneck, cards
from heckmeck.table.wire.incoming import AVATARS
from heckmeck.terminal.mine import file, gather, memory, schedule, sums

PAGE = Path(__file__).parents[1] / "web/src"


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
    return (
        f'{{"dice":{WHITE_DICE},\n"avatars":{AVATARS},\n"longest_record":{LONGEST},\n{bags},\n"games":{{\n'
        + ",\n".join(games)
        + "\n}}\n"
    )


def mine() -> str:
    numbers = {
        "version": file.VERSION,
        "largest_file": file.LARGEST_FILE,
        "longest": memory.LONGEST,
        "largest": memory.LARGEST,
        "most_games": memory.MOST_GAMES,
        "most_cards": memory.MOST_CARDS,
        "most_slips": memory.MOST_SLIPS,
        "least_loss": gather.LEAST_LOSS,
        "most_lessons": gather.MOST_LESSONS,
        "longest_interval": schedule.LONGEST_INTERVAL,
        "enough": sums.ENOUGH,
        "window": sums.WINDOW,
        "least_count": sums.LEAST_COUNT,
        "least_games": sums.LEAST_GAMES,
        "most_habits": sums.MOST_HABITS,
        "mostly": sums.MOSTLY,
        "sides": dict(sums.SIDES),
        "thresholds": sums.thresholds(),
    }
    return "{\n" + ",\n".join([f"{json.dumps(name)}:{compact(value)}" for name, value in numbers.items()]) + "\n}\n"


def compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


TARGETS = {PAGE / "facts.json": text, PAGE / "mine/facts.json": mine}

if __name__ == "__main__":
    for target, made in TARGETS.items():
        if "--check" not in sys.argv:
            target.write_text(made(), encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != made():
            sys.exit(f"web/src/{target.relative_to(PAGE)} is out of date. Run: make types")
