"""Verifiable dice: every roll follows from a secret that was fixed before and the numbers of the seats, and anybody can check it.

The reference here is written from `docs/protocol.md` alone, bit by bit.
"""

from __future__ import annotations

import hashlib
import hmac
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from functools import cache
from math import perm
from pathlib import Path

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from table_kit import Told, finished, number, started

from heckmeck.chance import VerifiableLuck, commitment, ticket
from heckmeck.notation import FailedRound, Proof, Record, RecordError, read, write
from heckmeck.rules import GAMES, Chance
from heckmeck.rules.dice import rolls
from heckmeck.table.finished import record_of
from heckmeck.verify import Verdict, verify

SECRET = "00" * 31 + "01"
OTHER = "ff" * 32

SECRETS = st.binary(min_size=32, max_size=32).map(bytes.hex)
NUMBERS = st.lists(st.one_of(st.just(""), st.binary(min_size=16, max_size=64).map(bytes.hex)), min_size=2, max_size=7)
COUNTERS = st.integers(0, 10**6)
TOTALS = st.one_of(st.integers(1, 70), st.integers(1, 6**8), st.integers(1, 2**600))


def attempts(secret: str, numbers: list[str], counter: int, total: int) -> list[int]:
    """What each attempt gives, up to the first that is below the total: the n-th roll has `total` equally likely tickets."""
    k = 1
    while 2**k < total:
        k += 1
    blocks = -(-k // 256)
    found: list[int] = []
    while not found or found[-1] >= total:
        bits = ""
        for block in range(blocks):
            message = "heckmeck/1|" + ",".join(numbers) + "|" + str(counter) + "|" + str(len(found)) + "|" + str(block)
            digest = hmac.new(bytes.fromhex(secret), message.encode("ascii"), hashlib.sha256).digest()
            bits += "".join(f"{byte:08b}" for byte in digest)
        found.append(int(bits[:k], 2))
    return found


# The ticket


@given(SECRETS, NUMBERS, COUNTERS, TOTALS)
@example(SECRET, ["", ""], 0, 1)
@example(SECRET, ["", ""], 0, 2)
@example(SECRET, ["", ""], 0, 2**256)
@example(SECRET, ["", ""], 0, 2**256 + 1)
@example(SECRET, ["", ""], 0, 2**512 + 1)
def test_a_ticket_is_what_the_protocol_says(secret: str, numbers: list[str], counter: int, total: int) -> None:
    found = ticket(secret, numbers, counter, total)
    assert 0 <= found < total
    assert found == attempts(secret, numbers, counter, total)[-1]


def test_the_tickets_of_a_secret_never_change() -> None:
    """Records of old games stay verifiable, and the page computes the same."""
    numbers = ["0123456789abcdef" * 2, "", "f" * 64]
    assert commitment(SECRET) == "ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5"
    assert [ticket(SECRET, numbers, counter, 6**8) for counter in range(4)] == KNOWN_ROLLS
    assert ticket(SECRET, numbers, 4, perm(110, 36)) == KNOWN_DEAL
    assert ticket(SECRET, numbers, 5, 2**300 + 1) == KNOWN_GIANT


KNOWN_ROLLS = [166386, 1525837, 1389225, 1022104]
KNOWN_DEAL = 9884362171279212358002242100814598604359300629227626485218727747733715
KNOWN_GIANT = 1101829651927668967806901731102582229962228599584348489067139157979792610445065606196740550


def test_what_is_not_below_the_total_is_thrown_away() -> None:
    """Of the eight values of three bits three are rejected, so some draws need several attempts."""
    needed = Counter(len(attempts(SECRET, ["", ""], counter, 5)) for counter in range(400))
    assert needed[1] > needed[2] > needed[3] > 0
    for counter in range(400):
        assert ticket(SECRET, ["", ""], counter, 5) == attempts(SECRET, ["", ""], counter, 5)[-1]


@pytest.mark.parametrize("total", [1, 2, 3, 5, 6, 7, 36])
def test_every_ticket_is_as_likely(total: int) -> None:
    draws = 300 * total
    counts = Counter(ticket(OTHER, ["", number("Ada")], counter, total) for counter in range(draws))
    assert set(counts) == set(range(total))
    surprise = sum((counts[one] - 300) ** 2 / 300 for one in range(total))
    assert surprise < total + 5 * (2 * total) ** 0.5


@settings(max_examples=30)
@given(SECRETS, NUMBERS, COUNTERS, st.data())
def test_a_ticket_depends_on_all_that_it_is_made_from(secret: str, numbers: list[str], counter: int, data: st.DataObject) -> None:
    total = 2**128
    found = ticket(secret, numbers, counter, total)
    assert found != ticket(data.draw(SECRETS.filter(lambda other: other != secret)), numbers, counter, total)
    assert found != ticket(secret, numbers, data.draw(COUNTERS.filter(lambda other: other != counter)), total)
    assert found != ticket(secret, data.draw(NUMBERS.filter(lambda other: other != numbers)), counter, total)
    assert found == ticket(secret, tuple(numbers), counter, total)


def test_luck_counts_its_draws_and_may_go_on_from_any() -> None:
    luck = VerifiableLuck(SECRET, ["", ""])
    drawn = [luck.draw(rolls(8)) for _ in range(6)]
    assert luck.counter == 6
    later = VerifiableLuck(SECRET, ["", ""], counter=4)
    assert [later.draw(rolls(8)) for _ in range(2)] == drawn[4:]


# Games


def record(told: Told) -> Record:
    return read(record_of(told.table, told.steps))


@cache
def finished_record(id: str, players: int) -> Record:
    return record(finished(id, players))


def draws(record: Record) -> int:
    return sum(isinstance(move, Chance) for move in record.moves)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("id", GAMES)
def test_the_record_of_a_game_verifies(id: str, players: int) -> None:
    told = finished(id, players)
    found = finished_record(id, players)
    assert verify(found) == Verdict("verified", draws(found), draws(found))
    assert draws(found) == told.table.counter > 10
    assert found.end() == told.table.state
    assert read(write(found)) == found


@pytest.mark.parametrize("id", ["original", "deluxe"])
def test_the_record_of_a_game_that_is_not_over_has_no_secret(id: str) -> None:
    told = started(id, ["a", "b"])
    assert told.table.secret not in record_of(told.table, told.steps)
    assert verify(record(told)) == Verdict("no-secret")


def test_a_record_without_luck_has_nothing_to_verify() -> None:
    assert verify(read("[game original]\n[players Ada, Ben]\n")) == Verdict("no-luck")


def other_digit(text: str, place: int, shift: int) -> str:
    """The hexadecimal text with one digit changed."""
    place %= len(text)
    return text[:place] + f"{(int(text[place], 16) + shift) % 16:x}" + text[place + 1 :]


GAME = st.builds(finished_record, st.sampled_from(GAMES), st.sampled_from([2, 3]))
PLACE = st.integers(0, 127)
SHIFT = st.integers(1, 15)


def proof_of(found: Record) -> Proof:
    assert found.proof is not None
    return found.proof


@settings(max_examples=15)
@given(GAME, PLACE, SHIFT)
def test_another_secret_is_found_out(found: Record, place: int, shift: int) -> None:
    proof = proof_of(found)
    assert proof.secret is not None
    forged = replace(proof, secret=other_digit(proof.secret, place, shift))
    assert verify(replace(found, proof=forged)) == Verdict("other-secret")
    forged = replace(proof, sha256=other_digit(proof.sha256, place, shift))
    assert verify(replace(found, proof=forged)) == Verdict("other-secret")


@settings(max_examples=15)
@given(GAME, PLACE, SHIFT)
def test_another_secret_with_its_own_sha256_does_not_give_the_rolls(found: Record, place: int, shift: int) -> None:
    proof = proof_of(found)
    assert proof.secret is not None
    secret = other_digit(proof.secret, place, shift)
    verdict = verify(replace(found, proof=replace(proof, secret=secret, sha256=commitment(secret))))
    assert verdict.finding == "other-roll"
    assert verdict.draws == draws(found)
    assert not verdict.verified


@settings(max_examples=15)
@given(GAME, PLACE, SHIFT, st.integers(0, 2))
def test_another_number_of_any_seat_is_found_out(found: Record, place: int, shift: int, seat: int) -> None:
    proof = proof_of(found)
    seat %= len(found.names)
    numbers = [*proof.numbers]
    for other in (other_digit(numbers[seat], place, shift), ""):
        numbers[seat] = other
        forged = replace(proof, numbers=tuple(numbers))
        assert verify(replace(found, proof=forged)) == Verdict("other-number", name=found.names[seat])
        # With a commitment that fits, or in the older scheme without any, the rolls give it away.
        assert proof.commitments is not None
        fitting = tuple(commitment(number) if number else "" for number in numbers)
        for commitments in (fitting, None):
            forged = replace(proof, numbers=tuple(numbers), commitments=commitments)
            assert verify(replace(found, proof=forged)).finding == "other-roll"


@settings(max_examples=30)
@given(GAME, st.integers(0, 10**6), st.integers(0, 10**100))
def test_another_roll_anywhere_is_found_out(found: Record, place: int, wanted: int) -> None:
    """It stands as the last move, for what follows a forged roll may not even be legal."""
    lucky = [index for index, move in enumerate(found.moves) if isinstance(move, Chance)]
    counter = place % len(lucky)
    before = replace(found, moves=found.moves[: lucky[counter]])
    chances = found.game.chances(before.end())
    assert chances is not None
    forged = chances.pick(wanted % chances.total)
    assume(forged != found.moves[lucky[counter]])
    assert verify(replace(before, moves=(*before.moves, forged))) == Verdict("other-roll", counter, counter + 1)


@settings(max_examples=30)
@given(st.integers(0, 10**6), st.sampled_from("12345W67890af"))
def test_a_record_with_a_letter_changed_is_no_record_or_does_not_verify_or_tells_the_same_luck(place: int, letter: str) -> None:
    told = finished("karteneck", 3)
    text = record_of(told.table, told.steps)
    places = [index for index, char in enumerate(text) if char in "0123456789abcdefW" and index > text.index("[committed")]
    place = places[place % len(places)]
    forged = text[:place] + letter + text[place + 1 :]
    assume(forged != text)
    try:
        found = read(forged)
    except RecordError:
        return
    real = [move for move in finished_record("karteneck", 3).moves if isinstance(move, Chance)]
    lucky = [move for move in found.moves if isinstance(move, Chance)]
    assert not verify(found).verified or lucky == real[: len(lucky)]


# The command


def command(file: Path) -> subprocess.CompletedProcess[str]:
    run = [sys.executable, "-m", "heckmeck", "verify", "--language", "en", str(file)]
    return subprocess.run(run, capture_output=True, text=True, check=False)


def test_the_command_verifies_a_record_and_finds_a_forged_one_out(tmp_path: Path) -> None:
    told = finished("karteneck", 3)
    file = tmp_path / "game.hmk"
    file.write_text(record_of(told.table, told.steps))
    done = command(file)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"All {told.table.counter} rolls and draws are correct." in done.stdout
    assert commitment(told.table.secret) in done.stdout
    assert "so nobody could pick a number to their own advantage: Ada, Ben, Cleo" in done.stdout
    assert told.table.numbers[1] in file.read_text()
    file.write_text(file.read_text().replace(told.table.numbers[1], number("somebody else")))
    done = command(file)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "The number of Ben is not the one that Ben committed to.\n"
    forged = file.read_text().replace(commitment(told.table.numbers[1]), commitment(number("somebody else")))
    file.write_text(forged)
    done = command(file)
    assert (done.returncode, done.stdout) == (1, "")
    assert f"Roll or draw number 1 of {told.table.counter} does not follow" in done.stderr


def test_the_command_says_which_scheme_a_game_used_and_who_let_a_round_fail(tmp_path: Path) -> None:
    told = finished("original", 2)
    record = read(record_of(told.table, told.steps))
    assert record.proof is not None
    file = tmp_path / "game.hmk"
    file.write_text(write(replace(record, proof=replace(record.proof, commitments=None))))
    done = command(file)
    assert (done.returncode, done.stderr) == (0, "")
    assert "This game uses the older scheme without commitments" in done.stdout
    assert "nobody could pick a number" not in done.stdout
    failed = FailedRound("Ben", commitment(SECRET), SECRET, tuple(map(commitment, told.table.numbers)), ("", ""))
    file.write_text(write(replace(record, proof=replace(record.proof, failed=(failed,)))))
    done = command(file)
    assert (done.returncode, done.stderr) == (0, "")
    assert "A round of commitments failed before this game: Ben did not open a number." in done.stdout
    assert "older scheme" not in done.stdout
