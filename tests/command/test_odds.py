"""`heckmeck odds`: exact answers to "should I have stopped?", from a record or from what lies on the table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from known_numbers import AT_LEAST
from typer.testing import CliRunner, Result

from heckmeck.cli import app
from heckmeck.command.question import Question, Unclear, position
from heckmeck.forecast.net import load
from heckmeck.forecast.outlook import Outlook
from heckmeck.kind import kind_of
from heckmeck.notation import read, read_id
from heckmeck.rules import Illegal, game
from heckmeck.rules.attempt import Prize, TakeBratworm
from heckmeck.rules.dicegame import DiceGame, DiceState
from heckmeck.rules.turn import ROLL, ROLL_GOLDEN, STOP, USE_WEASEL, LayAside
from heckmeck.solver.odds import Goal, Odds, odds, read_goal


def ask(question: Question, goal: str = "worms", name: str = "original", **options: str) -> list[Odds]:
    rules = game(name, options)
    assert isinstance(rules, DiceGame)
    return odds(rules, position(rules, question), read_goal(goal))


def set_up(question: Question, name: str = "original") -> DiceState:
    rules = game(name)
    assert isinstance(rules, DiceGame)
    return position(rules, question)


@pytest.mark.parametrize(("total", "chance"), AT_LEAST.items())
def test_the_chance_to_reach_at_least_a_total(total: int, chance: float) -> None:
    assert ask(Question(), f"atleast:{total}")[0].value == pytest.approx(chance, abs=5e-7)


def test_expected_worms_and_total_of_the_first_turn() -> None:
    assert ask(Question())[0].value == pytest.approx(1.6447296740, abs=5e-11)
    assert ask(Question(), "total")[0].value == pytest.approx(22.331974960321, abs=5e-13)


def test_the_question_of_the_manual() -> None:
    """Three fives and a worm aside, two fours in the roll: 28 is certain; a range leaves out what lies elsewhere."""
    best, *others = ask(Question(grill="21-28,30", own="25", tops="24,27", aside="555W", roll="1244"))
    assert best.action == LayAside(4)
    assert best.value == 2.0
    assert best.fail == 0.0
    assert best.wins == {Prize(28): 1.0}
    assert [one.action for one in others] == [LayAside(2), LayAside(1)]
    assert Prize(24, rival=1) in others[0].wins


def test_chances_of_every_choice_add_up_to_one() -> None:
    for question in (Question(), Question(aside="44"), Question(aside="44", roll="123355"), Question(own="30", tops="29,31")):
        for one in ask(question):
            assert one.fail + sum(one.wins.values()) == pytest.approx(1.0)


def test_failing_costs_the_top_portion() -> None:
    """On 21 with one die left: stopping wins one worm; failing would lose four."""
    one = {each.action: each for each in ask(Question(own="36", aside="5555W", roll="111"))}[LayAside(1)]
    assert one.value == pytest.approx(2.0)
    stop = {each.action: each for each in ask(Question(own="36", aside="5555"))}[STOP]
    assert (stop.value, stop.fail) == (-4.0, 1.0)


def test_specialists_join_in() -> None:
    """S-gold, S-weasel, S-can."""
    golden = ask(Question(specialist="golden_die"), name="deluxe")
    assert {one.action for one in golden} == {ROLL, ROLL_GOLDEN}
    assert golden[0].action == ROLL_GOLDEN
    weasel = ask(Question(specialist="weasel", aside="55", roll="555555"), name="deluxe")
    assert [one.action for one in weasel] == [USE_WEASEL, STOP]
    used = ask(Question(specialist="weasel", aside="55", roll="123444", weasel_used=True), name="deluxe")
    assert USE_WEASEL not in [one.action for one in used]
    canned = ask(Question(specialist="canned_worm", own="22", aside="33", roll=None), name="deluxe")
    assert {one.action: one for one in canned}[STOP].wins == {Prize(11): 1.0}


def test_the_golden_die_in_hand_and_aside() -> None:
    assert set_up(Question(specialist="golden_die", aside="55*W"), "deluxe").turn.aside.golden
    assert set_up(Question(specialist="golden_die", aside="55"), "deluxe").turn.golden_in_hand
    assert not set_up(Question(specialist="golden_die", aside="55", golden_unused=True), "deluxe").turn.golden_in_hand
    rolled = set_up(Question(specialist="golden_die", aside="55W", roll="12344*1"), "deluxe")
    assert rolled.turn.roll is not None
    assert rolled.turn.roll.golden == 1
    together = set_up(Question(specialist="golden_die", aside="55W*W"), "deluxe")
    assert together.turn.aside.counts == (0, 0, 0, 0, 2, 2)


def test_a_bratworm_counts_and_an_earned_one_is_not_counted_twice() -> None:
    ones = {one.action: one for one in ask(Question(aside="5555W", roll="113"), name="extrawurm")}
    assert ones[LayAside(1)].value == 3.0
    later = ask(Question(aside="5555W11"), name="extrawurm")
    assert {one.action: one for one in later}[STOP].value == 2.0


def test_the_hen_is_shown_for_what_it_is() -> None:
    board = "[game deluxe]\n[players Ada, Ben]\n[grill 11 13 21-24 26-36]\n[stack Ben 25]\n[specialist Ben hen]\n"
    record = read(board + "Ada: 5555W111>5 W111>W")
    assert isinstance(record.game, DiceGame)
    stop = {one.action: one for one in odds(record.game, record.end(), Goal())}[STOP]
    assert stop.wins == {Prize(25, rival=1): 1.0}
    assert stop.value == 0.0


def test_with_any_lower_portion_the_best_one_is_named() -> None:
    """The apple on 29 is worth more than the four worms of 32."""
    text = """[game deluxe]
