"""Many tables at once on one server: how long from a command to the last viewer's update, all of it durable."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from akili.client import Client
from bench.table import Part, number

SEATS = 4
PERIOD = 2.0  # seconds between two commands of a seat
SERVER = """
import asyncio, sys
from akili.server.app import create_app
from akili.server.run import bound_socket, make_server
from akili.server.settings import Limits, Settings
many = 1_000_000
limits = Limits(sockets_per_address=many, tables_per_address=many, guests_per_address=many,
                requests_per_second=many, request_burst=many)
settings = Settings(database=sys.argv[1], limits=limits, tunes_collector=True)
listening = bound_socket("127.0.0.1", 0)
print(listening.getsockname()[1], flush=True)
make_server(create_app(settings), settings).run([listening])
"""


@dataclass
class Viewer:
    """One socket: what it was sent and when, and what it sent."""

    socket: ClientConnection
    area: Sequence[str] = ()
    match: str = ""
    updates: list[tuple[int, float]] = field(default_factory=list)  # version, when
    sent: dict[str, float] = field(default_factory=dict)
    accepted: dict[str, int] = field(default_factory=dict)
    refused: int = 0


@dataclass(frozen=True)
class Load:
    """What a run came to."""

    tables: int
    commands: int
    refused: int
    seconds: float
    latencies: Sequence[float]
    kilobytes_a_socket: float


def tables(sizes: Sequence[int], seconds: float, say: Callable[[str], None]) -> Part:
    """Task 6: growing numbers of tables."""
    rows = []
    for size in sizes:
        say(f"{size} tables")
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            load = runner.run(_run(size, seconds))
        cuts = quantiles(load.latencies, n=100)
        rows.append(
            (
                f"{load.tables} tables, {load.tables * SEATS} sockets",
                number(load.commands / load.seconds),
                f"{1000 * cuts[49]:.1f}",
                f"{1000 * cuts[98]:.1f}",
                str(load.refused),
                f"{load.kilobytes_a_socket:.0f}",
            )
        )
    text = (
        f"One server process with SQLite (synchronous=FULL), {SEATS} sockets per table, a command per seat every "
        f"{PERIOD:.0f} s for {seconds:.0f} s; the players run in another process on the same two cores. "
        "Latency is from sending a command to the moment the last of the four viewers has its update. "
        "To reach at 500 tables: p99 < 50 ms, no refusal, < 60 kB a socket."
    )
    return Part("Tables", text, ("", "commands/s", "p50 ms", "p99 ms", "refused", "kB a socket"), rows)


async def _run(count: int, seconds: float) -> Load:
    with TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(Path(folder) / "akili.db")],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert server.stdout is not None
            address = f"http://127.0.0.1:{server.stdout.readline().strip()}"
            return await _play(address, server.pid, count, seconds)
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(timeout=30)


async def _play(address: str, pid: int, count: int, seconds: float) -> Load:
    _raise_file_limit()
    guests = [await _guest(address, f"P{seat}") for seat in range(SEATS)]
    codes = [await _open_table(guests) for _ in range(count)]
    before = _resident(pid)
    viewers = [[await _connect(address, code, guest) for guest in guests] for code in codes]
    readers = [asyncio.create_task(_read(viewer)) for table in viewers for viewer in table]
    for code in codes:
        await guests[0].post(f"/api/tables/{code}/start")
    await _until(lambda: all(viewer.area for table in viewers for viewer in table))
    kilobytes = (_resident(pid) - before) / (count * SEATS) / 1024
    start = perf_counter()
    everyone = [viewer for table in viewers for viewer in table]
    await asyncio.gather(*(_act(viewer, index / len(everyone), seconds) for index, viewer in enumerate(everyone)))
    spent = perf_counter() - start
    await asyncio.sleep(1)
    for reader in readers:
        reader.cancel()
    await asyncio.gather(*readers, return_exceptions=True)
    latencies = [late for table in viewers for viewer in table for late in _latencies(viewer, table)]
    return Load(
        count,
        sum(len(viewer.sent) for viewer in everyone),
        sum(viewer.refused + len(viewer.sent) - len(viewer.accepted) for viewer in everyone),
        spent,
        latencies,
        kilobytes,
    )


async def _guest(address: str, name: str) -> Client:
    client = Client(address, name)
    await client.__aenter__()
    return client


async def _open_table(guests: Sequence[Client]) -> str:
    wanted = {"game": "ubongo_fun_size", "seats": SEATS, "options": {"limit": 3600}}
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
    """What of a message matters here; the view is only looked at once, so that the players take little time."""

    type: str
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
                if not viewer.area:
                    first: dict[str, Any] = msgspec.json.decode(message)
                    viewer.area, viewer.match = first["view"]["seats"][first["you"]]["card"]["area"], first["match"]
            case "accepted":
                viewer.accepted[told.id or ""] = told.version
            case "refused":
                viewer.refused += 1
            case "ping":
                await viewer.socket.send(msgspec.json.encode({"type": "pong", "nonce": told.nonce}).decode())


async def _act(viewer: Viewer, phase: float, seconds: float) -> None:
    """Lay a tile, take it back, and so on."""
    start = perf_counter()
    actions = cycle([_lay(viewer.area), {"type": "take_tile", "tile": "I3"}])
    for step in range(int(seconds / PERIOD)):
        await asyncio.sleep(max(0.0, start + (step + phase) * PERIOD - perf_counter()))
        name = str(step)
        viewer.sent[name] = perf_counter()
        message = {"type": "command", "id": name, "match": viewer.match, "command": next(actions)}
        await viewer.socket.send(msgspec.json.encode(message).decode())


def _lay(area: Sequence[str]) -> dict[str, Any]:
    """The straight tile on the first three cells in a row."""
    row, column = next((row, line.index("###")) for row, line in enumerate(area) if "###" in line)
    return {"type": "lay_tile", "tile": "I3", "cells": [[row, column + step] for step in range(3)]}


def _latencies(viewer: Viewer, table: Sequence[Viewer]) -> list[float]:
    late = []
    for name, version in viewer.accepted.items():
        seen = []
        for other in table:
            place = bisect_left(other.updates, (version, 0.0))
            if place < len(other.updates):
                seen.append(other.updates[place][1])
        if len(seen) == len(table):
            late.append(max(seen) - viewer.sent[name])
    return late


async def _until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.05)


def _resident(pid: int) -> int:
    """Bytes of memory that the process has."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _raise_file_limit() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
