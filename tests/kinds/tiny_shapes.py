"""The tiny game as it crosses the wire."""

from heckmeck.kinds.shapes import Action, Event, PlayerView, View


class TinyView(View, frozen=True, tag="heap"):
    players: list[PlayerView]
    heap: int


class Pluck(Action, frozen=True):
    pass


class Toss(Action, frozen=True):
    pass


class Plucked(Event, frozen=True):
    seat: int
    count: int
