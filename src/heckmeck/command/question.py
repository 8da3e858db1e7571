"""A quick question at the table: a position put together from what a player sees, and how far the turn has come.

The rules themselves play the turn up to that point, so they refuse an impossible position.
"""

from __future__ import annotations

import re
from collections.abc import Set
from dataclasses import dataclass
from itertools import groupby

from heckmeck.notation.faces import FACE_VALUES, read_roll
from heckmeck.rules import Illegal
from heckmeck.rules.board import Board, Specialist
from heckmeck.rules.dice import FACES, WHITE_DICE, Face, Rolled
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.turn import USE_WEASEL, LayAside, Roll

_PORTION = re.compile(r"(\d{1,3})(?:-(\d{1,3}))?", re.ASCII)
_ASIDE = re.compile(r"([1-5W]*)(?:\*([1-5W]))?")


class Unclear(Exception):  # a question, not an error of ours
    """A question that cannot be understood: a reason that `heckmeck.words` puts into words, and the text in question."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(reason, text)
        self.reason = reason
        self.text = text


@dataclass(frozen=True)
class Question:
    """A question about the table, as text: portions as `21-28,30`, dice as records write them (`555W`, `1244*1`)."""

    grill: str | None = None
    own: str = ""
    tops: str = ""
    aside: str = ""
    roll: str | None = None
    specialist: str | None = None
    weasel_used: bool = False
    golden_unused: bool = False


def position(game: DiceGame, question: Question) -> DiceState:
    """The state that the question describes. Portions that it does not name are out of reach: they lie face down."""
    own = read_portions(question.own, game)
    tops = read_portions(question.tops, game)
    visible = set(own + tops)
    if question.grill is None:
        grill = [portion for portion in game.components.portions if portion not in visible]
    else:
        grill = read_portions(question.grill, game, visible)
    rest = [portion for portion in game.components.portions if portion not in visible | set(grill)]
    players = 1 + max(1, len(tops))
    stacks = [tuple(own)] + [(top,) for top in tops] + ([] if tops else [()])
    held = (_specialist(question.specialist), *[None] * (players - 1))
    supply = game.components.bratworms
    board = Board(tuple(sorted(grill)), tuple(rest), (), tuple(stacks), held, (0,) * players, supply)
    return _play_up_to(game, game.position(board), question)


def read_portions(text: str, game: DiceGame, elsewhere: Set[int] = frozenset()) -> list[int]:
    """Portions such as `21-28,30`: a range means those that the game has and that lie nowhere else."""
    found: list[int] = []
    for part in re.split(r"[,\s]+", text.strip()) if text.strip() else []:
        match = _PORTION.fullmatch(part)
        if not match:
            raise Unclear("bad_portions", part)
        low, high = int(match[1]), int(match[2] or match[1])
        if low > high:
            raise Unclear("bad_portions", part)
        for end in (low, high):
            if end not in game.components.portions:
                raise Illegal("C1", "no_such_portion", portion=end)
        if match[2]:
            found += [portion for portion in game.components.portions if low <= portion <= high and portion not in elsewhere]
        else:
            found.append(low)
    return found


def _specialist(text: str | None) -> Specialist | None:
    try:
        return None if text is None else Specialist(text)
    except ValueError:
        raise Illegal("C5", "no_such_specialist", specialist=text or "") from None


def _play_up_to(game: DiceGame, state: DiceState, question: Question) -> DiceState:
    """Lays the dice aside face by face, with faces that don't matter on the other dice, then makes the roll in question."""
    groups, golden_aside = _groups(question.aside)
    taken = sum([count for _, count in groups]) - (golden_aside is not None)
    roll = _roll(question.roll, taken)
    if taken + (roll.dice if roll else 0) > WHITE_DICE or (roll and taken + roll.dice < WHITE_DICE):
        raise Illegal("C2", "not_eight_dice", aside=taken, rolled=roll.dice if roll else 0)
    if question.golden_unused and state.turn.kit.golden_die is None:
        raise Illegal("S-gold", "no_golden_die")
    golden = state.turn.kit.golden_die is not None and not question.golden_unused
    golden = golden or golden_aside is not None or (roll is not None and roll.golden is not None)
    rolls = _rolls_before(state, groups, golden_aside, golden) + ([(roll, None)] if roll else [])
    if question.weasel_used and not rolls:
        raise Illegal("S-weasel", "nothing_to_roll_again")
    for number, (dice, face) in enumerate(rolls):
        state, _ = game.apply(state, Roll(golden and number == 0))
        state, _ = game.apply(state, dice)
        if question.weasel_used and number == 0:
            state, _ = game.apply(state, USE_WEASEL)
            state, _ = game.apply(state, dice)
        if face is not None:
            state, _ = game.apply(state, LayAside(face))
        if state.seat != 0 or game.finished(state):
            raise Unclear("turn_ended", question.aside)
    return state


def _rolls_before(
    state: DiceState, groups: list[tuple[Face, int]], golden_aside: Face | None, golden: bool
) -> list[tuple[Rolled, Face | None]]:
    """A roll for every face aside: the dice that were laid aside, and faces that don't matter on the others."""
    found: list[tuple[Rolled, Face | None]] = []
    left = WHITE_DICE
    for face, count in groups:
        white = count - (golden_aside == face)
        filler = next(other for other in FACES if other != face)
        counts = tuple([white if each == face else left - white if each == filler else 0 for each in FACES])
        shown = None
        if golden:
            shown = face if golden_aside == face else _golden_filler(state, face)
        found.append((Rolled(counts, shown), face))
        left -= white
        golden = golden and golden_aside != face
    return found


def _golden_filler(state: DiceState, face: Face) -> Face:
    """A face of the golden die that is not the one being laid aside."""
    sides = state.turn.kit.golden_die or ()
    return next((other for other in FACES if other != face and sides and sides[other - 1]), face)


def _groups(text: str) -> tuple[list[tuple[Face, int]], Face | None]:
    """The faces laid aside in turn with their counts, the golden die included; and the golden die's face, if it is aside."""
    match = _ASIDE.fullmatch(text)
    if not match:
        raise Unclear("bad_dice", text)
    golden = FACE_VALUES[match[2]] if match[2] else None
    groups = [(FACE_VALUES[face], len(list(dice))) for face, dice in groupby(match[1])]
    if golden is None:
        return groups, None
    if golden in [face for face, _ in groups]:
        return [(face, count + (face == golden)) for face, count in groups], golden
    return [*groups, (golden, 1)], golden


def _roll(text: str | None, taken: int) -> Rolled | None:
    if text is None:
        return None
    if len(text) > 20 or not _ASIDE.fullmatch(text) or not text:
        raise Unclear("bad_dice", text)
    roll = read_roll(text)
    if roll is None:
        raise Illegal("C2", "not_eight_dice", aside=taken, rolled=len(text.partition("*")[0]))
    return roll
