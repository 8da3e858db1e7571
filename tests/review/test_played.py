"""How well and how luckily somebody played, by the chances that their choices kept and that luck gave."""

from __future__ import annotations

from dataclasses import replace

import pytest
from review_kit import dice_game, net_of
from review_kit import played as game_between

from heckmeck.review import Review, review
from heckmeck.review.course import course_of
from heckmeck.review.highlights import highlights
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
    assert len({one.seat for one in costly}) == len(costly)
    for one in moments:
        if one.before is None or one.after is None:
            continue  # what the story tells of, and what made little difference
        if one.what in ("unlucky", "costly"):
            assert one.after < one.before
            assert one.what == "unlucky" or one.chosen != one.better
        else:
            assert (one.after > one.before) == (one.what != "loses")
