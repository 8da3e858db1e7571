"""What is in the box (section 0, C1-C5) and which positions its pieces can make."""

from __future__ import annotations

import pytest
from scenario import play, refused

from heckmeck.rules import GAMES, REGISTRY, Illegal, game
from heckmeck.rules.board import Board, Specialist, worms
from heckmeck.rules.dice import FACES, GOLDEN_DICE, WORM, Rolled, aside, face_bits, points
from heckmeck.rules.dicegame import DiceGame

NEW = """
    [game {game}]
    [players Ada, Ben]
"""


def dice_game(id: str, **options: str) -> DiceGame:
    found = game(id, options)
    assert isinstance(found, DiceGame)
    return found


# Section 0: the games


def test_there_are_three_dice_games_and_a_card_game() -> None:
    assert GAMES == ("original", "extrawurm", "deluxe", "karteneck")
    assert tuple(REGISTRY) == GAMES


@pytest.mark.parametrize("id", ["original", "extrawurm", "deluxe"])
def test_section_0_two_to_seven_play_with_dice(id: str) -> None:
    rules = dice_game(id)
    assert [len(rules.new(players).board.stacks) for players in rules.players] == [2, 3, 4, 5, 6, 7]
    for players in (-1, 0, 1, 8):
        with pytest.raises(Illegal) as caught:
            rules.new(players)
        assert (caught.value.rule, caught.value.reason) == ("0", "number_of_players")
        assert caught.value.details == {"least": 2, "most": 7}


@pytest.mark.parametrize("players", [1, 8])
def test_section_0_a_position_has_two_to_seven_players(players: int) -> None:
    board = Board(tuple(range(21, 37)), (), (), ((),) * players, (None,) * players, (0,) * players, 0)
    with pytest.raises(Illegal) as caught:
        dice_game("original").position(board)
    assert (caught.value.rule, caught.value.reason) == ("0", "number_of_players")
    assert caught.value.details == {"least": 2, "most": 7}


def test_section_0_the_original_has_16_portions_and_no_specialists_or_bratworms() -> None:
    scene = play(NEW.format(game="original"))
    assert scene.grill == "21-36"
    assert (scene.supply, scene.out_of_game) == (0, [])


def test_section_0_extrawurm_adds_11_and_13_five_specialists_and_seven_bratworms() -> None:
    scene = play(NEW.format(game="extrawurm"))
    assert scene.grill == "11/canned_worm 13 21/hen 22 23/raven 24 25/weasel 26 27/golden_die 28-36"
    assert (scene.supply, scene.out_of_game) == (7, [])


def test_section_0_deluxe_adds_the_apple() -> None:
    scene = play(NEW.format(game="deluxe"))
    assert scene.grill == "11/canned_worm 13 21/hen 22 23/raven 24 25/weasel 26 27/golden_die 28 29/apple 30-36"
    assert (scene.supply, scene.out_of_game) == (7, [])


def test_the_first_seat_begins_unless_the_table_decides_otherwise() -> None:
    assert play(NEW.format(game="original")).to_act == "Ada"
    assert play(NEW.format(game="original") + "[first Ben]").to_act == "Ben"


@pytest.mark.parametrize("first", [-1, 2])
def test_only_a_seat_at_the_table_can_begin(first: int) -> None:
    with pytest.raises(Illegal) as caught:
        dice_game("original").new(2, first)
    assert (caught.value.rule, caught.value.reason) == ("0", "no_such_seat")


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Illegal) as caught:
        game("barbecue")
    assert (caught.value.rule, caught.value.reason) == ("0", "no_such_game")
    assert caught.value.details == {"game": "barbecue", "games": "original, extrawurm, deluxe, karteneck"}
    assert str(caught.value) == "0: no_such_game (game=barbecue, games=original, extrawurm, deluxe, karteneck)"


# C1 to C5


@pytest.mark.parametrize(
    ("portions", "expected"),
    [((11, 13), 1), ((21, 22, 23, 24), 1), ((25, 26, 27, 28), 2), ((29, 30, 31, 32), 3), ((33, 34, 35, 36), 4)],
)
def test_c1_worms_on_the_portions(portions: tuple[int, ...], expected: int) -> None:
    assert {worms(portion) for portion in portions} == {expected}


