"""Which nodes there are now, and which of them minds a thing that one of them has to mind."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b

from akili.engine.game import Millis
from akili.server.matches.clock import Alarm, Clock
from akili.server.nodes.chores import Chores
from akili.server.ports import DocumentStore

KIND = "node"
BEAT: Millis = 1_000  # between two signs of life
LOOK: Millis = 500  # between two looks at those of the others
GONE = 6  # looks in a row without a sign of life: 3 s, however long the store itself was away
FORGOTTEN = 120  # looks, then its document is taken away
MOST_REMEMBERED = 50_000  # things of which it is remembered who minds them
log = logging.getLogger("akili.nodes")


class Neighbours:
    """The living, by a document that each of them writes again and again. Alone: nothing is written, all is ours.

    Two nodes may take each other for dead, or both mind the same for a moment. That is slower, and right all the same:
    the store takes what one of them writes.
    """

    def __init__(self, store: DocumentStore, clock: Clock, node: str, *, is_alone: bool = False) -> None:
        self.node, self.is_alone = node, is_alone
        self._store, self._clock = store, clock
        self._chores = Chores(clock)
        self._revisions: dict[str, int] = {}  # of the others
        self._still: dict[str, int] = {}  # looks since a node's last sign of life
        self._living = frozenset({node})
        self._beaten: Millis = 0
        self._is_counted = is_alone  # by the others
        self._alarm: Alarm | None = None
        self._on_change: list[Callable[[], None]] = []

    @property
    def living(self) -> frozenset[str]:
        """The names of all nodes that live, with our own."""
        return self._living

    @property
    def known(self) -> frozenset[str]:
        """The living, and those who may only have been silent for a while."""
        return self._living | self._still.keys()

    def minds(self, key: str) -> bool:
        """Whether of all the living this node is to mind it; each of them comes to the same answer."""
        return len(self._living) == 1 or minder(self._living, key) == self.node

    def acts_for(self, key: str) -> bool:
        """The same, once the others leave it to us: who starts gets ready, and drives nobody yet."""
        return self._is_counted and self.minds(key)

    def when_changed(self, act: Callable[[], None]) -> None:
        """Do this whenever a node comes or goes."""
        self._on_change.append(act)

    async def open(self) -> None:
        """See who lives. What we shall mind among them can be got ready; they don't know of us yet."""
        if not self.is_alone:
            await self.compare()
            self._tick()

    async def join(self) -> None:
        """Say that we live, now and again and again from now on."""
        if not self.is_alone:
            await self._beat()
            self._is_counted = True

    async def close(self) -> None:
        """Go, and let the others know."""
        if self.is_alone:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        await self._chores.close()
        try:
            await self._store.delete(KIND, self.node)
        except Exception as error:  # they will see that we stand still
            log.warning("the other nodes aren't told that this one goes: %s", error)

    def woken(self, key: str, version: int) -> None:
        """Another node has come, gone, or given a sign of life."""
        if version and key not in self._revisions:
            self._revisions[key], self._still[key] = version, 0
        elif not version:
            self._forget(key)
        self._settle()

    async def compare(self) -> None:
        """Look at the signs of life."""
        found = await self._store.revisions(KIND)
        found.pop(self.node, None)
        for gone in self._revisions.keys() - found.keys():
            self._forget(gone)
        for node, revision in found.items():
            self._still[node] = self._still.get(node, 0) + 1 if self._revisions.get(node) == revision else 0
            self._revisions[node] = revision
        self._settle()
        for node in [node for node, looks in self._still.items() if looks >= FORGOTTEN]:
            await self._store.delete(KIND, node)
            self._forget(node)

    def _tick(self) -> None:
        self._chores.do("a look at the other nodes", self.compare)
        if self._is_counted and self._clock.now() - self._beaten >= BEAT:
            self._chores.do("a sign of life", self._beat)
        self._alarm = self._clock.call_at(self._clock.now() + LOOK, self._tick)

    async def _beat(self) -> None:
        self._beaten = self._clock.now()
        await self._store.put(KIND, self.node, b"{}")

    def _forget(self, node: str) -> None:
        self._revisions.pop(node, None)
        self._still.pop(node, None)

    def _settle(self) -> None:
        living = frozenset(node for node, looks in self._still.items() if looks < GONE) | {self.node}
        if living == self._living:
            return
        log.info("nodes that live: %s", ", ".join(sorted(living)))
        self._living = living
        for act in self._on_change:
            act()


@lru_cache(MOST_REMEMBERED)
def minder(living: frozenset[str], key: str) -> str:
    """Who of them minds it. Asked for every word of others about a match, so it is remembered until a node changes."""
    return max(living, key=lambda node: _rank(node, key))


def _rank(node: str, key: str) -> bytes:
    return blake2b(f"{node}/{key}".encode(), digest_size=8).digest()
