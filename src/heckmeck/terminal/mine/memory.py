"""What is remembered of somebody's play. The page keeps the same (`web/src/mine/memory.ts`), so a file moves it either way."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from heckmeck.players.levels import Level
from heckmeck.rules import GAMES

MOST_GAMES: Final = 2000
MOST_CARDS: Final = 500
MOST_SLIPS: Final = 500
"""In one game."""
LONGEST: Final = 200
"""Characters of a text, and players of a game."""
LARGEST: Final = 1_000_000
"""A number that no game comes to."""

Text = Annotated[str, Meta(max_length=LONGEST)]
Share = Annotated[float, Meta(ge=0, le=1)]
Amount = Annotated[float, Meta(ge=-LARGEST, le=LARGEST)]
Number = Annotated[float, Meta(ge=0, le=LARGEST)]
Count = Annotated[int, Meta(ge=0, le=LARGEST)]
Rival = Level | Literal["person"]

KeptSlip = tuple[Text, Count | None, Share]
"""A mistake of a game: its kind, the portion that was at stake, and what it cost."""


class KeptGame(Struct, frozen=True):
    """One seat of a finished game."""

    table: Text
    seat: Count
    name: Text
    """As records write it."""
    game: Text
    date: Text
    """When the table was set up, as the server wrote it."""
    players: Count
    rivals: Annotated[tuple[Rival, ...], Meta(max_length=LONGEST - 1)]
    """Who else played: a level for a bot."""
    won: Share
    """1 for a win; a shared win is split."""
    luck: Amount
    """What luck added to the chance to win."""
    decisions: Count
    """How often there was something to choose."""
    given: Amount
    """What all choices together gave away."""
    slips: Annotated[tuple[KeptSlip, ...], Meta(max_length=MOST_SLIPS)]

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            raise ValueError("no such game")
        read_date(self.date)

    @property
    def key(self) -> tuple[str, int]:
        """A game may be there for each of several seats."""
        return self.table, self.seat


class KeptCard(Struct, frozen=True):
    """A position to come back to, and how well it is known: the numbers of FSRS."""

    position: Text
    date: Text
    """When the game was set up that it comes from."""
    loss: Share
    """What the mistake cost there."""
    due: Text
    last_review: Text
    stability: Number
    difficulty: Number
    elapsed_days: Count
    scheduled_days: Count
    learning_steps: Count
    reps: Count
    lapses: Count
    state: Annotated[int, Meta(ge=0, le=3)]

    def __post_init__(self) -> None:
        for text in (self.date, self.due, self.last_review):
            read_date(text)


class Memory(Struct, frozen=True):
    games: tuple[KeptGame, ...] = ()
    cards: tuple[KeptCard, ...] = ()


NOTHING: Final = Memory()


def read_date(text: str) -> datetime:
    """A date and time as the page and servers write it. One without a time zone is of this computer's. Raises ValueError."""
    try:
        return datetime.fromisoformat(text).astimezone(UTC)
    except OverflowError:
        raise ValueError("no such time") from None


def write_date(date: datetime) -> str:
    """As browsers write it.

    >>> write_date(datetime(2026, 11, 18, 12, tzinfo=UTC))
    '2026-11-18T12:00:00.000Z'
    """
    return date.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def merged(one: Memory, other: Memory) -> Memory:
    """Two memories as one. What both know is there once: a game as the first knows it, a card as it was practised last."""
    games = {game.key: game for game in (*other.games, *one.games)}
    cards: dict[str, KeptCard] = {}
    for card in (*one.cards, *other.cards):
        known = cards.get(card.position)
        if known is None or read_date(known.last_review) < read_date(card.last_review):
            cards[card.position] = card
    return bounded(Memory(tuple(games.values()), tuple(cards.values())))


def bounded(memory: Memory) -> Memory:
    """The newest games in the order of their dates, and the cards that come soonest: those that come late are known well."""
    games = sorted(memory.games, key=lambda game: read_date(game.date))
    cards = sorted(memory.cards, key=lambda card: read_date(card.due))
    return Memory(tuple(games[-MOST_GAMES:]), tuple(cards[:MOST_CARDS]))


def replaced(memory: Memory, card: KeptCard) -> Memory:
    """With a card as it is after it was practised."""
    cards = [card if one.position == card.position else one for one in memory.cards]
    return Memory(memory.games, tuple(cards))


def dropped(memory: Memory, position: str) -> Memory:
    return Memory(memory.games, tuple([card for card in memory.cards if card.position != position]))
