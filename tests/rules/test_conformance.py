"""What every registered game must do, whatever its rules: one kit for all of them.

A new game is tested here by being registered. It also needs golden playthroughs (see `test_golden`).
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any

import pytest
from playing import NAMES, random_game

from heckmeck.notation import Record, position, position_of, read, write
from heckmeck.rules import GAMES, REGISTRY, Action, Chance, Event, Game, Illegal, Move, game
from heckmeck.rules.attempt import KeepSpecialist, TakeBratworm, TakePortion
from heckmeck.rules.board import Specialist
from heckmeck.rules.dice import Rolled
from heckmeck.rules.events import GameOver
from heckmeck.rules.karteneck.actions import Pass, Play
from heckmeck.rules.karteneck.chances import Dealt, Drawn, TurnedUp
from heckmeck.rules.turn import LayAside, Roll, Stop, UseWeasel

pytestmark = pytest.mark.long

TABLES = [(name, players) for name in GAMES for players in game(name).players]

MOMENTS = {*range(30), *[int(30 * 1.5**power) for power in range(13)]}
"""The moves of a game that are looked at more closely: the first ones all, later ones now and then."""

ACTIONS: Sequence[Action] = (
    *[LayAside(face) for face in range(8)],
    Roll(),
    Roll(golden=True),
    Stop(),
    UseWeasel(),
    *[TakePortion(portion) for portion in (-1, 0, 11, 21, 36)],
    *[TakeBratworm(seat) for seat in range(-1, 8)],
    *[KeepSpecialist(specialist) for specialist in Specialist],
    Pass(),
    *[Pass(seat) for seat in range(-1, 7)],
    Play(()),
    *[Play((card,)) for card in range(32)],
    Play((1, 2)),
)
"""Actions of all games, sensible and senseless: a state must refuse all but those it offers."""

LUCK: Sequence[Chance] = (
    Rolled((8, 0, 0, 0, 0, 0)),
    Rolled((9, 0, 0, 0, 0, 0)),
    Rolled((0, 0, 0, 0, 0, 0)),
    Rolled((8, 0, 0, 0, 0, 0), golden=1),
    Drawn(1),
    Drawn(31),
    Dealt([]),
    Dealt([[1, 1, 1, 1, 1, 1]] * 2),
    TurnedUp([]),
    TurnedUp([16, 17]),
    TurnedUp([36] * 3),
)
"""What luck might do in any game."""


def check_moment(rules: Game[Any], state: Any) -> None:
    """Exactly one of: a seat decides, luck moves, the game is over."""
    seat, luck, over = rules.to_act(state), rules.chances(state), rules.finished(state)
    assert [seat is not None, luck is not None, over].count(True) == 1
    assert (len(rules.legal(state)) > 0) == (seat is not None)
    scores = rules.scores(state)
    if seat is not None:
        assert 0 <= seat < len(scores)
    if luck is not None:
        assert luck.total > 0
        for ticket in (0, luck.total // 2, luck.total - 1):
            assert rules.apply(state, luck.pick(ticket))
    winners = rules.winners(state)
    assert winners
    assert list(winners) == sorted(set(winners))
    assert {scores[winner] for winner in winners} == {max(scores)}


def check_value(value: Any) -> None:
    """A copy that went through a file is the same in every respect."""
    copy = pickle.loads(pickle.dumps(value))
    assert copy == value
    assert hash(copy) == hash(value)
    assert repr(copy) == repr(value)


def check_refusals(rules: Game[Any], state: Any) -> None:
    """What is not offered is refused with a rule and a reason, and the state stays what it was."""
    legal = rules.legal(state)
    kept = repr(state)
    for action in ACTIONS:
        if action not in legal:
            check_refused(rules, state, action)
    if rules.chances(state) is None:
        for chance in LUCK:
            check_refused(rules, state, chance)
    assert repr(state) == kept


def check_refused(rules: Game[Any], state: Any, move: Move) -> None:
    with pytest.raises(Illegal) as caught:
        rules.apply(state, move)
    assert caught.value.rule
    assert caught.value.reason
    assert str(caught.value).startswith(f"{caught.value.rule}: {caught.value.reason}")
    assert repr(rules.refusal(state, move)) == repr(caught.value)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_game_from_beginning_to_end(id: str, players: int) -> None:
    rules = game(id)
    state = rules.new(players, first=1)
    assert len(rules.scores(state)) == players
    check_moment(rules, state)
    last: tuple[Event, ...] = ()
    for number, transition in enumerate(random_game(rules, state, f"{id} {players}")):
        kept = repr(transition.before), hash(transition.before)
        again, events = rules.apply(transition.before, transition.move)
        assert (again, events) == (transition.after, transition.events)
        assert (repr(transition.before), hash(transition.before)) == kept
        assert all(isinstance(event, Event) for event in events)
        assert [event for event in events if isinstance(event, GameOver)] == (
            [GameOver(rules.winners(transition.after))] if rules.finished(transition.after) else []
        )
        check_moment(rules, transition.after)
        if number in MOMENTS:
            for value in (transition.after, transition.move, *events):
                check_value(value)
            check_refusals(rules, transition.after)
        state, last = transition.after, events
    assert rules.finished(state)
    assert isinstance(last[-1], GameOver)
    check_value(state)
    check_refusals(rules, state)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_legal_action_and_nothing_else_applies(id: str, players: int) -> None:
    rules = game(id)
    for number, transition in enumerate(random_game(rules, rules.new(players), f"legal {id} {players}")):
        if number not in MOMENTS:
            continue
        legal = rules.legal(transition.after)
        for index in range(min(len(legal), 40)):
            assert rules.refusal(transition.after, legal[index]) is None
            after, events = rules.apply(transition.after, legal[index])
            assert after != transition.after
            assert events
        assert len(set(legal[:40])) == len(legal[:40])
        check_refusals(rules, transition.after)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_two_states_made_apart_are_equal_and_hash_alike(id: str, players: int) -> None:
    rules, others = game(id), game(id)
    transitions = zip(
        random_game(rules, rules.new(players), "twice"), random_game(others, others.new(players), "twice"), strict=True
    )
    for number, (one, other) in enumerate(transitions):
        assert (one.move, one.events, one.after) == (other.move, other.events, other.after)
        assert one.after != one.before
        if number in MOMENTS:
            assert hash(one.after) == hash(other.after)
            assert repr(one.after) == repr(other.after)


def told(record: Record) -> Record:
    """As much of a record as can be told: dice in the air are not, so it ends before they were thrown."""
    if record.moves and isinstance(record.moves[-1], Roll | UseWeasel):
        return Record(record.game, record.names, record.start, record.moves[:-1])
    return record


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_record_can_be_written_at_any_moment(id: str, players: int) -> None:
    """Written, read and written again it is the same, even in the middle of a turn; its end is the state it was written at."""
    rules = game(id)
    start = rules.new(players, first=players - 1)
    moves: list[Move] = []
    for number, transition in enumerate(random_game(rules, start, f"record {id} {players}")):
        moves.append(transition.move)
        if number not in MOMENTS and not rules.finished(transition.after):
            continue
        record = Record(rules, NAMES[:players], start, tuple(moves))
        text = write(record)
        again = read(text)
        expected = told(record)
        assert again == expected
        assert hash(again) == hash(expected)
        end = again.end()
        assert end == (transition.after if len(expected.moves) == len(moves) else transition.before)
        assert position(again) == position_of(rules, end, NAMES[:players])
        assert write(again) == text


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_game_goes_on_from_its_record(id: str, players: int) -> None:
    """A game that was saved and opened again is the game it was."""
    rules = game(id)
    start = rules.new(players)
    transitions = list(random_game(rules, start, f"saved {id} {players}"))
    half = len(transitions) // 2
    while rules.chances(transitions[half].after) is not None:
        half += 1
    saved = Record(rules, NAMES[:players], start, tuple([transition.move for transition in transitions[: half + 1]]))
    opened = read(write(saved))
    state = opened.end()
    for transition in transitions[half + 1 :]:
        state, events = opened.game.apply(state, transition.move)
        assert events == transition.events
    assert state == transitions[-1].after


@pytest.mark.parametrize("id", GAMES)
def test_a_number_of_players_that_the_game_is_not_for_is_refused(id: str) -> None:
    rules = game(id)
    for players in (0, 1, rules.players.stop, 100):
        with pytest.raises(Illegal) as caught:
            rules.new(players)
        assert (caught.value.rule, caught.value.reason) == ("0", "number_of_players")


@pytest.mark.parametrize("id", GAMES)
def test_a_seat_that_is_not_there_cannot_begin(id: str) -> None:
    rules = game(id)
    for players in rules.players:
        for first in (-1, players):
            with pytest.raises(Illegal) as caught:
                rules.new(players, first)
            assert (caught.value.rule, caught.value.reason) == ("0", "no_such_seat")


@pytest.mark.parametrize("id", GAMES)
def test_a_game_knows_its_name_and_its_house_rules(id: str) -> None:
    assert game(id).id == id
    assert game(id).options == {}
    assert REGISTRY[id].make().id == id


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_seat_and_a_spectator_have_a_view(id: str, players: int) -> None:
    """Views are values too, and what is seen of an event is an event."""
    rules = game(id)
    for number, transition in enumerate(random_game(rules, rules.new(players), f"views {id} {players}")):
        if number not in MOMENTS:
            continue
        for seat in (*range(players), None):
            check_value(rules.view(transition.after, seat))
            assert [type(rules.seen(event, seat)) for event in transition.events] == [type(event) for event in transition.events]
