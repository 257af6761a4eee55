"""An evening on two real servers over PostgreSQL and Redis: whatever happens at one is there at the other."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from urllib.parse import urlencode

import pytest
from msgspec import convert
from scripts.private_servers import PrivatePostgres, PrivateRedis
from tests.server.adapters.own_schema import own_schema
from tests.server.cluster.cluster import HASTY, ROOMY, cluster, log_of
from tests.server.server_process import Server
from tests.server.solving import play

from akili.client import Client, Table
from akili.engine.proof import prove
from akili.engine.replay import Replay
from akili.games.ubongo_fun_size.rules import FUN_SIZE
from akili.server.matches.lag import MOST_CREDIT

GAME = "ubongo_fun_size"
ALONE = {"solo": {"type": "by_count", "cards": 5}}
BOT = 1
BOT_PACE = 0.02  # the part of their time that bots take
PATIENCE = 180  # seconds, so that what hangs is told


async def whole_match(first: Table, second: Table) -> str:
    """Both play to the end; the match, once both know that it is over."""
    for table in (first, second):
        table.skip_updates()
    await first.start()
    acknowledged = await asyncio.gather(play(first), play(second))
    assert first.last is not None
    assert second.last is not None
    assert first.last.match == second.last.match
    assert all(len(versions) >= 8 * 3 for versions in acknowledged)
    await first.until(lambda: first.info["phase"] == "over")
    await second.until(lambda: second.info["phase"] == "over")
    return first.last.match


async def proved(client: Client, match: str) -> None:
    assert prove(convert(await client.get(f"/api/replays/{match}"), Replay), FUN_SIZE, MOST_CREDIT).points


@dataclass(frozen=True)
class Pair:
    """Two servers whose bots are quick, and where they keep things."""

    database: str
    one: Server
    two: Server


@pytest.fixture(scope="module")
def pair(postgres: PrivatePostgres, redis: PrivateRedis) -> Iterator[Pair]:
    """For all tests here."""
    database, more = own_schema(postgres), ("--bus", redis.url, *ROOMY)
    servers = [Server(database, more=more, program=(HASTY, str(BOT_PACE))) for _ in range(2)]
    try:
        for server in servers:
            asyncio.run(server.until_it_is_ready())
        yield Pair(database, *servers)
    finally:
        for server in servers:
            server.stop()


@pytest.mark.no_cover
def test_two_people_at_two_servers_have_an_evening(pair: Pair) -> None:
    async def story() -> None:
        async with Client(pair.one.address, "Ada") as ada, Client(pair.two.address, "Bo") as bo:
            first = await ada.create(GAME, 2)
            second = await bo.join(first.code)  # at once: it was made at the other
            match = await whole_match(first, second)
            await proved(bo, match)
            await second.rematch()
            assert await whole_match(first, second) != match
            await renamed(ada, pair.two, second)
            await recorded(ada, bo)

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


async def renamed(ada: Client, other: Server, seen: Table) -> None:
    """By the same cookie at the other server, and seen there too."""
    async with Client(other.address, "Ada Augusta", cookie=ada.cookie) as again:
        assert again.id == ada.id
        assert (await ada.get("/api/me"))["name"] == "Ada Augusta"
        await again.join(seen.code)
        await seen.until(lambda: "Ada Augusta" in json.dumps(seen.info))


async def recorded(ada: Client, bo: Client) -> None:
    """A result of one server is on the board of the other."""
    table = await ada.create(GAME, 1, ALONE)
    await table.start()
    await play(table)
    query = urlencode({"game": GAME, "options": json.dumps(ALONE)})
    while not (await bo.get(f"/api/records?{query}"))["board"]:
        await asyncio.sleep(0.05)


@pytest.mark.no_cover
def test_a_bot_at_two_servers_moves_once(pair: Pair) -> None:
    async def story() -> None:
        async with Client(pair.one.address, "Ada") as ada, Client(pair.two.address, "Bo") as bo:
            table = await ada.create(GAME, 2, {"countdown": 2})  # else it takes its time
            await table.seat_bot(BOT, "master")
            watched = await bo.watch(table.code)
            await table.start()
            await play(table, rounds=2)
            assert table.last is not None
            version = table.last.version
            await watched.until(lambda: watched.last is not None and watched.last.version >= version)
            log = await log_of(pair.database, table.last.match)
        causes = [cause for cause, _ in groupby(stored.cause for stored in log) if f"{BOT}:bot-" in str(cause)]
        assert len(causes) == len(set(causes)) >= 3

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


@pytest.mark.no_cover
def test_two_workers_share_one_port(postgres: PrivatePostgres, redis: PrivateRedis) -> None:
    database = own_schema(postgres)

    async def story() -> None:
        async with (
            cluster(database, redis, 1, ("--workers", "2", *ROOMY)) as (crew,),
            Client(crew.address, "Ada") as ada,
            Client(crew.address, "Bo") as bo,
        ):
            first = await ada.create(GAME, 2)
            await whole_match(first, await bo.join(first.code))

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
