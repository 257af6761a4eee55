"""A live match: judged in order, stored before told, each command once, the clock included."""

import asyncio
import gc
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from tests.server.toy_game import GAMES, Add, Added, Begun, Fail, TimedOut, record

from akili.engine.game import Presence, PresenceChanged, Rejected
from akili.server.adapters.memory import MemoryStore
from akili.server.matches.clock import ManualClock
from akili.server.matches.ending import Ended
from akili.server.matches.live import KEPT_AFTER_END, LiveMatch, LiveMatches
from akili.server.ports import StoredEvent, StoreUnavailable, VersionConflict


class House:
    """Matches on a clock that the test turns; ``again`` is a restart on the same store."""

    def __init__(self, store: Any = None, clock: ManualClock | None = None) -> None:
        self.store: Any = store or MemoryStore()
        self.clock = clock or ManualClock(1_000_000)
        self.matches = LiveMatches(self.store, GAMES, self.clock)

    def again(self) -> "House":
        return House(self.store, self.clock)

    async def log(self, match: str = "m") -> list[StoredEvent]:
        loaded = await self.store.load(match)
        assert loaded is not None
        return list(loaded[1])


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(asyncio.ensure_future(test()), 60)

    asyncio.run(bounded())


async def add(live: LiveMatch, command_id: str, number: int = 1, seat: int = 0) -> int:
    return await live.submit(seat, Add(number), command_id, arrived=live.now())


def test_a_command_is_stored_when_submit_returns() -> None:
    async def test() -> None:
        house = House()
        live = await house.matches.begin(record())
        assert live.match.version == 1
        assert await add(live, "a", 3, seat=1) == 4
        log = await house.log()
        assert [stored.cause for stored in log] == [None, "1:a", "1:a", "1:a"]
        assert live.match.state.sums == (0, 3)
        assert [type(event) for event in live.events_since(0)] == [Begun, Added, Added, Added]
        assert live.events_since(4) == []

    run(test)


def test_the_same_command_again_does_nothing_also_after_a_restart() -> None:
    async def test() -> None:
        house = House()
        live = await house.matches.begin(record())
        first, twice = await asyncio.gather(add(live, "a", 2), add(live, "a", 2))
        assert first == twice == await add(live, "a", 2) == 3
        assert await add(live, "a", 1, seat=1) == 4  # ids are a seat's own
        after = await house.again().matches.get("m")
        assert after is not None
        assert await add(after, "a", 2) == 3
        assert after.match.version == 4

    run(test)


def test_refusals_leave_no_garbage_for_a_collector_that_rarely_looks() -> None:
    async def test() -> None:
        live = await House().matches.begin(record())

        async def refused(times: int) -> int:
            """How many objects there are afterwards that only a collector can find."""
            gc.collect()
            for number in range(times):
                with suppress(Rejected):
                    await add(live, str(number), -1)
            return gc.collect()

        gc.disable()
        try:
            await refused(10)
            assert await refused(200) <= await refused(10) + 20
        finally:
            gc.enable()

    run(test)


def test_refusals_and_mistakes_reach_only_their_sender() -> None:
    async def test() -> None:
        house = House()
        live = await house.matches.begin(record())
        fine, refused, mistaken, nothing = await asyncio.gather(
            add(live, "a"),
            add(live, "b", -1),
            live.submit(1, Fail(), "c", arrived=0),
            add(live, "d", 0),
            return_exceptions=True,
        )
        assert fine == nothing == 2
        assert isinstance(refused, Rejected)
        assert isinstance(mistaken, ZeroDivisionError)
        assert len(await house.log()) == 2

    run(test)


def test_all_that_waits_is_stored_together_and_in_order_of_arrival() -> None:
    async def test() -> None:
        house = House(SlowStore())
        live = await house.matches.begin(record(goal=100))
        versions = await asyncio.gather(*(add(live, str(number), seat=number % 2) for number in range(20)))
        assert versions == list(range(2, 22))
        assert house.store.appends <= 3  # the first events, the first command, all others

    run(test)


