"""Chance: the same for the same seed, even over every range, legal whatever its source."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from math import comb, perm

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heckmeck.chance import DIGIT, Luck, SecureLuck, SeededLuck, TypedLuck
from heckmeck.rules import GAMES, Chance, Chances, Game, Illegal, game
from heckmeck.rules.dice import FACES, GOLDEN_DICE, Rolled, rolls
from heckmeck.rules.karteneck.cards import DECK
from heckmeck.rules.karteneck.chances import Deals, Dealt, Drawn, Draws, Grills, TurnedUp
from heckmeck.rules.turn import Roll


def roll_of(*faces: int, golden: int | None = None) -> Rolled:
    return Rolled(tuple(faces.count(face) for face in FACES), golden)


# The same seed, the same luck


def test_the_numbers_of_a_seed_never_change() -> None:
    luck = SeededLuck(7)
    assert [luck.below(6) for _ in range(12)] == [4, 5, 5, 1, 4, 2, 2, 2, 5, 0, 3, 1]
    luck = SeededLuck("deluxe/4/7/0")
    assert [luck.below(6**8) for _ in range(4)] == [428405, 677019, 1047679, 1428698]
    luck = SeededLuck(7)
    assert [luck.below(perm(110, 36)) for _ in range(2)] == [
        39336510707453711138687610827836493418028662191689845589131322475533253,
        33891696858757028917005713291141739200793570871224978284571251209762147,
    ]


def test_the_rolls_and_deals_of_a_seed_never_change() -> None:
    luck = SeededLuck(7)
    assert [luck.draw(rolls(8)) for _ in range(2)] == [roll_of(1, 3, 3, 4, 4, 4, 5, 6), roll_of(2, 2, 4, 4, 5, 6, 6, 6)]
    assert luck.draw(rolls(2, GOLDEN_DICE["worms"])) == roll_of(5, 6, golden=6)
    assert luck.draw(Deals(DECK, 2, 6)) == Dealt([[1, 2, 2, 5, 16, 17], [3, 3, 3, 4, 5, 23]])


def test_a_seed_may_be_a_number_or_a_text() -> None:
    assert [SeededLuck(7).below(1000) for _ in range(3)] == [SeededLuck("7").below(1000) for _ in range(3)]


@given(st.integers() | st.text(), st.lists(st.integers(1, 2**200), min_size=1, max_size=20))
def test_the_same_seed_gives_the_same_luck(seed: int | str, limits: list[int]) -> None:
    one, other = SeededLuck(seed), SeededLuck(seed)
    assert [one.below(limit) for limit in limits] == [other.below(limit) for limit in limits]


def test_other_seeds_give_other_luck() -> None:
    assert len({SeededLuck(seed).below(2**64) for seed in range(100)}) == 100


# Numbers below a limit


@given(st.integers(0, 2**64), st.integers(1, 2**300))
def test_a_number_is_below_its_limit(seed: int, limit: int) -> None:
    luck = SeededLuck(seed)
    assert all(0 <= luck.below(limit) < limit for _ in range(5))


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 36, 100])
def test_every_number_below_a_small_limit_comes_up(limit: int) -> None:
    luck = SeededLuck(limit)
    counts = Counter(luck.below(limit) for _ in range(limit * 200))
    assert set(counts) == set(range(limit))
    assert all(100 < count < 320 or limit == 1 for count in counts.values())


@pytest.mark.parametrize("limit", [DIGIT - 1, DIGIT, DIGIT + 1, 2 * DIGIT, 2**64 - 1, 2**64, 2**64 + 1, perm(110, 36), 3**1000])
def test_numbers_below_a_large_limit_are_spread_over_all_of_it(limit: int) -> None:
    luck = SeededLuck(limit)
    counts = Counter(luck.below(limit) * 8 // limit for _ in range(1600))
    assert set(counts) == set(range(8))
    assert all(130 < count < 270 for count in counts.values())


@pytest.mark.parametrize("limit", [DIGIT + 1, 2**60 + 1, 2**64 + 1])
def test_a_large_number_uses_every_bit(limit: int) -> None:
    luck = SeededLuck(1)
    numbers = [luck.below(limit) for _ in range(200)]
    for bit in range((limit - 1).bit_length() - 1):
        ones = sum(number >> bit & 1 for number in numbers)
        assert 60 < ones < 140


# Tickets


def shares(chances: Chances) -> dict[Chance, Fraction]:
    """How likely each outcome is, by drawing every ticket there is."""
    counts = Counter(chances.pick(ticket) for ticket in range(chances.total))
    return {outcome: Fraction(count, chances.total) for outcome, count in counts.items()}


def counted(chances: Chances) -> dict[Chance, Fraction]:
    """The same, as the chances tell it themselves."""
    return {outcome: Fraction(tickets, chances.total) for outcome, tickets in chances.outcomes()}


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_every_roll_is_as_likely_as_with_dice_told_apart(dice: int) -> None:
    told_apart = Counter(roll_of(*faces) for faces in product(FACES, repeat=dice))
    expected = {roll: Fraction(count, 6**dice) for roll, count in told_apart.items()}
    assert shares(rolls(dice)) == expected
    assert counted(rolls(dice)) == expected


@pytest.mark.parametrize("kind", GOLDEN_DICE)
@pytest.mark.parametrize("dice", [0, 1, 2])
def test_the_golden_die_falls_by_its_sides(kind: str, dice: int) -> None:
    sides = [face for face, count in zip(FACES, GOLDEN_DICE[kind], strict=True) for _ in range(count)]
    assert len(sides) == 6
    told_apart = Counter(roll_of(*faces, golden=golden) for faces in product(FACES, repeat=dice) for golden in sides)
    expected = {roll: Fraction(count, 6 ** (dice + 1)) for roll, count in told_apart.items()}
    assert shares(rolls(dice, GOLDEN_DICE[kind])) == expected
    assert counted(rolls(dice, GOLDEN_DICE[kind])) == expected


def test_eight_dice_have_a_ticket_for_each_way_to_fall() -> None:
    assert rolls(8).total == 6**8
    assert rolls(8, GOLDEN_DICE["worms"]).total == 6**9
    assert sum(tickets for _, tickets in rolls(8).outcomes()) == 6**8
    assert len(list(rolls(8).outcomes())) == comb(13, 5)


def test_every_card_of_a_bag_is_as_likely() -> None:
    expected: dict[Chance, Fraction] = {Drawn(1): Fraction(3, 5), Drawn(4): Fraction(1, 5), Drawn(9): Fraction(1, 5)}
    assert shares(Draws((1, 1, 1, 4, 9))) == expected
    assert counted(Draws((1, 1, 1, 4, 9))) == expected


def test_every_grill_of_a_bag_is_as_likely() -> None:
    expected: dict[Chance, Fraction] = {
        TurnedUp((0, 0)): Fraction(1, 6),
        TurnedUp((0, 18)): Fraction(2, 6),
        TurnedUp((0, 21)): Fraction(2, 6),
        TurnedUp((18, 21)): Fraction(1, 6),
    }
    assert shares(Grills((0, 0, 18, 21), 2)) == expected
    assert counted(Grills((0, 0, 18, 21), 2)) == expected


def test_every_deal_of_a_bag_is_as_likely() -> None:
    bag = (1, 1, 2, 9)
    told_apart = Counter(Dealt([[bag[a], bag[b]], [bag[c], bag[d]]]) for a, b, c, d in permutations(range(4)))
    expected = {deal: Fraction(count, 24) for deal, count in told_apart.items()}
    assert shares(Deals(bag, 2, 2)) == expected
    assert counted(Deals(bag, 2, 2)) == expected


# Sources


def play(rules: Game[object], luck: Luck, moves: int) -> int:
    """Plays some moves, the first legal action each time, and gives the number of times luck moved."""
    state = rules.new(rules.players.start)
    lucky = 0
    for _ in range(moves):
        legal = rules.legal(state)
        chances = rules.chances(state)
        if len(legal):
            state, _ = rules.apply(state, legal[-1])
        elif chances is not None:
            state, _ = rules.apply(state, luck.draw(chances))
            lucky += 1
    return lucky


@pytest.mark.parametrize("id", GAMES)
def test_secure_luck_is_legal(id: str) -> None:
    assert play(game(id), SecureLuck(), 200) > 0


@pytest.mark.parametrize("id", GAMES)
def test_seeded_luck_is_legal(id: str) -> None:
    assert play(game(id), SeededLuck(3), 200) > 0


def test_secure_luck_draws_every_outcome() -> None:
    luck = SecureLuck()
    assert {luck.draw(Draws((1, 2, 3))) for _ in range(200)} == {Drawn(1), Drawn(2), Drawn(3)}


def test_typed_luck_hands_on_what_is_typed() -> None:
    asked: list[Chances] = []

    def read(chances: Chances) -> Chance:
        asked.append(chances)
        return roll_of(1, 2, 3, 4, 5, 6, 6, 6)

    luck = TypedLuck(read)
    chances = rolls(8)
    assert luck.draw(chances) == roll_of(1, 2, 3, 4, 5, 6, 6, 6)
    assert asked == [chances]


@pytest.mark.parametrize(
    ("typed", "rule", "reason"),
    [
        (roll_of(1, 2, 3), "T1", "wrong_number_of_dice"),
        (roll_of(1, 2, 3, 4, 5, 6, 6, 6, 6), "T1", "wrong_number_of_dice"),
        (roll_of(1, 2, 3, 4, 5, 6, 6, 6, golden=1), "S-gold", "golden_die_not_rolled"),
        (Drawn(3), "T1", "dice_in_the_air"),
    ],
)
def test_the_rules_refuse_what_cannot_have_been_rolled(typed: Chance, rule: str, reason: str) -> None:
    rules = game("deluxe")
    state, _ = rules.apply(rules.new(2), Roll())
    chances = rules.chances(state)
    assert chances is not None
    with pytest.raises(Illegal) as caught:
        rules.apply(state, TypedLuck(lambda _: typed).draw(chances))
    assert (caught.value.rule, caught.value.reason) == (rule, reason)


def test_the_rules_refuse_what_cannot_have_been_drawn() -> None:
    rules = game("karteneck")
    state, _ = rules.apply(rules.new(2), Dealt([[1, 1, 1, 1, 1, 6], [2, 2, 2, 2, 2, 7]]))
    chances = rules.chances(state)
    assert chances is not None
    with pytest.raises(Illegal, match="awaiting_grill"):
        rules.apply(state, TypedLuck(lambda _: Drawn(1)).draw(chances))
    with pytest.raises(Illegal, match="size_of_grill"):
        rules.apply(state, TypedLuck(lambda _: TurnedUp([18])).draw(chances))
    with pytest.raises(Illegal, match="portion_not_face_down"):
        rules.apply(state, TypedLuck(lambda _: TurnedUp([18, 43])).draw(chances))
