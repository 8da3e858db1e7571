"""What is true of every dice game at any moment, and of every move in it."""

from __future__ import annotations

from heckmeck.notation import Record, position, read, write
from heckmeck.rules.attempt import Question, WhichSpecialist, WhoseBratworm, bratworm_boards, prizes
from heckmeck.rules.board import BratwormTaken, PortionReturned, PortionTurnedOver, Specialist, SpecialistPlaced, SpecialistWon
from heckmeck.rules.dicegame import DiceGame, DiceLaidAside, DiceState, TurnEnded
from heckmeck.rules.events import GameOver, PortionStolen, PortionTaken
from heckmeck.rules.protocol import Event, Move
from heckmeck.rules.turn import LayAside, Stop, UseWeasel, reached

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Oma_Inge")


def asked_about(question: Question | None) -> list[Specialist]:
    """The specialists that stand nowhere until a question is answered."""
    if isinstance(question, WhichSpecialist):
        return [question.own, question.other]
    return [Specialist.RAVEN] if isinstance(question, WhoseBratworm) and question.raven else []


def specialists(state: DiceState) -> list[Specialist]:
    """The specialists that are in the game."""
    board = state.board
    held = [specialist for specialist in board.held if specialist is not None]
    return [specialist for _, specialist in board.standing] + held + asked_about(state.question)


def check_state(game: DiceGame, state: DiceState) -> None:
    check_pieces(game, state)
    check_dice(state)
    check_waiting(game, state)


def check_pieces(game: DiceGame, state: DiceState) -> None:
    """Every portion once, every bratworm somewhere, every specialist at most once and where it may be."""
    board, components = state.board, game.components
    portions = [*board.face_up, *board.face_down, *(portion for stack in board.stacks for portion in stack)]
    assert sorted(portions) == sorted(components.portions)
    assert list(board.face_up) == sorted(board.face_up)
    assert list(board.face_down) == sorted(board.face_down)
    assert sum(board.bratworms) + board.supply == components.bratworms
    assert min(*board.bratworms, board.supply) >= 0
    found = specialists(state)
    assert len(found) == len(set(found))
    assert set(found) <= {specialist for specialist, _ in components.specialists}
    assert Specialist.RAVEN not in board.held
    places = [portion for portion, _ in board.standing]
    assert len(places) == len(set(places))
    assert set(places) <= set(board.face_up)
    for stack, held in zip(board.stacks, board.held, strict=True):
        assert stack or held in (None, Specialist.HEN)


def check_dice(state: DiceState) -> None:
    """The dice aside and those rolled are eight, and a ninth where the golden die has joined the turn."""
    turn = state.turn
    assert not (turn.golden_in_hand and turn.aside.golden)
    joined = turn.golden_in_hand or turn.aside.golden
    brought = (state.board.held[state.seat], *asked_about(state.question))
    assert not joined or Specialist.GOLDEN_DIE in brought
    assert not turn.weasel_used or Specialist.WEASEL in brought
    in_hand = turn.dice + (1 if turn.golden_in_hand else 0)
    assert sum(turn.aside.counts) + in_hand == (9 if joined else 8)
    if turn.roll is not None:
        assert not turn.rolling
        assert sum(turn.roll.counts) == in_hand
        assert (turn.roll.golden is not None) == turn.golden_in_hand


def check_waiting(game: DiceGame, state: DiceState) -> None:
    """The game waits for a seat, for luck, or for nothing any more."""
    waits = [game.to_act(state) is not None, game.chances(state) is not None, game.finished(state)]
    assert waits.count(True) == 1
    assert bool(game.legal(state)) == waits[0]
    assert game.to_act(state) in (None, state.seat)
    assert game.finished(state) == (not state.board.face_up and state.question is None)


def check_step(game: DiceGame, before: DiceState, events: tuple[Event, ...], after: DiceState) -> None:
    check_stacks(before, events, after)
    check_others(before, events, after)
    assert set(before.board.face_down) <= set(after.board.face_down)
    assert set(specialists(after)) <= set(specialists(before)), "out of the game for good"
    put_out = {event.specialist for event in events if isinstance(event, SpecialistPlaced) and event.portion is None}
    assert set(specialists(before)) - set(specialists(after)) == put_out
    turned = [event.portion for event in events if isinstance(event, PortionTurnedOver)]
    assert sorted((*before.board.face_down, *turned)) == list(after.board.face_down)
    if before.seat == after.seat and not game.finished(after) and before.turn.aside.golden | before.turn.golden_in_hand:
        assert after.turn.aside.golden | after.turn.golden_in_hand
    over = [event for event in events if isinstance(event, GameOver)]
    assert over == ([GameOver(game.winners(after))] if game.finished(after) else [])
    following = None if game.finished(after) else (before.seat + 1) % len(before.board.stacks)
    ended = [event for event in events if isinstance(event, TurnEnded)]
    assert ended in ([], [TurnEnded(before.seat, following)])
    assert after.seat == (before.seat if not ended or following is None else following)


