"""The arena: seats rotated, dice paired, the same result on any number of cores; and foreign bots that misbehave."""

from __future__ import annotations

import itertools
import json
import math
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from heckmeck.batches import ALONE, Crew
from heckmeck.notation import read_file
from heckmeck.players.arena import Contest, Score, Standing, mean_and_half_width, play_groups, run
from heckmeck.players.elo import ratings
from heckmeck.players.foreign import ForeignBot
from heckmeck.players.levels import make_bot
from heckmeck.players.match import Result, play
from heckmeck.rules import game
from heckmeck.rules.dice import Rolled

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def measured(contest: Contest, games: int, cores: int) -> Standing:
    standing = Standing.empty(len(contest.bots))
    with ProcessPoolExecutor(cores) as pool:
        for _ in run(contest, games, standing, ALONE if cores == 1 else Crew(pool, cores)):
            pass
    return standing


def test_a_group_seats_everyone_everywhere_once() -> None:
    contest = Contest("original", (), ("hen", "chick", "hen"), 3, seed=5)
    [group] = play_groups(contest, 0, 1)
    assert group.table == (0, 1, 2)
    assert [seated for seated, _ in group.results] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_with_fewer_seats_than_bots_every_choice_of_bots_meets() -> None:
    contest = Contest("original", (), ("hen", "chick", "rooster"), 2, seed=5)
    assert [group.table for group in play_groups(contest, 0, 3)] == [(0, 1), (0, 2), (1, 2)]


def test_dice_are_paired_each_seat_begins_with_the_same_roll_whoever_sits_there() -> None:
    rules = game("original")
    first_rolls = [
        next(move for move in play(rules, [make_bot(one, rules) for one in levels], "9").moves if isinstance(move, Rolled))
        for levels in (("hen", "rooster"), ("rooster", "hen"), ("chick", "chick"))
    ]
    assert first_rolls[0] == first_rolls[1] == first_rolls[2]


@pytest.mark.parametrize("name", ["original", "karteneck"])
def test_the_result_does_not_depend_on_the_number_of_cores(name: str) -> None:
    contest = Contest(name, (), ("hen", "chick"), 2, seed=3)
    assert measured(contest, 60, 1) == measured(contest, 60, 2)
    assert measured(contest, 60, 1) != measured(Contest(name, (), ("hen", "chick"), 2, seed=4), 60, 1)


def test_wins_and_shares_add_up() -> None:
    standing = measured(Contest("original", (), ("hen", "chick", "hen"), 3, seed=1), 30, 1)
    assert standing.games == 30
    assert all(score.games == 30 for score in standing.scores)
    assert sum(score.share()[0] for score in standing.scores) == pytest.approx(1.0)


def test_a_shared_win_counts_in_parts() -> None:
    standing = Standing.empty(2)
    standing.add((0, 1), [((0, 1), Result((0, 1), (4, 4), ())), ((1, 0), Result((0,), (5, 3), ()))])
    assert (standing.scores[0].wins, standing.scores[0].shared, standing.scores[0].losses) == (0, 1, 1)
    assert standing.scores[0].shares == [0.25]
    assert standing.scores[1].shares == [0.75]
    assert standing.scores[1].worms == [4.5]
    assert standing.beaten == [[0.0, 0.5], [1.5, 0.0]]


def test_intervals_are_those_of_a_mean() -> None:
    mean, width = mean_and_half_width([0.0, 1.0, 1.0, 0.0])
    assert mean == 0.5
    assert width == pytest.approx(1.96 * math.sqrt(1 / 3 / 4), rel=1e-3)
    assert mean_and_half_width([1.0]) == (1.0, math.inf)
    assert Score(shares=[1.0, 0.0]).share()[0] == 0.5


def test_elo_of_known_results() -> None:
    """Three wins to one are 191 points; a bot that nobody met keeps the mean."""
    best, worst = ratings([[0.0, 3e6], [1e6, 0.0]])
    assert best - worst == pytest.approx(400 * math.log10(3), abs=0.01)
    assert best + worst == pytest.approx(3000)
    assert ratings([[0.0, 0.0], [0.0, 0.0]]) == [1500.0, 1500.0]
    assert ratings([[0.0, 10.0], [0.0, 0.0]])[0] < 2200


def test_records_of_the_arena_replay_to_the_same_winners(tmp_path: Path) -> None:
    contest = Contest("deluxe", (("lower", "any"),), ("hen", "rooster"), 2, seed=2, records=str(tmp_path))
    standing = measured(contest, 2, 1)
    [group] = play_groups(contest, 0, 1)
    assert standing.games == len(group.results) == 2
    for shift, (_, result) in enumerate(group.results):
        record = read_file(tmp_path / f"000000-{shift}.hmk")
        assert record.game.winners(record.end()) == result.winners
        assert record.game.scores(record.end()) == result.scores
    assert (tmp_path / "000000-1.hmk").read_text().startswith("; Ada rooster, Ben hen\n")


def strength_order(name: str, games: int) -> list[float]:
    contest = Contest(name, (), ("rooster", "hen", "chick"), 2, seed=1)
    return ratings(measured(contest, games, 2).beaten)


@pytest.mark.parametrize(("name", "games"), [("original", 120), ("extrawurm", 60), ("deluxe", 60), ("karteneck", 30)])
def test_rooster_beats_hen_beats_chick(name: str, games: int) -> None:
    rooster, hen, chick = strength_order(name, games)
    assert rooster > hen > chick


# Foreign bots


def foreign(program: str, tmp_path: Path) -> str:
    file = tmp_path / "bot.py"
    file.write_text(program)
    return f"cmd:{sys.executable} {file}"


