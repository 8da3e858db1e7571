"""The position as JSON, field by field, for positions made by hand."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest
from record_kit import DEALT, DELUXE, KARTENECK, ORIGINAL

from heckmeck.notation import position, position_of, read
from heckmeck.rules import game
from heckmeck.rules.turn import Roll

Json = dict[str, Any]

BEFORE_THE_FIRST_ROLL: Json = {
    "aside": {},
    "roll": None,
    "golden": None,
    "dice": 8,
    "golden_die": None,
    "total": 0,
    "weasel_used": False,
}
GRILL = "11/canned_worm 13 21/hen 22 23/raven 24 25/weasel 26 27/golden_die 28 29/apple 30-36"


def shown(text: str) -> Json:
    """The position after a record's last token, as it comes out of JSON."""
    return cast(Json, json.loads(json.dumps(position(read(text)))))


def player(name: str, stack: tuple[int, ...] = (), specialist: str | None = None, bratworms: int = 0, worms: int = 0) -> Json:
    return {"name": name, "stack": list(stack), "specialist": specialist, "bratworms": bratworms, "worms": worms}


def grill(text: str) -> list[Json]:
    """The grill as the header writes it, every portion by itself."""
    found = []
    for word in text.split():
        low, _, high = word.partition("-")
        for value in range(int(low), int(high) + 1) if high else [word]:
            portion, _, specialist = str(value).partition("/")
            up = not portion.endswith("x")
            found.append({"value": int(portion.rstrip("x")), "face_up": up, "specialist": specialist or None})
    return found


def turn(text: str) -> Json:
    return cast(Json, shown(text)["turn"])


def holding(specialist: str, portion: int) -> str:
    words = [word for word in GRILL.split() if not word.startswith(str(portion))]
    return f"{DELUXE}[grill {' '.join(words)}]\n[stack Ada {portion}]\n[specialist Ada {specialist}]\n"


# The whole object


def test_the_beginning_of_the_original() -> None:
    assert shown(ORIGINAL) == {
        "game": "original",
        "options": {},
        "players": [player("Ada"), player("Ben")],
        "grill": grill("21-36"),
        "bratworm_supply": 0,
        "out_of_game": [],
        "to_act": "Ada",
        "awaiting": "roll",
        "pending": None,
        "turn": BEFORE_THE_FIRST_ROLL,
        "finished": False,
        "winners": [],
    }


@pytest.mark.parametrize(("id", "apple"), [("extrawurm", ""), ("deluxe", "/apple")])
def test_the_beginning_of_the_games_with_specialists(id: str, apple: str) -> None:
    found = shown(f"[game {id}]\n[players Ada, Ben, Cleo]\n[first Cleo]\n")
    assert found["grill"] == grill(GRILL.replace("/apple", apple))
    assert found["bratworm_supply"] == 7
    assert found["out_of_game"] == []
    assert found["to_act"] == "Cleo"
    assert found["players"] == [player("Ada"), player("Ben"), player("Cleo")]


def test_everything_at_once() -> None:
    assert shown(
        "[game deluxe]\n[players Ada, Ben]\n[options golden_die=plain lower=any]\n[first Ben]\n"
        "[grill 11/canned_worm 13 21 23-25 26/raven 28 30-35 36x]\n[stack Ada 22 27]\n[stack Ben 29]\n"
        "[specialist Ada apple]\n[bratworms Ada 1]\nBen: 44412W35>4 4423W\n"
    ) == {
        "game": "deluxe",
        "options": {"golden_die": "plain", "lower": "any"},
        "players": [player("Ada", (22, 27), "apple", 1, 1 + 2 + 1 + 3), player("Ben", (29,), worms=3)],
        "grill": grill("11/canned_worm 13 21 23-25 26/raven 28 30-35 36x"),
        "bratworm_supply": 6,
        "out_of_game": ["golden_die", "hen", "weasel"],
        "to_act": "Ben",
        "awaiting": "lay_aside",
        "pending": None,
        "turn": {
            "aside": {"4": 3},
            "roll": "2344W",
            "golden": None,
            "dice": 5,
            "golden_die": None,
            "total": 12,
            "weasel_used": False,
        },
        "finished": False,
        "winners": [],
    }


def test_the_fields_of_every_dice_game_are_the_same() -> None:
    for named in ("original", "extrawurm", "deluxe"):
        assert list(shown(f"[game {named}]\n[players Ada, Ben]\n")) == list(shown(ORIGINAL))


