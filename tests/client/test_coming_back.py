"""A table's socket that breaks or is closed: the client comes back, or whoever waits is told why not."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from akili.client.guest import Client
from akili.client.table import Closed, Table

TABLE = {"type": "table", "table": {"game": "none", "phase": "open"}, "you": None}
Talk = list[list[object]]  # for each connection what the server says before it hangs up


async def met(talk: Talk, visit: Callable[[Table], Awaitable[None]]) -> None:
    lines = iter(talk)

    async def speak(socket: ServerConnection) -> None:
        await socket.recv()
        for message in next(lines):
            await socket.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(serve(speak, "127.0.0.1", 0))
        port = next(iter(server.sockets)).getsockname()[1]
        table = Table(Client(f"http://127.0.0.1:{port}"), "code")
        stack.push_async_callback(table.close)
        await asyncio.wait_for(visit(table), 60)


def closing(reason: str) -> dict[str, str]:
    return {"type": "closing", "reason": reason}


def test_who_was_too_busy_to_say_hello_comes_again() -> None:
    async def visit(table: Table) -> None:
        await table.open()
        assert table.info["phase"] == "open"

    asyncio.run(met([[closing("hello.late")], [], [TABLE]], visit))


@pytest.mark.parametrize("reason", ["limit.rate", "table.unknown"])
def test_who_is_shown_the_door_is_told_why(reason: str) -> None:
    async def visit(table: Table) -> None:
        with pytest.raises(Closed, match=reason):
            await table.open()
        with pytest.raises(Closed, match=reason):
            await table.send({})

    asyncio.run(met([[closing(reason)]], visit))


@pytest.mark.parametrize("nonsense", ["no JSON", "[]", '{"type":"update"}', '{"type":"table"}'])
def test_nonsense_is_told_to_whoever_waits(nonsense: str) -> None:
    async def visit(table: Table) -> None:
        with pytest.raises((msgspec.MsgspecError, LookupError, TypeError)):
            await table.open()

    asyncio.run(met([[nonsense]], visit))
