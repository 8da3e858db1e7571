"""Measures how much each bot gives away per decision, by the review itself, and writes it to a file of `heckmeck.terminal.mine`.

My play compares people with the bots by this file. Run `make types` afterwards, so that the page has them too. All games take about
ten minutes on one core. If you name some games, the others keep what the file says of them.

    python tools/measure_bots.py [GAME ...]
"""

import argparse
import json
from itertools import pairwise
from pathlib import Path

from heckmeck.kind import kind_of
from heckmeck.library import play_game
from heckmeck.players.levels import BOTS
from heckmeck.review import review
from heckmeck.rules import GAMES
from heckmeck.rules import game as rules_of

FILE = Path(__file__).parent.parent / "src" / "heckmeck" / "terminal" / "mine" / "given_away.json"
PLAYERS = (2, 3, 4)
PLAYED = 6
PLAYED_HIDDEN = 2
"""Games of each bot with each number of players; fewer where hands are hidden, because their reviews take longer."""
SEED = 1
MADE = f"tools/measure_bots.py: {PLAYED} games of each bot (Karteneck: {PLAYED_HIDDEN}) with each of {PLAYERS} players, seed {SEED}"
WHAT = (
    "The chance to win that each bot gave away per decision, on average, and the number of decisions. All seats of a game have the "
    "same bot: against stronger ones it would soon have no chance left to give away. Whoever gives away at most a bot's threshold "
    "plays like it: that is the middle between it and the next weaker one."
)

Rates = dict[str, list[float]]


def measured(game: str) -> Rates:
    """By level: what it gave away per decision, and the number of decisions."""
    games = PLAYED_HIDDEN if kind_of(rules_of(game)).hides else PLAYED
    return {level: _rate(game, level, games) for level in BOTS}


def _rate(game: str, level: str, games: int) -> list[float]:
    losses: list[float] = []
    for players in PLAYERS:
        for number in range(games):
            record = play_game(game, [level] * players, f"{SEED} {players} {level} {number}")
            losses += [moment.loss for moment in review(record).decisions]
    print(game, level, sum(losses) / len(losses), len(losses), flush=True)
    return [round(sum(losses) / len(losses), 5), len(losses)]


def thresholds(rates: Rates) -> dict[str, float]:
    """By level, without the weakest: nobody plays worse than it."""
    middles = [round((rates[worse][0] + rates[better][0]) / 2, 6) for worse, better in pairwise(BOTS)]
    return dict(zip(BOTS[1:], middles, strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], metavar="GAME")
    wanted = parser.parse_args().games or GAMES
    found = json.loads(FILE.read_text(encoding="utf-8"))["games"] if FILE.exists() else {}
    for game in wanted:
        rates = measured(game)
        found[game] = {"bots": rates, "thresholds": thresholds(rates)}
        FILE.write_text(json.dumps({"made": MADE, "what": WHAT, "games": found}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
