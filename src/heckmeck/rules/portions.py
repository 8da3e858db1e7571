"""Stacks of portions, and who wins with them: shared by the dice games and the card game."""

from __future__ import annotations

from collections.abc import Sequence

from heckmeck.rules.protocol import Seat

Stack = tuple[int, ...]
"""The portions a seat has won, bottom to top (T11): only the last one can be stolen."""


def top(stack: Stack) -> int | None:
    return stack[-1] if stack else None


def put_on(stacks: tuple[Stack, ...], seat: Seat, portion: int) -> tuple[Stack, ...]:
    return stacks[:seat] + (stacks[seat] + (portion,),) + stacks[seat + 1 :]


def take_off(stacks: tuple[Stack, ...], seat: Seat) -> tuple[Stack, ...]:
    return stacks[:seat] + (stacks[seat][:-1],) + stacks[seat + 1 :]


def ranking(scores: Sequence[int], stacks: Sequence[Stack]) -> tuple[Seat, ...]:
    """All seats, the best first, by what decides who wins (E2, K11). Who is still tied stands in seat order."""
    ranks = [(score, max(stack, default=-1)) for score, stack in zip(scores, stacks, strict=True)]
    return tuple(sorted(range(len(ranks)), key=ranks.__getitem__, reverse=True))


def best(scores: Sequence[int], stacks: Sequence[Stack]) -> tuple[Seat, ...]:
    """The winners (E2, K11): most worms, then the highest single portion; still tied, they share the win."""
    ranks = [(score, max(stack, default=-1)) for score, stack in zip(scores, stacks, strict=True)]
    highest = max(ranks)
    return tuple([seat for seat, rank in enumerate(ranks) if rank == highest])
