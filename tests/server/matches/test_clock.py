"""The judge's clock by another one: nodes agree, however long the answers take, and whatever their walls say."""

import asyncio
import time

from akili.server.matches.clock import SystemClock


def test_the_quickest_answer_sets_the_clock() -> None:
    ahead = 5_000.0  # seconds that the other clock is ahead of ours
    naps = iter((0.05, 0.03, 0.0, 0.04, 0.02))

    async def ask() -> float:
        told = time.time() + ahead
        await asyncio.sleep(next(naps))
        return told

    async def story() -> None:
        clock = SystemClock()
        await clock.set_by(ask)
        assert abs(clock.now() / 1000 - (time.time() + ahead)) < 0.02  # the slow ones would be off by a half of theirs
        assert list(naps) == []

    asyncio.run(story())
