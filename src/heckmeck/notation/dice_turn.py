"""A turn with dice as one line: `Ada: 44412W35>4 4423W>W 55WW>5 stop = 27`."""

from __future__ import annotations

import re

from heckmeck.notation.dice_start import find_specialist
from heckmeck.notation.errors import Expected, RecordError, expect, shown
from heckmeck.notation.faces import FACE_NAMES, FACE_VALUES, read_roll, roll_text
from heckmeck.notation.form import find_seat, number, refused
from heckmeck.notation.record import Record
from heckmeck.notation.scan import Word, canonical
from heckmeck.rules import Action, Event, Game, Illegal, Move, Seat
from heckmeck.rules import turn as turns
from heckmeck.rules.attempt import KeepSpecialist, TakeBratworm, TakePortion, WhichPortion, WhichSpecialist, WhoseBratworm
from heckmeck.rules.board import Specialist, SpecialistWon
from heckmeck.rules.dice import Rolled
from heckmeck.rules.dicegame import DiceState, FailedAttempt
from heckmeck.rules.events import PortionStolen, PortionTaken
from heckmeck.rules.turn import LayAside, Roll, UseWeasel

_TOKEN = re.compile(
    r"(?P<roll>[1-5W]+(?:\*[1-5W])?|\*[1-5W])(?=[\s>~]|$)"
    r"|(?P<weasel>~)"
    r"|>(?P<face>[1-5W])"
    r"|(?P<stop>stop)(?!\S)"
    r"|(?P<choice>take|from|keep)=(?P<value>\S+)"
    r"|=(?P<result>\s.*)"
)
_SPACE = re.compile(r"\s*")


class TurnReader:
    """Reads one line: applies each token as it comes, so that a refusal is reported where it occurs."""

    def __init__(self, game: Game[DiceState], state: DiceState, names: tuple[str, ...]) -> None:
        self.game = game
        self.state = state
        self.names = names
        self.seat = state.seat
        self.moves: list[Move] = []
        self.events: list[Event] = []
        self.over = False
        self.weasel_out = False
        """The weasel has been used and its roll is to come."""

    def read(self, rest: Word) -> None:
        at = _skip(rest.text, 0)
        if at == len(rest.text):
            raise RecordError(rest.line, rest.column, "empty_turn", expected=self.expected())
        while at < len(rest.text):
            found = _TOKEN.match(rest.text, at)
            word = Word(rest.text[at:].split(maxsplit=1)[0][:40], rest.line, rest.column + at)
            if not found or (found["face"] is None and not self._separate(rest.text, at)):
                raise self._error(word, "bad_token", text=shown(word.text))
            self._token(word, found)
            at = _skip(rest.text, found.end())
        if self.weasel_out:
            raise RecordError(rest.line, rest.column + at, "roll_missing", expected=self.expected())

    def _separate(self, text: str, at: int) -> bool:
        """Rolls, stops and choices stand apart from what is before them; a `~` joins two rolls."""
        return at == 0 or text[at - 1].isspace() or text[at] == "~" or text[at - 1] == "~"

    def _token(self, word: Word, found: re.Match[str]) -> None:
        if found["result"] is not None:
            self._result(Word(found["result"].strip(), word.line, word.column))
        elif self.over:
            raise self._error(word, "turn_over", text=shown(word.text))
        elif self.weasel_out and not found["roll"]:
            raise self._error(word, "roll_missing")
        elif found["roll"]:
            self._roll(word, found["roll"])
        elif found["weasel"]:
            self._apply(word, turns.USE_WEASEL)
            self.weasel_out = True
        elif found["face"]:
            self._apply(word, LayAside(FACE_VALUES[found["face"]]))
        elif found["stop"]:
            self._apply(word, turns.STOP)
        else:
            self._choice(word, found["choice"], found["value"])

    def _roll(self, word: Word, text: str) -> None:
        roll = read_roll(text)
        if roll is None:
            raise self._error(word, "wrong_number_of_dice", dice=self.state.turn.dice)
        if not self.weasel_out:
            joins = roll.golden is not None and not self.state.turn.begun
            self._apply(word, Roll(golden=joins))
        self.weasel_out = False
        self._apply(word, roll)

    def _choice(self, word: Word, choice: str, value: str) -> None:
        """A choice, only where the rules leave one."""
        action: Action
        if choice == "take" and isinstance(self.state.question, WhichPortion):
            action = TakePortion(number(word, value))
        elif choice == "from" and isinstance(self.state.question, WhoseBratworm):
            seat = find_seat(Word(value, word.line, word.column + len("from=")), self.names)
            action = TakeBratworm(seat)
        elif choice == "keep" and isinstance(self.state.question, WhichSpecialist):
            action = KeepSpecialist(find_specialist(word, value))
        else:
            raise self._error(word, "no_choice", text=shown(word.text))
        self._apply(word, action)

    def _apply(self, word: Word, move: Move) -> None:
        try:
            self.state, events = self.game.apply(self.state, move)
        except Illegal as illegal:
            raise refused(word, illegal, self.expected()) from None
        self.moves.append(move)
        self.events.extend(events)
        self.over = self.game.finished(self.state) or (self.state.seat != self.seat)

    def _result(self, word: Word) -> None:
        """`= 27 from Ben` ends the line and must be what happened."""
        if not self.over:
            raise self._error(word, "turn_not_over")
        told = " ".join(canonical(part) for part in word.text.split(maxsplit=3))
        happened = result_text(self.events, self.names)
        if told != happened:
            expected = (expect("the-result", result=happened),)
            raise RecordError(word.line, word.column, "wrong_result", {"text": shown(told)}, expected)

    def _error(self, word: Word, reason: str, **details: str | int) -> RecordError:
        return RecordError(word.line, word.column, reason, details, self.expected())

    def expected(self) -> tuple[Expected, ...]:
        """The tokens that may come next on this line."""
        if self.over:
            return (expect("the-result", result=result_text(self.events, self.names)), expect("end-of-line"))
        if self.state.turn.rolling:
            return (_a_roll(self.state),)
        actions = self.game.legal(self.state)
        tokens = [_action_text(action, self.names) for action in actions if not isinstance(action, Roll)]
        rolls = (_a_roll(self.state),) if any(isinstance(action, Roll) for action in actions) else ()
        return (*rolls, *(expect("choice", choice=token) for token in tokens))


