"""Kinds of game: everything that outsiders ask about a game besides its rules.

Games of one kind differ only in their pieces and house rules, so they share their notation, views, bots and review. `Game.kind`
names the kind. `kind_of` finds its entry, and callers ask the entry for a capability. They never ask which game it is.

The entries are in `heckmeck.kinds`. They use notation, bots, forecasts and words, and all of those ask for an entry too. So this
module knows an entry by its name alone and loads it when somebody first asks for it. `register` adds a kind of your own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from heckmeck.rules import Action, Chance, Event, Game, Seat
from heckmeck.rules.registry import REGISTRY, Entry

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from heckmeck.batches import Crew
    from heckmeck.forecast.net import Net
    from heckmeck.forecast.rollout import RolledOut
    from heckmeck.kinds.shapes import Draw, Falling, OddsOfChoice, Offers, Shapes, View
    from heckmeck.notation.form import Form
    from heckmeck.players.bot import Bot
    from heckmeck.players.match import Result
    from heckmeck.practice.puzzle import Puzzle, Wanted
    from heckmeck.review.happenings import Happening
    from heckmeck.review.slips import Slip
    from heckmeck.review.walk import Walk
    from heckmeck.solver.odds import Goal, Odds
    from heckmeck.words import Words

Names = tuple[str, ...]
"""The players' names by seat, as records write them."""


class Missing(ValueError):
    """A game lacks a capability, or this installation lacks a part that it needs. `reason` is a key for `heckmeck.words`."""

    def __init__(self, reason: str, message: str, **details: str | int) -> None:
        super().__init__(message)
        self.reason = reason
        self.details: Mapping[str, str | int] = details


