"""A connection that says just what it is told to, byte by byte: what no proper client would."""

import asyncio
import base64
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from urllib.parse import urlsplit

MASK = bytes(4)  # a mask of zeros: what is sent is what is meant
PATIENCE = 60
PIECE = 65_536
TEXT, CONTINUATION, CLOSE, PING, PONG = 1, 0, 8, 9, 10


@dataclass(frozen=True)
class Line:
    """Both directions of a connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def say(self, data: bytes) -> None:
        """Send it."""
        self.writer.write(data)
        await self.writer.drain()

    async def pour(self, data: bytes) -> None:
        """Send much, piece by piece: at once it would hold a core in the kernel, as no attacker elsewhere could."""
        for start in range(0, len(data), PIECE):
            await self.say(data[start : start + PIECE])

    async def until_closed(self) -> bytes:
        """All that comes until the other side has had enough."""
        heard = bytearray()
        async with asyncio.timeout(PATIENCE):
            try:
                while data := await self.reader.read(1 << 16):
                    heard += data
            except ConnectionError:
                pass
        return bytes(heard)


@asynccontextmanager
async def line_to(address: str, source: str = "127.0.0.1") -> AsyncIterator[Line]:
    """A connection to a server of this machine, from an address of this machine."""
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port, limit=1 << 24, local_addr=(source, 0))
    try:
        yield Line(reader, writer)
    finally:
        writer.transport.abort()


@asynccontextmanager
async def socket_to(address: str, source: str = "127.0.0.1") -> AsyncIterator[Line]:
    """A WebSocket after its handshake."""
    async with line_to(address, source) as line:
        key = base64.b64encode(os.urandom(16)).decode()
        given = {"Host": urlsplit(address).netloc, "Upgrade": "websocket", "Connection": "Upgrade"}
        given |= {"Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13"}
        head = "".join(f"{name}: {value}\r\n" for name, value in given.items())
        await line.say(f"GET /socket HTTP/1.1\r\n{head}\r\n".encode())
        async with asyncio.timeout(PATIENCE):
            if b" 101 " not in await line.reader.readuntil(b"\r\n\r\n"):
                raise ConnectionError("no socket")
        yield line


def frame(kind: int, payload: bytes = b"", *, is_last: bool = True) -> bytes:
    """A frame as a client sends it."""
    head = bytes([kind | (0x80 if is_last else 0)])
    if len(payload) < 126:
        return head + bytes([0x80 | len(payload)]) + MASK + payload
    return head + bytes([0x80 | 126]) + len(payload).to_bytes(2, "big") + MASK + payload
