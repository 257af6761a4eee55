"""What is built on uvicorn's internals does what it is there for; another version of uvicorn has to pass this first."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from bench.hostile.raw import PONG, TEXT, Line, frame, socket_to
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


async def deaf(scope: Any, receive: Any, send: Any) -> None:
    """Lets everybody in and takes nothing of what they say."""
    if scope["type"] == "lifespan":
        for part in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{part}.complete"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


def with_a_peer(story: Callable[[Line, TableSockets], Awaitable[None]], **options: Any) -> None:
    async def whole() -> None:
        server = make_server(deaf, Settings())
        for name, value in options.items():
            setattr(server.config, name, value)
        with bound_socket("127.0.0.1", 0) as listening:
            serving = asyncio.create_task(server.serve(sockets=[listening]))
            async with socket_to(f"http://127.0.0.1:{listening.getsockname()[1]}") as line:
                (connection,) = [one for one in server.server_state.connections if isinstance(one, TableSockets)]
                await asyncio.wait_for(story(line, connection), 60)
            server.should_exit = server.force_exit = True
            await serving

    asyncio.run(whole())


def test_one_message_may_wait_and_the_next_one_stops_the_reading() -> None:
    async def story(line: Line, connection: TableSockets) -> None:
        for count in (1, 2):
            assert not connection.read_paused
            await line.say(frame(TEXT, b"{}"))
            while connection.queue.qsize() < count:
                await asyncio.sleep(0.01)
        assert connection.read_paused
        for _ in range(10):
            await line.say(frame(TEXT, b"{}"))
            await asyncio.sleep(0.01)
        assert connection.queue.qsize() == 2

    with_a_peer(story)


def test_only_who_is_silent_is_asked_whether_they_are_there() -> None:
    asked: list[bool] = []

    async def story(line: Line, connection: TableSockets) -> None:
        connection.send_keepalive_ping()  # the handshake counts
        assert connection.pending_ping_payload is None
        await line.say(frame(PONG))
        while not connection._was_heard:
            await asyncio.sleep(0.01)
        connection.send_keepalive_ping()
        assert connection.pending_ping_payload is None
        connection.send_keepalive_ping()
        assert await line.reader.readexactly(2) == b"\x89\x04"
        asked.append(True)

    with_a_peer(story, ws_ping_interval=3600.0)
    assert asked
