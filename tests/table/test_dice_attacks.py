"""Attacks on the dice by a host who plays, and what stops them.

The host runs the server, so the host knows the secret, sees every number first, and can write anything into the table. Ada plays
with an honest client, the one of the terminal: it keeps what it saw, and compares.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest
from table_kit import Told, gathered, live, number, refused, same_table, set_up, sitting

from heckmeck.chance import commitment, ticket
from heckmeck.notation import Proof, Record, read, write
from heckmeck.rules.dice import Rolled, rolls
from heckmeck.table import changes
from heckmeck.table.deciding import begin
from heckmeck.table.drawing import Drawing, receiver
from heckmeck.table.finished import record_of
from heckmeck.table.host import Host
from heckmeck.table.tokens import new_token, owner_of
from heckmeck.table.wire.incoming import Commit, GiveNumber
from heckmeck.table.wire.outgoing import TableInfo
from heckmeck.terminal.client.ending import tell_verdict
from heckmeck.terminal.client.numbers import Kept, answer, compare
from heckmeck.terminal.client.own_tables import OwnTable
from heckmeck.verify import verify
from heckmeck.words import Words

ADA, HOST = 0, 1
LUCKY = 5
"""Worms in the first roll. One number in two hundred gives as many."""


def worms(secret: str, numbers: list[str]) -> int:
    """The worms in the first roll of the game."""
    roll = rolls(8).pick(ticket(secret, numbers, 0, 6**8))
    assert isinstance(roll, Rolled)
    return roll.white[-1]


def best_number(secret: str, adas: str) -> str:
    """The host tries numbers for their own seat until the first roll is lucky."""
    tries = (number(f"try {counter}") for counter in count())
    return next(own for own in tries if worms(secret, [adas, own]) >= LUCKY)


def info(told: Told, token: str = "ada") -> TableInfo:
    """What Ada's client is told."""
    return Drawing(told.table, told.steps, lambda _: True).info(receiver(told.table, owner_of(token)))


def send(told: Told, messages: list[Commit | GiveNumber]) -> None:
    """The server does what an honest client asks for."""
    for message in messages:
        match message:
            case Commit(seat, sha256):
                told.do(changes.Committed(seat, sha256))
            case GiveNumber(seat, own):
                told.do(changes.Opened(seat, own))


def over(told: Told) -> Record:
    """The game is played to its end, and its record is read."""
    told.do(begin(told.table))
    for _ in told.play_on(Random(3)):
        pass
    return read(record_of(told.table, told.steps))


def proof(record: Record) -> Proof:
    assert record.proof is not None
    return record.proof


def opened(hosts: str) -> tuple[Told, Kept, str]:
    """Ada and the host have committed, the host to this number, and Ada has opened hers."""
    told = gathered("original", ["ada", "host"])
    kept, messages = answer(info(told), ())
    send(told, messages)
    told.do(changes.Committed(HOST, commitment(hosts)))
    kept, messages = answer(info(told), kept)
    send(told, messages)
    return told, kept, told.table.numbers[ADA]


# Choosing the dice


def test_without_commitments_a_host_who_gives_the_last_number_chooses_the_dice() -> None:
    """The older scheme: every check is green, and so the command says which scheme it was."""
    told = gathered("original", ["ada", "host"])
    adas = number("Ada's own")
    told.do(changes.GaveNumber(ADA, adas))
    told.do(changes.GaveNumber(HOST, best_number(told.table.secret, adas)))
    record = over(told)
    assert worms(told.table.secret, list(told.table.numbers)) >= LUCKY
    assert verify(record).verified
    assert proof(record).commitments is None


def test_ada_shows_no_number_before_the_host_has_committed() -> None:
    told = gathered("original", ["ada", "host"])
    kept, messages = answer(info(told), ())
    assert [type(message) for message in messages] == [Commit]
    send(told, messages)
    again, messages = answer(info(told), kept)
    assert (again, messages) == (kept, [])
    own = kept[0].numbers[str(ADA)]
    assert own not in str(told.changes)


