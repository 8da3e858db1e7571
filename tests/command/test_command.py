"""The command as people type it."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from heckmeck.cli import app
from heckmeck.kernel import _kernel
from heckmeck.library import play_game
from heckmeck.notation import position, read
from heckmeck.rules import GAMES, protocol
from heckmeck.words import LANGUAGES, Words

HECKMECK = [sys.executable, "-m", "heckmeck"]
TURN = "Ada: 44412W35>4 4423W>W 55WW>5 stop = 27\n"
ORIGINAL = "[game original]\n[players Ada, Ben]\n" + TURN
KARTENECK = (
    "[game karteneck]\n[players Ada, Jürgen]\n[hand Ada 1 3 3 W5 W12 4]\n[hand Jürgen 2 2 5 W1 W20 3]\ngrill: 18 21\nAda: 3 3 +W7\n"
)
UNREADABLE = "[game original]\n[players Ada, Ben]\nAda: 44412W35>6\n"


# A machine whose language is English, and nothing that says otherwise.
ENGLISH: dict[str, str | None] = {"LANG": "en_GB.UTF-8", "LANGUAGE": None, "LC_ALL": None, "LC_MESSAGES": None}


def run(*words: str | Path, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Runs the command in a process of its own."""
    found = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHONIO"))}
    return subprocess.run(
        [*HECKMECK, *map(str, words)], capture_output=True, env={**found, "LANG": "en_GB.UTF-8", **environment}, timeout=120
    )


def call(*words: str | Path, stdin: bytes = b"", **environment: str) -> Result:
    """Runs it in this process, which saves the starting."""
    return CliRunner().invoke(app, [str(word) for word in words], input=stdin, env={**ENGLISH, **environment}, prog_name="heckmeck")


def succeeds(*words: str | Path, stdin: bytes = b"", **environment: str) -> str:
    """What the command prints."""
    done = call(*words, stdin=stdin, **environment)
    assert (done.exit_code, done.stderr) == (0, "")
    return done.stdout


def fails(*words: str | Path, stdin: bytes = b"", code: int = 1, **environment: str) -> str:
    """The one sentence with which it refuses; nothing else is printed."""
    done = call(*words, stdin=stdin, **environment)
    assert isinstance(done.exception, SystemExit), done.exception
    assert done.exit_code == code
    assert done.stdout == ""
    assert code != 1 or done.stderr.count("\n") == 1
    return done.stderr.strip()


@pytest.fixture
def original(tmp_path: Path) -> Path:
    return write(tmp_path / "original.hmk", ORIGINAL)


@pytest.fixture
def karteneck(tmp_path: Path) -> Path:
    return write(tmp_path / "karteneck.hmk", KARTENECK)


@pytest.fixture
def unreadable(tmp_path: Path) -> Path:
    return write(tmp_path / "unreadable.hmk", UNREADABLE)


def write(file: Path, text: str) -> Path:
    file.write_text(text, encoding="utf-8")
    return file


# Help


def test_help_lists_the_commands() -> None:
    text = succeeds("--help")
    assert "replay" in text
    assert "simulate" in text
    assert "Reiner Knizia" in text


def test_help_waits_for_nothing_it_does_not_need() -> None:
    code = "import sys, heckmeck.cli; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, timeout=60)
    slow = ("asyncio", "fluent", "numpy", "heckmeck.rules", "heckmeck.words", "heckmeck.notation", "heckmeck.solver")
    assert [name for name in done.stdout.decode().split() if name.startswith(slow)] == []


def test_a_server_and_a_terminal_start_without_numpy() -> None:
    code = "import sys, heckmeck.server.app, heckmeck.terminal.plain.game; print('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout == b"False\n"


def test_each_command_explains_itself() -> None:
    assert "FILE" in succeeds("replay", "--help")
    text = succeeds("simulate", "--help")
    assert all(option in text for option in ("--game", "--players", "--games", "--seed", "--records"))


