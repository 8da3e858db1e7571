"""The requests by which a browser says that it wants to hear when it's somebody's turn, or that it doesn't any more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import FastAPI, Header, Request
from fastapi.responses import Response

from heckmeck.server.guard import Allowances
from heckmeck.store.pushes import Subscription
from heckmeck.table.host import Host
from heckmeck.table.refusals import Refused
from heckmeck.table.tokens import owner_of
from heckmeck.table.wire.codec import as_json, read_subscribe
from heckmeck.table.wire.outgoing import PushInfo

if TYPE_CHECKING:
    # It needs what only heckmeck[push] brings.
    from heckmeck.server.push import Push

PER_HOUR = 300
"""How often one address may subscribe or unsubscribe in an hour: every page that opens a table does so once."""


def add_push(app: FastAPI, host: Host, push: Push | None) -> None:
    allowances = Allowances(PER_HOUR)

    def admit(request: Request) -> Push:
        if push is None:
            raise Refused("not_possible", "push_off")
        if not allowances.take(request.client.host if request.client else ""):
            app.state.watch.flooded("pushes")
            raise Refused("too_many", "too_fast")
        return push

    @app.get("/api/push")
    async def info() -> Response:
        key = None if push is None else push.sender.public
        return Response(as_json(PushInfo(key)), media_type="application/json", headers={"Cache-Control": "no-store"})

    @app.put("/api/tables/{id}/push")
    async def subscribe(id: str, request: Request, authorization: Annotated[str, Header()] = "") -> Response:
        told = admit(request)
        asked = read_subscribe(await request.body())
        wanted = Subscription(asked.endpoint, asked.p256dh, asked.auth, asked.language)
        told.check(wanted)
        owner = owner_of(authorization.removeprefix("Bearer "))
        async with host.table(id) as live:
            if not live.table.seats_of(owner):
                raise Refused("not_yours", "no_seat")
            if live.table.phase != "finished":
                await told.pushes.add(id, owner, wanted)
        return Response(status_code=204)

    @app.delete("/api/tables/{id}/push/{name}")
    async def unsubscribe(id: str, name: str, request: Request, authorization: Annotated[str, Header()] = "") -> Response:
        """`name` is the SHA-256 of the endpoint, which is too long and too telling for an address."""
        told = admit(request)
        if id.isprintable() and name.isprintable():
            await told.pushes.drop(id, owner_of(authorization.removeprefix("Bearer ")), name)
        return Response(status_code=204)
