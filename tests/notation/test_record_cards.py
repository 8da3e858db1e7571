"""Heckmeck am Karteneck as text: hands, rounds, plays, passes, steals, draws; and games that begin between two rounds."""

from __future__ import annotations

import pytest
from record_kit import DEALT, HERE, KARTENECK, body, caught, headers, kept, refuses

from heckmeck.notation import position, read, write
from heckmeck.notation.card_text import card_text, cards_text
from heckmeck.rules.karteneck.cards import DECK, take_out
from heckmeck.rules.karteneck.chances import Dealt

OPEN = DEALT + "grill: 18 21\n"
THREE = (
    "[game karteneck]\n[players Ada, Ben, Cleo]\n[hand Ada 1 3 3 W5 W12 4]\n[hand Ben 2 2 5 W1 W20 3]\n[hand Cleo 1 1 1 W7 2 2]\n"
)


def all_but(pile: str, *others: str) -> str:
    """Every card of the deck but these."""
    words = " ".join([pile, *others]).split()
    by_text = {card_text(card): card for card in DECK}
    return cards_text(take_out(DECK, [by_text[word] for word in words]))


# The deal


def test_one_header_a_seat_tells_its_hand() -> None:
    record = kept(KARTENECK + "[hand Ada 1 3 3 4 W5 W12]\n[hand Ben 2 2 3 5 W1 W20]\n")
    assert [type(move) for move in record.moves] == [Dealt]
    assert record.end().hands == ((1, 3, 3, 4, 10, 17), (2, 2, 3, 5, 6, 25))


def test_the_cards_of_a_hand_stand_in_any_order() -> None:
    assert read(DEALT.replace("1 3 3 W5 W12 4", "W12 3 4 1 W5 3")) == read(DEALT)


def test_every_seat_has_a_hand() -> None:
    refuses(f"{KARTENECK}[{HERE}hand Ada 1 3 3 W5 W12 4]\n", "hand_missing", expected=["the-header hand Ben"], name="Ben")
    refuses(f"[game karteneck]\n[{HERE}players Ada, Ben]\n", "hand_missing", expected=["the-header hand Ada"], name="Ada")
    refuses(f"{DEALT}[hand {HERE}Ben 1]\n", "header_twice", key="hand")
    refuses(f"{DEALT}[hand {HERE}Cleo 1]\n", "no_such_player", expected=["one-of Ada, Ben"], name="Cleo")
    refuses(f"{DEALT}[{HERE}hand]\n", "name_missing", expected=["name"])


@pytest.mark.parametrize("card", ["0", "6", "7", "W", "W0", "W05", "w5", "5W", "W100", "-1", "１", "pass", "W1.", "W٣"])
def test_what_is_no_card_is_refused(card: str) -> None:
    refuses(f"{KARTENECK}[hand Ada 1 2 {HERE}{card} 3 4 5]\n[hand Ben 1 1 1 1 1 1]\n", "no_such_card", expected=["card"], card=card)
    refuses(f"{OPEN}Ada: 1 {HERE}+{card}\n", "no_such_card", expected=["card"], card=card)


TOO_OFTEN = {
    "a worm card in two hands": ("[hand Ada 1 2 3 4 5 W12]‸\n[hand Ben 1 2 3 4 5 W12]‸", "card_too_often", "C6"),
    "a worm card twice in a hand": ("[hand Ada 1 2 3 4 5 W1]\n[hand Ben 1 2 3 4 W12 W12]‸", "card_too_often", "C6"),
    "a tag that there is not": ("[hand Ada 1 2 3 4 5 W1]\n[hand Ben 1 2 3 4 5 W26]‸", "no_such_card", "C6"),
    "eighteen ones": ("[hand Ada 2]\n[hand Ben 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1]‸", "card_too_often", "C6"),
    "eighteen ones in all": (
        "[hand Ada 1 1]‸\n[hand Ben 1]‸\n[discards 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1]‸",
        "card_too_often",
        "C6",
    ),
    "a card in a hand and discarded": ("[hand Ada 1]\n[hand Ben W1]‸\n[discards W1]‸", "card_too_often", "C6"),
    "a portion twice in a stack": ("[hand Ada 1]\n[hand Ben 1]\n[stack Ada 20 20]‸", "portion_too_often", "C7"),
    "four zeros": ("[hand Ada 1]\n[hand Ben 1]\n[stack Ada 0 0]‸\n[stack Ben 0 0]‸", "portion_too_often", "C7"),
    "a portion that there is not": ("[hand Ada 1]\n[hand Ben 1]\n[stack Ada 20 15]‸", "no_such_portion", "C7"),
    "half a round": ("[hand Ada 1]\n[hand Ben 1]\n[stack Ada 20]‸", "not_whole_rounds", "K2"),
    "a round and a half": ("[hand Ada 1]\n[hand Ben 1]\n[stack Ada 16 17]‸\n[stack Ben 20]‸", "not_whole_rounds", "K2"),
    "more than the portions in the game": (
        "[hand Ada 1]\n[hand Ben 1]\n[stack Ada 16 17 18 19 20 21 22 23 24 25]‸\n[stack Ben 26 27 28 29 30 31 32 33 34 35]‸",
        "too_many_portions",
        "K1",
    ),
}
"""Each with carets at the lines that name the piece too many."""