def test_the_script_is_the_same_command(original: Path) -> None:
    script = shutil.which("heckmeck", path=str(Path(sys.executable).parent))
    if script is None:
        pytest.skip("the package is not installed here")
    done = subprocess.run([script, "replay", "--json", str(original)], capture_output=True, check=True, timeout=60)
    assert json.loads(done.stdout) == position(read(ORIGINAL))


# Replaying


def test_replay_tells_the_game(original: Path) -> None:
    text = succeeds("replay", original)
    assert text.startswith("Heckmeck am Bratwurmeck: Ada, Ben\n")
    assert "Ada takes portion 27 from the grill.\n" in text
    assert text.endswith("Worms: Ada 2, Ben 0\nNext to play: Ben\n")


def test_replay_tells_several_games(original: Path, karteneck: Path) -> None:
    text = succeeds("replay", original, karteneck)
    assert text == succeeds("replay", original) + "\n" + succeeds("replay", karteneck)


def test_replay_json_prints_an_object_a_line(original: Path, karteneck: Path) -> None:
    lines = succeeds("replay", "--json", original, karteneck, original).splitlines()
    assert [json.loads(line) for line in lines] == [position(read(text)) for text in (ORIGINAL, KARTENECK, ORIGINAL)]


def test_replay_json_is_utf8_wherever_it_runs(karteneck: Path) -> None:
    for done in (run("replay", "--json", karteneck, LC_ALL="C"), run("replay", "--json", karteneck, PYTHONIOENCODING="ascii")):
        assert (done.returncode, done.stderr) == (0, b"")
        assert json.loads(done.stdout.decode())["players"][1]["name"] == "Jürgen"


def test_a_refused_file_among_good_ones(original: Path, unreadable: Path, karteneck: Path) -> None:
    done = run("replay", "--json", original, unreadable, karteneck)
    assert done.returncode == 1
    assert [json.loads(line)["game"] for line in done.stdout.splitlines()] == ["original", "karteneck"]
    sentence = done.stderr.decode()
    assert sentence.startswith(f"{unreadable}: line 3, column 14: ")
    assert ">6" in sentence
    assert ">4" in sentence
    assert sentence.count("\n") == 1


@pytest.mark.parametrize("flags", [(), ("--json",)])
def test_nothing_is_printed_for_a_refused_file(unreadable: Path, flags: tuple[str, ...]) -> None:
    assert "line 3, column 14" in fails("replay", *flags, unreadable)


def test_every_refused_file_is_told(unreadable: Path, tmp_path: Path) -> None:
    empty = write(tmp_path / "empty.hmk", "")
    done = run("replay", unreadable, empty, tmp_path / "none.hmk")
    assert (done.returncode, done.stdout) == (1, b"")
    assert [line.partition(":")[0] for line in done.stderr.decode().splitlines()[:2]] == [str(unreadable), str(empty)]
    assert len(done.stderr.splitlines()) == 3


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert fails("replay", tmp_path / "none.hmk") == f"There is no file {tmp_path / 'none.hmk'}."


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    assert str(tmp_path) in fails("replay", tmp_path)


def test_a_file_that_cannot_be_read(original: Path) -> None:
    assert str(original / "below") in fails("replay", original / "below")
    if os.name == "posix" and os.geteuid():
        original.chmod(0)
        assert str(original) in fails("replay", original)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "picture.hmk"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0")
    assert "line 1, column 1" in fails("replay", "--json", file)


def test_a_file_too_large_to_be_a_record(tmp_path: Path) -> None:
    file = tmp_path / "large.hmk"
    with file.open("wb") as out:
        out.truncate(100 * 1024 * 1024)
    assert fails("replay", file).startswith(f"{file}: ")


def test_a_file_whose_name_is_no_text(tmp_path: Path) -> None:
    name = os.fsdecode(os.fsencode(tmp_path) + b"/\xff.hmk")
    assert fails("replay", name)


