"""A match on several nodes: each command and each deadline once, one node that minds it, another when that dies."""

import asyncio
from typing import Any

import pytest
from tests.server.nodes.town import House, Town, settled, tell
from tests.server.tables.test_abandoned import NotedBots
from tests.server.tables.test_hall import ADA, BO
from tests.server.toy_game import GAMES, Add, Begun, TimedOut, record

from akili.engine.game import Rejected
from akili.engine.steps import Step
from akili.server.adapters.memory import MemoryStore
from akili.server.app import wire
from akili.server.matches.clock import ManualClock
from akili.server.matches.codec import Codec
from akili.server.matches.live import LATENESS, LiveMatch, LiveMatches
from akili.server.ports import ENDED, MatchRecord, StoredEvent, StoreUnavailable
from akili.server.settings import Settings

ENDLESS: dict[str, int | None] = {"goal": 1_000, "limit": None}
TIMED: dict[str, int | None] = {"goal": 1_000, "limit": 10_000}


async def begun(town: Town, options: dict[str, int | None] | None = None, bots: tuple[str, ...] = ()) -> str:
    """The code of a table where Ada, on the first node, plays with Bo on the second, or with a bot."""
    one, two = town.houses[:2]
    code = (await one.hall.create(ADA, "toy", options or ENDLESS, 2, bots=bots)).code  # type: ignore[arg-type]
    await one.enter(code, ADA.id)
    await two.enter(code, BO.id)
    if not bots:
        await two.hall.join(code, BO)
    await one.hall.start(code, ADA)
    await settled()
    return code


def live_at(house: House, code: str) -> LiveMatch:
    live = house.live(code)
    assert live is not None
    return live


async def add(house: House, code: str, name: str, seat: int = 0, number: int = 1) -> int:
    live = live_at(house, code)
    return await live.submit(seat, Add(number), name, arrived=live.now())


