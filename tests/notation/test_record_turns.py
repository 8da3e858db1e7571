"""A turn with dice is one line: the name and then tokens, each of which says something."""

from __future__ import annotations

import pytest
from record_kit import DELUXE, HERE, ORIGINAL, body, caught, expectations, kept, refuses

from heckmeck.notation import position, read, write

GRILL = "11/canned_worm 13 21/hen 22 23/raven 24 25/weasel 26 27/golden_die 28 29/apple 30-36"


def holding(specialist: str, portion: int, options: str = "") -> str:
    """Ada has a specialist and the portion it came with; everything else is as at the start."""
    words = [word for word in GRILL.split() if not word.startswith(str(portion))]
    return f"{DELUXE}{options}[grill {' '.join(words)}]\n[stack Ada {portion}]\n[specialist Ada {specialist}]\n"


GOLDEN = holding("golden_die", 27)
PLAIN = holding("golden_die", 27, "[options golden_die=plain]\n")
WEASEL = holding("weasel", 25)
CANNED = holding("canned_worm", 11)
APPLE = holding("apple", 29)
NO_SUPPLY = f"{DELUXE}[grill {GRILL}]\n[bratworms Ben 3]\n[bratworms Cleo 4]\n"
ANY_LOWER = "[game original]\n[players Ada, Ben]\n[options lower=any]\n[grill 21 22x 23x 24 25x 26x 27-36]\n"


# Rolls


@pytest.mark.parametrize("roll", ["44412W35", "W5443214", "1234445W", "5W444321"])
def test_a_roll_is_its_faces_in_any_order(roll: str) -> None:
    assert body(read(f"{ORIGINAL}Ada: {roll}>4")) == ["Ada: 1234445W>4"]


def test_the_printed_example_a() -> None:
    record = read(ORIGINAL + "Ada: 44412W35>4 4423W>W 55WW>5 stop = 27\n")
    assert body(record) == ["Ada: 1234445W>4 2344W>W 55WW>5 stop = 27"]


@pytest.mark.parametrize("roll", ["4441235", "44412W354", "4", "444444444444444444"])
def test_all_dice_that_are_left_are_rolled(roll: str) -> None:
    refuses(
        f"{ORIGINAL}Ada: {HERE}{roll}>4\n",
        "wrong_number_of_dice",
        rule=None if len(roll) > 8 else "T1",
        expected=["roll 8"],
        dice=8,
    )


def test_the_dice_aside_are_not_rolled_again() -> None:
    refuses(f"{ORIGINAL}Ada: 44412W35>4 {HERE}4423>2\n", "wrong_number_of_dice", rule="T1", expected=["roll 5"], dice=5)
    refuses(f"{ORIGINAL}Ada: 44412W35>4 {HERE}44235W>2\n", "wrong_number_of_dice", rule="T1", expected=["roll 5"], dice=5)


@pytest.mark.parametrize("roll", ["44412w35", "04412W35", "44412635", "44412Ｗ35", "４4412W35", "W-W-W-W-", "44412W35<4", "?"])
def test_what_is_no_face_is_refused(roll: str) -> None:
    refuses(f"{ORIGINAL}Ada: {HERE}{roll}>4\n", "bad_token", expected=["roll 8"], text=f"{roll}>4")


def test_a_roll_waits_for_a_face_to_be_laid_aside() -> None:
    choices = ["choice >1", "choice >2", "choice >3", "choice >4", "choice >5", "choice >W"]
    refuses(f"{ORIGINAL}Ada: 44412W35 {HERE}44412W35\n", "lay_aside_first", rule="T3", expected=choices)


def test_a_roll_stands_apart_from_what_is_before_it() -> None:
    refuses(f"{ORIGINAL}Ada: 44412W35>4{HERE}4423W>W\n", "bad_token", expected=["roll 5", "choice stop"], text="4423W>W")


# The golden die


def test_the_golden_dies_face_is_last_behind_a_star() -> None:
    kept(GOLDEN + "\nAda: 1234445W*1>4 2344W*W>W\n")


def test_the_golden_die_is_rolled_alone_when_it_alone_is_left() -> None:
    record = kept(GOLDEN + "\nAda: 11111111*W>1 *W>W = 13\n")
    assert record.end().board.stacks[0] == (27, 13)


