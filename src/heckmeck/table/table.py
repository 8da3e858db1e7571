"""A table as it stands, and what a change makes of it. Nothing here waits, saves or sends: that is for the host.

A table is immutable. What may happen to it is a change: a plain dictionary that is saved as JSON. The same changes in the same
order give the same table, whenever and wherever they are read.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Literal

from heckmeck.chance import VerifiableLuck, commitment
from heckmeck.notation import Proof, action_json, chance_json, read_action, read_chance
from heckmeck.notation.faces import read_roll
from heckmeck.notation.form import Json
from heckmeck.rules import Action, Chance, Event, Game, Illegal, Move, Seat, game
from heckmeck.rules.dicegame import DiceGame

Change = dict[str, Any]

_commitment = lru_cache(maxsize=4096)(commitment)  # asked for at every change of every table


class Refused(Exception):  # what it is, not an error of ours
    """Something a table does not allow: a code for programs, and a reason that `heckmeck.words` puts into words."""

    def __init__(self, code: str, reason: str, rule: str = "", **details: str | int) -> None:
        super().__init__(code, reason, details)
        self.code = code
        self.reason = reason
        self.rule = rule
        self.details: Mapping[str, str | int] = details


@dataclass(frozen=True)
class Chair:
    """One seat: who it belongs to and who plays it."""

    kind: Literal["person", "bot", "open"]
    name: str | None = None
    level: str | None = None
    """The bot that plays it: its own level, or that of who stands in for a person who is away."""
    owner: str | None = None
    """The SHA-256 of the token that the seat belongs to."""
    luck: str = ""
    """Its own random number."""


@dataclass(frozen=True)
class Moment:
    """One step of the game: the version it made, whose decision it was, what it meant, and the state it led to."""

    version: int
    seat: Seat | None
    events: tuple[Event, ...]
    state: Any
    moves: tuple[Move, ...]
    handed: tuple[Seat, str | None] | None = None
    """A seat that was handed to a bot of this level, or with None given back."""


@dataclass(frozen=True)
class Table:
    id: str
    created: str
    rules: Game[Any]
    hints: bool
    real_dice: bool
    secret: str
    """Of the verifiable dice; empty with real ones."""
    chairs: tuple[Chair, ...]
    version: int = 0
    start: Any = None
    state: Any = None
    """None while the table gathers."""
    counter: int = 0
    """Rolls and draws so far."""
    rematch: str | None = None
    rematches: int = 0
    """How many games these people have played before. With each of them the first seat has become the last."""

    # What it is

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([chair.name or "" for chair in self.chairs])

    @property
    def phase(self) -> Literal["gathering", "playing", "finished"]:
        if self.state is None:
            return "gathering"
        return "finished" if self.rules.finished(self.state) else "playing"

    @property
    def complete(self) -> bool:
        """Everybody is there, and who is here has given a random number where one is needed."""
        return all(chair.level or (chair.kind == "person" and (chair.luck or self.real_dice)) for chair in self.chairs)

    @property
    def to_act(self) -> Seat | None:
        return None if self.state is None else self.rules.to_act(self.state)

    @property
    def awaits_fall(self) -> bool:
        """Somebody has to type in what real dice show."""
        return self.real_dice and self.phase == "playing" and self.rules.chances(self.state) is not None

    @property
    def numbers(self) -> tuple[str, ...]:
        return tuple([chair.luck if chair.kind == "person" else "" for chair in self.chairs])

    def bot_to_act(self) -> str | None:
        """The level of the bot that is to act, if one is."""
        seat = self.to_act
        return None if seat is None else self.chairs[seat].level

    def seats_of(self, owner: str | None) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if owner is not None and chair.owner == owner]

    def proof(self) -> Proof | None:
        if self.real_dice:
            return None
        return Proof(_commitment(self.secret), self.secret if self.phase == "finished" else None, self.numbers)

    # What may happen to it

    def act(self, action: object) -> Change:
        """A decision of the seat to act and the luck that follows it, or Illegal."""
        chosen = read_action(action, self.names)
        if chosen is None:
            raise Refused("bad_message", "not-an-action")
        return {"change": "acted", "action": action_json(chosen, self.names), "luck": self._follow(chosen)}

    def fall(self, dice: str) -> Change:
        """What real dice show, or why they cannot."""
        roll = read_roll(dice.upper().replace(" ", ""))
        if roll is None:
            raise Refused("illegal", "bad-dice", text=dice)
        self.rules.apply(self.state, roll)
        return {"change": "fell", "luck": [chance_json(roll)]}

    def begin(self) -> Change:
        """The game starts, with the luck that comes before the first decision."""
        return {"change": "started", "luck": self._draw(self.rules.new(len(self.chairs)))}

    def again(self) -> str:
        """The same people and rules once more, as a new table is set up: who began sits last, and the secret is a new one."""
        chairs = [replace(chair, level=chair.level if chair.kind == "bot" else None, luck="") for chair in self.chairs]
        return set_up_text(self.rules, (*chairs[1:], chairs[0]), self.hints, self.real_dice, self.rematches + 1)

    def _follow(self, action: Action) -> list[Json]:
        """The luck that follows an action."""
        state, _ = self.rules.apply(self.state, action)
        return self._draw(state)

    def _draw(self, state: Any) -> list[Json]:
        """Draws as long as luck is to move. Real dice fall outside."""
        drawn: list[Json] = []
        if self.real_dice:
            return drawn
        luck = VerifiableLuck(self.secret, self.numbers, self.counter)
        while (chances := self.rules.chances(state)) is not None:
            chance = luck.draw(chances)
            state, _ = self.rules.apply(state, chance)
            drawn.append(chance_json(chance))
        return drawn

    def after(self, change: Change) -> tuple[Table, Moment | None]:
        """The table after a change, and the step of the game that it was, if it was one."""
        match change:
            case {"change": "sat", "seat": seat, "name": name, "owner": owner}:
                return self._with_chair(seat, Chair("person", name, None, owner)), None
            case {"change": "luck", "seat": seat, "luck": luck}:
                return self._with_chair(seat, replace(self.chairs[seat], luck=luck)), None
            case {"change": "bot", "seat": seat, "level": level, "name": name}:
                return self._with_chair(seat, Chair("bot", name, level)), None
            case {"change": "handed", "seat": seat, "level": level}:
                table = self._with_chair(seat, replace(self.chairs[seat], level=level))
                # Before the game it is no step of it.
                return table, None if self.state is None else Moment(table.version, None, (), self.state, (), (seat, level))
            case {"change": "rematch", "table": other}:
                return replace(self, version=self.version + 1, rematch=other), None
            case {"change": "started", "luck": luck}:
                start = self.rules.new(len(self.chairs))
                return replace(self, start=start, state=start)._moved(None, None, luck)
            case {"change": "acted", "action": told, "luck": luck}:
                action = read_action(told, self.names)
                assert action is not None
                return self._moved(self.to_act, action, luck)
            case {"change": "fell", "luck": luck}:
                return self._moved(None, None, luck)
        raise ValueError(f"no such change: {change!r}")

    def _with_chair(self, seat: Seat, chair: Chair) -> Table:
        return replace(self, version=self.version + 1, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def _moved(self, seat: Seat | None, action: Action | None, luck: list[Json]) -> tuple[Table, Moment]:
        chances: list[Chance] = [read_chance(told) for told in luck]
        moves: list[Move] = [*([] if action is None else [action]), *chances]
        state = self.state
        events: tuple[Event, ...] = ()
        for move in moves:
            state, meant = self.rules.apply(state, move)
            events += meant
        table = replace(self, version=self.version + 1, state=state, counter=self.counter + len(chances))
        return table, Moment(table.version, seat, events, state, tuple(moves))


def new_table(id: str, created: str, set_up: str) -> Table:
    """A table without changes, as `set_up_text` described it."""
    told = json.loads(set_up)
    chairs = tuple([Chair(**chair) for chair in told["chairs"]])
    rules = game(told["game"], told["options"])
    # Tables saved by earlier versions know nothing of rematches.
    return Table(id, created, rules, told["hints"], told["real_dice"], told["secret"], chairs, rematches=told.get("rematches", 0))


def has_hints(rules: Game[Any]) -> bool:
    """Whether the odds of a choice can be told. What the cards of the others are worth nobody can tell yet."""
    return isinstance(rules, DiceGame)


def set_up_text(rules: Game[Any], chairs: tuple[Chair, ...], hints: bool, real_dice: bool, rematches: int = 0) -> str:
    """How a table is set up, as it is saved, with the secret of its dice. Raises Refused or Illegal if it cannot be."""
    rules.new(len(chairs))
    if real_dice and not isinstance(rules, DiceGame):
        raise Refused("not_possible", "real-dice")
    taken = [chair.name for chair in chairs if chair.name]
    for name in taken:
        if taken.count(name) > 1:
            raise Refused("not_possible", "name-twice", name=name)
    return json.dumps(
        {
            "game": rules.id,
            "options": dict(rules.options),
            "hints": hints and has_hints(rules),
            "real_dice": real_dice,
            "secret": "" if real_dice else secrets.token_hex(32),
            "chairs": [vars(chair) for chair in chairs],
            "rematches": rematches,
        }
    )


def refusal(error: Illegal) -> Refused:
    """A refusal of the rules as one of the table."""
    return Refused("illegal", error.reason.replace("_", "-"), error.rule, **error.details)