@pytest.mark.parametrize("is_away", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_seats_on_two_nodes_play_and_each_command_counts_once(seed: int, is_away: bool) -> None:
    async def story(town: Town) -> None:
        code = await begun(town)
        town.exchange.is_away = is_away
        one, two = town.houses
        commands = [
            add(house, code, f"c{number}", seat) for number in range(10) for seat, house in enumerate((one, two))
        ]
        again = [add(house, code, f"c{number}", seat) for number in range(10) for seat, house in enumerate((two, one))]
        versions = await asyncio.gather(*commands, *again)
        assert versions[:20] == versions[20:]
        assert sorted(versions[:20]) == list(range(2, 22))
        await town.wait(1)
        log = await town.log(town.table(code).match)
        assert len({stored.cause for stored in log}) == len(log) == 21
        assert [live_at(house, code).match.view(None) for house in town.houses] == [
            live_at(one, code).match.view(None)
        ] * 2
        assert live_at(one, code).events_since(0) == live_at(two, code).events_since(0)

    tell(story, GAMES, seed=seed)


@pytest.mark.parametrize("is_heard", [False, True])
def test_what_was_planned_before_another_node_went_on_is_refused(is_heard: bool) -> None:
    """A bot may have moved there by another name; a person's command is judged by how it stands now."""

    async def story(town: Town) -> None:
        code = await begun(town)
        one, two = town.houses
        town.exchange.is_away = True
        await add(two, code, "person", 1)
        live = live_at(one, code)
        if is_heard:
            live.look()
        with pytest.raises(Rejected, match=r"match\.stale"):
            await live.submit(0, Add(1), "bot-1", arrived=live.now(), planned_at=1)
        assert await live.submit(0, Add(1), "bot-2", arrived=live.now(), planned_at=2) == 3
        await add(two, code, "person too", 1)
        assert await add(one, code, "another") == 5

    tell(story, GAMES)


def test_what_happens_at_one_node_rings_the_sockets_at_the_others_also_without_a_bus() -> None:
    async def story(town: Town) -> None:
        code = await begun(town)
        one, two = town.houses
        room, ear = await two.enter(code, None)
        await ear.heard()
        await add(one, code, "a")
        await settled()
        await asyncio.wait_for(ear.heard(), 1)
        assert room.live is not None
        assert room.live.match.version == 2
        town.exchange.is_away = True
        await add(one, code, "b")
        await town.wait(0.5)
        await asyncio.wait_for(ear.heard(), 1)
        assert room.live.match.version == 3

    tell(story, GAMES)


@pytest.mark.parametrize("is_away", [False, True])
def test_a_deadline_acts_on_time_and_once(is_away: bool) -> None:
    async def story(town: Town) -> None:
        code = await begun(town, TIMED)
        town.exchange.is_away = is_away
        match = town.table(code).match
        await town.wait(9.9)
        assert len(await town.log(match)) == 1
        await town.wait(0.1)
        events = [Codec(GAMES["toy"]).event(stored) for stored in await town.log(match)]
        assert events[1:] == [TimedOut(10_000)]
        await town.wait(5)
        assert len(await town.log(match)) == 2
        assert town.table(code).phase == "over"
        assert await town.store.unfinished() == []

    tell(story, GAMES, 3)


def test_where_the_one_who_minds_a_deadline_is_silent_another_that_has_the_match_acts_soon_after() -> None:
    async def story(town: Town) -> None:
        code = await begun(town, TIMED)
        match = town.table(code).match
        await town.wait(9)
        await town.minder(match).die()
        await town.wait(1 + LATENESS / 1000 - 0.1)
        assert len(await town.log(match)) == 1
        await town.wait(0.1)
        assert len(await town.log(match)) == 2

    tell(story, GAMES)


def test_who_has_taken_a_match_over_lets_its_deadline_act_on_time() -> None:
    async def story(town: Town) -> None:
        code = await begun(town, TIMED)
        match = town.table(code).match
        await town.minder(match).die()
        await town.wait(10)
        assert len(await town.log(match)) == 2

    tell(story, GAMES)


def test_a_match_that_was_over_when_its_node_died_is_ended_by_another() -> None:
    """Though no other had it in memory."""

    async def story(town: Town) -> None:
        minder, match, code = None, None, ""
        while minder is not town.houses[0]:
            code = (await town.houses[0].hall.create(ADA, "toy", ENDLESS, 1)).code
            match = (await town.houses[0].hall.start(code, ADA)).match
            minder = town.minder(match)
        await settled()
        hangs: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        minder.services.matches.endings.before_told(lambda _: hangs)
        last = asyncio.ensure_future(add(minder, code, "last", number=1_000))
        await settled()
        await minder.die()
        assert not last.done()
        assert match in await town.store.unfinished()
        await town.wait(5)
        assert match not in await town.store.unfinished()
        assert town.table(code).phase == "over"

    tell(story, GAMES, 3)


@pytest.mark.parametrize("goes", ["dies", "leaves"])
@pytest.mark.parametrize("is_away", [False, True])
def test_bots_and_deadlines_of_a_node_that_goes_are_taken_over(goes: str, is_away: bool) -> None:
    """Also of matches that are in no other memory."""

    async def story(town: Town) -> None:
        lone = (await town.houses[0].hall.create(ADA, "toy", TIMED, 2, bots=["easy"], start=True)).code
        await settled()
        match = town.table(lone).match
        minder = town.minder(match)
        assert {house.name: house.bots.seats for house in town.houses} == {  # type: ignore[attr-defined]
            house.name: {1} if house is minder else set() for house in town.houses
        }
        await town.wait(4)
        town.exchange.is_away = is_away
        if goes == "dies":
            await minder.die()
            await town.wait(4.5)
        else:
            await minder.close()
            await town.wait(0.6 if is_away else 0)
            await settled()
        next_minder = town.minder(match)
        assert next_minder.bots.seats == {1}  # type: ignore[attr-defined]
        await town.wait(6)
        assert len(await town.log(match)) == 2  # it has begun, and time is over
        assert next_minder.bots.seats == set()  # type: ignore[attr-defined]

    tell(story, GAMES, 3, bots=NotedBots)


def test_a_node_that_comes_takes_its_share_and_the_others_give_it_up() -> None:
    async def story(town: Town) -> None:
        hall = town.houses[0].hall
        codes = [(await hall.create(ADA, "toy", ENDLESS, 1, start=True)).code for _ in range(20)]
        third = await town.boot()
        await settled()
        matches = [town.table(code).match for code in codes]
        shares = [sum(town.minder(match) is house for match in matches) for house in town.houses]
        assert all(shares)
        for house in town.houses:
            minded = {code for code in codes if code in house.hall._minding._minded}
            assert minded == {code for code in codes if town.minder(town.table(code).match) is house}
            for code in codes:
                live = house.live(code)
                assert live is None or live._lateness == (0 if code in minded else LATENESS)
        await third.close()
        await settled()
        for house in town.houses:
            minded = {code for code in codes if code in house.hall._minding._minded}
            assert minded == {code for code in codes if town.minder(town.table(code).match) is house}

    tell(story, GAMES, bots=NotedBots)


def test_a_match_that_is_abandoned_at_one_node_takes_nothing_at_the_others() -> None:
    async def story(town: Town) -> None:
        code = await begun(town)
        lives = [live_at(house, code) for house in town.houses]
        match = lives[0].record.id
        await town.houses[0].services.matches.abandon(match)
        await settled()
        for live in lives:
            assert live.is_abandoned
            with pytest.raises(Rejected, match=r"match\.over"):
                await live.submit(0, Add(1), "late", arrived=live.now())
        assert len(await town.log(match)) == 1

    tell(story, GAMES)


def test_a_deserted_match_is_given_up_by_one_node_and_open_again_at_all() -> None:
    async def story(town: Town) -> None:
        code = (await town.houses[0].hall.create(ADA, "toy", ENDLESS, 1, start=True)).code
        await settled()
        other = next(house for house in town.houses if house is not town.minder(code))
        _, ear = await other.enter(code, ADA.id)
        for _ in range(3):
            await town.wait(3)
            await asyncio.gather(*(house.hall.sweep() for house in town.houses))
        assert town.table(code).phase == "playing"
        other.hall.exit(code, ear)
        await town.wait(3)
        await asyncio.gather(*(house.hall.sweep() for house in town.houses))
        await settled()
        assert (town.table(code).phase, town.table(code).match) == ("open", None)
        assert [house.bots.seats for house in town.houses] == [set()] * 3  # type: ignore[attr-defined]

    tell(story, GAMES, 3, bots=NotedBots, settings=Settings(abandoned_match_seconds=2))


def test_a_node_lets_go_of_matches_that_it_neither_minds_nor_shows() -> None:
    async def story(town: Town) -> None:
        code = (await town.houses[0].hall.create(ADA, "toy", ENDLESS, 1)).code
        await town.houses[0].hall.start(code, ADA)
        await settled()
        minder = town.minder(town.table(code).match)
        (other,) = (house for house in town.houses if house is not minder)
        _, ear = await other.enter(code, ADA.id)
        await town.wait(61)
        assert other.live(code) is not None
        other.hall.exit(code, ear)
        await town.wait(61)
        assert other.live(code) is None
        assert minder.live(code) is not None

    tell(story, GAMES)


class Slow(MemoryStore):
    """Reads at once, and answers later."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.loaded: list[tuple[str, int]] = []

    async def load(self, match: str, since: int = 0) -> tuple[MatchRecord, list[StoredEvent]] | None:
        self.loaded.append((match, since))
        loaded = await super().load(match, since)
        await self.gate.wait()
        return loaded


def test_a_word_that_comes_while_a_match_is_being_loaded_counts() -> None:
    async def story() -> None:
        store, clock = Slow(), ManualClock(1_000)
        begun = await LiveMatches(store, GAMES, clock).begin(record(goal=1_000))
        other = LiveMatches(store, GAMES, clock)
        loading = asyncio.ensure_future(other.get("m"))
        await settled()
        version = await begun.submit(0, Add(1), "a", arrived=begun.now())
        other.woken("m", version)
        store.gate.set()
        live = await loading
        await settled()
        assert live is not None
        assert live.match.version == version
        await other.close()

    asyncio.run(story())


def test_a_word_about_what_is_being_read_already_isnt_read_twice() -> None:
    """Whoever was too late reads at once, and the word of it comes meanwhile."""

    async def story() -> None:
        store, clock = Slow(), ManualClock(1_000)
        store.gate.set()
        there, here = LiveMatches(store, GAMES, clock), LiveMatches(store, GAMES, clock)
        one = await there.begin(record(goal=1_000, limit=None))
        other = await here.get("m")
        assert other is not None
        version = await one.submit(0, Add(1), "a", arrived=one.now())
        store.gate.clear()
        store.loaded.clear()
        late = asyncio.ensure_future(other.submit(1, Add(1), "b", arrived=other.now()))
        await settled()
        here.woken("m", version)
        store.gate.set()
        assert await late == version + 1
        await settled()
        assert store.loaded == [("m", version - 1)]
        here.woken("m", version + 7)  # by somebody who was wrong
        await settled()
        assert store.loaded[1:] == [("m", version + 1)]
        await here.close()

    asyncio.run(story())


@pytest.mark.parametrize("minds", [False, True])
@pytest.mark.parametrize("happens", ["is played", "is abandoned"])
def test_a_word_that_comes_while_a_match_is_being_taken_over_counts(happens: str, minds: bool) -> None:
    """Also where another node comes meanwhile, so that this one doesn't mind it any more."""

    async def story() -> None:
        store, clock, is_minded = Slow(), ManualClock(1_000), True
        there = LiveMatches(store, GAMES, clock)
        begun = await there.begin(record(goal=1_000, limit=None))
        here = LiveMatches(store, GAMES, clock, minds=lambda _: is_minded)
        taking_over = asyncio.ensure_future(here.resume_all())
        await settled()
        is_minded = minds
        if happens == "is played":
            here.woken("m", await begun.submit(0, Add(1), "a", arrived=begun.now()))
        else:
            await there.abandon("m")
            here.woken("m", ENDED)
        store.gate.set()
        await taking_over
        await settled()
        live = here.known("m")
        assert live is not None
        assert live.match.version == begun.match.version
        assert live.is_abandoned == begun.is_abandoned
        await here.close()

    asyncio.run(story())


def test_a_word_that_came_while_a_match_was_read_that_had_not_begun_brings_it_here() -> None:
    async def story() -> None:
        store, clock = Slow(), ManualClock(1_000)
        here = LiveMatches(store, GAMES, clock)
        await store.create(record(goal=1_000))
        taking_over = asyncio.ensure_future(here.resume_all())
        await settled()
        await store.append("m", 0, Codec(GAMES["toy"]).stored([Begun(0)], None, Step(0)))
        here.woken("m", 1)
        store.gate.set()
        await taking_over
        await settled()
        assert here.known("m") is not None
        await here.close()

    asyncio.run(story())


def test_a_start_whose_answer_was_lost_begins_one_match_and_no_more() -> None:
    """Also of a node that is alone: what it remembers is older than the store then."""

    class Lost(MemoryStore):
        is_lost = False

        async def put(self, kind: str, key: str, value: bytes, expected: int | None = None) -> int:
            revision = await super().put(kind, key, value, expected)
            if self.is_lost:
                self.is_lost = False
                raise StoreUnavailable("lost")
            return revision

    async def story() -> None:
        store = Lost()
        services = wire(Settings(), store, GAMES, NotedBots(), ManualClock(1_000))
        code = (await services.hall.create(ADA, "toy", ENDLESS, 1)).code
        store.is_lost = True
        with pytest.raises(StoreUnavailable):
            await services.hall.change(code, ADA, {"goal": 7}, 1, listed=False)
        started = await services.hall.start(code, ADA)
        assert await store.unfinished() == [started.match]
        assert started.options["goal"] == 7
        await services.close()

    asyncio.run(story())


@pytest.mark.parametrize("steps", range(0, 24, 3))
def test_who_comes_while_matches_are_let_go_of_gets_one_that_lives(steps: int) -> None:
    async def story(town: Town) -> None:
        one, two = town.houses
        codes: list[str] = []
        while len(codes) < 6:
            code = (await one.hall.create(ADA, "toy", ENDLESS, 1)).code
            await one.hall.start(code, ADA)
            await settled()
            if town.minder(town.table(code).match) is one:
                codes.append(code)
        for code in codes:  # somebody was there through node two, did something, and went
            _, ear = await two.enter(code, ADA.id)
            await add(two, code, "before")
            two.hall.exit(code, ear)
        await settled()
        matches = two.services.matches
        await matches.compare()
        letting_go = asyncio.create_task(matches.compare())
        for _ in range(steps):
            await asyncio.sleep(0)
        rooms = [(await two.enter(code, ADA.id))[0] for code in codes]
        await letting_go
        await settled()
        for code, room in zip(codes, rooms, strict=True):
            version = await add(one, code, "elsewhere")
            await settled()
            assert room.live is not None
            assert room.live is live_at(two, code)
            assert room.live.match.version == version
            assert await add(two, code, "here") == version + 1

    tell(story, GAMES)


@pytest.mark.parametrize("dies", [False, True])
def test_a_node_that_starts_is_counted_when_it_can_act(dies: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(town: Town) -> None:
        (one,) = town.houses
        tables = [await one.hall.create(ADA, "toy", ENDLESS, 1, start=True) for _ in range(8)]
        matches = [table.match or "" for table in tables]
        is_readable, load = asyncio.Event(), town.store.load

        async def slowly(*given: Any) -> Any:
            await is_readable.wait()
            return await load(*given)

        monkeypatch.setattr(town.store, "load", slowly)
        in_memory: list[int] = []
        one.services.node.neighbours.when_changed(lambda: in_memory.append(len(town.houses[-1].services.matches)))
        booting = asyncio.create_task(town.boot())
        await town.wait(10)
        assert one.services.node.neighbours.living == {one.name}
        two = town.houses[1]
        if dies:
            await two.die()
        is_readable.set()
        if dies:
            await town.wait(5)
            assert one.services.node.neighbours.living == {one.name}
            booting.cancel()
            return
        await booting
        minders = [town.minder(match) for match in matches]
        assert in_memory[0] == minders.count(two) > 0
        for table, minder in zip(tables, minders, strict=True):
            assert [house for house in town.houses if table.code in house.hall._minding._minded] == [minder]

    tell(story, GAMES, 1)
