"""The dice games: one turn and one board, composed from components and house rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from heckmeck.rules import turn as turns
from heckmeck.rules.attempt import (
    KeepSpecialist,
    Prize,
    Question,
    TakeBratworm,
    TakePortion,
    WhichPortion,
    WhichSpecialist,
    WhoseBratworm,
    claim,
    earn_bratworm,
    fail,
    prizes,
)
from heckmeck.rules.board import (
    Board,
    Components,
    Specialist,
    first_board,
    place,
    score,
    take_bratworm,
)
from heckmeck.rules.dice import GOLDEN_DICE, Face, Rolled, Rolls
from heckmeck.rules.events import GameOver
from heckmeck.rules.hints import mypyc_attr
from heckmeck.rules.portions import best, ranking
from heckmeck.rules.position import check
from heckmeck.rules.protocol import Action, Event, Game, Illegal, Move, Seat, Value
from heckmeck.rules.turn import BARE, Kit, LayAside, Roll, Stop, Turn, UseWeasel
from heckmeck.rules.within import can_be_asked, check_going_on, check_turn


@final
@mypyc_attr(free_list_len=1)
class DiceState(Value):
    """A dice game as it stands: the board, whose turn it is, the turn so far, and the question that the seat has to answer."""

    __slots__ = ("board", "question", "seat", "turn")
    __match_args__ = ("board", "seat", "turn", "question")

    def __init__(self, board: Board, seat: Seat, turn: Turn, question: Question | None = None) -> None:
        self.board: Final = board
        self.seat: Final = seat
        self.turn: Final = turn
        self.question: Final = question


@final
class TurnEnded(Event):
    """The seat's turn is over and the following seat's begins (T12); nobody's, if the game has ended (E1)."""

    __slots__ = ("following", "seat")
    __match_args__ = ("seat", "following")

    def __init__(self, seat: Seat, following: Seat | None) -> None:
        self.seat: Final = seat
        self.following: Final = following


@final
class DiceThrown(Event):
    """The dice that are left are in the air; `golden` says whether the golden die has just joined the turn."""

    __slots__ = ("golden", "seat")
    __match_args__ = ("seat", "golden")

    def __init__(self, seat: Seat, golden: bool) -> None:
        self.seat: Final = seat
        self.golden: Final = golden


@final
@mypyc_attr(free_list_len=1)
class DiceFell(Event):
    """The dice lie on the table."""

    __slots__ = ("roll", "seat")
    __match_args__ = ("seat", "roll")

    def __init__(self, seat: Seat, roll: Rolled) -> None:
        self.seat: Final = seat
        self.roll: Final = roll


@final
@mypyc_attr(free_list_len=1)
class DiceLaidAside(Event):
    """All dice of one face went aside (T2)."""

    __slots__ = ("count", "face", "golden", "seat", "total")
    __match_args__ = ("seat", "face", "count", "golden", "total")

    def __init__(self, seat: Seat, face: Face, count: int, golden: bool, total: int) -> None:
        self.seat: Final = seat
        self.face: Final = face
        self.count: Final = count
        self.golden: Final = golden
        """The golden die is among them."""
        self.total: Final = total
        """What a stop would count, the canned worm's points included (S-can)."""


@final
@dataclass(frozen=True)
class WeaselUsed(Event):
    """The roll is rolled again (S-weasel)."""

    seat: Seat


@final
@mypyc_attr(free_list_len=1)
class FailedAttempt(Event):
    """The turn failed: `faces` (only faces already aside, T5), `no_worm` (T6) or `no_portion` (T9)."""

    __slots__ = ("reason", "seat", "total")
    __match_args__ = ("seat", "reason", "total")

    def __init__(self, seat: Seat, reason: str, total: int) -> None:
        self.seat: Final = seat
        self.reason: Final = reason
        self.total: Final = total


@final
@dataclass(frozen=True)
class Asked(Event):
    """The seat has to make a choice before the game continues."""

    seat: Seat
    question: Question


@final
@dataclass(frozen=True)
class SpecialistKept(Event):
    """Of two specialists the seat kept this one (S3)."""

    seat: Seat
    specialist: Specialist


