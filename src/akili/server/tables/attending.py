"""What a node does for tables after something happened elsewhere: other nodes changed them, came, or went."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from akili.engine.game import Rejected
from akili.server.matches.clock import Clock
from akili.server.matches.ending import Ended
from akili.server.matches.live import LiveMatch, LiveMatches, MatchUnreadable
from akili.server.nodes.chores import Chores
from akili.server.operation.logs import about, short
from akili.server.ports import StoreUnavailable
from akili.server.tables import leaving
from akili.server.tables.attendance import Attendances
from akili.server.tables.company import Company
from akili.server.tables.errands import Chairs
from akili.server.tables.kept import KeptTables
from akili.server.tables.minding import Minding
from akili.server.tables.table import Table

log = logging.getLogger("akili.tables")


class Attending:
    """Brings what goes on here (rooms that follow a match, bots, attendance, chairs) in line with the tables."""

    def __init__(
        self,
        tables: KeptTables,
        matches: LiveMatches,
        company: Company,
        minding: Minding,
        attendances: Attendances,
        chairs: Chairs,
        minds: Callable[[str], bool],
        clock: Clock,
    ) -> None:
        self._tables, self._matches, self._company, self._minds = tables, matches, company, minds
        self._minding, self._attendances, self._chairs = minding, attendances, chairs
        self._chores = Chores(clock)

    async def open(self) -> None:
        """After a start: matches go on, and tables whose match ended while nobody looked are over."""
        for table in [table for table in self._tables if self._minding.is_due(table)]:
            try:
                await self._attend(table.code)
            except StoreUnavailable as error:
                said = about(table=table.code, match=table.match)
                log.error("the match %s of table %s waits: %s", table.match, short(table.code), error, extra=said)

    async def close(self) -> None:
        """Finish what is under way."""
        await self._chores.close()

    def heard(self, code: str, before: Table | None) -> None:
        """Another node has changed this table, made it, or taken it away."""
        self._company.tell(code)
        after = self._tables.get(code)
        if before is not None and after is not None:
            self._minding.heard(before, after)
        if after is None:
            self._minding.end(code)
        elif self._minding.is_due(after) or self._company.room(code) is not None:
            self._chores.do("attending to a table", partial(self._attend, code), code)

    def nodes_changed(self) -> None:
        """Other tables may be this node's to mind now."""
        for table in self._tables:
            if self._minding.is_due(table):
                self._chores.do("attending to a table", partial(self._attend, table.code), table.code)
            if self._company.is_anybody(table.code):
                self._chairs.mind(table.code)

    def came_or_went(self, code: str, came: frozenset[str], went: frozenset[str]) -> None:
        """Through other nodes."""
        table = self._tables.get(code)
        if table is None:
            return
        self._company.tell(code)
        self._tables.touch(table)
        for player in came.difference(table.gone, table.removed):
            self._attendances.came(code, player)
        for player in went:
            if not self._company.is_here(code, player):
                self._attendances.went(code, player)
        self._chairs.mind(code)

    async def live(self, table: Table) -> LiveMatch | None:
        """The match of a table, if it has one that can be played."""
        try:
            return None if table.match is None else await self._matches.get(table.match)
        except MatchUnreadable as error:  # a log of other rules must not keep the other tables from opening
            log.error("%s", error, extra=about(table=table.code, match=table.match))
            return None

    async def match_ended(self, ended: Ended) -> None:
        """A duty at the end of every match."""
        self._minding.end(ended.record.table, ended.record.id)
        await self.over(ended.record.table, ended.record.id)

    async def over(self, code: str, match: str | None) -> None:
        """The match that was on at this table is over, if it still is."""

        def is_on(table: Table | None) -> bool:
            return table is not None and table.match == match and table.phase == "playing"

        if is_on(self._tables.get(code)):
            with suppress(Rejected):  # the table is gone
                await self._tables.change(code, lambda table: leaving.after_match(table) if is_on(table) else table)

    async def _attend(self, code: str) -> None:
        """Do for a table what is this node's to do, after other nodes, or which of them there are, made it so."""
        table, room = self._tables.get(code), self._company.room(code)
        is_due = table is not None and self._minding.is_due(table)
        if is_due:
            self._minding.end(code)
        live = None
        if table is not None and (is_due or room is not None):
            live = await self.live(table)
            is_due = is_due and table.phase == "playing" and self._minds(table.match or "")
            if is_due and (live is None or live.is_over):
                await self.over(code, table.match)
        now = self._tables.get(code)
        if table is not None and (now is None or now.match != table.match):
            return  # it is attended to once more
        room = self._company.room(code)
        if room is not None:
            room.follow(live)
        if is_due and now is not None and live is not None:
            self._tables.touch(now, max(now.touched, live.moved))
            self._minding.begin(now, live)
