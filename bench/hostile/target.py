"""What an attack is given: where to strike, from which address, and a count of what it did."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import dataclass
from urllib.parse import urlsplit

from bench.hostile.raw import Line, line_to, socket_to

ELSEWHERE = "127.0.0.2"  # so that the honest table isn't the attacker's neighbour
PAUSE = 0.005  # seconds until the next try after one that was cut off


@dataclass
class Target:
    """A server, and how much was thrown at it."""

    address: str
    tries: int = 0
    source: str = ELSEWHERE

    @property
    def host(self) -> str:
        """As a header says it."""
        return urlsplit(self.address).netloc

    def line(self) -> AbstractAsyncContextManager[Line]:
        """A connection."""
        return line_to(self.address, self.source)

    def socket(self) -> AbstractAsyncContextManager[Line]:
        """A WebSocket."""
        return socket_to(self.address, self.source)

    def head(self, path: str, *headers: str, method: str = "GET") -> bytes:
        """The beginning of a request."""
        return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {self.host}", *headers, "", ""]).encode()


Attack = Callable[[Target], Awaitable[None]]


async def again_and_again(target: Target, attack: Attack, times: int = 1) -> None:
    """So many at once; whichever is cut off begins anew."""

    async def one() -> None:
        while True:
            target.tries += 1
            with suppress(OSError, EOFError, asyncio.LimitOverrunError, TimeoutError):
                await attack(target)
            await asyncio.sleep(PAUSE)

    await asyncio.gather(*(one() for _ in range(times)))


async def steadily(a_second: float, beats: float = 50) -> AsyncIterator[int]:
    """How many are due, again and again, to come to so many a second."""
    loop = asyncio.get_running_loop()
    start, done = loop.time(), 0
    while True:
        due = int((loop.time() - start) * a_second) - done
        done += due
        yield due
        await asyncio.sleep(1 / beats)


async def answers(line: Line, requests: Iterable[bytes]) -> AsyncIterator[tuple[bytes, bytes]]:
    """Ask one request after the other, each as soon as the one before is answered; yields heads and bodies."""
    for request in requests:
        await line.say(request)
        head = await line.reader.readuntil(b"\r\n\r\n")
        length = next((row for row in head.lower().split(b"\r\n") if row.startswith(b"content-length:")), b":0")
        yield head, await line.reader.readexactly(int(length.partition(b":")[2]))