def test_options_are_those_that_differ_from_the_print() -> None:
    assert shown(ORIGINAL + "[options lower=next turn_over=every]\n")["options"] == {"turn_over": "every"}


# Players and grill


def test_a_stack_is_bottom_to_top() -> None:
    assert shown(ORIGINAL + "[grill 22-35]\n[stack Ben 36 21]\n")["players"][1]["stack"] == [36, 21]


def test_worms_are_the_score_as_if_the_game_ended_now() -> None:
    portions = (11, 13, 21, 24, 25, 28, 29, 32, 33, 36)
    text = (
        f"[grill 22-23 26-27 30-31 34-35]\n[stack Ada {' '.join(map(str, portions))}]\n[specialist Ada apple]\n[bratworms Ada 2]\n"
    )
    found = shown(DELUXE + text)["players"][0]
    assert found["worms"] == 1 + 1 + 1 + 1 + 2 + 2 + 3 + 3 + 4 + 4 + 3 + 2


def test_the_grill_is_ascending_and_has_the_portions_turned_over() -> None:
    assert shown(ORIGINAL + "[grill 36x 35 34x 21-33]\n")["grill"] == grill("21-33 34x 35 36x")
    failed = ORIGINAL + "[grill 21-26 28-36]\n[stack Ada 27]\nAda: 11111111>1 = failed\n"
    assert shown(failed)["grill"] == grill("21-35 36x")


def test_out_of_game_is_sorted() -> None:
    everyone = ["apple", "canned_worm", "golden_die", "hen", "raven", "weasel"]
    assert shown(DELUXE + "[grill 11 13 21-36]\n")["out_of_game"] == everyone
    assert shown(DELUXE.replace("deluxe", "extrawurm") + "[grill 11 13 21-36]\n")["out_of_game"] == everyone[1:]


# The turn


def test_before_the_first_roll_of_every_turn() -> None:
    for text in (ORIGINAL, ORIGINAL + "Ada: 11111111>1 = failed\n", holding("golden_die", 27), holding("weasel", 25)):
        found = shown(text)
        assert found["turn"] == BEFORE_THE_FIRST_ROLL
        assert found["awaiting"] == "roll"


def test_after_a_roll() -> None:
    found = shown(ORIGINAL + "Ada: W4412W35")
    assert found["turn"] == {**BEFORE_THE_FIRST_ROLL, "roll": "123445WW"}
    assert (found["to_act"], found["awaiting"]) == ("Ada", "lay_aside")


def test_after_a_laying_aside() -> None:
    found = shown(ORIGINAL + "Ada: W4412W35>W")
    assert found["turn"] == {**BEFORE_THE_FIRST_ROLL, "aside": {"W": 2}, "dice": 6, "total": 10}
    assert (found["to_act"], found["awaiting"]) == ("Ada", "roll")


def test_aside_counts_each_face() -> None:
    found = turn(ORIGINAL + "Ada: 44412W35>4 4423W>W 2235>2 35>3")
    assert found == {**BEFORE_THE_FIRST_ROLL, "aside": {"2": 2, "3": 1, "4": 3, "W": 1}, "dice": 1, "total": 24}


def test_the_golden_die_in_hand() -> None:
    text = holding("golden_die", 27) + "Ada: 44412W35*1"
    assert turn(text) == {**BEFORE_THE_FIRST_ROLL, "roll": "1234445W", "golden": "1", "golden_die": "in_hand"}
    text += ">4"
    assert turn(text) == {**BEFORE_THE_FIRST_ROLL, "aside": {"4": 3}, "dice": 5, "total": 12, "golden_die": "in_hand"}
    text += " 4423W*W"
    assert turn(text) == {
        "aside": {"4": 3},
        "roll": "2344W",
        "golden": "W",
        "dice": 5,
        "golden_die": "in_hand",
        "total": 12,
        "weasel_used": False,
    }


def test_the_golden_die_aside() -> None:
    text = holding("golden_die", 27) + "Ada: 44412W35*1>1"
    assert turn(text) == {**BEFORE_THE_FIRST_ROLL, "aside": {"1": 2}, "dice": 7, "total": 2, "golden_die": "aside"}
    text += " 4423W55"
    assert turn(text) == {
        "aside": {"1": 2},
        "roll": "234455W",
        "golden": None,
        "dice": 7,
        "golden_die": "aside",
        "total": 2,
        "weasel_used": False,
    }


