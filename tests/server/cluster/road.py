"""What stands before two servers, as small as it can be: each connection goes to one of those that answer."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count

MOST_BYTES = 1 << 16


class Road:
    """Leads to the servers at these ports in turn; whoever doesn't answer is passed by."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.address = ""
        self._ports = list(ports)
        self._turn = count(random.randrange(len(ports)))
        self._ends: set[asyncio.StreamWriter] = set()

    def lead_anew(self) -> None:
        """Break all connections: the next ones are spread evenly over those who answer by then."""
        for end in self._ends:
            end.transport.abort()

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await self._somebody()
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, far_writer}
        self._ends |= ends
        await asyncio.gather(_carry(reader, far_writer), _carry(far_reader, writer), return_exceptions=True)
        self._ends -= ends

    async def _somebody(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        first = next(self._turn)
        for number in range(len(self._ports) - 1):
            with suppress(OSError):
                return await self._to(first + number)
        return await self._to(first + len(self._ports) - 1)

    async def _to(self, number: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self._ports[number % len(self._ports)])


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(MOST_BYTES):
            writer.write(data)
            await writer.drain()
    finally:
        writer.close()


@asynccontextmanager
async def road_to(ports: Sequence[int]) -> AsyncIterator[Road]:
    """A road with an address."""
    road = Road(ports)
    server = await asyncio.start_server(road.connected, "127.0.0.1", 0)
    road.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield road
    finally:
        server.close()
        road.lead_anew()
