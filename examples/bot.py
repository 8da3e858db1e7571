#!/usr/bin/env python3
"""A bot of 30 lines: takes worms first, then what counts most, and stops as soon as it can win a portion.

Try it against one of ours:  heckmeck arena cmd:examples/bot.py hen --games 100
"""

import json
import sys


def points(face: str) -> int:
    return 5 if face == "W" else int(face)


def choose(view: dict, legal: list) -> int:
    kinds = [action["action"] for action in legal]
    if "stop" in kinds and wins(view):
        return kinds.index("stop")
    if "lay_aside" in kinds:
        faces = [action["face"] for action in legal if action["action"] == "lay_aside"]
        dice = view["turn"]["roll"] + (view["turn"]["golden"] or "")
        best = max(faces, key=lambda face: (face == "W", dice.count(face) * points(face)))
        return faces.index(best)
    return 0


def wins(view: dict) -> bool:
    total = view["turn"]["total"]
    portions = [portion["value"] for portion in view["grill"] if portion["face_up"]]
    return "W" in view["turn"]["aside"] and any(total == one or total > one > 13 for one in portions)


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"choose": choose(question["view"], question["legal"])}), flush=True)
