"""Puzzles of Karteneck: what a decision is about, how hard it is, the proof of the answer, and how they are found."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from heckmeck.chance import SeededLuck
from heckmeck.forecast.card_bulk import play
from heckmeck.forecast.card_odds import CardOdds
from heckmeck.notation import read_line, write_line
from heckmeck.players.card_bots import CardHen
from heckmeck.practice.card_finding import decisions, find_puzzles
from heckmeck.practice.card_puzzles import MOST_CHOICES, compare, level_of, play_out, prove, theme_of
from heckmeck.practice.making import Making
from heckmeck.practice.picking import all_puzzles, chosen
from heckmeck.practice.puzzle import SURE, Gap, Puzzle
from heckmeck.rules import Action
from heckmeck.rules.karteneck import Karteneck
from heckmeck.rules.karteneck.actions import PASS, Pass, Play
from heckmeck.rules.karteneck.cards import worm_card
from heckmeck.rules.karteneck.view import View

GAME = Karteneck()
W3 = worm_card(3)

FIRST_ROUND = (
    "[game karteneck] / [players Ada, Ben, Cleo] / [hand Ada 1 3 3 4 W5 W12] / [hand Ben 1 2 2 5 5 W7] / [hand Cleo 2 4 4 5 W1 W9]"
    " / grill: 0 18 33 / Ada: 3 3 +W25 / Ben: 5 5 +1"
)

LAST_ROUND = (
    "[game karteneck] / [players Ada, Ben] / [hand Ada 2 5 5 W3] / [hand Ben 2 2 3 4 W1]"
    " / [stack Ada 28 0 0 20 24 25 29 33] / [stack Ben 0 17 19 21 16 34 36 37] / grill: 18 42"
)
"""Whoever gets the 42 wins."""
WORM_OR_NOTHING = LAST_ROUND + " / Ada: 5 5 +1 / Ben: W1 +1 / Ada: 2 +5 / Ben: pass +1 +2 / Ada: 1 +2"
"""Ada has no worm card in front of her. She may play the one in her hand, or pass and lose; her other cards can't be played."""
ALL_ONE = LAST_ROUND + " / Ada: 5 5 +1 / Ben: W1 +1 / Ada: W3 +4 / Ben: pass +1 +2"
"""Ada is ahead, and nobody can overtake her."""


def seen(line: str) -> View:
    state = read_line(line).end()
    return GAME.view(state, state.seat)


def odds(*actions: Action) -> list[CardOdds]:
    return [CardOdds(action, 0.5 - place / 10, 0.01, False) for place, action in enumerate(actions)]


# What a decision is about


@pytest.mark.parametrize(
    ("actions", "theme"),
    [
        ((PASS, Play([1]), Play([2])), "play_or_pass"),
        ((Play([1]), PASS, Play([2])), "play_or_pass"),
        ((Pass(1), Play([2]), PASS), "play_or_pass"),
        ((Play([1]), Play([2]), PASS), None),  # which cards
        ((Pass(1), PASS, Play([2])), None),  # steal or not
    ],
)
def test_the_two_best_choices_say_what_it_is_about(actions: tuple[Action, ...], theme: str | None) -> None:
    assert theme_of(odds(*actions)) == theme


def test_a_level_says_who_goes_wrong() -> None:
    view = seen(WORM_OR_NOTHING)
    assert level_of(GAME, view, Play([W3])) == "easy"
    assert level_of(GAME, view, PASS) == "hard"


def test_medium_is_what_the_hen_misses_and_the_rooster_finds() -> None:
    some = chosen(all_puzzles(), "karteneck", level="medium")[:5]
    assert some
    for puzzle in some:
        view = seen(puzzle.position)
        assert CardHen().choose(view, GAME.legal_in_view(view)) != puzzle.best()


# Proofs


def test_the_proof_of_a_sure_win() -> None:
    view = seen(WORM_OR_NOTHING)
    choices = GAME.legal_in_view(view)
    assert tuple(choices) == (PASS, Play([W3]))
    assert prove(view, choices, 1, 1, (50,)) == Gap(1.0, 0.0, 50)
    assert prove(view, choices, 0, 1, (50,)) is None
    assert compare(view, choices, 0, 50, 1) == (Gap(-1.0, 0.0, 50), False)
    # It has to be ahead of every one: here another is just as good.
    assert compare(view, (*choices, Play([W3])), 1, 50, 1) == (Gap(0.0, 0.0, 50), False)


def test_no_proof_where_all_choices_are_one() -> None:
    view = seen(ALL_ONE)
    choices = GAME.legal_in_view(view)
    assert compare(view, choices, 0, 50, 1) == (Gap(0.0, 0.0, 50), False)
    assert prove(view, choices, 0, 1, (50,)) is None


def test_games_are_played_to_their_end() -> None:
    """From the first round on: whoever has not won has lost, and nothing is forecast."""
    view = seen(FIRST_ROUND)
    shares = play_out(view, GAME.legal_in_view(view), 200, 1)
    assert set(shares.ravel().tolist()) <= {0.0, 1.0, 0.5, 1 / 3}
    assert 0 < shares.mean() < 1


def test_all_choices_meet_the_same_deals() -> None:
    """A choice is played on in the same way whatever it is compared with, and differs less from another than two strangers."""
    view = seen(FIRST_ROUND)
    choices = GAME.legal_in_view(view)
    shares = play_out(view, choices, 1000, 1)
    assert (play_out(view, choices[1:2], 1000, 1)[0] == shares[1]).all()
    together = (shares[1] - shares[2]).std()
    apart = (play_out(view, choices[1:2], 1000, 2)[0] - shares[2]).std()
    assert together < 0.9 * apart


def test_what_others_hold_does_not_count() -> None:
    """Two states that look alike to the seat have the same proof."""
    view = seen(FIRST_ROUND)
    other = GAME.imagine(view, SeededLuck(5).below)
    assert other != read_line(FIRST_ROUND).end()
    choices = GAME.legal_in_view(view)
    assert compare(view, choices, 0, 300, 1) == compare(GAME.view(other, other.seat), choices, 0, 300, 1)


# Finding


@pytest.mark.parametrize("players", GAME.players)
def test_a_record_of_its_round_leads_to_a_decision(players: int) -> None:
    bulk = play(["patient"] * players, 1, 1, keep_moves=True)
    found = list(decisions(GAME, players, bulk.moves(0)))
    assert len({decision.state.round for decision in found}) > 3
    for decision in found:
        record = read_line(write_line(decision.record))
        assert record == decision.record
        assert record.end() == decision.state
        legal = GAME.legal(decision.state)
        assert decision.made in legal
        assert 2 <= len(legal) <= MOST_CHOICES


def test_the_same_seed_finds_the_same_puzzles() -> None:
    def found(seed: int) -> list[Puzzle | None]:
        return list(islice(find_puzzles(GAME, 2, seed, lambda _, level: level != "hard"), 3))

    first = found(1)
    assert first == found(1) != found(2)
    for puzzle in first:
        assert puzzle is None or (puzzle.level != "hard" and puzzle.gap >= SURE * puzzle.error)


def test_no_level_gets_more_than_half() -> None:
    made = [puzzle for puzzle in Making(GAME, 2, 4, 40, 1).run() if puzzle is not None]
    assert len(made) == 4
    assert max(Counter(puzzle.level for puzzle in made).values()) == 2
