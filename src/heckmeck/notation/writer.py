"""Writes records and positions."""

from __future__ import annotations

from typing import Any

from heckmeck.notation.form import Json
from heckmeck.notation.forms import form_of
from heckmeck.notation.proof import write_proof
from heckmeck.notation.record import Record
from heckmeck.rules import Game


def write(record: Record) -> str:
    """Write a record as text. `read` gives the record back."""
    form = form_of(record.game)
    headers = [f"[game {record.game.id}]", f"[players {', '.join(record.names)}]"]
    if record.game.options:
        headers.append(f"[options {' '.join(f'{name}={value}' for name, value in record.game.options.items())}]")
    if record.date is not None:
        headers.append(f"[date {record.date}]")
    if record.proof is not None:
        headers += write_proof(record.proof)
    body = form.write_body(record)
    return "\n".join([*headers, *form.write_start(record), *([""] if body else []), *body, ""])


def position(record: Record) -> Json:
    """The position after a record's last move, as a dictionary that can be written as JSON."""
    return position_of(record.game, record.end(), record.names)


def position_of(game: Game[Any], state: Any, names: tuple[str, ...]) -> Json:
    """The position of a state, as a dictionary that can be written as JSON."""
    finished = game.finished(state)
    winners = game.winners(state) if finished else ()
    return {
        "game": game.id,
        "options": dict(game.options),
        **form_of(game).position(game, state, names),
        "finished": finished,
        "winners": [names[seat] for seat in winners],
    }


def view_json(game: Game[Any], view: Any, names: tuple[str, ...]) -> Json:
    """The view of a seat, for programs that play."""
    return {"game": game.id, "options": dict(game.options), **form_of(game).view(game, view, names)}