def test_who_stops_waiting_does_not_stop_the_command() -> None:
    async def test() -> None:
        house = House(SlowStore())
        live = await house.matches.begin(record())
        task = asyncio.ensure_future(add(live, "a"))
        await asyncio.sleep(0)
        task.cancel()
        assert await add(live, "b") == 3
        assert [stored.cause for stored in await house.log()] == [None, "0:a", "0:b"]

    run(test)


def test_time_acts_at_the_deadline_and_not_before() -> None:
    async def test() -> None:
        house = House()
        live = await house.matches.begin(record())
        house.clock.turn(999)
        await settled()
        assert live.match.version == 1
        house.clock.turn(1)
        await settled()
        assert live.events_since(1) == [TimedOut(1000)]
        assert await house.store.unfinished() == []

    run(test)


def test_a_deadline_that_has_passed_acts_before_the_command() -> None:
    async def test() -> None:
        house = House()
        live = await house.matches.begin(record())
        house.clock._now += 1500  # the alarm is late
        with pytest.raises(Rejected, match=r"match\.over"):
            await add(live, "a")
        assert live.events_since(1) == [TimedOut(1500)]

    run(test)


def test_a_command_that_arrived_before_the_deadline_counts() -> None:
    async def test() -> None:
        house = House()
        live = await house.matches.begin(record())
        house.clock._now += 1500
        await asyncio.gather(live.submit(0, Add(1), "a", arrived=900), add(live, "b"))
        assert [type(event) for event in live.events_since(1)] == [Added, Added]

    run(test)


def test_after_a_restart_the_clock_goes_on_and_a_passed_deadline_acts_at_once() -> None:
    async def test() -> None:
        house = House()
        await house.matches.begin(record())
        await house.matches.begin(record("long", limit=10_000))
        await house.matches.close()
        house.clock.turn(5000)
        again = house.again()
        await again.matches.resume_all()
        long = await again.matches.get("long")
        assert long is not None
        assert long.now() == 5000
        assert not long.is_over
        house.clock.turn(0)
        await settled()
        short = await again.matches.get("m")
        assert short is not None
        assert short.events_since(1) == [TimedOut(5000)]

    run(test)


def test_the_end_is_told_once_and_again_only_if_it_was_not_done() -> None:
    async def test() -> None:
        told: list[str] = []

        async def note(ended: Ended) -> None:
            told.append(ended.record.id)

        async def die(ended: Ended) -> None:
            raise OSError(ended.record.id)

        house = House()
        house.matches.endings.when_told(die)
        live = await house.matches.begin(record(goal=2))
        await add(live, "a", 2)
        await settled()
        assert await house.store.unfinished() == ["m"]
        for _ in range(2):
            house = house.again()
            house.matches.endings.when_told(note)
            await house.matches.resume_all()
            await settled()
        assert told == ["m"]

    run(test)


def test_finished_matches_are_let_go_of_when_nobody_watches() -> None:
    async def test() -> None:
        house = House()
        live = await house.matches.begin(record(goal=1))
        with live.watch():
            await add(live, "a")
            await settled()
            house.clock.turn(KEPT_AFTER_END)
            assert len(house.matches) == 1
        house.clock.turn(KEPT_AFTER_END)
        assert len(house.matches) == 0
        loaded = await house.matches.get("m")
        assert loaded is not None
        assert loaded.match.state == live.match.state

    run(test)


def test_a_watcher_wakes_up_once_for_all_that_happened() -> None:
    async def test() -> None:
        house = House()
        live = await house.matches.begin(record())
        with live.watch() as watch:
            assert await watch.changed(0) == 1
            waiting = asyncio.ensure_future(watch.changed(1))
            await settled()
            assert not waiting.done()
            await add(live, "a", 3)
            assert await waiting == 4

    run(test)


def test_goings_take_the_same_road_as_commands() -> None:
    async def test() -> None:
        house = House(SlowStore())
        live = await house.matches.begin(record())
        gone, back = Presence((1,)), Presence()
        versions = list(await asyncio.gather(add(live, "a"), live.tell(gone), live.tell(gone), live.tell(back)))
        assert versions == [2, 3, 3, 4]
        assert [stored.cause for stored in await house.log()] == [None, "0:a", None, None]
        assert live.events_since(2) == [PresenceChanged(gone, 0), PresenceChanged(back, 0)]
        house.clock._now += 1500  # the alarm is late
        with pytest.raises(Rejected, match=r"match\.over"):
            await live.tell(gone)
        assert live.events_since(4) == [TimedOut(1500)]

    run(test)