def test_the_golden_die_alone_aside() -> None:
    text = holding("golden_die", 27) + "Ada: 44412235*W>W"
    assert turn(text) == {**BEFORE_THE_FIRST_ROLL, "aside": {"W": 1}, "dice": 8, "total": 5, "golden_die": "aside"}


def test_the_golden_die_unused() -> None:
    text = holding("golden_die", 27) + "Ada: 44412W35"
    assert turn(text) == {**BEFORE_THE_FIRST_ROLL, "roll": "1234445W"}
    assert turn(text + ">4") == {**BEFORE_THE_FIRST_ROLL, "aside": {"4": 3}, "dice": 5, "total": 12}


def test_only_the_golden_die_was_rolled() -> None:
    text = holding("golden_die", 27) + "Ada: 11111111*W>1"
    assert turn(text) == {**BEFORE_THE_FIRST_ROLL, "aside": {"1": 8}, "dice": 0, "total": 8, "golden_die": "in_hand"}
    assert turn(text + " *W") == {
        "aside": {"1": 8},
        "roll": "",
        "golden": "W",
        "dice": 0,
        "golden_die": "in_hand",
        "total": 8,
        "weasel_used": False,
    }
    assert shown(text + " *W")["awaiting"] == "lay_aside"


def test_the_weasel_used() -> None:
    text = holding("weasel", 25) + "Ada: 44412W35~11223344"
    assert turn(text) == {**BEFORE_THE_FIRST_ROLL, "roll": "11223344", "weasel_used": True}
    assert turn(text + ">4") == {**BEFORE_THE_FIRST_ROLL, "aside": {"4": 2}, "dice": 6, "total": 8, "weasel_used": True}
    assert turn(holding("weasel", 25) + "Ada: 44412W35>4 4423W~11223")["weasel_used"] is True


def test_a_failed_roll_that_the_weasel_could_roll_again() -> None:
    found = shown(holding("weasel", 25) + "Ada: 44412W35>4 44444")
    assert (found["to_act"], found["awaiting"], found["pending"]) == ("Ada", "lay_aside", None)
    assert found["turn"] == {**BEFORE_THE_FIRST_ROLL, "aside": {"4": 3}, "roll": "44444", "dice": 5, "total": 12}
    assert found["players"][0]["stack"] == [25]


def test_a_used_weasel_decides_nothing() -> None:
    found = shown(holding("weasel", 25) + "Ada: 44412W35~44412W35>4 44444")
    assert (found["to_act"], found["awaiting"], found["turn"]) == ("Ben", "roll", BEFORE_THE_FIRST_ROLL)


def test_the_total_is_without_the_canned_worm() -> None:
    assert turn(holding("canned_worm", 11) + "Ada: 44412235>4")["total"] == 12


def test_dice_in_the_air_are_a_roll_awaited() -> None:
    """No record shows it, but a game that is being played does."""
    original = game("original")
    state, _ = original.apply(original.new(2), Roll())
    found = position_of(original, state, ("Ada", "Ben"))
    assert (found["to_act"], found["awaiting"], found["turn"]) == ("Ada", "roll", BEFORE_THE_FIRST_ROLL)


# The open questions


def test_which_specialist() -> None:
    text = holding("weasel", 25) + "Ada: WWWWW114>W 114>4 stop"
    assert shown(text) == {
        "game": "deluxe",
        "options": {},
        "players": [player("Ada", (25, 29), None, worms=2 + 3), player("Ben"), player("Cleo")],
        "grill": grill("11/canned_worm 13 21/hen 22 23/raven 24 26 27/golden_die 28 30-36"),
        "bratworm_supply": 7,
        "out_of_game": [],
        "to_act": "Ada",
        "awaiting": "specialist",
        "pending": {"choose": "specialist", "between": ["apple", "weasel"]},
        "turn": {**BEFORE_THE_FIRST_ROLL, "aside": {"4": 1, "W": 5}, "dice": 2, "total": 29},
        "finished": False,
        "winners": [],
    }


