"""Guests who don't come back: forgotten after a year, unless something of theirs is still here."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from tests.server.toy_game import GAMES

from akili.engine.game import Millis
from akili.server.adapters.memory import MemoryStore
from akili.server.app import wire
from akili.server.documents import AT_A_TIME
from akili.server.matches.clock import ManualClock
from akili.server.players.guests import KIND, Guest
from akili.server.ports import Kept
from akili.server.records.board import Result
from akili.server.records.results import KIND as RESULT
from akili.server.services import Services
from akili.server.settings import Settings
from akili.server.tables.bots import BotPlayers

DAY: Millis = 86_400_000
NOW: Millis = 1_700_000_000_000


class Counting(MemoryStore):
    """Counts what is written of guests."""

    puts = 0

    async def all(self, kind: str) -> list[tuple[str, Kept]]:
        assert kind != KIND, "there may be a million guests"
        return await super().all(kind)

    async def next_of(self, kind: str, after: str | None, most: int) -> list[tuple[str, Kept]]:
        assert most == AT_A_TIME
        found = await super().all(kind)
        return [document for document in found if after is None or document[0] > after][:most]

    async def put(self, kind: str, key: str, value: bytes, expected: int | None = None) -> int:
        self.puts += kind == KIND
        return await super().put(kind, key, value, expected)


class House:
    def __init__(self) -> None:
        self.store, self.clock = Counting(), ManualClock(NOW)
        self.services: Services = self.wired()

    def wired(self) -> Services:
        return wire(Settings(), self.store, GAMES, BotPlayers(), self.clock)

    async def passed(self, days: int) -> None:
        self.clock.turn(days * DAY)
        await self.services.sweeper.sweep()

    async def guests(self) -> int:
        return len(await MemoryStore.all(self.store, KIND))


def tell(story: Any) -> None:
    asyncio.run(story(House()))


def test_who_wasnt_seen_for_a_year_is_forgotten() -> None:
    async def story(house: House) -> None:
        _, token = await house.services.guests.welcome("Ada", "red")
        await house.passed(360)
        assert await house.guests() == 1
        await house.passed(6)
        assert await house.guests() == 0
        assert await house.services.guests.find(token) is None
        assert await house.wired().guests.find(token) is None

    tell(story)


def test_of_many_only_some_are_looked_at_at_a_time() -> None:
    async def story(house: House) -> None:
        for number in range(2 * AT_A_TIME + 1):
            guest = Guest(str(number), "Ada", "red", NOW - (number % 2) * 400 * DAY)
            await house.store.put(KIND, f"{number:064}", msgspec.json.encode(guest))
        await house.services.sweeper.sweep()
        assert await house.guests() == AT_A_TIME + 1
        await house.passed(366)
        assert await house.guests() == 0

    tell(story)


def test_who_came_again_stays_and_that_is_written_once_a_day() -> None:
    async def story(house: House) -> None:
        _, token = await house.services.guests.welcome("Ada", "red")
        for _ in range(4):
            await house.passed(200)
            writes = house.store.puts
            for _ in range(10):
                assert await house.services.guests.find(token) is not None
            assert house.store.puts == writes + 1
            house.services = house.wired()  # also after a restart
        assert await house.guests() == 1

    tell(story)


def test_who_has_a_result_or_a_seat_stays() -> None:
    async def story(house: House) -> None:
        ada, _ = await house.services.guests.welcome("Ada", "red")
        bo, _ = await house.services.guests.welcome("Bo", "blue")
        await house.services.guests.welcome("Cy", "teal")
        result = Result("m", "toy", {}, ada.id, "Ada", "red", 10, "points", 0)
        await house.store.put(RESULT, "m", msgspec.json.encode(result))
        await house.services.results.open()
        code = (await house.services.hall.create(bo, "toy", {}, 2)).code
        await house.services.hall.enter(code, bo.id)
        await house.passed(400)
        assert await house.guests() == 2

    tell(story)


def test_who_was_kept_before_that_was_noted_has_a_year_from_now() -> None:
    async def story(house: House) -> None:
        await house.store.put(KIND, "hash", b'{"id":"a","name":"Ada","colour":"red"}')
        await house.passed(1)
        await house.passed(360)
        assert await house.guests() == 1
        await house.passed(7)
        assert await house.guests() == 0

    tell(story)
