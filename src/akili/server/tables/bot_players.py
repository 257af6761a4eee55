"""Bots at tables: each plays its seat on the match's own clock, and sees what its seat sees."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from akili.bots.bot import Bot, make_bot
from akili.engine.game import Rejected, Seat
from akili.server.matches.live import LiveMatch
from akili.server.ports import StoreUnavailable

LONGEST_NAP = 60.0  # seconds; then it looks again in any case
log = logging.getLogger("akili.bots")


class BotPlayers:
    """Plays all seats of bots; one task a seat, for as long as the match goes on."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, live: LiveMatch, seat: Seat, level: str) -> None:
        """Play this seat until the match is over."""
        bot = make_bot(level, live.record.game, seat, live.record.seed)
        task = asyncio.create_task(_play(live, seat, bot))
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    async def close(self) -> None:
        """Stop playing."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a bot failed", exc_info=task.exception())


async def _play(live: LiveMatch, seat: Seat, bot: Bot) -> None:
    done = 0  # commands of its own, to name them
    with live.watch() as watch:
        while live.match.outcome is None:
            version, now = live.match.version, live.now()
            planned = await asyncio.to_thread(bot.plan, live.match.view(seat), now)  # rating a card takes a while
            if planned is None:
                await watch.changed(version)
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(min(LONGEST_NAP, max(0, planned.at - live.now()) / 1000)):
                    await watch.changed(version)
                    continue  # something happened: think again
            if live.now() < planned.at:
                continue
            done += 1
            try:
                await live.submit(seat, planned.command, f"bot-{version}-{done}", arrived=live.now())
            except (Rejected, StoreUnavailable):
                await watch.changed(version)  # too late, or no store: nothing to do before something changes
