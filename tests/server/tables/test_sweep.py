"""Sweeping beside people who come: who is answered is stored, and who comes in time keeps their table."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from tests.server.tables.test_hall import ADA, BO, GAME

from akili.engine.game import Rejected
from akili.games.registry import GAMES
from akili.server.adapters.memory import MemoryStore
from akili.server.app import wire
from akili.server.matches.clock import ManualClock
from akili.server.ports import StoreUnavailable
from akili.server.services import Services
from akili.server.settings import Settings
from akili.server.tables.bots import BotPlayers
from akili.server.tables.hall import Hall
from akili.server.tables.kept import KIND

LONG = 3_601_000  # milliseconds after which a table is abandoned


class SlowDisk(MemoryStore):
    """Takes a while for every document, as a disk does; refuses to delete when told to."""

    is_full = False

    async def put(self, kind: str, key: str, value: bytes, expected: int | None = None) -> int:
        await self._turn()
        return await super().put(kind, key, value, expected)

    async def delete(self, kind: str, key: str, expected: int | None = None) -> None:
        await self._turn()
        if self.is_full:
            raise StoreUnavailable("full")
        await super().delete(kind, key, expected)

    async def _turn(self) -> None:
        for _ in range(10):
            await asyncio.sleep(0)


class House:
    """A hall over a slow disk, on a clock that the test turns."""

    def __init__(self) -> None:
        self.store, self.clock = SlowDisk(), ManualClock(1_000)
        self.services: Services = wire(Settings(), self.store, GAMES, BotPlayers(), self.clock)

    @property
    def hall(self) -> Hall:
        return self.services.hall

    async def codes(self) -> list[str]:
        return [key for key, _ in await self.store.all(KIND)]

    async def abandoned(self) -> str:
        code = (await self.hall.create(ADA, GAME, {}, 2)).code
        self.clock.turn(LONG)
        return code


def run(test: Callable[[House], Awaitable[None]]) -> None:
    async def bounded() -> None:
        house = House()
        await asyncio.wait_for(asyncio.ensure_future(test(house)), 60)
        await house.hall.close()
        await house.services.matches.close()

    asyncio.run(bounded())


async def steps(number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


@pytest.mark.parametrize("delay", range(-15, 25))
def test_who_is_told_that_they_joined_finds_the_table_in_the_store(delay: int) -> None:
    async def join(house: House, code: str) -> bool:
        await steps(delay)
        try:
            await house.hall.join(code, BO)
        except Rejected:  # as unknown
            return False
        return True

    async def sweep(house: House) -> None:
        await steps(-delay)
        await house.hall.sweep()

    async def test(house: House) -> None:
        code = await house.abandoned()
        has_joined, _ = await asyncio.gather(join(house, code), sweep(house))
        assert has_joined == (delay <= 0)
        assert await house.codes() == ([code] if has_joined else [])
        if has_joined:
            kept = await house.store.get(KIND, code)
            assert kept is not None
            assert b'"Bo"' in kept.value
            assert house.hall.find(code)

    run(test)


def test_a_join_while_another_table_is_swept_counts() -> None:
    async def test(house: House) -> None:
        codes = [(await house.hall.create(ADA, GAME, {}, 2)).code for _ in range(10)]
        house.clock.turn(LONG)
        sweeping = asyncio.ensure_future(house.hall.sweep())
        await steps(1)
        joined = await asyncio.gather(*(house.hall.join(code, BO) for code in codes), return_exceptions=True)
        await sweeping
        answered = [code for code, answer in zip(codes, joined, strict=True) if not isinstance(answer, Rejected)]
        assert len(answered) == 9  # all but the one that was on its way out
        assert await house.codes() == sorted(answered)

    run(test)


def test_who_comes_back_to_their_own_seat_has_a_table_to_come_to() -> None:
    async def test(house: House) -> None:
        code = await house.abandoned()
        await house.hall.join(code, ADA)  # which changes nothing
        await house.hall.sweep()
        await house.hall.enter(code, ADA.id)

    run(test)


def test_a_table_that_was_left_a_moment_ago_is_not_abandoned() -> None:
    async def test(house: House) -> None:
        code = (await house.hall.create(ADA, GAME, {}, 2)).code
        _, ear = await house.hall.enter(code, ADA.id)
        house.clock.turn(LONG)
        house.hall.exit(code, ear)  # a line that breaks
        await house.hall.sweep()
        _, ear = await house.hall.enter(code, ADA.id)
        house.hall.exit(code, ear)
        house.clock.turn(LONG)
        await house.hall.sweep()
        assert await house.codes() == []

    run(test)


def test_a_table_that_could_not_be_deleted_is_still_there_and_goes_later() -> None:
    async def test(house: House) -> None:
        code = await house.abandoned()
        house.store.is_full = True
        with pytest.raises(StoreUnavailable):
            await house.hall.sweep()
        assert house.hall.find(code).code == code
        house.store.is_full = False
        await house.hall.sweep()
        assert await house.codes() == []

    run(test)


def test_a_table_of_a_clock_that_was_ahead_goes_in_time() -> None:
    async def test(house: House) -> None:
        house.clock.turn(100 * LONG)
        code = (await house.hall.create(ADA, GAME, {}, 2)).code
        clock = ManualClock(1_000)  # set back before a restart
        again = wire(Settings(), house.store, GAMES, BotPlayers(), clock)
        await again.hall.read()
        await again.hall.open()
        await again.hall.sweep()
        assert await house.codes() == [code]
        clock.turn(LONG)
        await again.hall.sweep()
        assert await house.codes() == []

    run(test)
