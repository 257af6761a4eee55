"""PostgreSQL and Redis beside the nodes: private ones, and what a run takes of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from uuid import uuid4

import asyncpg
from redis.asyncio import Redis
from scripts.private_servers import PrivatePostgres, PrivateRedis, PrivateServer, postgres_programs, redis_program

from bench.processes import Meter

# All bytes of the log, how often it was brought to the disk (newer servers count that elsewhere), and statements: each
# of ours is a transaction.
WRITTEN = """
SELECT (pg_current_wal_lsn() - '0/0')::float AS bytes, (to_jsonb(pg_stat_wal) ->> 'wal_sync')::float AS syncs,
    (SELECT sum(xact_commit + xact_rollback)::float FROM pg_stat_database) AS statements
FROM pg_stat_wal
"""


@dataclass(frozen=True)
class Engines:
    """Those that this machine has."""

    postgres: PrivatePostgres | None
    redis: PrivateRedis | None

    @property
    def missing(self) -> list[str]:
        """The names of the others."""
        there = {"PostgreSQL": self.postgres, "Redis": self.redis}
        return [name for name, server in there.items() if server is None]

    async def own_database(self) -> str:
        """The address of a new and empty one, so that no run carries what another has left."""
        assert self.postgres is not None
        name = f"bench_{uuid4().hex}"
        connection = await asyncpg.connect(self.postgres.url)
        try:
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()
        return f"{self.postgres.url.rpartition('/')[0]}/{name}"


@contextmanager
def engines() -> Iterator[Engines]:
    """As many as there are programs for, until the end."""
    with ExitStack() as stack:
        postgres = stack.enter_context(PrivatePostgres()) if postgres_programs() else None
        redis = stack.enter_context(PrivateRedis()) if redis_program() else None
        yield Engines(postgres, redis)


class Look:
    """What the engines of a set-up have done so far: figures that only grow."""

    def __init__(self, postgres: PrivatePostgres | None, redis: PrivateRedis | None) -> None:
        self._postgres, self._redis = postgres, redis
        self._postgres_time, self._redis_time = _meter(postgres), _meter(redis)

    async def __call__(self) -> Mapping[str, float]:
        """Seconds of processor time, bytes and times."""
        seen: dict[str, float] = {}
        if self._postgres is not None:
            seen["postgres seconds"] = self._postgres_time.seconds()
            seen |= await _written(self._postgres.url)
        if self._redis is not None:
            seen["redis seconds"] = self._redis_time.seconds()
            seen["bus bytes"] = await _told(self._redis.url)
        return seen


def _meter(server: PrivateServer | None) -> Meter:
    pid = None if server is None else server.process_id
    return Meter(() if pid is None else (pid,))


async def _written(url: str) -> Mapping[str, float]:
    connection = await asyncpg.connect(url)
    try:
        row = await connection.fetchrow(WRITTEN)
    finally:
        await connection.close()
    figures = {"log bytes": row["bytes"], "log syncs": row["syncs"], "statements": row["statements"]}
    return {name: figure for name, figure in figures.items() if figure is not None}


async def _told(url: str) -> float:
    redis = Redis.from_url(url)
    try:
        return float((await redis.info("stats"))["total_net_output_bytes"])
    finally:
        await redis.aclose()
