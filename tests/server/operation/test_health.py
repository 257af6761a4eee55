"""Whether a server is ready: asked of the store, at most once a second, and never waited for without an end."""

import asyncio

import pytest

from akili.server.operation.bus import BusState
from akili.server.operation.disk import Disk
from akili.server.operation.health import Health, Stage


class Store:
    """Writes, fails or hangs as it is told."""

    def __init__(self) -> None:
        self.writes = 0
        self.trouble: Exception | None = None
        self.hangs = False

    async def write(self) -> None:
        self.writes += 1
        if self.hangs:
            await asyncio.Event().wait()
        if self.trouble is not None:
            raise self.trouble


class Watch:
    """Seconds that a test lets pass."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def health_of(store: Store, watch: Watch, bus: BusState | None = None, stage: Stage = "serving") -> Health:
    health = Health(store.write, bus or BusState(), Disk(None, 0), patience=0.05, clock=watch)
    health.stage = stage
    return health


def test_a_store_that_writes_is_ready_and_one_that_fails_is_not() -> None:
    async def scenario() -> None:
        store, watch = Store(), Watch()
        health = health_of(store, watch)
        assert (await health.readiness()).words == "Ready."
        store.trouble = OSError("full")
        watch.now = 1
        answer = await health.readiness()
        assert (answer.ready, answer.store) == (False, "unwritable")
        store.trouble = None
        watch.now = 2
        assert (await health.readiness()).ready

    asyncio.run(scenario())


def test_whose_clock_is_wrong_is_not_ready() -> None:
    async def scenario() -> None:
        health = health_of(Store(), Watch())
        health.is_on_time = lambda: False
        answer = await health.readiness()
        assert (answer.ready, answer.store) == (False, "writable")
        assert "clock" in answer.words

    asyncio.run(scenario())


def test_a_store_that_hangs_is_not_waited_for() -> None:
    async def scenario() -> None:
        store = Store()
        store.hangs = True
        answer = await asyncio.wait_for(health_of(store, Watch()).readiness(), 30)
        assert (answer.ready, answer.store) == (False, "unwritable")

    asyncio.run(scenario())


def test_however_many_ask_the_store_is_asked_once_a_second() -> None:
    async def scenario() -> None:
        store, watch = Store(), Watch()
        health = health_of(store, watch)
        answers = await asyncio.gather(*(health.readiness() for _ in range(100)))
        assert all(answer.ready for answer in answers)
        watch.now = 0.9
        await health.readiness()
        assert store.writes == 1
        watch.now = 1.0
        await health.readiness()
        assert store.writes == 2

    asyncio.run(scenario())


def test_a_hanging_store_is_asked_by_nobody_else_meanwhile() -> None:
    async def scenario() -> None:
        store, watch = Store(), Watch()
        store.hangs = True
        health = health_of(store, watch)
        asking = [asyncio.create_task(health.readiness())]
        await asyncio.sleep(0)
        watch.now = 100
        asking += [asyncio.create_task(health.readiness()) for _ in range(5)]
        await asyncio.gather(*asking)
        assert store.writes == 1

    asyncio.run(scenario())


@pytest.mark.parametrize("stage", ["starting", "draining"])
def test_who_starts_or_ends_is_not_ready_and_asks_nobody(stage: Stage) -> None:
    async def scenario() -> None:
        store = Store()
        answer = await health_of(store, Watch(), stage=stage).readiness()
        assert (answer.ready, answer.stage, answer.store, store.writes) == (False, stage, "unknown", 0)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("bus", "word"), [(BusState(), "none"), (BusState(True, True), "up"), (BusState(True), "away")]
)
def test_the_bus_is_told_of_and_not_needed(bus: BusState, word: str) -> None:
    async def scenario() -> None:
        answer = await health_of(Store(), Watch(), bus).readiness()
        assert (answer.ready, answer.bus) == (True, word)
        assert ("bus" in answer.words) == (word == "away")

    asyncio.run(scenario())
