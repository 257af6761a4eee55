"""Those who play under load: guests at servers, tables with everybody seated, and a socket for each."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from akili.client import Client
from bench.playing.playing import Playing
from bench.serving import Served

SEATS = 4
AT_ONCE = 8  # tables that are being set up
Party = Sequence[Served]  # by seats: the server at which each is a guest
Done = TypeVar("Done")


@dataclass
class Viewer:
    """One socket: what it was sent and when, and what it sent."""

    socket: ClientConnection
    last: str | bytes = ""
    match: str = ""
    updates: list[tuple[int, float]] = field(default_factory=list)  # version, when
    sent: dict[str, float] = field(default_factory=dict)  # when it was due to be sent
    secret: set[str] = field(default_factory=set)  # what only its own update shows
    accepted: dict[str, int] = field(default_factory=dict)
    refused: int = 0

    @property
    def is_up_to_date(self) -> bool:
        """Whether all it sent was answered, and what came of it has been seen."""
        newest = self.updates[-1][0] if self.updates else 0
        is_answered = len(self.sent) == len(self.accepted) + self.refused
        return is_answered and newest >= max(self.accepted.values(), default=0)


def at_one(served: Served) -> Party:
    """Everybody at the same server."""
    return [served] * SEATS


@dataclass(frozen=True)
class Seats:
    """Tables where everybody has a seat and nobody is there yet."""

    guests: Sequence[Sequence[Client]]  # by tables
    codes: Sequence[str]


async def take_seats(playing: Playing, parties: Sequence[Party], count: int) -> Seats:
    """So many tables, the parties in turn at them."""
    playing.prepare()
    _raise_file_limit()
    people = [[await _guest(each.address, f"P{seat}") for seat, each in enumerate(party)] for party in parties]
    guests = [people[table % len(people)] for table in range(count)]
    return Seats(guests, await _all(_open_table(each, playing) for each in guests))


@asynccontextmanager
async def begun(seats: Seats) -> AsyncIterator[Sequence[Sequence[Viewer]]]:
    """The same tables when their matches have begun, with a socket per seat."""
    tables = list(zip(seats.codes, seats.guests, strict=True))
    viewers = await _all(_come(code, guests) for code, guests in tables)
    everyone = [viewer for table in viewers for viewer in table]
    readers = [asyncio.create_task(_read(viewer)) for viewer in everyone]
    await _all(guests[0].post(f"/api/tables/{code}/start") for code, guests in tables)
    await until(lambda: all(viewer.match for viewer in everyone))
    try:
        yield viewers
    finally:
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, *(viewer.socket.close() for viewer in everyone), return_exceptions=True)


async def _guest(address: str, name: str) -> Client:
    client = Client(address, name)
    await client.__aenter__()
    return client


async def _open_table(guests: Sequence[Client], playing: Playing) -> str:
    wanted = {"game": playing.game, "seats": SEATS, "options": playing.options}
    code: str = (await guests[0].post("/api/tables", wanted))["code"]
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{code}/join")
    return code


async def _come(code: str, guests: Sequence[Client]) -> Sequence[Viewer]:
    return [await _connect(code, guest) for guest in guests]


async def _connect(code: str, guest: Client) -> Viewer:
    headers = {"Cookie": guest.cookie or ""}
    url = f"ws{guest.address.removeprefix('http')}/socket"
    socket = await connect(url, additional_headers=headers, compression=None, ping_interval=None, max_size=None)
    await socket.send(msgspec.json.encode({"type": "hello", "table": code}).decode())
    return Viewer(socket)


class _Told(msgspec.Struct):
    """What of a message matters at once; the view is only looked at before a command."""

    type: str
    match: str = ""
    version: int = 0
    id: str | None = None
    nonce: int = 0


_decode = msgspec.json.Decoder(_Told).decode


async def _read(viewer: Viewer) -> None:
    async for message in viewer.socket:
        told = _decode(message)
        match told.type:
            case "update":
                viewer.updates.append((told.version, perf_counter()))
                viewer.last, viewer.match = message, told.match
            case "accepted":
                viewer.accepted[told.id or ""] = told.version
            case "refused":
                viewer.refused += 1
            case "ping":
                await viewer.socket.send(msgspec.json.encode({"type": "pong", "nonce": told.nonce}).decode())


async def until(holds: Callable[[], bool]) -> None:
    """Wait for it, a minute at most."""
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.005)


async def _all(wanted: Iterable[Coroutine[Any, Any, Done]]) -> list[Done]:
    """A few at a time, for the whole crowd at the door at once is another benchmark."""
    door = asyncio.Semaphore(AT_ONCE)

    async def one(each: Coroutine[Any, Any, Done]) -> Done:
        async with door:
            return await each

    return await asyncio.gather(*map(one, wanted))


def _raise_file_limit() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
