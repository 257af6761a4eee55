"""PostgreSQL and Redis at an address and at their usual ports, for a network of one's own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from scripts.private_servers import PrivatePostgres, PrivateRedis
from tests.server.adapters.own_schema import ask


class PostgresAt(PrivatePostgres):
    """Lets in the whole network, as an operator has to say it."""

    def _make(self) -> None:
        super()._make()
        with (self._data / "pg_hba.conf").open("a", encoding="utf-8") as rules:
            rules.write("host all all 10.0.0.0/24 trust\n")
        with (self._data / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.write("port = 5432\n")

    def command(self) -> Sequence[str]:
        return [word.replace("listen_addresses=127.0.0.1", "listen_addresses=*") for word in super().command()]


class RedisAt(PrivateRedis):
    """Lets in the whole network, too."""

    def command(self) -> Sequence[str]:
        return [*super().command(), "--bind", "*", "--protected-mode", "no"]


@contextmanager
def postgres_at(address: str) -> Iterator[str]:
    """A database ``akili`` of a user ``akili``; its address."""
    server = PostgresAt()
    server.port = 5432
    with server:
        for statement in ("CREATE ROLE akili LOGIN", "CREATE DATABASE akili OWNER akili"):
            asyncio.run(ask(server.url, statement))
        yield f"postgresql://akili@{address}/akili"


@contextmanager
def redis_at(address: str) -> Iterator[str]:
    """Its address."""
    server = RedisAt()
    server.port = 6379
    with server:
        yield f"redis://{address}/0"
