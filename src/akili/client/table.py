"""One table seen through a socket that comes back by itself: nothing is missed, nothing is done twice."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from random import random
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from akili.client.match_clock import MatchClock
from akili.engine.game import Millis
from akili.games.registry import GAMES

if TYPE_CHECKING:
    from akili.client.guest import Client

FIRST_NAP, LONGEST_NAP = 0.05, 2.0  # seconds between attempts to come back
MOST_BYTES = 1 << 22
# A machine that is too busy to say hello in time is welcome again, and so is everybody whose server goes away.
ACCIDENTS = {"hello.late", "server.moving"}


class Refused(Exception):  # noqa: N818 - the server's word
    """A command that the server refused."""

    def __init__(self, reason: str, details: dict[str, Any]) -> None:
        super().__init__(f"{reason} {details or ''}".strip())
        self.reason, self.details = reason, details


class Closed(Exception):  # noqa: N818 - the server's word
    """The server closed the socket for a reason, so that coming back makes no sense."""


class Update(Struct, frozen=True):
    """What happened and what is to be seen; view and notices are the game's own types where the game is known."""

    match: str
    version: int
    clock: int
    you: int | None
    notices: list[Any]
    view: Any
    outcome: dict[str, Any] | None


class Table:
    """What a client knows of a table. ``info`` is the last table message, ``you`` the seat."""

    def __init__(self, client: Client, code: str) -> None:
        self.code = code
        self.info: dict[str, Any] = {}
        self.you: int | None = None
        self.last: Update | None = None
        self.connections = 0  # how often it has come (back)
        self._client = client
        self._clock = MatchClock()
        self._updates: asyncio.Queue[Update | Exception] = asyncio.Queue()
        self._changed = asyncio.Event()
        self._pending: dict[str, tuple[dict[str, Any], asyncio.Future[int]]] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._failure: Exception | None = None

    async def open(self) -> None:
        """Connect, and wait for the first look at the table."""
        self._task = asyncio.create_task(self._live())
        await self.until(lambda: bool(self.info))

    async def close(self) -> None:
        """Go away; a seat is kept."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def now(self) -> Millis:
        """The match's clock: times in views and notices are told by it."""
        return self._clock.now()

    async def start(self) -> None:
        """Begin the match (host)."""
        await self._client.post(f"/api/tables/{self.code}/start")

    async def rematch(self) -> None:
        """Open the table for another match."""
        await self._client.post(f"/api/tables/{self.code}/rematch")

    async def leave(self) -> None:
        """Give the seat back."""
        await self._client.post(f"/api/tables/{self.code}/leave")

    async def seat_bot(self, seat: int, level: str | None) -> None:
        """Put a bot on a seat, or take it away (host)."""
        await self._client.post(f"/api/tables/{self.code}/seats", {"seat": seat, "bot": level})

    async def choose(self, seat: int, choice: Any) -> None:
        """Choose something for a seat before the match: your own, or any (host)."""
        await self._client.post(f"/api/tables/{self.code}/choice", {"seat": seat, "choice": choice})

    async def until(self, is_so: Any) -> None:
        """Wait until something holds, looked at whenever a message comes."""
        while not is_so():
            if self._failure is not None:
                raise self._failure
            self._changed.clear()
            await self._changed.wait()

    async def updates(self) -> AsyncIterator[Update]:
        """Every update until a match is over; may be asked again for the next match."""
        while True:
            update = await self._updates.get()
            if isinstance(update, Exception):
                raise update
            yield update
            if update.outcome is not None:
                return

    def skip_updates(self) -> None:
        """Leave out of ``updates`` what has come so far; ``last`` stays."""
        while self._failure is None and not self._updates.empty():
            self._updates.get_nowait()

    async def seat_companion(self, seat: int, name: str | None) -> None:
        """Put somebody who plays on this device on a seat, or take them away (host)."""
        await self._client.post(f"/api/tables/{self.code}/companions", {"seat": seat, "name": name})

    async def look(self, seat: int) -> None:
        """See what another of the seats on this device sees."""
        if self._socket is not None:
            await self._say(self._socket, {"type": "look", "seat": seat})

    async def send(self, command: Any, seat: int | None = None) -> int:
        """Do something; the version it led to, however often the connection breaks meanwhile. Raises Refused.

        Where several share this device, ``seat`` says for whom.
        """
        if self._failure is not None:
            raise self._failure
        await self.until(lambda: self.last is not None)
        assert self.last is not None
        name = secrets.token_urlsafe(9)
        message = {"type": "command", "id": name, "match": self.last.match, "command": command, "seat": seat}
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._pending[name] = message, done
        try:
            if self._socket is not None:
                with suppress(ConnectionClosed):
                    await self._say(self._socket, message)
            return await done
        finally:
            self._pending.pop(name, None)

    async def _live(self) -> None:
        nap = FIRST_NAP
        address = f"ws{self._client.address.removeprefix('http')}/socket"
        headers = {"Cookie": self._client.cookie} if self._client.cookie else {}
        while self._failure is None:
            try:
                async with connect(
                    address, additional_headers=headers, compression=None, max_size=MOST_BYTES, open_timeout=5
                ) as socket:
                    await self._stream(socket)
                    nap = FIRST_NAP
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                pass
            except Exception as error:  # a message that makes no sense: whoever waits is told
                self._failure = error
            finally:
                self._socket = None
            await asyncio.sleep(nap * (0.5 + random()))  # not everybody at once
            nap = min(LONGEST_NAP, 2 * nap)
        self._give_up(self._failure)

    async def _stream(self, socket: ClientConnection) -> None:
        seen = {"match": self.last.match, "version": self.last.version} if self.last is not None else {}
        with suppress(ConnectionClosed):  # it may have said why before we said anything
            await self._say(socket, {"type": "hello", "table": self.code, **seen})
        with suppress(ConnectionClosed):
            async for message in socket:
                await self._take(socket, msgspec.json.decode(message))

    async def _take(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "ping":
                await self._say(socket, {"type": "pong", "nonce": message["nonce"]})
                self._clock.trip = message["shortest"] or 0
            case "welcome":
                self._clock.new_line()
                self._socket = socket
                self.connections += 1
                for pending, _ in list(self._pending.values()):
                    await self._say(socket, pending)
            case "table":
                self.info, self.you = message["table"], message["you"]
            case "update":
                self._clock.heard(message["match"], message["clock"])
                self.last = self._update(message)
                self._updates.put_nowait(self.last)
            case "accepted":
                self._answer(message["id"], message["version"])
            case "refused":
                self._answer(message["id"], Refused(message["reason"], message["details"]))
            case "closing" if message["reason"] not in ACCIDENTS:
                self._failure = Closed(message["reason"])
        self._changed.set()

    def _update(self, message: dict[str, Any]) -> Update:
        update = msgspec.convert(message, Update)
        game = GAMES.get(self.info["game"])
        if game is None:
            return update
        notices = [msgspec.convert(notice, game.notice_type) for notice in update.notices]
        return msgspec.structs.replace(update, notices=notices, view=msgspec.convert(update.view, game.view_type))

    def _answer(self, name: str | None, answer: int | Exception) -> None:
        _, done = self._pending.get(name or "", (None, None))
        if done is None or done.done():
            return
        if isinstance(answer, Exception):
            done.set_exception(answer)
        else:
            done.set_result(answer)

    def _give_up(self, failure: Exception) -> None:
        for _, done in self._pending.values():
            if not done.done():
                done.set_exception(failure)
        self._updates.put_nowait(failure)
        self._changed.set()

    async def _say(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await socket.send(msgspec.json.encode(message).decode())