def test_c2_a_white_die_has_1_to_5_and_a_worm_that_counts_5() -> None:
    assert FACES == (1, 2, 3, 4, 5, WORM)
    assert points((1, 1, 1, 1, 1, 0)) == 15
    assert points((0, 0, 0, 0, 0, 1)) == 5
    assert points((2, 0, 1, 0, 0, 3)) == 20


def test_c2_a_roll_is_told_by_counts_and_the_golden_die() -> None:
    roll = Rolled((2, 0, 0, 1, 0, 1), golden=1)
    assert (roll.dice, roll.counts) == (4, (3, 0, 0, 1, 0, 1))
    assert roll.faces == face_bits(roll.counts) == 0b101001
    assert Rolled((0, 8, 0, 0, 0, 0)).golden is None


@pytest.mark.parametrize(("white", "golden"), [((1, 2, 3), None), ((1, 0, 0, 0, 0, -1), None), ((8, 0, 0, 0, 0, 0), 7)])
def test_c2_counts_that_no_dice_can_show_are_not_a_roll(white: tuple[int, ...], golden: int | None) -> None:
    with pytest.raises(ValueError, match="not a roll"):
        Rolled(white, golden)


def test_c2_dice_aside_are_one_object_for_each_layout() -> None:
    one = aside((0, 0, 0, 0, 0, 0)).plus(4, 3, golden=False).plus(1, 2, golden=True)
    other = aside((0, 0, 0, 0, 0, 0)).plus(1, 2, golden=True).plus(4, 3, golden=False)
    assert one is other
    assert (one.counts, one.golden, one.white, one.points) == ((2, 0, 0, 3, 0, 0), True, 4, 14)
    assert one != aside((2, 0, 0, 3, 0, 0))


def test_c3_the_golden_die_has_three_ones_and_three_worms_or_is_plain_by_a_house_rule() -> None:
    assert GOLDEN_DICE["worms"] == (3, 0, 0, 0, 0, 3)
    assert GOLDEN_DICE["plain"] == (1, 1, 1, 1, 1, 1)


def test_c4_a_bratworm_is_one_worm_at_the_end() -> None:
    scene = play("""
        [game extrawurm]
        [players Ada, Ben]
        [grill 11 13 21-36]
        [bratworms Ada 5]
        [bratworms Ben 2]
    """)
    assert (scene.worms("Ada"), scene.worms("Ben"), scene.supply) == (5, 2, 0)


@pytest.mark.parametrize("counts", ["[bratworms Ada 8]", "[bratworms Ada 4]\n[bratworms Ben 4]"])
def test_c4_there_are_only_seven_bratworms(counts: str) -> None:
    refused(
        f"[game extrawurm]\n[players Ada, Ben]\n[grill 11 13 21-36]\n{counts}",
        rule="C4",
        reason="number_of_bratworms",
        bratworms=7,
    )


def test_c4_the_original_has_no_bratworms() -> None:
    refused(
        "[game original]\n[players Ada, Ben]\n[grill 21-36]\n[bratworms Ada 1]",
        rule="C4",
        reason="number_of_bratworms",
        bratworms=0,
    )


@pytest.mark.parametrize(("bratworms", "supply"), [((-1, 1), 7), ((8, 0), -1), ((0, 0), 6), ((1, 1), 6)])
def test_c4_bratworms_neither_appear_nor_vanish(bratworms: tuple[int, int], supply: int) -> None:
    rules = dice_game("deluxe")
    board = Board(rules.components.portions, (), (), ((), ()), (None, None), bratworms, supply)
    with pytest.raises(Illegal) as caught:
        rules.position(board)
    assert (caught.value.rule, caught.value.reason, caught.value.details) == ("C4", "number_of_bratworms", {"bratworms": 7})


def test_c5_where_the_specialists_start() -> None:
    board = dice_game("deluxe").new(2).board
    assert {specialist.value: portion for portion, specialist in board.standing} == {
        "canned_worm": 11,
        "hen": 21,
        "raven": 23,
        "weasel": 25,
        "golden_die": 27,
        "apple": 29,
    }


