"""Who is who: a guest is known by a random token in a cookie, of which only the hash is kept."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from hashlib import sha256
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from akili.server.documents import read
from akili.server.players.name import clean_name
from akili.server.ports import DocumentStore

COOKIE = "akili_guest"
KIND = "guest"
TOKEN_BYTES = 32
LONGEST_TOKEN = 64
REMEMBERED = 20_000

Colour = Literal["red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"]
COLOURS: tuple[Colour, ...] = get_args(Colour)


class Guest(Struct, frozen=True):
    """A person, in however many tabs."""

    id: str
    name: str
    colour: Colour


class Guests:
    """All guests, by the hash of their token."""

    def __init__(self, store: DocumentStore) -> None:
        self._store = store
        self._known: OrderedDict[str, Guest] = OrderedDict()

    async def find(self, token: str | None) -> Guest | None:
        """Whose token this is."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        key = _hash(token)
        if key not in self._known:
            found = await self._store.get(KIND, key)
            guest = None if found is None else read(KIND, key, found, Guest)
            if guest is None:
                return None
            self._remember(key, guest)
        return self._known[key]

    async def welcome(self, name: str, colour: Colour) -> tuple[Guest, str]:
        """A new guest and their token; raises Rejected for a bad name."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        guest = Guest(secrets.token_urlsafe(9), clean_name(name), colour)
        await self._keep(_hash(token), guest)
        return guest, token

    async def rename(self, token: str, guest: Guest, name: str, colour: Colour) -> Guest:
        """The same guest by another name."""
        renamed = msgspec.structs.replace(guest, name=clean_name(name), colour=colour)
        await self._keep(_hash(token), renamed)
        return renamed

    async def _keep(self, key: str, guest: Guest) -> None:
        await self._store.put(KIND, key, msgspec.json.encode(guest))
        self._remember(key, guest)

    def _remember(self, key: str, guest: Guest) -> None:
        self._known[key] = guest
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
