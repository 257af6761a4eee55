"""Finished matches for who reads them: written out beside the loop, one at a time; they never change, so once."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from akili.engine.game import Rejected
from akili.server.keeping import Keeping
from akili.server.limits import Tally
from akili.server.matches.live import LiveMatch, LiveMatches, MatchUnreadable
from akili.server.records.frames import encoded_frames
from akili.server.records.replays import encoded_replay
from akili.server.records.taking_apart import encoded_analysis
from akili.server.workshop import Workshop

GZIP = 16 + zlib.MAX_WBITS  # so zlib is told which format
LEVEL = 5  # of it: events resemble each other so much that more takes longer and saves nothing
Form = Literal["replay", "film", "analysis"]
FORMS: Mapping[Form, Callable[[LiveMatch], Iterable[bytes]]] = {
    "replay": encoded_replay,
    "film": lambda live: [encoded_frames(live)],
    "analysis": lambda live: [encoded_analysis(live)],
}


class Shelf:
    """Few are read for the same address at a time; whoever asks for more is told so."""

    def __init__(self, matches: LiveMatches, most: int, most_per_address: int, most_bytes: int) -> None:
        self._matches = matches
        self._reading = Tally(most, most_per_address)
        self._writer = Workshop("akili-shelf", most, most_per_address)
        self._written = Keeping[bytes](most_bytes, len)

    async def match(self, match_id: str, address: str) -> LiveMatch:
        """A match, running or over; raises Rejected if there is none."""
        known = self._matches.known(match_id)
        if known is not None:
            return known
        if not self._reading.open(address):
            raise Rejected("limit.busy")
        try:
            live = await self._matches.get(match_id)
        except MatchUnreadable:
            live = None
        finally:
            self._reading.close(address)
        if live is None:
            raise Rejected("match.unknown")
        return live

    async def read(self, match_id: str, form: Form, address: str, writer: Workshop | None = None) -> bytes:
        """A finished match in this form, as JSON in gzip; what takes longer has another writer. Raises Rejected."""
        written = self._written.get((form, match_id))
        if written is None:
            live = await self.match(match_id, address)
            written = await (writer or self._writer).do(address, self._write, live, form)
            self._written.keep((form, match_id), written)
        return written

    def close(self) -> None:
        """Write nothing more."""
        self._writer.close()

    def _write(self, live: LiveMatch, form: Form) -> bytes:
        """Unless somebody who was before in the queue wanted the same."""
        return self._written.get((form, live.record.id)) or _packed(FORMS[form](live))


def _packed(pieces: Iterable[bytes]) -> bytes:
    packing = zlib.compressobj(LEVEL, wbits=GZIP)
    return b"".join((*map(packing.compress, pieces), packing.flush()))