def test_a_first_roll_without_a_star_leaves_the_golden_die_out_of_the_turn() -> None:
    record = kept(GOLDEN + "\nAda: 1234445W>4 2344W>W\n")
    assert not record.end().turn.golden_in_hand
    refuses(f"{GOLDEN}Ada: 44412W35>4 {HERE}4423W*W>W\n", "golden_die_not_rolled", rule="S-gold", expected=["roll 5"])


def test_the_golden_die_is_in_every_roll_until_it_is_aside() -> None:
    refuses(f"{GOLDEN}Ada: 44412W35*1>4 {HERE}4423W>W\n", "golden_die_missing", rule="S-gold", expected=["roll-golden 5"])
    assert body(read(f"{GOLDEN}Ada: 44412W35*1>1 4423W55>5")) == ["Ada: 1234445W*1>1 234455W>5"]
    refuses(f"{GOLDEN}Ada: 44412W35*1>1 {HERE}4423W55*1>5\n", "golden_die_not_rolled", rule="S-gold", expected=["roll 7"])
    refuses(f"{GOLDEN}Ada: 11111111*W>1 {HERE}1*W\n", "wrong_number_of_dice", rule="T1", expected=["roll-golden 0"], dice=0)


def test_who_does_not_have_the_golden_die_does_not_roll_it() -> None:
    refuses(f"{DELUXE}Ada: {HERE}44412W35*1>4\n", "no_golden_die", rule="S-gold", expected=["roll 8"])
    refuses(f"{ORIGINAL}Ada: {HERE}*1\n", "no_golden_die", rule="S-gold", expected=["roll 8"])


@pytest.mark.parametrize("face", "2345")
def test_the_golden_die_has_ones_and_worms(face: str) -> None:
    error = refuses(f"{GOLDEN}Ada: {HERE}44412W35*{face}>4\n", "golden_die_has_no_such_face", rule="C3", expected=["roll-golden 8"])
    assert error.details == {"face": int(face)}


@pytest.mark.parametrize("face", "12345W")
def test_a_plain_golden_die_has_all_faces(face: str) -> None:
    kept(f"{PLAIN}\nAda: 1234445W*{face}>4\n")


@pytest.mark.parametrize("roll", ["44412W35*", "44412W35*6", "*144412W35", "44412W35*11", "44412W35**1", "44412W35 *1"])
def test_the_golden_die_shows_one_face(roll: str) -> None:
    assert caught(f"{GOLDEN}Ada: {roll}>4\n").line == 6


# The weasel


def test_the_weasel_stands_between_two_rolls_of_the_same_dice() -> None:
    record = kept(WEASEL + "\nAda: 1234445W>4 1122W~11135>1\n")
    assert record.end().turn.weasel_used


def test_the_first_roll_may_be_rolled_again() -> None:
    kept(WEASEL + "\nAda: 1234445W~11122334>1\n")


def test_only_the_weasel_rolls_again() -> None:
    error = refuses(f"{DELUXE}Ada: 44412W35{HERE}~44412W35>4\n", "no_weasel", rule="S-weasel")
    assert expectations(error)[0] == "choice >1"
    refuses(f"{ORIGINAL}Ada: {HERE}~44412W35>4\n", "no_weasel", rule="S-weasel", expected=["roll 8"])


def test_the_weasel_helps_once_in_a_turn() -> None:
    refuses(f"{WEASEL}Ada: 44412W35~44412W35{HERE}~44412W35\n", "weasel_used", rule="S-weasel")
    refuses(f"{WEASEL}Ada: 44412W35~44412W35>4 1122W{HERE}~11223\n", "weasel_used", rule="S-weasel")
    read(f"{WEASEL}Ada: 44412W35>4 1122W>W 1122~1133>1\n")


def test_the_weasel_needs_a_roll() -> None:
    refuses(f"{WEASEL}Ada: {HERE}~44412W35\n", "nothing_to_roll_again", rule="S-weasel", expected=["roll 8"])
    refuses(f"{WEASEL}Ada: 44412W35>4 {HERE}~1122W\n", "nothing_to_roll_again", rule="S-weasel", expected=["roll 5", "choice stop"])


