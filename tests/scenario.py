"""Games set up and told in record notation, so that a test reads as a sentence.

    scene = play('''
        [game original]
        [players Ada, Ben]
        Ada: 44412W35>4 4423W>W 55WW>5 stop = 27
    ''')
    assert scene.stack("Ada") == [27]
    scene.refuses(Stop(), rule="T4", reason="nothing_aside")

What a scene shows is the position as JSON tells it; the grill is shown as the header `grill` writes it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar, cast

import pytest

from heckmeck.notation import Record, RecordError, Transition, position, read
from heckmeck.rules import Event, Game, Illegal, Move

E = TypeVar("E", bound=Event)

Json = Mapping[str, Any]


@dataclass(frozen=True)
class Scene:
    """A record and what has become of it."""

    record: Record

    @property
    def game(self) -> Game[Any]:
        return self.record.game

    @cached_property
    def state(self) -> Any:
        return self.record.end()

    @cached_property
    def transitions(self) -> tuple[Transition, ...]:
        return tuple(self.record.transitions())

    @property
    def events(self) -> list[Event]:
        """All that happened, from the first move on."""
        return [event for transition in self.transitions for event in transition.events]

    def happened(self, *types: type[E]) -> list[E]:
        """The events of these types, in their order."""
        return [event for event in self.events if isinstance(event, types)]

    @cached_property
    def position(self) -> Json:
        return cast(Json, position(self.record))

    def player(self, name: str) -> Json:
        found: Json = next(player for player in self.position["players"] if player["name"] == name)
        return found

    def stack(self, name: str) -> Sequence[int]:
        """Bottom to top."""
        return cast(Sequence[int], self.player(name)["stack"])

    def specialist(self, name: str) -> str | None:
        return cast("str | None", self.player(name)["specialist"])

    def bratworms(self, name: str) -> int:
        return cast(int, self.player(name)["bratworms"])

    def worms(self, name: str) -> int:
        return cast(int, self.player(name)["worms"])

    @property
    def grill(self) -> str:
        """As the header writes it: `11/canned_worm 13 21-25 36x`."""
        words: list[str] = []
        run: list[int] = []
        for portion in self.position["grill"]:
            value, specialist = portion["value"], portion["specialist"]
            plain = portion["face_up"] and specialist is None
            if plain and run and run[-1] == value - 1:
                run.append(value)
                words[-1] = f"{run[0]}-{value}"
                continue
            run = [value] if plain else []
            words.append(f"{value}{'' if portion['face_up'] else 'x'}{'' if specialist is None else '/' + specialist}")
        return " ".join(words)

    @property
    def supply(self) -> int:
        return cast(int, self.position["bratworm_supply"])

    @property
    def out_of_game(self) -> Sequence[str]:
        return cast(Sequence[str], self.position["out_of_game"])

    @property
    def to_act(self) -> str | None:
        return cast("str | None", self.position["to_act"])

    @property
    def awaiting(self) -> str | None:
        return cast("str | None", self.position["awaiting"])

    @property
    def pending(self) -> Json | None:
        return cast("Json | None", self.position["pending"])

    @property
    def turn(self) -> Json:
        return cast(Json, self.position["turn"])

    @property
    def finished(self) -> bool:
        return cast(bool, self.position["finished"])

    @property
    def winners(self) -> Sequence[str]:
        return cast(Sequence[str], self.position["winners"])

    @property
    def legal(self) -> tuple[Move, ...]:
        return tuple(self.game.legal(self.state))

    def then(self, *moves: Move) -> Scene:
        """The scene after some more moves."""
        record = self.record
        return Scene(Record(record.game, record.names, record.start, (*record.moves, *moves), record.date))

    def refuses(self, move: Move, *, rule: str, reason: str, **details: str | int) -> None:
        """The move is refused by this rule for this reason, and nothing has changed."""
        before = repr(self.state), hash(self.state), self.game.legal(self.state)
        assert move not in before[2]
        with pytest.raises(Illegal) as caught:
            self.game.apply(self.state, move)
        assert (caught.value.rule, caught.value.reason, caught.value.details) == (rule, reason, details)
        assert repr(self.game.refusal(self.state, move)) == repr(caught.value)
        assert (repr(self.state), hash(self.state), self.game.legal(self.state)) == before


def play(text: str) -> Scene:
    """What a record tells."""
    return Scene(read(text))


def refused(text: str, *, rule: str, reason: str, at: str | None = None, **details: str | int) -> Scene | None:
    """The record is refused by this rule for this reason, at the token `at` if one is given: then all before it stands."""
    with pytest.raises(RecordError) as caught:
        read(text)
    error = caught.value
    assert (error.rule, error.reason) == (rule, reason)
    assert dict(error.details) == details
    if at is None:
        return None
    lines = text.split("\n")
    line = lines[error.line - 1]
    assert line[error.column - 1 :].startswith(at)
    begun = line[: error.column - 1]
    before = lines[: error.line - 1] + ([] if begun.rstrip().endswith(":") else [begun])
    return play("\n".join(before))
