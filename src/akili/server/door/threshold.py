"""Who comes is counted before anything is made ready for them."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from akili.server.door.answer import closing_answer
from akili.server.door.keeper import keeper_of
from akili.server.door.requests import TableRequests
from akili.server.limits import neighbourhood

if TYPE_CHECKING:
    import uvicorn

log = logging.getLogger("akili.api")


class Threshold(asyncio.Protocol):
    """A connection that may come in is handed on at once; one too many is told so and closed."""

    def __init__(self, config: uvicorn.Config, *more: Any, **named: Any) -> None:
        self._config, self._more, self._named = config, more, named

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it."""
        address = neighbourhood((transport.get_extra_info("peername") or ("",))[0])
        keeper = keeper_of(self._config)
        if keeper.enter(address):
            requests = TableRequests(self._config, *self._more, **self._named)
            transport.set_protocol(requests)
            requests.connection_made(transport)
        else:
            log.info("%s refused: limit.connections", address)
            keeper.refused("limit.connections")
            transport.write(closing_answer(429, "limit.connections"))
            transport.close()
