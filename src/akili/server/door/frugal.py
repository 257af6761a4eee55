"""h11, which looks at how many parts something has before it takes it apart."""

from __future__ import annotations

from typing import Any

import h11

HEAD_ENDS = b"\r\n\r\n"
HEAD_PARTS = 300  # lines, cookies and questions together; a browser has some 20
SEPARATORS = (b"\n", b";", b"&")
SMALL_CHUNKS = 64  # of a body, besides one for every kilobyte


class FrugalConnection(h11.Connection):
    """A head of thousands of lines, or a body in chunks of a byte, costs a thousand times what it should."""

    def __init__(self, most: int) -> None:
        super().__init__(h11.SERVER, most)
        self._left = SMALL_CHUNKS * 1024

    def next_event(self) -> Any:
        """As h11 has it; raises RemoteProtocolError for too many parts."""
        if self.their_state is h11.IDLE:
            self._look_at_the_head()
        event = super().next_event()
        if isinstance(event, h11.Data) and event.chunk_start:
            self._left += len(event.data) - 1024
            if self._left < 0:
                raise h11.RemoteProtocolError("too many chunks")
        return event

    def start_next_cycle(self) -> None:
        """A new request, a new count."""
        self._left = SMALL_CHUNKS * 1024
        super().start_next_cycle()

    def _look_at_the_head(self) -> None:
        head = self.trailing_data[0].partition(HEAD_ENDS)[0]
        if sum(head.count(separator) for separator in SEPARATORS) > HEAD_PARTS:
            raise h11.RemoteProtocolError("too many parts")