SEATS: Final = range(7)
THROWN: Final[tuple[tuple[tuple[Event, ...], ...], ...]] = tuple(
    [tuple([(DiceThrown(seat, golden),) for golden in (False, True)]) for seat in SEATS]
)
"""The events of every throw, by seat and golden die. Made once, like `ENDED`, because every game repeats them hundreds of times."""
ENDED: Final[tuple[tuple[Event, ...], ...]] = tuple([tuple([TurnEnded(seat, following) for following in SEATS]) for seat in SEATS])
"""The end of a turn, by seat and following seat."""

NO_ACTION: Final[tuple[Action, ...]] = ()
FRESH: Final = Turn()


@final
class DiceGame(Game[DiceState]):
    """`original`, `extrawurm` or `deluxe` (section 0), with the house rules it is played by (section 5)."""

    kind = "dice"

    def __init__(
        self, id: str, components: Components, lower: str = "next", turn_over: str = "print", golden_die: str = "worms"
    ) -> None:
        written = {"lower": lower, "turn_over": turn_over, "golden_die": golden_die}
        printed = {"lower": "next", "turn_over": "print", "golden_die": "worms"}
        super().__init__(id, range(2, 8), {name: value for name, value in written.items() if value != printed[name]})
        self.components: Final = components
        self.any_lower: Final = lower == "any"
        self.turn_over: Final = turn_over
        self.golden_die: Final = golden_die

    def _rules(self) -> tuple[object, ...]:
        return *super()._rules(), self.components

    def __reduce__(self) -> tuple[object, ...]:
        lower = "any" if self.any_lower else "next"
        return DiceGame, (self.id, self.components, lower, self.turn_over, self.golden_die)

    def new(self, players: int, first: Seat = 0) -> DiceState:
        if players not in self.players:
            raise Illegal("0", "number_of_players", least=self.players.start, most=self.players.stop - 1)
        return self.position(first_board(self.components, players), first)

    def position(self, board: Board, first: Seat = 0) -> DiceState:
        """A game that continues from a given board. The first seat has its turn."""
        if len(board.stacks) not in self.players:
            raise Illegal("0", "number_of_players", least=self.players.start, most=self.players.stop - 1)
        if first not in range(len(board.stacks)):
            raise Illegal("0", "no_such_seat")
        check(board, self.components)
        return DiceState(board, first, self._fresh_turn(board, first))

    def within(self, board: Board, seat: Seat, turn: Turn, question: Question | None = None) -> DiceState:
        """A game that continues within a turn of this seat, or with a question to it. The turn gets the seat's kit."""
        self.position(board, seat)  # refuses a board that the pieces cannot make
        own = question.own if isinstance(question, WhichSpecialist) else board.held[seat]
        turn = Turn(kit(own, self.golden_die), turn.aside, turn.golden_in_hand, turn.weasel_used, turn.roll, turn.rolling)
        check_turn(turn)
        if question is not None:
            if not can_be_asked(question, board, seat, turn, self.components, self.any_lower):
                raise Illegal(_rule_of(question), "no_such_question")
        elif board.face_up:
            check_going_on(turn)
        else:
            if turn.begun or turn.roll is not None or turn.rolling:
                raise Illegal("E1", "game_over")
            return DiceState(board, seat, FRESH)
        return DiceState(board, seat, turn, question)

    def to_act(self, state: DiceState) -> Seat | None:
        if state.question is None and (state.turn.rolling or not state.board.face_up):
            return None
        return state.seat

    def legal(self, state: DiceState) -> tuple[Action, ...]:
        question = state.question
        if question is not None:
            return self._answers(question)
        return turns.legal(state.turn) if state.board.face_up else NO_ACTION

    def chances(self, state: DiceState) -> Rolls | None:
        return turns.chances(state.turn) if state.turn.rolling else None

    def finished(self, state: DiceState) -> bool:
        """No face-up portion is left and everything is settled (E1)."""
        return not state.board.face_up and state.question is None

    def scores(self, state: DiceState) -> tuple[int, ...]:
        return tuple([score(state.board, seat) for seat in range(len(state.board.stacks))])

    def winners(self, state: DiceState) -> tuple[Seat, ...]:
        return best(self.scores(state), state.board.stacks)

    def ranking(self, state: DiceState) -> tuple[Seat, ...]:
        return ranking(self.scores(state), state.board.stacks)

    def view(self, state: DiceState, seat: Seat | None) -> DiceState:
        """The dice games hide nothing (T11)."""
        return state

    def seen(self, event: Event, seat: Seat | None) -> Event:
        """Everybody sees everything."""
        return event

    def apply(self, state: DiceState, move: Move) -> tuple[DiceState, tuple[Event, ...]]:
        turn = state.turn
        if state.question is not None:
            return self._answer(state, state.question, move)
        if not state.board.face_up:
            raise Illegal("E1", "game_over")
        if isinstance(move, Rolled):
            return self._land(state, move)
        if turn.rolling:
            raise Illegal("T1", "dice_in_the_air")
        if isinstance(move, LayAside):
            return self._lay_aside(state, move.face)
        if isinstance(move, Roll):
            thrown = DiceState(state.board, state.seat, turns.throw(turn, move))
            return thrown, THROWN[state.seat][1 if move.golden else 0]
        if isinstance(move, Stop):
            illegal = turns.why_no_stop(turn)
            if illegal is not None:
                raise illegal
            return self._stop(state.board, state.seat, turn, [])
        if isinstance(move, UseWeasel):
            return DiceState(state.board, state.seat, turns.use_weasel(turn)), (WeaselUsed(state.seat),)
        raise Illegal("T2", "nothing_asked")

    def refusal(self, state: DiceState, move: Move) -> Illegal | None:
        turn = state.turn
        if state.question is None and state.board.face_up and not turn.rolling:
            if isinstance(move, LayAside):
                return turns.why_not_aside(turn, move.face)
            if isinstance(move, Stop):
                return turns.why_no_stop(turn)
            if isinstance(move, UseWeasel):
                return turns.why_no_weasel(turn)
        return Game.refusal(self, state, move)

    def _land(self, state: DiceState, roll: Rolled) -> tuple[DiceState, tuple[Event, ...]]:
        """The dice fall; a roll that shows only faces already aside fails at once, unless a weasel can still help (T5)."""
        if not state.turn.rolling:
            raise Illegal("T1", "nothing_in_the_air")
        turn = turns.land(state.turn, roll)
        fell = DiceFell(state.seat, roll)
        if turn.stuck and not turn.weasel_ready:
            return self._fail(state.board, state.seat, FailedAttempt(state.seat, "faces", turn.total), [fell])
        return DiceState(state.board, state.seat, turn), (fell,)

    def _lay_aside(self, state: DiceState, face: Face) -> tuple[DiceState, tuple[Event, ...]]:
        seat, board = state.seat, state.board
        turn = turns.lay_aside(state.turn, face)
        count = turn.aside.counts[face - 1]
        golden = turn.aside.golden and not state.turn.aside.golden
        laid: tuple[Event, ...] = (DiceLaidAside(seat, face, count, golden, turns.reached(turn)[0]),)
        if face == 1 and count >= 2 and self.components.bratworms:
            events: list[Event] = list(laid)
            board, rivals = earn_bratworm(board, seat, events)
            if rivals:
                return self._ask(board, seat, turn, WhoseBratworm(rivals, raven=False), events)
            return self._go_on(board, seat, turn, events)
        if turn.used_up:
            return self._stop(board, seat, turn, list(laid))
        return DiceState(board, seat, turn), laid

    def _go_on(self, board: Board, seat: Seat, turn: Turn, events: list[Event]) -> tuple[DiceState, tuple[Event, ...]]:
        """After a laying-aside: with no dice left the turn stops by itself (T3)."""
        if turn.used_up:
            return self._stop(board, seat, turn, events)
        return DiceState(board, seat, turn), tuple(events)

    def _stop(self, board: Board, seat: Seat, turn: Turn, events: list[Event]) -> tuple[DiceState, tuple[Event, ...]]:
        total, worm = turns.reached(turn)
        if turn.stuck:
            return self._fail(board, seat, FailedAttempt(seat, "faces", total), events)
        return self._settle(board, seat, turn, total, worm, events)

    def _settle(
        self, board: Board, seat: Seat, turn: Turn, total: int, worm: bool, events: list[Event]
    ) -> tuple[DiceState, tuple[Event, ...]]:
        """The prizes that the total wins, if any (T6-T9)."""
        if not worm:
            return self._fail(board, seat, FailedAttempt(seat, "no_worm", total), events)
        won = prizes(board, seat, total, self.any_lower)
        if not won:
            return self._fail(board, seat, FailedAttempt(seat, "no_portion", total), events)
        if len(won) > 1:
            return self._ask(board, seat, turn, WhichPortion(tuple([prize.portion for prize in won])), events)
        return self._claim(board, seat, turn, won[0], events)

    def after_stop(self, board: Board, seat: Seat, total: int) -> DiceState:
        """The boards after a stop with a worm and this total, for code that compares the endings of a turn."""
        return self._settle(board, seat, FRESH, total, True, [])[0]

    def after_failure(self, board: Board, seat: Seat) -> DiceState:
        """The board after a failed attempt."""
        return self._fail(board, seat, FailedAttempt(seat, "faces", 0), [])[0]

    def _claim(
        self, board: Board, seat: Seat, turn: Turn, prize: Prize, events: list[Event]
    ) -> tuple[DiceState, tuple[Event, ...]]:
        board, question = claim(board, seat, prize, events)
        if question is not None:
            return self._ask(board, seat, turn, question, events)
        return self._end_turn(board, seat, events)

    def _fail(self, board: Board, seat: Seat, failed: FailedAttempt, events: list[Event]) -> tuple[DiceState, tuple[Event, ...]]:
        events.append(failed)
        return self._end_turn(fail(board, seat, self.turn_over, events), seat, events)

    def _ask(
        self, board: Board, seat: Seat, turn: Turn, question: Question, events: list[Event]
    ) -> tuple[DiceState, tuple[Event, ...]]:
        events.append(Asked(seat, question))
        return DiceState(board, seat, turn, question), tuple(events)

    def _answers(self, question: Question) -> tuple[Action, ...]:
        if isinstance(question, WhichPortion):
            return tuple([TakePortion(portion) for portion in question.portions])
        if isinstance(question, WhoseBratworm):
            return tuple([TakeBratworm(rival) for rival in question.rivals])
        assert isinstance(question, WhichSpecialist)
        return (KeepSpecialist(question.own), KeepSpecialist(question.other))

    def _answer(self, state: DiceState, question: Question, move: Move) -> tuple[DiceState, tuple[Event, ...]]:
        if not isinstance(move, Action) or move not in self._answers(question):
            raise Illegal(_rule_of(question), "question_open")
        board, seat, turn = state.board, state.seat, state.turn
        events: list[Event] = []
        if isinstance(move, TakePortion):
            return self._claim(board, seat, turn, Prize(move.portion), events)
        if isinstance(move, TakeBratworm):
            assert isinstance(question, WhoseBratworm)
            board = take_bratworm(board, seat, move.rival, events)
            if not question.raven:
                return self._go_on(board, seat, turn, events)
            return self._end_turn(place(board, Specialist.RAVEN, events), seat, events)
        assert isinstance(move, KeepSpecialist)
        assert isinstance(question, WhichSpecialist)
        events.append(SpecialistKept(seat, move.specialist))
        rejected = question.own if move.specialist is question.other else question.other
        return self._end_turn(place(board.with_held(seat, move.specialist), rejected, events), seat, events)

    def _end_turn(self, board: Board, seat: Seat, events: list[Event]) -> tuple[DiceState, tuple[Event, ...]]:
        """The next seat's turn (T12), or the end (E1)."""
        if not board.face_up:
            over = DiceState(board, seat, FRESH)
            events.append(TurnEnded(seat, None))
            events.append(GameOver(self.winners(over)))
            return over, tuple(events)
        following = (seat + 1) % len(board.stacks)
        events.append(ENDED[seat][following])
        return DiceState(board, following, self._fresh_turn(board, following)), tuple(events)

    def _fresh_turn(self, board: Board, seat: Seat) -> Turn:
        """The kit of the seat follows from its specialist."""
        specialist = board.held[seat]
        return FRESH if specialist is None else Turn(kit(specialist, self.golden_die))


def _rule_of(question: Question) -> str:
    """The rule that opens a question."""
    if isinstance(question, WhichPortion):
        return "T9"
    return "S3" if isinstance(question, WhichSpecialist) else "B2"


def kit(specialist: Specialist | None, golden_die: str) -> Kit:
    """The kit that this specialist gives to a seat."""
    if specialist is Specialist.GOLDEN_DIE:
        return Kit(golden_die=GOLDEN_DICE[golden_die])
    if specialist is Specialist.WEASEL:
        return Kit(weasel=True)
    if specialist is Specialist.CANNED_WORM:
        return Kit(canned_worm=True)
    return BARE
