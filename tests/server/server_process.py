"""``akili serve`` in a process of its own, to be killed and restarted on one port and one file."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

from scripts.private_servers import free_port

PATIENCE = 60  # seconds, so that what hangs is told

TUNED = Path(__file__).with_name("tuned_server.py")


class Server:
    """The real command; ``stop`` ends it as Ctrl-C does.

    With a seed, chance is the same in all its matches, and bots take only this part of their time. What comes by a
    ``slow_line`` comes by a proxy: the kernel knows nothing of how slow it is.
    """

    def __init__(
        self, database: Path, seed: str | None = None, bot_pace: float = 1.0, *, behind_slow_lines: bool = False
    ) -> None:
        self.port = free_port()
        tuned = [str(TUNED), f"--seed={seed}", f"--bot-pace={bot_pace}"]
        program = ["-m", "akili", "serve"] if seed is None else tuned
        self._command = [sys.executable, *program, "--port", str(self.port), "--database", str(database)]
        if behind_slow_lines:
            self._command.append("--behind-proxy")
        self._process = self._start()

    def _start(self) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(self._command, stdout=subprocess.DEVNULL)

    async def until_it_answers(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                assert self._process.poll() is None, "the server is gone; what it said is above"
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                except OSError:
                    await asyncio.sleep(0.05)
                else:
                    writer.close()
                    return

    async def kill_and_restart(self) -> None:
        self._process.kill()
        self._process.wait()
        self._process = self._start()
        await self.until_it_answers()

    async def stop_and_restart(self) -> None:
        self._process.terminate()
        assert await asyncio.to_thread(self._process.wait, PATIENCE) == 0
        self._process = self._start()
        await self.until_it_is_ready()

    async def until_it_is_ready(self) -> None:
        """Not only bound: before it serves a signal ends it as it ends any process."""
        await self.until_it_answers()
        await asyncio.to_thread(self._ask)

    def _ask(self) -> None:
        with urlopen(f"http://127.0.0.1:{self.port}/health/ready", timeout=PATIENCE) as answer:
            assert answer.status == 200

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)
        assert self._process.wait(timeout=PATIENCE) == 0