def test_the_weasel_rolls_the_same_dice() -> None:
    refuses(f"{WEASEL}Ada: 44412W35>4 1122W~{HERE}1122>1\n", "wrong_number_of_dice", rule="T1", expected=["roll 5"], dice=5)
    refuses(f"{WEASEL}Ada: 44412W35>4 1122W~{HERE}1122W*1>1\n", "golden_die_not_rolled", rule="S-gold", expected=["roll 5"])


def test_the_weasels_roll_is_never_missing() -> None:
    refuses(f"{WEASEL}Ada: 44412W35~{HERE}\n", "roll_missing", expected=["roll 8"])
    for token in ("stop", ">4", "~", "keep=hen"):
        refuses(f"{WEASEL}Ada: 44412W35>4 1122W~{HERE}{token}\n", "roll_missing", expected=["roll 5"])


def test_the_weasel_may_help_a_failed_roll() -> None:
    record = kept(WEASEL + "\nAda: 1234445W>4 44444~11123>1\n")
    assert position(record)["to_act"] == "Ada"


def test_the_holder_of_an_unused_weasel_may_let_a_failure_stand() -> None:
    record = kept(WEASEL + "\nAda: 1234445W>4 44444 stop = failed\n")
    assert record.end().board.stacks[0] == ()


def test_nothing_else_is_possible_at_a_failed_roll() -> None:
    expected = ["choice ~", "choice stop"]
    refuses(f"{WEASEL}Ada: 44412W35>4 44444{HERE}>4\n", "face_already_aside", rule="T2", expected=expected)
    refuses(f"{WEASEL}Ada: 44412W35>4 44444 {HERE}12345\n", "lay_aside_first", rule="T3", expected=expected)


def test_a_used_weasel_leaves_nothing_to_decide() -> None:
    kept(WEASEL + "\nAda: 1234445W~1234445W>4 44444 = failed\n")
    kept(WEASEL + "\nAda: 1234445W>4 1122W~44444 = failed\n")
    refuses(
        f"{WEASEL}Ada: 44412W35>4 1122W~44444 {HERE}stop\n", "turn_over", expected=["the-result failed", "end-of-line"], text="stop"
    )


# Laying aside


@pytest.mark.parametrize("face", "12345W")
def test_any_face_of_the_roll_may_be_laid_aside(face: str) -> None:
    kept(f"{ORIGINAL}\nAda: 1234445W>{face}\n")


def test_a_face_is_laid_aside_from_a_roll() -> None:
    refuses(f"{ORIGINAL}Ada: {HERE}>4\n", "nothing_rolled", rule="T2", expected=["roll 8"])
    refuses(f"{ORIGINAL}Ada: 44412W35>4{HERE}>1\n", "nothing_rolled", rule="T2", expected=["roll 5", "choice stop"])


def test_a_face_that_was_not_rolled_is_not_laid_aside() -> None:
    refuses(
        f"{ORIGINAL}Ada: 44411W33{HERE}>2\n",
        "face_not_rolled",
        rule="T2",
        expected=["choice >1", "choice >3", "choice >4", "choice >W"],
        face=2,
    )


def test_a_face_that_is_aside_is_not_laid_aside_again() -> None:
    refuses(
        f"{ORIGINAL}Ada: 44412W35>4 4423W{HERE}>4\n",
        "face_already_aside",
        rule="T2",
        expected=["choice >2", "choice >3", "choice >W"],
        face=4,
    )


@pytest.mark.parametrize("token", [">", ">6", ">0", ">w", "> 4", ">worm"])
def test_what_is_no_laying_aside_is_refused(token: str) -> None:
    error = refuses(f"{ORIGINAL}Ada: 44412W35{HERE}{token}\n", "bad_token")
    assert expectations(error)[3] == "choice >4"


# Stopping


def test_stop_ends_a_turn() -> None:
    kept(ORIGINAL + "\nAda: 1234445W>4 stop = failed\nBen: 1123WWWW>W stop = failed\n")


