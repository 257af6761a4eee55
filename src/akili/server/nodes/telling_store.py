"""A store that tells the other nodes of everything it has written, so that nobody has to remember that."""

from __future__ import annotations

from collections.abc import Sequence

from akili.engine.game import Outcome
from akili.server.ports import ENDED, MatchRecord, Store, StoredEvent, StoreUnavailable, WakeUp, WakeUps

MATCH = "match"


class TellingStore:
    """A Store over another one; a word is said when what it is about is safe."""

    def __init__(self, store: Store, wake_ups: WakeUps) -> None:
        self._store, self._wake_ups = store, wake_ups
        self.load, self.progress = store.load, store.progress
        self.is_finished, self.unfinished = store.is_finished, store.unfinished
        self.get, self.all, self.revisions = store.get, store.all, store.revisions
        self.next_of, self.next_keys = store.next_of, store.next_keys
        self.close = store.close

    async def create(self, record: MatchRecord) -> None:
        """A new match."""
        await self._store.create(record)
        self._wake_ups.tell(WakeUp(MATCH, record.id, 0))

    async def append(self, match: str, expected_version: int, events: Sequence[StoredEvent]) -> None:
        """More events."""
        word = WakeUp(MATCH, match, expected_version + len(events))
        try:
            await self._store.append(match, expected_version, events)
        except StoreUnavailable:
            self._wake_ups.tell(word)  # it may have been written all the same, and who looks in vain loses nothing
            raise
        self._wake_ups.tell(word)

    async def finish(self, match: str, outcome: Outcome | None) -> None:
        """A match is over."""
        await self._store.finish(match, outcome)
        self._wake_ups.tell(WakeUp(MATCH, match, ENDED))

    async def put(self, kind: str, key: str, value: bytes, expected: int | None = None) -> int:
        """A document as it is now."""
        try:
            revision = await self._store.put(kind, key, value, expected)
        except StoreUnavailable:
            if expected is not None:
                self._wake_ups.tell(WakeUp(kind, key, expected + 1))  # as above
            raise
        self._wake_ups.tell(WakeUp(kind, key, revision))
        return revision

    async def delete(self, kind: str, key: str, expected: int | None = None) -> None:
        """A document less."""
        await self._store.delete(kind, key, expected)
        self._wake_ups.tell(WakeUp(kind, key, 0))
