"""The server is killed or stopped again and again under load: nothing acknowledged is lost or done twice."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest
from tests.server.server_process import Server
from tests.server.solving import steps

from akili.client import Client, Table
from akili.server.settings import Limits
from akili.ubongo.race.model import LayTile, TakeTile

KILLS, STOPS = 10, 3
TABLES = 4
LOG = "SELECT version, cause, event FROM events WHERE match = ? ORDER BY version"
PATIENCE = 120  # seconds, so that what hangs is told
LOAD = 0.3  # seconds between a restart and the next kill
PACE = 1.5 / Limits().messages_per_second  # seconds between two commands: who is faster for long is shown the door


async def _lay_and_take(table: Table, acknowledged: Counter[str]) -> None:
    """One tile down and up again, nearly as fast as is allowed; its commands are counted when they are accepted."""
    await table.until(lambda: table.last is not None)
    assert table.last is not None
    tile = steps(table.last.view)[0]
    while True:
        for command in (tile, TakeTile(tile.tile)):
            await table.send(command)
            acknowledged["lay" if isinstance(command, LayTile) else "take"] += 1
            await asyncio.sleep(PACE)


async def _load(server: Server, ends: Sequence[Callable[[], Awaitable[None]]]) -> list[tuple[str, int, Counter[str]]]:
    await server.until_it_is_ready()
    async with AsyncExitStack() as stack:
        address = f"http://127.0.0.1:{server.port}"
        people = [await stack.enter_async_context(Client(address, f"P{number}")) for number in range(2 * TABLES)]
        seats: list[Table] = []
        for host, guest in zip(people[::2], people[1::2], strict=True):
            table = await host.create("ubongo_fun_size", 2, {"limit": 3600})
            seats += [table, await guest.join(table.code)]
            await table.start()
        counts = [Counter[str]() for _ in seats]
        playing = [asyncio.create_task(_lay_and_take(*each)) for each in zip(seats, counts, strict=True)]
        for end_and_restart in ends:
            await asyncio.sleep(LOAD)
            _check(playing)
            await end_and_restart()
        before = [count.total() for count in counts]
        while any(count.total() < old + 2 for count, old in zip(counts, before, strict=True)):  # every match goes on
            await asyncio.sleep(0.05)
            _check(playing)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return [
            (seat.last.match, seat.you, count)
            for seat, count in zip(seats, counts, strict=True)
            if seat.last is not None and seat.you is not None
        ]


def _check(playing: Sequence[asyncio.Task[None]]) -> None:
    """Raises what ended one of them, such as the server's word for why it closed a socket."""
    for task in playing:
        if task.done():
            task.result()


@pytest.mark.parametrize("is_killed", [True, False], ids=["killed", "stopped"])
def test_what_was_acknowledged_is_in_the_log_once(tmp_path: Path, *, is_killed: bool) -> None:
    server = Server(tmp_path / "akili.db")
    ends = [server.kill_and_restart] * KILLS if is_killed else [server.stop_and_restart] * STOPS
    try:
        told = asyncio.run(asyncio.wait_for(_load(server, ends), PATIENCE))
    finally:
        server.stop()
    assert len(told) == 2 * TABLES
    with closing(sqlite3.connect(tmp_path / "akili.db")) as file:
        for match, seat, acknowledged in told:
            log = file.execute(LOG, (match,)).fetchall()
            assert [version for version, _, _ in log] == list(range(1, len(log) + 1))
            causes = [cause for _, cause, _ in log if cause and cause.startswith(f"{seat}:")]
            assert len(causes) == len(set(causes))
            laid = sum(f'"tile_laid","seat":{seat},' in _text(event) for _, _, event in log)
            taken = sum(f'"tile_taken","seat":{seat},' in _text(event) for _, _, event in log)
            # all that was acknowledged, and at most the one that was under way in the end
            assert acknowledged["lay"] <= laid <= acknowledged["lay"] + 1
            assert acknowledged["take"] <= taken <= acknowledged["take"] + 1
            assert 0 <= laid - taken <= 1


def _text(event: bytes | str) -> str:
    return event if isinstance(event, str) else event.decode()
