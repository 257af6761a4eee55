"""Every write is told when it is safe, with what it is about and nothing more; what failed isn't told."""

import asyncio
from collections.abc import Sequence

import pytest
from msgspec import Raw
from tests.server.toy_game import record

from akili.server.adapters.bus import NoBus
from akili.server.adapters.memory import MemoryStore
from akili.server.nodes.telling_store import TellingStore
from akili.server.ports import (
    ENDED,
    RevisionConflict,
    StoredEvent,
    StoreUnavailable,
    UnknownMatch,
    VersionConflict,
    WakeUp,
)


class Noted(NoBus):
    def __init__(self) -> None:
        self.told: list[WakeUp] = []

    def tell(self, wake_up: WakeUp) -> None:
        self.told.append(wake_up)


def test_what_is_written_is_told() -> None:
    async def story() -> None:
        bus = Noted()
        store = TellingStore(MemoryStore(), bus)
        await store.create(record())
        await store.append("m", 0, [StoredEvent(Raw(b"{}"))] * 3)
        await store.append("m", 3, [StoredEvent(Raw(b"{}"))])
        await store.finish("m", None)
        assert await store.put("table", "t", b"1") == 1
        assert await store.put("table", "t", b"2", 1) == 2
        await store.delete("table", "t")
        assert bus.told == [
            *[WakeUp("match", "m", 0), WakeUp("match", "m", 3), WakeUp("match", "m", 4), WakeUp("match", "m", ENDED)],
            *[WakeUp("table", "t", 1), WakeUp("table", "t", 2), WakeUp("table", "t", 0)],
        ]

    asyncio.run(story())


def test_what_was_not_written_is_not_told() -> None:
    async def story() -> None:
        bus = Noted()
        store = TellingStore(MemoryStore(), bus)
        await store.create(record())
        bus.told.clear()
        with pytest.raises(VersionConflict):
            await store.create(record())
        with pytest.raises(VersionConflict):
            await store.append("m", 1, [StoredEvent(Raw(b"{}"))])
        with pytest.raises(UnknownMatch):
            await store.finish("another", None)
        with pytest.raises(RevisionConflict):
            await store.put("table", "t", b"", 1)
        with pytest.raises(RevisionConflict):
            await store.delete("table", "t", 1)
        assert bus.told == []

    asyncio.run(story())


class Lost(MemoryStore):
    """Writes, and the answer is lost on its way back."""

    async def append(self, match: str, expected_version: int, events: Sequence[StoredEvent]) -> None:
        await super().append(match, expected_version, events)
        raise StoreUnavailable("lost")

    async def put(self, kind: str, key: str, value: bytes, expected: int | None = None) -> int:
        await super().put(kind, key, value, expected)
        raise StoreUnavailable("lost")


def test_what_may_have_been_written_is_told() -> None:
    async def story() -> None:
        bus = Noted()
        store = TellingStore(Lost(), bus)
        await store.create(record())
        with pytest.raises(StoreUnavailable):
            await store.append("m", 0, [StoredEvent(Raw(b"{}"))])
        with pytest.raises(StoreUnavailable):
            await store.put("table", "t", b"", 0)
        assert bus.told[1:] == [WakeUp("match", "m", 1), WakeUp("table", "t", 1)]

    asyncio.run(story())
