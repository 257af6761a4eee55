"""The tables as they are kept: documents that survive a restart, changed one change at a time."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator

import msgspec
from msgspec.structs import replace

from akili.engine.game import Millis, Rejected
from akili.server.documents import leave_out, readable
from akili.server.matches.clock import Clock
from akili.server.operation.logs import about, short
from akili.server.ports import DocumentStore
from akili.server.tables.table import Table

KIND = "table"
log = logging.getLogger("akili.tables")


class KeptTables:
    """All tables of a server; ``on_change`` hears of each that was kept anew."""

    def __init__(self, store: DocumentStore, clock: Clock, on_change: Callable[[str], None]) -> None:
        self._store, self._clock, self._on_change = store, clock, on_change
        self._tables: dict[str, Table] = {}
        self._sitting: defaultdict[str, set[str]] = defaultdict(set)  # the codes of a player's tables
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def open(self) -> None:
        """Read them; what can't be read is left out."""
        for code, table in readable(KIND, await self._store.all(KIND), Table):
            if table.code == code:
                self._put(replace(table, touched=min(table.touched, self._clock.now())))
            else:
                leave_out(KIND, code, f"it says that it is {table.code}")

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[Table]:
        return iter(list(self._tables.values()))

    def of(self, player: str) -> list[Table]:
        """The tables at which this player has a seat, without a look at all the others."""
        return [self._tables[code] for code in self._sitting.get(player, ())]

    def get(self, code: str) -> Table | None:
        """A table by its code, word for word."""
        return self._tables.get(code)

    def find(self, code: str) -> Table:
        """A table by its code, however that is written; raises Rejected."""
        found = self._tables.get(code.strip().lower())
        if found is None:
            raise Rejected("table.unknown")
        return found

    def lock(self, code: str) -> asyncio.Lock:
        """To be held by whoever changes the table."""
        return self._locks[code]

    async def change(self, code: str, change: Callable[[Table], Table]) -> Table:
        """Nobody else changes it meanwhile; raises Rejected where the change does."""
        code = self.find(code).code
        async with self._locks[code]:
            table = self.find(code)
            after = change(table)
            return self.touch(table) if after == table else await self.keep(after)

    async def for_each(self, is_so: Callable[[Table], bool], act: Callable[[Table], Awaitable[object]]) -> None:
        """Every table of which it holds, also when it is its turn: whoever is changing it now may make it otherwise."""
        for code in [table.code for table in self if is_so(table)]:
            async with self._locks[code]:
                table = self._tables.get(code)
                if table is not None and is_so(table):
                    await act(table)

    def touch(self, table: Table, at: Millis | None = None) -> Table:
        """Somebody is there: not worth a write, but the next sweep shall know."""
        self._tables[table.code] = replace(table, touched=self._clock.now() if at is None else at)
        return table

    async def keep(self, table: Table) -> Table:
        """As it is now, for good."""
        kept = replace(table, touched=self._clock.now())
        await self._store.put(KIND, kept.code, msgspec.json.encode(kept))
        self._put(kept)
        self._on_change(kept.code)
        return kept

    async def remove(self, table: Table) -> None:
        """From memory first, so that nobody is answered about a table that is on its way out."""
        self._take(table.code)
        try:
            await self._store.delete(KIND, table.code)
        except BaseException:
            self._put(table)
            raise
        self._locks.pop(table.code, None)
        log.info("removed the abandoned table %s", short(table.code), extra=about(table=table.code))

    def _put(self, table: Table) -> None:
        self._take(table.code)
        self._tables[table.code] = table
        for player in _players(table):
            self._sitting[player].add(table.code)

    def _take(self, code: str) -> None:
        table = self._tables.pop(code, None)
        for player in () if table is None else _players(table):
            self._sitting[player].discard(code)
            if not self._sitting[player]:
                del self._sitting[player]


def _players(table: Table) -> set[str]:
    return {who.player for who in table.seats if who is not None and who.player is not None}
