"""The stores in memory: for tests, and for a server that may forget."""

from collections.abc import Sequence

from akili.engine.game import Outcome
from akili.server.ports import MatchRecord, StoredEvent, UnknownMatch, VersionConflict


class MemoryStore:
    """An EventStore and a DocumentStore that last as long as the process."""

    def __init__(self) -> None:
        self._records: dict[str, MatchRecord] = {}
        self._logs: dict[str, list[StoredEvent]] = {}
        self._outcomes: dict[str, Outcome | None] = {}
        self._documents: dict[tuple[str, str], bytes] = {}

    async def create(self, record: MatchRecord) -> None:
        """A new match without events."""
        if record.id in self._records:
            raise VersionConflict(record.id)
        self._records[record.id] = record
        self._logs[record.id] = []

    async def append(self, match: str, expected_version: int, events: Sequence[StoredEvent]) -> None:
        """All or nothing."""
        log = self._log(match)
        if len(log) != expected_version:
            raise VersionConflict(match)
        log.extend(events)

    async def load(self, match: str) -> tuple[MatchRecord, list[StoredEvent]] | None:
        """The whole log."""
        record = self._records.get(match)
        return None if record is None else (record, list(self._logs[match]))

    async def finish(self, match: str, outcome: Outcome | None) -> None:
        """Note that the match is over."""
        self._log(match)
        self._outcomes[match] = outcome

    async def is_finished(self, match: str) -> bool:
        """Whether that was noted."""
        return match in self._outcomes

    async def unfinished(self) -> list[str]:
        """The matches that are to go on."""
        return [match for match in self._records if match not in self._outcomes]

    async def put(self, kind: str, key: str, value: bytes) -> None:
        """Keep a document."""
        self._documents[kind, key] = value

    async def get(self, kind: str, key: str) -> bytes | None:
        """A document."""
        return self._documents.get((kind, key))

    async def delete(self, kind: str, key: str) -> None:
        """Forget a document."""
        self._documents.pop((kind, key), None)

    async def all(self, kind: str) -> list[tuple[str, bytes]]:
        """Every document of a kind, in the order of keys."""
        return sorted((key, value) for (its_kind, key), value in self._documents.items() if its_kind == kind)

    async def close(self) -> None:
        """Nothing to do; the other stores have something."""

    def _log(self, match: str) -> list[StoredEvent]:
        if match not in self._logs:
            raise UnknownMatch(match)
        return self._logs[match]
