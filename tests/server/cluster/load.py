"""People at tables of a cluster who lay and take tiles through a road, whatever happens to the servers meanwhile."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from tests.server.cluster.cluster import log_of
from tests.server.cluster.road import Road, road_to
from tests.server.laying import PACE, all_go_on, check, check_log, done, lay_and_take
from tests.server.server_process import Server

from akili.client import Client, Table


@dataclass(frozen=True)
class Load:
    """The seats, what was acknowledged to each, and what plays them."""

    seats: Sequence[Table]
    counts: Sequence[Counter[str]]
    playing: Sequence[asyncio.Task[None]]

    @property
    def acknowledged(self) -> int:
        """Commands in all."""
        return sum(map(done, self.counts))

    @property
    def refused(self) -> int:
        """Commands that were refused because nothing could be stored."""
        return sum(count.total() for count in self.counts) - self.acknowledged

    def check(self) -> None:
        """Raises what ended one of them."""
        check(self.playing)

    async def goes_on(self) -> None:
        """Each seat is acknowledged what it does from now on."""
        await all_go_on(self.counts, self.playing)

    async def rest(self) -> None:
        """Nobody does anything any more."""
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)

    async def hold(self, database: str) -> None:
        """Nobody does anything any more; then the law: all that was acknowledged is in the log, and once."""
        await self.rest()
        for seat, count in zip(self.seats, self.counts, strict=True):
            assert seat.last is not None
            assert seat.you is not None
            check_log(await log_of(database, seat.last.match), seat.you, count)


@dataclass(frozen=True)
class LoadOnRoad(Load):
    """The same, through a road."""

    road: Road


@asynccontextmanager
async def load_on(servers: Sequence[Server], tables: int) -> AsyncIterator[LoadOnRoad]:
    """Two at each table, wherever the road leads them."""
    async with road_to([server.port for server in servers]) as road, load_at([road.address], tables) as load:
        yield LoadOnRoad(load.seats, load.counts, load.playing, road)


@asynccontextmanager
async def load_at(addresses: Sequence[str], tables: int, pace: float = PACE) -> AsyncIterator[Load]:
    """Two at each table, by one address, or each by their own."""
    async with AsyncExitStack() as stack:
        ways = [addresses[number % len(addresses)] for number in range(2 * tables)]
        people = [await stack.enter_async_context(Client(way, f"P{number}")) for number, way in enumerate(ways)]
        seats: list[Table] = []
        for host, guest in zip(people[::2], people[1::2], strict=True):
            table = await host.create("ubongo_fun_size", 2, {"limit": 3600})
            seats += [table, await guest.join(table.code)]
            await table.start()
        counts = [Counter[str]() for _ in seats]
        playing = [asyncio.create_task(lay_and_take(*each, pace)) for each in zip(seats, counts, strict=True)]
        try:
            yield Load(seats, counts, playing)
        finally:
            for task in playing:
                task.cancel()
