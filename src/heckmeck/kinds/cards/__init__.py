"""The card game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from heckmeck.kind import Kind, Missing, Names
from heckmeck.rules import Action, Chance, Event, Seat
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.events import RoundEnded
from heckmeck.rules.karteneck.state import CardState

if TYPE_CHECKING:
    from heckmeck.batches import Crew
    from heckmeck.forecast.net import Net
    from heckmeck.forecast.rollout import RolledOut
    from heckmeck.kinds.cards.shapes import CardView
    from heckmeck.kinds.shapes import Draw, OddsOfChoice, Offers, Shapes
    from heckmeck.notation.form import Form
    from heckmeck.players.bot import Bot
    from heckmeck.practice.puzzle import Puzzle, Wanted
    from heckmeck.review.happenings import Happening
    from heckmeck.review.slips import Slip
    from heckmeck.review.walk import Walk
    from heckmeck.words import Words


class Cards(Kind):
    """`karteneck`. Each capability is loaded when it is first used, so that a command stays quick."""

    hides = True
    estimates = True
    needs_kernel = frozenset({"fox", "champion"})
    rollout_players = ("rule",)
    puzzle_themes = ("play_or_pass",)
    paragraphs = (RoundEnded,)
    paragraph = "round"

    @property
    def hints(self) -> bool:
        from heckmeck.kernel import instruction_set

        return instruction_set() is not None

    @cached_property
    def form(self) -> Form:
        from heckmeck.notation.cards import CardForm

        return CardForm()

    @cached_property
    def bots(self) -> Mapping[str, type[Bot]]:
        from heckmeck.players.card_bots import CardChick, CardHen, CardRooster
        from heckmeck.players.card_champion import CardChampion, CardFox

        return {"chick": CardChick, "hen": CardHen, "rooster": CardRooster, "fox": CardFox, "champion": CardChampion}

    def walk(self, game: Karteneck, players: int, net: Net | None) -> Walk:
        try:
            from heckmeck.review.card_walk import CardWalk
        except ImportError:  # nothing could be compiled
            raise Missing("review_kernel", f"a review of {game.id} needs the compiled kernel, which is missing") from None
        return CardWalk(game, players)

    def roll_out(self, game: Karteneck, state: CardState, player: str, games: int, seed: int, crew: Crew) -> Iterator[RolledOut]:
        try:
            from heckmeck.forecast.card_rollout import roll_out_cards
        except ImportError:  # nothing could be compiled
            raise Missing("rollout_kernel", "a roll-out needs the compiled kernel, which is missing") from None
        return roll_out_cards(game, state, games, seed, crew)

    def puzzles(self) -> Sequence[Puzzle]:
        from heckmeck.practice.puzzle import shipped

        return shipped("cards")

    def find_puzzles(self, game: Karteneck, players: int, seed: int, wanted: Wanted) -> Iterator[Puzzle | None]:
        from heckmeck.kernel import instruction_set

        if instruction_set() is None:
            raise Missing("puzzles_kernel", "finding puzzles needs the compiled kernel, which is missing")
        from heckmeck.practice.card_finding import find_puzzles

        return find_puzzles(game, players, seed, wanted)

    def happenings(self, events: Sequence[Event]) -> Iterator[Happening]:
        from heckmeck.review.happenings import shared_happenings

        return shared_happenings(events)

    def slip(self, game: Karteneck, state: CardState, chosen: Action, better: Action) -> Slip:
        from heckmeck.kinds.cards.slips import slip_of

        return slip_of(chosen, better)

    @cached_property
    def shapes(self) -> Shapes:
        from heckmeck.kinds.cards.shapes import SHAPES

        return SHAPES

    @cached_property
    def _view(self) -> Callable[[Karteneck, CardState, Seat | None, Names], CardView]:
        from heckmeck.kinds.cards.views import view

        return view

    def view(self, game: Karteneck, state: CardState, seat: Seat | None, names: Names) -> CardView:
        return self._view(game, state, seat, names)

    def open_view(self, game: Karteneck, state: CardState, names: Names, seat: Seat | None = None) -> CardView:
        from heckmeck.kinds.cards.views import open_view

        return open_view(game, state, names)

    @cached_property
    def _offers(self) -> Callable[[Karteneck, CardState], Offers]:
        from heckmeck.kinds.cards.offers import offers

        return offers

    def offers(self, game: Karteneck, state: CardState) -> Offers:
        return self._offers(game, state)

    def read_fall(self, text: str) -> Chance | None:
        from heckmeck.kinds.cards.luck import read_fall

        return read_fall(text)

    def draw(self, state: CardState, chance: Chance) -> Draw:
        from heckmeck.kinds.cards.luck import draw

        return draw(state, chance)

    def odds(self, game: Karteneck, state: CardState) -> list[OddsOfChoice]:
        from heckmeck.kinds.cards.odds import odds_of_choices

        return odds_of_choices(game, state)

    def lines(self, words: Words, view: CardView, looks: Seat | None) -> Iterator[str]:
        from heckmeck.kinds.cards.lines import lines

        return lines(words, view, looks)


ENTRY = Cards()
