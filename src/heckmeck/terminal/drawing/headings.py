"""What is said around the board: whose turn it is, who is still to come, what is to be chosen."""

from __future__ import annotations

from heckmeck.table.wire.codec import OddsMessage, Update
from heckmeck.table.wire.outgoing import Fall, TableInfo
from heckmeck.terminal.client.sentences import game_name
from heckmeck.words import Words


def seat_name(words: Words, table: TableInfo, seat: int | None) -> str:
    return "" if seat is None else words.name(table.seats[seat].name or "")


def title(words: Words, table: TableInfo, seat: int | None) -> str:
    """The game, and whose turn it is."""
    parts = [game_name(words, table.game)]
    if seat is not None:
        key = "terminal-turn-of" if seat in table.yours else "terminal-thinking"
        parts.append(words.say(key, name=seat_name(words, table, seat)))
    if not table.yours:
        parts.append(words.say("terminal-watching"))
    return "   ".join(parts)


def waiting_for(words: Words, table: TableInfo) -> str:
    """Before the game: who is here, and who is still to come."""
    lines = [game_name(words, table.game), "", words.say("terminal-waiting"), ""]
    for seat in table.seats:
        if seat.name is None:
            lines.append(f"  {words.say('terminal-seat-free')}")
        else:
            here = words.say("terminal-here" if seat.here else "terminal-away")
            lines.append(f"  {words.name(seat.name)}  {here}")
    return "\n".join(lines)


def question(words: Words, update: Update, odds: OddsMessage | None, picking: bool) -> str:
    """What the choices are for; `picking` if cards are still to be picked."""
    situation = update.situation
    name = seat_name(words, update.table, situation.seat)
    if situation.fall is not None:
        return fall_prompt(words, situation.fall)
    if situation.yours and situation.playable and picking and odds is None:
        return words.say("terminal-choose-cards")
    if situation.yours:
        return words.say(_asks(odds), name=name)
    return words.say("terminal-thinking", name=name) if name else ""


def _asks(odds: OddsMessage | None) -> str:
    """The question alone, or what the numbers beside the choices are."""
    if odds is None:
        return "terminal-choose"
    if any(one.worms is None for one in odds.choices):
        return "terminal-odds-heading-estimate"
    wins = [one for one in odds.choices if one.win is not None]
    return "terminal-odds-heading-win" if wins else "terminal-odds-heading"


def fall_prompt(words: Words, fall: Fall) -> str:
    """What real dice are asked for."""
    return words.say("terminal-fell-golden" if fall.golden and fall.dice else "terminal-fell", dice=fall.dice)
