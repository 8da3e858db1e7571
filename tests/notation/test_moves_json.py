"""Actions and views as JSON, for programs that play: every legal action there and back, and nothing else believed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from record_kit import DEALT, NAMES, ORIGINAL, Played, played_games

from heckmeck.notation import action_json, position, position_of, read, read_action, view_json
from heckmeck.rules import Action, game
from heckmeck.rules.attempt import KeepSpecialist, TakeBratworm, TakePortion
from heckmeck.rules.board import Specialist
from heckmeck.rules.karteneck.actions import Pass, Play
from heckmeck.rules.turn import LayAside, Roll, Stop, UseWeasel

SEATS = ("Ada", "Ben", "Oma_Inge")

ACTIONS: list[tuple[Action, dict[str, Any]]] = [
    (Roll(), {"action": "roll", "golden": False}),
    (Roll(golden=True), {"action": "roll", "golden": True}),
    (LayAside(4), {"action": "lay_aside", "face": "4"}),
    (LayAside(6), {"action": "lay_aside", "face": "W"}),
    (Stop(), {"action": "stop"}),
    (UseWeasel(), {"action": "weasel"}),
    (TakePortion(24), {"action": "take", "portion": 24}),
    (TakeBratworm(2), {"action": "from", "player": "Oma_Inge"}),
    (KeepSpecialist(Specialist.GOLDEN_DIE), {"action": "keep", "specialist": "golden_die"}),
    (Play([3, 3]), {"action": "play", "cards": ["3", "3"]}),
    (Play([10, 17]), {"action": "play", "cards": ["W12", "W5"]}),
    (Pass(), {"action": "pass", "steal": None}),
    (Pass(1), {"action": "pass", "steal": "Ben"}),
]


@pytest.mark.parametrize(("action", "told"), ACTIONS)
def test_an_action_and_its_json(action: Action, told: dict[str, Any]) -> None:
    rules = game("karteneck" if isinstance(action, Play | Pass) else "deluxe")
    assert action_json(rules, action, SEATS) == told
    assert read_action(rules, told, SEATS) == action


def test_the_golden_die_joins_a_roll_only_if_that_is_true() -> None:
    for told in (None, 0, 1, "yes", [True]):
        assert read_action(game("deluxe"), {"action": "roll", "golden": told}, SEATS) == Roll()
    assert read_action(game("deluxe"), {"action": "roll"}, SEATS) == Roll()


@pytest.mark.parametrize(("id", "other"), [("deluxe", Pass()), ("karteneck", Stop())])
def test_an_action_of_another_game_has_no_json(id: str, other: Action) -> None:
    for action in (Action(), other):
        with pytest.raises(TypeError):
            action_json(game(id), action, SEATS)


def test_an_action_of_another_game_is_none() -> None:
    assert read_action(game("karteneck"), {"action": "stop"}, SEATS) is None
    assert read_action(game("original"), {"action": "pass", "steal": None}, SEATS) is None


@given(played_games(most=120))
@settings(max_examples=30)
def test_every_legal_action_there_and_back(played: Played) -> None:
    names = NAMES[: played.players]
    for state in played.states[::7]:
        for action in played.game.legal(state)[:40]:
            assert read_action(played.game, json.loads(json.dumps(action_json(played.game, action, names))), names) == action


@pytest.mark.parametrize(
    "told",
    [
        None,
        [],
        "stop",
        3,
        {},
        {"action": None},
        {"action": ["stop"]},
        {"action": "dance"},
        {"action": "lay_aside"},
        {"action": "lay_aside", "face": "7"},
        {"action": "lay_aside", "face": 4},
        {"action": "lay_aside", "face": ["4"]},
        {"action": "take"},
        {"action": "take", "portion": "many"},
        {"action": "take", "portion": None},
        {"action": "take", "portion": float("inf")},
        {"action": "take", "portion": float("nan")},
        {"action": "from", "player": "Cleo"},
        {"action": "from", "player": 1},
        {"action": "keep", "specialist": "dragon"},
        {"action": "keep", "specialist": {}},
        {"action": "play"},
        {"action": "play", "cards": 3},
        {"action": "play", "cards": [3]},
        {"action": "play", "cards": ["W0"]},
        {"action": "play", "cards": [None]},
        {"action": "pass", "steal": "Cleo"},
        {"action": "pass", "steal": 1},
    ],
)
def test_what_names_no_action_is_none(told: object) -> None:
    assert read_action(game("deluxe"), told, SEATS) is None
    assert read_action(game("karteneck"), told, SEATS) is None


ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["W", "3", "Ben", "hen", "W12"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
ANSWERS = st.fixed_dictionaries(
    {"action": st.sampled_from([told["action"] for _, told in ACTIONS]) | ANYTHING},
    optional=dict.fromkeys(("golden", "face", "portion", "player", "specialist", "cards", "steal"), ANYTHING),
)


@given(ANSWERS | ANYTHING)
@settings(max_examples=100)
def test_any_answer_is_an_action_or_none(told: object) -> None:
    for name in ("deluxe", "karteneck"):
        found = read_action(game(name), told, SEATS)
        assert found is None or isinstance(found, Action)


# Views


def test_the_dice_games_hide_nothing() -> None:
    record = read(ORIGINAL + "Ada: 44412W35>4 4423W")
    state = record.end()
    shown = dict(position(record))
    del shown["finished"], shown["winners"]
    for seat in (0, 1, None):
        assert view_json(record.game, record.game.view(state, seat), record.names) == shown


def test_the_card_game_hides_the_hands_of_others() -> None:
    record = read(DEALT + "grill: 18 21\nAda: 3 3 +W7\nBen: 5\n")
    state = record.end()
    found = json.loads(json.dumps(view_json(record.game, record.game.view(state, 0), record.names)))
    assert found["players"] == [
        {
            "name": "Ada",
            "stack": [],
            "worms": 0,
            "hand": ["1", "4", "W12", "W5", "W7"],
            "cards": 5,
            "played": ["3", "3"],
            "total": 6,
            "passed": False,
        },
        {"name": "Ben", "stack": [], "worms": 0, "hand": None, "cards": 5, "played": ["5"], "total": 5, "passed": False},
    ]
    assert (found["grill"], found["draw_pile"], found["discards"], found["reserve"], found["round"]) == ([18, 21], 97, [], 16, 1)
    assert (found["to_act"], found["awaiting"]) == ("Ben", "draw")
    assert len(found["unseen_cards"]) == 97 + 5
    assert len(found["unseen_portions"]) == 28
    spectator = view_json(record.game, record.game.view(state, None), record.names)
    assert isinstance(spectator["players"], list)
    assert [seat["hand"] for seat in spectator["players"]] == [None, None]


@given(played_games(("karteneck",), most=80))
@settings(max_examples=20)
def test_a_view_agrees_with_the_position(played: Played) -> None:
    names = NAMES[: played.players]
    for state in played.states[1::9]:
        whole: Any = position_of(played.game, state, names)
        for seat in (None, *range(played.players)):
            view: Any = view_json(played.game, played.game.view(state, seat), names)
            for key in ("game", "options", "grill", "draw_pile", "reserve", "round", "to_act", "awaiting"):
                assert view[key] == whole[key]
            assert len(view["discards"]) == whole["discards"]
            for other, (seen, true) in enumerate(zip(view["players"], whole["players"], strict=True)):
                assert seen["hand"] == (true["hand"] if other == seat else None)
                assert seen["cards"] == len(true["hand"])
                assert {**seen, "hand": true["hand"], "cards": 0} == {**true, "cards": 0}
