"""A bot as a Python class. It plays every turn for one thing: the best chance to reach 25 points. Here it meets the hen.

python examples/own_bot.py
"""

from collections.abc import Sequence

import heckmeck


class Reacher(heckmeck.Bot):
    """Reaches for 25 points, whatever lies on the grill."""

    def choose(self, view: heckmeck.DiceState, legal: Sequence[heckmeck.Action]) -> heckmeck.Action:
        choices = heckmeck.odds(self.game, view, goal="atleast:25")
        return choices[0].action if choices else legal[0]


wins = 0.0
for number in range(40):
    record = heckmeck.play_game("original", [Reacher(), "hen"], seed=number)
    winners = record.game.winners(record.end())
    if 0 in winners:
        wins += 1 / len(winners)
print(f"The reacher wins {wins:g} of 40 games against the hen. This is the last one:")
print()
print(heckmeck.write(record))
