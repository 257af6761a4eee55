"""Changes of tables that nobody waits for: who is back has their seat again, an empty chair goes to the next."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from akili.engine.game import Millis, Rejected
from akili.server.matches.clock import Alarm, Clock
from akili.server.nodes.chores import Chores
from akili.server.operation.logs import about
from akili.server.ports import StoreUnavailable
from akili.server.tables import leaving
from akili.server.tables.kept import KeptTables
from akili.server.tables.table import Table

log = logging.getLogger("akili.tables")

Errand = tuple[str, str]  # a table's code, and what is done to it
Change = Callable[[Table], Table]
Then = Callable[[Table], None]
IsSo = Callable[[], bool]


class _Wish:
    """That something is done; the newest of its kind counts."""

    def __init__(self, still: IsSo) -> None:
        self.still = still
        self.has_failed = False  # before, it is wanted in any case


class Errands:
    """Each is done soon, and again and again while the store is away, as long as it is still wanted."""

    def __init__(self, tables: KeptTables, clock: Clock) -> None:
        self._tables = tables
        self._chores = Chores(clock)
        self._wanted: dict[Errand, _Wish] = {}  # those that aren't done

    def run(
        self, code: str, what: str, change: Change, then: Then = lambda _: None, *, still: IsSo = lambda: True
    ) -> None:
        """Change a table soon, then do something with it as it is. If that fails, it is tried while it is ``still`` so.

        Of each kind (``what``) there is one at a table, the newest.
        """
        wish = self._wanted[code, what] = _Wish(still)
        self._chores.do(
            "a change of a table", partial(self._change, (code, what), wish, change, then), f"{code}/{what}"
        )

    def forget(self, code: str, what: str) -> None:
        """It is wanted no longer, should it not be done by now."""
        self._wanted.pop((code, what), None)

    async def close(self) -> None:
        """Wait for what is under way."""
        await self._chores.close()

    def _is_wanted(self, errand: Errand, wish: _Wish) -> bool:
        return self._wanted.get(errand) is wish and (not wish.has_failed or wish.still())

    async def _change(self, errand: Errand, wish: _Wish, change: Change, then: Then) -> None:
        try:
            if self._is_wanted(errand, wish):
                code, _ = errand
                then(await self._tables.change(code, lambda t: change(t) if self._is_wanted(errand, wish) else t))
        except Rejected as rejected:  # the table is gone
            log.warning("a change of a table came to nothing: %s", rejected, extra=about(table=errand[0]))
        except StoreUnavailable:
            wish.has_failed = True
            raise  # and it is tried again
        if self._wanted.get(errand) is wish:
            del self._wanted[errand]


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
            self._errands.run(code, "host", lambda table: leaving.with_next_host(table, partial(self._is_here, code)))
