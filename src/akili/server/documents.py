"""Documents as they are kept: what can't be read is left out, and the log says so in a line; the rest is served."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from typing import TypeVar

import msgspec

from akili.server.operation.logs import about
from akili.server.ports import DocumentStore, Kept

log = logging.getLogger("akili.store")
Document = TypeVar("Document")
Thing = TypeVar("Thing")


AT_A_TIME = 500  # that is a millisecond or two, in which nobody else gets a turn


def documents_of(store: DocumentStore, kind: str) -> AsyncIterator[list[tuple[str, Kept]]]:
    """All of a kind, however many there are: in pages, with turns for others between. What is changed meanwhile may
    be told as it was or as it is.
    """
    return _in_pages(lambda after: store.next_of(kind, after, AT_A_TIME), lambda document: document[0])


def keys_of(store: DocumentStore, kind: str) -> AsyncIterator[list[str]]:
    """Their keys, in the same way."""
    return _in_pages(lambda after: store.next_keys(kind, after, AT_A_TIME), lambda key: key)


async def _in_pages(
    read: Callable[[str | None], Awaitable[list[Thing]]], key_of: Callable[[Thing], str]
) -> AsyncIterator[list[Thing]]:
    after: str | None = None
    while page := await read(after):
        yield page
        after = key_of(page[-1])
        await asyncio.sleep(0)


def readable(kind: str, documents: Iterable[tuple[str, Kept]], shape: type[Document]) -> Iterator[tuple[str, Document]]:
    """All that can be read, each with its key."""
    for key, kept in documents:
        document = read(kind, key, kept.value, shape)
        if document is not None:
            yield key, document


def read(kind: str, key: str, value: bytes, shape: type[Document]) -> Document | None:
    """The document, or None where it can't be read."""
    try:
        return msgspec.json.decode(value, type=shape)
    except Exception as error:  # whatever somebody, or a disk, made of it
        leave_out(kind, key, error)
        return None


def leave_out(kind: str, key: str, why: object) -> None:
    """Say that something is there which nobody will see."""
    said = about(table=key if kind == "table" else None, match=key if kind in ("match", "result") else None)
    log.error("the %s %s is left out: %s", kind, key, " ".join(str(why).split()), extra=said)
