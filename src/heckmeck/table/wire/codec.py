"""Messages as JSON, written and read.

What a client may be told depends on the kinds of game there are, so the types it reads are built from them.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Raw

from heckmeck.kind import Kind, kinds
from heckmeck.kinds.shapes import Action, Event, View, union
from heckmeck.table.wire import incoming, outgoing

T = TypeVar("T")

Step = outgoing.Step[Event, View]
Update = outgoing.Update[outgoing.TableInfo, Step, View, Action]
Situation = outgoing.Situation[Action]
Choice = outgoing.Choice[Action]
OddsMessage = outgoing.OddsMessage[Action]
OddsOfChoice = outgoing.OddsOfChoice[Action]
Replay = outgoing.Replay[Event, View, Action]
ReplaySteps = outgoing.ReplaySteps[Event, View]
GameReview = outgoing.GameReview[Action]
Analysis = outgoing.Analysis[Event, View, Action]
Puzzle = outgoing.Puzzle[Event, View, Action]
Advice = outgoing.Advice[Action]
StepsMessage = outgoing.StepsMessage[Step]
FromTable = Update | StepsMessage | outgoing.ErrorMessage | OddsMessage | Advice | outgoing.ReactionMessage

DrawnSteps = outgoing.StepsMessage[Raw]
Drawn = outgoing.Update[Raw, Raw, Raw, Action]
"""An update as a server makes it: what many clients are told alike is written once."""

_ENCODER: Final = msgspec.json.Encoder()
_FROM_CLIENT: Final[msgspec.json.Decoder[incoming.FromClient]] = msgspec.json.Decoder(incoming.FromClient)
_SET_UP: Final = msgspec.json.Decoder(incoming.SetUp)
_SIT: Final = msgspec.json.Decoder(incoming.Sit)
_ANALYSE: Final = msgspec.json.Decoder(incoming.Analyse)
_SUBSCRIBE: Final = msgspec.json.Decoder(incoming.Subscribe)


def as_json(message: object) -> bytes:
    return _ENCODER.encode(message)


def raw(part: object) -> Raw:
    """A part of a message, written once and for all."""
    return Raw(_ENCODER.encode(part))


def read_message(text: str | bytes) -> incoming.FromClient:
    """A client's message. Raises `msgspec.MsgspecError`."""
    return _decoded(_FROM_CLIENT, text)


def read_set_up(text: bytes) -> incoming.SetUp:
    return _decoded(_SET_UP, text)


def read_sit(text: bytes) -> incoming.Sit:
    return _decoded(_SIT, text)


def read_subscribe(text: bytes) -> incoming.Subscribe:
    return _decoded(_SUBSCRIBE, text)


def read_analyse(text: bytes) -> incoming.Analyse:
    return _decoded(_ANALYSE, text)


def _decoded(decoder: msgspec.json.Decoder[T], text: str | bytes) -> T:
    """Raises `msgspec.MsgspecError`, even for a message that is nested too deeply, for which msgspec has another error."""
    try:
        return decoder.decode(text)
    except RecursionError:
        raise msgspec.DecodeError("nested too deeply") from None


# What a client reads


def types_of(all_kinds: tuple[Kind, ...]) -> dict[str, Any]:
    """Every type that a client is told, with the views, events and actions of these kinds of game."""
    shapes = [kind.shapes for kind in all_kinds]
    view: Any = union([one.view for one in shapes])
    event: Any = union(
        [
            *dict.fromkeys([event for one in shapes for event in one.events]),
            outgoing.SeatHanded,
            outgoing.TurnHanded,
            outgoing.TakenBack,
        ]
    )
    action: Any = union([action for one in shapes for action in one.actions])
    step: Any = outgoing.Step[event, view]
    update: Any = outgoing.Update[outgoing.TableInfo, step, view, action]
    return {
        "View": view,
        "Event": event,
        "Action": action,
        "FromTable": update
        | outgoing.StepsMessage[step]
        | outgoing.ErrorMessage
        | outgoing.OddsMessage[action]
        | outgoing.Advice[action]
        | outgoing.ReactionMessage,
        "Replay": outgoing.Replay[event, view, action],
        "ReplaySteps": outgoing.ReplaySteps[event, view],
        "GameReview": outgoing.GameReview[action],
        "Analysis": outgoing.Analysis[event, view, action],
        "Puzzle": outgoing.Puzzle[event, view, action],
    }


@cache
def _decoder(name: str, all_kinds: tuple[Kind, ...]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(types_of(all_kinds)[name])


def _read(name: str, text: str | bytes) -> Any:
    return _decoded(_decoder(name, tuple(kinds())), text)


def read_told(text: str | bytes) -> FromTable:
    """A table's message. Raises `msgspec.MsgspecError` for what this program does not know."""
    message: FromTable = _read("FromTable", text)
    return message


def read_replay(text: str | bytes) -> Replay:
    replay: Replay = _read("Replay", text)
    return replay


def read_replay_steps(text: str | bytes) -> ReplaySteps:
    steps: ReplaySteps = _read("ReplaySteps", text)
    return steps


def read_analysis(text: str | bytes) -> Analysis:
    analysis: Analysis = _read("Analysis", text)
    return analysis


def read_puzzle(text: str | bytes) -> Puzzle:
    puzzle: Puzzle = _read("Puzzle", text)
    return puzzle


def read_review(text: str | bytes) -> GameReview:
    review: GameReview = _read("GameReview", text)
    return review
