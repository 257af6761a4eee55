"""Wake-ups inside one process, for several nodes in it; and the bus of those who have none."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from akili.server.ports import Listener, WakeUp


class Exchange:
    """What the buses of several nodes share. While it is away, what they say is lost, as with a bus that broke down."""

    def __init__(self) -> None:
        self._buses: set[LocalBus] = set()
        self._is_away = False

    @property
    def is_away(self) -> bool:
        """Whether everything that is said gets lost."""
        return self._is_away

    @is_away.setter
    def is_away(self, is_away: bool) -> None:
        was_away, self._is_away = self._is_away, is_away
        for bus in list(self._buses) if was_away and not is_away else ():
            bus.back()

    def join(self, bus: LocalBus) -> None:
        """A node more."""
        self._buses.add(bus)

    def leave(self, bus: LocalBus) -> None:
        """A node less."""
        self._buses.discard(bus)

    def say(self, wake_up: WakeUp, speaker: LocalBus) -> None:
        """To all but who says it."""
        for bus in [] if self._is_away else list(self._buses - {speaker}):
            bus.hear(wake_up)


class LocalBus:
    """One node's end of an exchange; what is told is heard a moment later, in the listener's own loop."""

    lag_seconds = 0.0

    def __init__(self, exchange: Exchange) -> None:
        self._exchange = exchange
        self._listener: Listener | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def is_well(self) -> bool:
        """Whether words arrive."""
        return self._listener is not None and not self._exchange.is_away

    async def open(self, listener: Listener) -> None:
        """Hear what the others say."""
        self._listener, self._loop = listener, asyncio.get_running_loop()
        self._exchange.join(self)

    def tell(self, wake_up: WakeUp) -> None:
        """Say it to all others."""
        if self._listener is not None:
            self._exchange.say(wake_up, self)

    async def close(self) -> None:
        """Hear and say nothing any more."""
        self._exchange.leave(self)
        self._listener = None

    def hear(self, wake_up: WakeUp) -> None:
        """Somebody has said this."""
        self._soon(lambda listener: listener.woken(wake_up))

    def back(self) -> None:
        """The exchange was away for a while."""
        self._soon(lambda listener: listener.missed())

    def _soon(self, act: Callable[[Listener], None]) -> None:
        def now() -> None:
            if self._listener is not None:
                act(self._listener)

        assert self._loop is not None
        with suppress(RuntimeError):  # a loop that is closed hears nothing
            self._loop.call_soon_threadsafe(now)


class NoBus:
    """Several nodes without a bus: they always have to look for themselves."""

    is_well = False
    lag_seconds = None

    async def open(self, listener: Listener) -> None:
        """There is nothing to hear."""

    def tell(self, wake_up: WakeUp) -> None:
        """Nobody hears it."""

    async def close(self) -> None:
        """There is nothing to close."""
