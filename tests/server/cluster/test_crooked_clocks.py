"""Servers whose walls are hours apart play one match by one clock: the database's."""

import asyncio
from pathlib import Path

import pytest
from msgspec import json
from scripts.private_servers import PrivatePostgres, PrivateRedis
from tests.server.adapters.own_schema import own_schema
from tests.server.cluster.cluster import log_of
from tests.server.cluster.test_evening import GAME, proved, whole_match
from tests.server.server_process import Server

from akili.client import Client

CROOKED = str(Path(__file__).with_name("crooked_server.py"))
WRONG_BY = (-7_200.0, 3_600.0)  # seconds, of each server
NEAR = 5_000  # milliseconds, of a busy machine; walls would be hours apart
PATIENCE = 180  # seconds, so that what hangs is told


@pytest.mark.no_cover
def test_one_match_at_two_servers_with_wrong_walls(postgres: PrivatePostgres, redis: PrivateRedis) -> None:
    database = own_schema(postgres)

    async def story() -> None:
        servers = [Server(database, program=(CROOKED, str(by)), more=("--bus", redis.url)) for by in WRONG_BY]
        try:
            for server in servers:
                await server.until_it_is_ready()
            one, two = servers
            async with Client(one.address, "Ada") as ada, Client(two.address, "Bo") as bo:
                first = await ada.create(GAME, 2)
                second = await bo.join(first.code)
                match = await whole_match(first, second)
                assert abs(first.now() - second.now()) < NEAR
                await proved(bo, match)  # no time in it runs backwards
                log = await log_of(database, match)
        finally:
            for server in servers:
                server.stop()
        times = [json.decode(stored.step)["now"] for stored in log if stored.step is not None]
        assert times == sorted(times)
        assert times[-1] < 1000 * PATIENCE

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
