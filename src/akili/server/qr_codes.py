"""Drawing QR codes, each once, and remembering them."""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict

import segno

from akili.engine.game import Rejected
from akili.server.limits import Buckets

QUIET_ZONE = 2  # modules
KEPT = 500  # of some 10 kB


class QrCodes:
    """Each is drawn once: that takes 30 ms, one at a time and aside; an address gets only so many that are new."""

    def __init__(self, new_ones: Buckets) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._new = new_ones
        self._drawing = asyncio.Semaphore(1)

    async def code(self, text: str, address: str) -> bytes:
        """The code of a text; raises Rejected."""
        known = self.known(text)
        if known is not None:
            return known
        if not self._new.take(address):
            raise Rejected("limit.requests")
        async with self._drawing:
            drawn = self.known(text)
            if drawn is None:
                drawn = self._kept[text] = await asyncio.to_thread(svg, text)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return drawn

    def known(self, text: str) -> bytes | None:
        """One that was drawn before."""
        if text in self._kept:
            self._kept.move_to_end(text)
        return self._kept.get(text)


def svg(text: str) -> bytes:
    """Dark on white whatever the theme, as big as it is shown."""
    picture = io.BytesIO()
    segno.make_qr(text, error="m").save(
        picture, kind="svg", border=QUIET_ZONE, light="#fff", omitsize=True, xmldecl=False, nl=False
    )
    return picture.getvalue()
