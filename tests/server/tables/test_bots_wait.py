"""A bot whose command can't be stored waits and tries again: a full disk for a moment mustn't stop a match for good."""

import asyncio
from typing import Any

import pytest
from tests.server.matches.test_live import BrokenStore, House
from tests.server.toy_game import Add, record

from akili.bots.plan import Planned
from akili.server.ports import StoreUnavailable
from akili.server.tables import bots


class Adder:
    """Adds one, always, and counts how often it was asked."""

    asked = 0

    def plan(self, _: Any, now: int) -> Planned:
        self.asked += 1
        return Planned(now, Add(1))


def test_a_bot_goes_on_when_the_store_is_well_again(monkeypatch: pytest.MonkeyPatch) -> None:
    adder = Adder()
    monkeypatch.setattr(bots, "make_bot", lambda *_: adder)
    monkeypatch.setattr(bots, "ponders", lambda _: False)
    monkeypatch.setattr(bots, "NAP", 0.001)

    async def test() -> None:
        house, players = House(BrokenStore()), bots.BotPlayers()
        live = await house.matches.begin(record(goal=3, limit=None))
        house.store.trouble = StoreUnavailable("full")
        players.start(live, 0, "any")
        async with asyncio.timeout(60):
            while adder.asked < 3:
                await asyncio.sleep(0)
            house.store.trouble = None
            with live.watch() as watch:
                while not live.is_over:
                    await watch.changed(live.match.version)
        await players.close()

    asyncio.run(test())
