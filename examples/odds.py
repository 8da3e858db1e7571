"""The exact odds at the end of a record: what each choice is worth, and how often the turn then fails.

python examples/odds.py examples/question.hmk
"""

import sys

import heckmeck

record = heckmeck.read_file(sys.argv[1])
for choice in heckmeck.odds(record.game, record.end()):
    print(f"{choice.action!s:18} {choice.value:.4f} worms, fails {choice.fail:.1%}")
