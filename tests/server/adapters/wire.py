"""The way to a server, which a test can cut: before a question arrives, or after it was answered."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from contextlib import suppress
from typing import Literal, Self

SIZE = 65_536


class Wire:
    """A port that leads to another one."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.port = 0
        self.cut_at: Literal["question", "answer"] | None = None  # the next one; then all is as before
        self.is_down = False  # new connections are closed at once
        self.cuts = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._ends: set[StreamWriter] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._lead, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for writer in list(self._ends):
            writer.transport.abort()
        await asyncio.gather(*self._tasks)

    async def _lead(self, near_in: StreamReader, near_out: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        ends = {near_out}
        self._ends |= ends
        if not self.is_down:
            far_in, far_out = await asyncio.open_connection("127.0.0.1", self._to)
            ends.add(far_out)
            self._ends |= ends
            ways = self._carry(near_in, far_out, "question"), self._carry(far_in, near_out, "answer")
            both = [asyncio.ensure_future(way) for way in ways]
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for end in ends:
                end.transport.abort()
            await asyncio.wait(both)
        near_out.transport.abort()
        self._ends -= ends

    async def _carry(self, source: StreamReader, target: StreamWriter, what: str) -> None:
        with suppress(OSError):
            while data := await source.read(SIZE):
                if self.cut_at == what:
                    self.cut_at, self.cuts = None, self.cuts + 1
                    return
                target.write(data)
                await target.drain()