@pytest.mark.parametrize(("text", "reason", "rule"), TOO_OFTEN.values(), ids=TOO_OFTEN)
def test_a_position_that_the_pieces_cannot_make_is_refused(text: str, reason: str, rule: str) -> None:
    error = caught(f"{KARTENECK}{text.replace(HERE, '')}\n")
    assert (error.reason, error.rule) == (reason, rule)


@pytest.mark.parametrize(("text", "reason", "rule"), TOO_OFTEN.values(), ids=TOO_OFTEN)
def test_it_is_refused_on_a_line_that_names_the_piece(text: str, reason: str, rule: str) -> None:
    error = caught(f"{KARTENECK}{text.replace(HERE, '')}\n")
    assert error.line in [number for number, line in enumerate(text.split("\n"), start=3) if HERE in line]


# A round


def test_grill_opens_a_round() -> None:
    record = read(DEALT + "grill: 21 18")
    assert body(record) == ["grill: 18 21"]
    assert record == read(OPEN)
    assert record.end().grill == (18, 21)


def test_the_grill_has_a_portion_for_each_player() -> None:
    for portions in ("", " 18", " 18 21 30"):
        refuses(f"{DEALT}{HERE}grill:{portions}\n", "size_of_grill", rule="K2", players=2, says=["2"])


def test_the_grill_is_made_of_portions_that_never_turned_up() -> None:
    refuses(f"{DEALT}grill: 18 {HERE}43\n", "portion_not_face_down", rule="K2", portion=43)
    refuses(f"{DEALT}grill: 18 {HERE}18\n", "portion_not_face_down", rule="K2", portion=18)
    read(DEALT + "grill: 0 0\n")
    refuses(f"{DEALT}[stack Ada 0 0]\n[stack Ben 18 21]\ngrill: 0 {HERE}0\n", "portion_not_face_down", rule="K2", portion=0)
    refuses(f"{DEALT}grill: 18 {HERE}x\n", "not_a_number", expected=["number"], text="x")


def test_nothing_comes_before_the_grill() -> None:
    refuses(f"{DEALT}{HERE}Ada: 3 +1\n", "wrong_turn", expected=["grill-line 2"], name="Ada")


def test_a_round_is_opened_once() -> None:
    refuses(f"{OPEN}{HERE}grill: 22 23\n", "awaiting_card", rule="K3")


def test_a_play_and_its_draw() -> None:
    record = read(OPEN + "Ada: 3 3 +W7\nBen: W1 W20 +1\n")
    assert body(record) == ["grill: 18 21", "Ada: 3 3 +W7", "Ben: W1 W20 +1"]
    assert read(OPEN + "Ada: 3 3 +W7\nBen: W20 W1 +1\n") == record


def test_the_turn_is_the_next_players() -> None:
    refuses(f"{OPEN}{HERE}Ben: 2 +1\n", "wrong_turn", expected=["turn-of Ada"], name="Ben")
    refuses(f"{OPEN}Ada: 3 +1\n{HERE}Ada: 4 +1\n", "wrong_turn", expected=["turn-of Ben"], name="Ada")
    refuses(f"{OPEN}{HERE}Cleo: 3 +1\n", "no_such_player", expected=["one-of Ada, Ben"], name="Cleo")


