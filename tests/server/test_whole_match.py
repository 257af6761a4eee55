"""Four people on lines of different length play a whole match while the server is killed twice."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from msgspec import convert
from tests.server.server_process import Server
from tests.server.slow_line import slow_line
from tests.server.solving import play

from akili.cli.main import main
from akili.client import Client, Table
from akili.engine import replay as replays
from akili.engine.proof import prove
from akili.games.ubongo_fun_size.rules import FUN_SIZE
from akili.server.matches.lag import MOST_CREDIT
from akili.ubongo.race.model import CardSolved

ONE_WAY = (0.0, 0.02, 0.05, 0.1)  # seconds
KILLS = (20, 60)  # versions of the match
PATIENCE = 120  # seconds, so that what hangs is told


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "akili.db")
    yield server
    server.stop()


async def _match(server: Server) -> tuple[list[Table], list[list[int]], bytes]:
    await server.until_it_answers()
    async with AsyncExitStack() as stack:
        people = []
        for delay in ONE_WAY:
            address = await stack.enter_async_context(slow_line(server.port, delay))
            people.append(await stack.enter_async_context(Client(address, f"Line {delay}")))
        first = await people[0].create("ubongo_fun_size", 4, {"countdown": 120})
        tables = [first, *[await person.join(first.code) for person in people[1:]]]
        await first.start()
        playing = [asyncio.create_task(play(table)) for table in tables]
        for version in KILLS:
            await first.until(lambda version=version: first.last is not None and first.last.version >= version)
            await server.kill_and_restart()
        versions = [await task for task in playing]
        assert first.last is not None
        text = await people[3].get(f"/api/replays/{first.last.match}")
        return tables, versions, replays.encode(convert(text, replays.Replay)).encode()


def test_a_whole_match_with_two_kills_on_the_way(server: Server, tmp_path: Path) -> None:
    tables, versions, text = asyncio.run(asyncio.wait_for(_match(server), PATIENCE))
    replay = replays.decode(text)
    outcome = prove(replay, FUN_SIZE, MOST_CREDIT)
    assert [table.last.outcome is not None for table in tables if table.last] == [True] * 4
    assert all(table.connections >= 1 + len(KILLS) for table in tables)
    # everything that was acknowledged is in the log: three tiles a card for each, and a word between the rounds, but
    # where the pause was over before the server was there again
    assert all(8 * 3 <= len(acknowledged) <= 8 * 3 + 7 for acknowledged in versions)
    assert max(max(acknowledged) for acknowledged in versions) <= len(replay.events)
    solved = [event for _, event in replays.events_of(replay, FUN_SIZE) if isinstance(event, CardSolved)]
    assert len(solved) == 8 * 4
    # who is far away is credited with the way of their message
    assert max(event.finish.correction for event in solved if event.finish.seat == 3) >= 50
    assert sum(outcome.points) >= 8 * 4 + 8
    path = tmp_path / "replay.json"
    path.write_bytes(text)
    assert main(["replay", str(path), "--verify"]) == 0
