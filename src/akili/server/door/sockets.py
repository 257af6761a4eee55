"""uvicorn's sockets, with a budget: bytes and frames are counted before anybody looks into them."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from akili.server import kernel
from akili.server.door import writing
from akili.server.door.keeper import keeper_of
from akili.server.door.writing import Holding
from akili.server.limits import Bucket, neighbourhood
from akili.server.protocol import Closing

if TYPE_CHECKING:
    import uvicorn

SLICE = 4_096  # bytes that are parsed at a time: some 700 of the smallest frames, 3 ms
LINGER = 1.0  # seconds for a peer to read why it is cut off
POLICY, NO_TEXT, RESTART = 1008, 1007, 1012
MOVING = "server.moving"  # the only reason to come back at once: to whatever answers then
log = logging.getLogger("akili.socket")


class TableSockets(WebSocketsSansIOProtocol):
    """A peer that sends too much, or never ends what it began, is cut off with a reason; one that takes nothing
    isn't read any more, and not waited for when we are done with it.
    """

    def __init__(self, config: uvicorn.Config, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self._keeper = keeper_of(config)
        limits = self._keeper.limits
        self._own_frames = Bucket(limits.frames_per_second, limits.frame_burst)
        self._own_bytes = Bucket(limits.socket_bytes_per_second, limits.socket_byte_burst)
        self._deadline: asyncio.TimerHandle | None = None
        self._is_cut_off = False
        self._is_moving = False  # the server ends
        self._is_awaited = False  # the app has answered everything and waits for more
        self._outgoing = Holding(self._write)
        self._was_heard = False  # since the last keepalive

    async def run_asgi(self) -> None:
        """Run the app, and let the connection not outlive it for long."""
        kernel.make_known(self.scope, self.transport)
        writing.make_known(self.scope, self)
        await super().run_asgi()
        self.loop.call_later(self.close_timeout, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        super().connection_lost(exc)
        self._message_ended()
        self._keeper.leave(neighbourhood(self.client[0] if self.client else ""))

    def data_received(self, data: bytes) -> None:
        """Parse a little at a time, and only as much as one may send."""
        self._was_heard = True
        if not self._is_cut_off and not self._own_bytes.take(len(data)):
            self.cut_off("limit.rate")
        for start in range(0, len(data), SLICE):
            if self._is_cut_off or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
        self._expect_the_rest()

    def send_keepalive_ping(self) -> None:
        """Ask whether anybody is there, unless they have said something since the last time."""
        if self._was_heard:
            self._was_heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def handle_events(self) -> None:
        """Count the frames before anything is done about them."""
        count = len(self.conn.events)
        if self._own_frames.take(count) and self._keeper.frames.take(self._address, count):
            super().handle_events()
        else:
            self.cut_off("limit.rate")

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message on, unless it is no text though it says so.

        uvicorn stops reading with every message until it is taken: two calls of the kernel, for what is hardly ever
        needed. Here one may wait, and the next one stops it.
        """
        self._message_ended()
        data, self.frames = b"".join(self.frames), []
        if self.close_sent or self._is_moving:
            return  # it isn't answered, so it will be sent again, to whatever answers
        try:
            heard = {"text": data.decode()} if self.curr_msg_data_type == "text" else {"bytes": data}
        except UnicodeDecodeError:
            self.cut_off("message.malformed", NO_TEXT)
            return
        event: Any = {"type": "websocket.receive", **heard}
        is_first = self.queue.empty()
        self.queue.put_nowait(event)
        if not is_first and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        """Say something, unless there is nobody left."""
        await self.writable.wait()
        if self._is_cut_off or (self._is_moving and self.close_sent):
            raise ClientDisconnected
        self._outgoing.let_go()
        await super().send(message)

    @property
    def is_free(self) -> bool:
        """Whether something can be written at once, without the way through ASGI."""
        return self.writable.is_set() and self._is_open

    def write(self, frames: bytes) -> None:
        """Write whole frames without the way through ASGI, unless nobody would get them."""
        self._outgoing.write(frames)

    def write_with_next(self, frames: bytes) -> None:
        """Write whole frames with what is written next, or else soon."""
        self._outgoing.write_with_next(frames)

    def _write(self, frames: bytes) -> None:
        if self._is_open:
            self.transport.write(frames)

    async def receive(self) -> Any:
        """uvicorn reads on after this, which we may have had reason not to."""
        if self._is_moving and self.queue.empty():
            self._move()
        self._is_awaited = True
        try:
            message = await super().receive()
        finally:
            self._is_awaited = False
        if self._is_cut_off or not self.writable.is_set():
            self.transport.pause_reading()
        return message

    def pause_writing(self) -> None:
        """Who takes nothing gets nothing answered: every ping that is read would add to what waits here."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """It takes something again."""
        super().resume_writing()
        if not self.read_paused and not self._is_cut_off:
            self.transport.resume_reading()

    def cut_off(self, reason: str, code: int = POLICY) -> None:
        """Say why, read nothing more, and go."""
        self._is_cut_off = True
        log.warning("%s closed: %s", self._address, reason)
        self._keeper.refused(reason)
        self._say_farewell(reason, code)
        self.transport.pause_reading()

    def shutdown(self) -> None:
        """The server ends: what was read is answered first, then the peer is sent away."""
        if self.close_sent or not self.handshake_complete:
            super().shutdown()
            return
        self.stop_keepalive()
        self._is_moving = True
        if self._is_awaited and self.queue.empty():
            self._move()

    def _move(self) -> None:
        """Once, and reading on: whoever answers the farewell is gone before the linger is over."""
        if not self.close_sent:
            self._say_farewell(MOVING, RESTART)

    def _say_farewell(self, reason: str, code: int) -> None:
        self._message_ended()
        self._outgoing.let_go()
        if self.conn.state is State.OPEN and self.handshake_complete and not self.close_sent:
            self.conn.send_text(msgspec.json.encode(Closing(reason)))
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    @property
    def _is_open(self) -> bool:
        return self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing()

    @property
    def _address(self) -> str:
        """Where the peer is, by the word of a proxy that is believed."""
        scope: Any = getattr(self, "scope", {"client": self.client})
        return neighbourhood(scope["client"][0] if scope["client"] else "")

    def _expect_the_rest(self) -> None:
        """A frame or a message that has begun has to end."""
        if not self.frames and not self.conn.reader.buffer:
            self._message_ended()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(self._keeper.limits.message_seconds, self._too_late)

    def _too_late(self) -> None:
        self._deadline = None
        if self.transport.is_reading():
            self.cut_off("message.late")
        else:  # it was us who didn't read
            self._expect_the_rest()

    def _message_ended(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
