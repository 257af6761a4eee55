"""Who is where, over all nodes: nobody is away because the node that minds the match is another than theirs."""

from time import monotonic
from typing import Any

import msgspec
import pytest
from tests.server.nodes.test_matches import ENDLESS, add
from tests.server.nodes.town import House, Town, settled, tell
from tests.server.tables.test_abandoned import NotedBots
from tests.server.tables.test_hall import ADA, BO, CY
from tests.server.toy_game import GAMES

from akili.server.matches.lag import REMEMBERED
from akili.server.protocol import SeatInfo
from akili.server.tables.bots import BotDriver
from akili.server.tables.room import Ear


async def goings(town: Town, code: str) -> list[tuple[int, ...]]:
    """Who was away, as the match was told one after the other."""
    log = [msgspec.json.decode(stored.event) for stored in await town.log(town.table(code).match)]
    return [tuple(event["presence"]["away"]) for event in log if event["type"] == "presence_changed"]


def seats(house: House, code: str) -> list[SeatInfo]:
    return [seat for seat in house.hall.info(house.hall.find(code)).seats if seat is not None]


async def sat(town: Town) -> tuple[str, dict[str, Any]]:
    """Ada and Bo play, each at a node that doesn't mind the match; where their sockets are."""
    one = town.houses[0]
    code = (await one.hall.create(ADA, "toy", ENDLESS, 2)).code
    await settled()
    await one.hall.join(code, BO)
    match = (await one.hall.start(code, ADA)).match
    await settled()
    elsewhere = [house for house in town.houses if house is not town.minder(match)]
    ears = {}
    for house, guest in zip(elsewhere, (ADA, BO), strict=False):
        _, ear = await house.enter(code, guest.id)
        ears[guest.id] = house, ear
    await settled()
    return code, ears


@pytest.mark.parametrize("is_away", [False, True])
def test_who_has_a_socket_at_any_node_is_here_for_all(is_away: bool) -> None:
    async def story(town: Town) -> None:
        town.exchange.is_away = is_away
        code, ears = await sat(town)
        await town.wait(30)
        assert await goings(town, code) == []
        assert [[seat.away for seat in seats(house, code)] for house in town.houses] == [[False, False]] * 3
        house, ear = ears["b"]
        house.hall.exit(code, ear)
        await town.wait(9.5)
        assert await goings(town, code) == []
        assert [[seat.away for seat in seats(house, code)] for house in town.houses] == [[False, True]] * 3
        await town.wait(2)
        assert await goings(town, code) == [(1,)]
        await town.houses[0].enter(code, "b")
        await town.wait(1.1)
        assert await goings(town, code) == [(1,), ()]
        assert [[seat.away for seat in seats(house, code)] for house in town.houses] == [[False, False]] * 3

    tell(story, GAMES, 3)


def test_who_changes_the_node_was_never_away() -> None:
    async def story(town: Town) -> None:
        code, ears = await sat(town)
        house, ear = ears["b"]
        for _ in range(4):
            house.hall.exit(code, ear)
            await town.wait(9)
            house = next(each for each in town.houses if each is not house)
            _, ear = await house.enter(code, "b")
            await town.wait(9)
        await town.houses[0].enter(code, "b")
        house.hall.exit(code, ear)
        await town.wait(20)
        assert await goings(town, code) == []

    tell(story, GAMES, 3)


@pytest.mark.parametrize("is_away", [False, True])
def test_when_a_node_dies_its_people_have_a_while_to_come_to_another(is_away: bool) -> None:
    async def story(town: Town) -> None:
        code, ears = await sat(town)
        town.exchange.is_away = is_away
        house, _ = ears["b"]
        await house.die()
        await town.wait(3)
        assert await goings(town, code) == []
        await next(each for each in town.houses if each is not ears["a"][0]).enter(code, "b")
        await town.wait(30)
        assert await goings(town, code) == []
        await ears["a"][0].die()
        await town.wait(10)
        assert await goings(town, code) == []
        await town.wait(5)
        assert await goings(town, code) == [(0,)]

    tell(story, GAMES, 4)


def test_when_the_node_dies_that_minds_the_match_nobody_is_told_away_who_is_here() -> None:
    async def story(town: Town) -> None:
        code, _ = await sat(town)
        await town.minder(town.table(code).match).die()
        await town.wait(30)
        assert await goings(town, code) == []

    tell(story, GAMES, 3)


