"""The place of a move in a record, in the notation of records."""

from __future__ import annotations

from heckmeck.notation import Record
from heckmeck.notation.forms import form_of
from heckmeck.review.model import Moment, Review


def place_of(record: Record, found: Review, moment: Moment) -> str:
    """The turn up to and including what luck did, or up to just before a choice: `Ada: 44412W35>4 4423W`, `Ada: 3 3 +W7`.

    Portions turned up are a line of their own, and so are the hands dealt, in the headers of a record."""
    turn = found.turns[moment.turn]
    end = moment.number if moment.is_choice else moment.number + 1
    form = form_of(record.game)
    part = Record(record.game, record.names, turn.start, record.moves[turn.first : end])
    lines = form.write_body(part)
    name = f"{record.names[turn.seat]}:"
    if moment.is_choice and not (lines and lines[-1].startswith(name)):
        return name
    return lines[-1] if lines else " ".join(form.write_start(part))
