"""Many tables at once: how long from a command to the last viewer's update, all of it durable."""

from __future__ import annotations

import asyncio
import gc
from bisect import bisect_left
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from time import perf_counter, process_time

import msgspec

from bench.playing.playing import Playing
from bench.processes import Meter, resident
from bench.seats import SEATS, Party, Viewer, at_one, begun, take_seats, until
from bench.serving import serving
from bench.table import number

COLUMNS = ("commands/s", "p50 ms", "p99 ms", "refused")  # of Load.cells
Look = Callable[[], Awaitable[Mapping[str, float]]]


@dataclass(frozen=True)
class Load:
    """What a run came to."""

    tables: int
    commands: int
    refused: int
    seconds: float
    latencies: Sequence[float]
    kilobytes_a_table: float  # at each server, before anybody has come
    kilobytes_a_socket: float
    kilobytes_kept: float  # by all that was played: events, and what nobody has collected yet
    processor_seconds: float  # that the servers took
    player_seconds: float  # of processor time that the players took
    grown: Mapping[str, float]  # what was looked at besides, by how much it has grown

    @property
    def commands_a_second(self) -> float:
        """That were sent."""
        return self.commands / self.seconds

    def late(self, percent: int) -> float:
        """The latency in seconds that so many percent were below."""
        return quantiles(self.latencies, n=100)[percent - 1]

    @property
    def cells(self) -> Sequence[str]:
        """Commands a second, p50 and p99 in milliseconds, refusals: COLUMNS."""
        middle, last = 1000 * self.late(50), 1000 * self.late(99)
        return (number(self.commands_a_second), f"{middle:.1f}", f"{last:.1f}", str(self.refused))


async def nothing() -> Mapping[str, float]:
    """Nothing to be looked at besides."""
    return {}


async def run(playing: Playing, count: int, seconds: float, period: float, checkout: Path | None = None) -> Load:
    """So many tables of a game, for so long; on the server of another checkout, where one is given."""
    with serving(checkout) as served:
        return await play(playing, [at_one(served)], count, seconds, period)


async def play(
    playing: Playing, parties: Sequence[Party], count: int, seconds: float, period: float, look: Look = nothing
) -> Load:
    """So many tables on servers that run already; before they play and afterwards there is a look at something else."""
    pids = sorted({served.pid for party in parties for served in party})
    await take_seats(playing, parties, len(parties))  # so that everything is loaded that the first table needs
    empty = _memory(pids)
    seats = await take_seats(playing, parties, count)
    before = _memory(pids)
    async with begun(seats) as viewers:
        a_table = (before - empty) / (count * len(pids) * 1024)
        a_socket = (_memory(pids) - before) / (count * SEATS * 1024)
        with _undisturbed():
            return await _play(playing, viewers, pids, (a_table, a_socket), seconds, period, look)


async def _play(
    playing: Playing,
    viewers: Sequence[Sequence[Viewer]],
    pids: Sequence[int],
    kilobytes: tuple[float, float],
    seconds: float,
    period: float,
    look: Look,
) -> Load:
    first = await look()
    memory, start, servers, players = _memory(pids), perf_counter(), Meter(pids), process_time()
    everyone = [viewer for table in viewers for viewer in table]
    beats = int(seconds / period)
    await asyncio.gather(
        *(_act(playing, viewer, index / len(everyone), beats, period) for index, viewer in enumerate(everyone))
    )
    spent = perf_counter() - start
    await until(lambda: all(viewer.is_up_to_date for viewer in everyone))
    worked, played, kept = servers.seconds(), process_time() - players, _memory(pids) - memory
    last = await look()
    latencies = [late for table in viewers for viewer in table for late in _latencies(viewer, table)]
    return Load(
        len(viewers),
        sum(len(viewer.sent) for viewer in everyone),
        sum(viewer.refused for viewer in everyone),
        spent,
        latencies,
        *kilobytes,
        kept / 1024,
        worked,
        played,
        {name: value - first[name] for name, value in last.items()},
    )


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Players who don't look for garbage: among 4,000 sockets it takes long, and the server would be blamed for it."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


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


def _memory(pids: Sequence[int]) -> int:
    return sum(map(resident, pids))
