"""A part of a private PostgreSQL that no other test knows."""

import asyncio
from typing import Any
from uuid import uuid4

import asyncpg
from scripts.private_servers import PrivatePostgres

from akili.server.adapters.postgres_layout import prepare


def own_schema(server: PrivatePostgres) -> str:
    """Its address."""
    name = f"test_{uuid4().hex}"
    asyncio.run(ask(server.url, f"CREATE SCHEMA {name}"))
    return f"{server.url}?search_path={name}"


def empty(url: str) -> None:
    """Take out what is there, which is quicker than making tables anew."""

    async def do() -> None:
        await prepare(url)
        await ask(url, "WITH e AS (DELETE FROM events), m AS (DELETE FROM matches) DELETE FROM documents")

    asyncio.run(do())


async def ask(url: str, statement: str, *values: Any) -> list[tuple[Any, ...]]:
    """What the database answers to somebody else."""
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(statement, *values)]
    finally:
        await connection.close()