def test_which_specialist_after_stealing_the_hen() -> None:
    text = (
        f"{DELUXE}[grill 11/canned_worm 13 22 23/raven 24 26 27/golden_die 28 29/apple 30-36]\n"
        "[stack Ada 25]\n[specialist Ada weasel]\n[stack Ben 21]\n[specialist Ben hen]\nAda: WWWW1234>W 1234>1 stop"
    )
    found = shown(text)
    assert found["players"][:2] == [player("Ada", (25,), worms=2), player("Ben", (21,), worms=1)]
    assert found["pending"] == {"choose": "specialist", "between": ["hen", "weasel"]}
    assert found["out_of_game"] == []


def test_the_rejected_specialist_on_the_last_portion_is_out() -> None:
    text = (
        f"{DELUXE}[grill 11x 13x 21x 22x 23x 24x 26x 27x 28x 29/apple 30-36x]\n[stack Ada 25]\n[specialist Ada weasel]\n"
        "Ada: WWWWW114>W 114>4 stop"
    )
    asked = shown(text)
    assert (asked["finished"], asked["awaiting"], asked["to_act"], asked["winners"]) == (False, "specialist", "Ada", [])
    assert asked["out_of_game"] == ["canned_worm", "golden_die", "hen", "raven"]
    over = shown(text + " keep=apple")
    assert (over["finished"], over["winners"]) == (True, ["Ada"])
    assert over["out_of_game"] == ["canned_worm", "golden_die", "hen", "raven", "weasel"]
    assert over["players"][0] == player("Ada", (25, 29), "apple", worms=8)


NO_SUPPLY = f"{DELUXE}[grill {GRILL}]\n[bratworms Cleo 4]\n[bratworms Ben 3]\n"


def test_whose_bratworm_for_two_ones() -> None:
    assert shown(NO_SUPPLY + "Ada: 11234W55>1") == {
        "game": "deluxe",
        "options": {},
        "players": [player("Ada"), player("Ben", bratworms=3, worms=3), player("Cleo", bratworms=4, worms=4)],
        "grill": grill(GRILL),
        "bratworm_supply": 0,
        "out_of_game": [],
        "to_act": "Ada",
        "awaiting": "bratworm",
        "pending": {"choose": "bratworm", "between": ["Ben", "Cleo"]},
        "turn": {**BEFORE_THE_FIRST_ROLL, "aside": {"1": 2}, "dice": 6, "total": 2},
        "finished": False,
        "winners": [],
    }
    answered = shown(NO_SUPPLY + "Ada: 11234W55>1 from=Cleo")
    assert [found["bratworms"] for found in answered["players"]] == [1, 3, 3]
    assert (answered["awaiting"], answered["pending"], answered["to_act"]) == ("roll", None, "Ada")


def test_the_candidates_stand_in_seat_order() -> None:
    text = NO_SUPPLY.replace("Ada, Ben, Cleo", "Cleo, Ada, Ben") + "[first Ada]\nAda: 11234W55>1"
    assert shown(text)["pending"] == {"choose": "bratworm", "between": ["Cleo", "Ben"]}


def test_whose_bratworm_when_the_last_dice_were_ones() -> None:
    found = shown(NO_SUPPLY + "Ada: 111WWWWW>W 111>1")
    assert (found["awaiting"], found["turn"]["dice"], found["turn"]["total"]) == ("bratworm", 0, 28)
    assert found["players"][0]["stack"] == []
    assert shown(NO_SUPPLY + "Ada: 111WWWWW>W 111>1 from=Ben")["players"][0] == player("Ada", (28,), bratworms=1, worms=3)


def test_whose_bratworm_for_the_raven() -> None:
    text = NO_SUPPLY + "Ada: 1112WWWW>W 1123>3 stop"
    found = shown(text)
    assert found["players"] == [
        player("Ada", (23,), worms=1),
        player("Ben", bratworms=3, worms=3),
        player("Cleo", bratworms=4, worms=4),
    ]
    assert found["grill"] == grill(GRILL.replace(" 23/raven", ""))
    assert found["out_of_game"] == []
    assert found["pending"] == {"choose": "bratworm", "between": ["Ben", "Cleo"]}
    assert (found["to_act"], found["awaiting"]) == ("Ada", "bratworm")
    assert found["turn"] == {**BEFORE_THE_FIRST_ROLL, "aside": {"3": 1, "W": 4}, "dice": 3, "total": 23}
    answered = shown(text + " from=Ben")
    assert answered["grill"] == grill(GRILL.replace(" 23/raven", "").replace(" 13 ", " 13/raven "))
    assert (answered["to_act"], answered["awaiting"], answered["pending"]) == ("Ben", "roll", None)


