"""Everything of one database into an empty other one: whole, or not at all."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Protocol

from msgspec import Struct

from akili.server.adapters.refused import StoreRefused

AT_ONCE = 200  # matches in memory


class Counts(Struct, frozen=True):
    """How much there is."""

    matches: int
    events: int
    documents: int

    def __str__(self) -> str:
        return f"{self.matches} matches with {self.events} events, and {self.documents} documents"


class EventRow(Struct, frozen=True):
    """As it is kept."""

    version: int
    event: bytes
    cause: str | None
    step: bytes | None


class MatchRow(Struct, frozen=True):
    """As it is kept, with its events."""

    id: str
    record: bytes
    outcome: bytes | None
    events: list[EventRow]


class DocumentRow(Struct, frozen=True):
    """As it is kept."""

    kind: str
    key: str
    value: bytes
    revision: int


class Source(Protocol):
    """A database as it is in this moment."""

    async def counts(self) -> Counts:
        """How much there is."""

    def matches(self) -> AsyncIterator[list[MatchRow]]:
        """All of them, some at a time, in the order they were made."""

    def documents(self) -> AsyncIterator[list[DocumentRow]]:
        """All of them, some at a time."""


class Target(Protocol):
    """A database that nobody else can write to until this is done; what goes wrong leaves it as it was."""

    async def counts(self) -> Counts:
        """How much there is."""

    async def add_matches(self, matches: list[MatchRow]) -> None:
        """After those that are there."""

    async def add_documents(self, documents: list[DocumentRow]) -> None:
        """Beside those that are there."""


async def copy(source: Source, target: Target) -> Counts:
    """What was copied; raises StoreRefused if the target isn't empty, or hasn't everything afterwards."""
    there = await target.counts()
    if there != Counts(0, 0, 0):
        raise StoreRefused(f"Nothing was copied: the target has {there} already; name an empty one.")
    async for matches in source.matches():
        await target.add_matches(matches)
    async for documents in source.documents():
        await target.add_documents(documents)
    wanted, got = await source.counts(), await target.counts()
    if wanted != got:
        raise StoreRefused(f"Nothing was copied: of {wanted} only {got} arrived.")
    return got
