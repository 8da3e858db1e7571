"""How long a game takes, and how often a turn fails: statistics over many games of hens.

python examples/game_length.py
"""

from statistics import mean

import heckmeck

print("players  turns  failed  winner's worms")
for players in (2, 3, 4, 5):
    turns, failures, worms = [], [], []
    for seed in range(50):
        record = heckmeck.play_game("original", ["hen"] * players, seed)
        events = [event for transition in record.transitions() for event in transition.events]
        turns.append(sum(isinstance(event, heckmeck.TurnEnded) for event in events))
        failures.append(sum(isinstance(event, heckmeck.FailedAttempt) for event in events))
        worms.append(max(record.game.scores(record.end())))
    print(f"{players:7}  {mean(turns):5.1f}  {sum(failures) / sum(turns):6.1%}  {mean(worms):14.1f}")
