"""How many random four-player games a second one core plays through the public interface."""

from __future__ import annotations

import random
import time

import plain_program

from heckmeck.chance import SeededLuck
from heckmeck.players.random_play import play_out
from heckmeck.rules import GAMES, game

SECONDS = 4.0
ROUNDS = 3


def measure(name: str, players: int) -> tuple[float, float]:
    """Games and moves a second, the best of a few rounds, because the machine may be busy with something else."""
    rules = game(name)
    best = (0.0, 0.0)
    number = 0
    for _ in range(ROUNDS):
        games = moves = 0
        start = time.perf_counter()
        while time.perf_counter() - start < SECONDS / ROUNDS:
            moves += play_out(rules, rules.new(players), SeededLuck(number))[1]
            games += 1
            number += 1
        passed = time.perf_counter() - start
        best = max(best, (games / passed, moves / passed))
    return best


def measure_plain_program() -> float:
    """Games a second of the yardstick, in the same way."""
    luck = random.Random(1)
    best = 0.0
    for _ in range(ROUNDS):
        games = 0
        start = time.perf_counter()
        while time.perf_counter() - start < SECONDS / ROUNDS:
            plain_program.play(4, luck)
            games += 1
        best = max(best, games / (time.perf_counter() - start))
    return best


def main() -> None:
    import heckmeck.rules.turn as turn

    compiled = not str(turn.__file__).endswith(".py")
    print(f"Random four-player games on one core, rules {'compiled' if compiled else 'interpreted'}:")
    for name in GAMES:
        games, moves = measure(name, 4)
        print(f"  {name:10} {games:7.0f} games/s {moves:10.0f} actions/s")
        if name == "original":
            plain = measure_plain_program()
            print(f"  a plain program for this game alone {plain:7.0f} games/s; ours is {games / plain:.1f} times as fast")


if __name__ == "__main__":
    main()
