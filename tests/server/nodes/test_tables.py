"""Tables on several nodes: made, changed, begun and taken away at any of them, and the same at all."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.nodes.town import Town, settled, tell
from tests.server.tables.test_hall import ADA, BO, CY
from tests.server.toy_game import GAMES

from akili.engine.game import Rejected
from akili.server.ports import RevisionConflict, StoreUnavailable
from akili.server.records.board import Result
from akili.server.records.results import KIND
from akili.server.settings import Settings
from akili.server.tables.room import Ear

ENDLESS = {"goal": 1_000, "limit": None}


def test_a_table_made_at_one_node_is_at_all_at_once_also_without_a_bus() -> None:
    async def story(town: Town) -> None:
        one, two = town.houses
        for is_away in (False, True):
            town.exchange.is_away = is_away
            code = (await one.hall.create(ADA, "toy", ENDLESS, 2)).code
            await two.enter(code.upper(), BO.id)
            await two.hall.join(code, BO)
            await town.wait(1.1)
            assert [who and who.player for who in town.table(code).seats] == ["a", "b"]
        with pytest.raises(Rejected, match=r"table\.unknown"):
            await two.enter("nosuchco", BO.id)

    tell(story, GAMES)


@pytest.mark.parametrize("is_away", [False, True])
@pytest.mark.parametrize("seed", range(10))
def test_who_joins_at_the_same_time_gets_different_seats(seed: int, is_away: bool) -> None:
    async def story(town: Town) -> None:
        code = (await town.houses[0].hall.create(ADA, "toy", ENDLESS, 3)).code
        await settled()
        town.exchange.is_away = is_away
        await asyncio.gather(town.houses[1].hall.join(code, BO), town.houses[2].hall.join(code, CY))
        town.exchange.is_away = False
        await settled()
        assert {who and who.player for who in town.table(code).seats} == {"a", "b", "c"}

    tell(story, GAMES, 3, seed=seed)


@pytest.mark.parametrize("is_away", [False, True])
@pytest.mark.parametrize("seed", range(10))
def test_of_two_starts_one_match_begins_and_the_other_is_nothing(seed: int, is_away: bool) -> None:
    async def story(town: Town) -> None:
        code = (await town.houses[0].hall.create(ADA, "toy", ENDLESS, 2)).code
        await settled()
        await town.houses[1].hall.join(code, BO)
        await settled()
        town.exchange.is_away = is_away
        starts = (house.hall.start(code, ADA) for house in town.houses)
        answers = await asyncio.gather(*starts, return_exceptions=True)
        refusals = [answer for answer in answers if isinstance(answer, Exception)]
        assert [getattr(refusal, "reason", refusal) for refusal in refusals] == ["table.playing"] * 2
        town.exchange.is_away = False
        await town.wait(1)
        assert await town.store.unfinished() == [town.table(code).match]
        assert len(await town.log(town.table(code).match)) == 1

    tell(story, GAMES, 3, seed=seed)


def test_a_start_beside_a_change_begins_with_what_was_agreed_on() -> None:
    async def story(town: Town) -> None:
        one, two = town.houses
        code = (await one.hall.create(ADA, "toy", ENDLESS, 1)).code
        await settled()
        town.exchange.is_away = True
        await two.hall.change(code, ADA, {"goal": 7}, 1, listed=False)
        started = await one.hall.start(code, ADA)  # which knows nothing of that yet
        loaded = await town.store.load(started.match or "")
        assert loaded is not None
        assert b'"goal":7' in bytes(loaded[0].options)
        assert len(await town.store.unfinished()) == 1

    tell(story, GAMES)


def test_a_rule_is_applied_to_what_is_stored_and_not_to_what_a_node_remembers() -> None:
    async def story(town: Town) -> None:
        one, two = town.houses
        code = (await one.hall.create(ADA, "toy", ENDLESS, 2)).code
        await settled()
        town.exchange.is_away = True
        await two.hall.join(code, BO)
        assert (await one.hall.start(code, ADA)).phase == "playing"  # by its memory a seat is empty
        with pytest.raises(Rejected, match=r"table\.playing"):
            await two.hall.join(code, CY)  # by its memory it is open

    tell(story, GAMES)


def test_a_rename_at_one_node_is_seen_at_the_others_and_not_undone_by_them() -> None:
    async def story(town: Town) -> None:
        one, two = (house.services.guests for house in town.houses)
        guest, token = await one.welcome("Ada", "red")
        found = await two.find(token)
        assert found == guest
        town.clock.turn(2 * 86_400_000)  # the next find notes that they are here
        town.exchange.is_away = True
        await two.rename(token, guest, "Adela", "pink")
        assert (await one.find(token) or guest).name == "Adela"
        await two.rename(token, guest, "Ida", "pink")
        await town.wait(1.1)
        assert (await one.find(token) or guest).name == "Ida"
        town.exchange.is_away = False
        await town.wait(0.1)
        await two.rename(token, guest, "Eda", "pink")
        await settled()
        assert (await one.find(token) or guest).name == "Eda"

    tell(story, GAMES)


def test_only_who_minds_a_table_sweeps_it_and_only_when_nobody_is_there_at_any_node() -> None:
    async def story(town: Town) -> None:
        code = (await town.houses[0].hall.create(ADA, "toy", ENDLESS, 2)).code
        await settled()
        minder = town.minder(code)
        (other,) = (house for house in town.houses if house is not minder)
        _, ear = await other.enter(code, ADA.id)
        await town.wait(3)
        await asyncio.gather(*(house.hall.sweep() for house in town.houses))
        assert town.table(code).code == code
        other.hall.exit(code, ear)
        await town.wait(1)
        await minder.hall.sweep()  # somebody was there a moment ago
        await town.wait(2)
        await other.hall.sweep()
        assert town.table(code).code == code
        await minder.services.sweeper.sweep()
        await settled()
        assert [house.hall.tables.get(code) for house in town.houses] == [None, None]
        for house in town.houses:
            await house.services.sweeper.sweep()
        assert await town.store.all("table") == await town.store.all("presence") == []

    tell(story, GAMES, settings=Settings(open_table_seconds=1))


def test_a_table_that_is_swept_while_somebody_joins_elsewhere_stays_or_they_are_told() -> None:
    async def story(town: Town) -> None:
        one, two = town.houses
        for _ in range(30):
            code = (await one.hall.create(ADA, "toy", ENDLESS, 2)).code
            await town.wait(1.2)
            sweeps = (house.hall.sweep() for house in town.houses)
            joined, *_ = await asyncio.gather(two.hall.join(code, BO), *sweeps, return_exceptions=True)
            assert not isinstance(joined, RevisionConflict | StoreUnavailable)
            is_there = await town.store.get("table", code) is not None
            assert is_there != isinstance(joined, Rejected)

    tell(story, GAMES, settings=Settings(open_table_seconds=1))


def test_results_reached_at_one_node_are_on_the_board_of_the_others() -> None:
    async def story(town: Town) -> None:
        result = Result("m1", "toy", {}, "a", "Ada", "red", 5, "points", 0)
        one, two = (house.services.results for house in town.houses)
        await one._store.put(KIND, "m1", msgspec.json.encode(result))
        await settled()
        assert [each.match for each in two.board("toy", {})] == ["m1"]
        town.exchange.is_away = True
        await one._store.put(KIND, "m2", msgspec.json.encode(replace(result, match="m2", player="b")))
        await town.wait(10.1)
        assert {each.match for each in two.board("toy", {})} == {"m1", "m2"}

    tell(story, GAMES)


def test_nothing_is_kept_of_tables_that_were_taken_away_at_another_node() -> None:
    async def story(town: Town) -> None:
        for house in town.houses * 5:
            code = (await house.hall.create(ADA, "toy", ENDLESS, 2)).code
            await settled()
            for other in town.houses:
                await other.hall.join(code, BO)
        await town.wait(3)
        for house in town.houses * 2:
            await house.services.sweeper.sweep()
            await settled()
        assert [(len(house.hall.tables), len(house.hall.tables._locks)) for house in town.houses] == [(0, 0)] * 2

    tell(story, GAMES, settings=Settings(open_table_seconds=1))


def test_changes_of_a_table_at_one_node_wait_for_each_other() -> None:
    async def story(town: Town) -> None:
        tables = town.houses[0].hall.tables
        first = tables.lock("one")
        async with first:
            assert tables.lock("one") is first
            assert tables.lock("two") is not first
            waiting = asyncio.create_task(tables.lock("one").acquire())
            await settled()
            assert not waiting.done()
        await waiting
        assert tables.lock("one").locked()

    tell(story, GAMES, 1)


async def begun_with_bo_away(town: Town) -> tuple[str, Ear]:
    """The code of a table where a match is on that Ada plays at the first node, and Bo has left at the second."""
    one, two = town.houses
    code = (await one.hall.create(ADA, "toy", ENDLESS, 2)).code
    await settled()
    await two.hall.join(code, BO)
    _, ada = await one.enter(code, ADA.id)
    _, bo = await two.enter(code, BO.id)
    await one.hall.start(code, ADA)
    await settled()
    await two.hall.leave(code, BO)
    two.hall.exit(code, bo)
    await town.wait(1)
    assert town.table(code).gone == (BO.id,)
    return code, ada


@contextmanager
def no_writes(town: Town) -> Iterator[None]:
    async def fail(*_: object) -> int:
        raise StoreUnavailable("away")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(town.store, "put", fail)
        yield


def test_who_comes_back_while_the_store_is_away_is_back_when_it_is() -> None:
    async def story(town: Town) -> None:
        code, _ = await begun_with_bo_away(town)
        with no_writes(town):
            await town.houses[1].enter(code, BO.id)
            await town.wait(3)
        await town.wait(3)
        assert town.table(code).gone == ()
        assert town.minder(town.table(code).match).hall._attendances.is_away(code, BO.id) is False

    tell(story, GAMES)


@pytest.mark.parametrize("says_so", [False, True])
def test_who_goes_again_before_that_could_be_kept_stays_away(says_so: bool) -> None:
    async def story(town: Town) -> None:
        code, _ = await begun_with_bo_away(town)
        two = town.houses[1]
        with no_writes(town):
            _, bo = await two.enter(code, BO.id)
            await town.wait(1.5)
            if not says_so:
                two.hall.exit(code, bo)
        if says_so:  # with the tab still open
            await two.hall.leave(code, BO)
        await town.wait(3)
        assert town.table(code).gone == (BO.id,)

    tell(story, GAMES)


def test_the_chair_of_a_host_who_left_while_the_store_is_away_goes_to_the_next_when_it_is_back() -> None:
    async def story(town: Town) -> None:
        code, ada = await begun_with_bo_away(town)
        one, two = town.houses
        await two.enter(code, BO.id)
        await settled()
        one.hall.exit(code, ada)
        await town.wait(0.5)
        with no_writes(town):
            await town.wait(2)
        await town.wait(3)
        assert town.table(code).host == BO.id

    tell(story, GAMES, settings=Settings(away_seconds=1))


def test_a_node_says_of_itself_whether_its_bus_is_there() -> None:
    async def story(town: Town) -> None:
        bus = town.houses[0].services.operation.bus
        assert bus.word == "up"
        town.exchange.is_away = True
        await town.wait(0.2)
        assert bus.word == "away"

    tell(story, GAMES)
