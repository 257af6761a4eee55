"""What is to be done soon, beside everything else: one thing at a time of each kind, again where the store failed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from akili.engine.game import Millis
from akili.server.matches.clock import Alarm, Clock
from akili.server.ports import StoreUnavailable

NAP: Millis = 1_000  # before the store is asked again
log = logging.getLogger("akili.nodes")

Act = Callable[[], Awaitable[None]]
Name = tuple[str, str]  # what it is, and what it is done to; the log tells the first, for codes are secrets


class Chores:
    """What is asked for while it is being done is done once more afterwards, however often it was asked for."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._under_way: dict[Name, asyncio.Task[None]] = {}
        self._again: dict[Name, Act] = {}
        self._later: dict[Name, Alarm] = {}
        self._is_closed = False

    def do(self, what: str, act: Act, to: str = "") -> None:
        """Do it soon."""
        self._do((what, to), act)

    def _do(self, name: Name, act: Act) -> None:
        if self._is_closed:
            return
        if (alarm := self._later.pop(name, None)) is not None:
            alarm.cancel()
        if name in self._under_way:
            self._again[name] = act
        else:
            self._under_way[name] = asyncio.get_running_loop().create_task(self._run(name, act))

    async def close(self) -> None:
        """Finish what is under way, and begin nothing any more."""
        self._is_closed = True
        for alarm in self._later.values():
            alarm.cancel()
        self._again.clear()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)

    async def _run(self, name: Name, act: Act) -> None:
        try:
            await act()
        except StoreUnavailable as error:
            log.warning("%s has to wait: %s", name[0], error)
            if name not in self._again and not self._is_closed:
                self._later[name] = self._clock.call_at(self._clock.now() + NAP, partial(self._do, name, act))
        except Exception:
            log.exception("%s failed", name[0])
        finally:
            del self._under_way[name]
        if name in self._again:
            self._do(name, self._again.pop(name))
