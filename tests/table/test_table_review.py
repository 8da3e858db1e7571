"""A finished table looked back on, step by step as its replay has them."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest
from table_kit import Json, Told, finished, refused, started
from untrained import random_net

from heckmeck.forecast.net import NoNet, load
from heckmeck.rules import Illegal
from heckmeck.table import changes
from heckmeck.table.finished import odds_of
from heckmeck.table.reviews import Reviews, review_of
from heckmeck.table.wire.codec import as_json, read_review

pytestmark = pytest.mark.compiled


def looked_back(told: Told) -> Json:
    """The review as its receiver reads it: exactly as its type says."""
    dice = told.table.rules.id != "karteneck"
    found = review_of(told.table, told.steps, random_net(told.table.rules.id, len(told.table.chairs)) if dice else None)
    assert found is not None
    assert read_review(as_json(found)) == found
    return json.loads(as_json(found))


@pytest.mark.parametrize(("game", "players"), [("original", 2), ("deluxe", 3), ("karteneck", 2)])
def test_every_step_of_the_replay_has_its_chances(game: str, players: int) -> None:
    told = finished(game, players)
    found = looked_back(told)
    cards = game == "karteneck"
    assert len(found["steps"]) == len(told.replay()["steps"])
    assert sum(found["start"]) == pytest.approx(1.0)
    assert found["steps"][-1]["chances"] == [result["end"] for result in found["results"]]
    for result in found["results"]:
        made = [result["start"], result["own_luck"], result["own_choices"], result["others_luck"], result["others_choices"]]
        # With cards the correction is a part of the luck.
        made += [] if cards else [result["correction"]]
        assert sum(made) == pytest.approx(result["end"], abs=1e-9)
        assert result["correction"] != 0.0
    for moment, step in zip(told.steps, found["steps"], strict=True):
        assert len(step["choices"]) != 1, "there is something to choose, or nothing is told"
        if not step["choices"]:
            assert (step["chosen"], step["size"], step["loss"], step["slip"]) == (-1, "good", 0.0, None)
        else:
            best, chosen = step["choices"][0], step["choices"][step["chosen"]]
            assert moment.seat is not None
            assert step["chosen"] >= 0
            assert best["chances"][moment.seat] - chosen["chances"][moment.seat] == pytest.approx(step["loss"])
    assert [number for number, step in enumerate(found["steps"]) if step["slip"]] == sorted(found["mistakes"])
    losses = [found["steps"][step]["loss"] for step in found["mistakes"]]
    assert losses == sorted(losses, reverse=True)
    assert losses[-1] >= 0.005
    for point in found["turning_points"]:
        # Cards that are dealt or turned up are nobody's move: then it is told for whom they meant most.
        assert told.steps[point["step"]].seat == point["seat"] or (cards and point["by"] == "luck")
        step = found["steps"][point["step"]]
        weighed = [choice["chances"] for choice in step["choices"]]
        chose = bool(weighed) and [point["before"], point["after"]] == [weighed[0], weighed[step["chosen"]]]
        assert point["by"] == ("choice" if chose else "luck")


def test_a_seat_handed_over_is_a_step_that_changes_nothing() -> None:
    told = started("original", ["a", "b"])
    for _ in told.play_on(Random(3), 5):
        pass
    told.do(changes.Handed(1, "chick"))
    for _ in told.play_on(Random(3)):
        pass
    handed = next(place for place, moment in enumerate(told.steps) if moment.handed is not None)
    steps = looked_back(told)["steps"]
    assert steps[handed]["chances"] == steps[handed - 1]["chances"]
    assert steps[handed]["choices"] == []


def test_a_review_is_worked_out_once() -> None:
    told = finished("original", 2)

    async def ask() -> None:
        reviews = Reviews()
        one, other = await asyncio.gather(*[reviews.of(told.table, told.steps) for _ in range(2)])
        assert one is other

    asyncio.run(ask())


def test_a_review_that_failed_is_worked_out_when_it_is_asked_for_again() -> None:
    told = finished("original", 2)

    async def ask() -> None:
        reviews = Reviews()
        with pytest.raises(Illegal):
            await reviews.of(told.table, told.steps[5:])
        assert await reviews.of(told.table, told.steps) is not None

    asyncio.run(ask())


def test_a_game_that_is_not_over_has_no_review() -> None:
    begun = started("original", ["a", "b"])
    with refused("not_possible", "not_over"):
        asyncio.run(Reviews().of(begun.table, begun.steps))


def test_without_a_net_odds_have_no_chance_to_win_and_with_one_they_have() -> None:
    told = started("original", ["a", "b"])
    chances = [choice.win for choice in odds_of(told.table, None).choices]
    try:
        load("original", 2)
        assert all(chance is not None and 0 < chance < 1 for chance in chances)
    except NoNet:
        assert chances == [None]
