"""The server is killed or stopped again and again under load: nothing acknowledged is lost or done twice."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.server.laying import all_go_on, check, check_log, lay_and_take
from tests.server.server_process import Server

from akili.client import Client, Table
from akili.server.adapters.sqlite import SqliteStore

KILLS, STOPS = 10, 3
TABLES = 4
PATIENCE = 120  # seconds, so that what hangs is told
LOAD = 0.3  # seconds between a restart and the next kill


async def _load(server: Server, ends: Sequence[Callable[[], Awaitable[None]]]) -> list[tuple[str, int, Counter[str]]]:
    await server.until_it_is_ready()
    async with AsyncExitStack() as stack:
        names = [f"P{number}" for number in range(2 * TABLES)]
        people = [await stack.enter_async_context(Client(server.address, name)) for name in names]
        seats: list[Table] = []
        for host, guest in zip(people[::2], people[1::2], strict=True):
            table = await host.create("ubongo_fun_size", 2, {"limit": 3600})
            seats += [table, await guest.join(table.code)]
            await table.start()
        counts = [Counter[str]() for _ in seats]
        playing = [asyncio.create_task(lay_and_take(*each)) for each in zip(seats, counts, strict=True)]
        for end_and_restart in ends:
            await asyncio.sleep(LOAD)
            check(playing)
            await end_and_restart()
        await all_go_on(counts, playing)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return [
            (seat.last.match, seat.you, count)
            for seat, count in zip(seats, counts, strict=True)
            if seat.last is not None and seat.you is not None
        ]


@pytest.mark.parametrize("is_killed", [True, False], ids=["killed", "stopped"])
def test_what_was_acknowledged_is_in_the_log_once(tmp_path: Path, *, is_killed: bool) -> None:
    server = Server(tmp_path / "akili.db")
    ends = [server.kill_and_restart] * KILLS if is_killed else [server.stop_and_restart] * STOPS
    try:
        told = asyncio.run(asyncio.wait_for(_load(server, ends), PATIENCE))
    finally:
        server.stop()
    assert len(told) == 2 * TABLES
    asyncio.run(_check(SqliteStore(tmp_path / "akili.db"), told))


async def _check(store: SqliteStore, told: Sequence[tuple[str, int, Counter[str]]]) -> None:
    for match, seat, acknowledged in told:
        loaded = await store.load(match)  # which holds that no version is missing
        assert loaded is not None
        check_log(loaded[1], seat, acknowledged)
    await store.close()