def test_two_writers_on_one_store_agree() -> None:
    async def test() -> None:
        house = House()
        one = await house.matches.begin(record(goal=1000))
        two = await house.again().matches.get("m")
        assert two is not None
        for number in range(10):
            await asyncio.gather(add(one, f"one {number}"), add(two, f"two {number}", seat=1))
        await add(one, "last")
        assert one.match.version == len(await house.log()) == 22
        await add(two, "last")  # known, though the other wrote it
        assert two.match.state == one.match.state

    run(test)


def test_a_match_that_waits_for_the_store_does_not_hold_up_another() -> None:
    async def test() -> None:
        house = House(StuckStore())
        stuck, free = [await house.matches.begin(record(match)) for match in ("stuck", "free")]
        house.store.is_stuck = True
        waiting = asyncio.ensure_future(add(stuck, "a"))
        assert await add(free, "a") == 2
        assert not waiting.done()
        assert stuck.match.version == 1
        house.store.free.set()
        assert await waiting == 2

    run(test)


def test_time_never_runs_backwards_but_the_players_own_time_stays() -> None:
    async def test() -> None:
        house = House()
        live = await house.matches.begin(record())
        house.clock.turn(500)
        moments = []
        decide = live.match.game.decide

        def watching(state: Any, seat: int, command: Any, moment: Any) -> Any:
            moments.append((moment.now, moment.at, moment.uncertainty))
            return decide(state, seat, command, moment)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(live.match.game, "decide", watching)
            await live.submit(0, Add(1), "a", arrived=400, lag=40, uncertainty=7)
            await live.submit(1, Add(1), "b", arrived=390, lag=100, uncertainty=8)
            await live.submit(1, Add(1), "c", arrived=9999)
        assert moments == [(400, 360, 7), (400, 290, 8), (500, 500, 0)]

    run(test)


def test_after_a_restart_time_goes_on_where_it_was() -> None:
    """A command may have arrived before the last event, and the wall's clock may have been set back."""

    async def test() -> None:
        house = House()
        live = await house.matches.begin(record(limit=None))
        house.clock.turn(700)
        await add(live, "a")
        house.clock = ManualClock(house.clock.now() - 500)
        after = await house.again().matches.get("m")
        assert after is not None
        await after.submit(1, Add(1), "b", arrived=10, lag=20, uncertainty=5)
        kept = [stored.step for stored in await house.log()]
        assert [bytes(step) for step in kept if step is not None] == [
            b'{"now":0}',
            b'{"now":700,"seat":0,"command":{"type":"add","number":1}}',
            b'{"now":700,"seat":1,"command":{"type":"add","number":1},"lag":710,"uncertainty":5}',
        ]

    run(test)


def test_a_game_that_fails_in_the_middle_leaves_nothing_half() -> None:
    async def test() -> None:
        house = House()
        live = await house.matches.begin(record())
        evolve = live.match.game.evolve

        def failing(state: Any, event: Any) -> Any:
            if sum(state.sums) == 1:
                raise ZeroDivisionError
            return evolve(state, event)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(live.match.game, "evolve", failing)
            with pytest.raises(ZeroDivisionError):
                await add(live, "a", 2)
        assert (live.match.version, len(await house.log())) == (1, 1)
        assert await add(live, "a", 2) == 3

    run(test)


def test_a_game_that_fails_at_the_deadline_is_asked_again_later() -> None:
    async def test() -> None:
        house = House()
        live = await house.matches.begin(record())
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(live.match.game, "expire", lambda *_: 1 / 0)
            house.clock.turn(1000)
            await settled()
            assert await add(live, "a") == 2  # others don't suffer
        assert not live.is_over
        house.clock.turn(60_000)
        await settled()
        assert live.is_over

    run(test)


def test_two_servers_that_begin_the_same_match_late_begin_it_once() -> None:
    async def test() -> None:
        house = House(SlowStore())
        await house.store.create(record())
        one, two = await asyncio.gather(house.matches.get("m"), house.again().matches.get("m"))
        assert one is not None
        assert two is not None
        assert one.match.version == two.match.version == len(await house.log()) == 1

    run(test)


