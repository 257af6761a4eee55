"""PostgreSQL is restarted under load, Redis is away for a whole match: slower, and right."""

import asyncio

import pytest
from scripts.private_servers import PrivatePostgres, PrivateRedis
from tests.server.adapters.own_schema import own_schema
from tests.server.cluster.cluster import cluster
from tests.server.cluster.load import load_on
from tests.server.cluster.test_evening import GAME, proved, whole_match

from akili.client import Client

TABLES = 2
LOAD = 0.3  # seconds
LONGER_THAN_ITS_PATIENCE = 6.0  # seconds: the store waits for five, then it refuses
PATIENCE = 180  # seconds, so that what hangs is told


@pytest.mark.no_cover
def test_postgresql_is_restarted_under_load(shaky_postgres: PrivatePostgres, redis: PrivateRedis) -> None:
    """A command waits, or is refused with a reason (any other would end the load); then all goes on."""
    database = own_schema(shaky_postgres)

    async def story() -> None:
        async with cluster(database, redis) as servers, load_on(servers, TABLES) as load:
            await asyncio.sleep(LOAD)
            shaky_postgres.stop()
            shaky_postgres.start()
            await load.goes_on()
            assert load.refused == 0
            shaky_postgres.kill()
            await asyncio.sleep(LONGER_THAN_ITS_PATIENCE)
            load.check()
            shaky_postgres.start()
            await load.goes_on()
            await load.hold(database)
            assert load.refused > 0

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


@pytest.mark.no_cover
def test_without_redis_a_match_over_two_servers_goes_on_to_its_end(postgres: PrivatePostgres) -> None:
    database = own_schema(postgres)

    async def story(redis: PrivateRedis) -> None:
        async with (
            cluster(database, redis) as (one, two),
            Client(one.address, "Ada") as ada,
            Client(two.address, "Bo") as bo,
        ):
            first = await ada.create(GAME, 2, {"countdown": 120})
            second = await bo.join(first.code)
            redis.stop()
            await proved(ada, await whole_match(first, second))
            redis.start()
            await second.rematch()
            await first.until(lambda: first.info["phase"] == "open")

    with PrivateRedis() as redis:
        asyncio.run(asyncio.wait_for(story(redis), PATIENCE))
