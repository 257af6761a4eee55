"""Who has a socket at a table, over all nodes: each node keeps a document per table with those who are there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection
from functools import partial
from typing import Protocol

import msgspec
from msgspec import Struct

from akili.engine.game import Millis
from akili.server.documents import read
from akili.server.matches.clock import Clock
from akili.server.nodes.chores import Chores
from akili.server.nodes.neighbours import Neighbours
from akili.server.ports import DocumentStore

KIND = "presence"


class Here(Struct, frozen=True):
    """Those who have a socket at a table: players with a name, and how many sockets there are without one."""

    players: frozenset[str] = frozenset()
    nameless: int = 0
    trips: dict[str, Millis] = {}  # the round trips of players, as far as they were known when somebody came or went


NOBODY = Here()


class Hearer(Protocol):
    """Who wants to know that people came to a table at another node, or went."""

    def __call__(self, code: str, came: frozenset[str], went: frozenset[str]) -> None:
        """They came or went there; they may be here as well."""


class Presences:
    """What this node says of its own sockets, and what the living others say of theirs. Alone: nothing."""

    def __init__(self, store: DocumentStore, clock: Clock, neighbours: Neighbours) -> None:
        self._store, self._neighbours = store, neighbours
        self._here: Callable[[str], Here] = lambda _: NOBODY
        self._hear: Hearer = lambda *_: None
        self._chores = Chores(clock)
        self._written: dict[str, Here] = {}  # our own word, where there is anybody
        self._revisions: dict[str, int] = {}  # of all that was read
        self._said: defaultdict[str, dict[str, Here]] = defaultdict(dict)  # by table and node
        self._counted: dict[str, Here] = {}  # of the living others together, where there is anybody
        neighbours.when_changed(self._count_all)

    def attach(self, here: Callable[[str], Here], hear: Hearer) -> None:
        """Who knows the sockets of this node, and wants to hear of the others."""
        self._here, self._hear = here, hear

    def elsewhere(self, code: str) -> Here:
        """Those who are at a table through other nodes."""
        return self._counted.get(code, NOBODY)

    def say(self, code: str) -> None:
        """Something may have changed about those who are here."""
        if not self._neighbours.is_alone:
            self._chores.do("saying who is here", partial(self._write, code), code)

    def has_told_trip(self, code: str, player: str) -> bool:
        """Whether the others know how far away this player is from here; alone there is nobody to tell."""
        return self._neighbours.is_alone or player in self._written.get(code, NOBODY).trips

    def woken(self, key: str, version: int) -> None:
        """Another node has said something else."""
        if version == 0:
            self._lose(key)
        elif version != self._revisions.get(key):
            self._chores.do("reading who is elsewhere", partial(self._read, key), key)

    async def compare(self) -> None:
        """Read what isn't known yet."""
        found = await self._store.revisions(KIND)
        for key in (self._revisions.keys() | map(self._own, self._written)) - found.keys():
            self._lose(key)
        for key, revision in found.items():
            if revision != self._revisions.get(key) and _node(key) != self._neighbours.node:
                await self._read(key)

    async def sweep(self, codes: Collection[str]) -> None:
        """Take away what was said of tables that are gone, and by nodes that are."""
        for key in await self._store.revisions(KIND):
            if _code(key) not in codes or _node(key) not in self._neighbours.known:
                await self._store.delete(KIND, key)
                self._lose(key)

    async def close(self) -> None:
        """Finish what is under way."""
        await self._chores.close()

    def _own(self, code: str) -> str:
        return f"{code}/{self._neighbours.node}"

    async def _write(self, code: str) -> None:
        here = self._here(code)
        if here == self._written.get(code, NOBODY):
            return
        await self._store.put(KIND, self._own(code), msgspec.json.encode(here))
        if here == NOBODY:
            self._written.pop(code, None)
        else:
            self._written[code] = here

    async def _read(self, key: str) -> None:
        kept = await self._store.get(KIND, key)
        if kept is None:
            self._lose(key)
        elif kept.revision != self._revisions.get(key):
            self._revisions[key] = kept.revision
            self._said[_code(key)][_node(key)] = read(KIND, key, kept.value, Here) or NOBODY
            self._count(_code(key))

    def _lose(self, key: str) -> None:
        """What was said there is gone; ours is said again, if others took us for gone."""
        code, node = _code(key), _node(key)
        if node == self._neighbours.node:
            self._written.pop(code, None)
            self.say(code)
            return
        self._revisions.pop(key, None)
        self._said[code].pop(node, None)
        self._count(code)
        if not self._said[code]:
            del self._said[code]

    def _count_all(self) -> None:
        for code in list(self._said):
            self._count(code)

    def _count(self, code: str) -> None:
        before = self.elsewhere(code)
        living = self._neighbours.living
        said = [here for node, here in self._said.get(code, {}).items() if node in living]
        trips = {player: trip for here in said for player, trip in here.trips.items()}
        players = frozenset[str]().union(*(here.players for here in said))
        after = Here(players, sum(here.nameless for here in said), trips)
        if after == NOBODY:
            self._counted.pop(code, None)
        else:
            self._counted[code] = after
        if after != before:
            self._hear(code, after.players - before.players, before.players - after.players)


def _code(key: str) -> str:
    return key.partition("/")[0]


def _node(key: str) -> str:
    return key.partition("/")[2]
