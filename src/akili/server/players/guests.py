"""Who is who: a guest is known by a random token in a cookie, of which only the hash is kept."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Collection
from contextlib import suppress
from hashlib import sha256
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from akili.engine.game import Millis
from akili.server.documents import read, readable
from akili.server.matches.clock import Clock
from akili.server.players.name import clean_name
from akili.server.ports import DocumentStore, StoreUnavailable

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
        self._known: OrderedDict[str, Guest] = OrderedDict()

    async def find(self, token: str | None) -> Guest | None:
        """Whose token this is."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        key = _hash(token)
        if key not in self._known:
            found = await self._store.get(KIND, key)
            guest = None if found is None else read(KIND, key, found.value, Guest)
            if guest is None:
                return None
            self._remember(key, guest)
        if self._clock.now() - self._known[key].seen > DAY:
            await self._note(key)
        return self._known[key]

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
        """All who weren't seen since then, but for these; who was kept before that was noted is seen now."""
        for key, guest in await asyncio.to_thread(list, readable(KIND, await self._store.all(KIND), Guest)):
            newest = self._known.get(key, guest)
            if not newest.seen:
                await self._keep(key, msgspec.structs.replace(newest, seen=self._clock.now()))
            elif newest.seen < unseen_since and newest.id not in kept:
                self._known.pop(key, None)
                await self._store.delete(KIND, key)

    async def _note(self, key: str) -> None:
        """That they were here today; not worth a refusal where it can't be kept."""
        seen = msgspec.structs.replace(self._known[key], seen=self._clock.now())
        self._remember(key, seen)
        with suppress(StoreUnavailable):
            await self._keep(key, seen)

    async def _keep(self, key: str, guest: Guest) -> None:
        await self._store.put(KIND, key, msgspec.json.encode(guest))
        self._remember(key, guest)

    def _remember(self, key: str, guest: Guest) -> None:
        self._known[key] = guest
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
