"""Servers that are attacked, as `akili serve` starts them: one on a file, or two on PostgreSQL and Redis."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from akili.server.adapters.postgres import PostgresStore
from akili.server.adapters.sqlite import SqliteStore
from bench.engines import Engines
from bench.hostile.long_match import store_long_matches
from bench.serving import Served

Servers = Callable[[], AbstractContextManager[Sequence[Served]]]


@contextmanager
def one_server() -> Iterator[Sequence[Served]]:
    """On a file with matches that are long to read."""
    with TemporaryDirectory() as folder:
        database = str(Path(folder) / "akili.db")

        async def fill() -> None:
            await store_long_matches(SqliteStore(Path(database)))

        asyncio.run(fill())
        with _serving(database) as served:
            yield [served]


@contextmanager
def two_servers(there: Engines) -> Iterator[Sequence[Served]]:
    """On a database of their own with the same matches, and one bus."""
    assert there.redis is not None
    database = asyncio.run(there.own_database())

    async def fill() -> None:
        await store_long_matches(PostgresStore(database))

    asyncio.run(fill())
    with ExitStack() as stack:
        yield [stack.enter_context(_serving(database, "--bus", there.redis.url)) for _ in range(2)]


@contextmanager
def _serving(database: str, *options: str) -> Iterator[Served]:
    command = [sys.executable, "-m", "akili", "serve", "--port", "0", "--database", database, *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            yield Served(server.stdout.readline().split()[3], server.pid)
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(timeout=60)
