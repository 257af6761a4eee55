"""Many tables at once on one server: how long from a command to the last viewer's update, all of it durable."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
from bisect import bisect_left
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from akili.client import Client
from bench.playing.playing import Playing

SEATS = 4
SERVER = """
import asyncio, sys
from akili.server.app import create_app
from akili.server.run import bound_socket, make_server
from akili.server.settings import Limits, Settings
many = 1_000_000
limits = Limits(sockets_per_address=many, tables_per_address=many, guests_per_address=many,
                requests_per_second=many, request_burst=many, answers_per_second=many, answer_burst=many,
                connections_per_address=many, new_connections_per_second=many, new_connection_burst=many,
                messages_per_address=many, messages_per_address_per_second=many,
                frames_per_address=many, frames_per_address_per_second=many,
                doings_per_second=many, doing_burst=many)
settings = Settings(database=sys.argv[1], limits=limits, tunes_collector=True)
listening = bound_socket("127.0.0.1", 0)
print(listening.getsockname()[1], flush=True)
make_server(create_app(settings), settings).run([listening])
"""


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


@dataclass(frozen=True)
class Load:
    """What a run came to."""

    tables: int
    commands: int
    refused: int
    seconds: float
    latencies: Sequence[float]
    kilobytes_a_socket: float
    kilobytes_kept: float  # by all that was played: events, and what nobody has collected yet
    processor_seconds: float  # that the server took


async def run(playing: Playing, count: int, seconds: float, period: float, checkout: Path | None = None) -> Load:
    """So many tables of a game, for so long; on the server of another checkout, where one is given."""
    with serving(checkout) as (address, pid):
        return await play(playing, address, pid, count, seconds, period)


@contextmanager
def serving(checkout: Path | None) -> Iterator[tuple[str, int]]:
    """A server of this or another checkout, with its address and the number of its process."""
    environment = dict(os.environ) if checkout is None else {**os.environ, "PYTHONPATH": str(checkout / "src")}
    with TemporaryDirectory() as folder:
        database = str(Path(folder) / "akili.db")
        with subprocess.Popen(
            [sys.executable, "-c", SERVER, database],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        ) as server:
            try:
                assert server.stdout is not None
                yield f"http://127.0.0.1:{server.stdout.readline().strip()}", server.pid
            finally:
                server.send_signal(signal.SIGINT)
                server.wait(timeout=30)


@dataclass(frozen=True)
class Seats:
    """Tables where everybody has a seat and nobody is there yet."""

    address: str
    guests: Sequence[Client]
    codes: Sequence[str]


async def take_seats(playing: Playing, address: str, count: int) -> Seats:
    """So many tables, everybody at each of them."""
    playing.prepare()
    _raise_file_limit()
    guests = [await _guest(address, f"P{seat}") for seat in range(SEATS)]
    return Seats(address, guests, [await _open_table(guests, playing) for _ in range(count)])


@asynccontextmanager
async def begun(seats: Seats) -> AsyncIterator[Sequence[Sequence[Viewer]]]:
    """The same tables when their matches have begun, with a socket per seat."""
    address, guests, codes = seats.address, seats.guests, seats.codes
    viewers = [[await _connect(address, code, guest) for guest in guests] for code in codes]
    everyone = [viewer for table in viewers for viewer in table]
    readers = [asyncio.create_task(_read(viewer)) for viewer in everyone]
    for code in codes:
        await guests[0].post(f"/api/tables/{code}/start")
    await until(lambda: all(viewer.match for viewer in everyone))
    try:
        yield viewers
    finally:
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, *(viewer.socket.close() for viewer in everyone), return_exceptions=True)


async def play(playing: Playing, address: str, pid: int, count: int, seconds: float, period: float) -> Load:
    """So many tables on a server that runs already."""
    seats = await take_seats(playing, address, count)
    before = resident(pid)
    async with begun(seats) as viewers:
        return await _play(playing, viewers, pid, (resident(pid) - before) / (count * SEATS * 1024), seconds, period)


async def _play(
    playing: Playing,
    viewers: Sequence[Sequence[Viewer]],
    pid: int,
    kilobytes_a_socket: float,
    seconds: float,
    period: float,
) -> Load:
    memory, start, worked = resident(pid), perf_counter(), processor(pid)
    everyone = [viewer for table in viewers for viewer in table]
    beats = int(seconds / period)
    await asyncio.gather(
        *(_act(playing, viewer, index / len(everyone), beats, period) for index, viewer in enumerate(everyone))
    )
    spent = perf_counter() - start
    await until(lambda: all(viewer.is_up_to_date for viewer in everyone))
    worked, kept = processor(pid) - worked, resident(pid) - memory
    latencies = [late for table in viewers for viewer in table for late in _latencies(viewer, table)]
    return Load(
        len(viewers),
        sum(len(viewer.sent) for viewer in everyone),
        sum(viewer.refused for viewer in everyone),
        spent,
        latencies,
        kilobytes_a_socket,
        kept / 1024,
        worked,
    )


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


async def _connect(address: str, code: str, guest: Client) -> Viewer:
    headers = {"Cookie": guest.cookie or ""}
    url = f"ws{address.removeprefix('http')}/socket"
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


async def _act(playing: Playing, viewer: Viewer, phase: float, beats: int, period: float) -> None:
    """Do something with every beat, if there is anything to do; the time waited for what was before counts as well."""
    start = perf_counter()
    for beat in range(beats):
        due = start + (beat + phase) * period
        await asyncio.sleep(max(0.0, due - perf_counter()))
        await until(lambda: viewer.is_up_to_date)
        await act(playing, viewer, beat, due)


async def act(playing: Playing, viewer: Viewer, beat: int, due: float) -> None:
    """Do what is to be done now, if there is anything."""
    command = playing.command(viewer.last, beat)
    if command is None:
        return
    name = str(beat)
    if playing.is_secret(command):
        viewer.secret.add(name)
    viewer.sent[name] = due
    message = {"type": "command", "id": name, "match": viewer.match, "command": command}
    await viewer.socket.send(msgspec.json.encode(message).decode())


def _latencies(viewer: Viewer, table: Sequence[Viewer]) -> list[float]:
    late = []
    for name, version in viewer.accepted.items():
        viewers = [viewer] if name in viewer.secret else table
        seen = []
        for other in viewers:
            place = bisect_left(other.updates, (version, 0.0))
            if place < len(other.updates):
                seen.append(other.updates[place][1])
        if len(seen) == len(viewers):
            late.append(max(seen) - viewer.sent[name])
    return late


async def until(holds: Callable[[], bool]) -> None:
    """Wait for it, a minute at most."""
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.005)


def processor(pid: int) -> float:
    """Seconds of processor time that the process has had."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text(encoding="ascii").split()[0]) for thread in threads) / 1e9


def resident(pid: int) -> int:
    """Bytes of memory that the process has."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _raise_file_limit() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
