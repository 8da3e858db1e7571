"""A table's messages to one receiver, and what it tells of a finished game."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from pydantic_core import to_json

from heckmeck.chance import ticket
from heckmeck.forecast.net import NoNet, load
from heckmeck.forecast.outlook import Outlook
from heckmeck.notation import Proof, Record, action_json, write
from heckmeck.notation.cards import card_text
from heckmeck.notation.faces import FACE_NAMES, roll_text
from heckmeck.rules import Action, Chance, Move, Seat
from heckmeck.rules.board import Board, Specialist
from heckmeck.rules.dice import FACES, Rolled
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.karteneck.chances import Dealt, Drawn, TurnedUp
from heckmeck.solver.odds import Goal, odds
from heckmeck.table import happened, outgoing, shown
from heckmeck.table.table import Moment, Refused, Table
from heckmeck.table.views import board_view, event_json, moving_view, open_view, situation_of, view_of

WITH_VIEW = 40
"""Steps of a catching-up that come with their view; older ones are told by their events alone."""

Here = Callable[[Seat], bool]


@dataclass(frozen=True)
class Receiver:
    """Who looks at a table: the owner of some of its seats, or a spectator."""

    owner: str | None
    seats: tuple[Seat, ...]

    def looks_as(self, to_act: Seat | None) -> Seat | None:
        """Whose view it gets. Several people around one screen see the hand of whose turn it is, and none at other times."""
        if len(self.seats) == 1:
            return self.seats[0]
        return to_act if to_act in self.seats else None


def receiver(table: Table, owner: str | None) -> Receiver:
    return Receiver(owner, tuple(table.seats_of(owner)))


class Drawing:
    """A table as it is drawn for its receivers. What many of them see alike is made, and written as JSON, once.

    It is good for one version of the table and one set of people present; the next change needs a new one.
    """

    def __init__(self, table: Table, moments: Sequence[Moment], here: Here, last: Drawing | None = None) -> None:
        self.table = table
        self.moments = moments
        self._about = (table.chairs, table.phase, table.rematch, [here(seat) for seat in range(len(table.chairs))])
        same = last is not None and last._about == self._about
        self._public: outgoing.TableInfo = last._public if last is not None and same else _public_info(table, here)
        self._public_text: str = last._public_text if last is not None and same else _text(self._public)
        self._board: tuple[Board, str] | None = None if last is None else last._board
        self._views: dict[tuple[int, Seat | None], str] = {}
        self._steps: dict[tuple[int, Seat | None], str] = {}

    def info(self, viewer: Receiver) -> outgoing.TableInfo:
        return {**self._public, "yours": list(viewer.seats)}

    def update(self, since: int, viewer: Receiver) -> str:
        """All that is new for a receiver who has seen the version `since`: an `Update` as JSON."""
        table, moments = self.table, self.moments
        view_for = viewer.looks_as(table.to_act)
        told_to = viewer.seats[0] if len(viewer.seats) == 1 else None
        missed = moments[bisect_right(moments, since, key=lambda moment: moment.version) :]
        steps = [self._step(moment, told_to, len(missed) - place <= WITH_VIEW) for place, moment in enumerate(missed)]
        view = "null" if table.state is None else self._view(moments[-1].version, table.state, view_for)
        return (
            f'{{"type":"update","version":{table.version},"table":{self._info_text(viewer)},"steps":[{",".join(steps)}],'
            f'"view":{view},"view_of":{_text(view_for)},"situation":{_text(_situation(table, viewer))}}}'
        )

    def _info_text(self, viewer: Receiver) -> str:
        return self._public_text.replace('"yours":[]', f'"yours":{_text(viewer.seats)}', 1)

    def _view(self, version: int, state: Any, seat: Seat | None) -> str:
        """The view of a seat, as JSON. The dice games hide nothing."""
        rules = self.table.rules
        key = (version, None if isinstance(rules, DiceGame) else seat)
        found = self._views.get(key)
        if found is None:
            dice = isinstance(rules, DiceGame)
            found = self._dice_view(state) if dice else _text(view_of(rules, state, seat, self.table.names))
            self._views[key] = found
        return found

    def _dice_view(self, state: DiceState) -> str:
        """A `DiceView` as JSON. Most moves leave the board as it is, so its text is kept."""
        rules, names = self.table.rules, self.table.names
        assert isinstance(rules, DiceGame)
        if self._board is None or self._board[0] is not state.board:
            self._board = (state.board, _text(board_view(state.board, names)))
        return f'{{"kind":"dice",{self._board[1][1:-1]},{_text(moving_view(rules, state, names))[1:]}'

    def _step(self, moment: Moment, seat: Seat | None, with_view: bool) -> str:
        """A step as it is told to a seat, as JSON. The dice games tell everybody the same."""
        key = (moment.version, None if isinstance(self.table.rules, DiceGame) else seat)
        found = self._steps.get(key)
        if found is None:
            events = [event_json(self.table.rules.seen(event, seat)) for event in moment.events]
            if moment.handed is not None:
                handed, level = moment.handed
                events.append(cast(happened.Event, {"event": "seat-handed", "seat": handed, "level": level}))
            view = self._view(moment.version, moment.state, seat) if with_view else "null"
            start = f'{{"version":{moment.version},"seat":{_text(moment.seat)},"events":{_text(events)}'
            found = self._steps[key] = f'{start},"view":{view}}}'
        return found


def _text(value: object) -> str:
    return to_json(value).decode()


def _public_info(table: Table, here: Here) -> outgoing.TableInfo:
    """What everybody may know of a table."""
    owners = list(dict.fromkeys([chair.owner for chair in table.chairs]))
    phase, proof = table.phase, table.proof()
    dice: outgoing.Commitment | None = None
    if proof is not None:
        numbers = [] if phase == "gathering" else list(proof.numbers)
        dice = {"sha256": proof.sha256, "secret": proof.secret, "luck": numbers}
    return {
        "table": table.id,
        "game": cast(shown.GameId, table.rules.id),
        "options": dict(table.rules.options),
        "hints": table.hints,
        "real_dice": table.real_dice,
        "created": table.created,
        "seats": [
            {
                "name": chair.name,
                "kind": chair.kind,
                "level": cast(Any, chair.level),
                "here": chair.kind == "bot" or here(seat),
                "luck": bool(chair.luck) or chair.kind == "bot" or table.real_dice,
                "avatar": (seat + table.rematches) % len(table.chairs),
                "group": owners.index(chair.owner) if chair.owner else -1 - seat,
            }
            for seat, chair in enumerate(table.chairs)
        ],
        "yours": [],
        "phase": phase,
        "dice": dice,
        "winners": list(table.rules.winners(table.state)) if phase == "finished" else [],
        "rematch": table.rematch,
    }


def _situation(table: Table, viewer: Receiver) -> shown.Situation:
    if table.state is None:
        return {"seat": None, "yours": False, "choices": [], "playable": [], "closed": []}
    # While a bot stands in, the owner has to come back before choosing again.
    yours = table.to_act in viewer.seats and table.bot_to_act() is None
    situation = situation_of(table.rules, table.state, yours, table.names)
    if table.awaits_fall:
        # Nobody decides while dice are in the air, but it is still somebody's turn.
        situation["seat"] = table.state.seat
    if table.awaits_fall and viewer.seats:
        sides = table.state.turn.kit.golden_die if table.state.turn.golden_in_hand else None
        situation["fall"] = None if sides is None else [cast(Any, FACE_NAMES[face]) for face in FACES if sides[face - 1]]
    return situation


def odds_of(table: Table) -> outgoing.OddsMessage:
    """The exact odds of every choice of the seat to act."""
    state = table.state
    if not table.hints:
        raise Refused("not_possible", "hints-forbidden")
    if not isinstance(table.rules, DiceGame) or not isinstance(state, DiceState) or table.phase != "playing":
        raise Refused("not_possible", "no-hints-now")
    wins = _chances_to_win(table.rules, state)
    return {
        "type": "odds",
        "version": table.version,
        "choices": [
            {
                "action": cast(shown.Action, action_json(one.action, table.names)),
                "worms": one.value,
                "win": wins.get(one.action),
                "fail": one.fail,
                "wins": [
                    {
                        "portion": prize.portion,
                        "rival": prize.rival,
                        "hen": prize.rival is not None and state.board.held[prize.rival] is Specialist.HEN,
                        "chance": chance,
                    }
                    for prize, chance in one.wins.items()
                ],
            }
            for one in odds(table.rules, state, Goal())
        ],
    }


def _chances_to_win(rules: DiceGame, state: DiceState) -> dict[Action, float]:
    """The chance to win after every choice; nothing where nobody has learnt to forecast it."""
    try:
        outlook = Outlook(rules, load(rules.id, len(state.board.stacks)))
    except NoNet:
        return {}
    return {one.action: one.value for one in odds(rules, state, Goal("win"), outlook.worth(state))}


# A game that is over


def record_of(table: Table, moments: Sequence[Moment]) -> str:
    """The record as text."""
    if table.state is None:
        raise Refused("not_possible", "not-started")
    if table.phase != "finished" and not isinstance(table.rules, DiceGame):
        raise Refused("not_possible", "record-secret")
    moves = tuple([move for moment in moments for move in moment.moves])
    return write(Record(table.rules, table.names, table.start, moves, table.created[:10], table.proof()))


def replay_of(table: Table, moments: Sequence[Moment], info: outgoing.TableInfo) -> outgoing.Replay:
    """Every step with all hands open, every draw of luck with what it takes to check it, and how the scores went."""
    if table.phase != "finished":
        raise Refused("not_possible", "not-over")
    rules, names = table.rules, table.names
    steps: list[outgoing.Step] = []
    for moment in moments:
        events = [event_json(event) for event in moment.events]
        steps.append(
            {"version": moment.version, "seat": moment.seat, "events": events, "view": open_view(rules, moment.state, names)}
        )
    return {
        "table": info,
        "start": open_view(rules, table.start, names),
        "steps": steps,
        "draws": _draws(table, moments),
        "scores": [list(rules.scores(state)) for state in (table.start, *[moment.state for moment in moments])],
    }


def _draws(table: Table, moments: Sequence[Moment]) -> list[outgoing.Draw]:
    proof = table.proof()
    if proof is None:
        return []
    found: list[outgoing.Draw] = []
    state = table.start
    for moment in moments:
        for move in moment.moves:
            if isinstance(move, Chance):
                found.append(_draw(table, proof, moment.version, len(found), state, move))
            state, _ = table.rules.apply(state, move)
    return found


def _draw(table: Table, proof: Proof, version: int, counter: int, state: Any, chance: Move) -> outgoing.Draw:
    chances = table.rules.chances(state)
    assert chances is not None
    assert proof.secret is not None
    drawn = ticket(proof.secret, proof.numbers, counter, chances.total)
    kind: Any
    match chance:
        case Rolled():
            sides = state.turn.kit.golden_die if state.turn.golden_in_hand else ()
            kind, outcome, size = "roll", [roll_text(chance)], state.turn.dice
            bag = [FACE_NAMES[face] for face, count in zip(FACES, sides, strict=False) for _ in range(count)]
        case Dealt(hands=hands):
            kind, outcome, size = "deal", [" ".join([card_text(card) for card in hand]) for hand in hands], len(hands[0])
            bag = [card_text(card) for card in state.pile]
        case TurnedUp(portions=portions):
            kind, outcome, size = "grill", [str(portion) for portion in portions], len(portions)
            bag = [str(portion) for portion in state.unseen]
        case Drawn(card=card):
            kind, outcome, size = "draw", [card_text(card)], 1
            bag = [card_text(other) for other in state.drawn_from]
        case _:
            raise TypeError(chance)
    return {
        "version": version,
        "counter": counter,
        "total": str(chances.total),
        "ticket": str(drawn),
        "outcome": outcome,
        "kind": kind,
        "bag": bag,
        "size": size,
    }
