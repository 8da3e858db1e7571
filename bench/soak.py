"""Kills the server and the database again and again while people play, and checks whether anything was lost.

    make soak KILLS=1000

Several tables are played at once. Meanwhile the server gets SIGKILL, the database does, disks are full, locks are held, and the
line to the database is cut in the middle of a commit, all at random moments. Every player keeps every step that the server showed.
After every game a fresh connection has to show the same steps: none lost, none doubled, none in another place. Every finished game
has to verify. It exits with 1 if anything was wrong.
"""

from __future__ import annotations

import os
import resource
import secrets
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import sqlalchemy
from cut_line import Line, cut_line
from databases import SOCKET, database_url, full_disk
from postgres_server import binaries, ordinary_user, postgres
from serving import Client, Json, Server, free_port, start
from table_players import some_choice
from websockets.exceptions import WebSocketException

from heckmeck.chance import commitment
from heckmeck.notation import read
from heckmeck.verify import verify

T = TypeVar("T")

TABLES: Final = 6
GAMES: Final = ("karteneck", "original", "extrawurm")
TROUBLE: Final = (OSError, HTTPException, WebSocketException, TimeoutError)
PAUSE: Final = 0.05


class Again(Exception):
    """The server refused something that may be tried again."""


class Lost(Exception):
    """Something that a player had seen is not there any more, or is different."""


