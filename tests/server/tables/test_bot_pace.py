"""A server may let bots take only a part of their time, or none."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.toy_game import GAMES, Add, record

from akili.bots.plan import Planned
from akili.engine.game import Millis
from akili.server.adapters.memory import MemoryStore
from akili.server.matches.clock import ManualClock
from akili.server.matches.live import LiveMatches
from akili.server.tables import bots
from akili.server.tables.bots import BotPlayers

SEAT = 1
HOUR: Millis = 3_600_000


class Leisurely:
    """Adds one, in an hour."""

    def plan(self, view: Any, now: Millis) -> Planned | None:
        return Planned(now + HOUR, Add(1)) if view.sums[SEAT] == 0 else None


@pytest.mark.parametrize("pace", [0.0, 1e-6])
def test_what_takes_an_hour_is_done_at_once(monkeypatch: pytest.MonkeyPatch, pace: float) -> None:
    monkeypatch.setattr(bots, "make_bot", lambda *_: Leisurely())

    async def test() -> None:
        players = BotPlayers(pace)
        live = await LiveMatches(MemoryStore(), GAMES, ManualClock(1_000_000)).begin(record())
        with live.watch() as watch:
            players.start(live, SEAT, "easy")
            async with asyncio.timeout(60):
                await watch.changed(live.match.version)
        assert live.match.state.sums == (0, 1)
        await players.close()

    asyncio.run(test())
