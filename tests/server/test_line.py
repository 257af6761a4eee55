"""The way out of a socket: what is held goes out with the next word, nothing is lost, and nothing overtakes."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from akili.server.door.writing import Holding, frame_of, make_known
from akili.server.line import Line, encode
from akili.server.protocol import Accepted, Closing, FromServer


class Socket:
    """A socket whose peer takes everything, or nothing; what was written at a time, and what went through ASGI."""

    def __init__(self, *, is_known: bool = True) -> None:
        self.scope: dict[str, Any] = {"type": "websocket"}
        self.is_free = True
        self.writes: list[bytes] = []
        outgoing = Holding(self.writes.append)
        self.write, self.write_with_next, self._let_go = outgoing.write, outgoing.write_with_next, outgoing.let_go
        if is_known:
            make_known(self.scope, self)

    async def send(self, message: dict[str, Any]) -> None:
        self._let_go()
        self.writes.append(b"ASGI " + message["text"].encode())


def written(socket: Socket, story: Callable[[Line], Coroutine[Any, Any, None]]) -> list[bytes]:
    line: Any = socket
    asyncio.run(story(Line(line)))
    return socket.writes


def framed(*messages: FromServer) -> bytes:
    return b"".join(frame_of(encode(message)) for message in messages)


ACCEPTED, OTHER, NEXT = Accepted("a", 7), Accepted("b", 8), Closing("soon")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_frames_are_those_of_the_standard(size: int) -> None:
    text = b"x" * size
    assert frame_of(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_what_is_held_goes_out_in_one_write_with_the_next_word() -> None:
    async def story(line: Line) -> None:
        await line.send_with_next(ACCEPTED)
        await line.send_with_next(OTHER)
        await line.send(NEXT)
        await asyncio.sleep(0.01)

    assert written(Socket(), story) == [framed(ACCEPTED, OTHER, NEXT)]


def test_what_is_held_goes_out_by_itself_if_nothing_else_is_said() -> None:
    socket = Socket()

    async def story(line: Line) -> None:
        for message in (ACCEPTED, OTHER):
            await line.send_with_next(message)
            assert framed(message) not in socket.writes
            await asyncio.sleep(0)
            assert socket.writes[-1] == framed(message)

    assert len(written(socket, story)) == 2


def test_to_a_peer_that_takes_nothing_all_goes_the_way_that_waits_and_in_order() -> None:
    socket = Socket()

    async def story(line: Line) -> None:
        await line.send_with_next(ACCEPTED)
        socket.is_free = False
        await line.send_with_next(OTHER)
        await line.send(NEXT)

    assert written(socket, story) == [framed(ACCEPTED), b"ASGI " + encode(OTHER), b"ASGI " + encode(NEXT)]


def test_on_a_server_that_makes_nothing_known_all_goes_through_asgi() -> None:
    async def story(line: Line) -> None:
        assert not line.is_free
        await line.send_with_next(ACCEPTED)
        await line.send(NEXT)

    assert written(Socket(is_known=False), story) == [b"ASGI " + encode(ACCEPTED), b"ASGI " + encode(NEXT)]