class Place:
    """The server under the soak, its database, and what is done to both."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.random = Random(seed)
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.over = threading.Event()
        self._count = threading.Lock()
        self.line: Line | None = None
        self.server: Server

    def count(self, what: str) -> None:
        with self._count:
            self.counts[what] += 1

    def start(self) -> None:
        """On the same port, as soon as the database lets it."""
        port = self.server.port if hasattr(self, "server") else free_port()
        url = database_url(self.folder) if self.line is None else self.line.url(database_url_of(self.folder))
        while True:
            try:
                self.server = start(self.folder, port=port, HECKMECK_DATABASE_URL=url)
                return
            except AssertionError:
                time.sleep(PAUSE)

    # What goes wrong

    def kill_server(self) -> None:
        self.server.kill()
        assert self.server.process.stdout is not None
        self.server.process.stdout.close()
        self.start()

    def kill_database(self) -> None:
        data = Path(os.environ[SOCKET]) / "data"
        os.kill(int((data / "postmaster.pid").read_text().split()[0]), signal.SIGKILL)
        user = ordinary_user()
        settings = f"-c listen_addresses= -c unix_socket_directories={data.parent} -c fsync=off -c max_connections=300"
        command = [str(binaries() / "pg_ctl"), "-D", str(data), "start", "--wait", "--log", str(data.parent / "log"), "--options"]
        while subprocess.run(
            [*command, settings],
            check=False,
            cwd=data.parent,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=None if user is None else user.pw_uid,
            group=None if user is None else user.pw_gid,
            extra_groups=None if user is None else [],
        ).returncode:
            # Its children have not noticed yet that it is gone.
            time.sleep(PAUSE)

    def fill_disk(self) -> None:
        if self.line is not None:
            with full_disk(self.folder):
                self._wait()
            return
        # The server can write to no file any more, not even to its log.
        pid = self.server.process.pid
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        self._wait()
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def lock(self) -> None:
        if self.line is None:
            with closing(sqlite3.connect(self.folder / "tables.db", timeout=30)) as other:
                other.execute("BEGIN EXCLUSIVE")
                self._wait()
            return
        engine = sqlalchemy.create_engine(database_url_of(self.folder))
        with engine.connect() as other:
            other.exec_driver_sql("LOCK TABLE changes IN ACCESS EXCLUSIVE MODE")
            self._wait()
        engine.dispose()

    def cut(self) -> None:
        assert self.line is not None
        self.line.cut = self.random.choice(("answer", "request"))
        self._wait()

    def _wait(self) -> None:
        time.sleep(self.random.uniform(0.05, 0.6))

    def trouble(self, kills: int) -> None:
        """Until this many processes have been killed."""
        kinds: list[Callable[[], None]] = [self.kill_server, self.fill_disk, self.lock]
        if self.line is not None:
            kinds += [self.kill_database, self.cut]
        while sum(self.counts[kind] for kind in ("kill_server", "kill_database")) < kills:
            time.sleep(self.random.uniform(0.1, 1.5))
            kind = self.random.choice(kinds)
            with suppress(sqlalchemy.exc.SQLAlchemyError, sqlite3.Error, ProcessLookupError):
                kind()
            self.count(kind.__name__)


class Seat:
    """Somebody at a table, who remembers every step."""

    def __init__(self, place: Place, table: str, token: str) -> None:
        self.place, self.table, self.token = place, table, token
        self.version = 0
        self.steps: dict[int, Json] = {}
        self.client: Client | None = None
        self.last: Json = None
        self.number = secrets.token_hex(32)

    def connect(self) -> None:
        self.close()
        self.client = Client(self.place.server.port, self.table)
        self.client.send("hello", token=self.token, version=self.version)
        self.take()

    def close(self) -> None:
        if self.client is not None:
            with suppress(*TROUBLE):
                self.client.close()
        self.client = None

    def send(self, type: str, **more: Json) -> None:
        assert self.client is not None
        self.client.send(type, **more)

    def take(self) -> None:
        """The next update. Raises Again for an error."""
        assert self.client is not None
        message = self.client.receive()
        if message["type"] == "error":
            reason = message["refusal"]["reason"]
            self.place.count(reason)
            if reason in ("no_such_table", "table_damaged"):
                raise Lost(f"{self.table}: {reason}")
            raise Again(reason)
        if message["version"] < self.version:
            raise Lost(f"{self.table} went back from version {self.version} to {message['version']}")
        self.version, self.last = message["version"], message
        for step in message["steps"]:
            self.remember({**step, "view": None})

    def remember(self, step: Json) -> None:
        known = self.steps.setdefault(step["version"], step)
        if known != step:
            raise Lost(f"{self.table} shows another step {step['version']}")

    def until(self, version: int) -> None:
        while self.version < version:
            self.take()

    def take_all(self) -> None:
        """Every step of the game on a fresh connection, also those that the update left out because there were too many."""
        self.version, self.steps = 0, {}
        self.connect()
        assert self.client is not None
        left_out = self.last["left_out"]
        while left_out:
            self.client.send("steps", before=min(self.steps))
            told = self.client.receive()
            if told["type"] != "steps":
                raise Again(told["type"])
            left_out = told["left_out"]
            for step in told["steps"]:
                self.remember(step)


class Table(threading.Thread):
    """Two people who play game after game, whatever happens."""

    def __init__(self, place: Place, number: int) -> None:
        super().__init__(name=f"table {number}", daemon=True)
        self.place = place
        self.random = Random(number)
        self.game = GAMES[number % len(GAMES)]
        self.seats: list[Seat] = []

    def run(self) -> None:
        try:
            while not self.place.over.is_set():
                self._new()
                while not self._finished():
                    pass
                self._check()
        except BaseException as problem:
            self.place.wrong.append(f"{self.name}: {type(problem).__name__}: {problem}")

    def _ask(self, path: str, body: Json) -> Json:
        while True:
            with suppress(OSError, HTTPException):
                answer = self.place.server.post(path, body)
                if answer.status == 201:
                    return answer.json
                self.place.count(answer.json["refusal"]["reason"])
                if answer.json["refusal"]["reason"] == "seat_taken":
                    # We sat down, and the answer with the token was lost.
                    return None
            time.sleep(PAUSE)

    def _new(self) -> None:
        open_seat, ben = {"kind": "open"}, None
        while ben is None:
            ada = self._ask("/api/tables", {"game": self.game, "seats": [{"kind": "person", "name": "Ada"}, open_seat]})
            ben = self._ask(f"/api/tables/{ada['table']}/seats/1", {"name": "Ben"})
        self.seats = [Seat(self.place, ada["table"], told["token"]) for told in (ada, ben)]

    def _finished(self) -> bool:
        """Plays until the game is over or something happens."""
        try:
            for seat in self.seats:
                seat.connect()
            for give in (self._commit, self._give_number):
                for seat in self.seats:
                    give(seat)
            while (acting := self._to_act()) is not None:
                acting.send("act", version=acting.version, action=some_choice(acting.last["situation"], self.random))
                acting.until(acting.version + 1)
                self.place.count("actions")
        except (*TROUBLE, Again):
            time.sleep(PAUSE)
            return False
        return True

    def _give_number(self, seat: Seat) -> None:
        (own,) = seat.last["table"]["yours"]
        while not seat.last["table"]["seats"][own]["number_given"]:
            seat.send("number", seat=own, number=seat.number)
            seat.until(seat.version + 1)

    def _commit(self, seat: Seat) -> None:
        (own,) = seat.last["table"]["yours"]
        while not seat.last["table"]["commitment"]["commitments"][own]:
            seat.send("commit", seat=own, sha256=commitment(seat.number))
            seat.until(seat.version + 1)

    def _to_act(self) -> Seat | None:
        while True:
            newest = max(seat.version for seat in self.seats)
            for seat in self.seats:
                seat.until(newest)
            if self.seats[0].last["table"]["phase"] == "finished":
                return None
            for seat in self.seats:
                if seat.last["situation"]["yours"] and seat.last["table"]["phase"] == "playing":
                    return seat
            self.seats[0].until(newest + 1)

    def _check(self) -> None:
        """What a fresh connection of each shows is what that one has seen, and the dice verify."""
        for seat in self.seats:
            fresh = Seat(self.place, seat.table, seat.token)
            self._insist(fresh.take_all)
            if not seat.steps.items() <= fresh.steps.items():
                raise Lost(f"{seat.table}: steps are missing or different")
            seat.close()
            fresh.close()
        if not verify(read(self._insist(self._record))).verified:
            raise Lost(f"{self.seats[0].table}: the game does not verify")
        self.place.count("games verified")

    def _record(self) -> str:
        answer = self.place.server.get(f"/api/tables/{self.seats[0].table}/record")
        if answer.status != 200:
            raise Again
        return answer.text

    def _insist(self, ask: Callable[[], T]) -> T:
        """Asks until there is an answer."""
        while True:
            try:
                return ask()
            except (*TROUBLE, Again):
                time.sleep(PAUSE)


def database_url_of(folder: Path) -> str:
    """The database over its own socket, also while it is down."""
    return _URLS[folder]


_URLS: dict[Path, str] = {}


@contextmanager
def database(kind: str, place: Place) -> Iterator[None]:
    with ExitStack() as stack:
        if kind == "postgresql":
            os.environ[SOCKET] = stack.enter_context(postgres())
            _URLS[place.folder] = database_url(place.folder)
            place.line = stack.enter_context(cut_line())
        else:
            os.environ.pop(SOCKET, None)
        yield


def soak(kind: str, kills: int, seed: int) -> bool:
    with tempfile.TemporaryDirectory(prefix="heckmeck-", dir="/tmp") as folder:
        place = Place(Path(folder), seed)
        with database(kind, place):
            place.start()
            tables = [Table(place, number) for number in range(TABLES)]
            for table in tables:
                table.start()
            place.trouble(kills)
            place.over.set()
            for table in tables:
                table.join()
            place.server.stop()
            assert place.server.process.stdout is not None
            place.server.process.stdout.close()
            if "Traceback" in (told := place.server.complaints.read_text()):
                place.wrong.append(f"a traceback in the log: {told[told.index('Traceback') :][:2000]}")
    counts: dict[str, Any] = dict(sorted(place.counts.items()))
    print(f"{kind}: " + ", ".join(f"{what} {count}" for what, count in counts.items()))
    for wrong in place.wrong:
        print(f"{kind}: WRONG {wrong}")
    return not place.wrong


if __name__ == "__main__":
    wanted, began = int(os.environ.get("KILLS", "1000")), int(os.environ.get("SEED", "1"))
    kinds = os.environ.get("DATABASES", "sqlite postgresql").split()
    failed = [kind for kind in kinds if not soak(kind, wanted, began)]
    sys.exit(1 if failed else 0)
