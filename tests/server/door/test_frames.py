"""What comes over a socket is counted before anybody looks into it, control frames too."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
from bench.hostile.raw import CONTINUATION, PING, PONG, TEXT, Line, frame, line_to, socket_to
from msgspec.structs import replace
from tests.server.running import ROOMY, running

from akili.server.door.sockets import TableSockets
from akili.server.run import bound_socket, make_server
from akili.server.settings import Limits, Settings

PATIENT = replace(ROOMY, hello_seconds=3600.0)


def told_when_closed(limits: Limits, attack: Callable[[Line], Awaitable[Any]]) -> bytes:
    async def story(address: str) -> bytes:
        async with socket_to(address) as line:
            with suppress(ConnectionError):
                await attack(line)
            return await line.until_closed()

    with running(None, limits) as address:
        return asyncio.run(story(address))


@pytest.mark.parametrize("kind", [PING, PONG])
def test_a_flood_of_control_frames_is_cut_off(kind: int) -> None:
    told = told_when_closed(PATIENT, lambda line: line.say(frame(kind) * 5_000))
    assert b'"reason":"limit.rate"' in told
    assert told.count(b"\x8a\x00") < 1_000


def test_a_flood_of_bytes_is_cut_off() -> None:
    limits = replace(PATIENT, socket_bytes_per_second=1.0, socket_byte_burst=50_000)
    told = told_when_closed(limits, lambda line: line.say(frame(TEXT, bytes(60_000))))
    assert b'"reason":"limit.rate"' in told


def test_frames_of_one_address_are_counted_over_all_its_sockets() -> None:
    limits = replace(PATIENT, frames_per_address_per_second=0.01, frames_per_address=50)

    async def story(address: str) -> None:
        async with socket_to(address) as one, socket_to(address) as other:
            await one.say(frame(PONG) * 30)
            await one.say(frame(PING))
            await one.reader.readuntil(b"\x8a\x00")
            await other.say(frame(PONG) * 30)
            assert b'"reason":"limit.rate"' in await other.until_closed()

    with running(None, limits) as address:
        asyncio.run(story(address))


def test_messages_of_one_address_wait_for_each_other_and_those_of_another_do_not() -> None:
    limits = replace(PATIENT, messages_per_address_per_second=0.01, messages_per_address=2)
    look = frame(TEXT, b'{"type":"look","seat":0}')  # refused, as there was no hello

    async def story(address: str) -> None:
        elsewhere = socket_to(address, "127.0.0.2")
        async with socket_to(address) as one, socket_to(address) as another, elsewhere as far:
            await one.say(look + look)
            await one.reader.readuntil(b"hello.first")
            await one.reader.readuntil(b"hello.first")
            await another.say(look)
            assert b'"reason":"limit.rate"' in await another.until_closed()
            await far.say(look)
            await far.reader.readuntil(b"hello.first")

    with running(None, limits) as address:
        asyncio.run(story(address))


@pytest.mark.parametrize(
    "half",
    [
        pytest.param(b"\x81", id="half a head"),
        pytest.param(frame(TEXT, b"half a frame")[:-3], id="half a frame"),
        pytest.param(frame(TEXT, b"a fragment", is_last=False), id="a fragment"),
        pytest.param(frame(TEXT, is_last=False) + frame(CONTINUATION, is_last=False) * 9, id="empty fragments"),
    ],
)
def test_a_message_that_does_not_end_is_cut_off(half: bytes) -> None:
    told = told_when_closed(replace(PATIENT, message_seconds=0.2), lambda line: line.say(half))
    assert b'"reason":"message.late"' in told


def test_who_says_no_hello_is_told() -> None:
    async def story(address: str) -> None:
        async with socket_to(address) as line:
            await line.say(frame(PING))
            assert await asyncio.wait_for(line.reader.readuntil(b'"reason":"hello.late"'), 60)

    with running(None, replace(ROOMY, hello_seconds=0.2)) as address:
        asyncio.run(story(address))


def test_what_is_no_text_is_cut_off_with_a_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        told = told_when_closed(PATIENT, lambda line: line.say(frame(TEXT, b'{"type": "\xff\xfe"}')))
    assert b'"reason":"message.malformed"' in told
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
    assert "closed: message.malformed" in caplog.text


async def quiet(_: Any, receive: Any, send: Any) -> None:
    """Takes whatever comes and says nothing."""
    while True:
        match (await receive())["type"]:
            case "lifespan.startup":
                await send({"type": "lifespan.startup.complete"})
            case "websocket.connect":
                await send({"type": "websocket.accept"})
            case "lifespan.shutdown":
                await send({"type": "lifespan.shutdown.complete"})
                return
            case "websocket.disconnect":
                return


def test_while_answers_to_pings_are_not_taken_nothing_more_is_read() -> None:
    """Without this, what we owe grows for as long as somebody asks and doesn't listen."""
    limits = replace(PATIENT, frames_per_second=1e9, frame_burst=1e9)

    async def story() -> int:
        server = make_server(quiet, Settings(limits=limits))
        with bound_socket("127.0.0.1", 0) as listening:
            serving = asyncio.create_task(server.serve(sockets=[listening]))
            async with socket_to(f"http://127.0.0.1:{listening.getsockname()[1]}") as line:
                (connection,) = [one for one in server.server_state.connections if isinstance(one, TableSockets)]
                line.writer.transport.pause_reading()  # type: ignore[attr-defined]
                most = 0
                for _ in range(400):
                    line.writer.write(frame(PING, bytes(125)) * 500)
                    await asyncio.sleep(0)
                    await asyncio.sleep(0)
                    most = max(most, connection.transport.get_write_buffer_size())
                line.writer.transport.abort()
            server.should_exit = True
            await serving
            return most

    assert asyncio.run(story()) < 1 << 19


def test_a_socket_that_is_cut_off_reads_no_more() -> None:
    async def story(address: str) -> None:
        async with socket_to(address) as line:
            await line.say(frame(PONG) * 5_000)
            closing = await line.until_closed()
            reason = json.loads(closing[closing.index(b"{") : closing.index(b"}") + 1])
            assert reason == {"type": "closing", "reason": "limit.rate"}
            assert b"\x88" in closing
        async with line_to(address) as line:
            await line.say(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert b" 200 " in await line.until_closed()

    with running(None, PATIENT) as address:
        asyncio.run(story(address))


def test_what_the_app_says_after_that_is_lost_as_if_the_peer_had_gone() -> None:
    gone: list[BaseException] = []

    async def talking(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await quiet(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept"})
        try:
            while True:
                await send({"type": "websocket.send", "text": "and"})
                await asyncio.sleep(0)
        except OSError as error:
            gone.append(error)

    async def story() -> None:
        server = make_server(talking, Settings(limits=PATIENT))
        with bound_socket("127.0.0.1", 0) as listening:
            serving = asyncio.create_task(server.serve(sockets=[listening]))
            async with socket_to(f"http://127.0.0.1:{listening.getsockname()[1]}") as line:
                await line.say(frame(PONG) * 5_000)
                assert b'"limit.rate"' in await line.until_closed()
            server.should_exit = True
            await serving

    asyncio.run(story())
    assert len(gone) == 1
