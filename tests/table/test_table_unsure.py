"""A table whose last change may be saved or not: nobody plays before it has looked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from cut_line import cut_line
from databases import database_url

from heckmeck.store import Store, Unsure, writer
from heckmeck.table.host import Host
from heckmeck.table.refusals import Refused
from heckmeck.table.wire.incoming import OpenSeat, PersonSeat, SetUp

TABLE = SetUp("original", [PersonSeat("Ada"), OpenSeat()])


@pytest.mark.postgresql
@pytest.mark.parametrize("saved", [True, False], ids=["saved", "not saved"])
def test_who_may_have_sat_down_is_looked_for_first(tmp_path: Path, saved: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "SETTLING", 0.5)

    async def sit() -> None:
        with cut_line() as line:
            store = Store(line.url(database_url(tmp_path)))
            host = Host(store)
            made = (await host.create(TABLE)).table
            async with host.table(made) as live:
                line.cut, line.stays_down = ("answer" if saved else "request"), True
                with pytest.raises(Unsure):
                    await live.sit(1, "Ben", "token")
                assert live.table.names == ("Ada", "")
                line.down = False
                if saved:
                    with pytest.raises(Refused) as refused:
                        await live.sit(1, "Cleo", "another")
                    assert refused.value.reason == "seat_taken"
                else:
                    await live.sit(1, "Cleo", "another")
                assert live.table.names == ("Ada", "Ben" if saved else "Cleo")
            store.close()

    asyncio.run(sit())
