"""The laws of the word between nodes, for every adapter that carries it."""

import asyncio
from collections.abc import Awaitable, Callable
from uuid import uuid4

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scripts.private_servers import redis_program

from akili.server.adapters.bus import Exchange, LocalBus
from akili.server.adapters.redis_bus import RedisWakeUps
from akili.server.ports import WakeUp, WakeUps

Channel = Callable[[], WakeUps]  # another end of the same channel
LAST = WakeUp("last", "", 0)


class Ear:
    """What a node heard."""

    def __init__(self) -> None:
        self.heard: list[WakeUp] = []
        self.missed_times = 0
        self._changed = asyncio.Event()

    def woken(self, wake_up: WakeUp) -> None:
        self.heard.append(wake_up)
        self._changed.set()

    def missed(self) -> None:
        self.missed_times += 1
        self._changed.set()

    async def until(self, is_so: Callable[["Ear"], bool]) -> None:
        while not is_so(self):
            self._changed.clear()
            await self._changed.wait()


def through_redis(request: pytest.FixtureRequest) -> Channel:
    server, name = request.getfixturevalue("redis"), f"test-{uuid4().hex}"
    return lambda: RedisWakeUps(server.url, name)


def inside_the_process(_: pytest.FixtureRequest) -> Channel:
    exchange = Exchange()
    return lambda: LocalBus(exchange)


ADAPTERS = [inside_the_process, *([through_redis] if redis_program() else [])]


@pytest.fixture(scope="module", params=ADAPTERS)
def channel(request: pytest.FixtureRequest) -> Callable[[], Channel]:
    """A new channel each time it is called."""
    return lambda: request.param(request)


def bounded(test: Awaitable[None]) -> None:
    async def run() -> None:
        await asyncio.wait_for(test, 60)

    asyncio.run(run())


WAKE_UPS = st.builds(WakeUp, st.text(max_size=3), st.text(max_size=5), st.integers(0, 2**53))


@given(told=st.lists(st.lists(WAKE_UPS, max_size=20), min_size=2, max_size=4))
@settings(max_examples=25)
def test_all_others_hear_what_a_node_tells_in_its_order_and_nobody_hears_themselves(
    channel: Callable[[], Channel], told: list[list[WakeUp]]
) -> None:
    async def test() -> None:
        end = channel()
        nodes, ears = [end() for _ in told], [Ear() for _ in told]
        for node, ear in zip(nodes, ears, strict=True):
            await node.open(ear)
            assert node.is_well
        for node, wake_ups in zip(nodes, told, strict=True):
            for number, wake_up in enumerate([*wake_ups, LAST]):
                node.tell(wake_up)
                if number % 3 == 0:
                    await asyncio.sleep(0)
        for number, ear in enumerate(ears):
            await ear.until(lambda ear: ear.heard.count(LAST) == len(told) - 1)
            others = [wake_ups for index, wake_ups in enumerate(told) if index != number]
            assert sorted(map(repr, ear.heard)) == sorted(repr(one) for each in others for one in [*each, LAST])
            for wake_ups in others:
                left = iter(ear.heard)
                assert all(wake_up in left for wake_up in wake_ups)  # in this order
        for node in nodes:
            await node.close()
            assert not node.is_well

    bounded(test())


def test_who_is_not_open_may_speak_and_is_not_spoken_to(channel: Callable[[], Channel]) -> None:
    async def test() -> None:
        end = channel()
        first, second, ear, gone = end(), end(), Ear(), Ear()
        first.tell(LAST)  # nobody is there yet; it may come later or never
        await second.open(gone)
        await second.close()
        await second.close()
        second.tell(LAST)
        await first.open(ear)
        third = end()
        await third.open(other := Ear())
        first.tell(WakeUp("match", "m", 7))
        await other.until(lambda ear: WakeUp("match", "m", 7) in ear.heard)
        assert gone.heard == []
        await first.close()
        await third.close()

    bounded(test())


def test_two_channels_do_not_hear_each_other(channel: Callable[[], Channel]) -> None:
    async def test() -> None:
        end, other_end = channel(), channel()
        speaker, hearer, stranger = end(), end(), other_end()
        ear, deaf = Ear(), Ear()
        await speaker.open(Ear())
        await hearer.open(ear)
        await stranger.open(deaf)
        speaker.tell(LAST)
        await ear.until(lambda ear: bool(ear.heard))
        assert deaf.heard == []
        for node in (speaker, hearer, stranger):
            await node.close()

    bounded(test())


def test_a_listener_that_fails_goes_on_hearing(
    channel: Callable[[], Channel], caplog: pytest.LogCaptureFixture
) -> None:
    class Failing(Ear):
        def woken(self, wake_up: WakeUp) -> None:
            super().woken(wake_up)
            if wake_up != LAST:
                raise ValueError(wake_up.key)

    async def test() -> None:
        end = channel()
        speaker, hearer, ear = end(), end(), Failing()
        await speaker.open(Ear())
        await hearer.open(ear)
        speaker.tell(WakeUp("match", "bad", 1))
        speaker.tell(LAST)
        await ear.until(lambda ear: ear.heard[-1:] == [LAST])
        await speaker.close()
        await hearer.close()

    bounded(test())
    assert "bad" in caplog.text
