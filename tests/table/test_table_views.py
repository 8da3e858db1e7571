"""What each receiver is told: enough to continue from any version it has, and no card that it may not know."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial, prod
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from table_kit import Json, Told, finished, started
from table_players import some_choice

from heckmeck.chance import ticket
from heckmeck.notation.card_text import card_text
from heckmeck.rules import GAMES
from heckmeck.rules.karteneck.state import CardState
from heckmeck.table import changes
from heckmeck.table.drawing import WITH_VIEW
from heckmeck.table.tokens import owner_of, visitor

# Ada has a screen of her own, Ben and Cleo share one, Dan is alone again; and somebody watches.
TOKENS = ["ada", "shared", "shared", "dan"]
RECEIVERS = ["ada", "shared", "dan", None]
ONE_SCREEN = ["all"] * 4
"""Everybody around one screen, and somebody watches."""


def seats_of(told: Told, token: str | None) -> list[int]:
    return told.table.seats_of(visitor(token))


def some_play(told: Told, random: Random, steps: int) -> Iterator[None]:
    """Random choices; now and then a bot takes over a seat, or the seat is given back."""
    for _ in range(steps):
        if told.table.phase == "finished":
            return
        if random.random() < 0.05:
            seat = random.randrange(len(told.table.chairs))
            told.do(changes.Handed(seat, None if told.table.chairs[seat].level else "hen"))
        else:
            told.do(told.act(told.some_action(random)))
        yield


def without_views(steps: list[Json]) -> list[Json]:
    return [{**step, "view": None} for step in steps]


def without_hands(view: Json) -> Json:
    """A view as a spectator would see it."""
    if view["kind"] == "dice":
        return view
    return {**view, "players": [{**player, "hand": None} for player in view["players"]]}


# From any version on


GAME = st.sampled_from(GAMES)
SEED = st.integers(0, 2**32)


@settings(max_examples=16)
@given(GAME, SEED, st.sampled_from([TOKENS, ONE_SCREEN]), st.integers(1, 70))
def test_an_old_view_and_the_steps_since_give_what_a_fresh_connection_sees(
    id: str, seed: int, tokens: list[str], steps: int
) -> None:
    told = started(id, tokens, seed)
    random = Random(seed)
    receivers = [*dict.fromkeys(tokens), None]
    old = {0: {token: told.update(token) for token in receivers}}
    for _ in some_play(told, random, steps):
        if random.random() < 0.1:
            old[told.table.version] = {token: told.update(token) for token in receivers}
    for token in receivers:
        fresh = told.update(token)
        for version, seen in old.items():
            new = told.update(token, since=version)
            assert {**new, "steps": []} == {**fresh, "steps": []}
            assert new["steps"] == [step for step in fresh["steps"] if step["version"] > version]
            before = [step for step in fresh["steps"] if step["version"] <= version]
            assert version == 0 or without_views(before) == without_views(seen[token]["steps"])
        check_steps(told, token, fresh)


def check_steps(told: Told, token: str | None, fresh: Json) -> None:
    """Every step of the game once, in order; the last of them with views, of which the very last is what is seen now."""
    steps = fresh["steps"]
    assert [step["version"] for step in steps] == [step.version for step in told.steps]
    assert all(step["view"] is None for step in steps[:-WITH_VIEW])
    assert all(step["view"] is not None for step in steps[-WITH_VIEW:])
    if len(seats_of(told, token)) <= 1:
        assert steps[-1]["view"] == fresh["view"]
    elif told.table.phase != "finished":
        assert steps[-1]["view"] == without_hands(fresh["view"])


@settings(max_examples=20)
@given(GAME, SEED, st.integers(1, 60))
def test_who_has_everything_is_told_nothing_again(id: str, seed: int, steps: int) -> None:
    told = started(id, TOKENS, seed)
    for _ in some_play(told, Random(seed), steps):
        pass
    for token in RECEIVERS:
        assert told.update(token, since=told.table.version)["steps"] == []


@settings(max_examples=15)
@given(GAME, SEED, st.integers(0, 60))
def test_whoever_is_to_act_is_offered_what_is_legal_and_nobody_else_anything(id: str, seed: int, steps: int) -> None:
    told = started(id, TOKENS, seed)
    random = Random(seed)
    for _ in some_play(told, random, steps):
        pass
    acting = told.table.to_act
    for token in RECEIVERS:
        situation = told.update(token)["situation"]
        assert situation["seat"] == acting
        yours = acting in seats_of(told, token) and told.table.bot_to_act() is None
        assert situation["yours"] == yours
        if not yours:
            assert (situation["choices"], situation["playable"], situation["closed"]) == ([], [], [])
            continue
        for choice in situation["choices"]:
            assert told.act(choice["action"])
        for playable in situation["playable"]:
            for count in range(1, len(playable["cards"]) + 1):
                assert told.act({"action": "play", "cards": playable["cards"][:count]})
        assert told.act(some_choice(situation, random))
        for closed in situation["closed"]:
            assert closed["why"]["rule"]
            with pytest.raises(Exception, match=closed["why"]["rule"]):
                told.act(closed["action"])


def test_several_around_one_screen_see_the_hand_of_whose_turn_it_is_and_none_at_other_times() -> None:
    told = started("karteneck", TOKENS)
    seen = set()
    for _ in told.play_on(Random(4)):
        if told.table.phase == "finished":
            break
        acting = told.table.to_act
        update = told.update("shared", since=told.table.version - 1)
        assert update["view_of"] == (acting if acting in (1, 2) else None)
        shown = [seat for seat, player in enumerate(update["view"]["players"]) if player["hand"] is not None]
        assert shown == ([acting] if acting in (1, 2) else [])
        seen.add(update["view_of"])
    assert seen == {None, 1, 2}


# Nobody sees a card that is not for them


def worm_cards(message: Json) -> set[str]:
    """The worm cards that a message names anywhere. Each of them is in the game once, so it can be told whose it is."""
    return set(re.findall(r'"(W\d+)"', json.dumps(message)))


class Known:
    """What is known of the cards of a Karteneck table during the game."""

    def __init__(self, players: int) -> None:
        self.open: set[str] = set()
        """Ever played or discarded."""
        self.held: list[set[str]] = [set() for _ in range(players)]
        """Ever in the hand of a seat."""

    def look(self, state: CardState) -> None:
        self.open |= open_cards(state)
        for seat, hand in enumerate(state.hands):
            self.held[seat] |= {card_text(card) for card in hand}


def texts(cards: tuple[int, ...]) -> list[str]:
    return sorted(card_text(card) for card in cards)


def open_cards(state: CardState) -> set[str]:
    return {card_text(card) for cards in (*state.played, state.discards) for card in cards}


def check_hands(told: Told, token: str | None, update: Json, known: Known) -> None:
    """The update names no card that its receiver may not know."""
    state = told.table.state
    seats = seats_of(told, token)
    allowed = seats if len(seats) == 1 else [seat for seat in seats if seat == told.table.to_act]
    for seat, player in enumerate(update["view"]["players"]):
        if seat in allowed:
            assert sorted(player["hand"]) == texts(state.hands[seat])
        else:
            assert player["hand"] is None
        assert player["cards"] == len(state.hands[seat])
    now = open_cards(state).union(*[{card_text(card) for card in state.hands[seat]} for seat in allowed])
    assert worm_cards(update["view"]) | worm_cards(update["situation"]) <= now
    assert worm_cards(update["table"]) == set()
    own = known.held[seats[0]] if len(seats) == 1 else set()
    assert worm_cards(update["steps"]) <= known.open | own
    for step in update["steps"]:
        for event in step["events"]:
            if event["event"] in ("hand_dealt", "card_drawn"):
                told_to = len(seats) == 1 and event["seat"] == seats[0]
                assert (event.get("cards", event.get("card")) is not None) == told_to
        if step["view"] is not None:
            shown = [seat for seat, player in enumerate(step["view"]["players"]) if player["hand"] is not None]
            assert shown == (seats if len(seats) == 1 else [])


@settings(max_examples=6)
@given(SEED, st.sampled_from([TOKENS, ONE_SCREEN, ["ada", "ben"], ["ada", None, "shared", "shared", "dan", None]]))
def test_no_card_of_another_hand_is_in_anything_that_is_sent(seed: int, tokens: list[str | None]) -> None:
    told = started("karteneck", tokens, seed)
    known = Known(len(tokens))
    known.look(told.table.state)
    random = Random(seed)
    receivers = [*dict.fromkeys([token for token in tokens if token]), None]
    for _ in some_play(told, random, 100):
        if told.table.phase == "finished":
            break
        known.look(told.table.state)
        for token in receivers:
            check_hands(told, token, told.update(token, since=told.table.version - 1), known)
        if random.random() < 0.05:
            for token in receivers:
                check_hands(told, token, told.update(token), known)


def shuffled(state: CardState, kept: int | None, random: Random) -> CardState:
    """Another state that looks the same to the seat: what the others hold and what lies in the pile is mixed."""
    hidden = [seat for seat in range(state.players) if seat != kept]
    cards = [card for seat in hidden for card in state.hands[seat]] + list(state.pile)
    random.shuffle(cards)
    hands = list(state.hands)
    for seat in hidden:
        size = len(hands[seat])
        hands[seat] = tuple(sorted(cards[:size]))
        cards = cards[size:]
    fields = dict(zip(CardState.__match_args__, state._fields(), strict=True))
    return CardState(**{**fields, "hands": tuple(hands), "pile": tuple(sorted(cards))})  # type: ignore[arg-type]  # the fields as they were


@settings(max_examples=20)
@given(SEED, st.integers(1, 40), st.sampled_from([TOKENS, ONE_SCREEN]))
def test_whatever_the_others_hold_a_receiver_is_told_the_same(seed: int, steps: int, tokens: list[str]) -> None:
    told = started("karteneck", tokens, seed)
    random = Random(seed)
    for _ in some_play(told, random, steps):
        pass
    if told.table.phase == "finished":
        return
    for token in [*dict.fromkeys(tokens), None]:
        seats = seats_of(told, token)
        kept = seats[0] if len(seats) == 1 else told.table.to_act if told.table.to_act in seats else None
        state = shuffled(told.table.state, kept, random)
        last = replace(told.steps[-1], state=state)
        other = Told(replace(told.table, state=state), [*told.steps[:-1], last])
        assert other.update(token) == told.update(token)


def test_when_the_game_is_over_every_hand_is_open() -> None:
    told = finished("karteneck", 3)
    for token in ("token 0", "token 1", None):
        players = told.update(token)["view"]["players"]
        assert [sorted(player["hand"]) for player in players] == [texts(hand) for hand in told.table.state.hands]


@pytest.mark.parametrize("id", GAMES)
def test_no_token_and_no_owner_is_in_anything_that_is_sent(id: str) -> None:
    """Seats that share a screen share a number, and that is all there is to know."""
    told = started(id, TOKENS)
    for _ in told.play_on(Random(6), 30):
        pass
    for receiver in RECEIVERS:
        text = json.dumps(told.update(receiver))
        for token in TOKENS:
            assert owner_of(token) not in text
    groups = [seat["group"] for seat in told.update(None)["table"]["seats"]]
    assert groups[1] == groups[2]
    assert len(set(groups)) == 3


# Checking the luck of a replay as the page does, from the protocol's own words


@cache
def all_rolls(size: int, sides: tuple[str, ...]) -> list[tuple[str, int]]:
    """The different rolls in order, each with the number of ways to roll it."""
    golden = Counter(sides)
    found: list[tuple[str, int]] = []
    for white in combinations_with_replacement("12345W", size):
        ways = factorial(size) // prod([factorial(count) for count in Counter(white).values()])
        if not sides:
            found.append(("".join(white), ways))
        for side in "12345W" if sides else "":
            if golden[side]:
                found.append((f"{''.join(white)}*{side}", ways * golden[side]))
    return found


def outcome(draw: Json) -> list[str]:
    """What a ticket brings."""
    left, size, bag = int(draw["ticket"]), draw["size"], list(draw["bag"])
    if draw["draw"] == "roll":
        for roll, ways in all_rolls(size, tuple(bag)):
            if left < ways:
                return [roll]
            left -= ways
    if draw["draw"] == "draw":
        assert size == 1
        return [bag[left]]
    if draw["draw"] == "deal":
        hands: list[list[str]] = []
        order = {card: place for place, card in enumerate(bag)}
        for _ in draw["outcome"]:
            hand: list[str] = []
            for _ in range(size):
                left, place = divmod(left, len(bag))
                hand.append(bag.pop(place))
            hands.append(sorted(hand, key=lambda card: order[card]))
        return [" ".join(hand) for hand in hands]
    turned: list[str] = []
    while len(turned) < size:
        portion = bag.pop(0)
        ways = comb(len(bag), size - len(turned) - 1)
        if left < ways:
            turned.append(portion)
        else:
            left -= ways
    return turned


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("id", GAMES)
def test_a_replay_has_all_that_it_takes_to_check_every_draw(id: str, players: int) -> None:
    replay = finished(id, players).replay()
    dice = replay["table"]["commitment"]
    assert replay["draws"]
    for draw in replay["draws"]:
        assert draw["ticket"] == str(ticket(dice["secret"], dice["numbers"], draw["counter"], int(draw["total"])))
        assert draw["outcome"] == outcome(draw)
    if id != "karteneck":
        fell = [event["roll"] for step in replay["steps"] for event in step["events"] if event["event"] == "dice_fell"]
        assert fell == [draw["outcome"][0] for draw in replay["draws"]]
