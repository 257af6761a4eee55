"""One server among others: what it does to be one of them. Alone it does nothing of this."""

from __future__ import annotations

from dataclasses import dataclass

from akili.server.nodes.lookout import Lookout
from akili.server.nodes.neighbours import Neighbours
from akili.server.nodes.presence import Presences


@dataclass(frozen=True)
class Node:
    """Who else there is, who is where, and what keeps memory honest (None for a node that is alone)."""

    neighbours: Neighbours
    presences: Presences
    lookout: Lookout | None = None

    async def open(self) -> None:
        """Listen, and see who else there is, before anything is read: so nothing is missed in between."""
        if self.lookout is not None:
            await self.lookout.open()
            await self.neighbours.open()
            await self.presences.compare()

    async def join(self) -> None:
        """Be counted among the living: from now on the others leave to this node what it minds."""
        await self.neighbours.join()

    async def leave(self) -> None:
        """Be counted no longer: the others take over what this node minds."""
        await self.neighbours.close()

    async def close(self) -> None:
        """Hear and say nothing any more."""
        await self.presences.close()
        if self.lookout is not None:
            await self.lookout.close()
