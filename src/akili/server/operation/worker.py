"""One worker, as the one that started it sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from socket import socket, socketpair
from typing import Protocol


class Command(Protocol):
    """How a worker is started: its words, by its number and the descriptor of its end of the lifeline."""

    def __call__(self, number: int, lifeline: int) -> Sequence[str]:
        """The words."""


class Worker:
    """A process that may be ready, and will end."""

    def __init__(self, process: asyncio.subprocess.Process, line: socket) -> None:
        self.process = process
        self._line = line
        self.started = asyncio.get_running_loop().time()

    @classmethod
    async def start(cls, number: int, command: Command, hand_on: Sequence[int]) -> Worker:
        """In a session of its own: a Ctrl-C in the terminal is for whoever looks after it."""
        ours, theirs = socketpair()
        ours.setblocking(False)
        with theirs:
            words = command(number, theirs.fileno())
            descriptors = (*hand_on, theirs.fileno())
            try:
                process = await asyncio.create_subprocess_exec(*words, pass_fds=descriptors, start_new_session=True)
            except OSError:
                ours.close()
                raise
        return cls(process, ours)

    async def is_ready(self, within: float) -> bool:
        """Wait until it says so; False if it ended before, or takes too long."""
        try:
            async with asyncio.timeout(within):
                return bool(await asyncio.get_running_loop().sock_recv(self._line, 1))
        except OSError:  # TimeoutError among them
            return False

    async def ended(self) -> int:
        """Its exit code."""
        code = await self.process.wait()
        self._line.close()
        return code

    async def end(self, within: float, last_words: float = 0.0) -> None:
        """In good order, or at once if it takes too long; who is about to end by itself may do so first."""
        if last_words:
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(self.process.wait()), last_words)
        if self.process.returncode is None:
            self.process.terminate()
        try:
            async with asyncio.timeout(within):
                await self.process.wait()
        except TimeoutError:
            self.kill()
            await self.process.wait()

    def kill(self) -> None:
        """At once."""
        if self.process.returncode is None:
            self.process.kill()
