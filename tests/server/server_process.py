"""``akili serve`` in a process of its own, to be killed and restarted on one port and one file."""

import asyncio
import signal
import socket
import subprocess
import sys
from pathlib import Path


class Server:
    """The real command; ``stop`` ends it as Ctrl-C does."""

    def __init__(self, database: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self._command = [sys.executable, "-m", "akili", "serve", "--port", str(self.port), "--database", str(database)]
        self._process = self._start()

    def _start(self) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    async def until_it_answers(self) -> None:
        for _ in range(400):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return
        raise AssertionError("the server doesn't answer")

    async def kill_and_restart(self) -> None:
        self._process.kill()
        self._process.wait()
        self._process = self._start()
        await self.until_it_answers()

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)
        assert self._process.wait(timeout=20) == 0
