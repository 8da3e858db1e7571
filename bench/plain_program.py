"""The yardstick: `original` as a program for one game plays it, with lists that change in place, no events and no records."""

from __future__ import annotations

import random


def play(players: int, luck: random.Random) -> int:
    """A game of random legal actions; the number of rolls."""
    grill = set(range(21, 37))
    stacks: list[list[int]] = [[] for _ in range(players)]
    seat = rolls = 0
    while grill:
        total, thrown = turn(luck)
        rolls += thrown
        settle(grill, stacks, seat, total)
        seat = (seat + 1) % players
    return rolls


def turn(luck: random.Random) -> tuple[int, int]:
    """The total of a random turn, 0 if it fails or has no worm; and how often dice were rolled."""
    aside: set[int] = set()
    total = rolls = 0
    left = 8
    while left:
        dice = luck.choices((1, 2, 3, 4, 5, 6), k=left)
        rolls += 1
        open_faces = [face for face in set(dice) if face not in aside]
        if not open_faces:
            return 0, rolls
        face = luck.choice(open_faces)
        count = dice.count(face)
        aside.add(face)
        total += count * min(face, 5)
        left -= count
        if left and luck.random() < 0.5:
            break
    return (total if 6 in aside else 0), rolls


def settle(grill: set[int], stacks: list[list[int]], seat: int, total: int) -> None:
    """What the total wins, or what failing costs."""
    if total in grill:
        grill.remove(total)
        stacks[seat].append(total)
        return
    for rival, stack in enumerate(stacks):
        if total and rival != seat and stack and stack[-1] == total:
            stacks[seat].append(stack.pop())
            return
    lower = [portion for portion in grill if portion < total]
    if lower:
        grill.remove(max(lower))
        stacks[seat].append(max(lower))
    elif stacks[seat]:
        returned = stacks[seat].pop()
        grill.add(returned)
        if max(grill) != returned:
            grill.remove(max(grill))
