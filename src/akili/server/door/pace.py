"""Answers at a steady pace: an address that asks for more than its share waits, and others don't."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from akili.server.door.answer import address_in, refuse
from akili.server.limits import Buckets

LONGEST = 5.0  # seconds that anybody is let wait


class Pace:
    """An ASGI app in front of another, for requests and sockets alike.

    To refuse costs nearly as much as to answer; who waits asks for nothing else on that connection.
    """

    def __init__(self, app: Any, answers: Buckets, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self._app, self._answers, self._sleep = app, answers, sleep

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Wait for one's turn."""
        wait = self._answers.of(address_in(scope)).wait(LONGEST)
        if wait is None and scope["type"] == "http":
            await refuse(scope, send, 429, "limit.requests")
            return
        if wait != 0:
            await self._sleep(LONGEST if wait is None else wait)
        await self._app(scope, receive, send)