def test_what_the_rules_refuse_is_refused_at_the_card() -> None:
    refuses(f"{OPEN}Ada: 1 {HERE}3 +1\n", "mixed_kinds", rule="K4")
    refuses(f"{OPEN}Ada: 3 3 {HERE}3 +1\n", "card_not_in_hand", rule="K4", says=["3"])
    refuses(f"{OPEN}Ada: {HERE}W6 +1\n", "card_not_in_hand", rule="K4", says=["W6"])
    refuses(f"{OPEN}Ada: 3 +1\nBen: 2 +1\nAda: {HERE}3 +1\n", "kind_already_played", rule="K4")
    refuses(f"{OPEN}Ada: W5 +1\nBen: 2 +1\nAda: {HERE}W12 +1\n", "kind_already_played", rule="K4")


def test_a_pass_and_its_two_draws() -> None:
    record = read(OPEN + "Ada: pass +2 +4\n")
    assert body(record) == ["grill: 18 21", "Ada: pass +2 +4"]
    assert record.end().stacks[0] == (18,)


def test_the_last_to_pass_draws_nothing() -> None:
    text = OPEN + "Ada: pass +2 +4\nBen: pass\n"
    assert position(read(text))["awaiting"] == "grill"
    refuses(f"{OPEN}Ada: pass +2 +4\nBen: pass {HERE}+1\n", "draw_not_owed", expected=["end-of-line"], text="+1")


def test_as_many_cards_are_drawn_as_are_owed() -> None:
    refuses(f"{OPEN}Ada: 3 +1 {HERE}+2\n", "draw_not_owed", expected=["end-of-line"], text="+2")
    refuses(f"{OPEN}Ada: pass +1 +2 {HERE}+3\n", "draw_not_owed", expected=["end-of-line"], text="+3")
    refuses(f"{OPEN}Ada: 3\n{HERE}Ben: 2 +1\n", "draw_missing", expected=["end-of-record"], name="Ada")
    refuses(f"{OPEN}Ada: pass +1\n{HERE}Ben: 2 +1\n", "draw_missing", expected=["end-of-record"], name="Ada")
    refuses(f"{OPEN}Ada: 3\n{HERE}grill: 22 23\n", "draw_missing", expected=["end-of-record"], name="Ada")


def test_a_draw_is_any_card_still_in_the_draw_pile() -> None:
    refuses(f"{OPEN}Ada: 3 {HERE}+W5\n", "card_not_in_pile", rule="K10", says=["W5"])
    refuses(f"{OPEN}Ada: 3 {HERE}+W20\n", "card_not_in_pile", rule="K10", says=["W20"])
    refuses(f"{OPEN}Ada: 3 +W7\nBen: 2 {HERE}+W7\n", "card_not_in_pile", rule="K10", says=["W7"])
    read(f"{OPEN}Ada: 3 +3\n")


def test_a_turn_is_a_play_or_a_pass_and_then_draws() -> None:
    refuses(f"{OPEN}Ada:{HERE}\n", "empty_turn", expected=["card-play", "card-pass"])
    refuses(f"{OPEN}Ada:{HERE} +1\n", "empty_turn", expected=["card-play", "card-pass"])
    refuses(f"{OPEN}Ada: 3 +1 {HERE}3\n", "bad_token", expected=["card-draw"], text="3")
    refuses(f"{OPEN}Ada: pass +1 {HERE}steal=Ben\n", "bad_token", expected=["card-draw"], text="steal=Ben")
    refuses(f"{OPEN}Ada: pass {HERE}3\n", "bad_token", expected=["card-draw", "card-steal"], text="3")
    refuses(f"{OPEN}Ada: pass {HERE}pass\n", "bad_token", expected=["card-draw", "card-steal"], text="pass")
    refuses(f"{OPEN}Ada: 3 {HERE}pass\n", "no_such_card", expected=["card"], card="pass")
    refuses(f"{OPEN}Ada: {HERE}Pass\n", "no_such_card", expected=["card"], card="Pass")
    refuses(f"{OPEN}Ada: 3 {HERE}steal=Ben\n", "no_such_card", expected=["card"], card="steal=Ben")
    refuses(f"{OPEN}Ada: {HERE}stop\n", "no_such_card", expected=["card"], card="stop")


# Stealing


ROBBED = (
    "[game karteneck]\n[players Ada, Ben]\n[hand Ada 1 W5 W12 W3 W4 2]\n[hand Ben 2 2 5 W1 W20 3]\n"
    "[stack Ada 16]\n[stack Ben 20]\ngrill: 18 21\nAda: W3 W4 W5 W12 +1\nBen: 2 +2\n"
)