def test_a_better_number_than_the_one_committed_to_is_refused(tmp_path: Path) -> None:
    async def play(host: Host) -> None:
        seated = await host.create(set_up("original", "Ada", "free"))
        token = new_token()
        async with sitting(host, seated.table, seated.token, token) as [ada, cheat]:
            await ada.live.sit(1, "Host", token)
            await ada.give_numbers()
            await cheat.commit(1, number("first"))
            await ada.give_numbers()
            table = ada.live.table
            with refused("not_possible", "other_number"):
                await cheat.open(1, best_number(table.secret, table.numbers[0]))
            assert ada.live.table is table

    live(tmp_path, play)


def test_a_host_who_writes_a_better_number_into_the_table_is_found_out_by_the_record() -> None:
    told, _, adas = opened(number("first"))
    told.do(changes.Opened(HOST, best_number(told.table.secret, adas)))
    record = over(told)
    assert verify(record).finding == "other-number"
    assert verify(record).name == "Ben"


def test_a_host_who_changes_the_commitment_as_well_is_found_out_by_adas_client() -> None:
    """The record alone is in order. Ada's client saw other commitments when it opened her number."""
    told, kept, adas = opened(number("first"))
    better = best_number(told.table.secret, adas)
    told.do(changes.Committed(HOST, commitment(better)))
    told.do(changes.Opened(HOST, better))
    record = over(told)
    assert verify(record).verified
    assert compare(kept, [ADA], proof(record)) == "terminal-other-commitments"
    said = tell_verdict(Words("en"), OwnTable("T", "ada", rounds=kept), [ADA], write(record))
    assert said == Words("en").say("terminal-other-commitments")


def test_commitments_that_change_after_ada_has_opened_do_not_make_her_open_again() -> None:
    told, kept, adas = opened(number("first"))
    told.do(changes.Committed(HOST, commitment(best_number(told.table.secret, adas))))
    chair = msgspec.structs.replace(told.table.chairs[ADA], number="")
    told.table = msgspec.structs.replace(told.table, chairs=(chair, told.table.chairs[HOST]))
    assert answer(info(told), kept) == (kept, [])


def test_a_host_who_finds_a_better_secret_after_the_numbers_is_found_out() -> None:
    told, kept, _ = opened(number("first"))
    told.do(changes.Opened(HOST, number("first")))
    other = next(secret for secret in map(number, map(str, count())) if worms(secret, list(told.table.numbers)) >= LUCKY)
    told.table = msgspec.structs.replace(told.table, secret=other)
    record = over(told)
    assert verify(record).verified
    assert compare(kept, [ADA], proof(record)) == "terminal-other-promise"


def test_a_host_who_tries_until_lucky_leaves_every_try_in_the_record() -> None:
    """The host does not open a number that turns out badly, and comes back under another token."""
    told, kept, _ = opened(number("first"))
    told.do(changes.Failed(HOST, number("second secret")))
    told.do(changes.Sat(HOST, "Ben", owner_of("another token")))
    kept, messages = answer(info(told), kept)
    assert len(kept) == 2
    assert kept[0].numbers != kept[1].numbers
    send(told, messages)
    told.do(changes.Committed(HOST, commitment(number("second"))))
    kept, messages = answer(info(told), kept)
    send(told, messages)
    told.do(changes.Opened(HOST, number("second")))
    assert same_table(told.read_again().table, told.table)
    record = over(told)
    assert verify(record).verified
    assert compare(kept, [ADA], proof(record)) is None
    assert [one.name for one in proof(record).failed] == ["Ben"]
    hidden = replace(proof(record), failed=())
    assert compare(kept, [ADA], hidden) == "terminal-hidden-round"
    for forged in (
        replace(proof(record).failed[0], commitments=("", proof(record).failed[0].commitments[1])),
        replace(proof(record).failed[0], numbers=(number("not hers"), "")),
    ):
        assert compare(kept, [ADA], replace(proof(record), failed=(forged,))) == "terminal-hidden-round"
        # What the record says of a failed round has to fit together as well.
        assert verify(replace(record, proof=replace(proof(record), failed=(forged,)))).finding == "failed-round"
    secret = replace(proof(record).failed[0], secret=number("another secret"))
    assert verify(replace(record, proof=replace(proof(record), failed=(secret,)))).finding == "failed-round"
    late = replace(proof(record).failed[0], numbers=("", ""))
    assert compare(kept, [ADA], replace(proof(record), failed=(late,))) is None


# Leaving a number out


