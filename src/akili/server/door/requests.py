"""uvicorn's HTTP connections, with a patience: what is begun has to come in time, and only as much as is wanted."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from akili.server.door.answer import closing_answer
from akili.server.door.frugal import FrugalConnection
from akili.server.door.keeper import keeper_of
from akili.server.limits import neighbourhood

if TYPE_CHECKING:
    import uvicorn

HEAD_BYTES = 16_384
LAST_GRACE = 0.5  # seconds, when the server ends, for somebody who has just come in to ask
log = logging.getLogger("akili.api")


class TableRequests(H11Protocol):
    """A peer that doesn't end its request is cut off, and so is one that doesn't take its answer."""

    def __init__(self, config: uvicorn.Config, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self.conn = FrugalConnection(HEAD_BYTES)
        self._keeper = keeper_of(config)
        limits = self._keeper.limits
        self._patience = {h11.IDLE: limits.head_seconds, h11.SEND_BODY: limits.body_seconds}
        self._awaited: Any = None  # of the peer: a head, a body, or nothing
        self._deadline: asyncio.TimerHandle | None = None
        self._taking: asyncio.TimerHandle | None = None
        self._is_last = False  # the server ends

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The keeper has counted it."""
        super().connection_made(transport)
        self._expect_the_rest()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        super().connection_lost(exc)
        self._expect(None)
        self._taken()
        self._keeper.leave(self._address)

    def data_received(self, data: bytes) -> None:
        """Read on, unless it is over."""
        if not self.transport.is_closing():
            super().data_received(data)
            self._expect_the_rest()
            if self._is_last and self.cycle is not None:
                self.cycle.keep_alive = False

    def shutdown(self) -> None:
        """The server ends: what is being asked is answered, and so is who has just come in to ask."""
        self._is_last = True
        if self.cycle is None and not self.transport.is_closing():
            self.loop.call_later(LAST_GRACE, self._end_unasked)
        else:
            super().shutdown()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a socket, which has deadlines of its own."""
        self._expect(None)
        super().handle_websocket_upgrade(event)
        if self._is_last:
            follower: Any = self.transport.get_protocol()
            follower.shutdown()

    def on_response_complete(self) -> None:
        """Who was answered before their body came needn't send the rest, if that is much."""
        if self.conn.their_state is h11.SEND_BODY and self._announced() > self._keeper.limits.body_bytes:
            self.transport.close()
        super().on_response_complete()
        self._await_taking()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more was asked; what was answered has still to be taken."""
        super().timeout_keep_alive_handler()
        self._await_taking()

    def pause_writing(self) -> None:
        """Much waits to be taken."""
        super().pause_writing()
        self._await_taking()

    def resume_writing(self) -> None:
        """Most of it is taken."""
        super().resume_writing()
        self._taken()

    def send_400_response(self, msg: str) -> None:
        """What can't be understood ends a connection; it is told so where nothing else is being told."""
        log.info("%s: %s", self._address, msg)
        self._turn_away(400, "request.malformed")

    @property
    def _address(self) -> str:
        return neighbourhood(self.client[0] if self.client else "")

    def _announced(self) -> float:
        """How long the body is said to be; without a word on that, any length."""
        said = dict(self.headers).get(b"content-length", b"")
        return int(said) if said.isdigit() else float("inf")

    def _expect_the_rest(self) -> None:
        is_upgraded = self.transport.get_protocol() is not self
        self._expect(None if is_upgraded else self.conn.their_state)

    def _expect(self, awaited: Any) -> None:
        if awaited is self._awaited:
            return
        self._awaited = awaited
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if awaited in self._patience:
            self._deadline = self.loop.call_later(self._patience[awaited], self._too_late)

    def _too_late(self) -> None:
        self._turn_away(408, "request.late")

    def _turn_away(self, status: int, reason: str) -> None:
        log.info("%s refused: %s", self._address, reason)
        self._keeper.refused(reason)
        is_being_answered = self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE)
        if not is_being_answered and not self.transport.is_closing():
            self.transport.write(closing_answer(status, reason))
        self.transport.close()

    def _end_unasked(self) -> None:
        if self.cycle is None:
            self.transport.close()

    def _await_taking(self) -> None:
        """The peer has to take something of its answer now and then."""
        waiting = self.transport.get_write_buffer_size()
        if waiting and self._taking is None:
            self._taking = self.loop.call_later(self._keeper.limits.send_seconds, self._has_it_taken, waiting)

    def _has_it_taken(self, of: int) -> None:
        self._taking = None
        if self.transport.get_write_buffer_size() < of:
            self._await_taking()
        else:
            log.info("%s dropped: it takes nothing", self._address)
            self.transport.abort()

    def _taken(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None
