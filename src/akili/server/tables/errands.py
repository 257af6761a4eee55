"""Changes of tables that nobody waits for: who is back has their seat again, an empty chair goes to the next."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from akili.engine.game import Millis, Rejected
from akili.server.matches.clock import Alarm, Clock
from akili.server.operation.logs import about
from akili.server.ports import StoreUnavailable
from akili.server.tables import leaving
from akili.server.tables.kept import KeptTables
from akili.server.tables.table import Table

log = logging.getLogger("akili.tables")


class Errands:
    """Each is a task of its own; ``close`` waits for those under way."""

    def __init__(self, tables: KeptTables) -> None:
        self._tables = tables
        self._under_way: set[asyncio.Task[None]] = set()

    def run(self, code: str, change: Callable[[Table], Table], then: Callable[[Table], None] = lambda _: None) -> None:
        """Change a table soon, then do something with it as it is."""
        task = asyncio.get_running_loop().create_task(self._change(code, change, then))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def close(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self._under_way)

    async def _change(self, code: str, change: Callable[[Table], Table], then: Callable[[Table], None]) -> None:
        try:
            then(await self._tables.change(code, change))
        except (Rejected, StoreUnavailable) as error:  # the table is gone, or nothing can be kept now
            log.warning("a change of a table came to nothing: %s", error, extra=about(table=code))


class Chairs:
    """A host who isn't here has a while to come back before somebody else is the host; one node minds that."""

    def __init__(
        self,
        tables: KeptTables,
        errands: Errands,
        clock: Clock,
        patience: Millis,
        is_here: Callable[[str, str], bool],
        minds: Callable[[str], bool] = lambda _: True,
    ) -> None:
        self._tables, self._errands, self._clock, self._patience = tables, errands, clock, patience
        self._is_here, self._minds = is_here, minds
        self._empty: dict[str, Alarm] = {}

    def mind(self, code: str) -> None:
        """Somebody came to a table, or went."""
        table = self._tables.get(code)
        if table is None or code in self._empty or table.host is None or self._is_here(code, table.host):
            return
        if not self._minds(code):
            return
        self._empty[code] = self._clock.call_at(self._clock.now() + self._patience, partial(self._pass_on, code))

    def close(self) -> None:
        """Mind none any more."""
        for alarm in self._empty.values():
            alarm.cancel()

    def _pass_on(self, code: str) -> None:
        del self._empty[code]
        if self._minds(code):
            self._errands.run(code, lambda table: leaving.with_next_host(table, partial(self._is_here, code)))
