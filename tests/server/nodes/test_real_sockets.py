"""Two real servers on one store: seats of a match at both, and one of them dies in the middle."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from functools import partial
from typing import Any

from msgspec import convert
from tests.server.running import running
from tests.server.solving import play

from akili.client import Client
from akili.engine.game import Seat
from akili.engine.proof import prove
from akili.engine.replay import Replay, events_of
from akili.games.ubongo_fun_size.rules import FUN_SIZE
from akili.server.adapters.bus import Exchange, LocalBus
from akili.server.adapters.memory import MemoryStore
from akili.server.matches.lag import MOST_CREDIT
from akili.server.matches.live import LiveMatch
from akili.server.ports import StoreUnavailable
from akili.ubongo.race.model import CardSolved

GAME = "ubongo_fun_size"
WITH_BOTS = {"game": "clever_cubed", "seats": 3, "bots": ["easy", "easy"], "start": True}
PATIENCE = 120  # seconds, so that what hangs is told


class OwnLine:
    """One node's line to the store that both share, which takes one at a time; it can be cut."""

    is_cut = False

    def __init__(self, store: MemoryStore, turn: threading.Lock) -> None:
        self._store, self._turn = store, turn

    def __getattr__(self, name: str) -> Any:
        return partial(self._ask, getattr(self._store, name))

    async def _ask(self, ask: Callable[..., Any], *given: Any) -> Any:
        await asyncio.sleep(0.001)
        if self.is_cut and ask != self._store.close:
            raise StoreUnavailable("this node is dead")
        with self._turn:  # nothing waits for anything in there
            return await ask(*given)


class Drivers:
    """Knows which seats of which matches it has."""

    def __init__(self) -> None:
        self.driven: set[tuple[str, Seat]] = set()

    def can_play(self, game: str, level: str) -> bool:  # noqa: ARG002 - any
        return True

    def start(self, live: LiveMatch, seat: Seat, level: str) -> None:  # noqa: ARG002 - noted only
        self.driven.add((live.record.id, seat))

    def stop(self, live: LiveMatch, seat: Seat) -> None:
        self.driven.discard((live.record.id, seat))

    async def close(self) -> None:
        pass


class Switch:
    """Leads to one server, and when that is dead to another."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._ends: set[asyncio.StreamWriter] = set()

    def lead_to(self, port: int) -> None:
        """Break all connections; the next ones lead there."""
        self._port = port
        for end in self._ends:
            end.transport.abort()

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
        ends = {writer, far_writer}
        self._ends |= ends
        try:
            await asyncio.gather(_carry(reader, far_writer), _carry(far_reader, writer), return_exceptions=True)
        finally:
            self._ends -= ends


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    finally:
        writer.close()


@asynccontextmanager
async def switched(port: int) -> AsyncIterator[tuple[Switch, str]]:
    switch = Switch(port)
    server = await asyncio.start_server(switch.connected, "127.0.0.1", 0)
    try:
        yield switch, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        switch.lead_to(0)
        await asyncio.sleep(0)


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


def test_a_match_over_two_nodes_goes_on_when_one_of_them_dies() -> None:
    store, turn, exchange = MemoryStore(), threading.Lock(), Exchange()
    lines, buses = [OwnLine(store, turn) for _ in range(2)], [LocalBus(exchange) for _ in range(2)]
    drivers = [Drivers() for _ in range(2)]

    async def story(one: str, two: str) -> None:
        async with switched(port_of(one)) as (switch, road), Client(road, "Ada") as ada, Client(two, "Bo") as bo:
            first = await ada.create(GAME, 2, {"countdown": 120})
            second = await bo.join(first.code)
            await first.start()
            playing = [asyncio.create_task(play(table)) for table in (first, second)]
            for _ in range(8):
                await bo.post("/api/tables", WITH_BOTS)
            await second.until(lambda: second.last is not None and second.last.version >= 20)
            while len(drivers[0].driven | drivers[1].driven) < 16:
                await asyncio.sleep(0.01)
            assert drivers[0].driven
            lines[0].is_cut = True  # from here on it can do nothing any more
            await buses[0].close()
            switch.lead_to(port_of(two))
            versions = [await task for task in playing]
            match = first.last.match if first.last else ""
            assert second.last is not None
            assert second.last.match == match
            assert first.connections > 1
            while len(drivers[1].driven) < 16:  # the other has taken them over
                await asyncio.sleep(0.05)
            check(convert(await ada.get(f"/api/replays/{match}"), Replay), versions)

    with ExitStack() as stack:
        roads = [
            stack.enter_context(running(None, parts={"store": line, "wake_ups": bus, "bots": driver}))
            for line, bus, driver in zip(lines, buses, drivers, strict=True)
        ]
        asyncio.run(asyncio.wait_for(story(*roads), PATIENCE))


def check(replay: Replay, versions: list[list[int]]) -> None:
    """Proved, and everything that was acknowledged is in the log: three tiles a card for each."""
    outcome = prove(replay, FUN_SIZE, MOST_CREDIT)
    assert outcome.points
    assert all(8 * 3 <= len(acknowledged) <= 8 * 3 + 7 for acknowledged in versions)
    assert max(max(acknowledged) for acknowledged in versions) <= len(replay.events)
    solved = [event for _, event in events_of(replay, FUN_SIZE) if isinstance(event, CardSolved)]
    assert len(solved) == 8 * 2