def check_stacks(before: DiceState, events: tuple[Event, ...], after: DiceState) -> None:
    """Stacks change only at the top: one portion won, or one put back, or one off the rival's top and onto the seat's own."""
    moved = [event for event in events if isinstance(event, PortionTaken | PortionStolen | PortionReturned)]
    assert len(moved) <= 1
    stacks = list(before.board.stacks)
    total = max([before.turn.total, *[event.total for event in events if isinstance(event, DiceLaidAside)]])
    for event in moved:
        assert event.seat == before.seat
        if isinstance(event, PortionStolen) or (isinstance(event, PortionTaken) and event.portion in (11, 13)):
            assert event.portion in (total, total + 5), "the exact total, perhaps with the canned worm"
        if isinstance(event, PortionTaken):
            assert event.portion <= total + 5
        if isinstance(event, PortionStolen):
            assert event.rival != event.seat
            assert stacks[event.rival][-1] == event.portion
            stacks[event.rival] = stacks[event.rival][:-1]
        if isinstance(event, PortionReturned):
            assert stacks[event.seat][-1] == event.portion
            stacks[event.seat] = stacks[event.seat][:-1]
        else:
            stacks[event.seat] = (*stacks[event.seat], event.portion)
    assert tuple(stacks) == after.board.stacks


def check_others(before: DiceState, events: tuple[Event, ...], after: DiceState) -> None:
    """Nobody but the seat in turn gains anything, and others lose only what is stolen from them."""
    robbed = [event.rival for event in events if isinstance(event, SpecialistWon)]
    lost = [event.rival for event in events if isinstance(event, BratwormTaken)]
    for rival in lost:
        assert rival is None or before.board.held[rival] is not Specialist.HEN
        assert (rival is None) == (before.board.supply > lost.index(rival))
    for seat in range(len(before.board.stacks)):
        if seat == before.seat:
            assert after.board.bratworms[seat] == before.board.bratworms[seat] + len(lost)
            continue
        assert after.board.held[seat] == (None if seat in robbed else before.board.held[seat])
        assert after.board.bratworms[seat] == before.board.bratworms[seat] - lost.count(seat)
    assert len(lost) <= 2


def check_foresight(game: DiceGame, before: DiceState, move: Move, after: DiceState) -> None:
    """What the rules foretell of a stop, a failure or an earned bratworm is what then happens."""
    turn, seat, board = before.turn, before.seat, before.board
    if isinstance(move, Stop):
        total, worm = reached(turn)
        foretold = game.after_stop(board, seat, total) if worm and not turn.stuck else game.after_failure(board, seat)
        assert (foretold.board, foretold.seat, foretold.question) == (after.board, after.seat, after.question)
    laid = after.turn.aside.counts[0] if isinstance(move, LayAside) and move.face == 1 else 0
    if laid >= 2 and game.components.bratworms and not after.turn.used_up:
        boards = [game.apply(after, answer)[0].board for answer in game.legal(after)] if after.question else [after.board]
        assert bratworm_boards(board, seat) == boards


def check_record(game: DiceGame, start: DiceState, moves: list[Move]) -> None:
    """The record tells the same game, down to the last token. Dice in the air are not told: it ends before they were thrown."""
    record = Record(game, NAMES[: len(start.board.stacks)], start, tuple(moves))
    told = read(write(record))
    landed = record
    while landed.end().turn.rolling:
        landed = Record(game, record.names, start, landed.moves[:-1])
    assert told == landed
    assert told.end() == landed.end()
    assert position(told) == position(landed)
    assert write(told) == write(record)


def sensible(game: DiceGame, state: DiceState) -> Move:
    """What a player might do who wants to win portions: many worms, many points, stop as soon as there is something to have."""
    actions = game.legal(state)
    if Stop() in actions and state.turn.roll is None:
        total, worm = reached(state.turn)
        if worm and prizes(state.board, state.seat, total):
            return Stop()
    layings = [action for action in actions if isinstance(action, LayAside)]
    if layings and state.turn.roll is not None:
        counts = state.turn.roll.counts
        return max(layings, key=lambda laying: (laying.face == 6, counts[laying.face - 1] * min(laying.face, 5)))
    if UseWeasel() in actions:
        return UseWeasel()
    return [action for action in actions if not isinstance(action, Stop)][-1]