def test_standard_input_is_read_for_a_dash(original: Path) -> None:
    assert json.loads(succeeds("replay", "--json", "-", stdin=ORIGINAL.encode())) == position(read(ORIGINAL))
    assert succeeds("replay", "-", stdin=ORIGINAL.encode()) == succeeds("replay", original)
    assert fails("replay", "-", stdin=UNREADABLE.encode()).startswith("-: line 3, column 14: ")
    assert fails("replay", "-", stdin=b"\0" * (8 * 1024 * 1024))


def test_replay_needs_a_file() -> None:
    assert "FILE" in fails("replay", code=2)


def test_whatever_the_rules_refuse_is_told(tmp_path: Path) -> None:
    start = KARTENECK.replace("Ada: 3 3 +W7\n", "Ada: W5 +1\nJürgen: 2 +1\n")
    lines = (
        "Ada: pass steal=Jürgen",
        "Ada: W6",
        "Ada: 3 +W5",
        "Ada: 1 3",
        "grill: 18",
        "Ada: pass steal",
        "Ada: steal=Cleo",
        "Jürgen: 2",
    )
    files = [write(tmp_path / f"{number}.hmk", start + line) for number, line in enumerate(lines)]
    done = run("replay", "--json", *files)
    assert (done.returncode, done.stdout) == (1, b"")
    told = done.stderr.decode().splitlines()
    assert [sentence.startswith(f"{file}: line 8, column ") for file, sentence in zip(files, told, strict=True)] == [True] * len(
        lines
    )


# Languages


HEADINGS = {language: Words(language).say("replay-scores", scores="").strip() for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_chosen(original: Path, language: str) -> None:
    assert HEADINGS[language] in succeeds("replay", "--language", language, original)


def test_the_language_is_the_environments(original: Path) -> None:
    assert HEADINGS["de"] in succeeds("replay", original, LANG="de_CH.UTF-8")
    assert HEADINGS["it"] in succeeds("replay", original, LANG="de_CH.UTF-8", LC_ALL="it_IT.UTF-8")
    assert HEADINGS["fr"] in succeeds("replay", "--language", "fr", original, LANG="de_CH.UTF-8")
    assert HEADINGS["en"] in succeeds("replay", original, LANG="pt_BR.UTF-8")


def test_a_refusal_is_told_in_the_language(unreadable: Path) -> None:
    sentences = {language: fails("replay", "--language", language, unreadable) for language in HEADINGS}
    assert len(set(sentences.values())) == len(LANGUAGES)
    assert all("3" in sentence and "14" in sentence for sentence in sentences.values())


def test_json_is_the_same_in_every_language(original: Path) -> None:
    assert succeeds("replay", "--json", "--language", "de", original) == succeeds("replay", "--json", original)


def test_a_language_that_there_is_not(original: Path) -> None:
    sentence = fails("replay", "--language", "xx", original)
    assert all(language in sentence for language in HEADINGS)


# Simulating


@pytest.mark.parametrize("id", GAMES)
def test_simulate_prints_statistics_and_writes_records(id: str, tmp_path: Path) -> None:
    flags = ("simulate", "--game", id, "--players", "3", "--games", "3", "--seed", "7")
    text = succeeds(*flags)
    assert text.startswith("3 random games of Heckmeck")
    assert "seed 7" in text.splitlines()[0]
    folder = tmp_path / "new" / "folder"
    assert succeeds(*flags, "--records", folder).startswith(text)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"{id}-3-7-{number}.hmk" for number in range(3)]
    found = [json.loads(line) for line in succeeds("replay", "--json", *files).splitlines()]
    assert [one["finished"] for one in found] == [True] * 3
    wins = [sum(one["winners"] == [name] for one in found) for name in ("Ada", "Ben", "Cleo")]
    seats = text.splitlines()[-3:]
    assert [line.split()[:2] for line in seats] == [[str(seat + 1), str(count)] for seat, count in enumerate(wins)]


