"""The tables as they are kept: documents that survive a restart, changed one change at a time, by whichever node."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from akili.engine.game import Millis, Rejected
from akili.server.documents import leave_out, read, readable
from akili.server.matches.clock import Clock
from akili.server.nodes.chores import Chores
from akili.server.operation.logs import about, short
from akili.server.ports import DocumentStore, Kept, RevisionConflict, StoreUnavailable
from akili.server.tables.table import Table

KIND = "table"
MOST_ATTEMPTS = 20  # against other nodes that change the same table
WORTH_A_WRITE: Millis = 60_000  # that somebody was there, where other nodes don't know it
log = logging.getLogger("akili.tables")

OnHeard = Callable[[str, Table | None], None]  # a table's code, and what it was before


class KeptTables:
    """All tables, in memory and in the store, which judges. ``on_change`` hears of each that was kept anew here,
    ``on_heard`` of each that another node has made otherwise or taken away.
    """

    def __init__(
        self,
        store: DocumentStore,
        clock: Clock,
        on_change: Callable[[str], None],
        on_heard: OnHeard = lambda *_: None,
        *,
        is_shared: bool = False,
    ) -> None:
        self._store, self._clock, self._on_change, self._on_heard = store, clock, on_change, on_heard
        self._is_shared = is_shared  # with other nodes: then what is in memory may be old
        self._chores = Chores(clock)
        self._tables: dict[str, Table] = {}
        self._revisions: dict[str, int] = {}  # also of those that can't be read
        self._on_their_way_out: set[str] = set()
        self._sitting: defaultdict[str, set[str]] = defaultdict(set)  # the codes of a player's tables
        self._locks = WeakValueDictionary[str, asyncio.Lock]()  # each as long as anybody holds it or waits for it

    async def open(self) -> None:
        """Read them; what can't be read is left out."""
        kept = dict(await self._store.all(KIND))
        for code, table in readable(KIND, kept.items(), Table):
            if kept[code].revision > self.revision(code):
                before = self._tables.get(code)
                self._take_in(code, table, kept[code].revision)
                if before is not None:  # it was heard of while they were being read, and this is newer still
                    self._on_heard(code, before)

    async def close(self) -> None:
        """Finish what is being read."""
        await self._chores.close()

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

    async def seek(self, code: str) -> None:
        """Look for one that isn't known here: another node may have made it a moment ago."""
        code = code.strip().lower()
        if self._is_shared and code not in self._tables:
            await self.reread(code)

    async def newest(self, code: str) -> Table:
        """A table as the store has it now; raises Rejected."""
        if self._is_shared:
            await self.reread(code)
        return self.find(code)

    def lock(self, code: str) -> asyncio.Lock:
        """To be held by whoever changes the table."""
        return self._locks.setdefault(code, asyncio.Lock())

    async def change(self, code: str, change: Callable[[Table], Table]) -> Table:
        """Nobody else changes it meanwhile; raises Rejected where the change does."""
        code = self.find(code).code
        async with self.lock(code):
            for _ in range(MOST_ATTEMPTS):
                try:
                    return await self._changed(self.find(code), change)
                except RevisionConflict:
                    await self.reread(code)
        raise StoreUnavailable("Too many change this table at once.")

    async def _changed(self, table: Table, change: Callable[[Table], Table]) -> Table:
        """After the change; raises RevisionConflict if it was decided on what is no longer so."""
        known = self.revision(table.code)
        try:
            after = change(table)
        except Rejected:
            await self._require_newest(table.code, known)
            raise
        if after != table:
            return await self.keep(after, known)
        await self._require_newest(table.code, known)
        if self._is_shared and self._clock.now() - table.touched > WORTH_A_WRITE:
            return await self.keep(table, known)
        return self.touch(table)

    async def _require_newest(self, code: str, known: int) -> None:
        """What changes nothing isn't judged by the store, so ask it; raises RevisionConflict."""
        if self._is_shared:
            await self.reread(code)
            if self.revision(code) != known:
                raise RevisionConflict(code)

    async def for_each(self, is_so: Callable[[Table], bool], act: Callable[[Table], Awaitable[object]]) -> None:
        """Every table of which it holds, also when it is its turn: whoever is changing it now may make it otherwise."""
        for code in [table.code for table in self if is_so(table)]:
            async with self.lock(code):
                table = self._tables.get(code)
                try:
                    if table is not None and is_so(table):
                        await act(table)
                except RevisionConflict:
                    await self.reread(code)

    def touch(self, table: Table, at: Millis | None = None) -> Table:
        """Somebody is there: not worth a write, but the next sweep shall know."""
        self._tables[table.code] = replace(table, touched=self._clock.now() if at is None else at)
        return table

    def revision(self, code: str) -> int:
        """Of the table as it is known now; 0 where there is none."""
        return self._revisions.get(code, 0)

    async def keep(self, table: Table, over: int) -> Table:
        """As it is now, for good, over the revision that it was made from; raises RevisionConflict if that is old."""
        kept = replace(table, touched=self._clock.now())
        revision = await self._store.put(KIND, kept.code, msgspec.json.encode(kept), over)
        self._put(kept, revision)
        self._on_change(kept.code)
        return kept

    async def remove(self, table: Table) -> None:
        """From memory first, so that nobody is answered about a table that is on its way out."""
        revision = self.revision(table.code)
        self._take(table.code)
        self._on_their_way_out.add(table.code)
        try:
            await self._store.delete(KIND, table.code, revision)
        except BaseException:
            self._put(table, revision)
            raise
        finally:
            self._on_their_way_out.discard(table.code)
        log.info("removed the abandoned table %s", short(table.code), extra=about(table=table.code))

    def woken(self, code: str, version: int) -> None:
        """Another node has changed it, or taken it away (0)."""
        if version == 0 or version > self.revision(code):
            self._chores.do("reading a table", partial(self.reread, code), code)

    async def compare(self) -> None:
        """Read all that others have changed."""
        found = await self._store.revisions(KIND)
        for code in self._revisions.keys() | found.keys():
            if self._revisions.get(code) != found.get(code):
                await self.reread(code)

    async def reread(self, code: str) -> None:
        """What the store has, if that is newer than what is known here."""
        kept: Kept | None = await self._store.get(KIND, code)
        before, known = self._tables.get(code), self.revision(code)
        if code in self._on_their_way_out or (kept is not None and kept.revision <= known):
            return
        if kept is None:
            self._take(code)
        else:
            self._revisions[code] = kept.revision
            table = read(KIND, code, kept.value, Table)
            if table is not None:
                self._take_in(code, table, kept.revision)
        if self._tables.get(code) is not before:
            self._on_heard(code, before)

    def _take_in(self, code: str, table: Table, revision: int) -> None:
        if table.code != code:
            leave_out(KIND, code, f"it says that it is {table.code}")
            return
        known = self._tables.get(code)
        touched = max(table.touched, 0 if known is None else known.touched)
        self._put(replace(table, touched=min(touched, self._clock.now())), revision)

    def _put(self, table: Table, revision: int) -> None:
        self._take(table.code)
        self._tables[table.code], self._revisions[table.code] = table, revision
        for player in _players(table):
            self._sitting[player].add(table.code)

    def _take(self, code: str) -> None:
        table = self._tables.pop(code, None)
        self._revisions.pop(code, None)
        for player in () if table is None else _players(table):
            self._sitting[player].discard(code)
            if not self._sitting[player]:
                del self._sitting[player]


def _players(table: Table) -> set[str]:
    return {who.player for who in table.seats if who is not None and who.player is not None}