def test_stop_is_left_out_where_the_turn_ends_by_itself() -> None:
    over = ["the-result failed", "end-of-line"]
    kept(ORIGINAL + "\nAda: 11111111>1 = failed\n")
    refuses(f"{ORIGINAL}Ada: 11111111>1 {HERE}stop\n", "turn_over", expected=over, text="stop")
    kept(ORIGINAL + "\nAda: 1234445W>4 44444 = failed\n")
    refuses(f"{ORIGINAL}Ada: 44412W35>4 44444 {HERE}stop\n", "turn_over", expected=over, text="stop")


def test_nobody_stops_before_laying_aside() -> None:
    refuses(f"{ORIGINAL}Ada: {HERE}stop\n", "nothing_aside", rule="T4", expected=["roll 8"])
    error = refuses(f"{ORIGINAL}Ada: 44412W35 {HERE}stop\n", "lay_aside_first", rule="T4")
    assert len(expectations(error)) == 6
    refuses(
        f"{ORIGINAL}Ada: 44412W35>4 1122W {HERE}stop\n",
        "lay_aside_first",
        rule="T4",
        expected=["choice >1", "choice >2", "choice >W"],
    )


@pytest.mark.parametrize("word", ["Stop", "STOP", "stopp", "stop.", "stop= 27", "halt", "stop=27"])
def test_stop_is_spelled_stop(word: str) -> None:
    refuses(f"{ORIGINAL}Ada: 44412W35>4 {HERE}{word}\n", "bad_token", expected=["roll 5", "choice stop"], text=word.split()[0])


def test_stop_stands_apart() -> None:
    refuses(f"{ORIGINAL}Ada: 44412W35>4{HERE}stop\n", "bad_token", expected=["roll 5", "choice stop"], text="stop")


# Which portion


def test_take_chooses_a_lower_portion() -> None:
    for portion in (21, 24):
        record = kept(f"{ANY_LOWER}\nAda: 124WWWWW>W 124>1 stop take={portion} = {portion}\n")
        assert record.end().board.stacks[0] == (portion,)


def test_take_chooses_among_the_candidates() -> None:
    asked = f"{ANY_LOWER}Ada: 124WWWWW>W 124>1 stop "
    candidates = ["choice take=21", "choice take=24"]
    for value in ("22", "27", "26", "11", "9999"):
        refuses(f"{asked}{HERE}take={value}\n", "question_open", rule="T9", expected=candidates)
    refuses(f"{asked}{HERE}stop\n", "question_open", rule="T9", expected=candidates)
    refuses(f"{asked}{HERE}12\n", "question_open", rule="T9", expected=candidates)


@pytest.mark.parametrize("value", ["x", "-21", "+21", "21.0", "2_1", "２１", "99999", "9" * 5000])
def test_take_names_a_portion_by_its_value(value: str) -> None:
    refuses(f"{ANY_LOWER}Ada: 124WWWWW>W 124>1 stop {HERE}take={value}\n", "not_a_number", expected=["number"])


def test_take_is_refused_where_there_is_one_candidate() -> None:
    refuses(f"{ANY_LOWER}Ada: 124WWWWW>W 124>4 stop {HERE}take=29\n", "turn_over", expected=["the-result 29", "end-of-line"])
    refuses(f"{ANY_LOWER}Ada: 1124WWWW>W 1124>2 stop {HERE}take=21\n", "turn_over", expected=["the-result 21", "end-of-line"])
    refuses(f"{ORIGINAL}Ada: WWWWWWWW>W {HERE}take=36\n", "turn_over", expected=["the-result 36", "end-of-line"])


def test_take_comes_after_the_stop() -> None:
    refuses(
        f"{ANY_LOWER}Ada: 124WWWWW>W 124>1 {HERE}take=21 stop\n", "no_choice", expected=["roll 2", "choice stop"], text="take=21"
    )


def test_take_follows_a_turn_that_stopped_by_itself() -> None:
    kept(ANY_LOWER + "\nAda: 1113WWWW>W 1113>1 3>3 take=24 = 24\n")


# Whose bratworm


def test_from_chooses_whose_bratworm() -> None:
    record = kept(NO_SUPPLY + "\nAda: 1123455W>1 from=Cleo 23455W>5 stop = failed\n")
    assert record.end().board.bratworms == (1, 3, 3)


