"""The end of the game and the score (E1, E2)."""

from __future__ import annotations

import pytest
from scenario import play

from heckmeck.rules import Move
from heckmeck.rules.attempt import TakePortion
from heckmeck.rules.board import SpecialistPlaced
from heckmeck.rules.dice import Rolled
from heckmeck.rules.dicegame import TurnEnded
from heckmeck.rules.events import GameOver, PortionTaken
from heckmeck.rules.turn import LayAside, Roll, Stop, UseWeasel

LAST_PORTION = """
    [game original]
    [players Ada, Ben]
    [grill 21 36x]
    [stack Ada 25 26 27 28]
    [stack Ben 22 23 24 29 30 31 32 33 34 35]
    Ada: WWWW1235>W 1235>1 stop = 21
"""


def test_e1_the_game_ends_when_no_face_up_portion_is_left() -> None:
    scene = play(LAST_PORTION)
    assert scene.finished
    assert (scene.to_act, scene.awaiting, scene.pending, scene.legal) == (None, None, None, ())
    assert scene.game.chances(scene.state) is None
    assert scene.events[-3:] == [PortionTaken(0, 21), TurnEnded(0, None), GameOver((1,))]


def test_e1_it_goes_on_while_one_is_face_up() -> None:
    scene = play("""
        [game original]
        [players Ada, Ben]
        [grill 21 22x 23x 24x 25x 26x 27x 28x 29x 30x 31x 32x 33x 34x 35x]
        [stack Ben 36]
        Ada: 55512344>5 stop = failed
        Ben: 55512344>5 stop = failed
    """)
    assert not scene.finished
    assert scene.winners == []
    assert scene.happened(GameOver) == []


def test_e1_stealing_does_not_end_it_and_the_last_portion_does() -> None:
    scene = play("""
        [game original]
        [players Ada, Ben]
        [grill 36 22x 23x 24x 25x 26x 27x 28x 29x 30x 31x 32x 33x 34x 35x]
        [stack Ben 21]
        Ada: WWWW1235>W 1235>1 stop = 21 from Ben
        Ben: WWWWWWW1>W 1>1 = 36
    """)
    assert scene.happened(GameOver) == [GameOver((1,))]
    assert (scene.worms("Ada"), scene.worms("Ben")) == (1, 4)


@pytest.mark.parametrize("move", [Roll(), Stop(), LayAside(1), UseWeasel(), Rolled((8, 0, 0, 0, 0, 0)), TakePortion(21)])
def test_e1_after_the_end_nothing_can_be_done(move: Move) -> None:
    play(LAST_PORTION).refuses(move, rule="E1", reason="game_over")


def test_e1_a_position_without_face_up_portions_is_over() -> None:
    scene = play("""
        [game original]
        [players Ada, Ben]
        [grill 21x 22x 23x 24x 25x 26x 27x 28x 29x 30x 31x 32x 33x 34x 35x]
        [stack Ben 36]
    """)
    assert (scene.finished, scene.winners) == (True, ["Ben"])


def test_corner_on_the_last_portion_the_choice_is_settled_first_a_rejected_specialist_is_out_then_the_game_is_scored() -> None:
    start = """
        [game deluxe]
        [players Ada, Ben]
        [grill 21/apple 36x]
        [stack Ada 25 26 27 28]
        [stack Ben 11 13 22 23 24 29 30 31 32 33 34 35]
        [specialist Ada weasel]
    """
    asked = play(start + "Ada: WWWW1235>W 1235>1 stop")
    assert not asked.finished
    assert asked.pending == {"choose": "specialist", "between": ["apple", "weasel"]}
    assert asked.happened(GameOver) == []

    apple = play(start + "Ada: WWWW1235>W 1235>1 stop keep=apple = 21")
    assert apple.finished
    assert apple.worms("Ada") == 2 + 2 + 2 + 2 + 1 + 3
    assert "weasel" in apple.out_of_game

    weasel = play(start + "Ada: WWWW1235>W 1235>1 stop keep=weasel = 21")
    assert weasel.worms("Ada") == 2 + 2 + 2 + 2 + 1
    assert "apple" in weasel.out_of_game
    assert [placed.portion for placed in weasel.happened(SpecialistPlaced)] == [None]


