"""Analysis: any position that has an id, what may be done there, and what each choice is worth. No table is needed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from heckmeck.batches import ALONE
from heckmeck.chance import SecureLuck
from heckmeck.kind import Kind, Missing, kind_of
from heckmeck.kinds.shapes import Action, Refusal
from heckmeck.notation import RecordError, read_id, write_id
from heckmeck.players.names import NAMES
from heckmeck.rules import Event, Game, Illegal, Move
from heckmeck.table.table import Refused
from heckmeck.table.wire import outgoing
from heckmeck.table.wire.codec import Analysis, OddsOfChoice, Situation
from heckmeck.table.wire.incoming import Analyse

GAMES_AT_ONCE: Final = 288
"""Games of a batch of a roll-out are this divided by the number of players, because their games take longer."""


@contextmanager
def _refusals(kind: Kind | None = None) -> Iterator[None]:
    """What the reader of ids or the rules refuse, as a table refuses it."""
    try:
        yield
    except (RecordError, Illegal) as refused:
        details = refused.details if kind is None else kind.shapes.details(refused.details)
        raise Refused("illegal", refused.reason, refused.rule or "", **details) from None
    except Missing as missing:
        raise Refused("not_possible", missing.reason, "", **missing.details) from None


def analyse(text: str, wanted: Analyse | None = None) -> Analysis:
    """The position with this id, or the one after a move that somebody wants to try there."""
    with _refusals():
        rules, state = read_id(text)
    kind = kind_of(rules)
    events: tuple[Event, ...] = ()
    if wanted is not None:
        with _refusals(kind):
            state, events = rules.apply(state, _move(rules, kind, state, wanted))
    names = NAMES[: len(rules.scores(state))]
    over = rules.finished(state)
    return outgoing.Analysis(
        position=write_id(rules, state),
        game=rules.id,
        options=dict(rules.options),
        events=[kind.shapes.event(event) for event in events],
        view=kind.view(rules, state, None, names),
        situation=_situation(rules, kind, state),
        odds=_odds(rules, kind, state),
        winners=list(rules.winners(state)) if over else [],
    )


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
        falling = kind.falling(state)
        return outgoing.Situation(seat=falling.seat, fall=outgoing.Fall(falling.dice, falling.golden))
    offers = kind.offers(rules, state)
    shapes = kind.shapes
    return outgoing.Situation(
        seat=rules.to_act(state),
        yours=rules.to_act(state) is not None,
        choices=[outgoing.Choice(shapes.action(one.action), one.total, one.wins) for one in offers.choices],
        closed=[
            outgoing.Closed(shapes.action(action), Refusal(why.rule, why.reason, shapes.details(why.details)))
            for action, why in (offers.closed if offers.choices else ())
        ],
    )


def _odds(rules: Game[Any], kind: Kind, state: Any) -> list[OddsOfChoice]:
    return odds_told(kind, kind.odds(rules, state)) if rules.to_act(state) is not None else []


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
    with _refusals():
        rules, state = read_id(text)
        games = GAMES_AT_ONCE // len(rules.scores(state))
        player = kind_of(rules).rollout_players[0]
        *_, last = kind_of(rules).roll_out(rules, state, player, games, batch, ALONE)
    return outgoing.RolledOut(last.games, list(last.chances), list(last.half_widths))
