"""Whatever happens in whatever order — commands, goings, failures, restarts, time — memory is the fold of the log.

And the log is proved by deciding it again.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.toy_game import GAMES, Add, Added, Begun, TimedOut, record

from akili.engine.game import Presence, PresenceChanged, Rejected
from akili.engine.proof import decided_again
from akili.engine.replay import ReplaySeat, happened, replay_of
from akili.server.adapters.memory import MemoryStore
from akili.server.matches.clock import ManualClock
from akili.server.matches.codec import Codec
from akili.server.matches.lag import MOST_CREDIT
from akili.server.matches.live import LiveMatch, LiveMatches
from akili.server.ports import StoredEvent, StoreUnavailable


class MoodyStore(MemoryStore):
    """Follows a list of moods: all is well, nothing was written, or it was written and nobody was told."""

    moods: Sequence[str] = ()

    async def append(self, match: str, expected_version: int, events: Sequence[StoredEvent]) -> None:
        mood, *self.moods = self.moods or ("well",)
        await asyncio.sleep(0)
        if mood != "not written":
            await super().append(match, expected_version, events)
        if mood != "well":
            raise OSError(mood)


LATE = st.tuples(
    st.sampled_from([0, 0, 1, 700]), st.sampled_from([0, 40, 150])
)  # waited so long, was so long on its way
COMMANDS = st.lists(st.tuples(st.integers(0, 1), st.integers(0, 30), st.integers(-1, 3), LATE), min_size=1, max_size=5)
STEPS = st.one_of(
    st.tuples(st.just("commands"), COMMANDS),
    st.tuples(st.just("moods"), st.lists(st.sampled_from(["well", "not written", "not told"]), max_size=4)),
    st.tuples(st.just("presence"), st.lists(st.sets(st.integers(0, 1)), min_size=1, max_size=3)),
    st.tuples(st.just("time"), st.sampled_from([1, 100, 600])),
    st.tuples(st.just("restart"), st.none()),
    st.tuples(st.just("second server"), st.none()),
)


class Run:
    """One sequence of steps, and what the players were told."""

    def __init__(self) -> None:
        self.store = MoodyStore()
        self.clock = ManualClock(5)
        self.told: dict[str, int] = {}
        self.numbers: dict[str, int] = {}
        self.live: LiveMatch | None = None

    async def start(self) -> None:
        self.matches = LiveMatches(self.store, GAMES, self.clock)
        await self.matches.resume_all()
        self.live = await self.matches.get("m")

    async def step(self, kind: str, what: Any) -> None:
        assert self.live is not None
        match kind:
            case "commands":
                await asyncio.gather(*(self.submit(self.live, *command) for command in what))
            case "presence":
                await asyncio.gather(*(self.tell(self.live, away) for away in what))
            case "moods":
                self.store.moods = what
            case "time":
                self.clock.turn(what)
                await asyncio.sleep(0)
            case "restart":
                await self.matches.close()
                await self.start()
            case "second server":  # which doesn't know of the first
                await self.start()

    async def tell(self, live: LiveMatch, away: set[int]) -> None:
        with suppress(Rejected, StoreUnavailable):
            await live.tell(Presence(tuple(sorted(away)), deserted=len(away) == 2))

    async def submit(self, live: LiveMatch, seat: int, command_id: int, number: int, late: tuple[int, int]) -> None:
        cause = f"{seat}:{command_id}"
        number = self.numbers.setdefault(cause, number)  # who sends a command again sends the same
        try:
            arrived, lag = max(0, live.now() - late[0]), late[1]
            version = await live.submit(seat, Add(number), str(command_id), arrived=arrived, lag=lag, uncertainty=5)
        except (Rejected, StoreUnavailable):
            assert cause not in self.told
        else:
            if number > 0:
                assert self.told.setdefault(cause, version) == version


@given(st.lists(STEPS, max_size=25))
@settings(max_examples=150)
def test_what_is_told_is_in_the_log_once_and_memory_is_its_fold(steps: list[tuple[str, Any]]) -> None:
    async def test() -> None:
        run = Run()
        await LiveMatches(run.store, GAMES, run.clock).begin(record(goal=40))
        await run.start()
        for kind, what in steps:
            await run.step(kind, what)
        run.store.moods = ()
        await run.matches.close()
        loaded = await run.store.load("m")
        assert loaded is not None
        check(run, loaded[1])

    asyncio.run(test())


def check(run: Run, log: list[StoredEvent]) -> None:
    assert run.live is not None
    codec = Codec(GAMES["toy"])
    events = [codec.event(stored) for stored in log]
    known = run.live.match.version
    fold = codec.match(run.live.record)
    fold.apply(events[:known])
    assert (fold.state, fold.version) == (run.live.match.state, known)
    assert run.live.events_since(0) == events[:known]
    causes: dict[str, int] = {}
    for cause, group in groupby(enumerate(log, 1), lambda item: item[1].cause):
        versions = [version for version, _ in group]
        if cause is not None:
            assert cause not in causes
            assert len(versions) == run.numbers[cause]
            causes[cause] = versions[-1]
    assert run.told.items() <= causes.items()
    times = [event.at for event in events if isinstance(event, Begun | Added | TimedOut | PresenceChanged)]
    assert times == sorted(times)
    assert sum(isinstance(event, TimedOut) for event in events) <= 1
    check_proof(codec, run.live, log, events)


def check_proof(codec: Codec, live: LiveMatch, log: list[StoredEvent], events: list[Any]) -> None:
    """Whatever order it was in, deciding it again leads to the same."""
    kept = happened(events, (codec.step(stored.step) for stored in log))
    replay = replay_of(codec.match(live.record), [ReplaySeat("")] * 2, kept)
    assert decided_again(replay, codec.game, MOST_CREDIT).version == len(log)
