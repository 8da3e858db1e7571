"""What comes in over the wire: uvicorn's protocols, with a limit on everything that a client may send or leave half sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any, Final

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from heckmeck.server.frames import are_short, lone_text, text_frame
from heckmeck.server.guard import HEADERS, LARGEST_BODY, Allowance, largest_body, too_large
from heckmeck.server.inbox import Inbox
from heckmeck.server.visitors import VISIT, Visit
from heckmeck.table.answering import error_message
from heckmeck.table.refusals import Refused
from heckmeck.table.wire.codec import as_json
from heckmeck.words import Words, key, preferred_language

PATIENCE: Final = 10.0
"""Seconds in which a request has to be complete, from its first byte to its last."""
LARGEST_REQUEST: Final = 40 * 1024
"""Bytes of a request that are looked at: its head (at most `LARGEST_HEAD`), its body, and what chunks add to it. With a record in
its body it may have more (`largest_body`)."""
LARGEST_HEAD: Final = 16 * 1024
MOST_IGNORED: Final = 1024 * 1024
"""Bytes of a larger request that are thrown away unread, so that its client gets to hear the answer."""

FRAMES_PER_SECOND: Final = 40
FRAMES_AT_ONCE: Final = 400
"""Frames of any kind that a WebSocket may send. `BYTES_OF_A_FRAME` bytes count as one more."""
BYTES_OF_A_FRAME: Final = 4096

GOODBYE: Final = 2.0
"""Seconds in which a client has to answer when its WebSocket is closed."""

COME_BACK: Final = 1012
"""How a WebSocket is closed when the server stops: the client connects again at once, and another server may answer."""

WIRE: Final = "wire"
"""The key of a WebSocket's `Socket` in the state of its ASGI scope."""

SLICE: Final = 1024
"""Bytes that are parsed before they are counted: at most 170 frames, which is a millisecond or two."""


class Http(H11Protocol):
    """A connection that speaks HTTP. A request that stays unfinished ends it, and one without end is not read to the end."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], visit: Visit) -> None:
        super().__init__(config, server_state, {**app_state, VISIT: visit})
        self.visit = visit
        self.ws_protocol_class = partial(Socket, visit=visit)  # type: ignore[assignment]  # uvicorn only calls it
        self._upgraded = False
        self._unfinished = 0
        self._ignored = 0
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._start_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()
        self.visit.leave()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self._upgraded or self.transport.is_closing():
                return
            if self._ignored:
                self._ignore(len(data) - start)
                return
            piece = data[start : start + SLICE]
            super().data_received(piece)
            if self._upgraded or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
                self._stop_waiting()
                continue
            self._start_waiting()
            self._unfinished += len(piece)
            if self._unfinished > LARGEST_REQUEST - LARGEST_BODY + self._largest_body:
                self._refuse_the_rest()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        # websockets before 17 logs a traceback for a key that is not ASCII.
        if not all(value.isascii() for name, value in self.headers if name.startswith(b"sec-websocket-")):
            self.send_400_response("")
            return
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        self._end(Refused("bad_message", "not_understood"), HTTPStatus.BAD_REQUEST)

    @property
    def _largest_body(self) -> int:
        """Of the request that is coming in."""
        return largest_body(self._path, self.headers) if self._path else LARGEST_BODY

    @property
    def _path(self) -> str:
        """Of the request that is coming in, once its head is there. Before that, `scope` is the last one's."""
        return self.scope["path"] if self.conn.their_state is h11.SEND_BODY else ""

    def _refuse_the_rest(self) -> None:
        """Answers now, and parses no more of it."""
        self._ignored = 1
        self.visit.visitors.watch.flooded("request")
        if self._may_answer:
            self.transport.write(answer(too_large(self._path), HTTPStatus.REQUEST_ENTITY_TOO_LARGE))
            # The application waits for the body. For it the client is gone.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state is not h11.SEND_BODY:
            self.transport.write_eof()

    def _ignore(self, size: int) -> None:
        self._ignored += size
        if self._ignored > MOST_IGNORED:
            self.transport.abort()

    def _start_waiting(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(PATIENCE, self._give_up)

    def _stop_waiting(self) -> None:
        self._unfinished = 0
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        if self._unfinished:
            self.visit.visitors.watch.flooded("slow")
            self._end(Refused("bad_message", "too_slow"), HTTPStatus.REQUEST_TIMEOUT)
        else:
            # A browser that connects ahead of its first request would take this answer for the answer to that request.
            self.transport.close()

    def _end(self, refused: Refused, status: HTTPStatus) -> None:
        if self._may_answer and not self._ignored and not self.transport.is_closing():
            self.transport.write(answer(refused, status))
        self.transport.close()

    @property
    def _may_answer(self) -> bool:
        """False once the application has begun to answer, which it may do before it has the whole request."""
        return self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE)


