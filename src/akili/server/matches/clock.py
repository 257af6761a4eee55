"""The judge's clock: one number that never runs backwards while the server runs, and alarms."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

from akili.engine.game import Millis

TIMES_ASKED = 5
GRAIN = 0.001  # seconds that are no error: the judge counts in milliseconds
WORTH_A_WORD = 0.02  # seconds at once
SLOWING = 0.5  # of each second, while it is ahead
MOST_AHEAD = 10.0  # seconds that it goes back, in twice the time

Ask = Callable[[], Awaitable[float]]  # what another clock says


class Alarm(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None:
        """Let it not happen."""


class Clock(Protocol):
    """Milliseconds since 1970, as the judge counts them."""

    def now(self) -> Millis:
        """Now; never less than before."""

    def call_at(self, when: Millis, action: Callable[[], None]) -> Alarm:
        """Act in the event loop at that time, or soon if it has passed."""


class SystemClock:
    """Looks at the wall once and counts steadily from there: a corrected wall clock moves no deadline.

    Nodes on one store go by the store's clock instead, where it has one: that is set before anything goes on, and
    corrected again and again (``nodes/timekeeping.py``). What is behind goes forward at once, for whoever plays there
    is credited all of it; what is ahead goes on more slowly until it is right, for no time is judged twice.
    """

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._offset = time.time() - steady()
        self._ahead, self._since = 0.0, 0.0  # how far it was ahead at that time by the steady clock
        self._alarms: set[_SystemAlarm] = set()
        self.on_step: Callable[[Millis], None] = lambda _: None  # is told how far it went forward at once

    @property
    def ahead(self) -> float:
        """Seconds that it is still ahead of the clock that it goes by."""
        return max(0.0, self._ahead - SLOWING * (self._steady() - self._since)) if self._ahead else 0.0

    async def set_by(self, ask: Ask) -> None:
        """Go by another clock (seconds since 1970), from now on."""
        self._offset, self._ahead = (await self._quickest(ask)).middle, 0.0

    async def correct_by(self, ask: Ask) -> float:
        """Come nearer to it where this clock is surely wrong; the seconds that it was behind, less than 0 if ahead."""
        if (await self._ask(ask)).allows(self._offset):
            return 0.0
        told = await self._quickest(ask)
        behind = 0.0 if told.allows(self._offset) else told.middle - self._offset
        if behind and behind >= -MOST_AHEAD:  # no clock runs so wrong: the other one was put back
            self._correct(behind)
        return behind

    def _correct(self, behind: float) -> None:
        step = behind - self.ahead
        self._ahead, self._since = max(0.0, -step), self._steady()
        self._offset += behind
        if step >= WORTH_A_WORD:
            self.on_step(int(step * 1000))
            for alarm in list(self._alarms):
                alarm.set()

    def now(self) -> Millis:
        """Now."""
        return int((self._steady() + self._offset + self.ahead) * 1000)

    def call_at(self, when: Millis, action: Callable[[], None]) -> Alarm:
        """An alarm of the running event loop."""
        alarm = _SystemAlarm(self, self._alarms, when, action)
        alarm.set()
        return alarm

    async def _quickest(self, ask: Ask) -> _Told:
        """Of several answers the quickest is the nearest."""
        return min([await self._ask(ask) for _ in range(TIMES_ASKED)], key=lambda told: told.latest - told.earliest)

    async def _ask(self, ask: Ask) -> _Told:
        asked = self._steady()
        told = await ask()
        return _Told(told - self._steady(), told - asked)


class _Told(NamedTuple):
    """By an answer: how far another clock is before the steady one, at least and at most."""

    earliest: float
    latest: float

    @property
    def middle(self) -> float:
        return (self.earliest + self.latest) / 2

    def allows(self, offset: float) -> bool:
        return self.earliest - GRAIN <= offset <= self.latest + GRAIN


class _SystemAlarm:
    """Goes by the judge's clock, also where that is corrected before it rings."""

    __slots__ = ("_action", "_all", "_clock", "_handle", "_when")

    def __init__(self, clock: SystemClock, every: set[_SystemAlarm], when: Millis, action: Callable[[], None]) -> None:
        self._clock, self._all, self._when, self._action = clock, every, when, action
        self._handle: asyncio.TimerHandle | None = None

    def set(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._all.add(self)
        pause = max(0, self._when - self._clock.now()) / 1000
        self._handle = asyncio.get_running_loop().call_later(pause, self._ring)

    def cancel(self) -> None:
        self._all.discard(self)
        if self._handle is not None:
            self._handle.cancel()

    def _ring(self) -> None:
        if self._clock.now() < self._when:  # it went slowly meanwhile
            self.set()
        else:
            self._all.discard(self)
            self._action()


class ManualClock:
    """A clock that a test turns."""

    def __init__(self, now: Millis = 0) -> None:
        self._now = now
        self._alarms: list[_ManualAlarm] = []

    def now(self) -> Millis:
        """Now."""
        return self._now

    def call_at(self, when: Millis, action: Callable[[], None]) -> Alarm:
        """An alarm that rings when the clock is turned past it."""
        alarm = _ManualAlarm(when, action)
        self._alarms.append(alarm)
        return alarm

    def turn(self, by: Millis) -> None:
        """Let time pass; alarms ring in their order."""
        self._now += by
        due = sorted((alarm for alarm in self._alarms if alarm.when <= self._now), key=lambda alarm: alarm.when)
        self._alarms = [alarm for alarm in self._alarms if alarm.when > self._now]
        for alarm in due:
            if not alarm.is_cancelled:
                alarm.action()


class _ManualAlarm:
    def __init__(self, when: Millis, action: Callable[[], None]) -> None:
        self.when = when
        self.action = action
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True
