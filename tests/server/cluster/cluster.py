"""Servers in processes of their own on one PostgreSQL and one Redis."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from scripts.private_servers import PrivateRedis
from tests.server.server_process import Server

from akili.server.adapters.postgres import PostgresStore
from akili.server.ports import MatchRecord, StoredEvent

HASTY = str(Path(__file__).with_name("hasty_server.py"))
ROOMY = ("--limit", "guests_per_address=1000", "--limit", "tables_per_address=1000")


@asynccontextmanager
async def cluster(
    database: str,
    redis: PrivateRedis,
    count: int = 2,
    more: Sequence[str] = ROOMY,
    program: Sequence[str] = ("-m", "akili", "serve"),
) -> AsyncIterator[list[Server]]:
    """So many of ``akili serve``, started at once; they end as by Ctrl-C."""
    async with AsyncExitStack() as stack:
        servers = [Server(database, more=("--bus", redis.url, *more), program=program) for _ in range(count)]
        for server in servers:
            stack.push_async_callback(asyncio.to_thread, server.stop)
        for server in servers:
            await server.until_it_is_ready()
        yield servers


async def log_of(database: str, match: str) -> list[StoredEvent]:
    """What was stored of a match, without a gap."""
    return (await match_of(database, match))[1]


async def match_of(database: str, match: str) -> tuple[MatchRecord, list[StoredEvent]]:
    """The same with what was agreed on before."""
    store = await asyncio.to_thread(PostgresStore, database)
    try:
        loaded = await store.load(match)
    finally:
        await store.close()
    assert loaded is not None
    return loaded
