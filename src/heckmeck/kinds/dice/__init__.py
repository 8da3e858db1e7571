"""The dice games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from heckmeck.kind import Kind, Missing, Names
from heckmeck.rules import Action, Chance, Event, Seat
from heckmeck.rules.attempt import TakeBratworm
from heckmeck.rules.dicegame import DiceGame, DiceState, TurnEnded
from heckmeck.rules.turn import LayAside

if TYPE_CHECKING:
    from heckmeck.batches import Crew
    from heckmeck.forecast.net import Net
    from heckmeck.forecast.rollout import RolledOut
    from heckmeck.kinds.dice.shapes import DiceView
    from heckmeck.kinds.shapes import Draw, Falling, OddsOfChoice, Offers, Shapes
    from heckmeck.notation.form import Form
    from heckmeck.players.bot import Bot
    from heckmeck.players.match import Result
    from heckmeck.practice.puzzle import Puzzle, Wanted
    from heckmeck.review.happenings import Happening
    from heckmeck.review.slips import Slip
    from heckmeck.review.walk import Walk
    from heckmeck.solver.odds import Goal, Odds
    from heckmeck.words import Words


class Dice(Kind):
    """`original`, `extrawurm` and `deluxe`. Each capability is loaded when it is first used, so that a command stays quick. What is
    asked for at every action is also kept: even an import that finds its module takes a while."""

    real_dice = True
    position_ids = True
    tutor = True
    rollout_players = ("champion", "rooster")
    puzzle_themes = ("stop_or_roll", "face", "steal", "specialist", "endgame")
    daily_puzzles = True
    trains = True
    paragraphs = (TurnEnded,)

    @property
    def hints(self) -> bool:
        return True

    @cached_property
    def form(self) -> Form:
        from heckmeck.notation.dice import DiceForm

        return DiceForm()

    @cached_property
    def bots(self) -> Mapping[str, type[Bot]]:
        from heckmeck.players.champion import DiceChampion, DiceFox
        from heckmeck.players.dice_bots import DiceChick, DiceHen, DiceRooster

        return {"chick": DiceChick, "hen": DiceHen, "rooster": DiceRooster, "fox": DiceFox, "champion": DiceChampion}

    def in_bulk(self, game: DiceGame, bots: Sequence[str]) -> bool:
        from heckmeck.players.bulk_match import in_bulk

        return in_bulk(bots)

    def bulk_group(self, game: DiceGame, bots: Sequence[str], seed: int, number: int, with_moves: bool) -> list[Result]:
        from heckmeck.players.bulk_match import bulk_group

        return bulk_group(game, bots, seed, number, with_moves)

    def walk(self, game: DiceGame, players: int, net: Net | None) -> Walk:
        from heckmeck.forecast.net import load
        from heckmeck.review.dice_walk import DiceWalk

        return DiceWalk(game, net or load(game.id, players))

    def happenings(self, events: Sequence[Event]) -> Iterator[Happening]:
        from heckmeck.kinds.dice.happenings import happenings

        return happenings(events)

    def slip(self, game: DiceGame, state: DiceState, chosen: Action, better: Action) -> Slip:
        from heckmeck.kinds.dice.slips import slip_of

        return slip_of(game, state, chosen, better)

    def exact_odds(self, game: DiceGame, state: DiceState, goal: Goal) -> list[Odds]:
        from heckmeck.kinds.dice.odds import exact_odds

        return exact_odds(game, state, goal)

    def roll_out(self, game: DiceGame, state: DiceState, player: str, games: int, seed: int, crew: Crew) -> Iterator[RolledOut]:
        from heckmeck.forecast.rollout import roll_out
        from heckmeck.kernel import instruction_set

        if instruction_set() is None:
            raise Missing("rollout_kernel", "a roll-out needs the compiled kernel, which is missing")
        return roll_out(game, state, player, games, seed, crew)

    def puzzles(self) -> Sequence[Puzzle]:
        from heckmeck.practice.puzzle import shipped

        return shipped("dice")

    def find_puzzles(self, game: DiceGame, players: int, seed: int, wanted: Wanted) -> Iterator[Puzzle | None]:
        from heckmeck.kernel import instruction_set
        from heckmeck.practice.dice_finding import find_puzzles

        if instruction_set() is None:
            raise Missing("puzzles_kernel", "finding puzzles needs the compiled kernel, which is missing")
        return find_puzzles(game, players, seed, wanted)

    def puzzle_at(self, game: DiceGame, state: DiceState) -> Puzzle:
        from heckmeck.practice.own import puzzle_at

        return puzzle_at(game, state)

    @cached_property
    def shapes(self) -> Shapes:
        from heckmeck.kinds.dice.shapes import SHAPES

        return SHAPES

    @cached_property
    def _view(self) -> Callable[[DiceGame, DiceState, Names, bool], DiceView]:
        from heckmeck.kinds.dice.views import view

        return view

    def view(self, game: DiceGame, state: DiceState, seat: Seat | None, names: Names) -> DiceView:
        return self._view(game, state, names, True)

    def open_view(self, game: DiceGame, state: DiceState, names: Names, seat: Seat | None = None) -> DiceView:
        return self._view(game, state, names, seat in (None, state.seat))

    @cached_property
    def _offers(self) -> Callable[[DiceGame, DiceState], Offers]:
        from heckmeck.kinds.dice.offers import offers

        return offers

    def offers(self, game: DiceGame, state: DiceState) -> Offers:
        return self._offers(game, state)

    def draw(self, state: DiceState, chance: Chance) -> Draw:
        from heckmeck.kinds.dice.luck import draw

        return draw(state, chance)

    def odds(self, game: DiceGame, state: DiceState) -> list[OddsOfChoice]:
        from heckmeck.kinds.dice.odds import odds_of_choices

        return odds_of_choices(game, state)

    def retractable(self, action: Action, after: DiceState) -> bool:
        """What was laid aside, even if it has brought a bratworm."""
        return isinstance(action, LayAside) or (isinstance(action, TakeBratworm) and after.question is None)

    def read_fall(self, text: str) -> Chance | None:
        from heckmeck.notation.faces import read_roll

        return read_roll(text.upper().replace(" ", ""))

    def falling(self, state: DiceState) -> Falling:
        from heckmeck.kinds.dice.luck import falling

        return falling(state)

    def lines(self, words: Words, view: DiceView, looks: Seat | None) -> Iterator[str]:
        from heckmeck.kinds.dice.lines import lines

        return lines(words, view)


ENTRY = Dice()
