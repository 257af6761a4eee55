"""Several nodes in one process on one store, on a clock that the test turns; each of them can die at any moment."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any

from tests.server.running import ROOMY

from akili.engine.game import Millis
from akili.engine.steps import AnyGame
from akili.server.adapters.bus import Exchange, LocalBus
from akili.server.adapters.memory import MemoryStore
from akili.server.app import wire
from akili.server.matches.clock import Alarm, ManualClock
from akili.server.matches.live import LiveMatch
from akili.server.ports import StoredEvent
from akili.server.settings import Settings
from akili.server.tables.bots import BotDriver, BotPlayers
from akili.server.tables.hall import Hall
from akili.server.tables.room import Ear, Room
from akili.server.tables.table import Table

STEP: Millis = 100


class Life:
    """What a node has as long as it lives."""

    def __init__(self) -> None:
        self.is_over = False

    async def still(self) -> None:
        """Go on, or, where it is over, never."""
        if self.is_over:
            await asyncio.Event().wait()


class OwnClock:
    """The clock of all; but what a dead node wanted to do then never happens."""

    def __init__(self, clock: ManualClock, life: Life) -> None:
        self._clock, self._life = clock, life

    def now(self) -> Millis:
        return self._clock.now()

    def call_at(self, when: Millis, action: Callable[[], None]) -> Alarm:
        return self._clock.call_at(when, lambda: None if self._life.is_over else action())


class OwnStore:
    """The store of all, some steps away; who dies on the way there or back learns nothing of what came of it."""

    def __init__(self, store: MemoryStore, life: Life, town: Town) -> None:
        self._store, self._life, self._town = store, life, town

    def __getattr__(self, name: str) -> Any:
        return partial(self._ask, getattr(self._store, name))

    async def _ask(self, ask: Callable[..., Awaitable[Any]], *given: Any) -> Any:
        await self._way()
        answer = await ask(*given)
        await self._way()
        return answer

    async def _way(self) -> None:
        for _ in range(self._town.luck.choice(self._town.ways)):
            await asyncio.sleep(0)
        await self._life.still()


class House:
    """One node."""

    def __init__(self, town: Town, bots: BotDriver, settings: Settings) -> None:
        self._town, self._life = town, Life()
        self.clock = OwnClock(town.clock, self._life)
        self.bus = LocalBus(town.exchange)
        self.bots = bots
        store: Any = OwnStore(town.store, self._life, town)
        self.services = wire(
            settings, store, town.games, bots, self.clock, wake_ups=self.bus, name=f"node-{town.booted}"
        )

    @property
    def name(self) -> str:
        return self.services.node.neighbours.node

    @property
    def hall(self) -> Hall:
        return self.services.hall

    async def enter(self, code: str, player: str | None) -> tuple[Room, Ear]:
        """A socket comes, by a code that may be unknown here."""
        await self.hall.seek(code)
        return await self.hall.enter(code, player)

    def live(self, code: str) -> LiveMatch | None:
        match = self.hall.find(code).match
        return None if match is None else self.services.matches.known(match)

    async def close(self) -> None:
        """Go in good order."""
        await self.services.close()
        self._town.houses.remove(self)

    async def die(self) -> None:
        """In the middle of everything."""
        self._life.is_over = True
        await self.bus.close()
        await self.bots.close()
        self._town.houses.remove(self)


class Town:
    """``houses`` are the nodes that live."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        bots: Callable[[], BotDriver] = lambda: BotPlayers(0),
        seed: int = 0,
        settings: Settings | None = None,
    ) -> None:
        self.games, self._bots = games, bots
        self.settings = settings or Settings(limits=ROOMY)
        self.store, self.clock, self.exchange = MemoryStore(), ManualClock(1_000_000), Exchange()
        self.luck = random.Random(seed)
        self.ways: Sequence[int] = (0, 1, 2)  # steps to the store, or back
        self.houses: list[House] = []
        self.booted = 0

    async def boot(self) -> House:
        """A node more."""
        self.booted += 1
        house = House(self, self._bots(), self.settings)
        self.houses.append(house)
        await house.services.open()
        await settled()
        return house

    async def wait(self, seconds: float) -> None:
        """Time passes, step by step, for nodes that give no sign for three seconds are dead."""
        for _ in range(round(1000 * seconds) // STEP):
            self.clock.turn(STEP)
            await settled()

    async def log(self, match: str | None) -> list[StoredEvent]:
        loaded = await self.store.load(match or "")
        assert loaded is not None
        return list(loaded[1])

    def table(self, code: str) -> Table:
        """What every node takes it for."""
        tables = [house.hall.find(code) for house in self.houses]
        known = [(table.phase, table.match, table.seats, table.host, table.options, table.gone) for table in tables]
        assert all(each == known[0] for each in known), known
        return tables[0]

    def minder(self, key: str | None) -> House:
        """Who minds this, by everybody's word."""
        minders = [house for house in self.houses if house.services.node.neighbours.minds(key or "")]
        assert len(minders) == 1
        return minders[0]

    async def close(self) -> None:
        for house in list(self.houses):
            await house.close()


async def settled() -> None:
    """All that can happen at this time has happened."""
    for _ in range(80):
        await asyncio.sleep(0)


def tell(story: Callable[[Town], Awaitable[None]], games: Mapping[str, AnyGame], nodes: int = 2, **more: Any) -> None:
    """Run a story in a town with so many nodes."""

    async def told() -> None:
        town = Town(games, **more)
        for _ in range(nodes):
            await town.boot()
        async with asyncio.timeout(120):
            await story(town)
            await town.close()

    asyncio.run(told())
