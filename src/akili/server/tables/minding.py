"""Which matches this node minds: it lets their bots play, and tells them who is away. Alone it minds them all."""

from __future__ import annotations

from collections.abc import Callable

from akili.server.matches.live import LiveMatch
from akili.server.tables.attendance import Attendances
from akili.server.tables.bots import BotDriver, seat_bots, unseat_bots
from akili.server.tables.table import Table


class Minding:
    """By table; the same match may be begun here any number of times, and ended."""

    def __init__(self, attendances: Attendances, bots: BotDriver, minds: Callable[[str], bool]) -> None:
        self._attendances, self._bots, self._minds = attendances, bots, minds
        self._minded: dict[str, LiveMatch] = {}

    def begin(self, table: Table, live: LiveMatch) -> None:
        """A match is on, or goes on; nothing happens where another node minds it."""
        if live.has_ended or self._minded.get(table.code) is live or not self._minds(live.record.id):
            return
        self.end(table.code)
        self._minded[table.code] = live
        self._attendances.begin(table.code, live, table.stand_in, table.substitutes, table.gone)
        seat_bots(self._bots, live)

    def is_due(self, table: Table) -> bool:
        """Whether this node isn't doing what it ought to for the match of this table."""
        is_ours = table.phase == "playing" and table.match is not None and self._minds(table.match)
        return is_ours != (table.code in self._minded)

    def heard(self, before: Table, after: Table) -> None:
        """Another node has changed the table: who said there that they leave, or are back, says it to the match."""
        if before.substitutes != after.substitutes:
            self._attendances.hand(after.code, after.substitutes)
        gone_before, gone = {*before.gone, *before.removed}, {*after.gone, *after.removed}
        for player in gone - gone_before:
            self._attendances.left(after.code, player)
        for player in gone_before - gone:
            self._attendances.came(after.code, player)

    def end(self, code: str, match: str | None = None) -> None:
        """The match is over, or another node minds it; only this one, if it is named."""
        live = self._minded.get(code)
        if live is not None and match in (None, live.record.id):
            del self._minded[code]
            self._attendances.end(code)
            unseat_bots(self._bots, live)