[players Ada, Ben]
[options lower=any]
[grill 11 13 21-28 29/apple 30-32 34-36]
[stack Ada 33]
Ada: 12355WWW>W 11555>5 13>3"""
    record = read(text)
    assert isinstance(record.game, DiceGame)
    stop = {one.action: one for one in odds(record.game, record.end(), Goal())}[STOP]
    assert stop.wins == {Prize(29): 1.0}
    assert stop.value == 6.0


def test_the_answers_to_a_question_are_weighed_by_the_board_they_leave() -> None:
    board = "[game original]\n[players Ada, Ben]\n[options lower=any]\n[grill 21-26 28-36]\n[stack Ada 27]\n"
    pending = read(board + "Ada: 555WW113>5 WW113>W 113>1 stop")
    assert isinstance(pending.game, DiceGame)
    found = odds(pending.game, pending.end(), Goal())
    assert [one.value for one in found] == [2.0, 2.0, 1.0, 1.0, 1.0, 1.0]
    assert all((one.fail, one.wins) == (0.0, {}) for one in found)
    # A total is no matter of the board.
    assert odds(pending.game, pending.end(), Goal("total")) == []


def test_a_bratworm_is_weighed_with_the_rest_of_the_turn() -> None:
    """B2: whose bratworm it is makes no difference to the own worms, and the turn goes on."""
    rules, state = read_id("extrawurm_11,13,21-36_b1_b3_b3_1,11,from")
    assert isinstance(rules, DiceGame)
    after, _ = rules.apply(state, TakeBratworm(1))
    going_on = odds(rules, after, Goal())[0]
    ben, cleo = odds(rules, state, Goal())
    assert {ben.action, cleo.action} == {TakeBratworm(1), TakeBratworm(2)}
    assert ben.value == pytest.approx(cleo.value) == pytest.approx(going_on.value + 1)
    assert ben.fail == pytest.approx(going_on.fail)
    assert ben.wins == pytest.approx(going_on.wins)


def test_the_specialist_to_keep_is_weighed_by_the_chance_to_win() -> None:
    rules, state = read_id("deluxe_11c,13,21h,22,23r,24,26,28,29a,30-36_27,25_-_1,44455W,keep-gw")
    assert isinstance(rules, DiceGame)
    found = kind_of(rules).exact_odds(rules, state, Goal("win"))
    assert {one.action for one in found} == set(rules.legal(state))
    outlook = Outlook(rules, load("deluxe", 2))
    for one in found:
        assert one.value == pytest.approx(float(outlook.choices(state)[one.action][0]))


def test_nothing_to_ask_when_the_game_is_over() -> None:
    over = read("[game original]\n[players Ada, Ben]\n[grill]\n[stack Ada 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36]")
    assert isinstance(over.game, DiceGame)
    assert odds(over.game, over.end(), Goal()) == []


IMPOSSIBLE = [
    (Question(aside="5555", roll="11111"), "not_eight_dice"),
    (Question(aside="555555555"), "not_eight_dice"),
    (Question(roll="123"), "not_eight_dice"),
    (Question(roll="1234512345"), "not_eight_dice"),
    (Question(aside="55W5"), "face_already_aside"),
    (Question(grill="21,25", own="25"), "portion_twice"),
    (Question(own="24", tops="24"), "portion_twice"),
    (Question(grill="20-25"), "no_such_portion"),
    (Question(own="11"), "no_such_portion"),
    (Question(specialist="hen"), "no_such_specialist"),
    (Question(specialist="fox"), "no_such_specialist"),
    (Question(aside="5*W"), "no_golden_die"),
    (Question(golden_unused=True), "no_golden_die"),
    (Question(roll="11223344", weasel_used=True), "no_weasel"),
    (Question(weasel_used=True), "nothing_to_roll_again"),
]


@pytest.mark.parametrize(("question", "reason"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_by_the_rules(question: Question, reason: str) -> None:
    with pytest.raises(Illegal) as refusal:
        set_up(question)
    assert refusal.value.reason == reason


def test_too_many_dice_are_counted_as_they_were_given() -> None:
    with pytest.raises(Illegal) as refusal:
        set_up(Question(aside="555W", roll="123451234*W"))
    assert refusal.value.details == {"aside": 4, "rolled": 9}


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        (Question(grill="21-"), "bad_portions"),
        (Question(grill="30-21"), "bad_portions"),
        (Question(aside="5x"), "bad_dice"),
        (Question(roll=""), "bad_dice"),
        (Question(roll="six"), "bad_dice"),
        (Question(aside="555W", roll="5555"), "turn_ended"),
        (Question(aside="5555555W"), "turn_ended"),
    ],
)
def test_what_cannot_be_understood_is_said(question: Question, reason: str) -> None:
    with pytest.raises(Unclear) as refusal:
        set_up(question)
    assert refusal.value.reason == reason


@pytest.mark.parametrize("text", ["", "worms:3", "atleast", "atleast:", "atleast:0", "atleast:99", "atleast:021", "exactly:x"])
def test_goals_that_are_none(text: str) -> None:
    with pytest.raises(ValueError, match=text or "^$"):
        read_goal(text)


# The command


def command(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["odds", *arguments])


def test_the_command_prints_a_table_and_bars() -> None:
    done = command("--grill", "21-28,30", "--own", "25", "--tops", "24,27", "--aside", "555W", "--roll", "1244", "--language", "en")
    assert done.exit_code == 0
    first = done.stdout.splitlines()[1]
    assert first.startswith("Lay aside 4s")
    assert "2.0000" in first
    assert "█" in first


def test_the_command_prints_json_for_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.hmk"
    file.write_text("[game original]\n[players Ada, Ben]\nAda: 44412W35>4 4423W>W 55WW>5")
    told = json.loads(command(str(file), "--goal", "exactly:27", "--json").stdout)
    assert told["goal"] == "exactly:27"
    assert told["choices"][0]["action"] == "stop"
    assert told["choices"][0]["value"] == 1.0
    assert told["choices"][0]["portions"] == [{"portion": 27, "from": None, "only_hen": False, "chance": 1.0}]


ID = "original_21-26,28-36_27_-_2,444W,1235"


def test_the_command_answers_for_a_position_id() -> None:
    """Worms, the chance to win, the risk and the prizes."""
    lines = command(ID, "--language", "en").stdout.splitlines()
    assert lines[0].split() == ["worms", "chance", "to", "win", "fails"]
    assert lines[1].split()[:6] == ["Lay", "aside", "5s", "1.4140", "46.4180%", "27.9%"]
    assert "27 from Player 1 6.5%" in lines[2]


def test_an_id_and_its_record_have_the_same_odds(tmp_path: Path) -> None:
    file = tmp_path / "game.hmk"
    file.write_text("[game original]\n[players Ada, Ben]\nAda: 44412W35>4 4423W>W 55WW>5 stop\nBen: 4441W235>4 1W235>W 1235")
    assert CliRunner().invoke(app, ["replay", "--id", str(file)]).stdout == f"{ID}\n"
    of_record, of_id = [json.loads(command(asked, "--json", "--language", "en").stdout) for asked in (str(file), ID)]
    assert json.loads(json.dumps(of_record).replace('"Ada"', '"Player 1"')) == of_id
    assert set(of_id["choices"][0]) == {"action", "face", "value", "win", "fail", "portions"}


def test_a_file_that_is_called_like_an_id_is_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path(ID).write_text("[game original]\n[players Ada, Ben]\n")
    assert command(ID, "--language", "en").stdout.splitlines()[1].startswith("Roll")


@pytest.mark.parametrize(
    "arguments",
    [
        ("original_21-36,4x_-_-_1",),
        ("karteneck_21-36_-_-_1",),
        (ID, "--roll", "11223344"),
        ("--aside", "555555555"),
        ("--grill", "21,25", "--own", "25"),
        ("--aside", "55W5"),
        ("--goal", "winning"),
        ("--game", "karteneck"),
        ("--game", "chess"),
        ("--option", "lower"),
        ("no-such-file.hmk",),
        ("no-such-file.hmk", "--roll", "11223344"),
        ("--language", "xx"),
    ],
)
def test_the_command_refuses_with_one_sentence(arguments: tuple[str, ...]) -> None:
    done = command(*arguments)
    assert isinstance(done.exception, SystemExit), done.exception
    assert done.exit_code == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
