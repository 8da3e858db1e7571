"""The command in a real terminal of 80 × 24 characters and sixteen colours."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace
from terminal_kit import Fixed, hosting, live

from heckmeck.terminal.client.own_tables import OwnTable, OwnTables

ESCAPES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|P[^\x1b]*\x1b\\|[()#][0-9A-Z]|[=>78cDEHM])")
MORE_COLOURS = re.compile(r"\x1b\[[0-9;]*[34]8;[25]")
ANY_COLOUR = re.compile(r"\x1b\[(?:[0-9]+;)*(?:[34][0-8]|9[0-7]|10[0-7])[;m]")


class Terminal:
    """The keyboard and the screen of a program."""

    def __init__(self, process: subprocess.Popen[bytes], keyboard: int) -> None:
        self.process = process
        self.keyboard = keyboard
        self.drawn = ""
        self._pressed = 0

    def press(self, keys: str) -> None:
        self._pressed = len(self.drawn)
        os.write(self.keyboard, keys.encode())

    def read_until(self, sentence: str) -> None:
        """Until something has been drawn since the last key."""
        while sentence not in ESCAPES.sub("", self.drawn[self._pressed :]):
            assert self._read(), f"{sentence} was never drawn, but {ESCAPES.sub('', self.drawn[self._pressed :])}"

    def read_all(self) -> str:
        while self._read():
            pass
        self.process.wait()
        return ESCAPES.sub("", self.drawn)

    def _read(self) -> bool:
        try:
            found = os.read(self.keyboard, 65536)
        except OSError:
            # The other end of a terminal that is closed.
            found = b""
        self.drawn += found.decode("utf-8", "replace")
        return bool(found)


@contextmanager
def terminal(home: Path, *arguments: str, **more: str) -> Iterator[Terminal]:
    outside, inside = pty.openpty()
    fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "TERM": "xterm-16color", "COLORTERM": "", "LANGUAGE": "en"}
    for name in ("HECKMECK_DATABASE_URL", "NO_COLOR"):
        environment.pop(name, None)
    environment |= more
    command = [sys.executable, "-m", "heckmeck", "terminal", *arguments]
    # Tests that run in the background of a shell would hand down that Ctrl-C is ignored.
    heeding = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        process = subprocess.Popen(command, stdin=inside, stdout=inside, stderr=inside, env=environment, start_new_session=True)
    finally:
        signal.signal(signal.SIGINT, heeding)
    os.close(inside)
    try:
        yield Terminal(process, outside)
    finally:
        process.kill()
        process.wait()
        os.close(outside)


def test_ctrl_c_ends_politely_and_kill_loses_nothing_either(tmp_path: Path) -> None:
    """A turn is begun, left by Ctrl-C, continued, killed, and is still there, to the last die."""
    with terminal(tmp_path, "--game", "original", "--people", "Ada,Ben", "--bots", "") as first:
        first.read_until("Ada, your choice")
        first.press("r")
        first.read_until("Ada rolls ")
        first.press("\x03")
        shown = first.read_all()
        assert first.process.returncode == 0
        place = tmp_path / "heckmeck" / "tables.db"
        assert f"The game is saved in {place}. Continue with: heckmeck terminal --resume" in " ".join(shown.split())
        assert not MORE_COLOURS.search(first.drawn), "only the sixteen colours of the terminal itself"
    with terminal(tmp_path, "--resume") as second:
        second.read_until("Ada rolls ")
        second.read_until("Quit")
        second.process.send_signal(signal.SIGKILL)
        second.read_all()
    with terminal(tmp_path, "--plain", "--resume") as third:
        third.read_until("Ada, your choice")
        third.press("q\r")
        told = third.read_all()
        assert "Rolled: " in told
        assert "Laid aside" not in told
        assert "Continue with: heckmeck terminal --plain --resume" in " ".join(told.split())


def test_without_colours_there_are_none(tmp_path: Path) -> None:
    with terminal(tmp_path, NO_COLOR="1") as asked:
        asked.read_until("What shall we play?")
        asked.press("\x03")
        asked.read_all()
        assert not ANY_COLOUR.search(asked.drawn)
    with terminal(tmp_path) as usual:
        usual.read_until("What shall we play?")
        usual.press("\x03")
        usual.read_all()
        assert ANY_COLOUR.search(usual.drawn)


@pytest.mark.parametrize("more", [{}, {"NO_COLOR": "1"}], ids=["sixteen colours", "no colour"])
def test_a_game_is_looked_back_on_in_few_colours_or_none(tmp_path: Path, more: dict[str, str]) -> None:
    tables = OwnTables(tmp_path / "heckmeck" / "own-tables.json")

    async def do() -> OwnTable:
        tables.file.parent.mkdir()
        async with hosting(tables.file.parent) as host:
            return await Fixed("original", ["Ada", "Ben"]).play(lambda _: False).save(host)

    own = live(do)
    tables.remember(replace(own, phase="playing"))
    with terminal(tmp_path, "--resume", **more) as looking:
        looking.read_until("Review the game")
        looking.press("v")
        looking.read_until("Chances to win, turn by turn")
        looking.read_until("█")
        looking.press("a")
        looking.read_until("Next mistake")
        looking.press("\x03")
        looking.read_all()
        assert looking.process.returncode == 0
        assert not MORE_COLOURS.search(looking.drawn)
        assert bool(ANY_COLOUR.search(looking.drawn)) is not bool(more)


def test_ctrl_c_line_by_line_says_where_the_game_is_saved(tmp_path: Path) -> None:
    with terminal(tmp_path, "--plain", "--people", "Ada,Ben", "--bots", "") as playing:
        playing.read_until("Ada, your choice")
        playing.press("1\r")
        playing.read_until("Ada rolls ")
        playing.process.send_signal(signal.SIGINT)
        told = playing.read_all()
        assert playing.process.returncode == 0
        assert "Continue with: heckmeck terminal --plain --resume" in " ".join(told.split())
        assert "Traceback" not in told