def test_from_chooses_among_the_others_who_have_one() -> None:
    asked = f"{NO_SUPPLY}Ada: 1123455W>1 "
    candidates = ["choice from=Ben", "choice from=Cleo"]
    refuses(f"{asked}{HERE}from=Ada\n", "question_open", rule="B2", expected=candidates)
    refuses(f"{asked}{HERE}stop\n", "question_open", rule="B2", expected=candidates)
    refuses(f"{asked}{HERE}23455W\n", "question_open", rule="B2", expected=candidates)
    refuses(f"{asked}from={HERE}Dora\n", "no_such_player", expected=["one-of Ada, Ben, Cleo"], name="Dora")


def test_from_is_refused_where_there_is_no_choice() -> None:
    go_on = ["roll 6", "choice stop"]
    refuses(f"{DELUXE}Ada: 1123455W>1 {HERE}from=Ben\n", "no_choice", expected=go_on, text="from=Ben")
    only_ben = f"{DELUXE}[grill {GRILL}]\n[bratworms Ada 4]\n[bratworms Ben 3]\n"
    refuses(f"{only_ben}Ada: 1123455W>1 {HERE}from=Ben\n", "no_choice", expected=go_on, text="from=Ben")
    nobody = f"{DELUXE}[grill {GRILL}]\n[bratworms Ada 7]\n"
    refuses(f"{nobody}Ada: 1123455W>1 {HERE}from=Ben\n", "no_choice", expected=go_on, text="from=Ben")


def test_the_hens_holder_is_no_candidate() -> None:
    guarded = NO_SUPPLY.replace("21/hen ", "").replace("[bratworms Ben", "[stack Ben 21]\n[specialist Ben hen]\n[bratworms Ben")
    record = read(f"{guarded}Ada: 1123455W>1")
    assert record.end().board.bratworms == (1, 3, 3)


def test_the_raven_asks_at_the_stop() -> None:
    record = kept(NO_SUPPLY + "\nAda: 1112WWWW>W 1123>3 stop from=Ben = 23\n")
    assert record.end().board.bratworms == (1, 2, 4)
    refuses(f"{NO_SUPPLY}Ada: 1112WWWW>W 1123>3 {HERE}from=Ben stop\n", "no_choice", expected=["roll 3", "choice stop"])


def test_a_name_with_an_underscore_is_named_so() -> None:
    text = NO_SUPPLY.replace("Cleo", "Oma_Inge")
    kept(text + "\nAda: 1123455W>1 from=Oma_Inge\n")


# Which specialist


def test_keep_chooses_which_specialist() -> None:
    for specialist in ("apple", "weasel"):
        record = kept(f"{APPLE}\nAda: 123WWWWW>W stop keep={specialist} = 25\n")
        assert record.end().board.held[0].value == specialist


def test_keep_chooses_between_the_two() -> None:
    asked = f"{APPLE}Ada: 123WWWWW>W stop "
    candidates = ["choice keep=apple", "choice keep=weasel"]
    for specialist in ("hen", "raven", "golden_die", "canned_worm"):
        refuses(f"{asked}{HERE}keep={specialist}\n", "question_open", rule="S3", expected=candidates)
    refuses(f"{asked}{HERE}stop\n", "question_open", rule="S3", expected=candidates)
    refuses(f"{asked}{HERE}take=25\n", "no_choice", expected=candidates)
    refuses(f"{asked}{HERE}from=Ben\n", "no_choice", expected=candidates)
    everyone = "one-of canned_worm, hen, raven, weasel, golden_die, apple"
    refuses(f"{asked}{HERE}keep=dragon\n", "no_such_specialist", rule="C5", expected=[everyone], specialist="dragon")


def test_keep_is_refused_where_there_is_no_choice() -> None:
    over = ["the-result 25", "end-of-line"]
    refuses(f"{DELUXE}Ada: 123WWWWW>W stop {HERE}keep=weasel\n", "turn_over", expected=over, text="keep=weasel")
    refuses(f"{APPLE}Ada: 123WWWWW>W {HERE}keep=weasel\n", "no_choice", expected=["roll 3", "choice stop"], text="keep=weasel")