def test_options_that_make_no_sense_leave_no_match_behind() -> None:
    async def test() -> None:
        house = House()
        with pytest.raises(Rejected):
            await house.matches.begin(record(goal=0))
        assert await house.store.load("m") is None

    run(test)


class StuckStore(MemoryStore):
    """Keeps one match waiting."""

    is_stuck = False

    def __init__(self) -> None:
        super().__init__()
        self.free = asyncio.Event()

    async def append(self, match: str, expected_version: int, events: Sequence[StoredEvent]) -> None:
        if self.is_stuck and match == "stuck":
            await self.free.wait()
        await super().append(match, expected_version, events)


class SlowStore(MemoryStore):
    """Lets others run while it writes, and counts."""

    appends = 0

    async def append(self, match: str, expected_version: int, events: Sequence[StoredEvent]) -> None:
        self.appends += 1
        await asyncio.sleep(0.01)
        await super().append(match, expected_version, events)


class BrokenStore(MemoryStore):
    """Fails when told to: before it has written, or after."""

    trouble: Exception | None = None
    writes_first = False

    async def append(self, match: str, expected_version: int, events: Sequence[StoredEvent]) -> None:
        if self.trouble is None or self.writes_first:
            await super().append(match, expected_version, events)
        if self.trouble is not None:
            raise self.trouble


@pytest.mark.parametrize("writes_first", [False, True])
@pytest.mark.parametrize("trouble", [StoreUnavailable("full"), OSError("full")])
def test_memory_is_never_ahead_of_a_store_that_fails(trouble: Exception, writes_first: bool) -> None:
    async def test() -> None:
        house = House(BrokenStore())
        live = await house.matches.begin(record())
        house.store.trouble, house.store.writes_first = trouble, writes_first
        with pytest.raises(StoreUnavailable):
            await add(live, "a")
        assert live.match.version == 1
        house.store.trouble = None
        assert await add(live, "a") == 2  # though the store may have had it all the time
        assert await add(live, "b") == 3
        assert [stored.cause for stored in await house.log()] == [None, "0:a", "0:b"]

    run(test)


def test_a_deadline_that_could_not_be_stored_is_tried_again() -> None:
    async def test() -> None:
        house = House(BrokenStore())
        live = await house.matches.begin(record())
        house.store.trouble = StoreUnavailable("full")
        for _ in range(5):
            house.clock.turn(1000)
            await settled()
            assert not live.is_over
        house.store.trouble = None
        house.clock.turn(60_000)
        await settled()
        assert live.is_over

    run(test)


def test_a_match_without_its_first_events_begins_when_asked_for() -> None:
    async def test() -> None:
        house = House()
        await house.store.create(record())
        await house.matches.resume_all()
        assert len(house.matches) == 0
        live, same = await asyncio.gather(house.matches.get("m"), house.matches.get("m"))
        assert live is same
        assert live is not None
        assert live.match.version == 1
        with pytest.raises(VersionConflict):
            await house.matches.begin(record())

    run(test)


def test_an_unreadable_match_does_not_keep_the_others_from_going_on() -> None:
    async def test() -> None:
        house = House()
        for match, game, version in (("a", "lost", 1), ("b", "toy", 7), ("c", "toy", 1)):
            await house.store.create(msgspec.structs.replace(record(match), game=game, rules_version=version))
        await house.store.append("c", 0, [StoredEvent(Raw(b'{"type":"odd"}'))])
        await house.matches.begin(record("d"))
        again = house.again()
        await again.matches.resume_all()
        assert len(again.matches) == 1
        assert await again.matches.get("nobody") is None

    run(test)


def test_after_closing_nothing_is_taken() -> None:
    async def test() -> None:
        house = House(SlowStore())
        live = await house.matches.begin(record())
        last = asyncio.ensure_future(add(live, "a"))
        await asyncio.sleep(0)
        await house.matches.close()
        assert await last == 2
        with pytest.raises(StoreUnavailable):
            await add(live, "b")
        with pytest.raises(StoreUnavailable):
            await live.tell(Presence((0,)))

    run(test)
