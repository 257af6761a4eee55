"""A few of the fifty kills that ``python -m tests.server.cluster.kills`` does, and a stop in good order."""

import asyncio

import pytest
from scripts.private_servers import PrivatePostgres, PrivateRedis
from tests.server.adapters.own_schema import own_schema
from tests.server.cluster.kills import PROMISED, kill_again_and_again

KILLS = 2  # each server once; then one stops
PATIENCE = 180  # seconds, so that what hangs is told
BUSY = 3  # times what was promised, on a machine that does much else


@pytest.mark.no_cover
def test_one_of_two_servers_is_killed_or_stopped_and_nothing_acknowledged_is_lost_or_twice(
    postgres: PrivatePostgres, redis: PrivateRedis
) -> None:
    told = asyncio.run(asyncio.wait_for(kill_again_and_again(own_schema(postgres), redis, KILLS), PATIENCE))
    assert told.acknowledged > 0
    assert sum(loss.broken for loss in told.kills) > 0  # it was under load
    assert len(told.stops) == 1  # one ended well, and sent its sockets on
    assert told.by_themselves.bot_commands > 0
    assert told.by_themselves.deadlines > 0
    assert told.slowest <= BUSY * PROMISED
