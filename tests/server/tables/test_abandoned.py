"""Matches that nobody plays any more: ended by absence, without an outcome, and never begun again."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from tests.server.tables.test_hall import ADA
from tests.server.toy_game import GAMES, Add, record

from akili.engine.game import Outcome, Rejected, Seat
from akili.server.adapters.memory import MemoryStore
from akili.server.app import wire
from akili.server.matches.clock import ManualClock
from akili.server.matches.live import LiveMatch, LiveMatches
from akili.server.ports import StoreUnavailable
from akili.server.records.frames import encoded_frames
from akili.server.records.replays import replay_of
from akili.server.services import Services
from akili.server.settings import Limits, Settings

HOUR = 3_600_000
ENDLESS: dict[str, Any] = {"goal": 1_000, "limit": None}


class Disk(MemoryStore):
    """Doesn't note the end of a match when it is full."""

    is_full = False

    async def finish(self, match: str, outcome: Outcome | None) -> None:
        if self.is_full:
            raise StoreUnavailable("full")
        await super().finish(match, outcome)


class NotedBots:
    """Plays nothing, and knows which seats it has."""

    def __init__(self) -> None:
        self.seats: set[Seat] = set()

    def can_play(self, game: str, level: str) -> bool:  # noqa: ARG002 - any
        return True

    def start(self, live: LiveMatch, seat: Seat, level: str) -> None:  # noqa: ARG002 - noted only
        self.seats.add(seat)

    def stop(self, live: LiveMatch, seat: Seat) -> None:  # noqa: ARG002 - noted only
        self.seats.discard(seat)

    async def close(self) -> None:
        pass


class House:
    """A server without a network that can be started again."""

    def __init__(self) -> None:
        self.store, self.clock, self.bots = Disk(), ManualClock(1_000_000), NotedBots()
        self.services = self._wired()

    def _wired(self) -> Services:
        return wire(Settings(limits=Limits(tables=1)), self.store, GAMES, self.bots, self.clock)

    async def restart(self) -> None:
        await self.close()
        self.services = self._wired()
        await self.services.matches.resume_all()
        await self.services.hall.read()
        await self.services.hall.open()

    async def close(self) -> None:
        await self.services.hall.close()
        await self.services.matches.close()

    async def began(self) -> str:
        """The code of a table where Ada plays with a bot, for ever."""
        table = await self.services.hall.create(ADA, "toy", ENDLESS, 2, bots=["easy"], start=True)
        return table.code

    async def passed(self, hours: int) -> None:
        """So many hours, with a sweep every half of one."""
        for _ in range(2 * hours):
            self.clock.turn(HOUR // 2)
            await asyncio.sleep(0)
            await self.services.hall.sweep()


def tell(story: Callable[[House], Awaitable[None]]) -> None:
    async def told() -> None:
        house = House()
        async with asyncio.timeout(60):
            await story(house)
            await house.close()

    asyncio.run(told())


def test_a_match_that_nobody_is_at_is_ended_after_some_hours_and_the_table_is_open_again() -> None:
    async def story(house: House) -> None:
        hall = house.services.hall
        code = await house.began()
        match = hall.find(code).match
        await house.passed(5)
        assert hall.find(code).phase == "playing"
        await house.passed(2)
        assert (hall.find(code).phase, hall.find(code).match) == ("open", None)
        assert await house.store.unfinished() == []
        assert house.bots.seats == set()
        assert [who and who.name for who in hall.find(code).seats] == ["Ada", "easy"]
        assert match is not None
        live = await house.services.matches.get(match)
        assert live is not None
        with pytest.raises(Rejected, match=r"match\.over"):
            await live.submit(0, Add(1), "a", arrived=live.now())

    tell(story)


def test_it_counts_against_the_limit_of_tables_no_longer() -> None:
    async def story(house: House) -> None:
        await house.began()
        with pytest.raises(Rejected, match=r"limit\.tables"):
            await house.began()
        await house.passed(9)
        await house.began()

    tell(story)


def test_as_long_as_somebody_is_there_it_goes_on() -> None:
    async def story(house: House) -> None:
        hall = house.services.hall
        code = await house.began()
        _, ear = await hall.enter(code, ADA.id)
        await house.passed(30)
        assert hall.find(code).phase == "playing"
        hall.exit(code, ear)
        await house.passed(5)
        assert hall.find(code).phase == "playing"
        await house.passed(2)
        assert hall.find(code).phase == "open"

    tell(story)


def test_restarts_dont_keep_it_alive() -> None:
    async def story(house: House) -> None:
        code = await house.began()
        for _ in range(5):
            await house.passed(1)
            await house.restart()
            assert house.services.hall.find(code).phase == "playing"
        await house.passed(2)
        assert house.services.hall.find(code).phase == "open"
        await house.restart()
        assert len(house.services.matches) == 0

    tell(story)


def test_after_a_restart_the_hours_count_from_the_last_move() -> None:
    async def story(house: House) -> None:
        code = await house.began()
        match = house.services.hall.find(code).match
        assert match is not None
        await house.passed(5)
        live = await house.services.matches.get(match)
        assert live is not None
        await live.submit(0, Add(1), "a", arrived=live.now())
        await house.restart()
        await house.passed(5)
        assert house.services.hall.find(code).phase == "playing"
        await house.passed(2)
        assert house.services.hall.find(code).phase == "open"

    tell(story)


def test_what_cant_be_noted_goes_on_until_it_can() -> None:
    async def story(house: House) -> None:
        hall, house.store.is_full = house.services.hall, True
        code = await house.began()
        match = hall.find(code).match
        assert match is not None
        with pytest.raises(StoreUnavailable):
            await house.passed(7)
        live = await house.services.matches.get(match)
        assert live is not None
        await live.submit(0, Add(1), "a", arrived=live.now())
        house.store.is_full = False
        await house.passed(1)
        assert hall.find(code).phase == "open"

    tell(story)


def test_it_can_be_read_as_a_match_without_an_end_but_not_seen_as_a_film() -> None:
    async def story(house: House) -> None:
        code = await house.began()
        match = house.services.hall.find(code).match
        assert match is not None
        await house.passed(7)
        for _ in range(2):  # from memory, and from the store
            live = await house.services.matches.get(match)
            assert live is not None
            assert live.is_abandoned
            replay = replay_of(live)
            assert (replay.id, replay.outcome, len(replay.events)) == (match, None, live.match.version)
            with pytest.raises(Rejected, match=r"replay\.unfinished"):
                encoded_frames(live)
            await house.restart()
            text = await house.services.shelf.read(match, "replay", "10.0.0.1")
            assert msgspec.json.decode(gzip.decompress(text))["outcome"] is None

    tell(story)


def test_a_match_that_no_table_knows_is_ended_too() -> None:
    async def story(house: House) -> None:
        await LiveMatches(house.store, GAMES, house.clock).begin(record("lost", goal=1_000, limit=None))
        await house.restart()
        await house.passed(5)
        assert await house.store.unfinished() == ["lost"]
        await house.passed(2)
        assert await house.store.unfinished() == []

    tell(story)


def test_a_match_that_never_began_is_forgotten_after_a_day() -> None:
    async def story(house: House) -> None:
        await house.store.create(msgspec.structs.replace(record("m"), begun=house.clock.now()))
        for hours, left in ((20, ["m"]), (5, [])):
            house.clock.turn(hours * HOUR)
            await house.restart()
            assert await house.store.unfinished() == left

    tell(story)