# Positions that the pieces cannot make


def test_c1_a_position_needs_every_portion() -> None:
    refused("[game original]\n[players Ada, Ben]\n[grill 21-35]", rule="C1", reason="portion_missing", portion=36)
    refused("[game deluxe]\n[players Ada, Ben]\n[grill 11 21-36]", rule="C1", reason="portion_missing", portion=13)


@pytest.mark.parametrize(
    "pieces",
    ["[grill 21-36 22]", "[grill 21-36 22x]", "[grill 21-36]\n[stack Ada 22]", "[grill 21 23-36]\n[stack Ada 22]\n[stack Ben 22]"],
)
def test_c1_no_portion_is_there_twice(pieces: str) -> None:
    refused(f"[game original]\n[players Ada, Ben]\n{pieces}", rule="C1", reason="portion_twice", portion=22)


@pytest.mark.parametrize(
    ("pieces", "portion"), [("[grill 21-36]\n[stack Ada 11]", 11), ("[grill 21-36]\n[stack Ada 37]", 37), ("[grill 13 21-36]", 13)]
)
def test_c1_a_position_has_only_portions_of_its_game(pieces: str, portion: int) -> None:
    refused(f"[game original]\n[players Ada, Ben]\n{pieces}", rule="C1", reason="no_such_portion", portion=portion)


def test_c5_a_position_has_only_specialists_of_its_game() -> None:
    start = "[players Ada, Ben]\n[grill {grill}]"
    refused(
        "[game extrawurm]\n" + start.format(grill="11 13 21-28 29/apple 30-36"),
        rule="C5",
        reason="no_such_specialist",
        specialist="apple",
    )
    refused(
        "[game original]\n" + start.format(grill="21-35") + "\n[stack Ben 36]\n[specialist Ben hen]",
        rule="C5",
        reason="no_such_specialist",
        specialist="hen",
    )


@pytest.mark.parametrize(
    "pieces",
    [
        "[grill 11 13 21/apple 22/apple 23-36]",
        "[grill 11 13 21/apple 23-36]\n[stack Ada 22]\n[specialist Ada apple]",
        "[grill 11 13 23-36]\n[stack Ada 21]\n[stack Ben 22]\n[specialist Ada apple]\n[specialist Ben apple]",
    ],
)
def test_c5_no_specialist_is_there_twice(pieces: str) -> None:
    refused(f"[game deluxe]\n[players Ada, Ben]\n{pieces}", rule="C5", reason="specialist_twice", specialist="apple")


def test_s_raven_no_position_has_the_raven_in_somebodys_hands() -> None:
    refused(
        "[game deluxe]\n[players Ada, Ben]\n[grill 11 13 21-35]\n[stack Ada 36]\n[specialist Ada raven]",
        rule="S-raven",
        reason="raven_held",
        specialist="raven",
    )


@pytest.mark.parametrize(("face_down", "stack"), [((36,), ()), ((), (36,))])
def test_s4_a_specialist_stands_on_a_face_up_portion(face_down: tuple[int, ...], stack: tuple[int, ...]) -> None:
    rules = dice_game("deluxe")
    board = Board((11, 13, *range(21, 36)), face_down, ((36, Specialist.HEN),), (stack, ()), (None, None), (0, 0), 7)
    with pytest.raises(Illegal) as caught:
        rules.position(board)
    assert (caught.value.rule, caught.value.reason, caught.value.details) == ("S4", "specialist_not_on_face_up", {"portion": 36})


def test_s4_two_specialists_never_stand_on_one_portion() -> None:
    rules = dice_game("deluxe")
    standing = ((36, Specialist.HEN), (36, Specialist.APPLE))
    board = Board(rules.components.portions, (), standing, ((), ()), (None, None), (0, 0), 7)
    with pytest.raises(Illegal) as caught:
        rules.position(board)
    assert (caught.value.rule, caught.value.reason, caught.value.details) == ("S4", "portion_occupied", {"portion": 36})
