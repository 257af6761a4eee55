"""Who is at a table right now: the open sockets, and the bell that wakes them when something changes."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from akili.engine.game import Millis, Viewer
from akili.server.matches.lag import RoundTrips
from akili.server.matches.live import LiveMatch
from akili.server.pings import Pings
from akili.server.tables.lines import Lines

SLOW: Millis = 150  # a round trip from here on makes a line a slow one


class Ear:
    """One socket's bell: rung any number of times, heard once. Its pings say how far away it is."""

    __slots__ = ("_answer", "_event", "_is_rung", "_trouble", "pings", "player")

    def __init__(self, player: str | None, pings: Pings) -> None:
        self.player, self.pings = player, pings
        self._answer: Callable[[], bool] | None = None
        self._trouble: Exception | None = None
        self._is_rung = False
        self._event = asyncio.Event()
        self._event.set()

    def ring(self) -> None:
        """Something changed."""
        if self._answer is None:
            self._event.set()
        elif not self._is_rung:
            self._is_rung = True
            asyncio.get_running_loop().call_soon(self._try_answer)

    async def heard(self, answer: Callable[[], bool] | None = None) -> None:
        """Wait for the bell. One that can be answered at once, without waiting for anything, isn't heard here.

        To wake a task costs more than most answers; ``answer`` says False where it takes the task. What it raises is
        raised here.
        """
        self._answer = answer
        try:
            await self._event.wait()
        finally:
            self._answer = None
        self._event.clear()
        if self._trouble is not None:
            raise self._trouble

    def _try_answer(self) -> None:
        self._is_rung = False
        try:
            is_answered = self._answer is not None and self._answer()
        except Exception as trouble:
            self._trouble, is_answered = trouble, False
        if not is_answered:
            self._event.set()


class Room:
    """The sockets at one table, and the match they follow."""

    def __init__(self) -> None:
        self.revision = 0  # of what everyone sees of the table
        self.live: LiveMatch | None = None
        self._ears: set[Ear] = set()
        self._present: Counter[str | None] = Counter()
        self._lines = Lines()
        self._slow: set[str] = set()
        self._follower: asyncio.Task[None] | None = None
        self._views: dict[Viewer, Raw] = {}
        self._open_view: Any = None  # of a game in which all see the same
        self._views_version = -1

    def view(self, live: LiveMatch, viewer: Viewer) -> Raw:
        """What a viewer sees now, encoded once for all sockets that see the same."""
        if live is not self.live:
            return Raw(msgspec.json.encode(live.match.view(viewer)))
        if self._views_version != live.match.version:
            self._views, self._open_view, self._views_version = {}, None, live.match.version
        if viewer not in self._views:
            self._views[viewer] = Raw(msgspec.json.encode(self._seen(live, viewer)))
        return self._views[viewer]

    def _seen(self, live: LiveMatch, viewer: Viewer) -> Any:
        if not live.match.game.is_open:
            return live.match.view(viewer)
        if self._open_view is None:
            self._open_view = live.match.view(viewer)
        return replace(self._open_view, you=viewer)

    @property
    def is_empty(self) -> bool:
        """No socket is open here."""
        return not self._ears

    def is_present(self, player: str | None) -> bool:
        """Whether one of the player's sockets is open here."""
        return self._present[player] > 0

    @property
    def players(self) -> frozenset[str]:
        """Those with a name who have a socket here."""
        return frozenset(player for player in self._present if player is not None)

    @property
    def nameless(self) -> int:
        """How many sockets of nobody there are here."""
        return self._present[None]

    def trip(self, player: str | None) -> Millis | None:
        """The round trip that counts for the player, no finer than anybody needs to know."""
        nearest = self._lines.nearest(player) if player is not None and self.is_present(player) else None
        return None if nearest is None or nearest.usual is None else coarse(nearest.usual)

    def way(self, ear: Ear) -> RoundTrips:
        """What counts for a command that came through this socket."""
        return RoundTrips() if ear.player is None else self._lines.of_command(ear.player, ear.pings)

    def measured(self, player: str) -> bool:
        """After a ping of the player's: whether the line became a slow one, or no longer is one."""
        nearest = self._lines.nearest(player)
        is_slow = nearest is not None and (nearest.usual or 0) >= SLOW
        was_slow = player in self._slow
        (self._slow.add if is_slow else self._slow.discard)(player)
        return was_slow != is_slow

    def enter(self, player: str | None, pings: Pings) -> Ear:
        """A socket more."""
        ear = Ear(player, pings)
        if player is not None:
            self._lines.opened(player, pings)
        self._ears.add(ear)
        self._present[player] += 1
        self.changed()
        return ear

    def leave(self, ear: Ear) -> None:
        """A socket less."""
        self._ears.discard(ear)
        self._present[ear.player] -= 1
        self._present += Counter()  # drops who is at zero
        if ear.player is not None:
            self._lines.closed(ear.player, ear.pings)
            if not self.is_present(ear.player):
                self._slow.discard(ear.player)
        self.changed()

    def changed(self) -> None:
        """The table looks different."""
        self.revision += 1
        self._ring()

    def follow(self, live: LiveMatch | None) -> None:
        """Wake the sockets for this match from now on."""
        if live is self.live:
            return
        self.stop()
        self.live = live
        self._views_version = -1
        if live is not None:
            self._follower = asyncio.create_task(self._follow(live))

    def stop(self) -> None:
        """Follow nothing any more."""
        if self._follower is not None:
            self._follower.cancel()
            self._follower = None

    def _ring(self) -> None:
        for ear in self._ears:
            ear.ring()

    async def _follow(self, live: LiveMatch) -> None:
        with live.watch() as watch:
            seen = live.match.version
            self._ring()
            while True:
                seen = await watch.changed(seen)
                self._ring()


def coarse(trip: Millis) -> Millis:
    """In steps of 10 ms, and of 50 from 100 ms on."""
    step = 10 if trip < 100 else 50
    return step * round(trip / step)