def test_leaving_is_a_word_that_counts_at_once_at_whichever_node() -> None:
    async def story(town: Town) -> None:
        code, ears = await sat(town)
        house, _ = ears["b"]
        await house.hall.leave(code, BO)
        await settled()
        assert await goings(town, code) == [(1,)]
        await town.minder(town.table(code).match).die()  # who comes next knows it
        await town.wait(20)
        assert await goings(town, code) == [(1,)]
        house.hall.plays(code, "b")
        await add(house, code, "x", 1)
        await settled()
        assert await goings(town, code) == [(1,), ()]
        await house.hall.leave(code, BO)
        await settled()
        await ears["a"][0].enter(code, "b")
        await settled()
        assert await goings(town, code) == [(1,), (), (1,), ()]

    tell(story, GAMES, 3)


def test_a_bot_that_stands_in_is_driven_by_one_node_and_goes_when_its_seat_is_back() -> None:
    def seats_of(bots: BotDriver) -> set[int]:
        assert isinstance(bots, NotedBots)
        return bots.seats

    async def story(town: Town) -> None:
        code, ears = await sat(town)
        house, ear = ears["b"]
        house.hall.exit(code, ear)
        await town.wait(11)
        host, _ = ears["a"]
        await host.hall.substitute(code, ADA, 1, "easy")
        await settled()
        minder = town.minder(town.table(code).match)
        assert [seats_of(each.bots) for each in town.houses] == [
            {1} if each is minder else set() for each in town.houses
        ]
        await minder.die()
        await town.wait(4.5)
        minder = town.minder(town.table(code).match)
        assert [seats_of(each.bots) for each in town.houses] == [
            {1} if each is minder else set() for each in town.houses
        ]
        await host.enter(code, "b")
        await settled()
        assert [seats_of(each.bots) for each in town.houses] == [set()] * 2

    tell(story, GAMES, 3, bots=NotedBots)


@pytest.mark.parametrize("is_away", [False, True])
def test_the_chair_of_a_host_who_is_at_no_node_goes_to_somebody_who_is_at_any(is_away: bool) -> None:
    async def story(town: Town) -> None:
        one, two, three = town.houses
        town.exchange.is_away = is_away
        code = (await one.hall.create(ADA, "toy", ENDLESS, 3)).code
        _, host = await one.enter(code, ADA.id)
        await two.enter(code, BO.id)
        await two.hall.join(code, BO)
        await three.enter(code, CY.id)
        await three.hall.join(code, CY)
        await town.wait(30)
        assert town.table(code).host == "a"
        one.hall.exit(code, host)
        await town.wait(12)
        assert town.table(code).host == "b"

    tell(story, GAMES, 3)


def test_those_who_watch_are_counted_over_all_nodes() -> None:
    async def story(town: Town) -> None:
        code, _ = await sat(town)
        for house in town.houses:
            await house.enter(code, None)
            await house.enter(code, "zoe")
        await settled()
        assert {house.hall.info(house.hall.find(code)).spectators for house in town.houses} == {4}
        await town.houses[0].die()
        await town.wait(4.5)
        assert {house.hall.info(house.hall.find(code)).spectators for house in town.houses} == {3}

    tell(story, GAMES, 3)


def test_a_node_that_was_taken_for_gone_says_again_who_is_there() -> None:
    async def story(town: Town) -> None:
        code, ears = await sat(town)
        house, _ = ears["b"]
        await town.store.delete("presence", f"{code}/{house.name}")
        town.exchange.is_away = True
        await town.wait(3)
        assert [seat.away for seat in seats(town.minder(code), code)] == [False, False]

    tell(story, GAMES, 3)


def test_who_has_a_near_socket_at_one_node_gets_nothing_by_a_slow_one_at_another() -> None:
    def measured(house: House, code: str, ear: Ear, trip: int) -> None:
        for nonce in range(REMEMBERED):
            ear.pings.sent(nonce, monotonic() - trip / 1000)
            ear.pings.answered(nonce, monotonic())
        house.hall.measured(code, ear.player)

    async def story(town: Town) -> None:
        one, two = town.houses
        code = (await one.hall.create(ADA, "toy", ENDLESS, 2)).code
        _, near = await one.enter(code, ADA.id)
        room, far = await two.enter(code, ADA.id)
        measured(two, code, far, 250)
        assert two.hall.way(code, room, far).lag >= 120
        measured(one, code, near, 20)
        await settled()
        assert two.hall.way(code, room, far).lag <= 15
        one.hall.exit(code, near)
        await settled()
        assert two.hall.way(code, room, far).lag >= 120

    tell(story, GAMES)