def test_the_same_seed_gives_the_same_output_and_another_another() -> None:
    flags = ("simulate", "--game", "deluxe", "--players", "2", "--games", "4", "--option", "lower=any")
    assert succeeds(*flags, "--seed", "5") == succeeds(*flags, "--seed", "5")
    assert succeeds(*flags, "--seed", "5") != succeeds(*flags, "--seed", "6")


def test_simulate_by_house_rules(tmp_path: Path) -> None:
    flags = (
        "simulate",
        "--game",
        "extrawurm",
        "--players",
        "2",
        "--games",
        "1",
        "--option",
        "lower=any",
        "--option",
        "turn_over=every",
    )
    succeeds(*flags, "--records", tmp_path)
    (file,) = tmp_path.iterdir()
    assert "[options lower=any turn_over=every]" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("flags", "says"),
    [
        (("--game", "chess"), ("chess", *GAMES)),
        (("--players", "1"), ("2", "7")),
        (("--players", "8"), ("2", "7")),
        (("--players", "-1"), ("2", "7")),
        (("--game", "karteneck", "--players", "7"), ("2", "6")),
        (("--games", "0"), ()),
        (("--games", "-5"), ()),
        (("--option", "lower"), ("lower",)),
        (("--option", "lower=all"), ("next", "any")),
        (("--option", "golden_die=plain"), ("golden_die",)),
        (("--game", "karteneck", "--option", "lower=any"), ("lower",)),
    ],
)
def test_what_cannot_be_simulated_is_refused(flags: tuple[str, ...], says: tuple[str, ...]) -> None:
    sentence = fails("simulate", *flags)
    assert sentence
    assert [word for word in says if word not in sentence] == []


@pytest.mark.parametrize("flags", [("--games", "many"), ("--players", "two"), ("--seed", "x"), ("--nonsense",), ("--game",)])
def test_what_cannot_be_understood_is_refused(flags: tuple[str, ...]) -> None:
    assert flags[0] in fails("simulate", *flags, code=2)


@pytest.mark.parametrize("id", ["original", "karteneck"])
def test_a_billion_players_are_refused_at_once(id: str) -> None:
    pytest.importorskip("resource")
    code = "import resource, sys; resource.setrlimit(resource.RLIMIT_AS, (2**31, 2**31)); from heckmeck.cli import run; run()"
    done = subprocess.run(
        [sys.executable, "-c", code, "simulate", "--game", id, "--players", str(10**9), "--language", "en"],
        capture_output=True,
        timeout=120,
    )
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.startswith(b"This game is for 2 to ")


def test_a_folder_that_cannot_be_made(original: Path) -> None:
    assert str(original) in fails("simulate", "--games", "1", "--players", "2", "--records", original)
    assert str(original) in fails("simulate", "--games", "1", "--players", "2", "--records", original / "below")


def test_an_unknown_command_is_refused() -> None:
    assert "dance" in fails("dance", code=2)


# Nobody listens


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of another kind")
def test_a_reader_that_goes_away_is_no_trouble(tmp_path: Path) -> None:
    turns = "".join(f"{name}: 11111111>1 = failed\n" for _ in range(2000) for name in ("Ada", "Ben"))
    file = write(tmp_path / "long.hmk", "[game original]\n[players Ada, Ben]\n" + turns)
    process = subprocess.Popen(
        [*HECKMECK, "replay", "--language", "en", str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ}
    )
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline() == b"Heckmeck am Bratwurmeck: Ada, Ben\n"
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(timeout=120)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this machine has no full disk to write to")
def test_a_full_disk_is_told(original: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*HECKMECK, "replay", "--json", str(original)], stdout=full, stderr=subprocess.PIPE, timeout=60)
    assert done.returncode != 0
    assert b"Traceback" not in done.stderr
    assert done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="shells of another kind")
def test_standard_output_may_be_closed(original: Path) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", '"$0" -m heckmeck replay "$1" >&-', sys.executable, str(original)], stderr=subprocess.PIPE, timeout=60
    )
    assert b"Traceback" not in done.stderr


