"""The stores in memory: for tests, and for a server that may forget."""

from collections.abc import Collection, Sequence
from itertools import islice

from akili.engine.game import Outcome
from akili.server.ports import (
    Kept,
    MatchRecord,
    Progress,
    RevisionConflict,
    StoredEvent,
    UnknownMatch,
    VersionConflict,
)


class MemoryStore:
    """An EventStore and a DocumentStore that last as long as the process."""

    def __init__(self) -> None:
        self._records: dict[str, MatchRecord] = {}
        self._logs: dict[str, list[StoredEvent]] = {}
        self._outcomes: dict[str, Outcome | None] = {}
        self._documents: dict[tuple[str, str], Kept] = {}

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

    async def load(self, match: str, since: int = 0) -> tuple[MatchRecord, list[StoredEvent]] | None:
        """The log after that version."""
        record = self._records.get(match)
        return None if record is None else (record, self._logs[match][since:])

    async def progress(self, matches: Collection[str]) -> dict[str, Progress]:
        """How far these have come."""
        known = (match for match in matches if match in self._records)
        return {match: Progress(len(self._logs[match]), match in self._outcomes) for match in known}

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

    async def put(self, kind: str, key: str, value: bytes, expected: int | None = None) -> int:
        """Keep a document."""
        revision = self._require(kind, key, expected) + 1
        self._documents[kind, key] = Kept(value, revision)
        return revision

    async def get(self, kind: str, key: str) -> Kept | None:
        """A document."""
        return self._documents.get((kind, key))

    async def delete(self, kind: str, key: str, expected: int | None = None) -> None:
        """Forget a document."""
        self._require(kind, key, expected)
        self._documents.pop((kind, key), None)

    async def all(self, kind: str) -> list[tuple[str, Kept]]:
        """Every document of a kind, in the order of keys."""
        of_kind = ((key, kept) for (its_kind, key), kept in self._documents.items() if its_kind == kind)
        return sorted(of_kind, key=lambda document: document[0])

    async def next_of(self, kind: str, after: str | None, most: int) -> list[tuple[str, Kept]]:
        """Some of them."""
        later = (document for document in await self.all(kind) if after is None or document[0] > after)
        return list(islice(later, most))

    async def revisions(self, kind: str) -> dict[str, int]:
        """What there is of a kind."""
        return {key: kept.revision for key, kept in await self.all(kind)}

    async def next_keys(self, kind: str, after: str | None, most: int) -> list[str]:
        """Some of them."""
        return [key for key, _ in await self.next_of(kind, after, most)]

    async def close(self) -> None:
        """Nothing to do; the other stores have something."""

    def _log(self, match: str) -> list[StoredEvent]:
        if match not in self._logs:
            raise UnknownMatch(match)
        return self._logs[match]

    def _require(self, kind: str, key: str, expected: int | None) -> int:
        """The revision that is there."""
        kept = self._documents.get((kind, key))
        revision = 0 if kept is None else kept.revision
        if expected not in (None, revision):
            raise RevisionConflict(f"{kind} {key}")
        return revision