def test_corner_on_the_last_portion_the_ravens_bratworm_is_settled_first() -> None:
    start = """
        [game deluxe]
        [players Ada, Ben, Cleo]
        [grill 21/raven 36x]
        [stack Ben 11 13 22 23 24 25 26 27 28 29 30 31 32 33 34 35]
        [bratworms Ben 3]
        [bratworms Cleo 4]
    """
    asked = play(start + "Ada: WWWW1235>W 1235>1 stop")
    assert not asked.finished
    assert asked.pending == {"choose": "bratworm", "between": ["Ben", "Cleo"]}
    assert asked.stack("Ada") == [21]
    settled = play(start + "Ada: WWWW1235>W 1235>1 stop from=Ben = 21")
    assert settled.finished
    assert (settled.worms("Ada"), settled.bratworms("Ben"), settled.worms("Cleo")) == (2, 2, 4)
    assert settled.out_of_game == ["apple", "canned_worm", "golden_die", "hen", "raven", "weasel"]


# E2


def test_e2_the_score_is_worms_on_portions_bratworms_and_3_for_the_apple() -> None:
    scene = play("""
        [game deluxe]
        [players Ada, Ben]
        [grill 13 22-24 26-28 30-32 34-36]
        [stack Ada 11 21 25 29 33]
        [specialist Ada apple]
        [bratworms Ada 2]
        [bratworms Ben 5]
    """)
    assert scene.worms("Ada") == 1 + 1 + 2 + 3 + 4 + 2 + 3
    assert scene.worms("Ben") == 5


@pytest.mark.parametrize("specialist", ["canned_worm", "hen", "weasel", "golden_die"])
def test_e2_no_other_specialist_counts(specialist: str) -> None:
    scene = play(f"""
        [game deluxe]
        [players Ada, Ben]
        [grill 11 13 21-35]
        [stack Ada 36]
        [specialist Ada {specialist}]
    """)
    assert scene.worms("Ada") == 4


def over(stacks: str) -> list[str]:
    """Who wins with these stacks once everything else is face down."""
    taken = [int(word) for word in stacks.replace("]", " ").split() if word.isdigit()]
    down = " ".join(f"{portion}x" for portion in (11, 13, *range(21, 37)) if portion not in taken)
    return list(play(f"[game deluxe]\n[players Ada, Ben, Cleo]\n[grill {down}]\n{stacks}").winners)


def test_e2_most_worms_win() -> None:
    assert over("[stack Ada 36]\n[stack Ben 29 25]\n[stack Cleo 33]") == ["Ben"]


def test_e2_a_tie_goes_to_the_highest_single_portion() -> None:
    assert over("[stack Ada 36]\n[stack Ben 25 26]\n[stack Cleo 33]") == ["Ada"]
    assert over("[stack Ada 21 22 25]\n[stack Ben 33]\n[stack Cleo 29 23]") == ["Ben"]


def test_e2_the_highest_single_portion_may_lie_anywhere_in_the_stack() -> None:
    assert over("[stack Ada 30 21]\n[stack Ben 24 29]") == ["Ada"]


def test_e2_with_no_portion_at_all_they_share_the_win() -> None:
    assert over("") == ["Ada", "Ben", "Cleo"]
    assert over("[bratworms Ada 2]\n[bratworms Cleo 2]") == ["Ada", "Cleo"]


def test_e2_with_as_many_worms_any_portion_beats_none() -> None:
    assert over("[stack Ada 11]\n[bratworms Ben 1]\n[bratworms Cleo 1]") == ["Ada"]