def test_nobodys_number_is_left_out_by_handing_the_seat_to_a_bot_before_it_is_given(tmp_path: Path) -> None:
    """Ada sits down, and loses her connection before she has committed. A bot with no number must not play for her."""

    async def play(host: Host) -> None:
        seated = await host.create(set_up("original", "Host", "free"))
        ada = new_token()
        async with sitting(host, seated.table, seated.token) as [cheat]:
            await cheat.live.sit(1, "Ada", ada)
            await cheat.give_numbers()
            with refused("not_possible", "remove_first"):
                await cheat.live.hand_over(cheat.owner, 1, "hen")
            assert cheat.look()["table"]["phase"] == "gathering"
            with refused("not_possible", "wait_longer"):
                await cheat.remove(1)

    live(tmp_path, play)


def test_a_host_who_leaves_adas_number_out_is_found_out_by_adas_client() -> None:
    told, kept, _ = opened(number("first"))
    chair = msgspec.structs.replace(told.table.chairs[ADA], commitment="", number="")
    told.do(changes.Opened(HOST, number("first")))
    told.table = msgspec.structs.replace(told.table, chairs=(msgspec.structs.replace(chair, kind="bot"), told.table.chairs[HOST]))
    record = over(told)
    assert verify(record).verified
    assert compare(kept, [ADA], proof(record)) == "terminal-other-commitments"


def test_a_host_who_gives_a_number_in_adas_place_is_found_out() -> None:
    """Ada's client never opens: what stands there is not her number."""
    told = gathered("original", ["ada", "host"])
    kept, _ = answer(info(told), ())
    for seat in (ADA, HOST):
        told.do(changes.Committed(seat, commitment(number(f"host's {seat}"))))
    kept, messages = answer(info(told), kept)
    assert messages == []
    for seat in (ADA, HOST):
        told.do(changes.Opened(seat, number(f"host's {seat}")))
    record = over(told)
    assert compare(kept, [ADA], proof(record)) == "terminal-nothing-kept"
    seen = (msgspec.structs.replace(kept[0], seen=tuple(proof(record).commitments or ())),)
    assert compare(seen, [ADA], proof(record)) == "terminal-other-number"


@pytest.mark.parametrize("seats", [[ADA], []], ids=["her seat", "no seat"])
def test_a_host_who_calls_it_another_sort_of_game_is_found_out(seats: list[int]) -> None:
    """As the older scheme, as real dice, or as no record at all; and whether or not the server still says that a seat is Ada's."""
    told, kept, _ = opened(number("first"))
    told.do(changes.Opened(HOST, number("first")))
    record = over(told)
    words, ada = Words("en"), OwnTable("T", "ada", rounds=kept)
    older = write(replace(record, proof=replace(proof(record), commitments=None)))
    assert tell_verdict(words, ada, seats, older) == words.say("terminal-other-commitments")
    for text in (write(replace(record, proof=None)), "", "<html>"):
        assert tell_verdict(words, ada, seats, text) == words.say("terminal-no-proof")
    # Whoever has opened nothing misses nothing.
    assert tell_verdict(words, OwnTable("T", "ada"), seats, write(replace(record, proof=None))) == ""


@pytest.mark.parametrize("older", [True, False])
def test_a_client_that_kept_nothing_does_not_say_that_all_is_well(older: bool) -> None:
    """The check fails closed. A spectator has no number to confirm, and is told so."""
    told, kept, adas = opened(number("first"))
    told.do(changes.Opened(HOST, number("first")))
    record = over(told)
    if older:
        record = replace(record, proof=replace(proof(record), commitments=None))
    words, text = Words("en"), write(record)
    nothing = OwnTable("T", "ada")
    assert tell_verdict(words, nothing, [ADA], text) == words.say("terminal-nothing-kept")
    assert tell_verdict(words, nothing, [], text).endswith(words.say("terminal-no-own-number"))
    good = OwnTable("T", "ada", sha256=proof(record).sha256, numbers={"0": adas}) if older else OwnTable("T", "ada", rounds=kept)
    assert tell_verdict(words, good, [ADA], text).startswith("All ")
    if older:
        other = msgspec.structs.replace(good, sha256="00")
        assert tell_verdict(words, other, [ADA], text) == words.say("terminal-other-promise")
        other = msgspec.structs.replace(good, numbers={"0": number("another")})
        assert tell_verdict(words, other, [ADA], text) == words.say("terminal-other-number")
