"""The round of commitments: who commits, who opens, who is waited for, and what becomes of a round that fails."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from table_kit import Client, Json, Told, all_give_numbers, gathered, live, number, play_on, refused, same_table, set_up, sitting

from heckmeck.chance import commitment
from heckmeck.notation import FailedRound, read, write
from heckmeck.table import changes
from heckmeck.table.changes import AnyChange
from heckmeck.table.deciding import begin
from heckmeck.table.finished import record_of
from heckmeck.table.host import Host
from heckmeck.table.rounds import MOST_FAILED, PATIENCE
from heckmeck.table.tokens import new_token, owner_of
from heckmeck.verify import verify


class Clock:
    """The time as a table sees it, in the hands of the test."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


async def ada_ben_and_cleo(host: Host, play: Callable[[Client, Client, Client, Clock], object], game: str = "original") -> None:
    """Three people far apart, all of them here."""
    seated = await host.create(set_up(game, "Ada", "free", "free"))
    ben, cleo = new_token(), new_token()
    async with sitting(host, seated.table, seated.token, ben, cleo) as [a, b, c]:
        clock = a.live.waiting.clock = Clock()
        await a.live.sit(1, "Ben", ben)
        await a.live.sit(2, "Cleo", cleo)
        await play(a, b, c, clock)  # type: ignore[misc]  # what it gives is awaited and forgotten


def dice(client: Client) -> Json:
    return client.look()["table"]["commitment"]


def names(client: Client) -> list[str | None]:
    return [seat["name"] for seat in client.look()["table"]["seats"]]


# Committing and opening


def test_a_number_is_opened_only_after_all_have_committed_and_everybody_sees_the_commitments(tmp_path: Path) -> None:
    async def play(ada: Client, ben: Client, cleo: Client, _: Clock) -> None:
        for client, seat in ((ada, 0), (ben, 1)):
            await client.commit(seat, number(client.token or ""))
            with refused("not_possible", "not_all_committed"):
                await client.open(seat, number(client.token or ""))
        await cleo.commit(2, number("cleo"))
        for client in (ada, ben, cleo):
            assert dice(client)["commitments"] == [commitment(number(one)) for one in (ada.token, ben.token, "cleo") if one]
            assert dice(client)["numbers"] == []
        with refused("not_possible", "other_number"):
            await cleo.open(2, number("a better one"))
        await cleo.open(2, number("cleo"))
        assert dice(ada)["numbers"] == []

    live(tmp_path, lambda host: ada_ben_and_cleo(host, play))