def test_a_raven_that_is_out_stays_out_while_a_bratworm_for_two_ones_is_chosen() -> None:
    found = shown(NO_SUPPLY.replace("23/raven", "23") + "Ada: 11234W55>1")
    assert found["awaiting"] == "bratworm"
    assert found["out_of_game"] == ["raven"]


def test_which_portion() -> None:
    text = "[game original]\n[players Ada, Ben]\n[options lower=any]\n[grill 36 21 24 22-23x 25-35x]\nAda: 124WWWWW>W 124>1 stop"
    assert shown(text) == {
        "game": "original",
        "options": {"lower": "any"},
        "players": [player("Ada"), player("Ben")],
        "grill": grill("21 22x 23x 24 25x 26x 27x 28x 29x 30x 31x 32x 33x 34x 35x 36"),
        "bratworm_supply": 0,
        "out_of_game": [],
        "to_act": "Ada",
        "awaiting": "portion",
        "pending": {"choose": "portion", "between": [21, 24]},
        "turn": {**BEFORE_THE_FIRST_ROLL, "aside": {"1": 1, "W": 5}, "dice": 2, "total": 26},
        "finished": False,
        "winners": [],
    }


def test_one_question_after_the_other() -> None:
    text = NO_SUPPLY.replace("[grill", "[options lower=any]\n[grill").replace(" 24 ", " 24x ") + "Ada: 1112WWWW>W 1124>4 stop"
    assert shown(text)["pending"] == {"choose": "portion", "between": [21, 22, 23]}
    assert shown(text + " take=23")["pending"] == {"choose": "bratworm", "between": ["Ben", "Cleo"]}
    assert shown(text + " take=23 from=Ben")["pending"] is None


# The end


LAST = "[game original]\n[players Ada, Ben, Cleo]\n[grill 21 22-33x]\n[stack Ben 34]\n[stack Cleo 35 36]\n"


def test_a_finished_game() -> None:
    found = shown(LAST + "Ada: WWWW1234>W 1234>1 stop = 21\n")
    assert found["players"] == [player("Ada", (21,), worms=1), player("Ben", (34,), worms=4), player("Cleo", (35, 36), worms=8)]
    assert found["grill"] == grill("22x 23x 24x 25x 26x 27x 28x 29x 30x 31x 32x 33x")
    assert found["finished"] is True
    assert found["winners"] == ["Cleo"]
    assert (found["to_act"], found["awaiting"], found["pending"], found["turn"]) == (None, None, None, None)


def test_a_tie_goes_to_the_highest_portion() -> None:
    text = "[game original]\n[players Ada, Ben]\n[grill 22-34x]\n[stack Ada 21 35]\n[stack Ben 36]\n"
    assert shown(text)["winners"] == ["Ada"]
    text = "[game original]\n[players Ada, Ben]\n[grill 21-34x]\n[stack Ada 35]\n[stack Ben 36]\n"
    assert shown(text)["winners"] == ["Ben"]


def test_a_win_is_shared_with_no_portion_at_all() -> None:
    found = shown("[game original]\n[players Ben, Ada, Cleo]\n[grill 21-36x]\n")
    assert (found["finished"], found["winners"]) == (True, ["Ben", "Ada", "Cleo"])
    found = shown(DELUXE + "[grill 11-36x]\n[bratworms Ada 2]\n[bratworms Cleo 2]\n")
    assert found["winners"] == ["Ada", "Cleo"]


# Karteneck


def card_player(name: str, **fields: object) -> Json:
    return {"name": name, "stack": [], "worms": 0, "hand": [], "played": [], "total": 0, "passed": False, **fields}


def test_karteneck_awaits_the_grill() -> None:
    assert shown(DEALT) == {
        "game": "karteneck",
        "options": {},
        "players": [
            card_player("Ada", hand=["1", "3", "3", "4", "W12", "W5"]),
            card_player("Ben", hand=["2", "2", "3", "5", "W1", "W20"]),
        ],
        "grill": [],
        "draw_pile": 98,
        "discards": 0,
        "reserve": 18,
        "round": 0,
        "to_act": None,
        "awaiting": "grill",
        "finished": False,
        "winners": [],
    }


def test_karteneck_awaits_a_card() -> None:
    found = shown(DEALT + "grill: 21 18\n")
    assert (found["grill"], found["reserve"], found["round"]) == ([18, 21], 16, 1)
    assert (found["to_act"], found["awaiting"]) == ("Ada", "card")


