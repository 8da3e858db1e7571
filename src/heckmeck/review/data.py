"""A review as JSON."""

from __future__ import annotations

from collections.abc import Mapping

from heckmeck.notation import Record, action_json, chance_json
from heckmeck.notation.form import Json
from heckmeck.review.confirming import Confirmation
from heckmeck.review.model import Moment, Review
from heckmeck.review.places import place_of
from heckmeck.review.played import played
from heckmeck.review.story import story_of
from heckmeck.rules.protocol import Action


def review_json(record: Record, found: Review, confirmed: Mapping[int, Confirmation] | None = None) -> Json:
    """The whole review. Chances are by player, in their order; moves are numbered from 0, turns from 1.

    `confirmed` has what roll-outs say about mistakes, by their moves."""
    names = record.names
    return {
        "game": record.game.id,
        "options": dict(record.game.options),
        "players": list(names),
        "luck": found.luck,
        "finished": found.finished,
        "story": _story(record),
        "played": [vars(one) for one in played(found)],
        "results": [
            {
                "player": name,
                "start": split.start,
                "own_luck": split.own_luck,
                "own_choices": split.own_choices,
                "others_luck": split.others_luck,
                "others_choices": split.others_choices,
                "end": split.end,
                "correction": split.correction,
            }
            for name, split in zip(names, found.splits, strict=True)
        ],
        "curve": [list(chances) for chances in found.curve],
        "turning_points": [moment.number for moment in found.turning_points],
        "mistakes": [moment.number for moment in found.mistakes],
        "confirmed": [
            {"number": number, "games": one.games, "gap": one.gap, "gap_95": one.half_width, "verdict": one.verdict}
            for number, one in (confirmed or {}).items()
        ],
        "moves": [_moment(record, found, moment) for moment in found.moments],
    }


def _story(record: Record) -> Json | None:
    """Its facts. Seats are players in their order."""
    story = story_of(record)
    return None if story is None else vars(story) | {"winners": list(story.winners), "rivals": list(story.rivals)}


def _moment(record: Record, found: Review, moment: Moment) -> Json:
    names, move = record.names, moment.move
    return {
        "number": moment.number,
        "turn": moment.turn + 1,
        "player": None if moment.seat is None else names[moment.seat],
        "place": place_of(record, found, moment),
        "move": action_json(record.game, move, names) if isinstance(move, Action) else chance_json(record.game, move),
        "before": list(moment.before),
        "after": list(moment.after),
        "loss": moment.loss,
        "size": moment.size.value,
        "choices": [
            {**action_json(record.game, choice.action, names), "chances": list(choice.chances)}
            for choice in moment.choices
            if len(moment.choices) > 1
        ],
    }
