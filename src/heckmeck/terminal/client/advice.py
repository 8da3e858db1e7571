"""What the tutor says, as sentences. `web/src/lib/advice.ts` says the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from heckmeck.table.wire.codec import Advice, OddsOfChoice
from heckmeck.table.wire.outgoing import PrizeChance
from heckmeck.terminal.client.sentences import Names
from heckmeck.words import Words
from heckmeck.words.telling import NO_ONE, tell_doing

HARDLY: Final = 0.005
"""A risk below this is none, and one that leaves less than this is certain."""


@dataclass(frozen=True)
class ToldAdvice:
    question: str
    """Whether it is to be done anyway."""
    keeps: str
    """What it keeps of the chance to win, and what the best choice would keep."""
    reason: str
    """What can go wrong, and what there is to win."""


def tell_advice(words: Words, advice: Advice, names: Names) -> ToldAdvice:
    better = advice.choices[0]
    chosen = next(one for one in advice.choices if one.action == advice.action)
    doing = tell_doing(words, better.action, names)
    other = tell_doing(words, chosen.action, names, ".within")
    keeps = words.say(
        "tutor-keeps",
        better=doing,
        more=words.percent(better.win or 0.0, 0),
        chosen=other,
        less=words.percent(chosen.win or 0.0, 0),
    )
    clauses = _clause(words, better, doing, names), _clause(words, chosen, other, names)
    if None in clauses:
        # What is decided beyond this turn can't be told by its risk and its prizes.
        reason = words.say("tutor-reason-later")
    else:
        reason = words.say("tutor-reason", better=clauses[0] or "", chosen=clauses[1] or "")
    return ToldAdvice(tell_doing(words, advice.action, names, ".anyway"), keeps, reason)


def _clause(words: Words, one: OddsOfChoice, doing: str, names: Names) -> str | None:
    if one.fail is None:
        return None
    likely = max(one.wins, key=lambda prize: (prize.chance, prize.portion), default=None)
    risk = "none" if one.fail < HARDLY else "all" if one.fail > 1 - HARDLY else "some"
    if likely is None and risk != "all":
        return None
    sure = "yes" if likely is not None and likely.chance > 1 - HARDLY else "no"
    prize = "" if likely is None else _prize(words, likely, names)
    return words.say("tutor-clause", doing=doing, risk=risk, sure=sure, chance=words.percent(one.fail, 0), prize=prize)


def _prize(words: Words, prize: PrizeChance, names: Names) -> str:
    rival = NO_ONE if prize.rival is None else words.name(names[prize.rival])
    return words.say("tutor-prize", portion=prize.portion, rival=rival, hen="yes" if prize.hen else "no")