def test_several_people_at_one_screen_commit_and_open_for_each_seat_and_a_bot_adds_nothing(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        seated = await host.create(set_up("original", "Ada", "hen Hilda", "Ben"))
        async with sitting(host, seated.table, seated.token) as [screen]:
            await screen.give_numbers()
            assert screen.live.table.phase == "playing"
            assert [bool(one) for one in dice(screen)["commitments"]] == [True, False, True]
            assert [bool(one) for one in dice(screen)["numbers"]] == [True, False, True]

    live(tmp_path, play)


def test_real_dice_need_no_commitments(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        seated = await host.create(set_up("original", "Ada", "free", real_dice=True))
        async with sitting(host, seated.table, seated.token) as [ada]:
            assert ada.look()["table"]["commitment"] is None
            for give in (ada.commit, ada.open):
                with refused("not_possible", "no_numbers"):
                    await give(0, number("a"))

    live(tmp_path, play)


# How long the table waits


@pytest.mark.parametrize(("grace", "seconds"), [(0, 30), (10, 30), (30, 30), (120, 120)])
def test_a_table_waits_as_long_as_it_was_set_up_to_and_half_a_minute_at_least(grace: int, seconds: int, tmp_path: Path) -> None:
    """A bot gives a seat back, but whoever is removed has lost it."""

    async def play(host: Host) -> None:
        seated = await host.create(set_up("original", "Ada", "free", grace=grace))
        token = new_token()
        async with sitting(host, seated.table, seated.token, token) as [ada, ben]:
            clock = ada.live.waiting.clock = Clock()
            await ada.live.sit(1, "Ben", token)
            await ada.give_numbers()
            ben.leave()
            clock.pass_by(seconds - 1)
            assert ada.look()["waits"] == [{"seat": 1, "why": "commit", "seconds": 1, "of": seconds}]
            with refused("not_possible", "wait_longer"):
                await ada.remove(1)
            clock.pass_by(1)
            assert ada.look()["waits"][0]["seconds"] == 0
            await ada.remove(1)

    live(tmp_path, play)


def test_everybody_is_told_whom_the_table_waits_for(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        seated = await host.create(set_up("original", "Ada", "free", "free"))
        ben_token, cleo_token = new_token(), new_token()
        async with sitting(host, seated.table, seated.token, ben_token, cleo_token) as [ada, ben, cleo]:

            def told() -> list[tuple[int, str]]:
                waits: list[list[tuple[int, str]]] = [
                    [(wait["seat"], wait["why"]) for wait in client.look()["waits"]] for client in (ada, cleo)
                ]
                assert waits[0] == waits[1]
                return waits[0]

            await ada.live.sit(1, "Ben", ben_token)
            assert told() == []
            ben.leave()
            assert told() == [(1, "away")]
            await ben.live.enter(ben.watcher)
            await ada.live.sit(2, "Cleo", cleo_token)
            assert told() == [(0, "commit"), (1, "commit"), (2, "commit")]
            for client in (ada, ben, cleo):
                await client.give_numbers()
            assert told() == [(0, "open"), (1, "open")]
            await ada.give_numbers()
            assert told() == [(1, "open")]
            await ben.give_numbers()
            assert told() == []

    live(tmp_path, play)


# Players who do not open


async def fail_round(ada: Client, ben: Client, cleo: Client, clock: Clock) -> None:
    """All commit, Ada and Cleo open, and Ben does not."""
    for client in (ada, ben, cleo):
        await client.give_numbers()
    await ada.give_numbers()
    clock.pass_by(PATIENCE)
    await ada.remove(1)


def test_who_does_not_open_a_number_loses_the_seat_and_everybody_sees_it(tmp_path: Path) -> None:
    async def play(ada: Client, ben: Client, cleo: Client, clock: Clock) -> None:
        before = dice(ada)["sha256"]
        secret = ada.live.table.secret
        await fail_round(ada, ben, cleo, clock)
        for client in (ada, ben, cleo):
            assert names(client) == ["Ada", None, "Cleo"]
            now = dice(client)
            assert (now["sha256"] != before, now["commitments"], now["numbers"]) == (True, ["", "", ""], [])
            own = [number(f"{ada.token} 0"), number(f"{ben.token} 1"), number(f"{cleo.token} 2")]
            assert now["failed"] == [
                {
                    "name": "Ben",
                    "sha256": before,
                    "secret": secret,
                    "commitments": [commitment(one) for one in own],
                    "numbers": [own[0], "", own[2]],
                }
            ]
        with refused("not_possible", "barred"):
            await ben.live.sit(1, "Ben", ben.token or "")
        await ada.live.hand_over(ada.owner, 1, "chick")
        await play_on([ada, cleo], Random(1))
        record = read(record_of(ada.live.table, ada.live.steps))
        assert verify(record).verified
        assert record.proof is not None
        assert [one.name for one in record.proof.failed] == ["Ben"]
        assert read(write(record)) == record

    live(tmp_path, lambda host: ada_ben_and_cleo(host, play))


def test_nobody_is_removed_before_the_others_have_waited_or_by_somebody_without_a_seat(tmp_path: Path) -> None:
    async def play(ada: Client, ben: Client, cleo: Client, clock: Clock) -> None:
        for client in (ada, ben, cleo):
            await client.give_numbers()
        await ada.give_numbers()
        clock.pass_by(PATIENCE - 1)
        with refused("not_possible", "wait_longer"):
            await ada.remove(1)
        ben.leave()
        with refused("not_possible", "wait_longer"):
            await ada.remove(1)
        clock.pass_by(1)
        for seat, reason in ((0, "still_here"), (2, "still_here"), (-1, "no_such_seat"), (3, "no_such_seat")):
            with refused("not_possible", reason):
                await ada.remove(seat)
        stranger = Client(ada.live, None)
        with refused("not_yours", "no_seat"):
            await stranger.remove(1)
        with refused("not_possible", "still_here"):
            await ben.remove(1)
        await ada.remove(1)
        assert names(ada)[1] is None

    live(tmp_path, lambda host: ada_ben_and_cleo(host, play))


def test_a_player_who_refuses_loses_all_seats_of_that_screen(tmp_path: Path) -> None:
    """Else a screen with two seats could try twice."""

    async def play(host: Host) -> None:
        seated = await host.create(set_up("original", "Ada", "Ben", "free"))
        token = new_token()
        async with sitting(host, seated.table, seated.token, token) as [screen, cleo]:
            clock = cleo.live.waiting.clock = Clock()
            await cleo.live.sit(2, "Cleo", token)
            await cleo.give_numbers()
            await screen.commit(0, number("a"))
            await screen.commit(1, number("b"))
            await screen.open(0, number("a"))
            await cleo.give_numbers()
            clock.pass_by(PATIENCE)
            await cleo.remove(1)
            assert names(cleo) == [None, None, "Cleo"]
            assert screen.look()["table"]["yours"] == []

    live(tmp_path, play)


def test_who_stays_away_before_all_have_committed_loses_the_seat_and_may_come_back(tmp_path: Path) -> None:
    """Nobody has opened a number, so the others' commitments hold and no round has failed."""

    async def play(ada: Client, ben: Client, cleo: Client, clock: Clock) -> None:
        await ada.give_numbers()
        await cleo.give_numbers()
        ben.leave()
        clock.pass_by(PATIENCE - 1)
        with refused("not_possible", "wait_longer"):
            await ada.remove(1)
        clock.pass_by(1)
        before = dice(ada)
        await ada.remove(1)
        assert names(ada) == ["Ada", None, "Cleo"]
        assert dice(ada) == before
        await ben.live.enter(ben.watcher)
        await ben.live.sit(1, "Ben", ben.token or "")
        await all_give_numbers(ada, ben, cleo)
        assert ada.live.table.phase == "playing"
        assert dice(ada)["failed"] == []

    live(tmp_path, lambda host: ada_ben_and_cleo(host, play))


def test_who_is_here_and_does_not_commit_is_waited_for_as_long(tmp_path: Path) -> None:
    async def play(ada: Client, ben: Client, cleo: Client, clock: Clock) -> None:
        await ada.give_numbers()
        await cleo.give_numbers()
        clock.pass_by(PATIENCE)
        with refused("not_possible", "still_here"):
            await ada.remove(2)
        await ada.remove(1)
        assert names(ada) == ["Ada", None, "Cleo"]

    live(tmp_path, lambda host: ada_ben_and_cleo(host, play))


def test_once_the_game_has_started_nobody_is_removed(tmp_path: Path) -> None:
    async def play(ada: Client, ben: Client, cleo: Client, clock: Clock) -> None:
        await all_give_numbers(ada, ben, cleo)
        ben.leave()
        clock.pass_by(10 * PATIENCE)
        with refused("not_possible", "already_started"):
            await ada.remove(1)

    live(tmp_path, lambda host: ada_ben_and_cleo(host, play))


def test_after_many_failed_rounds_only_bots_may_come(tmp_path: Path) -> None:
    """An attack: somebody comes back under one name after another, and every round that fails is told in every update."""

    async def play(ada: Client, ben: Client, cleo: Client, clock: Clock) -> None:
        refusers = [ben]
        while len(refusers) < MOST_FAILED:
            await fail_round(ada, refusers[-1], cleo, clock)
            again = new_token()
            await ada.live.sit(1, f"Ben_{len(refusers)}", again)
            refusers.append(await Client(ada.live, again).enter())
        await fail_round(ada, refusers[-1], cleo, clock)
        assert len(dice(ada)["failed"]) == MOST_FAILED
        with refused("not_possible", "too_many_failed"):
            await ada.live.sit(1, "Dora", new_token())
        await ada.live.hand_over(ada.owner, 1, "chick")
        await play_on([ada, cleo], Random(1))
        proof = read(record_of(ada.live.table, ada.live.steps)).proof
        assert proof is not None
        assert [one.name for one in proof.failed] == ["Ben", *[f"Ben_{number}" for number in range(1, MOST_FAILED)]]

    live(tmp_path, lambda host: ada_ben_and_cleo(host, play))


def test_a_failed_round_is_still_known_after_a_restart(tmp_path: Path) -> None:
    async def fail(host: Host) -> tuple[str, str, str, list[FailedRound]]:
        kept: list[tuple[str, str, str, list[FailedRound]]] = []

        async def play(ada: Client, ben: Client, cleo: Client, clock: Clock) -> None:
            await fail_round(ada, ben, cleo, clock)
            kept.append((ada.live.table.id, ada.token or "", ben.token or "", list(ada.live.table.failed)))

        await ada_ben_and_cleo(host, play)
        return kept[0]

    table, ada_token, ben_token, failed = live(tmp_path, fail)

    async def look(host: Host) -> None:
        async with sitting(host, table, ada_token) as [ada]:
            assert list(ada.live.table.failed) == failed
            with refused("not_possible", "barred"):
                await ada.live.sit(1, "Ben", ben_token)

    live(tmp_path, look)


# What is saved


def test_every_change_of_a_round_is_read_as_it_was_saved() -> None:
    told = gathered("deluxe", ["a", "b", "c", None])
    own = [number(str(seat)) for seat in range(3)]
    done: list[AnyChange] = [
        changes.Committed(0, commitment(own[0])),
        changes.Removed(0),
        changes.Sat(0, "Eva", owner_of("d")),
        *[changes.Committed(seat, commitment(own[seat])) for seat in range(3)],
        changes.Opened(1, own[1]),
        changes.Failed(2, number("fresh")),
    ]
    for change in done:
        told.do(change)
        assert same_table(told.read_again().table, told.table)
    assert (told.table.names, told.table.secret) == (("Eva", "Ben", "", "Dan"), number("fresh"))
    assert told.table.barred == {owner_of("c")}


# Tables of earlier versions


def older(started: bool) -> Told:
    """A table as an earlier version saved it, with numbers and no commitments."""
    told = gathered("original", ["a", "b"])
    told.do(changes.GaveNumber(0, number("a")))
    if started:
        told.do(changes.GaveNumber(1, number("b")))
        told.do(begin(told.table))
    return told.read_again()


def test_a_running_game_of_an_earlier_version_goes_on_with_its_numbers() -> None:
    told = older(started=True)
    for _ in told.play_on(Random(2)):
        pass
    record = read(record_of(told.table, told.steps))
    assert verify(record).verified
    assert record.proof is not None
    assert (record.proof.commitments, record.proof.numbers) == (None, (number("a"), number("b")))
    assert "[luck " in write(record)
    assert told.update("a")["table"]["commitment"]["commitments"] is None


def test_a_gathering_table_of_an_earlier_version_starts_with_commitments() -> None:
    """A number that nobody committed to does not count any more."""
    told = older(started=False)
    assert [seat["number_given"] for seat in told.update("a")["table"]["seats"]] == [False, False]
    for seat, own in enumerate([number("fresh"), number("b")]):
        told.do(changes.Committed(seat, commitment(own)))
    assert not told.table.complete
    for seat, own in enumerate([number("fresh"), number("b")]):
        told.do(changes.Opened(seat, own))
    assert told.table.complete
    assert told.table.numbers == (number("fresh"), number("b"))


@pytest.mark.parametrize("level", ["hen", None])
def test_somebody_whom_an_earlier_version_stood_in_for_is_waited_for(level: str | None) -> None:
    told = gathered("original", ["a", "b"])
    told.do(changes.Handed(1, level))  # type: ignore[arg-type]  # a level, as text
    told.do(changes.Committed(0, commitment(number("a"))))
    assert not told.table.committed
    assert not told.table.complete
