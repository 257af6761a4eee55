"""The judge's clock: one number that never runs backwards while the server runs, and alarms."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from akili.engine.game import Millis

TIMES_ASKED = 5


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

    Nodes on one store go by the store's clock instead, where it has one; that is set before anything goes on.
    """

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    async def set_by(self, ask: Callable[[], Awaitable[float]]) -> None:
        """Go by another clock (seconds since 1970): asked several times, for the quickest answer is the nearest."""
        quickest = float("inf")
        for _ in range(TIMES_ASKED):
            asked = time.monotonic()
            told = await ask()
            trip = time.monotonic() - asked
            if trip < quickest:
                quickest, self._offset = trip, told - (asked + trip / 2)

    def now(self) -> Millis:
        """Now."""
        return int((time.monotonic() + self._offset) * 1000)

    def call_at(self, when: Millis, action: Callable[[], None]) -> Alarm:
        """An alarm of the running event loop."""
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, action)


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
