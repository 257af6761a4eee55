"""What the handlers of one server share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from akili.engine.game import Game
from akili.server.limits import Buckets, Tally
from akili.server.matches.clock import Clock
from akili.server.matches.live import LiveMatches
from akili.server.nodes.node import Node
from akili.server.operation.operation import Operation
from akili.server.players.guests import Guests
from akili.server.qr_codes import QrCodes
from akili.server.records.results import Results
from akili.server.records.shelf import Shelf
from akili.server.records.verifying import Verifying
from akili.server.settings import Settings
from akili.server.sweeping import Sweeper
from akili.server.tables.codes import Codes
from akili.server.tables.hall import Hall
from akili.server.workshop import Workshop


@dataclass(frozen=True)
class Services:
    """Everything that is wired once and used by HTTP and sockets alike."""

    settings: Settings
    operation: Operation
    games: Mapping[str, Game[Any, Any, Any, Any, Any, Any]]
    clock: Clock
    node: Node
    matches: LiveMatches
    guests: Guests
    hall: Hall
    codes: Codes
    results: Results
    verifying: Verifying
    shelf: Shelf
    sweeper: Sweeper
    sockets: Tally
    requests: Buckets
    messages: Buckets  # of all sockets of an address
    doings: Buckets  # of a guest, over all sockets and HTTP
    new_guests: Buckets
    new_tables: Buckets
    qr_codes: QrCodes
    uploads: Tally  # big bodies that are on their way
    pieces: Buckets  # of long answers, per address
    advice: Workshop

    async def open(self) -> None:
        """Begin: what was going on goes on, as far as this node minds it.

        All is read before the others count on this node, for from then on they leave its share alone.
        """
        await self.node.open()
        await self.results.open()
        await self.matches.resume_all()
        await self.hall.read()
        await self.node.join()
        await self.hall.open()

    async def close(self) -> None:
        """Finish what is under way; the other nodes take over at once. The store stays open."""
        await self.node.leave()
        await self.hall.close()
        await self.matches.close()
        await self.results.close()
        await self.node.close()
        self.verifying.close()
        self.shelf.close()
        self.advice.close()
