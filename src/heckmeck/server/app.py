"""The server: the page, a few requests, and a WebSocket for each table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from fastapi import FastAPI, Header, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, PlainTextResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Scope

from heckmeck.kind import kind_of
from heckmeck.notation import write_id
from heckmeck.players.levels import BOTS
from heckmeck.rules import game
from heckmeck.rules.registry import REGISTRY
from heckmeck.server import preview
from heckmeck.server.analysis_api import add_analysis
from heckmeck.server.forget import forgetting
from heckmeck.server.guard import Allowances, Guard
from heckmeck.server.health import add_health
from heckmeck.server.live import Connection
from heckmeck.server.push_api import add_push
from heckmeck.server.visitors import Proxies
from heckmeck.server.watch import Watch
from heckmeck.store import StoreError
from heckmeck.table.answering import error_message, not_saved
from heckmeck.table.finished import record_of, replay_of, replay_steps
from heckmeck.table.host import Host
from heckmeck.table.puzzles import themes_of
from heckmeck.table.refusals import Refused
from heckmeck.table.reviews import Reviews
from heckmeck.table.tokens import new_token, owner_of, visitor
from heckmeck.table.wire.codec import as_json, read_set_up, read_sit
from heckmeck.table.wire.outgoing import GameInfo, Seated
from heckmeck.words import Words, preferred_language

if TYPE_CHECKING:
    from heckmeck.server.push import Push

PAGE = Path(__file__).parent / "page"
PREVIEW = 2.0
"""Seconds that the page waits for what it tells about its table."""
STATUS = {"no_table": 404, "not_yours": 403, "too_many": 429, "too_large": 413}


def create_app(
    host: Host,
    names: Iterable[str],
    tables_per_hour: int,
    proxies: Proxies,
    watch: Watch,
    keep_days: int,
    push: Push | None = None,
) -> ASGIApp:
    """The application around a host. `names` are further host names by which it may be reached (see `Guard`).

    Tables that nobody has changed for `keep_days` days are deleted; with 0, none are. `push` tells people who are away that it's
    their turn.
    """

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        async with host.peers.joined(), forgetting(host.store, keep_days, watch), push.running() if push else nullcontext():
            yield
        host.store.close()

    app = FastAPI(title="Heckmeck", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    # More compression would take several times as long, and everybody waits for it.
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.state.host = host
    app.state.watch = watch
    app.state.allowances = Allowances(tables_per_hour)
    _add_errors(app)
    add_health(app, host.store)
    _add_tables(app)
    _add_looking_back(app)
    add_analysis(app)
    if push is not None:
        host.looks = push.look
        push.host = host if host.store.channel is not None else None
    add_push(app, host, push)
    _add_page(app)
    # Around everything, so that no answer goes out without its headers.
    return Guard(app, names, proxies)


def _add_errors(app: FastAPI) -> None:
    watch: Watch = app.state.watch

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        watch.refused(error.reason)
        if error.reason == "table_damaged":
            watch.damaged(request.path_params.get("id", ""))
        return _json(error_message(error), STATUS.get(error.code, 422))

    @app.exception_handler(RequestValidationError)
    async def not_understood(_: Request, __: RequestValidationError) -> Response:
        return _json(error_message(Refused("bad_message", "not_understood")), 422)

    @app.exception_handler(msgspec.MsgspecError)
    @app.exception_handler(UnicodeDecodeError)
    @app.exception_handler(ClientDisconnect)  # whoever hung up in the middle of a request does not hear this
    async def no_message(_: Request, __: Exception) -> Response:
        return _json(error_message(Refused("bad_message", "not_understood")), 422)

    @app.exception_handler(HTTPException)
    async def not_there(request: Request, error: HTTPException) -> Response:
        path = request.url.path
        if error.status_code == 404 and not path.startswith(("/api/", "/assets/")) and (PAGE / "index.html").exists():
            # An address with a line break reaches no route at all. The page says that nothing is here.
            return _whole_page(request.scope, preview.home(preview.language_of(request.scope)))
        return _json(error_message(Refused("bad_message", "not_understood")), error.status_code)

    @app.exception_handler(StoreError)
    async def no_database(_: Request, error: StoreError) -> Response:
        refused = not_saved(error)
        watch.refused(refused.reason)
        return _json(error_message(refused), 503)


def _add_tables(app: FastAPI) -> None:
    host: Host = app.state.host

    @app.get("/api/games")
    async def games() -> Response:
        return _json([_game_info(name) for name in REGISTRY])

    @app.post("/api/tables")
    async def create(request: Request) -> Response:
        wanted = read_set_up(await request.body())
        if not app.state.allowances.take(request.client.host if request.client else ""):
            app.state.watch.flooded("tables")
            raise Refused("too_many", "too_many_tables")
        return _json(await host.create(wanted), 201)

    @app.get("/api/tables/{id}")
    async def table(id: str, authorization: Annotated[str, Header()] = "") -> Response:
        async with host.table(id) as live:
            viewer = live.receiver(visitor(authorization.removeprefix("Bearer ")))
            return _json(live.drawing.info(viewer))

    @app.delete("/api/tables/{id}")
    async def remove(id: str, authorization: Annotated[str, Header()] = "") -> Response:
        await host.delete(id, owner_of(authorization.removeprefix("Bearer ")))
        return Response(status_code=204)

    @app.post("/api/tables/{id}/seats/{seat}")
    async def sit(id: str, seat: int, request: Request) -> Response:
        wanted = read_sit(await request.body())
        async with host.table(id) as live:
            token = wanted.token or new_token()
            await live.sit(seat, wanted.name, token, wanted.avatar, wanted.tutor)
            return _json(Seated(id, token, live.table.seats_of(owner_of(token))), 201)

    @app.websocket("/api/tables/{id}/live")
    async def live(socket: WebSocket, id: str) -> None:
        await Connection(socket, host).serve(id)


def _add_looking_back(app: FastAPI) -> None:
    host: Host = app.state.host
    reviews = Reviews()
    one_at_a_time = asyncio.Lock()
    """A long game takes a while to be written. Those who play need the threads and the processor too."""

    @app.get("/api/tables/{id}/record")
    async def record(id: str) -> Response:
        async with host.table(id) as live:
            async with one_at_a_time:
                text = await asyncio.to_thread(record_of, live.table, live.steps[:])
            name = f"{live.table.rules.id}-{live.table.created[:10]}.hmk"
        return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})

    @app.get("/api/tables/{id}/replay")
    async def replay(id: str, authorization: Annotated[str, Header()] = "") -> Response:
        async with host.table(id) as live:
            viewer = live.receiver(visitor(authorization.removeprefix("Bearer ")))
            async with one_at_a_time:
                return _json(await asyncio.to_thread(replay_of, live.table, live.steps, live.drawing.info(viewer)))

    @app.get("/api/tables/{id}/replay/{after}")
    async def more(id: str, after: int) -> Response:
        async with host.table(id) as live, one_at_a_time:
            return _json(await asyncio.to_thread(replay_steps, live.table, live.steps, after))

    @app.get("/api/tables/{id}/review")
    async def review(id: str) -> Response:
        async with host.table(id) as live:
            try:
                return _json(await reviews.of(live.table, live.steps))
            except asyncio.CancelledError:
                # The server stops and does not wait for reviews to be ready.
                return _json(error_message(Refused("not_possible", "stopping")), 503)


def _json(content: object, status: int = 200) -> Response:
    return Response(as_json(content), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def _game_info(id: str) -> GameInfo:
    rules = game(id)
    kind = kind_of(rules)
    return GameInfo(
        game=id,
        least=rules.players.start,
        most=rules.players.stop - 1,
        options={name: list(values) for name, values in REGISTRY[id].options.items()},
        levels=[level for level in BOTS if level in kind.bots],
        real_dice=kind.real_dice,
        hints=kind.hints,
        tutor=kind.tutor,
        starts=[write_id(rules, rules.new(players)) for players in rules.players] if kind.position_ids else [],
        puzzle_themes=themes_of(id),
    )


def _whole_page(scope: Scope, shown: preview.Preview) -> Response:
    # Somebody else's game may have no picture here.
    if not (PAGE / "previews" / f"{shown.picture}.png").exists():
        shown = replace(shown, picture=preview.HOME)
    page = (PAGE / "index.html").read_text(encoding="utf-8")
    return HTMLResponse(preview.written(page, shown, preview.origin_of(scope)), headers={"Cache-Control": "no-cache"})


def _add_page(app: FastAPI) -> None:
    """The built page. The page itself handles its addresses: each of them gets the same file."""
    if not (PAGE / "index.html").exists():

        @app.get("/")
        async def missing() -> Response:
            return PlainTextResponse(Words(preferred_language()).say("error-no-page"), 503)

        return
    app.mount("/assets", _Assets(directory=PAGE / "assets"))
    app.mount("/", _Page(app.state.host))


class _Files(StaticFiles):
    """Starlette before 1.0 fails at a name with a null byte. No file has one."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if "\0" in path:
            raise HTTPException(404)
        return await super().get_response(path, scope)


class _Assets(_Files):
    """Files whose names change with their content may be kept for ever."""

    def file_response(self, *told: Any, **more: Any) -> Response:
        response = super().file_response(*told, **more)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


class _Page(_Files):
    """The page's own addresses (`/t/ID`, `/learn`, `/rules/GAME`) are not files: each gets the page, and so does a wrong one."""

    def __init__(self, host: Host) -> None:
        super().__init__(directory=PAGE)
        self.host = host

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("api"):
                raise
            return _whole_page(scope, await self._preview(path, scope))

    async def _preview(self, path: str, scope: Scope) -> preview.Preview:
        language = preview.language_of(scope)
        if path.startswith("t/"):
            # The page comes in any case. It tells by itself what is wrong with a table.
            with suppress(Refused, StoreError, TimeoutError):
                async with asyncio.timeout(PREVIEW), self.host.table(path.removeprefix("t/")) as live:
                    return preview.of_table(live.table, live.creator, language)
        return preview.home(language)
