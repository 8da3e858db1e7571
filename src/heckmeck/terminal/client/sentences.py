"""What a table tells, as sentences: choices, odds, reactions, refusals. Events and actions are told by `heckmeck.words`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from heckmeck.kinds.dice.shapes import KeepSpecialist, LayAside, Stop
from heckmeck.kinds.shapes import Prize, Refusal
from heckmeck.rules import Illegal
from heckmeck.table.refusals import Refused
from heckmeck.table.wire.codec import Choice, OddsOfChoice
from heckmeck.table.wire.incoming import Reaction
from heckmeck.table.wire.outgoing import PrizeChance
from heckmeck.terminal.client.own_tables import OwnTable
from heckmeck.words import Words, key, tell_illegal
from heckmeck.words.telling import listing, tell_action

Names = Sequence[str]
"""Of the seats, as records write them."""

PRIZES = 2
"""Prizes that are named; by a house rule a total may win any of a dozen."""


def tell_choice(words: Words, choice: Choice, names: Names) -> str:
    """A choice with what it leads to: the total, and what that total wins."""
    action, total, wins = choice.action, choice.total, choice.wins
    if isinstance(action, Stop):
        if total is None:
            return words.say("terminal-accept")
        if not wins:
            return words.say("terminal-stop-nothing")
        if len(wins) > 1:
            return words.say("terminal-stop-choose")
        return words.say("terminal-stop-takes", prize=tell_prize(words, wins[0], names))
    told = tell_action(words, action, names)
    if isinstance(action, KeepSpecialist):
        return words.say("terminal-closed", action=told, why=words.say(f"specialist-{action.specialist}.power"))
    if not isinstance(action, LayAside) or total is None:
        return told
    if not wins:
        return words.say("terminal-leads-to", action=told, total=total)
    prizes = [tell_prize(words, prize, names) for prize in wins[:PRIZES]] + ["…"] * (len(wins) > PRIZES)
    return words.say("terminal-enough-for", action=told, total=total, prizes=", ".join(prizes))


def tell_prize(words: Words, prize: Prize | PrizeChance, names: Names) -> str:
    """What is won, as a part of a sentence: a portion, one of somebody's, or only somebody's sitting hen."""
    if prize.rival is None:
        return words.say("terminal-prize", portion=prize.portion)
    name = words.name(names[prize.rival])
    if prize.hen:
        return words.say("odds-hen", portion=prize.portion, name=name)
    return words.say("terminal-prize-stolen", portion=prize.portion, name=name)


def tell_odds(words: Words, odds: OddsOfChoice) -> str:
    """The worms that a choice wins on average, how often it fails and, where that is known, how often it wins the game; or only
    the last, with what is uncertain about it."""
    if odds.worms is None or odds.fail is None:
        told = "terminal-odds-close" if odds.close else "terminal-odds-estimate"
        return words.say(told, win=words.percent(odds.win or 0.0), width=tell_width(words, odds))
    worms, fail = words.decimal(odds.worms), words.percent(odds.fail, 0)
    if odds.win is None:
        return words.say("terminal-odds", worms=worms, fail=fail)
    return words.say("terminal-odds-win", worms=worms, fail=fail, win=words.percent(odds.win))


def tell_width(words: Words, odds: OddsOfChoice) -> str:
    """What may be added to or taken from a chance in percent that is an estimate."""
    return words.decimal(100 * (odds.half_width or 0.0), 1)


def worth_of(odds: OddsOfChoice) -> float:
    """What choices are compared by: worms where they are known, else the chance to win."""
    return (odds.win or 0.0) if odds.worms is None else odds.worms


def odds_bar(odds: OddsOfChoice, best: float, width: int) -> str:
    """How good a choice is beside the best one."""
    share = max(0.0, worth_of(odds)) / best if best > 0 else 0.0
    return ("█" * round(share * width)).ljust(width, "░")


def tell_reaction(words: Words, reaction: Reaction, seat: int, names: Names) -> str:
    """Somebody's quick word. A newer server may know more of them: then only the name is said."""
    told = words.say(f"reaction-{reaction}") if reaction in get_args(Reaction) else "…"
    return words.say("reaction-told", name=words.name(names[seat]), reaction=told)


def tell_refusal(words: Words, why: Refusal) -> str:
    """Why something is refused. Refusals of the rules name theirs; those of a table have none."""
    if not words.has(key("error", why.reason)):
        return words.say("error-not-understood")
    if why.rule:
        return tell_illegal(words, Illegal(why.rule, why.reason, **why.details))
    details = {name: words.name(value) if isinstance(value, str) else value for name, value in why.details.items()}
    return words.say(key("error", why.reason), **details)


def tell_refused(words: Words, refused: Refused) -> str:
    return tell_refusal(words, Refusal(refused.rule, refused.reason, dict(refused.details)))


def game_name(words: Words, game: str) -> str:
    return words.say(f"game-{game}")


def tell_own(words: Words, own: OwnTable) -> str:
    """A table in a list: the game, and who sits there."""
    players = listing(words, [words.name(name) or words.say("terminal-seat-free") for name in own.names])
    told = words.say("terminal-table-of", game=game_name(words, own.game), names=players)
    return told if own.server is None else words.say("terminal-table-at", table=told, server=own.server)
