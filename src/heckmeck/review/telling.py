"""The story of a game as a sentence. The page tells it in the same way (`web/src/after/story.ts`)."""

from __future__ import annotations

from typing import Final

from heckmeck.kind import kind_of
from heckmeck.notation import Record
from heckmeck.review.story import Story, story_of
from heckmeck.rules.protocol import Seat
from heckmeck.words import Words
from heckmeck.words.telling import listing

NEAR: Final = 9
"""With this many turns or rounds to go or fewer, people count from the end."""


def tell_story(record: Record, words: Words) -> str | None:
    """The story of a record in one sentence; None while the game is not over."""
    story = story_of(record)
    return None if story is None else story_sentence(record, story, words)


def story_sentence(record: Record, story: Story, words: Words) -> str:
    names = [words.name(name) for name in record.names]
    unit = kind_of(record.game).paragraph

    def name(seat: Seat | None) -> str:
        return "" if seat is None else names[seat]

    at = words.say("story-at", unit=unit, paragraph=story.paragraph)
    left = words.say("story-count", count=story.left)
    when = words.say("story-when", unit=unit, left=story.left, many=left) if story.left <= NEAR else at
    how = "steals_other" if story.plot == "led" and story.how == "steals" and story.rival != story.leader else story.how
    return words.say(
        f"story-{story.plot}",
        winner=names[story.winners[0]],
        winners=listing(words, [names[seat] for seat in story.winners]),
        tied=listing(words, [names[seat] for seat in (*story.winners, *story.rivals)]),
        leader=name(story.leader),
        seat=name(story.seat),
        rival=name(story.rival),
        how=how or "",
        portion=str(story.portion),
        worms=story.worms,
        many=words.say("story-count", count=story.changes),
        at=at,
        when=when,
    )
