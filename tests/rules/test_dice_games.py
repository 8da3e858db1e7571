"""Whole games with dice: nothing is lost, events tell everything, records can be written at any moment, and every game ends."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

import pytest
from dice_boards import boards
from dice_checks import NAMES, check_foresight, check_record, check_state, check_step, sensible
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from heckmeck.chance import SeededLuck
from heckmeck.notation import Record
from heckmeck.rules import REGISTRY, Illegal, Move, game
from heckmeck.rules.attempt import KeepSpecialist, Question, TakeBratworm, TakePortion, WhichSpecialist
from heckmeck.rules.board import (
    BratwormTaken,
    PortionReturned,
    PortionTurnedOver,
    Specialist,
    SpecialistLeft,
    SpecialistPlaced,
    SpecialistWon,
)
from heckmeck.rules.dice import Rolled
from heckmeck.rules.dicegame import (
    Asked,
    DiceFell,
    DiceGame,
    DiceLaidAside,
    DiceState,
    DiceThrown,
    FailedAttempt,
    SpecialistKept,
    TurnEnded,
    WeaselUsed,
)
from heckmeck.rules.events import GameOver, PortionStolen, PortionTaken
from heckmeck.rules.protocol import Event
from heckmeck.rules.turn import LayAside, Roll, Stop, UseWeasel, reached

DICE_GAMES = ("original", "extrawurm", "deluxe")


def every_way_to_play(id: str) -> list[dict[str, str]]:
    """All values of all house rules together."""
    options = REGISTRY[id].options
    return [dict(zip(options, values, strict=True)) for values in product(*options.values())]


WAYS = [(name, options) for name in DICE_GAMES for options in every_way_to_play(name)]


def dice_game(id: str, options: dict[str, str]) -> DiceGame:
    found = game(id, options)
    assert isinstance(found, DiceGame)
    return found


# Events folded onto the old view give the fresh one


@dataclass
class Seen:
    """What a screen shows of a dice game. It knows no rules: it only does what events say."""

    face_up: set[int]
    face_down: set[int]
    standing: dict[Specialist, int]
    stacks: list[list[int]]
    held: dict[int, Specialist]
    bratworms: list[int]
    supply: int
    seat: int
    aside: dict[int, int]
    total: int
    golden_aside: bool
    golden_in_hand: bool
    weasel_used: bool
    roll: Rolled | None
    rolling: bool
    question: Question | None

    def forget(self, specialist: Specialist) -> None:
        """Wherever the specialist is, it is there no more."""
        self.standing.pop(specialist, None)
        self.held = {seat: held for seat, held in self.held.items() if held is not specialist}

    def begin_turn(self, seat: int) -> None:
        self.seat = seat
        self.aside, self.total, self.roll, self.rolling = {}, 0, None, False
        self.golden_aside = self.golden_in_hand = self.weasel_used = False

    def follow(self, event: Event) -> None:
        self.question = None
        match event:
            case DiceThrown(_, golden):
                self.rolling = True
                self.golden_in_hand |= golden
            case DiceFell(_, roll):
                self.roll, self.rolling = roll, False
            case DiceLaidAside(_, face, count, golden, total):
                self.roll, self.total, self.aside[face] = None, total, count
                if golden:
                    self.golden_aside, self.golden_in_hand = True, False
            case WeaselUsed(_):
                self.roll, self.rolling, self.weasel_used = None, True, True
            case PortionTaken(seat, portion):
                self.face_up.remove(portion)
                self.stacks[seat].append(portion)
            case PortionStolen(seat, rival, portion):
                assert self.stacks[rival].pop() == portion
                self.stacks[seat].append(portion)
            case PortionReturned(seat, portion):
                assert self.stacks[seat].pop() == portion
                self.face_up.add(portion)
            case PortionTurnedOver(portion):
                self.face_up.remove(portion)
                self.face_down.add(portion)
            case SpecialistWon(seat, specialist, _, _) | SpecialistKept(seat, specialist):
                self.forget(specialist)
                self.held[seat] = specialist
            case SpecialistLeft(specialist):
                self.forget(specialist)
            case SpecialistPlaced(specialist, portion):
                if portion is not None:
                    self.standing[specialist] = portion
            case BratwormTaken(seat, rival):
                self.bratworms[seat] += 1
                if rival is None:
                    self.supply -= 1
                else:
                    self.bratworms[rival] -= 1
            case Asked(_, question):
                self.question = question
                if isinstance(question, WhichSpecialist):
                    self.forget(question.own)
                    self.forget(question.other)
            case TurnEnded(seat, following):
                self.begin_turn(seat if following is None else following)
            case FailedAttempt() | GameOver():
                pass
            case _:
                raise AssertionError(f"an event that no screen knows: {event}")


def look(view: DiceState) -> Seen:
    """What a screen shows that has just been switched on."""
    board, turn = view.board, view.turn
    return Seen(
        face_up=set(board.face_up),
        face_down=set(board.face_down),
        standing={specialist: portion for portion, specialist in board.standing},
        stacks=[list(stack) for stack in board.stacks],
        held={seat: held for seat, held in enumerate(board.held) if held is not None},
        bratworms=list(board.bratworms),
        supply=board.supply,
        seat=view.seat,
        aside={face: count for face, count in enumerate(turn.aside.counts, start=1) if count},
        total=reached(turn)[0] if turn.begun else 0,
        golden_aside=turn.aside.golden,
        golden_in_hand=turn.golden_in_hand,
        weasel_used=turn.weasel_used,
        roll=turn.roll,
        rolling=turn.rolling,
        question=view.question,
    )


# A game as a state machine

MOVES_TO_TRY: list[Move] = [
    *[LayAside(face) for face in range(-1, 8)],
    Stop(),
    Roll(),
    Roll(golden=True),
    UseWeasel(),
    *[TakePortion(portion) for portion in (11, 13, 21, 24, 30, 36, 37)],
    *[TakeBratworm(rival) for rival in range(-1, 8)],
    *[KeepSpecialist(specialist) for specialist in Specialist],
    *[Rolled((dice, 0, 0, 0, 0, 0)) for dice in range(10)],
]


class Gameplay(RuleBasedStateMachine):
    """A game by any house rules for any number of players, from its beginning or from any position, played well or badly."""

    @initialize(
        way=st.sampled_from(WAYS), players=st.integers(2, 7), position=st.booleans(), first=st.integers(0, 6), data=st.data()
    )
    def sit_down(self, way: tuple[str, dict[str, str]], players: int, position: bool, first: int, data: st.DataObject) -> None:
        self.game = dice_game(*way)
        if position:
            self.state = self.game.position(data.draw(boards(self.game.components, players)), first % players)
        else:
            self.state = self.game.new(players, first % players)
        self.start = self.state
        self.moves: list[Move] = []
        self.seen = look(self.state)

    def move(self, move: Move) -> None:
        before = self.state
        kept = repr(before)
        self.state, events = self.game.apply(before, move)
        assert repr(before) == kept
        self.moves.append(move)
        check_step(self.game, before, events, self.state)
        check_foresight(self.game, before, move, self.state)
        for event in events:
            self.seen.follow(self.game.seen(event, None))
        check_record(self.game, self.start, self.moves)
        if any(isinstance(event, TurnEnded) for event in events):
            self.start, self.moves = self.state, []

    @precondition(lambda self: self.game.chances(self.state) is not None)
    @rule(data=st.data())
    def luck(self, data: st.DataObject) -> None:
        chances = self.game.chances(self.state)
        assert chances is not None
        self.move(chances.pick(data.draw(st.integers(0, chances.total - 1))))

    @precondition(lambda self: self.game.to_act(self.state) is not None)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        self.move(data.draw(st.sampled_from(self.game.legal(self.state))))

    @precondition(lambda self: not self.game.finished(self.state))
    @rule(seed=st.integers(0, 2**32))
    def play_a_turn(self, seed: int) -> None:
        """On to the end of the turn, sensibly."""
        luck = SeededLuck(seed)
        seat = self.state.seat
        while self.state.seat == seat and not self.game.finished(self.state):
            chances = self.game.chances(self.state)
            self.move(sensible(self.game, self.state) if chances is None else luck.draw(chances))

    @rule(move=st.sampled_from(MOVES_TO_TRY))
    def refuse(self, move: Move) -> None:
        """What is not among the legal actions is refused and changes nothing."""
        if move in self.game.legal(self.state) or (isinstance(move, Rolled) and self.game.chances(self.state) is not None):
            return
        kept = repr(self.state)
        with pytest.raises(Illegal) as caught:
            self.game.apply(self.state, move)
        assert repr(self.game.refusal(self.state, move)) == repr(caught.value)
        assert repr(self.state) == kept

    @invariant()
    def everything_is_in_its_place(self) -> None:
        check_state(self.game, self.state)

    @invariant()
    def events_told_everything(self) -> None:
        assert self.seen == look(self.game.view(self.state, None))


TestGameplay = pytest.mark.long(Gameplay.TestCase)
TestGameplay.settings = settings(max_examples=40, stateful_step_count=25)


# Whole games


def play_out(rules: DiceGame, state: DiceState, luck: SeededLuck) -> tuple[DiceState, list[Move], int]:
    """To the end, sensibly three times out of four: the last state, all moves, and the number of turns."""
    moves: list[Move] = []
    seen = look(state)
    turns = 0
    while not rules.finished(state):
        chances = rules.chances(state)
        move: Move
        if chances is not None:
            move = luck.draw(chances)
        elif luck.below(4):
            move = sensible(rules, state)
        else:
            actions = rules.legal(state)
            move = actions[luck.below(len(actions))]
        before = state
        state, events = rules.apply(before, move)
        moves.append(move)
        check_state(rules, state)
        check_step(rules, before, events, state)
        check_foresight(rules, before, move, state)
        for event in events:
            seen.follow(event)
            turns += isinstance(event, TurnEnded)
        assert seen == look(state)
    return state, moves, turns


def way_name(value: object) -> str:
    return "-".join(value.values()) if isinstance(value, dict) else str(value)


@pytest.mark.long
@pytest.mark.parametrize(("id", "options"), WAYS, ids=way_name)
def test_e1_games_end_with_no_face_up_portion(id: str, options: dict[str, str]) -> None:
    """Whole games by each combination of house rules; the players take turns in being few and many."""
    rules = dice_game(id, options)
    players = 2 + WAYS.index((id, options)) % 6
    start = rules.new(players, first=players - 1)
    state, moves, turns = play_out(rules, start, SeededLuck(f"{id} {options}"))
    assert state.board.face_up == ()
    assert rules.winners(state)
    assert turns >= 16 // players
    check_record(rules, start, moves)
    check_record(rules, start, moves[: len(moves) // 2])


@pytest.mark.long
@settings(max_examples=40)
@given(way=st.sampled_from(WAYS), players=st.integers(2, 7), seed=st.integers(0, 2**32), data=st.data())
def test_games_from_any_position_end(way: tuple[str, dict[str, str]], players: int, seed: int, data: st.DataObject) -> None:
    rules = dice_game(*way)
    start = rules.position(data.draw(boards(rules.components, players)), seed % players)
    state, moves, _ = play_out(rules, start, SeededLuck(seed))
    assert rules.finished(state)
    check_record(rules, start, moves)


def test_whole_games_see_every_event() -> None:
    """So that the games above are worth watching: together they show all there is to see."""
    shown: set[type] = set()
    for way in WAYS[::7]:
        rules = dice_game(*way)
        start = rules.new(4)
        _, moves, _ = play_out(rules, start, SeededLuck(f"every event {way}"))
        for transition in Record(rules, NAMES[:4], start, tuple(moves)).transitions():
            shown |= {type(event) for event in transition.events}
    assert shown == {
        Asked,
        BratwormTaken,
        DiceFell,
        DiceLaidAside,
        DiceThrown,
        FailedAttempt,
        GameOver,
        PortionReturned,
        PortionStolen,
        PortionTaken,
        PortionTurnedOver,
        SpecialistKept,
        SpecialistLeft,
        SpecialistPlaced,
        SpecialistWon,
        TurnEnded,
        WeaselUsed,
    }
