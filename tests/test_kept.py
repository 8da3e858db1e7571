"""Files that 1.0.0 wrote. They must read, verify and forecast the same for as long as there is a Heckmeck.

Old databases are kept beside the tests of the store.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from heckmeck.forecast.net import read as read_net
from heckmeck.notation import position, read_file, write
from heckmeck.rules import game
from heckmeck.verify import Verdict, verify

KEPT = Path(__file__).parent / "kept"


@pytest.mark.parametrize(
    ("name", "draws", "moves", "worms"), [("deluxe", 232, 717, [11, 4, 6]), ("karteneck", 102, 187, [30, 29, 42])]
)
def test_an_old_record_reads_verifies_and_ends_the_same(name: str, draws: int, moves: int, worms: list[int]) -> None:
    record = read_file(KEPT / f"{name}.hmk")
    assert len(record.moves) == moves
    assert verify(record) == Verdict("verified", draws, draws)
    assert record.game.scores(record.end()) == tuple(worms)
    assert position(record)["finished"]
    assert write(record) == (KEPT / f"{name}.hmk").read_text(encoding="utf-8")


def test_old_weights_forecast_the_same() -> None:
    net, deluxe = read_net(KEPT / "net-deluxe-2.npz"), game("deluxe")
    board = deluxe.new(2).board
    assert net.forecast(deluxe, board, 0) == pytest.approx((0.526569, 0.473431), abs=1e-6)
    assert net.forecast(deluxe, board, 1) == pytest.approx((0.473431, 0.526569), abs=1e-6)