def test_the_choices_at_a_stop_come_in_order() -> None:
    any_lower = APPLE.replace("[grill", "[options lower=any]\n[grill").replace(" 22 ", " 22x ").replace(" 26 ", " 26x ")
    record = kept(any_lower + "\nAda: 123WWWWW>W 123>1 stop take=25 keep=weasel = 25\n")
    assert record.end().board.stacks[0] == (29, 25)
    refuses(f"{any_lower}Ada: 123WWWWW>W 123>1 stop {HERE}keep=weasel take=25\n", "no_choice", text="keep=weasel")
    raven = NO_SUPPLY.replace("[grill", "[options lower=any]\n[grill").replace(" 24 ", " 24x ")
    kept(raven + "\nAda: 1112WWWW>W 1124>4 stop take=23 from=Cleo = 23\n")
    refuses(f"{raven}Ada: 1112WWWW>W 1124>4 stop {HERE}from=Cleo take=23\n", "no_choice", text="from=Cleo")


@pytest.mark.parametrize("token", ["take=", "from=", "keep=", "give=3", "keep", "keep =hen", "take=21from=Ben"])
def test_what_is_no_choice_is_refused(token: str) -> None:
    asked = "Ada: 124WWWWW>W 124>1 stop "
    error = caught(f"{ANY_LOWER}{asked}{token}\n")
    assert (error.line, error.column) == (5, len(asked) + 1)
    assert error.expected


# The result


@pytest.mark.parametrize(
    ("text", "result"),
    [
        (ORIGINAL + "Ada: 44412W35>4 4423W>W 55WW>5 stop", "27"),
        (ORIGINAL + "[grill 21-26 28-36]\n[stack Ben 27]\nAda: 44412W35>4 4423W>W 55WW>5 stop", "27 from Ben"),
        (ORIGINAL + "[grill 21-26 28-36]\n[stack Ada 27]\nAda: 44412W35>4 4423W>W 55WW>5 stop", "26"),
        (
            DELUXE + f"[grill {GRILL.replace(' 21/hen', '')}]\n[stack Ben 21]\n[specialist Ben hen]\nAda: WWWW1234>W 1234>1 stop",
            "hen from Ben",
        ),
        (
            DELUXE
            + f"[grill {GRILL.replace(' 29/apple', '')}]\n[stack Ben 29]\n[specialist Ben apple]\nAda: WWWWW114>W 114>4 stop",
            "29 from Ben",
        ),
        (ORIGINAL + "Ada: 44412W35>4 stop", "failed"),
        (ORIGINAL + "Ada: WWWW1234>W stop", "failed"),
        (ORIGINAL + "Ada: 44412W35>4 44444", "failed"),
        (CANNED + "Ada: 11245555>2 1145555>4 stop", "failed"),
        (CANNED + "Ada: 11123555>1 23555>3 2555>2 stop", "13"),
    ],
)
def test_the_result_is_checked(text: str, result: str) -> None:
    record = read(f"{text} = {result}\n")
    assert record == read(text)
    assert body(record)[0].endswith(f" = {result}")
    line = text.count("\n") + 1
    for wrong in ("28", "27 from Ada", "hen", "hen from Ada", "", "Failed", "27 Ben", f"{result} from Ben", f"{result} {result}"):
        error = caught(f"{text} = {wrong}\n")
        assert (error.reason, error.line, expectations(error)) == ("wrong_result", line, (f"the-result {result}",))


def test_a_wrong_result_is_told_where_it_begins() -> None:
    refuses(f"{ORIGINAL}Ada: 44412W35>4 44444 {HERE}= 27\n", "wrong_result", expected=["the-result failed"], text="27")


def test_the_result_is_optional() -> None:
    assert write(read(ORIGINAL + "Ada: 44412W35>4 44444\n")) == write(read(ORIGINAL + "Ada: 44412W35>4 44444 = failed\n"))


def test_the_result_ends_the_line() -> None:
    refuses(f"{ORIGINAL}Ada: 44412W35>4 44444 {HERE}= failed stop\n", "wrong_result", expected=["the-result failed"])


