"""How well and how luckily somebody played, by the chances that their choices kept and that luck gave."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from review_kit import dice_game, net_of
from review_kit import played as game_between

from heckmeck.review import Review, review
from heckmeck.review.course import course_of
from heckmeck.review.happenings import Happening, What
from heckmeck.review.highlights import Highlight, highlights
from heckmeck.review.model import Size
from heckmeck.review.played import ENOUGH, FORTUNES, SKILLS, played


@pytest.fixture(scope="module")
def found() -> Review:
    record = game_between(dice_game("original"), "hen rooster hen", 1)
    return review(record, net_of(record))


def test_accuracy_is_the_share_of_what_was_at_stake(found: Review) -> None:
    for seat, one in enumerate(played(found)):
        own = [moment for moment in found.decisions if moment.seat == seat]
        kept = sum(moment.chosen.chances[seat] - min(choice.chances[seat] for choice in moment.choices) for moment in own)
        stake = sum(max(c.chances[seat] for c in m.choices) - min(c.chances[seat] for c in m.choices) for m in own)
        assert one.choices == len(own) >= ENOUGH
        assert one.accuracy == pytest.approx(kept / stake)
        assert one.slips == sum(moment.size is not Size.GOOD for moment in own)
        assert one.luck == found.splits[seat].own_luck


def test_the_best_choices_are_a_champions(found: Review) -> None:
    best = [
        replace(moment, move=moment.choices[0].action, after=moment.before) if moment.choices else moment
        for moment in found.moments
    ]
    for one in played(replace(found, moments=tuple(best))):
        assert (one.accuracy, one.slips, one.skill) == (1, 0, "champion")


def test_few_choices_are_not_judged(found: Review) -> None:
    for one in played(replace(found, moments=found.moments[:20])):
        assert one.choices < ENOUGH
        assert (one.accuracy, one.skill) == (None, "unknown")


def test_choices_that_made_no_difference_are_not_judged(found: Review) -> None:
    alike = [
        replace(moment, after=moment.before, choices=tuple([replace(each, chances=moment.before) for each in moment.choices]))
        for moment in found.moments
    ]
    for one in played(replace(found, moments=tuple(alike))):
        assert (one.choices >= ENOUGH, one.accuracy, one.skill) == (True, None, "unknown")


@pytest.mark.parametrize(
    ("luck", "word"), [(0.9, "very_lucky"), (0.06, "little_lucky"), (0.0, "even"), (-0.2, "unlucky"), (-1.2, "very_unlucky")]
)
def test_luck_has_a_word(found: Review, luck: float, word: str) -> None:
    splits = tuple(replace(split, own_luck=luck) for split in found.splits)
    assert {one.fortune for one in played(replace(found, splits=splits))} == {word}


def test_every_band_ends_where_the_next_begins() -> None:
    for bands in (*SKILLS.values(), FORTUNES):
        least = [limit for limit, _ in bands]
        assert least == sorted(least, reverse=True)


def test_a_moment_changes_its_players_chances_as_its_name_says(found: Review) -> None:
    record = game_between(dice_game("original"), "hen rooster hen", 1)
    moments = highlights(course_of(record), found)
    costly = [one for one in moments if one.what == "costly"]
    assert len({one.seat for one in costly}) == len(costly) > 0
    costly_sizes = (Size.MISTAKE, Size.BLUNDER)
    kept = [replace(moment, after=moment.before) if moment.size in costly_sizes else moment for moment in found.moments]
    careful = replace(found, moments=tuple(kept))
    assert any(moment.size is Size.INACCURACY for moment in careful.mistakes)
    assert not [one for one in highlights(course_of(record), careful) if one.what == "costly"]
    for one in moments:
        if one.before is None or one.after is None:
            continue  # what the story tells of, and what made little difference
        if one.what in ("unlucky", "costly"):
            assert one.after < one.before
            assert one.what == "unlucky" or one.chosen != one.better
        else:
            assert (one.after > one.before) == (one.what != "loses")


Scene = tuple[int, What, float]
"""A turn, what happens to Ada in it, and how her chance to win changes."""
Roll = tuple[int, int, float]
"""A turn, whose roll it is, and what it does to the chance of that seat to win."""
EVEN = (1 / 3, 1 / 3, 1 / 3)


def big_moments(found: Review, scenes: Sequence[Scene], rolls: Sequence[Roll] = ()) -> list[Highlight]:
    """Those of a game in which nothing else happens. Each scene is at the end of its turn, and rolls are in their order."""
    course = course_of(game_between(dice_game("original"), "hen rooster hen", 1))
    moments = [
        replace(moment, stood=EVEN, before=EVEN, after=EVEN, stands=EVEN, choices=(), seat=moment.seat or 0)
        for moment in found.moments
    ]
    happenings: list[tuple[Happening, ...]] = [()] * len(moments)
    for turn, what, gain in scenes:
        last = len(course.paragraphs) - 1 - course.paragraphs[::-1].index(turn)
        happenings[last] = (Happening(what, 0, None),)
        moments[last] = replace(moments[last], stands=(EVEN[0] + gain, *EVEN[1:]))
    for turn, seat, gain in rolls:
        at = next(
            number
            for number, moment in enumerate(moments)
            if course.paragraphs[number] == turn and not moment.is_choice and moment.before == moment.after
        )
        after = tuple([EVEN[0] + gain if each == seat else 1 / 3 for each in range(3)])
        moments[at] = replace(moments[at], seat=seat, after=after)
    return highlights(replace(course, happenings=tuple(happenings)), replace(found, moments=tuple(moments)))


def test_of_many_moments_alike_the_third_counts_less_than_another_sort(found: Review) -> None:
    takes: list[Scene] = [(2, "takes", 0.3), (4, "takes", 0.29), (6, "takes", 0.28)]
    told = [(one.what, one.paragraph) for one in big_moments(found, [*takes, (8, "hen", 0.12)])]
    assert told == [("takes", 2), ("takes", 4), ("hen", 8)]
    told = [(one.what, one.paragraph) for one in big_moments(found, [*takes, (8, "hen", 0.09)])]
    assert told == [("takes", 2), ("takes", 4), ("takes", 6)]


def test_a_roll_is_told_instead_of_what_came_of_it_only_if_it_changed_clearly_more(found: Review) -> None:
    for gain, what in ((0.2, "takes"), (0.25, "lucky")):
        [told] = big_moments(found, [(2, "takes", 0.16)], [(2, 0, gain)])
        assert told.what == what
    [told] = big_moments(found, [], [(2, 0, -0.2)])
    assert (told.what, told.before, told.after) == ("unlucky", EVEN[0], EVEN[0] - 0.2)
    assert big_moments(found, [(2, "takes", 0.04)], [(4, 0, 0.09)]) == []


def test_a_moment_shows_what_its_own_player_rolled_or_drew(found: Review) -> None:
    [lucky] = big_moments(found, [], [(2, 0, 0.2)])
    [told] = big_moments(found, [(2, "takes", 0.16)], [(2, 0, -0.02)])
    assert told.drawn == lucky.drawn != ()
    [others] = big_moments(found, [(2, "takes", 0.16)], [])
    assert others.drawn == ()