def test_steal_names_the_player_robbed() -> None:
    record = read(ROBBED + "Ada: pass steal=Ben +2 +4\n")
    assert body(record)[-1] == "Ada: pass steal=Ben +2 +4"
    assert record.end().stacks == ((16, 20), ())
    assert read(ROBBED + "Ada: pass +2 +4\n").end().stacks == ((16,), (20,))


def test_only_what_the_rules_allow_is_stolen() -> None:
    refuses(f"{ROBBED}Ada: pass {HERE}steal=Ada +2 +4\n", "steal_from_oneself", rule="K7")
    refuses(
        f"{ROBBED}Ada: 2 +1\nBen: 3 +3\nAda: pass {HERE}steal=Ben\n", "total_is_not_the_portion", rule="K7", total=22, portion=20
    )
    refuses(f"{OPEN}Ada: pass {HERE}steal=Ben\n", "steal_without_worm", rule="K7")
    refuses(f"{OPEN}Ada: W5 +1\nBen: 2 +1\nAda: pass {HERE}steal=Ben\n", "nothing_to_steal", rule="K7")


def test_who_is_robbed_is_a_player() -> None:
    refuses(f"{ROBBED}Ada: pass steal={HERE}Cleo +2 +4\n", "no_such_player", expected=["one-of Ada, Ben"], name="Cleo")
    refuses(f"{ROBBED}Ada: pass steal={HERE} +2 +4\n", "no_such_player", expected=["one-of Ada, Ben"], name="")


@pytest.mark.parametrize("word", ["steal", "Steal=Ben", "rob=Ben", "=Ben", "steal:Ben"])
def test_steal_is_spelled_steal(word: str) -> None:
    refuses(f"{ROBBED}Ada: pass {HERE}{word} +2 +4\n", "bad_token", expected=["card-draw", "card-steal"], text=word)


def test_one_player_is_robbed() -> None:
    refuses(f"{ROBBED}Ada: pass steal=Ben {HERE}steal=Ben +2 +4\n", "bad_token", expected=["card-draw", "card-steal"])


# The discards


def test_the_discards_become_the_pile_when_a_draw_finds_it_empty_and_no_line_says_so() -> None:
    hands = "1 2 2", "3 W1"
    discards = "4 5 W25"
    pile = "5"
    text = (
        f"{KARTENECK}[hand Ada {hands[0]} {all_but(pile, *hands, discards)}]\n[hand Ben {hands[1]}]\n[discards {discards}]\n"
        "grill: 18 21\n"
    )
    before = position(read(text + "Ada: 1\n"))
    assert (before["draw_pile"], before["discards"], before["awaiting"]) == (1, 3, "draw")
    refuses(f"{text}Ada: 1 {HERE}+4\n", "card_not_in_pile", rule="K10")
    between = position(read(text + "Ada: 1 +5\n"))
    assert (between["draw_pile"], between["discards"]) == (0, 3)
    waiting = position(read(text + "Ada: 1 +5\nBen: 3\n"))
    assert (waiting["draw_pile"], waiting["discards"], waiting["awaiting"]) == (0, 3, "draw")
    refuses(f"{text}Ada: 1 +5\nBen: 3 {HERE}+3\n", "card_not_in_pile", rule="K10")
    record = read(text + "Ada: 1 +5\nBen: 3 +W25\n")
    after = position(record)
    assert (after["draw_pile"], after["discards"]) == (2, 0)
    assert body(record)[-1] == "Ben: 3 +W25"
    assert read(write(record)) == record


def test_with_nothing_to_draw_nothing_is_drawn() -> None:
    hands = "1 2 2", "3 W1"
    text = f"{KARTENECK}[hand Ada {hands[0]} {all_but('', *hands)}]\n[hand Ben {hands[1]}]\ngrill: 18 21\n"
    record = read(text + "Ada: 1\nBen: 3\nAda: pass +1\nBen: W1\n")
    assert position(record)["awaiting"] == "card"
    assert read(write(record)) == record
    refuses(f"{text}Ada: 1 {HERE}+1\n", "draw_not_owed", expected=["end-of-line"])
    refuses(f"{text}Ada: 1\nBen: 3\nAda: pass +1 {HERE}+1\n", "draw_not_owed", expected=["end-of-line"])


