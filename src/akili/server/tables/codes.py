"""Codes are secrets: whoever names too many that don't exist is guessing, at whichever door."""

from __future__ import annotations

from akili.engine.game import Rejected
from akili.server.limits import Buckets
from akili.server.tables.hall import Hall
from akili.server.tables.table import seat_of


class Codes:
    """Counts the wrong codes of every address."""

    def __init__(self, hall: Hall, guesses: Buckets) -> None:
        self._hall, self._guesses = hall, guesses

    async def check(self, code: str, address: str, player: str | None) -> None:
        """Raises Rejected for one that is unknown, and for any where too many were; a seat there needs no guess."""
        bucket = self._guesses.of(address)
        if bucket.has():
            await self._hall.seek(code)
        try:
            table = self._hall.find(code)
        except Rejected:
            if bucket.take():
                raise
        else:
            if bucket.has() or seat_of(table, player) is not None:
                return
        raise Rejected("limit.codes")
