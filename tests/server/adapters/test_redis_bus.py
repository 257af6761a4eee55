"""Redis that goes away and comes back, words that get lost, and strangers in the channel: all of it is noticed."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any
from uuid import uuid4

import pytest
from redis.asyncio import Redis
from scripts.private_servers import PrivateRedis
from tests.server.adapters.test_wake_ups import LAST, Ear, bounded

from akili.server.adapters.redis_bus import RedisWakeUps
from akili.server.adapters.refused import StoreRefused
from akili.server.ports import WakeUp


@pytest.fixture
def shaky() -> Iterator[PrivateRedis]:
    """One that this test may stop."""
    with PrivateRedis() as server:
        yield server


@pytest.fixture
def name() -> str:
    return f"test-{uuid4().hex}"


@asynccontextmanager
async def node(server: PrivateRedis, name: str, **settings: Any) -> AsyncIterator[tuple[RedisWakeUps, Ear]]:
    bus = RedisWakeUps(server.url, name, **{"ping_seconds": 0.05, "silence_seconds": 1.0, **settings})
    await bus.open(ear := Ear())
    try:
        yield bus, ear
    finally:
        await bus.close()


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


async def whole_word(speaker: RedisWakeUps, ear: Ear) -> None:
    """It can be heard again."""
    while LAST not in ear.heard:
        speaker.tell(LAST)
        await asyncio.sleep(0.02)


def test_redis_that_stops_and_starts_again_is_noticed_and_found_again(
    shaky: PrivateRedis, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with node(shaky, name) as (speaker, _), node(shaky, name) as (hearer, ear):
            await until(lambda: speaker.lag_seconds > 0)
            for _ in range(2):
                missed = ear.missed_times
                await asyncio.to_thread(shaky.stop)
                await until(lambda: not (speaker.is_well or hearer.is_well))
                for number in range(100):
                    speaker.tell(WakeUp("match", "m", number))  # never fails
                shaky.start()
                await until(lambda: speaker.is_well and hearer.is_well)
                assert ear.missed_times > missed
                ear.heard.clear()
                await whole_word(speaker, ear)

    bounded(test())
    said = [record.getMessage() for record in caplog.records if record.name == "akili.bus"]
    assert sum(line.startswith("the bus is away") for line in said) == 4  # two nodes, two times, once each
    assert said.count("the bus is back") == 4


def test_redis_that_is_away_at_first_is_waited_for(shaky: PrivateRedis, name: str) -> None:
    async def test() -> None:
        await asyncio.to_thread(shaky.stop)
        async with node(shaky, name) as (bus, ear):
            assert not bus.is_well
            assert ear.missed_times == 0
            shaky.start()
            await until(lambda: bus.is_well)
            assert ear.missed_times == 1

    bounded(test())


def test_redis_lets_in_who_knows_its_password_and_nobody_is_shown_it(
    shaky: PrivateRedis, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    ours = RedisWakeUps(shaky.url.replace("//", "//:hidden@"), name, ping_seconds=0.05)

    async def test() -> None:
        async with Redis.from_url(shaky.url) as administrator:
            await administrator.config_set("requirepass", "hidden")
        await ours.open(ear := Ear())
        async with node(shaky, name) as (stranger, _):
            await until(lambda: ours.is_well)
            assert not stranger.is_well
            async with Redis.from_url(shaky.url, password="hidden") as administrator:
                await administrator.config_set("requirepass", "")
            await until(lambda: stranger.is_well)
            await whole_word(stranger, ear)
        await ours.close()

    bounded(test())
    said = [record.getMessage() for record in caplog.records if record.name == "akili.bus"]
    assert any(line.startswith("the bus is away") and "authenticate" in line for line in said)
    assert "hidden" not in caplog.text


def test_redis_that_hangs_is_noticed(shaky: PrivateRedis, name: str) -> None:
    async def test() -> None:
        async with node(shaky, name, silence_seconds=0.4) as (bus, ear):
            assert shaky.process_id is not None
            os.kill(shaky.process_id, signal.SIGSTOP)
            await until(lambda: not bus.is_well)
            os.kill(shaky.process_id, signal.SIGCONT)
            await until(lambda: bus.is_well)
            assert ear.missed_times >= 1

    bounded(test())


def test_who_was_thrown_out_for_a_moment_is_told_so(redis: PrivateRedis, name: str) -> None:
    async def test() -> None:
        async with node(redis, name) as (speaker, _), node(redis, name) as (hearer, ear):
            await until(lambda: hearer.lag_seconds > 0)
            missed = ear.missed_times
            async with Redis.from_url(redis.url) as administrator:
                await administrator.client_kill_filter(_type="pubsub")
            await until(lambda: ear.missed_times > missed)
            await whole_word(speaker, ear)

    bounded(test())


def test_what_had_to_be_dropped_is_missed_by_the_others(redis: PrivateRedis, name: str) -> None:
    async def test() -> None:
        async with node(redis, name, most_waiting=3) as (speaker, _), node(redis, name) as (_, ear):
            speaker.tell(LAST)
            await ear.until(lambda ear: LAST in ear.heard)
            missed = ear.missed_times
            for number in range(5):
                speaker.tell(WakeUp("match", "m", number))
            await ear.until(lambda ear: WakeUp("match", "m", 4) in ear.heard)
            assert [wake_up.version for wake_up in ear.heard if wake_up.kind == "match"] == [2, 3, 4]
            assert ear.missed_times == missed + 1

    bounded(test())


@pytest.mark.parametrize("lost", [1, 5])
def test_a_message_that_never_arrived_is_missed_at_the_next_one(redis: PrivateRedis, name: str, lost: int) -> None:
    async def test() -> None:
        async with node(redis, name, ping_seconds=30) as (speaker, _), node(redis, name) as (_, ear):
            speaker.tell(LAST)
            await ear.until(lambda ear: LAST in ear.heard)
            missed, publish = ear.missed_times, speaker._redis.publish

            async def swallow(*_: Any) -> None:
                """As a proxy does that takes something and then dies."""

            speaker._redis.publish = swallow
            for number in range(lost):
                speaker.tell(WakeUp("match", "m", number))
                await until(lambda: not speaker._waiting)
            speaker._redis.publish = publish
            speaker.tell(WakeUp("match", "next", 0))
            await ear.until(lambda ear: WakeUp("match", "next", 0) in ear.heard)
            assert ear.missed_times == missed + 1

    bounded(test())


def test_nothing_is_missed_where_nothing_was_lost(redis: PrivateRedis, name: str) -> None:
    async def test() -> None:
        async with node(redis, name) as (_, ear), node(redis, name) as (speaker, _):
            for number in range(2_000):
                speaker.tell(WakeUp("match", "m", number))
                if number % 10 == 0:
                    await asyncio.sleep(0)
            await ear.until(lambda ear: len(ear.heard) == 2_000)
            assert [wake_up.version for wake_up in ear.heard] == list(range(2_000))
            assert ear.missed_times == 0

    bounded(test())


@pytest.mark.parametrize(
    "said", [b"", b"hello", b"[1,2,3]", b'{"node":1}', b"\xff\xfe", b"[" * 100_000, b'["a",1,[["b"]]]']
)
def test_strangers_in_the_channel_are_ignored_and_told_of_once(
    redis: PrivateRedis, name: str, said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with node(redis, name) as (speaker, _), node(redis, name) as (hearer, ear):
            async with Redis.from_url(redis.url) as stranger:
                for _ in range(3):
                    await stranger.publish(name, said)
            speaker.tell(LAST)
            await ear.until(lambda ear: LAST in ear.heard)
            assert hearer.is_well

    bounded(test())
    assert sum("somebody else speaks" in record.getMessage() for record in caplog.records) == 2  # one a node


def test_an_address_that_is_none_is_refused_with_a_sentence() -> None:
    with pytest.raises(StoreRefused, match=r"Can't use .*: .*\."):
        RedisWakeUps("http://127.0.0.1")
