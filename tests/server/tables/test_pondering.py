"""A bot that ponders: nobody is held up by it, and a plan for what has changed meanwhile isn't carried out."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from tests.server.toy_game import GAMES, Add, Added, record

from akili.bots.plan import Planned
from akili.engine.game import Millis
from akili.server.adapters.memory import MemoryStore
from akili.server.matches.clock import ManualClock
from akili.server.matches.live import LiveMatches
from akili.server.tables import bots
from akili.server.tables.bots import BotPlayers

SEAT = 1


class Ponderer:
    """Thinks until it is told to stop, and then adds one more than all have so far."""

    ponders = True

    def __init__(self) -> None:
        self.asked = threading.Semaphore(0)
        self.may_answer = threading.Semaphore(0)
        self.threads: set[int] = set()

    def plan(self, view: Any, now: Millis) -> Planned | None:
        self.threads.add(threading.get_ident())
        self.asked.release()
        assert self.may_answer.acquire(timeout=60)
        return Planned(now, Add(sum(view.sums) + 1)) if view.sums[SEAT] == 0 else None


async def until_asked(bot: Ponderer) -> None:
    async with asyncio.timeout(60):
        while not bot.asked.acquire(blocking=False):
            await asyncio.sleep(0.001)


def test_the_loop_goes_on_and_an_old_plan_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Ponderer()
    monkeypatch.setattr(bots, "make_bot", lambda *_: bot)

    async def test() -> None:
        players = BotPlayers()
        live = await LiveMatches(MemoryStore(), GAMES, ManualClock(1_000_000)).begin(record())
        players.start(live, SEAT, "perfect")
        await until_asked(bot)
        await live.submit(0, Add(2), "a", arrived=live.now())  # while it ponders
        assert live.match.state.sums == (2, 0)
        bot.may_answer.release()
        await until_asked(bot)  # once more, for its first plan was an old one
        assert live.match.state.sums == (2, 0)
        bot.may_answer.release()
        await until_asked(bot)
        assert live.match.state.sums == (2, 3)
        bot.may_answer.release()
        await players.close()
        assert {event.seat for event in live.events_since(0) if isinstance(event, Added)} == {0, SEAT}

    asyncio.run(test())
    assert threading.get_ident() not in bot.threads
