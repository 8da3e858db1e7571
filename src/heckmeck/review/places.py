"""Where in a record a move stands, in the record's own notation."""

from __future__ import annotations

from heckmeck.notation import Record
from heckmeck.notation.dice_turn import write_turns
from heckmeck.review.model import Moment, Review


def place_of(record: Record, found: Review, moment: Moment) -> str:
    """The turn up to a roll, with it, or up to a choice, without it: `Ada: 44412W35>4 4423W`."""
    turn = found.turns[moment.turn]
    end = moment.number if moment.is_choice else moment.number + 1
    lines = write_turns(Record(record.game, record.names, turn.start, record.moves[turn.first : end]))
    return lines[0] if lines else f"{record.names[turn.seat]}:"
