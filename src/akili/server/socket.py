"""The socket at /socket: hello, then a stream of what this viewer may see; commands come in, verdicts go out.

A socket is two tasks: one reads and answers (here), one tells what changed (``telling.py``), so nobody waits for
anybody.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from random import random
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from akili.engine.game import Rejected
from akili.server.door.hosts import is_known, names_of
from akili.server.kernel import known_trip
from akili.server.limits import Bucket, neighbourhood
from akili.server.line import Line
from akili.server.matches.live import LiveMatch
from akili.server.origins import is_own
from akili.server.pings import Pings
from akili.server.players.guests import COOKIE, Guest
from akili.server.ports import StoreUnavailable
from akili.server.protocol import (
    Accepted,
    Closing,
    FromClient,
    Hello,
    Look,
    Pong,
    Refused,
    Send,
)
from akili.server.services import Services
from akili.server.tables.room import Ear, Room
from akili.server.telling import Teller

POLICY = 1008
TOO_BIG = 1009
TRY_AGAIN_LATER = 1013
UNAVAILABLE = "server.unavailable"
LONGEST_WAIT = 2.0  # seconds for one's turn among all sockets of one's address
FIRST_PINGS = 4  # in a row, to know the way before the first race
MALFORMED = (msgspec.MsgspecError, UnicodeError, RecursionError)
log = logging.getLogger("akili.socket")
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Ended(Exception):  # noqa: N818 - how a socket's life ends, not an error
    """The server closes the socket, with a reason that its log and its peer get."""

    def __init__(self, reason: str, code: int = POLICY) -> None:
        super().__init__(reason)
        self.reason = reason
        self.code = code


@websocket("/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], services: NamedDependency[Services]) -> None:
    """One socket from its first to its last message; whatever its peer does, nothing escapes from here."""
    address = neighbourhood(socket.client.host if socket.client else "")
    reason = _why_not(socket, services, address)
    try:
        if reason is not None:
            await _turn_away(socket, services, address, reason)
            return
        await socket.accept()
        guest = await services.guests.find(socket.cookies.get(COOKIE))
        await Connection(socket, services, guest, address).run()
    except StoreUnavailable:
        await _put_off(socket, services, address)
    except (WebSocketDisconnect, OSError, TimeoutError):
        pass
    except Exception:
        log.exception("%s: a socket failed", address)
    finally:
        if reason is None:
            services.sockets.close(address)


def _why_not(socket: WebSocket[Any, Any, Any], services: Services, address: str) -> str | None:
    """The reason not to let a socket in; where there is none, it is counted."""
    if not is_known(socket.headers.get("host", ""), names_of(services.settings)):
        return "host.foreign"
    if not is_own(socket.headers, services.settings.origins):
        return "origin.foreign"
    return None if services.sockets.open(address) else "limit.sockets"


async def _turn_away(socket: WebSocket[Any, Any, Any], services: Services, address: str, reason: str) -> None:
    """Let it in just to be told: a browser shows nothing of a handshake that was refused."""
    log.warning("%s refused: %s", address, reason)
    services.operation.metrics.refused(reason)
    async with asyncio.timeout(services.settings.limits.send_seconds):
        await socket.accept()
        await Line(socket).send(Closing(reason))
        await socket.close(POLICY, reason)


async def _put_off(socket: WebSocket[Any, Any, Any], services: Services, address: str) -> None:
    """Nothing can be read now. No ``closing``, which would mean not to come back: to every client it is an accident."""
    log.warning("%s put off: %s", address, UNAVAILABLE)
    services.operation.metrics.refused(UNAVAILABLE)
    with suppress(WebSocketDisconnect, OSError, TimeoutError):
        async with asyncio.timeout(services.settings.limits.send_seconds):
            await socket.close(TRY_AGAIN_LATER, UNAVAILABLE)


class Connection:
    """What the server knows of one socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services, guest: Guest | None, address: str) -> None:
        self._socket, self._services, self._guest, self._address = socket, services, guest, address
        limits = services.settings.limits
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._mistakes = limits.mistakes
        self._line = Line(socket)
        self._player = None if guest is None else guest.id
        self._code = ""
        self._is_stuck = False
        self._next_ping = monotonic() + services.settings.ping_seconds * (0.75 + random() / 2)
        self._heart: asyncio.TimerHandle | None = None

    async def run(self) -> None:
        """Hello, then the stream, until somebody closes."""
        try:
            hello = await self._hello()
            await self._at_table(hello)
        except Ended as ended:
            log.warning("%s closed: %s", self._address, ended.reason, extra=self._about())
            self._services.operation.metrics.refused(ended.reason)
            async with asyncio.timeout(self._services.settings.limits.send_seconds):
                await self._line.send(Closing(ended.reason))
                await self._socket.close(ended.code, ended.reason)

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(self._services.settings.limits.hello_seconds):
                while True:
                    message = await self._read()
                    if isinstance(message, Hello):
                        return message
                    if message is not None:
                        await self._mistake(_id_of(message), "hello.first")
        except TimeoutError:
            raise Ended("hello.late") from None

    async def _at_table(self, hello: Hello) -> None:
        hall = self._services.hall
        try:
            await self._services.codes.check(hello.table, self._address, self._player)
            room, ear = await hall.enter(hello.table, self._player, self._pings())
        except Rejected as rejected:
            raise Ended(rejected.reason) from None
        self._code = hall.find(hello.table).code
        listener = asyncio.current_task()
        assert listener is not None
        teller = Teller(self._line, self._services, self._guest, self._code, hello, ear.pings)
        telling = asyncio.create_task(self._tell(teller, room, ear, listener))
        self._beat(teller, ear, listener)
        try:
            await self._listen(room, teller, ear)
        except asyncio.CancelledError:
            if not self._is_stuck:
                raise
            listener.uncancel()
            log.warning("%s dropped: it takes nothing", self._address, extra=self._about())
        finally:
            if self._heart is not None:
                self._heart.cancel()
            telling.cancel()
            hall.exit(self._code, ear)

    def _about(self) -> dict[str, object]:
        """What a line of the log is about."""
        return self._services.hall.about(self._code)

    def _pings(self) -> Pings:
        """The kernel measures the way to the next machine: behind a proxy that says nothing of the player."""
        return Pings() if self._services.settings.proxies else Pings(known_trip(self._socket.scope))

    async def _tell(self, teller: Teller, room: Room, ear: Ear, listener: asyncio.Task[Any]) -> None:
        try:
            await teller.run(room, ear)
        except (WebSocketDisconnect, OSError, RuntimeError):  # RuntimeError: sent after a close
            pass  # the listener learns by itself that the peer has gone
        except Exception:
            log.exception("%s: telling failed", self._address, extra=self._about())
            self._is_stuck = True
            listener.cancel()

    async def _listen(self, room: Room, teller: Teller, ear: Ear) -> None:
        while True:
            message = await self._read()
            match message:
                case Send():
                    await self._command(room, message, ear)
                case Look():
                    await self._look(room.live, message, teller, ear)
                case Pong():
                    await self._pong(teller, message.nonce)
                case Hello():
                    await self._mistake(None, "hello.again")
                case None:
                    pass

    async def _read(self) -> FromClient | None:
        """The next message; None where it was refused."""
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        wait = self._services.messages.of(self._address).wait(LONGEST_WAIT)
        if wait is None or not self._bucket.take():
            raise Ended("limit.rate")
        if wait:
            await asyncio.sleep(wait)  # many sockets that speak at once would be heard at once, and nobody else
        data: str | bytes = event.get("text") or event.get("bytes") or b""
        if len(data) > self._services.settings.limits.message_bytes:
            raise Ended("limit.size", TOO_BIG)
        try:
            return decoder.decode(data)
        except MALFORMED as error:
            await self._mistake(None, "message.malformed", message=str(error))
            return None

    async def _mistake(self, command: str | None, reason: str, **details: Any) -> None:
        """Something that no proper client sends: refused, and too many of it close the socket."""
        self._mistakes -= 1
        if self._mistakes < 0:
            raise Ended("limit.mistakes")
        await self._refuse(command, reason, details)

    async def _refuse(self, command: str | None, reason: str, details: dict[str, Any]) -> None:
        log.info("%s refused: %s", self._address, reason, extra=self._about())
        self._services.operation.metrics.refused(reason)
        await self._line.send(Refused(command, reason, details))

    async def _command(self, room: Room, message: Send, ear: Ear) -> None:
        arrived = monotonic()
        try:
            version = await self._submit(room, message, ear)
        except Rejected as rejected:
            await self._refuse(message.id, rejected.reason, rejected.details)
        except StoreUnavailable:
            await self._refuse(message.id, UNAVAILABLE, {})
        except (WebSocketDisconnect, OSError):
            raise
        except Exception:
            log.exception("%s: a command failed", self._address, extra=self._about())
            await self._refuse(message.id, "server.fault", {})
        else:
            await self._line.send_with_next(Accepted(message.id, version))
            if room.live is not None:
                self._services.operation.metrics.accepted(room.live.record.game, monotonic() - arrived)

    async def _submit(self, room: Room, message: Send, ear: Ear) -> int:
        live = room.live
        if live is None:
            raise Rejected("match.not_begun")
        arrived, way = live.now(), self._services.hall.way(self._code, room, ear)
        if live.record.id != message.match:
            raise Rejected("match.stale", match=live.record.id)
        seat = live.seat_of(self._player, message.seat)
        if not self._services.doings.take(self._player):
            raise Rejected("limit.requests")
        self._services.hall.plays(self._code, self._player)
        try:
            command = live.read(message.command)
        except MALFORMED as error:
            raise Rejected("command.malformed", message=str(error)) from error
        return await live.submit(seat, command, message.id, arrived=arrived, lag=way.lag, uncertainty=way.uncertainty)

    async def _look(self, live: LiveMatch | None, message: Look, teller: Teller, ear: Ear) -> None:
        try:
            if live is None:
                raise Rejected("match.not_begun")
            teller.look(live.seat_of(self._player, message.seat))
        except Rejected as rejected:
            await self._refuse(None, rejected.reason, rejected.details)
        else:
            ear.ring()

    async def _pong(self, teller: Teller, nonce: int) -> None:
        pings = teller.pings
        if not pings.answered(nonce, monotonic()):
            await self._mistake(None, "pong.unasked")
            return
        self._services.hall.measured(self._code, self._player)
        if pings.count < FIRST_PINGS:
            await teller.ping()

    def _beat(self, teller: Teller, ear: Ear, listener: asyncio.Task[Any]) -> None:
        """Now and then: is a ping due, and does the peer take what it is sent? Dearer to ask with every message."""
        now, settings = monotonic(), self._services.settings
        if self._line.is_stuck(now, settings.limits.send_seconds):
            self._is_stuck = True
            listener.cancel()
            return
        if now >= self._next_ping:
            self._next_ping = now + settings.ping_seconds * (0.75 + random() / 2)  # not everybody at once
            self._services.hall.measured(self._code, self._player)  # what expired meanwhile
            teller.ping_is_due = True
            ear.ring()
        pause = min(settings.limits.send_seconds / 2, self._next_ping - now)
        self._heart = asyncio.get_running_loop().call_later(pause, self._beat, teller, ear, listener)


def _id_of(message: FromClient) -> str | None:
    return message.id if isinstance(message, Send) else None
