"""A steady tick: how late it comes is how late everybody's answers are. Now and then it looks at the disk."""

from __future__ import annotations

import asyncio

from akili.server.operation.files import OpenFiles
from akili.server.operation.operation import Operation

TICK = 0.5  # seconds
DISK_TICKS = 10


async def tick(operation: Operation) -> None:
    """For as long as the server lives."""
    loop = asyncio.get_running_loop()
    files = OpenFiles()
    count = 0
    while True:
        due = loop.time() + TICK
        await asyncio.sleep(TICK)
        operation.metrics.loop_lag.observe(max(0.0, loop.time() - due))
        files.look()
        count += 1
        if count % DISK_TICKS == 0:
            operation.disk.look()
