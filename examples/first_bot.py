#!/usr/bin/env python3
"""The smallest bot: it makes any legal choice, and the same one whenever it gets the same question."""

import json
import random
import sys

for line in sys.stdin:
    legal = json.loads(line)["legal"]
    print(json.dumps({"choose": random.Random(line).randrange(len(legal))}), flush=True)