def _a_roll(state: DiceState) -> Expected:
    return expect("roll-golden" if state.turn.golden_in_hand else "roll", dice=state.turn.dice)


def _skip(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    assert found
    return found.end()


def result_text(events: list[Event], names: tuple[str, ...]) -> str:
    """The result of a turn, from its events."""
    for event in events:
        if isinstance(event, PortionTaken):
            return str(event.portion)
        if isinstance(event, PortionStolen):
            return f"{event.portion} from {names[event.rival]}"
        if isinstance(event, SpecialistWon) and event.rival is not None:
            return f"{Specialist.HEN.value} from {names[event.rival]}"
    assert any(isinstance(event, FailedAttempt) for event in events)
    return "failed"


def write_turns(record: Record) -> list[str]:
    """Every turn as a line, the last one as far as it went."""
    lines: list[str] = []
    seat: Seat = record.start.seat
    tokens: list[str] = []
    events: list[Event] = []
    joined = False
    """The next roll belongs to the token before it, after a weasel's `~`."""
    for transition in record.transitions():
        events += transition.events
        if isinstance(transition.move, Rolled):
            if joined:
                tokens[-1] += "~" + roll_text(transition.move)
            else:
                tokens.append(roll_text(transition.move))
        elif isinstance(transition.move, LayAside):
            tokens[-1] += _action_text(transition.move, record.names)
        elif not isinstance(transition.move, Roll | UseWeasel):
            tokens.append(_action_text(transition.move, record.names))
        joined = isinstance(transition.move, UseWeasel)
        if transition.after.seat != seat or record.game.finished(transition.after):
            lines.append(f"{record.names[seat]}: {' '.join(tokens)} = {result_text(events, record.names)}")
            seat, tokens, events = transition.after.seat, [], []
    return [*lines, f"{record.names[seat]}: {' '.join(tokens)}"] if tokens else lines


def _action_text(move: Move, names: tuple[str, ...]) -> str:
    if isinstance(move, TakePortion):
        return f"take={move.portion}"
    if isinstance(move, TakeBratworm):
        return f"from={names[move.rival]}"
    if isinstance(move, KeepSpecialist):
        return f"keep={move.specialist.value}"
    if isinstance(move, LayAside):
        return ">" + FACE_NAMES[move.face]
    return "~" if isinstance(move, UseWeasel) else "stop"
