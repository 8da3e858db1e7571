"""Tells a record as a story, move by move."""

from __future__ import annotations

from collections.abc import Iterator

from heckmeck.kind import kind_of
from heckmeck.notation import Record
from heckmeck.words import Words, tell


def story(record: Record, words: Words) -> Iterator[str]:
    """The lines of a record's story: what happened in each turn, then how things stand."""
    game, names = record.game, record.names
    players = ", ".join(words.name(name) for name in names)
    yield words.say("replay-heading", game=words.say(f"game-{game.id}"), names=players)
    if game.options:
        options = ", ".join(f"{name}={value}" for name, value in game.options.items())
        yield words.say("replay-options", options=options)
    yield ""
    for transition in record.transitions():
        for event in transition.events:
            sentence = tell(words, event, names)
            if sentence:
                yield sentence
            if isinstance(event, kind_of(game).paragraphs):
                yield ""
    state = record.end()
    worms = [
        words.say("replay-score", name=words.name(name), worms=score) for name, score in zip(names, game.scores(state), strict=True)
    ]
    yield words.say("replay-scores", scores=", ".join(worms))
    seat = game.to_act(state)
    if seat is not None:
        yield words.say("replay-next", name=words.name(names[seat]))
