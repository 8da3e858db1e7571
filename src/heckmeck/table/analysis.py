"""Analysis: any position with an id or from a record, what may be done there, and what each choice is worth. No table is needed."""

from __future__ import annotations

from typing import Any, Final

from heckmeck.batches import ALONE
from heckmeck.chance import SecureLuck
from heckmeck.kind import Kind, kind_of
from heckmeck.kinds.shapes import Action, Refusal
from heckmeck.notation import Record, RecordError, is_line, read, read_bytes, read_id, read_line, write, write_id
from heckmeck.players.names import NAMES
from heckmeck.rules import Event, Game, Move
from heckmeck.table.refusals import Refused, refusals
from heckmeck.table.wire import outgoing
from heckmeck.table.wire.codec import Analysis, OddsOfChoice, Situation
from heckmeck.table.wire.incoming import Analyse

GAMES_AT_ONCE: Final = 288
"""Games of a batch of a roll-out are this divided by the number of players, because their games take longer."""


def analyse(text: str, wanted: Analyse | None = None) -> Analysis:
    """The position with this id, or the one after a move that somebody wants to try there."""
    with refusals():
        rules, state = read_id(text)
        record = _history(rules, state, wanted)
    return _after(rules, state, record, wanted)


def analyse_line(text: str) -> Analysis:
    """The position with this id, or at the end of this record in one line."""
    if not is_line(text):
        return analyse(text)
    with refusals():
        record = read_line(text)
    return _after(record.game, record.end(), record, None)


def analyse_record(wanted: Analyse) -> Analysis:
    """The position at the end of a record, or after some of its moves, or after a move that somebody wants to try there."""
    record = _read_record(wanted)
    tries = bytes(wanted.action) or wanted.dice is not None
    return _after(record.game, record.end(), record, wanted if tries else None)


def _read_record(wanted: Analyse) -> Record:
    """Without what belongs to the game as it was really played: its date, and the proof of its luck."""
    with refusals():
        found = read_bytes(wanted.record.encode())
    return Record(found.game, found.names, found.start, found.moves if wanted.moves is None else found.moves[: wanted.moves])


def _history(rules: Game[Any], state: Any, wanted: Analyse | None) -> Record | None:
    """A record that ends in the position: the one that was sent, or one that begins there. None if neither can be."""
    if wanted is not None and wanted.record:
        told = _read_record(wanted)
        end = told.end()
        if end == state:
            return told
        # A record does not tell that the dice are in the air.
        last = [action for action in rules.legal(end) if rules.apply(end, action)[0] == state] if told.game.id == rules.id else []
        return Record(rules, told.names, told.start, (*told.moves, last[0])) if last else None
    begins = Record(rules, NAMES[: len(rules.scores(state))], state)
    return begins if read(write(begins)).end() == state else None


def _after(rules: Game[Any], state: Any, record: Record | None, wanted: Analyse | None) -> Analysis:
    """The position, or the one after the move that is wanted."""
    kind = kind_of(rules)
    events: tuple[Event, ...] = ()
    if wanted is not None:
        with refusals(kind):
            move = _move(rules, kind, state, wanted)
            state, events = rules.apply(state, move)
        record = None if record is None else Record(rules, record.names, record.start, (*record.moves, move))
    names = NAMES[: len(rules.scores(state))] if record is None else record.names
    seat = rules.to_act(state)
    chances = rules.chances(state)
    draw = None if chances is None else kind.draw(state, chances.pick(0))
    return outgoing.Analysis(
        position=write_id(rules, state) if kind.position_ids else "",
        record="" if record is None else _written(record),
        moves=0 if record is None else len(record.moves),
        draw=None if draw is None else draw.name,
        bag=[] if draw is None else draw.bag,
        game=rules.id,
        options=dict(rules.options),
        events=[kind.shapes.event(event) for event in events],
        view=kind.view(rules, state, seat, names),
        situation=_situation(rules, kind, state),
        odds=_odds(rules, kind, state),
        winners=list(rules.winners(state)) if rules.finished(state) else [],
    )


def _written(record: Record) -> str:
    """The record as text; empty before anything was dealt, when there is nothing to write."""
    text = write(record)
    try:
        read(text)
    except RecordError:
        return ""
    return text


def _move(rules: Game[Any], kind: Kind, state: Any, wanted: Analyse) -> Move:
    """The action; or what luck does, as somebody decides it or by real luck."""
    if bytes(wanted.action):
        return kind.shapes.read_action(wanted.action)
    chances = rules.chances(state)
    if wanted.dice is None or chances is None:
        raise Refused("not_possible", "no_dice_to_type")
    move = kind.read_fall(wanted.dice) if wanted.dice else SecureLuck().draw(chances)
    if move is None:
        raise Refused("illegal", "bad_dice", text=wanted.dice)
    return move


def _situation(rules: Game[Any], kind: Kind, state: Any) -> Situation:
    if rules.chances(state) is not None:
        if not kind.real_dice:
            return outgoing.Situation()
        falling = kind.falling(state)
        return outgoing.Situation(seat=falling.seat, fall=outgoing.Fall(falling.dice, falling.golden))
    offers = kind.offers(rules, state)
    shapes = kind.shapes
    return outgoing.Situation(
        seat=rules.to_act(state),
        yours=rules.to_act(state) is not None,
        choices=[outgoing.Choice(shapes.action(one.action), one.total, one.wins) for one in offers.choices],
        playable=[outgoing.Playable(one.face, one.points, one.cards) for one in offers.playable],
        closed=[
            outgoing.Closed(shapes.action(action), Refusal(why.rule, why.reason, shapes.details(why.details)))
            for action, why in (offers.closed if offers.choices else ())
        ],
    )


def _odds(rules: Game[Any], kind: Kind, state: Any) -> list[OddsOfChoice]:
    return odds_told(kind, kind.odds(rules, state)) if kind.hints and rules.to_act(state) is not None else []


def odds_told(kind: Kind, odds: Any) -> list[outgoing.OddsOfChoice[Action]]:
    """The odds of choices as clients are told."""
    return [
        outgoing.OddsOfChoice(
            action=kind.shapes.action(one.action),
            worms=one.worms,
            win=one.win,
            half_width=one.half_width,
            close=one.close,
            fail=one.fail,
            wins=[outgoing.PrizeChance(won.prize.portion, won.prize.rival, won.prize.hen, won.chance) for won in one.wins],
        )
        for one in odds
    ]


def roll_out_batch(text: str, batch: int) -> outgoing.RolledOut:
    """One batch of a roll-out; different batches play different games. The same batch is always the same."""
    with refusals():
        rules, state = read_id(text)
    return _rolled_out(rules, state, batch)


def roll_out_record(wanted: Analyse, batch: int) -> outgoing.RolledOut:
    """The same from the end of a record, all hands as they are there."""
    record = _read_record(wanted)
    return _rolled_out(record.game, record.end(), batch)


def _rolled_out(rules: Game[Any], state: Any, batch: int) -> outgoing.RolledOut:
    with refusals():
        games = GAMES_AT_ONCE // len(rules.scores(state))
        player = kind_of(rules).rollout_players[0]
        *_, last = kind_of(rules).roll_out(rules, state, player, games, batch, ALONE)
    return outgoing.RolledOut(last.games, list(last.chances), list(last.half_widths), player)
