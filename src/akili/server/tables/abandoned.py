"""Tables and matches that nobody has been at for long, through any node: taken away by the one that minds them."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from akili.engine.game import Millis
from akili.server.matches.clock import Clock
from akili.server.matches.live import LiveMatches
from akili.server.settings import Settings
from akili.server.tables import leaving
from akili.server.tables.company import Company
from akili.server.tables.kept import KeptTables
from akili.server.tables.minding import Minding
from akili.server.tables.table import Table


class Abandoned:
    """Looks for them as often as it is told to."""

    def __init__(
        self,
        tables: KeptTables,
        matches: LiveMatches,
        company: Company,
        minding: Minding,
        minds: Callable[[str], bool],
        clock: Clock,
        settings: Settings,
    ) -> None:
        self._tables, self._matches, self._company, self._minding = tables, matches, company, minding
        self._minds, self._clock, self._settings = minds, clock, settings

    async def sweep(self) -> None:
        """Remove the tables that nobody has been at for long; the matches played there stay, those that go on end."""
        since = self._clock.now() - 1000 * self._settings.abandoned_match_seconds
        await self._tables.for_each(lambda table: self._is_deserted(table, since), self._give_up)
        played = {table.match for table in self._tables}
        for match in self._matches.idle(since):
            if match not in played and self._minds(match):
                await self._matches.abandon(match)
        await self._tables.for_each(self._is_stale, self._tables.remove)

    def _is_deserted(self, table: Table, since: Millis) -> bool:
        return table.phase == "playing" and self._is_empty(table.code) and table.touched < since

    def _is_empty(self, code: str) -> bool:
        """Whether nobody is there through any node, and it is for this one to act on that."""
        return not self._company.is_anybody(code) and self._minds(code)

    async def _give_up(self, table: Table) -> None:
        """The match ends without an outcome; the table is open again for who comes back after all."""
        revision = self._tables.revision(table.code)
        live = None if table.match is None else await self._matches.abandon(table.match)
        if live is not None:
            self._minding.end(table.code)
            await self._tables.keep(replace(leaving.after_match(table), phase="open", match=None), revision)

    def _is_stale(self, table: Table) -> bool:
        if table.phase == "playing" or not self._is_empty(table.code):
            return False
        age = self._clock.now() - table.touched
        settings = self._settings
        return age > 1000 * (settings.open_table_seconds if table.phase == "open" else settings.over_table_seconds)
