"""How bots come to a table: whoever drives them is told of every seat that they have."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from akili.bots.bot import Bot, make_bot, ponders
from akili.bots.plan import Planned
from akili.engine.game import Millis, Rejected, Seat
from akili.server.matches.live import LiveMatch, Watch
from akili.server.operation.logs import about
from akili.server.ports import StoreUnavailable

PONDERING_AT_ONCE = 2  # bots in threads; the others wait for their turn outside of one
NAP = 1.0  # seconds, after a command that was refused: the view will tell more, or the store be well again
log = logging.getLogger("akili.bots")


class BotDriver(Protocol):
    """Plays the seats of bots; a match that goes on after a restart is started again."""

    def can_play(self, game: str, level: str) -> bool:
        """Whether a bot of this level knows the game."""

    def start(self, live: LiveMatch, seat: Seat, level: str) -> None:
        """Play this seat until the match is over."""

    def stop(self, live: LiveMatch, seat: Seat) -> None:
        """Play this seat no longer."""

    async def close(self) -> None:
        """Stop playing."""


class BotPlayers:
    """A task per bot: it sees what its seat sees, plans, waits, and sends commands like anyone else.

    ``pace`` is the part of their time that they take: 1 for all of it, 0 for at once.
    """

    def __init__(self, pace: float = 1.0) -> None:
        self._pace = pace
        self._tasks: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self._pondering = asyncio.Semaphore(PONDERING_AT_ONCE)

    def can_play(self, game: str, level: str) -> bool:
        """Whether a bot of this level knows the game."""
        try:
            make_bot(level, game, 0, "")
        except ValueError:
            return False
        return True

    def start(self, live: LiveMatch, seat: Seat, level: str) -> None:
        """Play this seat until the match is over."""
        place = live.record.id, seat
        task = self._tasks[place] = asyncio.create_task(self._play(live, seat, level))
        task.add_done_callback(lambda done: self._forget(place, done))

    def stop(self, live: LiveMatch, seat: Seat) -> None:
        """Play this seat no longer."""
        task = self._tasks.get((live.record.id, seat))
        if task is not None:
            task.cancel()

    def _forget(self, place: tuple[str, Seat], done: asyncio.Task[None]) -> None:
        if self._tasks.get(place) is done:  # somebody else may play there by now
            del self._tasks[place]

    async def close(self) -> None:
        """Stop playing."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, live: LiveMatch, seat: Seat, level: str) -> None:
        try:
            bot = make_bot(level, live.record.game, seat, f"{live.record.seed}/{seat}")
            with live.watch() as watch:
                while live.match.outcome is None:
                    await self._step(live, seat, bot, watch)
        except Exception:
            log.exception("a bot of %s failed", live.record.id, extra=_about(live))

    async def _step(self, live: LiveMatch, seat: Seat, bot: Bot, watch: Watch) -> None:
        """Do what is planned when its time comes, unless something happens before, also while it is being planned."""
        version = live.match.version
        planned = await self._planned(live, seat, bot)
        within = None if planned is None else round(self._pace * (planned.at - live.now()))
        if await _has_changed(watch, version, within) or planned is None:
            return
        try:
            now = live.now()
            await live.submit(seat, planned.command, f"bot-{version}", arrived=now, planned_at=version)
        except (Rejected, StoreUnavailable) as refusal:
            log.info("a bot of %s was refused: %s", live.record.id, refusal, extra=_about(live))
            await _has_changed(watch, version, round(NAP * 1000))

    async def _planned(self, live: LiveMatch, seat: Seat, bot: Bot) -> Planned | None:
        view, now = live.match.sight(seat), live.now()
        if not ponders(bot):
            return bot.plan(view, now)
        async with self._pondering:
            return await asyncio.to_thread(bot.plan, view, now)


def seat_bots(driver: BotDriver, live: LiveMatch) -> None:
    """Start every bot of a match that goes on."""
    if live.match.outcome is None:
        for seat, occupant in enumerate(live.record.occupants):
            if occupant.bot is not None:
                driver.start(live, seat, occupant.bot)


def unseat_bots(driver: BotDriver, live: LiveMatch) -> None:
    """Stop every bot of a match that has ended without an outcome."""
    for seat, occupant in enumerate(live.record.occupants):
        if occupant.bot is not None:
            driver.stop(live, seat)


async def _has_changed(watch: Watch, version: int, within: Millis | None) -> bool:
    """Whether anything happens within that time."""
    try:
        async with asyncio.timeout(None if within is None else max(0, within) / 1000):
            await watch.changed(version)
    except TimeoutError:
        return False
    return True


def _about(live: LiveMatch) -> dict[str, object]:
    return about(match=live.record.id, version=live.match.version)