class Kind(ABC):
    """The entry of one kind of game. A capability that a kind lacks keeps the default."""

    hides: ClassVar[bool] = False
    """Seats see different things, so a game in progress is nobody else's business."""
    real_dice: ClassVar[bool] = False
    """People can roll real dice and type in what they show."""
    position_ids: ClassVar[bool] = False
    """Every position has a short id (`heckmeck.notation.position_id`), so it can be set up, shared and analysed."""
    estimates: ClassVar[bool] = False
    """Its odds are estimates of the chance to win, with an interval."""
    tutor: ClassVar[bool] = False
    """`odds` know the chance to win after every choice, so a tutor can warn of a costly one. Its catalogue says `doing-ACTION`."""
    rollout_players: ClassVar[tuple[str, ...]] = ()
    """Who can play its roll-outs in every seat, the usual ones first."""
    puzzle_themes: ClassVar[tuple[str, ...]] = ()
    """What its puzzles are about; empty if it has none."""
    daily_puzzles: ClassVar[bool] = False
    """Its puzzles are also those of the days. One day has one puzzle, so a second kind would move those of the first."""
    trains: ClassVar[bool] = False
    """Nets can learn to forecast it."""
    needs_kernel: ClassVar[frozenset[str]] = frozenset()
    """The bots that play below their strength if the compiled kernel is missing."""
    paragraphs: ClassVar[tuple[type[Event], ...]] = ()
    """The events that end a paragraph of a game's story."""
    paragraph: ClassVar[Literal["turn", "round"]] = "turn"
    """What people call such a paragraph."""
    catalogue: ClassVar[Traversable | None] = None
    """A folder with words of its own, one file `LANGUAGE.ftl` for each language. The kinds that come with the package need none."""

    @property
    def hints(self) -> bool:
        """`odds` can tell what every choice is worth, with the parts that this installation has."""
        return False

    # Records, bots, reviews

    @property
    @abstractmethod
    def form(self) -> Form:
        """How its records, positions and moves are written."""

    @property
    @abstractmethod
    def bots(self) -> Mapping[str, type[Bot]]:
        """Its bots by name, from the weakest to the strongest."""

    def in_bulk(self, game: Any, bots: Sequence[str]) -> bool:
        """The kernel can play games between these bots by itself."""
        return False

    def bulk_group(self, game: Any, bots: Sequence[str], seed: int, number: int, with_moves: bool) -> list[Result]:
        """The games of one group of the arena, played by the kernel."""
        raise NotImplementedError

    def walk(self, game: Any, players: int, net: Net | None) -> Walk:
        """What tells everybody's chances along a record. Raises `Missing`."""
        raise Missing("no_review", f"nothing forecasts {game.id}")

    def happenings(self, events: Sequence[Event]) -> Iterator[Happening]:
        """What the events of one move did that people remember after the game."""
        return iter(())

    def slip(self, game: Any, state: Any, chosen: Action, better: Action) -> Slip | None:
        """What kind of mistake it was to choose something other than the better choice. None if it has no name."""
        return None

    def exact_odds(self, game: Any, state: Any, goal: Goal) -> list[Odds]:
        """The exact odds of every choice, the best first. Raises `Missing`."""
        raise Missing("odds_dice_only", f"only the dice games have exact odds, not {game.id}")

    def roll_out(self, game: Any, state: Any, player: str, games: int, seed: int, crew: Crew) -> Iterator[RolledOut]:
        """Plays on from the position many times and reports on the way, if it has `rollout_players`. Raises `Missing`."""
        raise Missing("no_rollout", f"there are no roll-outs of {game.id}")

    def puzzles(self) -> Sequence[Puzzle]:
        """The puzzles that come with it; with `daily_puzzles`, in the order of the days."""
        return ()

    def find_puzzles(self, game: Any, players: int, seed: int, wanted: Wanted) -> Iterator[Puzzle | None]:
        """Plays games without end, and looks for a puzzle in each of them, if it has `puzzle_themes`. Raises `Missing`."""
        raise NotImplementedError

    def puzzle_at(self, game: Any, state: Any) -> Puzzle:
        """A decision as a puzzle, with the proof of its answer or an estimate, if its positions have ids. Raises `Missing`."""
        raise Missing("no_puzzles", f"there are no puzzles of {game.id}")

    # At a table

    @property
    @abstractmethod
    def shapes(self) -> Shapes:
        """Its view, events and actions as they cross the wire."""

    @abstractmethod
    def view(self, game: Any, state: Any, seat: Seat | None, names: Names) -> View:
        """What a seat, or with None a spectator, sees; everything once the game is over."""

    @abstractmethod
    def open_view(self, game: Any, state: Any, names: Names, seat: Seat | None = None) -> View:
        """The state with nothing hidden, for looking back at a game that is over.

        With a seat, what belongs to a turn that has already become another seat's is left out."""

    @abstractmethod
    def offers(self, game: Any, state: Any) -> Offers:
        """What the seat to act may do, and what looks possible but is closed, and why."""

    @abstractmethod
    def draw(self, state: Any, chance: Chance) -> Draw:
        """What luck drew, from what, and how much of it, so that anybody can check it."""

    def odds(self, game: Any, state: Any) -> list[OddsOfChoice]:
        """The odds of every choice as a table tells them, the best first, if it has `hints`.

        They come from what the seat to act may know: states that look alike to it have the same odds, however often one asks."""
        raise NotImplementedError

    def retractable(self, action: Action, after: Any) -> bool:
        """An action that led to this state can be taken back until luck moves, if the table has a tutor."""
        return False

    def read_fall(self, text: str) -> Chance | None:
        """What luck brings, as somebody decides or sees it: real dice, a card. None if the text says nothing of the kind."""
        return None

    def falling(self, state: Any) -> Falling:
        """The dice that are in the air, if it takes `real_dice`."""
        raise NotImplementedError

    @abstractmethod
    def lines(self, words: Words, view: Any, looks: Seat | None) -> Iterator[str]:
        """A view line by line, for a terminal or a screen reader. `looks` is the seat that looks."""


_ENTRIES: Final[dict[str, Kind | str]] = {"dice": "heckmeck.kinds.dice", "cards": "heckmeck.kinds.cards"}
"""Each kind's entry, or the module that makes it as `ENTRY`."""


def kind_of(game: Game[Any]) -> Kind:
    """The entry of a game's kind."""
    return find_kind(game.kind)


def find_kind(name: str) -> Kind:
    entry = _ENTRIES[name]
    if isinstance(entry, str):
        found: Kind = import_module(entry).ENTRY
        entry = _ENTRIES[name] = found
    return entry


def kinds() -> list[Kind]:
    """All entries."""
    return [find_kind(name) for name in _ENTRIES]


def register(name: str, kind: Kind, games: Mapping[str, Entry]) -> None:
    """Add a kind and its games. From then on they work like those of the package."""
    _ENTRIES[name] = kind
    REGISTRY.update(games)


def forget(name: str, games: Mapping[str, Entry]) -> None:
    """Take a registered kind and its games out again."""
    del _ENTRIES[name]
    for game in games:
        del REGISTRY[game]


def catalogues() -> tuple[Traversable, ...]:
    """The words that registered kinds bring."""
    return tuple([kind.catalogue for kind in _ENTRIES.values() if isinstance(kind, Kind) and kind.catalogue is not None])