# From a position


def test_a_game_may_begin_between_two_rounds() -> None:
    record = kept(
        "[game karteneck]\n[players Ada, Ben, Cleo]\n[first Cleo]\n"
        "[hand Ada 1 3 W5]\n[hand Ben 2 2 5 W1 W20 W21 W22]\n[hand Cleo 4]\n"
        "[stack Ada 0 30]\n[stack Cleo 16]\n[discards 3 W2]\n\ngrill: 17 18 42\nCleo: 4 +1\n"
    )
    assert record.start.stacks == ((0, 30), (), (16,))
    assert record.start.round == 1
    assert record.start.awaiting == "grill"


def test_hands_are_of_any_size() -> None:
    record = read(KARTENECK + "[hand Ada 1 1]\n[hand Ben]\n")
    assert record.end().hands == ((1, 1), ())
    assert read(write(record)) == record
    more = read(KARTENECK + "[hand Ada 1 1 1 2 2 2 3]\n[hand Ben 4 4 4 5 5 5 3]\n")
    assert [len(hand) for hand in more.end().hands] == [7, 7]
    assert read(write(more)) == more


@pytest.mark.parametrize("header", ["[discards]", "[stack Ada]", "[stack Ben]\n[discards]"])
def test_an_empty_stack_and_no_discards_say_nothing(header: str) -> None:
    record = read(f"{DEALT}{header}\n")
    assert read(write(record)) == record
    assert record == read(DEALT)


def test_six_cards_each_and_nothing_else_is_the_deal() -> None:
    assert [type(move) for move in read(DEALT).moves] == [Dealt]
    assert read(DEALT + "[stack Ada 16 17]\n").moves == ()
    assert read(DEALT + "[discards 1]\n").moves == ()


def test_the_stacks_amount_to_whole_rounds() -> None:
    for stacks in ("[stack Ada 16 17]", "[stack Ada 16]\n[stack Ben 17]", "[stack Ada 0 0 0]\n[stack Ben 42]"):
        assert read(f"{DEALT}{stacks}\n").end().round == (2 if "42" in stacks else 1)


def test_a_stack_is_numbers_and_discards_are_cards() -> None:
    refuses(f"{DEALT}[stack Ada 16 {HERE}W1]\n", "not_a_number", expected=["number"], text="W1")
    refuses(f"{DEALT}[stack Ada {HERE}99999 1]\n", "not_a_number", expected=["number"])
    refuses(f"{DEALT}[discards 3 {HERE}x]\n", "no_such_card", expected=["card"], card="x")
    refuses(f"{DEALT}[discards 3]\n[{HERE}discards 3]\n", "header_twice", key="discards")


def test_a_position_after_the_last_round_is_the_end() -> None:
    stacks = "[stack Ada 16 17 18 19 20 21 22 23 24]\n[stack Ben 25 26 27 28 29 30 31 32 33]\n"
    assert position(read(f"{DEALT}{stacks}"))["winners"] == ["Ben"]
    refuses(f"{DEALT}{stacks}{HERE}grill: 34 35\n", "game_over", expected=["end-of-record"])


def test_first_goes_first_in_the_first_round() -> None:
    record = read(DEALT + "[first Ben]\ngrill: 18 21\n")
    assert position(record)["to_act"] == "Ben"
    assert headers(record)[2] == "[first Ben]"


# Cut anywhere


def test_a_round_may_be_cut_after_any_token() -> None:
    text = THREE + (
        "grill: 18 21 30\nAda: 3 3 +W9\nBen: W1 W20 +1\nCleo: 1 1 1 +3\nAda: W5 +2\nBen: pass +2 +4\nCleo: pass +1 +1\nAda: pass\n"
    )
    whole = read(text)
    start, _, rounds = text.partition("grill:")
    lines = ("grill:" + rounds).splitlines()
    for number, line in enumerate(lines):
        words = line.split()
        for size in range(2, len(words) + 1):
            cut = start + "\n".join([*lines[:number], " ".join(words[:size])])
            if line.startswith("grill") and size < len(words):
                assert caught(cut).reason == "size_of_grill"
                continue
            record = read(cut)
            assert read(write(record)) == record
            assert record.moves[:-1] == whole.moves[: len(record.moves) - 1]
    assert record == whole
