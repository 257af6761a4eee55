"""Keeps what is in memory honest: heeds the words of other nodes, and looks at the store itself where none may come."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from akili.engine.game import Millis
from akili.server.matches.clock import Alarm, Clock
from akili.server.nodes.chores import Chores
from akili.server.ports import WakeUp, WakeUps

SECOND: Millis = 1_000
TICK: Millis = 100
WHEN_WELL: Millis = 30_000  # between two looks at everything, in case a word was lost that nobody missed

Compare = Callable[[], Awaitable[None]]


class Hearer(Protocol):
    """Who heeds words about one kind of things."""

    def woken(self, key: str, version: int) -> None:
        """This one is newer in the store, or gone (0)."""


class Memory(Hearer, Protocol):
    """Something that is kept in memory and has its truth in the store."""

    async def compare(self) -> None:
        """Find out by oneself what is newer."""


class Lookout:
    """The Listener of a node. Each memory has a time between two looks while the bus isn't well."""

    def __init__(self, wake_ups: WakeUps, clock: Clock, on_tick: Callable[[WakeUps], None] = lambda _: None) -> None:
        """``on_tick`` is shown the bus again and again."""
        self._wake_ups, self._clock, self._on_tick = wake_ups, clock, on_tick
        self._chores = Chores(clock)
        self._hearers: dict[str, Hearer] = {}
        self._looks: dict[str, tuple[Compare, Millis]] = {}
        self._looked: dict[str, Millis] = {}
        self._alarm: Alarm | None = None

    def mind(self, kind: str, memory: Memory, pause: Millis) -> None:
        """Heed the words about this kind of things, and look at them."""
        self.heed(kind, memory)
        self.look(kind, memory.compare, pause)

    def heed(self, kind: str, hearer: Hearer) -> None:
        """Only heed the words."""
        self._hearers[kind] = hearer

    def look(self, name: str, compare: Compare, pause: Millis) -> None:
        """Only look."""
        self._looks[name] = compare, pause

    async def open(self) -> None:
        """Listen, before anything is read; then nothing is missed in between."""
        await self._wake_ups.open(self)
        self._looked = dict.fromkeys(self._looks, self._clock.now())
        self._tick()

    async def close(self) -> None:
        """Listen no longer."""
        if self._alarm is not None:
            self._alarm.cancel()
        await self._wake_ups.close()
        await self._chores.close()

    def woken(self, wake_up: WakeUp) -> None:
        """Another node has written something."""
        hearer = self._hearers.get(wake_up.kind)
        if hearer is not None:
            hearer.woken(wake_up.key, wake_up.version)

    def missed(self) -> None:
        """Look at everything."""
        for name in self._looks:
            self._look(name)

    def _tick(self) -> None:
        now, is_well = self._clock.now(), self._wake_ups.is_well
        self._on_tick(self._wake_ups)
        for name, (_, pause) in self._looks.items():
            if now - self._looked[name] >= (WHEN_WELL if is_well else pause):
                self._look(name)
        self._alarm = self._clock.call_at(now + TICK, self._tick)

    def _look(self, name: str) -> None:
        self._looked[name] = self._clock.now()
        self._chores.do(f"a look at every {name}", self._looks[name][0])