def test_the_result_ends_the_line_however_far_behind_something_follows() -> None:
    refuses(f"{ORIGINAL}Ada: 44412W35>4 44444 {HERE}= failed{' ' * 300}stop\n", "wrong_result", expected=["the-result failed"])


def test_a_turn_that_is_not_over_has_no_result() -> None:
    refuses(f"{ORIGINAL}Ada: 44412W35>4 {HERE}= failed\n", "turn_not_over", expected=["roll 5", "choice stop"])
    refuses(f"{ORIGINAL}Ada: {HERE}= failed\n", "turn_not_over", expected=["roll 8"])
    refuses(f"{APPLE}Ada: 123WWWWW>W stop {HERE}= 25\n", "turn_not_over", expected=["choice keep=apple", "choice keep=weasel"])


@pytest.mark.parametrize("token", ["=failed", "=", "==", "->"])
def test_the_result_stands_behind_a_sign_and_a_space(token: str) -> None:
    refuses(
        f"{ORIGINAL}Ada: 44412W35>4 44444 {HERE}{token}\n", "bad_token", expected=["the-result failed", "end-of-line"], text=token
    )


# Nothing that says nothing


def test_a_line_without_tokens_is_refused() -> None:
    refuses(f"{ORIGINAL}Ada:{HERE}\n", "empty_turn", expected=["roll 8"])
    refuses(f"{ORIGINAL}Ada:{HERE}   ; nothing\n", "empty_turn", expected=["roll 8"])


def test_nothing_follows_the_end_of_a_turn_on_its_line() -> None:
    over = ["the-result failed", "end-of-line"]
    for token in ("44412W35", ">4", "~", "stop", "take=21", "from=Ben", "keep=hen"):
        refuses(f"{ORIGINAL}Ada: 11111111>1 {HERE}{token}\n", "turn_over", expected=over, text=token)
    refuses(f"{ORIGINAL}Ada: 11111111>1 {HERE}Ben: 44412W35\n", "bad_token", expected=over, text="Ben:")


def test_a_turn_is_one_line() -> None:
    refuses(f"{ORIGINAL}Ada: 44412W35>4\n{HERE}Ada: 4423W>W\n", "turn_unfinished", expected=["end-of-record"], name="Ada")
    refuses(f"{ORIGINAL}Ada: 44412W35\n{HERE}Ben: 44412W35>4\n", "turn_unfinished", expected=["end-of-record"], name="Ada")
    refuses(f"{APPLE}Ada: 123WWWWW>W stop\n{HERE}Ben: 44412W35>4\n", "turn_unfinished", expected=["end-of-record"], name="Ada")


def test_a_long_word_is_quoted_only_in_part() -> None:
    error = refuses(f"{ORIGINAL}Ada: {HERE}{'?' * 500}\n", "bad_token")
    assert error.details["text"] == "?" * 29 + "…"


# Cut anywhere


WHOLE = (
    GOLDEN + "Ada: 44412W35*1>1 4423W55>5 4423W>W 4423>4 23>2 4 = failed\n",
    WEASEL + "Ada: 44412W35~44412W35>4 1122W>1 stop = failed\n",
    APPLE + "Ada: 123WWWWW>W stop keep=weasel = 25\n",
    NO_SUPPLY + "Ada: 1123455W>1 from=Cleo 23455W>5 234W>W 234>2 34>3 4>4 = 26\n",
    ANY_LOWER + "Ada: 124WWWWW>W 124>1 stop take=21 = 21\n",
)


@pytest.mark.parametrize("text", WHOLE, ids=["golden die", "weasel", "specialist", "bratworm", "portion"])
def test_a_record_may_be_cut_after_any_token(text: str) -> None:
    start, _, line = text.partition("Ada: ")
    last = read(text).moves
    seen = 0
    cuts = [
        at
        for at in range(1, len(line) + 1)
        if line[at - 1 : at + 1] in ("W>", "5>", "3>", "4>", "2>") or line[at : at + 1] in (" ", "\n")
    ]
    for at in cuts:
        if line[at - 1] == "=":
            continue
        record = read(f"{start}Ada: {line[:at]}")
        assert record.moves == last[: len(record.moves)]
        assert len(record.moves) >= seen
        seen = len(record.moves)
        assert read(write(record)) == record
    assert seen == len(last)