# What is installed


def test_the_version_says_what_is_compiled() -> None:
    told = succeeds("--version").splitlines()
    assert told[0] == f"Heckmeck {version('heckmeck')} on Python {platform.python_version()}"
    assert told[1] in ("Rules: compiled", "Rules: plain Python")
    assert (told[1] == "Rules: compiled") == (not str(protocol.__file__).endswith(".py"))
    kernel = {"avx512": "with AVX-512", "avx2": "with AVX2", "plain": "without special instructions"}
    assert told[2] == f"Kernel: compiled, runs {kernel[_kernel.instruction_sets()[0]]}"
    assert told[3] == "Page: built"


@pytest.mark.parametrize("instructions", ["avx512", "avx2", "plain"])
def test_the_version_names_the_instruction_set_that_runs(instructions: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_kernel, "instruction_sets", lambda: [instructions, "plain"])
    told = {language: succeeds("--version", LANG=language).splitlines()[2] for language in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    named = {"avx512": "AVX-512", "avx2": "AVX2"}.get(instructions)
    assert all(named is None or named in line for line in told.values())


@pytest.fixture
def without_kernel(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if nothing could have been compiled."""
    from heckmeck.solver import tree

    monkeypatch.setitem(sys.modules, "heckmeck.kernel._kernel", None)
    monkeypatch.delattr("heckmeck.kernel._kernel")
    monkeypatch.setitem(sys.modules, "heckmeck.review.card_walk", None)  # it imports the kernel
    tree.paths.cache_clear()
    yield
    monkeypatch.undo()
    tree.paths.cache_clear()


@pytest.mark.usefixtures("without_kernel")
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_kernel_the_version_says_what_is_missing(language: str) -> None:
    kernel = succeeds("--version", LANG=language).splitlines()[2]
    assert "Karteneck" in kernel
    assert kernel == Words(language).say("version-no-kernel")


def test_the_odds_of_a_card_game_are_estimates_that_say_so(karteneck: Path) -> None:
    """The next player's, from a record that ends in a decision."""
    told = json.loads(succeeds("odds", karteneck, "--json"))
    assert told["goal"] == "win"
    assert [choice["value"] for choice in told["choices"]] == sorted([choice["value"] for choice in told["choices"]], reverse=True)
    lines = succeeds("odds", karteneck).splitlines()
    assert len(lines) == len(told["choices"]) + 2
    assert lines[-1] == Words("en").say("odds-estimate")
    assert f"± {Words('en').decimal(100 * told['choices'][0]['half_width'], 1)}" in lines[1]
    assert fails("odds", karteneck, "--goal", "total") == Words("en").say("error-odds-win-only")


@pytest.mark.usefixtures("without_kernel")
def test_without_the_kernel_what_needs_it_is_refused_in_a_sentence(karteneck: Path) -> None:
    assert fails("train", "original") == Words("en").say("error-not-compiled")
    assert fails("review", karteneck) == Words("en").say("error-review-kernel")
    assert fails("odds", karteneck) == Words("en").say("error-odds-kernel")


@pytest.mark.usefixtures("without_kernel")
def test_without_the_kernel_the_arena_says_that_the_best_card_bots_play_below_their_strength() -> None:
    arena = ["arena", "--games", "2", "--cores", "1"]
    weak = call(*arena, "--game", "karteneck", "champion", "hen")
    assert (weak.exit_code, weak.stderr.strip()) == (0, Words("en").say("kernel-missing-bots"))
    assert succeeds(*arena, "--game", "karteneck", "chick", "hen")
    assert succeeds(*arena, "champion", "hen")


@pytest.mark.usefixtures("without_kernel")
def test_without_the_kernel_a_program_is_warned_of_weak_card_bots() -> None:
    with pytest.warns(UserWarning, match="fox and champion play karteneck like the rooster"):
        play_game("karteneck", ["fox", "chick"], seed=1)
