"""What the tests of the notation share: records as text, refusals with their place, and games played at random.

A refusal is told by the record itself, with a caret where it must be refused:

    refuses(ORIGINAL + "Ada: 44412W35>4 4423W‸>4", "face_already_aside", rule="T2", expected=["choice >2", "choice >3", …])
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from hypothesis import strategies as st

from heckmeck.chance import SeededLuck
from heckmeck.notation import Record, RecordError, read, read_bytes, write
from heckmeck.rules import GAMES, Game, Move, game
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.registry import REGISTRY
from heckmeck.rules.turn import Roll, UseWeasel
from heckmeck.words import LANGUAGES, Words, tell_error

HERE = "‸"

ORIGINAL = "[game original]\n[players Ada, Ben]\n"
EXTRAWURM = "[game extrawurm]\n[players Ada, Ben, Cleo]\n"
DELUXE = "[game deluxe]\n[players Ada, Ben, Cleo]\n"
KARTENECK = "[game karteneck]\n[players Ada, Ben]\n"
DEALT = KARTENECK + "[hand Ada 1 3 3 W5 W12 4]\n[hand Ben 2 2 5 W1 W20 3]\n"

NAMES = ("Ada", "Ben", "Cleo", "Oma_Inge", "Jürgen", "Zoë-9", "李")


SAYS_IT_ALL = ("control_character", "too_large")
"""Refusals to which there is nothing to expect instead."""


@cache
def catalogue(language: str) -> Words:
    return Words(language)


def caught(text: str | bytes) -> RecordError:
    """Why a record is refused. Whatever it is, something was expected instead, and it can be told in every language."""
    with pytest.raises(RecordError) as refusal:
        read(text) if isinstance(text, str) else read_bytes(text)
    error = refusal.value
    assert error.expected or error.reason in SAYS_IT_ALL
    for language in LANGUAGES:
        assert tell_error(catalogue(language), error)
    return error


def expectations(error: RecordError) -> tuple[str, ...]:
    """What was expected, each as its key and its details: `choice stop`, `roll 5`, `end-of-line`."""
    return tuple(" ".join([choice.what, *map(str, choice.details.values())]) for choice in error.expected)


def refuses(
    text: str,
    reason: str,
    /,
    *,
    rule: str | None = None,
    expected: Sequence[str] | None = None,
    says: Sequence[str] = (),
    **details: str | int,
) -> RecordError:
    """The record is refused at the caret for this reason, by this rule; what was expected is compared if it is given.

    `says` are words that the English sentence must have, `details` what the error must tell of.
    """
    assert text.count(HERE) == 1
    before, _, after = text.partition(HERE)
    error = caught(before + after)
    lines = before.split("\n")
    assert (error.reason, error.rule) == (reason, rule)
    assert (error.line, error.column) == (len(lines), len(lines[-1]) + 1)
    if expected is not None:
        assert expectations(error) == tuple(expected)
    assert {**error.details, **details} == dict(error.details)
    sentence = tell_error(catalogue("en"), error)
    assert [word for word in says if word not in sentence] == []
    return error


def kept(text: str) -> Record:
    """The record of a text that is already written the way this project writes it."""
    record = read(text)
    assert write(record) == text
    return record


def body(record: Record) -> list[str]:
    """The lines of a record's body as they are written."""
    return [line for line in write(record).splitlines() if line and not line.startswith("[")]


def headers(record: Record) -> list[str]:
    return [line for line in write(record).splitlines() if line.startswith("[")]


# Games played at random


@dataclass(frozen=True)
class Played:
    """A whole game: its first state and all moves."""

    game: Game[Any]
    players: int
    start: Any
    moves: tuple[Move, ...]
    states: tuple[Any, ...]
    """The state before each move, and the last one."""

    def cut(self, at: int, start: int = 0) -> Record:
        """The record of the moves from one place to another. Dice that are in the air there have not been thrown."""
        end = at
        while end > start and isinstance(self.moves[end - 1], Roll | UseWeasel):
            end -= 1
        return Record(self.game, NAMES[: self.players], self.states[start], self.moves[start:end])


def play_at_random(rules: Game[Any], players: int, first: int, seed: int, most: int = 100_000) -> Played:
    luck = SeededLuck(seed)
    state = start = rules.new(players, first)
    moves: list[Move] = []
    states = [state]
    while len(moves) < most:
        legal = rules.legal(state)
        chances = rules.chances(state)
        if len(legal):
            move: Move = legal[luck.below(len(legal))]
        elif chances is not None:
            move = luck.draw(chances)
        else:
            break
        state, _ = rules.apply(state, move)
        moves.append(move)
        states.append(state)
    return Played(rules, players, start, tuple(moves), tuple(states))


def between_turns(rules: Game[Any], state: Any) -> bool:
    """A record may begin from here: nobody's turn, or round, has begun."""
    if isinstance(rules, DiceGame):
        return bool(rules.position(state.board, state.seat) == state)
    return bool(state.awaiting == "grill" and state.round)


def as_position(rules: Game[Any], state: Any) -> Any:
    """The state as a record that begins from it has it: what is past leaves no trace but the pieces."""
    if isinstance(rules, Karteneck):
        return rules.position(state.hands, state.stacks, state.discards, state.seat)
    return state


@st.composite
def played_games(draw: st.DrawFn, ids: Sequence[str] = GAMES, most: int = 1500) -> Played:
    """Any game with any house rules and any number of players, played by chance."""
    named = draw(st.sampled_from(ids))
    options = {name: draw(st.sampled_from(values)) for name, values in REGISTRY[named].options.items()}
    rules = game(named, options)
    players = draw(st.sampled_from(rules.players))
    first = draw(st.integers(0, players - 1))
    return play_at_random(rules, players, first, draw(st.integers(0, 2**32)), most)


@st.composite
def cut_records(draw: st.DrawFn, ids: Sequence[str] = GAMES, most: int = 1500) -> Record:
    """The record of a game that was cut at any move, and that may begin from any position on the way."""
    played = draw(played_games(ids, most))
    dealt = 1 if played.game.id == "karteneck" else 0
    at = draw(st.integers(dealt, len(played.moves)))
    if not draw(st.booleans()):
        return played.cut(at)
    starts = [place for place in range(at + 1) if between_turns(played.game, played.states[place])]
    if not starts:
        return played.cut(at)
    start = draw(st.sampled_from(starts))
    record = played.cut(at, start)
    return Record(record.game, record.names, as_position(record.game, record.start), record.moves, record.date)
