"""Who is who: a guest is known by a random token in a cookie, of which only the hash is kept."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Collection
from contextlib import suppress
from hashlib import sha256
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from akili.engine.game import Millis
from akili.server.documents import documents_of, read, readable
from akili.server.matches.clock import Clock
from akili.server.players.name import clean_name
from akili.server.ports import DocumentStore, RevisionConflict, StoreUnavailable

COOKIE = "akili_guest"
KIND = "guest"
TOKEN_BYTES = 32
LONGEST_TOKEN = 64
DAY: Millis = 86_400_000
REMEMBERED = 20_000

Colour = Literal["red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"]
COLOURS: tuple[Colour, ...] = get_args(Colour)


class Guest(Struct, frozen=True):
    """A person, in however many tabs."""

    id: str
    name: str
    colour: Colour
    seen: Millis = 0  # since 1970, to the day; 0 where that wasn't noted yet


class Guests:
    """All guests, by the hash of their token."""

    def __init__(self, store: DocumentStore, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._known: OrderedDict[str, tuple[Guest, int]] = OrderedDict()  # with the revision
        self._words = 0  # of other nodes, by which something read before may be old

    async def find(self, token: str | None) -> Guest | None:
        """Whose token this is."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        key = _hash(token)
        known = self._known.get(key) or await self._read(key)
        if known is not None and self._clock.now() - known[0].seen > DAY:
            return await self._note(key, *known)
        return None if known is None else known[0]

    async def welcome(self, name: str, colour: Colour) -> tuple[Guest, str]:
        """A new guest and their token; raises Rejected for a bad name."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        guest = Guest(secrets.token_urlsafe(9), clean_name(name), colour, self._clock.now())
        await self._keep(_hash(token), guest)
        return guest, token

    async def rename(self, token: str, guest: Guest, name: str, colour: Colour) -> Guest:
        """The same guest by another name."""
        renamed = msgspec.structs.replace(guest, name=clean_name(name), colour=colour)
        await self._keep(_hash(token), renamed)
        return renamed

    async def forget(self, unseen_since: Millis, kept: Collection[str]) -> None:
        """All who weren't seen since then, but for these; who was kept before that was noted is seen now.

        So is who was seen by a wall clock that was put back since.
        """
        async for page in documents_of(self._store, KIND):
            revisions = {key: document.revision for key, document in page}
            for key, guest in readable(KIND, page, Guest):
                newest, revision = self._known.get(key, (guest, revisions[key]))
                await self._look_at(key, newest, revision, unseen_since, kept)

    async def _look_at(
        self, key: str, guest: Guest, revision: int, unseen_since: Millis, kept: Collection[str]
    ) -> None:
        with suppress(RevisionConflict):  # they are here, at another node
            if not 0 < guest.seen <= self._clock.now():
                await self._keep(key, msgspec.structs.replace(guest, seen=self._clock.now()), revision)
            elif guest.seen < unseen_since and guest.id not in kept:
                self._known.pop(key, None)
                await self._store.delete(KIND, key, revision)

    def woken(self, key: str, version: int) -> None:  # noqa: ARG002 - whatever it is, it is read when it is needed
        """Another node has changed this guest."""
        self._words += 1
        self._known.pop(key, None)

    async def compare(self) -> None:
        """Others may have changed anyone: read them again when they are needed."""
        self._words += 1
        self._known.clear()

    async def _read(self, key: str) -> tuple[Guest, int] | None:
        words = self._words
        found = await self._store.get(KIND, key)
        guest = None if found is None else read(KIND, key, found.value, Guest)
        if found is None or guest is None:
            return None
        if words == self._words:
            self._remember(key, guest, found.revision)
        return guest, found.revision

    async def _note(self, key: str, guest: Guest, revision: int) -> Guest:
        """That they were here today; not worth a refusal where it can't be kept."""
        seen = msgspec.structs.replace(guest, seen=self._clock.now())
        self._remember(key, seen, revision)
        try:
            await self._keep(key, seen, revision)
        except RevisionConflict:
            self._known.pop(key, None)
            newest = await self._read(key)
            return seen if newest is None else newest[0]
        except StoreUnavailable:
            pass
        return seen

    async def _keep(self, key: str, guest: Guest, expected: int | None = None) -> None:
        self._remember(key, guest, await self._store.put(KIND, key, msgspec.json.encode(guest), expected))

    def _remember(self, key: str, guest: Guest, revision: int) -> None:
        self._known[key] = guest, revision
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
