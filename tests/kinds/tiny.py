"""A third kind of game, which exists only here: its rules, its bot, its notation, and the one entry that registers it.

There is a heap of seven worms. In your turn you pluck one of them, or you toss a coin: heads brings two, tails nothing. When the
heap is empty, whoever has most worms wins.

Run as a program it is `heckmeck` with this game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, final

import tiny_shapes
from tiny_shapes import TinyView

from heckmeck.kind import Kind, Names, forget, register
from heckmeck.kinds.lines import stack_line
from heckmeck.kinds.shapes import Choice, Draw, Offers, PlayerView, Shapes
from heckmeck.kinds.shapes import GameOver as OverShape
from heckmeck.notation.form import Form, Headers, Json, find_seat
from heckmeck.notation.record import Record
from heckmeck.notation.scan import Line
from heckmeck.players.bot import Bot
from heckmeck.rules import Action, Chance, Chances, Event, Game, Illegal, Move, Seat
from heckmeck.rules.events import GameOver
from heckmeck.rules.registry import Entry
from heckmeck.words import Words

HEAP = 7


# The rules


@final
@dataclass(frozen=True)
class Pluck(Action):
    pass


@final
@dataclass(frozen=True)
class Toss(Action):
    pass


@final
@dataclass(frozen=True)
class Coin(Chance):
    heads: bool


@final
@dataclass(frozen=True)
class Plucked(Event):
    seat: Seat
    count: int


class Coins(Chances):
    def __init__(self) -> None:
        super().__init__(2)

    def pick(self, ticket: int) -> Coin:
        return Coin(ticket == 0)

    def outcomes(self) -> Iterator[tuple[Chance, int]]:
        yield Coin(True), 1
        yield Coin(False), 1


@dataclass(frozen=True)
class State:
    heap: int
    worms: tuple[int, ...]
    seat: Seat
    tossed: bool = False


class Tiny(Game[State]):
    kind = "heap"

    def __init__(self) -> None:
        super().__init__("tiny", range(2, 5), {})

    def new(self, players: int, first: Seat = 0) -> State:
        if players not in self.players:
            raise Illegal("0", "number_of_players", least=2, most=4)
        return State(HEAP, (0,) * players, first)

    def to_act(self, state: State) -> Seat | None:
        return None if state.tossed or not state.heap else state.seat

    def legal(self, state: State) -> Sequence[Action]:
        return () if self.to_act(state) is None else (Pluck(), Toss())

    def chances(self, state: State) -> Chances | None:
        return Coins() if state.tossed else None

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        if isinstance(move, Toss) and self.to_act(state) is not None:
            return State(state.heap, state.worms, state.seat, True), ()
        if isinstance(move, Pluck) and self.to_act(state) is not None:
            return self._took(state, 1)
        if isinstance(move, Coin) and state.tossed:
            return self._took(state, 2 if move.heads else 0)
        raise Illegal("0", "question_open")

    def _took(self, state: State, wanted: int) -> tuple[State, tuple[Event, ...]]:
        count = min(wanted, state.heap)
        worms = tuple([have + (count if seat == state.seat else 0) for seat, have in enumerate(state.worms)])
        after = State(state.heap - count, worms, (state.seat + 1) % len(worms))
        over = () if after.heap else (GameOver(self.winners(after)),)
        return after, (Plucked(state.seat, count), *over)

    def finished(self, state: State) -> bool:
        return state.heap == 0

    def scores(self, state: State) -> tuple[int, ...]:
        return state.worms

    def winners(self, state: State) -> tuple[Seat, ...]:
        return tuple([seat for seat, worms in enumerate(state.worms) if worms == max(state.worms)])

    def ranking(self, state: State) -> tuple[Seat, ...]:
        return tuple(sorted(range(len(state.worms)), key=lambda seat: -state.worms[seat]))

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def seen(self, event: Event, seat: Seat | None) -> Event:
        return event


# What outsiders need


ACTIONS: Mapping[str, Any] = {"pluck": lambda *_: Pluck(), "toss": lambda *_: Toss()}


class TinyForm(Form):
    """`Ada: pluck`, `Ben: toss heads`."""

    headers = ()
    by_seat = ()
    actions = ACTIONS

    def read_start(self, game: Tiny, headers: Headers, first: Seat) -> tuple[Any, list[Move]]:
        return game.new(len(headers.names), first), []

    def read_line(self, game: Tiny, state: State, line: Line, names: Names) -> tuple[Any, list[Move]]:
        assert find_seat(line.head, names) == state.seat
        words = [word.text for word in line.words()]
        moves: list[Move] = [Pluck()] if words == ["pluck"] else [Toss(), Coin(words == ["toss", "heads"])]
        for move in moves:
            state, _ = game.apply(state, move)
        return state, moves

    def write_start(self, record: Record) -> list[str]:
        return [f"[first {record.names[record.start.seat]}]"] if record.start.seat else []

    def write_body(self, record: Record) -> list[str]:
        lines: list[str] = []
        for transition in record.transitions():
            if isinstance(transition.move, Coin):
                lines[-1] += " heads" if transition.move.heads else " tails"
            else:
                lines.append(f"{record.names[transition.before.seat]}: {'pluck' if isinstance(transition.move, Pluck) else 'toss'}")
        return lines

    def position(self, game: Tiny, state: State, names: Names) -> Json:
        return {"heap": state.heap, "worms": list(state.worms)}

    def view(self, game: Tiny, view: State, names: Names) -> Json:
        return self.position(game, view, names)

    @staticmethod
    def action(action: Action, names: Names) -> Json:
        return {"action": "pluck" if isinstance(action, Pluck) else "toss"}

    @staticmethod
    def chance(chance: Chance) -> Json:
        assert isinstance(chance, Coin)
        return {"chance": "coin", "heads": chance.heads}

    @staticmethod
    def read_chance(told: Json) -> Chance:
        return Coin(told["heads"] is True)


class TinyBot(Bot):
    def choose(self, view: State, legal: Sequence[Action]) -> Action:
        return legal[self.luck.below(2)]


SHAPES = Shapes(
    TinyView,
    events=(tiny_shapes.Plucked, OverShape),
    actions=(tiny_shapes.Pluck, tiny_shapes.Toss),
    moves=(Pluck, Toss),
    told={},
    read={},
    details={},
)


class TinyKind(Kind):
    catalogue = Path(__file__).parent / "tiny_words"

    @property
    def form(self) -> Form:
        return TinyForm()

    @property
    def shapes(self) -> Shapes:
        return SHAPES

    @property
    def bots(self) -> Mapping[str, type[Bot]]:
        return {"chick": TinyBot}

    def view(self, game: Tiny, state: State, seat: Seat | None, names: Names) -> TinyView:
        return self.open_view(game, state, names)

    def open_view(self, game: Tiny, state: State, names: Names, seat: Seat | None = None) -> TinyView:
        players = [PlayerView(name, worms, []) for name, worms in zip(names, state.worms, strict=True)]
        return TinyView(players, state.heap)

    def offers(self, game: Tiny, state: State) -> Offers:
        return Offers([Choice(action) for action in game.legal(state)])

    def draw(self, state: State, chance: Chance) -> Draw:
        assert isinstance(chance, Coin)
        return Draw("draw", ["heads" if chance.heads else "tails"], ["heads", "tails"], 1)

    def lines(self, words: Words, view: TinyView, looks: Seat | None) -> Iterator[str]:
        yield words.say("tiny-heap", count=view.heap)
        for player in view.players:
            yield stack_line(words, player)


GAMES = {"tiny": Entry(Tiny, {})}


def register_tiny() -> None:
    register("heap", TinyKind(), GAMES)


def forget_tiny() -> None:
    forget("heap", GAMES)


if __name__ == "__main__":
    from heckmeck.cli import run

    register_tiny()
    run()
