"""Every value prints as the expression that makes it again, and `import heckmeck` brings the names for it."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import pytest
from playing import NAMES, random_game

import heckmeck
from heckmeck.notation import Expected, Proof, Record, RecordError, Transition
from heckmeck.rules import GAMES, REGISTRY, Game, Illegal, Roll, Rolls, Specialist, game
from heckmeck.rules.dicegame import DiceGame
from heckmeck.rules.karteneck import Karteneck

PUBLIC = {name: getattr(heckmeck, name) for name in heckmeck.__all__}
"""What `from heckmeck import *` brings."""

TABLES = [(name, players) for name in GAMES for players in sorted({2, 4, game(name).players[-1]})]


def pasted(text: str) -> Any:
    """What the text is once it is pasted behind `from heckmeck import *`."""
    return eval(text, {**PUBLIC})


def check(value: object) -> None:
    again = pasted(repr(value))
    assert type(again) is type(value)
    assert again == value
    assert hash(again) == hash(value)
    assert repr(again) == repr(value)


def values_of(rules: Game[Any], transition: Transition, players: int) -> Iterator[object]:
    """Everything that a program meets at one transition of a game."""
    yield transition.move
    yield transition.after
    yield rules.legal(transition.before)
    yield rules.chances(transition.before)
    yield from transition.events
    for seat in (None, *range(players)):
        # The dice games hide nothing: their views are the state itself, and their events look the same to all.
        view, seen = rules.view(transition.after, seat), [rules.seen(event, seat) for event in transition.events]
        yield from [view] if view is not transition.after else []
        yield from [event for event, told in zip(seen, transition.events, strict=True) if event is not told]


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_everything_in_a_game_can_be_pasted_back(id: str, players: int) -> None:
    rules = game(id)
    seen: set[str] = set()
    for transition in random_game(rules, rules.new(players), f"pasted {id} {players}"):
        for value in values_of(rules, transition, players):
            if repr(value) not in seen:
                seen.add(repr(value))
                check(value)
    assert len(seen) > 100


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_record_can_be_pasted_back(id: str, players: int) -> None:
    rules, start = game(id), game(id).new(players)
    moves = tuple([transition.move for transition in random_game(rules, start, f"record {id} {players}")])
    proof = Proof("0" * 64, None, ("ab" * 16,) * players)
    check(Record(rules, NAMES[:players], start, moves, "2026-11-15", proof))


def all_rules() -> list[Game[Any]]:
    """Every game, once by the printed rules and once with every value of every house rule."""
    changed = [
        game(named, {name: value}) for named in GAMES for name, values in REGISTRY[named].options.items() for value in values
    ]
    return [*[game(named) for named in GAMES], *changed]


@pytest.mark.parametrize("rules", all_rules(), ids=repr)
def test_a_game_prints_as_the_call_that_finds_it(rules: Game[Any]) -> None:
    check(rules)
    assert rules == game(rules.id, rules.options)
    assert pickle.loads(pickle.dumps(rules)) == rules
    if isinstance(rules, DiceGame):
        check(rules.components)


def test_games_are_equal_only_by_the_same_rules() -> None:
    assert game("deluxe", {"lower": "next"}) == game("deluxe")
    different = {*all_rules()}
    assert len(different) == 4 + 3 * 3 + 2
    assert game("karteneck") != "karteneck"
    assert game("original") != DiceGame("original", game("deluxe").components)
    assert game("karteneck") != DiceGame("karteneck", game("deluxe").components)


def test_a_game_prints_its_name_and_its_house_rules() -> None:
    assert repr(game("deluxe")) == "game('deluxe')"
    assert (
        repr(game("deluxe", {"golden_die": "plain", "lower": "any"})) == "game('deluxe', {'lower': 'any', 'golden_die': 'plain'})"
    )


def test_the_type_of_a_game_follows_from_its_name() -> None:
    """mypy reads these annotations: without an overload for each name they would be errors."""
    deluxe: DiceGame = game("deluxe")
    karteneck: Karteneck = game("karteneck")
    board = deluxe.new(2).board
    hands = karteneck.new(2).hands
    assert (board.supply, hands) == (7, ((), ()))


def test_specialists_print_as_their_names() -> None:
    for specialist in Specialist:
        check(specialist)
    assert repr(Specialist.HEN) == "Specialist.HEN"


def test_the_chances_of_the_same_dice_are_equal() -> None:
    assert Rolls(3) == Rolls(3) != Rolls(4)
    assert Rolls(3, (3, 0, 0, 0, 0, 3)) != Rolls(3)
    assert repr(Rolls(3)) == "Rolls(white=3, golden=None)"


def test_a_refusal_can_be_pasted_back() -> None:
    refusal = Illegal("T2", "face_not_rolled", face=3)
    assert repr(refusal) == "Illegal('T2', 'face_not_rolled', face=3)"
    assert pasted(repr(refusal)).args == refusal.args
    error = RecordError(1, 2, "bad_date", {"text": "x"}, (Expected("date", {}),))
    assert pasted(repr(error)).args == error.args


def test_an_action_of_the_wrong_game_is_refused_with_its_rule() -> None:
    with pytest.raises(Illegal):
        game("karteneck").apply(game("karteneck").new(2), Roll())
