"""A node that is alone does nothing for the others that there aren't: a command is one write, as ever."""

import asyncio
from collections import Counter
from functools import partial
from typing import Any

from tests.server.tables.test_abandoned import NotedBots
from tests.server.tables.test_hall import ADA, BO
from tests.server.toy_game import GAMES, Add

from akili.server.adapters.memory import MemoryStore
from akili.server.app import wire
from akili.server.matches.clock import ManualClock
from akili.server.settings import Settings


class Counted:
    """A store that counts what it is asked for."""

    def __init__(self) -> None:
        self._store = MemoryStore()
        self.asked: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        return partial(self._ask, name)

    async def _ask(self, name: str, *given: Any) -> Any:
        self.asked[name] += 1
        return await getattr(self._store, name)(*given)


def test_alone_nothing_is_written_or_read_for_others() -> None:
    async def story() -> None:
        store, clock = Counted(), ManualClock(1_000)
        services = wire(Settings(), store, GAMES, NotedBots(), clock)
        await services.open()
        code = (await services.hall.create(ADA, "toy", {"goal": 1_000, "limit": 60_000}, 2)).code
        await services.hall.join(code, BO)
        ears = [(await services.hall.enter(code, guest.id))[1] for guest in (ADA, BO)]
        await services.hall.start(code, ADA)
        store.asked.clear()
        live = services.matches.known(services.hall.find(code).match or "")
        assert live is not None
        for number in range(50):
            services.hall.plays(code, ADA.id)
            await live.submit(0, Add(1), f"c{number}", arrived=live.now())
        await services.codes.check(code, "address", ADA.id)
        for ear in ears:
            services.hall.exit(code, ear)
        for _ in range(50):
            clock.turn(100)
            await asyncio.sleep(0)
        assert store.asked == {"append": 50}
        await services.close()
        assert await store.all("node") == await store.all("presence") == []

    asyncio.run(story())