def test_karteneck_awaits_a_draw() -> None:
    found = shown(DEALT + "grill: 18 21\nAda: W5 W12\n")
    assert (found["to_act"], found["awaiting"], found["draw_pile"]) == ("Ada", "draw", 98)
    assert found["players"][0] == card_player("Ada", hand=["1", "3", "3", "4"], played=["W12", "W5"], total=10)
    found = shown(DEALT + "grill: 18 21\nAda: W5 W12 +3\n")
    assert (found["to_act"], found["awaiting"], found["draw_pile"]) == ("Ben", "card", 97)
    assert found["players"][0]["hand"] == ["1", "3", "3", "3", "4"]


def test_karteneck_passing_without_a_worm() -> None:
    found = shown(DEALT + "grill: 18 21\nAda: 3 3 +W7\nBen: 5 +1\nAda: pass +2\n")
    assert (found["to_act"], found["awaiting"], found["discards"], found["draw_pile"], found["grill"]) == (
        "Ada",
        "draw",
        2,
        95,
        [21],
    )
    assert found["players"] == [
        card_player("Ada", stack=[18], worms=1, hand=["1", "2", "4", "W12", "W5", "W7"], passed=True),
        card_player("Ben", hand=["1", "2", "2", "3", "W1", "W20"], played=["5"], total=5),
    ]


def test_karteneck_between_two_rounds() -> None:
    found = shown(DEALT + "grill: 18 21\nAda: 3 3 +W7\nBen: 5 +1\nAda: pass +2 +4\nBen: pass\n")
    assert (found["to_act"], found["awaiting"], found["round"], found["reserve"]) == (None, "grill", 1, 16)
    assert (found["discards"], found["draw_pile"], found["grill"]) == (3, 94, [])
    assert [seat["stack"] for seat in found["players"]] == [[18], [21]]
    assert [seat["passed"] for seat in found["players"]] == [True, True]
    assert [seat["played"] for seat in found["players"]] == [[], []]


def test_karteneck_passed_is_reset_when_a_round_is_opened() -> None:
    found = shown(DEALT + "grill: 18 21\nAda: pass +2 +4\nBen: pass\ngrill: 30 0\n")
    assert [seat["passed"] for seat in found["players"]] == [False, False]
    assert (found["to_act"], found["awaiting"], found["round"], found["grill"]) == ("Ben", "card", 2, [0, 30])


def test_karteneck_of_a_position() -> None:
    text = KARTENECK + "[first Ben]\n[hand Ada 1]\n[hand Ben]\n[stack Ada 0 30]\n[stack Ben 42 16]\n[discards 3 W1]\n"
    assert shown(text) == {
        "game": "karteneck",
        "options": {},
        "players": [card_player("Ada", stack=[0, 30], worms=5, hand=["1"]), card_player("Ben", stack=[42, 16], worms=10)],
        "grill": [],
        "draw_pile": 107,
        "discards": 2,
        "reserve": 14,
        "round": 2,
        "to_act": None,
        "awaiting": "grill",
        "finished": False,
        "winners": [],
    }


def test_karteneck_reserve_by_players() -> None:
    for players, reserve in ((2, 18), (3, 24), (4, 28), (5, 30), (6, 30)):
        names = [f"P{number}" for number in range(players)]
        hands = "".join(f"[hand {name} 1]\n" for name in names)
        assert shown(f"[game karteneck]\n[players {', '.join(names)}]\n{hands}")["reserve"] == reserve


def test_karteneck_finished() -> None:
    stacks = "[stack Ada 16 17 18 19 20 21 22 23]\n[stack Ben 25 26 27 28 29 30 31 32]\n"
    found = shown(DEALT + stacks + "grill: 41 42\nAda: pass +1 +1\nBen: pass\n")
    assert (found["finished"], found["winners"], found["reserve"], found["round"]) == (True, ["Ben"], 0, 9)
    assert (found["to_act"], found["awaiting"]) == (None, None)


def test_karteneck_a_tie_goes_to_the_highest_portion() -> None:
    stacks = "[stack Ada 17 20 23 26 29 32 35 38 41]\n[stack Ben 16 19 22 25 28 31 34 37 40]\n"
    found = shown(DEALT + stacks)
    assert [seat["worms"] for seat in found["players"]] == [45, 45]
    assert found["winners"] == ["Ada"]
