"""A line that takes its time: bytes go through to a server and back, each way so many seconds late, in order."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

CHUNK = 1 << 16
PROXIES = ("127.0.0.1",)  # for the settings of a server behind such lines


@asynccontextmanager
async def slow_line(port: int, delay: float) -> AsyncIterator[str]:
    """The address of a line to a port of this machine."""

    lines: set[asyncio.Task[None]] = set()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line is not None
        lines.add(line)
        ends = [writer]
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
            ends.append(far_writer)
            await asyncio.gather(_carry(reader, far_writer, delay), _carry(far_reader, writer, delay))
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            for end in ends:
                end.close()
            lines.discard(line)

    server = await asyncio.start_server(connected, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for line in list(lines):
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
        await asyncio.sleep(0)


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, delay: float) -> None:
    loop = asyncio.get_running_loop()
    under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
    arriving = asyncio.create_task(_deliver(under_way, writer))
    try:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                under_way.put_nowait((loop.time() + delay, data))
        under_way.put_nowait((loop.time() + delay, b""))
        await arriving
    finally:
        arriving.cancel()


async def _deliver(under_way: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
    loop = asyncio.get_running_loop()
    with suppress(OSError):
        while True:
            at, data = await under_way.get()
            await asyncio.sleep(max(0.0, at - loop.time()))
            if not data:
                break
            writer.write(data)
            await writer.drain()
    writer.close()