class Socket(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket. Frames are counted as they come, whatever they are, and too many of them end it."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], visit: Visit) -> None:
        super().__init__(config, server_state, {**app_state, WIRE: self})
        self.visit = visit
        self.queue = Inbox(self.loop)
        self.close_timeout = GOODBYE
        self._allowance = Allowance(FRAMES_PER_SECOND, FRAMES_AT_ONCE)
        self._kind = Opcode.TEXT
        self._fragments: list[bytes] = []
        self._begun = False
        """A text has begun, and its last frame has not come yet."""
        self._in_step = True
        """Every frame so far has ended where the received data ended."""
        self.caught_up: Callable[[], None] = _nothing
        """Called when a client that was slow has taken enough of what was sent to it."""

    async def next_message(self) -> str:
        """The text that the client sent next; empty if it was no text. Raises ConnectionError once the client is gone."""
        event = await self.receive()
        if event["type"] != "websocket.receive":
            raise ConnectionError
        return event.get("text") or ""

    def tell(self, text: bytes) -> None:
        """Sends a text. Raises ConnectionError once the client is gone."""
        if self.close_sent or self.transport.is_closing():
            raise ConnectionError
        self.transport.write(text_frame(text))

    def goodbye(self, code: int) -> None:
        """Closes the connection from our side. The client has `GOODBYE` seconds to answer."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def send_away(self) -> None:
        """The server stops."""
        if self.handshake_complete:
            self.goodbye(COME_BACK)
        else:
            self.shutdown()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.caught_up()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.caught_up = _nothing
        self.visit.leave()

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            # A client has to wait for the answer to its handshake.
            self.transport.abort()
            return
        text = lone_text(data) if self._in_step and not self._begun and self.handshake_complete else None
        if text is not None:
            if self._counted(1):
                self._hand_in(Opcode.TEXT, text)
        else:
            # Only as much is looked at here as is parsed before it is counted.
            self._in_step = self._in_step and (not self.handshake_complete or (len(data) <= SLICE and are_short(data)))
            for start in range(0, len(data), SLICE):
                if self.transport.is_closing():
                    return
                super().data_received(data[start : start + SLICE])
        if not self.handshake_initiated:
            # The head was good HTTP but no handshake. uvicorn would wait for more of it.
            self.transport.write(answer(Refused("bad_message", "not_understood"), HTTPStatus.BAD_REQUEST))
            self.transport.close()
        elif not self._allowance.take(len(data) / BYTES_OF_A_FRAME):
            self._cut_off("bytes")

    def _counted(self, frames: int) -> bool:
        """Counts frames. False if they are too many, which ends the connection."""
        if self._allowance.take(frames):
            return True
        self._cut_off("frames")
        return False

    def handle_events(self) -> None:
        events = self.conn.events_received()
        if not self._counted(len(events)):
            return
        for event in events:
            if self.transport.is_closing():
                return
            if isinstance(event, Request):
                self.handle_connect(event)
            elif isinstance(event, Frame):
                self._handle_frame(event)

    def _handle_frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.PING:
            self.handle_ping()
        elif frame.opcode is Opcode.PONG:
            self.handle_pong(frame)
        elif frame.opcode is Opcode.CLOSE:
            self.handle_close(frame)
        else:
            self._handle_fragment(frame)

    def _handle_fragment(self, frame: Frame) -> None:
        """Puts a message together. uvicorn's own way logs a traceback for every text that is not UTF-8."""
        if frame.opcode is not Opcode.CONT:
            self._kind = frame.opcode
        if frame.data:
            self._fragments.append(bytes(frame.data))
        self._begun = not frame.fin
        if self._begun:
            return
        data = b"".join(self._fragments)
        self._fragments.clear()
        self._hand_in(self._kind, data)

    def _hand_in(self, kind: Opcode, data: bytes) -> None:
        """A whole message is there."""
        if self.close_sent or self.transport.is_closing():
            return
        if kind is Opcode.BINARY:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        else:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self._end(1007, "not UTF-8")
                return
        if not self.read_paused and self.queue.qsize() > 1:
            # The table is behind. Whoever sends more has to wait.
            self.read_paused = True
            self.transport.pause_reading()

    def _cut_off(self, kind: str) -> None:
        self.visit.visitors.watch.flooded(kind)
        self._end(1008, f"too many {kind}")

    def _end(self, code: int, reason: str) -> None:
        if self.transport.is_closing():
            return
        self.stop_keepalive()
        self.conn.fail(code, reason)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()


def _nothing() -> None:
    """What there is to do for a client that nobody tells anything."""


def answer(refused: Refused, status: HTTPStatus, asked: bytes = b"") -> bytes:
    """A whole HTTP answer, written without the application. A browser gets a sentence; a program gets an error message as JSON."""
    if b"text/html" in asked:
        kind = "text/plain; charset=utf-8"
        body = Words(preferred_language()).say(key("error", refused.reason), **refused.details).encode()
    else:
        kind, body = "application/json", as_json(error_message(refused))
    headers = {"Content-Type": kind, "Content-Length": str(len(body)), "Cache-Control": "no-store", "Connection": "close"}
    told = [f"{name}: {value}" for name, value in (headers | HEADERS).items()]
    lines = [f"HTTP/1.1 {status.value} {status.phrase}", *told, "", ""]
    return "\r\n".join(lines).encode() + body
