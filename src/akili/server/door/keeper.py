"""Who may come in at all: connections, frames and answers of every address, counted in one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import uvicorn

from akili.server.limits import Buckets, Tally
from akili.server.settings import Settings


class Keeper:
    """Counts what one address does; behind a proxy all connections are the proxy's, and it has to count them."""

    def __init__(self, settings: Settings, refused: Callable[[str], None] = lambda _: None) -> None:
        self.limits = limits = settings.limits
        self._counts_connections = not settings.proxies
        self._connections = Tally(limits.connections, limits.connections_per_address)
        self._new = Buckets(limits.new_connections_per_second, limits.new_connection_burst)
        self.frames = Buckets(limits.frames_per_address_per_second, limits.frames_per_address)
        self.refused = refused  # is told every reason that a connection was refused with

    def enter(self, address: str) -> bool:
        """Count a connection; False if it is one too many."""
        return not self._counts_connections or (self._new.take(address) and self._connections.open(address))

    def leave(self, address: str) -> None:
        """Count it no more."""
        if self._counts_connections:
            self._connections.close(address)


class KeptConfig(uvicorn.Config):
    """What uvicorn hands to every connection, and with it the keeper that they share."""

    def __init__(self, app: Any, keeper: Keeper, **options: Any) -> None:
        super().__init__(app, **options)
        self.keeper = keeper


def keeper_of(config: uvicorn.Config) -> Keeper:
    """The keeper of a server."""
    assert isinstance(config, KeptConfig)
    return config.keeper
