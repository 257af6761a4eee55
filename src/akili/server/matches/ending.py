"""What is done once when a match is over: some of it before anybody is told, all of it until it holds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from akili.engine.game import Millis
from akili.engine.match import Match
from akili.server.matches.clock import Clock
from akili.server.operation.logs import about
from akili.server.ports import EventStore, MatchRecord, StoreUnavailable

logger = logging.getLogger(__name__)

FIRST_NAP: Millis = 250  # before what failed is tried again; doubles
LONGEST_NAP: Millis = 30_000


@dataclass(frozen=True)
class Ended:
    """A match whose last event is stored."""

    record: MatchRecord
    match: Match


Duty = Callable[[Ended], Awaitable[None]]  # may be done again: after a failure, and after a restart


class Endings:
    """The duties at the end of every match. One that fails holds up no other, and the match is finished after all."""

    def __init__(self, store: EventStore, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._first: list[Duty] = []
        self._then: list[Duty] = []
        self._left: dict[str, Sequence[Duty]] = {}  # of the first ones, those that failed
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._pauses: set[asyncio.Event] = set()
        self._is_closing = False

    def before_told(self, duty: Duty) -> None:
        """Do this when a match is over and nobody knows it yet."""
        self._first.append(duty)

    def when_told(self, duty: Duty) -> None:
        """Do this when a match is over."""
        self._then.append(duty)

    async def prepare(self, ended: Ended) -> None:
        """Before anybody is told. What fails is tried again later: that the match is over is true nonetheless."""
        self._left[ended.record.id] = await self._attempt(ended, self._first)

    def finish(self, ended: Ended) -> None:
        """Do the rest, as often as it takes."""
        match = ended.record.id
        if match not in self._tasks:
            self._tasks[match] = asyncio.get_running_loop().create_task(self._finish(ended))
            self._tasks[match].add_done_callback(lambda _: self._tasks.pop(match))

    async def close(self) -> None:
        """Try once more what has failed; what fails again is left to the next start."""
        self._is_closing = True
        for pause in self._pauses:
            pause.set()
        await asyncio.gather(*self._tasks.values())

    async def _finish(self, ended: Ended) -> None:
        first = self._left.pop(ended.record.id, self._first)
        if await self._until_done(ended, [*first, *self._then]):
            await self._until_done(ended, [self._note])

    async def _note(self, ended: Ended) -> None:
        outcome = ended.match.outcome
        if outcome is None:
            raise AssertionError("only a match that is over ends")
        await self._store.finish(ended.record.id, outcome)

    async def _until_done(self, ended: Ended, duties: Sequence[Duty]) -> bool:
        nap = FIRST_NAP
        while duties := await self._attempt(ended, duties):
            if self._is_closing:
                return False
            await self._pause(nap)
            nap = min(LONGEST_NAP, 2 * nap)
        return True

    async def _attempt(self, ended: Ended, duties: Sequence[Duty]) -> Sequence[Duty]:
        """Those that failed."""
        failed = []
        for duty in duties:
            try:
                await duty(ended)
            except Exception as error:
                is_mistake = not isinstance(error, StoreUnavailable)
                name, said = ended.record.id, about(match=ended.record.id, version=ended.match.version)
                logger.error("match %s is over, but not all is done: %s", name, error, exc_info=is_mistake, extra=said)
                failed.append(duty)
        return failed

    async def _pause(self, millis: Millis) -> None:
        over = asyncio.Event()
        self._pauses.add(over)
        alarm = self._clock.call_at(self._clock.now() + millis, over.set)
        await over.wait()
        alarm.cancel()
        self._pauses.discard(over)
