"""Records and positions as text and JSON."""

from heckmeck.notation.errors import Expected, RecordError
from heckmeck.notation.moves_json import action_json, chance_json, read_action, read_chance
from heckmeck.notation.one_line import is_line, read_line, write_line
from heckmeck.notation.position_id import is_id, read_id, write_id
from heckmeck.notation.reader import read, read_bytes, read_file
from heckmeck.notation.record import FailedRound, Proof, Record, Transition
from heckmeck.notation.writer import position, position_of, view_json, write

__all__ = [
    "Expected",
    "FailedRound",
    "Proof",
    "Record",
    "RecordError",
    "Transition",
    "action_json",
    "chance_json",
    "is_id",
    "is_line",
    "position",
    "position_of",
    "read",
    "read_action",
    "read_bytes",
    "read_chance",
    "read_file",
    "read_id",
    "read_line",
    "view_json",
    "write",
    "write_id",
    "write_line",
]
