"""What is built on uvicorn's internals does what it is there for; another version of uvicorn has to pass this first."""

import asyncio
from typing import Any

from websockets.asyncio.client import connect

from akili.server.door.sockets import TableSockets
from akili.server.run import bound_socket, make_server
from akili.server.settings import Settings

MORE_THAN_ANY_BUFFER_HOLDS = bytes(32 << 20)
SOON = 0.1  # seconds


async def flooding(scope: Any, receive: Any, send: Any) -> None:
    """Says more than a peer that reads nothing can take, and is done with it."""
    if scope["type"] == "lifespan":
        for part in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{part}.complete"})
        return
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    assert (await receive())["type"] == "websocket.receive"
    await send({"type": "websocket.send", "bytes": MORE_THAN_ANY_BUFFER_HOLDS})


async def until_nobody_is_left(connections: set[Any]) -> None:
    while connections:
        await asyncio.sleep(0.01)


def test_who_reads_nothing_is_cut_off_soon_after_the_end() -> None:
    async def story() -> None:
        server = make_server(flooding, Settings())
        with bound_socket("127.0.0.1", 0) as listening:
            serving = asyncio.create_task(server.serve(sockets=[listening]))
            async with connect(f"ws://127.0.0.1:{listening.getsockname()[1]}", close_timeout=SOON) as peer:
                (connection,) = [one for one in server.server_state.connections if isinstance(one, TableSockets)]
                connection.close_timeout = SOON
                peer.transport.pause_reading()
                await peer.send("go on")
                await asyncio.wait_for(until_nobody_is_left(server.server_state.connections), 60)
            server.should_exit = True
            await serving

    asyncio.run(story())
