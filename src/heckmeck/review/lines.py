"""A review as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from heckmeck.kind import kind_of
from heckmeck.notation import Record, write_id
from heckmeck.review.confirming import Confirmation
from heckmeck.review.model import Choice, LuckOf, Moment, Review
from heckmeck.review.places import place_of
from heckmeck.review.sums import rounded_sum
from heckmeck.review.telling import tell_story
from heckmeck.rules.protocol import Seat
from heckmeck.words import Words
from heckmeck.words.columns import aligned, curve
from heckmeck.words.telling import tell_action

COLUMNS: Final = 60
"""The largest number of values in a curve of text."""
MOST_MISTAKES: Final = 12
SOFT_HYPHEN: Final = "\u00ad"
PARTS: Final[Mapping[LuckOf, Mapping[str, str]]] = {
    "dice": {
        "review-own-dice": "own_luck",
        "review-own-choices": "own_choices",
        "review-others-dice": "others_luck",
        "review-others-choices": "others_choices",
        "review-forecast-error": "correction",
    },
    "cards": {"review-cards": "own_luck", "review-own-choices": "own_choices", "review-others-choices": "others_choices"},
}
"""The causes of a result, by their key. Cards belong to no single player."""


def review_lines(record: Record, found: Review, words: Words) -> Iterator[str]:
    """The story, the causes of every result, the curve of the chances, the turning points, and the costly choices."""
    names = [words.name(name) for name in record.names]
    yield words.say("replay-heading", game=words.say(f"game-{record.game.id}"), names=", ".join(names))
    story = tell_story(record, words)
    if story is not None:
        yield story
    yield ""
    whole = [head.replace(SOFT_HYPHEN, "") for head in heads(found, words)]
    yield from aligned([whole, *[[name, *row] for name, row in zip(names, parts(found, words), strict=True)]])
    yield note(found, words)
    yield ""
    yield words.say("review-curve")
    yield from aligned([[name, curve(_thinned([each[seat] for each in found.curve]), 0, 1)] for seat, name in enumerate(names)])
    points = found.turning_points
    if points:
        yield ""
        yield words.say("review-turning-points")
        yield from [turning_point(record, found, point, words) for point in points]
    mistakes = found.mistakes
    yield ""
    yield words.say("review-mistakes" if mistakes else "review-no-mistakes")
    yield from [mistake(record, found, moment, words) for moment in mistakes[:MOST_MISTAKES]]
    if len(mistakes) > MOST_MISTAKES:
        yield words.say("review-more-mistakes", count=len(mistakes) - MOST_MISTAKES)
    if mistakes and kind_of(record.game).position_ids:
        worst = next(transition.before for number, transition in enumerate(record.transitions()) if number == mistakes[0].number)
        yield words.say("review-analyse", position=write_id(record.game, worst))


def heads(found: Review, words: Words) -> list[str]:
    """The headings of what `parts` gives; the first is for the players. Soft hyphens say where a long word may be divided."""
    end = words.say("review-outcome" if found.finished else "review-stands")
    made = [words.say(key) for key in PARTS[found.luck]]
    return [words.say("review-player"), words.say("review-start"), *made, end]


def parts(found: Review, words: Words) -> list[list[str]]:
    """What made each seat's result. The numbers of a row add up as they are shown."""
    rows = []
    for split in found.splits:
        start, *made, end = rounded_sum(split.start, [vars(split)[part] for part in PARTS[found.luck].values()], split.end)
        rows.append([words.percent(start), *[signed(part, words) for part in made], words.percent(end)])
    return rows


def note(found: Review, words: Words) -> str:
    """What the table above it doesn't say by itself."""
    return words.say("review-note", luck=found.luck)


def turning_point(record: Record, found: Review, moment: Moment, words: Words) -> str:
    kind = "choice" if moment.is_choice else found.luck
    told = changes(record, moment, words)
    return words.say("review-turning-point", turn=moment.turn + 1, place=_place(record, found, moment), kind=kind, changes=told)


def _place(record: Record, found: Review, moment: Moment) -> str:
    """The record's own notation; of a turn that has only begun, the name alone."""
    return place_of(record, found, moment).removesuffix(":")


def changes(record: Record, moment: Moment, words: Words) -> str:
    """The seat whose move it was and, if that changed somebody else more, the one it changed most."""
    # With two players, one player's gain is the other's loss.
    seats = [moment.whose] if len(moment.before) == 2 else dict.fromkeys([moment.whose, moment.most_changed])
    return ", ".join([_change(words.name(record.names[seat]), moment.before[seat], moment.after[seat], words) for seat in seats])


def _change(name: str, before: float, after: float, words: Words) -> str:
    return words.say("review-change", name=name, before=words.percent(before), after=words.percent(after))


def mistake(record: Record, found: Review, moment: Moment, words: Words) -> str:
    return words.say(
        "review-mistake",
        turn=moment.turn + 1,
        place=_place(record, found, moment),
        size=words.say(f"review-size-{moment.size.value}"),
        loss=words.percent(moment.loss),
        chosen=_choice(record, moment.whose, moment.chosen, words),
        better=_choice(record, moment.whose, moment.best, words),
    )


def confirmation(record: Record, found: Review, moment: Moment, confirmed: Confirmation, words: Words) -> str:
    """What roll-outs say about a mistake."""
    place = words.say("review-place", turn=moment.turn + 1, place=_place(record, found, moment))
    return f"{place}: {confirmed_by(confirmed, words)}"


def confirmed_by(confirmed: Confirmation, words: Words) -> str:
    gap, error = [words.decimal(100 * share, 1) for share in (confirmed.gap, confirmed.half_width)]
    return words.say("review-confirmed", gap=gap, error=error, games=confirmed.games, verdict=confirmed.verdict)


def _choice(record: Record, seat: Seat, choice: Choice, words: Words) -> str:
    told = tell_action(words, choice.action, record.names)
    return words.say("review-choice", choice=told, chance=words.percent(choice.chances[seat]))


def signed(part: float, words: Words) -> str:
    """A change with its sign."""
    told = words.percent(abs(part))
    if told == words.percent(0):
        return told
    return f"{'−' if part < 0 else '+'}{told}"


def _thinned(values: list[float]) -> list[float]:
    """At most as many values as there are columns, including the first and the last."""
    if len(values) <= COLUMNS:
        return values
    return [values[round(column * (len(values) - 1) / (COLUMNS - 1))] for column in range(COLUMNS)]
