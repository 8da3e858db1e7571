"""What one who sits at a table, or watches, is shown: views, events, choices. All of it is what the rules let the seat know."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Any, cast

from heckmeck.notation import action_json, position_of, view_json
from heckmeck.notation.cards import card_text
from heckmeck.notation.dice import board_json, turn_json
from heckmeck.notation.faces import FACE_NAMES, roll_text
from heckmeck.rules import Action, Event, Game, Illegal, Seat
from heckmeck.rules.attempt import Question, prizes
from heckmeck.rules.board import Board, Specialist, worms
from heckmeck.rules.dice import FACES, Rolled
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck import cards as card_rules
from heckmeck.rules.karteneck.actions import Play
from heckmeck.rules.karteneck.view import View as CardRulesView
from heckmeck.rules.turn import STOP, USE_WEASEL, LayAside, Stop, Turn, lay_aside, reached
from heckmeck.table import happened, shown
from heckmeck.words.telling import event_key


def view_of(rules: Game[Any], state: Any, seat: Seat | None, names: tuple[str, ...]) -> shown.View:
    """What a seat, or with None a spectator, sees of the state; every hand once the game is over."""
    if isinstance(rules, DiceGame):
        return {"kind": "dice", **board_view(state.board, names), **moving_view(rules, state, names)}
    if rules.finished(state):
        return open_view(rules, state, names)
    return _card_view(view_json(rules, rules.view(state, seat), names))


def open_view(rules: Game[Any], state: Any, names: tuple[str, ...]) -> shown.View:
    """The state with nothing hidden, for looking back at a game that is over."""
    if isinstance(rules, DiceGame):
        return view_of(rules, state, None, names)
    told = cast(Any, view_json(rules, rules.view(state, None), names))
    hands = [player["hand"] for player in cast(Any, position_of(rules, state, names))["players"]]
    for player, hand in zip(told["players"], hands, strict=True):
        player["hand"] = hand
    return _card_view(told)


def board_view(board: Board, names: tuple[str, ...]) -> shown.BoardView:
    """What of a dice game stays as it is until the turn ends."""
    told = cast(Any, board_json(board, names))
    for player in told["players"]:
        player["stack"] = [{"value": value, "worms": worms(value)} for value in player["stack"]]
    for portion in told["grill"]:
        portion["worms"] = worms(portion["value"])
    return cast(shown.BoardView, told)


def moving_view(rules: DiceGame, state: DiceState, names: tuple[str, ...]) -> shown.MovingView:
    """What of a dice game changes with every move."""
    told = cast(Any, turn_json(rules, state, names))
    del told["to_act"]  # the situation says so
    if told["turn"] is not None:
        told["turn"]["counted"] = reached(state.turn)[0] if state.turn.begun else 0
    if told["awaiting"] == "roll" and state.turn.rolling:
        told["awaiting"] = "fall"
    return cast(shown.MovingView, told)


def _card_view(told: Any) -> shown.CardView:
    for player in told["players"]:
        player["stack"] = _card_portions(player["stack"])
        player["valid"] = any(card.startswith("W") for card in player["played"])
    return {
        "kind": "cards",
        "players": told["players"],
        "grill": _card_portions(told["grill"]),
        "draw_pile": told["draw_pile"],
        "discards": len(told["discards"]),
        "reserve": told["reserve"],
        "round": told["round"],
        "awaiting": told["awaiting"],
    }


def _card_portions(values: Iterable[int]) -> list[shown.StackPortion]:
    return [{"value": value, "worms": card_rules.worms(value)} for value in values]


# Events


def event_json(event: Event) -> happened.Event:
    """An event with its fields, in the words records use."""
    told: dict[str, object] = {"event": event_key(type(event)).removeprefix("event-")}
    for name, value in zip(type(event).__match_args__, event._fields(), strict=True):
        if not isinstance(value, Question):
            told[name] = _field(name, value)
    return cast(happened.Event, told)


def _field(name: str, value: Any) -> object:
    if name == "face":
        return FACE_NAMES[value]
    if name == "card":
        return None if value is None else card_text(value)
    if name == "cards":
        return None if value is None else [card_text(card) for card in value]
    if isinstance(value, Rolled):
        return roll_text(value)
    if isinstance(value, Enum):
        return value.value
    return list(value) if isinstance(value, tuple) else value


# What may be done


def situation_of(rules: Game[Any], state: Any, yours: bool, names: tuple[str, ...]) -> shown.Situation:
    """Who is to act and, if that is the receiver, what it may do, and what looks possible and is not."""
    seat = rules.to_act(state)
    situation: shown.Situation = {
        "seat": seat,
        "yours": yours and seat is not None,
        "choices": [],
        "playable": [],
        "closed": [],
    }
    if situation["yours"] and isinstance(rules, DiceGame):
        situation["choices"] = [_choice(rules, state, action, names) for action in rules.legal(state)]
        situation["closed"] = _closed(rules, state, _dice_candidates(state), names)
    elif situation["yours"] and isinstance(rules, Karteneck):
        _card_choices(rules, state, situation, names)
    return situation


def _choice(rules: DiceGame, state: DiceState, action: Action, names: tuple[str, ...]) -> shown.Choice:
    turn: Turn | None = None
    if isinstance(action, LayAside):
        turn = lay_aside(state.turn, action.face)
    elif isinstance(action, Stop) and not state.turn.stuck:
        turn = state.turn
    told = cast(shown.Action, action_json(action, names))
    if turn is None:
        return {"action": told, "total": None, "wins": []}
    total, worm = reached(turn)
    return {"action": told, "total": total, "wins": _wins(rules, state, total) if worm else []}


def _wins(rules: DiceGame, state: DiceState, total: int) -> list[shown.Prize]:
    board = state.board
    return [
        {
            "portion": prize.portion,
            "rival": prize.rival,
            "hen": prize.rival is not None and board.held[prize.rival] is Specialist.HEN,
        }
        for prize in prizes(board, state.seat, total, rules.any_lower)
    ]


def _dice_candidates(state: DiceState) -> list[Action]:
    """What somebody might want to do: any face that was rolled, a weasel that is held, and to stop."""
    turn = state.turn
    if state.question is not None:
        return []
    faces = [] if turn.roll is None else [face for face in FACES if turn.roll.counts[face - 1]]
    weasel: list[Action] = [USE_WEASEL] if turn.kit.weasel else []
    return [*[LayAside(face) for face in faces], *weasel, STOP]


def _closed(rules: Game[Any], state: Any, candidates: Iterable[Action], names: tuple[str, ...]) -> list[shown.Closed]:
    found: list[shown.Closed] = []
    for action in candidates:
        try:
            rules.apply(state, action)
        except Illegal as illegal:
            why: shown.Refusal = {
                "rule": illegal.rule,
                "reason": illegal.reason.replace("_", "-"),
                "details": dict(illegal.details),
            }
            found.append({"action": cast(shown.Action, action_json(action, names)), "why": why})
    return found


def _card_choices(rules: Karteneck, state: Any, situation: shown.Situation, names: tuple[str, ...]) -> None:
    """The passes one by one; what may be played by kind, for there can be very many sets of worm cards."""
    legal = rules.legal(state)
    seat = state.seat
    view: CardRulesView = rules.view(state, seat)
    for action in legal:
        if isinstance(action, Play):
            break
        wins: list[shown.Prize] = []
        steal = action_json(action, names)["steal"]
        if steal is not None:
            rival = names.index(str(steal))
            wins = [{"portion": view.stacks[rival][-1], "rival": rival, "hen": False}]
        situation["choices"].append(
            {"action": cast(shown.Action, action_json(action, names)), "total": view.totals[seat], "wins": wins}
        )
    closed: list[Action] = []
    for kind in sorted({card_rules.kind(card) for card in view.hand}):
        cards = [card for card in view.hand if card_rules.kind(card) == kind]
        if Play(cards[:1]) in legal:
            points = card_rules.points(cards[0])
            name = cast(shown.Face, FACE_NAMES[kind])
            situation["playable"].append({"kind": name, "points": points, "cards": [card_text(card) for card in cards]})
        else:
            closed.append(Play(cards[:1]))
    situation["closed"] = _closed(rules, state, closed, names)