def fate(bot: str, name: str = "original") -> tuple[str, dict[str, str | int]]:
    """How a foreign bot lost against a hen that played on."""
    standing = measured(Contest(name, (), (bot, "hen"), 2, seed=1), 2, 1)
    assert standing.games == 2
    assert standing.scores[1].wins == 2
    (who, why), *_ = standing.forfeits
    assert who == 0
    return why.reason, dict(why.details)


ANSWER = "import json, sys\nfor line in sys.stdin:\n    question = json.loads(line)\n    "


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("raise SystemExit(3)", "ended"),
        (ANSWER + "sys.exit(4)", "ended"),
        (ANSWER + "print('what?', flush=True)", "not-json"),
        (ANSWER + "print('[1]', flush=True)", "not-legal"),
        (ANSWER + "print(json.dumps({'choose': 99}), flush=True)", "no-such-number"),
        (ANSWER + "print(json.dumps({'choose': -1}), flush=True)", "no-such-number"),
        (ANSWER + "print(json.dumps({'choose': True}), flush=True)", "not-legal"),
        (ANSWER + "print(json.dumps({'choose': {'action': 'stop'}}), flush=True)", "not-legal"),
        (ANSWER + "print(json.dumps({'choose': {'action': 'dance'}}), flush=True)", "not-legal"),
        (ANSWER + "print('{\"choose\": 0}\\nand more', flush=True)", "not-asked"),
        (ANSWER + "print('[' * 60000, flush=True)", "not-json"),
        (ANSWER + 'print(\'{"choose": {"action": "take", "portion": 1e999}}\', flush=True)', "not-legal"),
        (ANSWER + "sys.stdout.write('x' * 200000)\n    sys.stdout.flush()", "too-long"),
        (ANSWER + "sys.stdout.close()\n    import os; os.close(1)\n    import time; time.sleep(60)", "closed"),
    ],
)
def test_a_foreign_bot_that_misbehaves_loses_and_the_arena_goes_on(program: str, reason: str, tmp_path: Path) -> None:
    assert fate(foreign(program, tmp_path))[0] == reason


def test_a_foreign_bot_that_cannot_be_started_loses() -> None:
    reason, details = fate("cmd:/no/such/program")
    assert reason == "not-started"
    assert "/no/such/program" in str(details["error"])


def test_on_windows_a_foreign_bot_loses_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    reason, details = fate(f"cmd:{sys.executable} examples/bot.py")
    assert (reason, details) == ("not-started", {"error": "programs can play on Linux and macOS only"})


def test_a_foreign_bot_that_hangs_loses(tmp_path: Path) -> None:
    file = tmp_path / "hang.py"
    file.write_text("import time\ntime.sleep(600)")
    rules = game("original")
    bot = ForeignBot(f"{sys.executable} {file}", patience=0.2)
    result = play(rules, [bot, make_bot("hen", rules)], "1")
    assert result.forfeit is not None
    assert (result.forfeit[1].reason, result.winners) == ("no-answer", (1,))


def test_a_foreign_bot_may_name_its_action_instead_of_a_number(tmp_path: Path) -> None:
    """It plays all four games: the example of the protocol with the first legal action as an object."""
    program = ANSWER + "print(json.dumps({'choose': question['legal'][-1]}), flush=True)"
    for name in ("deluxe", "karteneck"):
        standing = measured(Contest(name, (), (foreign(program, tmp_path), "hen"), 2, seed=1), 2, 1)
        assert standing.forfeits == []


def test_the_example_bot_plays_and_beats_the_chick() -> None:
    standing = measured(Contest("original", (), (f"cmd:{sys.executable} {EXAMPLE}", "chick"), 2, seed=1), 20, 1)
    assert standing.forfeits == []
    assert standing.scores[0].wins > 10


def test_the_example_bot_has_thirty_lines_of_code() -> None:
    lines = [line for line in EXAMPLE.read_text().splitlines() if line.strip() and not line.startswith(("#", '"""'))]
    assert len(lines) <= 30


def test_a_karteneck_question_shows_no_other_hand(tmp_path: Path) -> None:
    """What a foreign bot is sent: its own hand, the numbers of the others' cards."""
    log = tmp_path / "log"
    program = (
        "import json, sys\n"
        f"log = open({str(log)!r}, 'a')\n"
        "for line in sys.stdin:\n"
        "    log.write(line); log.flush()\n"
        "    print(json.dumps({'choose': 0}), flush=True)\n"
    )
    measured(Contest("karteneck", (), (foreign(program, tmp_path), "hen", "hen"), 3, seed=1), 3, 1)
    questions = [json.loads(line) for line in log.read_text().splitlines()]
    assert questions
    for question, player in itertools.product(questions, range(3)):
        shown = question["view"]["players"][player]
        assert (shown["hand"] is not None) == (shown["name"] == question["you"])


def test_interrupting_prints_what_was_measured_so_far(tmp_path: Path) -> None:
    """Ctrl-C after the first records are there: the standing so far, and a sentence that says so."""
    command = [
        sys.executable,
        "-m",
        "heckmeck",
        "arena",
        "hen",
        "chick",
        "--games",
        "1000000",
        "--json",
        "--records",
        str(tmp_path),
    ]
    # Tests that run in the background of a shell are deaf to Ctrl-C, and so would be the programs they start.
    hearing = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=hearing)
    while len(list(tmp_path.iterdir())) < 500:
        assert process.poll() is None
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 0, err
    assert 0 < json.loads(out)["games"] < 1000000
    assert "Traceback" not in err
