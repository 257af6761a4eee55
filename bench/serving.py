"""Servers for the load: processes of their own with all limits out of the way, on whatever store and bus is named."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

SERVER = """
import asyncio, sys
from akili.server.app import create_app
from akili.server.run import bound_socket, make_server
from akili.server.settings import Limits, Settings
many = 1_000_000
limits = Limits(sockets_per_address=many, tables_per_address=many, guests_per_address=many,
                requests_per_second=many, request_burst=many, answers_per_second=many, answer_burst=many,
                connections_per_address=many, new_connections_per_second=many, new_connection_burst=many,
                messages_per_address=many, messages_per_address_per_second=many,
                frames_per_address=many, frames_per_address_per_second=many,
                doings_per_second=many, doing_burst=many)
places = dict(zip(("database", "bus"), sys.argv[1:]))
settings = Settings(**places, limits=limits, tunes_collector=True)
listening = bound_socket("127.0.0.1", 0)
print(listening.getsockname()[1], flush=True)
make_server(create_app(settings), settings).run([listening])
"""


@dataclass(frozen=True)
class Served:
    """A server that runs."""

    address: str
    pid: int


@contextmanager
def serving(checkout: Path | None) -> Iterator[Served]:
    """A server of this or another checkout, on a file of its own."""
    with TemporaryDirectory() as folder, node(str(Path(folder) / "akili.db"), checkout=checkout) as served:
        yield served


@contextmanager
def node(database: str, bus: str | None = None, checkout: Path | None = None) -> Iterator[Served]:
    """A server on a store that is named, and on a bus, where there is one."""
    environment = dict(os.environ) if checkout is None else {**os.environ, "PYTHONPATH": str(checkout / "src")}
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, database, *([bus] if bus else [])],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    ) as server:
        try:
            assert server.stdout is not None
            yield Served(f"http://127.0.0.1:{server.stdout.readline().strip()}", server.pid)
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(timeout=30)
