"""What holds over all nodes together, and what each counts for itself: whoever goes to both gets it twice, no more."""

import asyncio

import pytest
from tests.server.nodes.test_matches import ENDLESS, add, begun
from tests.server.nodes.town import House, Town, settled, tell
from tests.server.tables.test_hall import ADA
from tests.server.toy_game import GAMES

from akili.engine.game import Rejected
from akili.server.settings import Limits, Settings

EVE = "192.0.2.1"
TABLES, EVENTS, CODES = 3, 12, 5


async def refusal(doing: object) -> str:
    """The reason, or nothing."""
    try:
        await doing  # type: ignore[misc]
    except Rejected as rejected:
        return rejected.reason
    return ""


def test_tables_are_counted_over_all_nodes() -> None:
    async def story(town: Town) -> None:
        for house in (*town.houses, town.houses[0]):
            await house.hall.create(ADA, "toy", ENDLESS, 2)
            await settled()
        for house in town.houses:
            with pytest.raises(Rejected, match=r"limit\.tables"):
                await house.hall.create(ADA, "toy", ENDLESS, 2)

    tell(story, GAMES, settings=Settings(limits=Limits(tables=TABLES)))


def test_a_match_is_as_long_as_it_may_be_through_whichever_nodes() -> None:
    async def story(town: Town) -> None:
        code = await begun(town)
        tries = [
            refusal(add(house, code, f"c{number}", seat))
            for number in range(EVENTS)
            for seat, house in enumerate(town.houses)
        ]
        reasons = await asyncio.gather(*tries)
        assert set(reasons) == {"", "match.too_long"}
        assert len(await town.log(town.table(code).match)) == EVENTS == 1 + reasons.count("")

    tell(story, GAMES, settings=Settings(limits=Limits(match_events=EVENTS)))


def test_codes_are_guessed_as_often_at_each_node_and_one_nodes_attacker_is_no_others() -> None:
    async def story(town: Town) -> None:
        async def guessed(house: House, address: str) -> list[str]:
            tries = [house.services.codes.check(f"aaaa{number}", address, None) for number in range(2 * CODES)]
            return [await refusal(each) for each in tries]

        one, two = town.houses
        expected = ["table.unknown"] * CODES + ["limit.codes"] * CODES
        assert await guessed(one, EVE) == expected
        assert await guessed(two, "192.0.2.2") == expected
        assert await guessed(two, EVE) == expected

    tell(story, GAMES, settings=Settings(limits=Limits(unknown_codes=CODES, unknown_codes_per_second=0)))
