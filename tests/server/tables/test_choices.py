"""Seats choose for themselves before the match, the host for everybody; what is agreed on stays sensible."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Literal

import pytest
from msgspec import Struct, field
from msgspec.structs import replace
from tests.server.evening import Evening, evening
from tests.server.toy_game import GAMES as TOY
from tests.server.toy_game import ToyGame, ToyOptions, ToyState

from akili.engine.game import Rejected, Seat

FUN_SIZE = "ubongo_fun_size"


class Hat(Struct, frozen=True):
    """What a seat of the toy chooses."""

    hat: Literal["red", "green", "none"]


class HatOptions(ToyOptions, frozen=True):
    hats: dict[str, str] = field(default_factory=dict)


class HatToy(ToyGame):
    """Everybody may wear a hat; nobody on seat 2 a green one."""

    options_type = HatOptions
    choice_type = Hat

    def initial(self, options: Any, seats: int) -> ToyState:
        if any(int(seat) >= seats for seat in options.hats):
            raise Rejected("toy.hats")
        if options.hats.get("2") == "green":
            raise Rejected("toy.green")
        return super().initial(options, seats)

    def choose(self, options: Any, seat: Seat, choice: Hat) -> Any:
        return replace(options, hats=options.hats | {str(seat): choice.hat})

    def fitted(self, options: Any, seats: int) -> Any:
        return replace(options, hats={seat: hat for seat, hat in options.hats.items() if int(seat) < seats})


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 60))


async def opened(it: Evening, game: str = "toy", seats: int = 3) -> tuple[str, str, str]:
    """Ada is the host, Bo sits beside her: their cookies, and the road to the table."""
    ada, bo = await it.guest("Ada"), await it.guest("Bo")
    code = (await it.post(ada, "/api/tables", {"game": game, "seats": seats}))["code"]
    await it.post(bo, f"/api/tables/{code}/join")
    return ada, bo, f"/api/tables/{code}"


def wish(seat: int, hat: str = "red") -> dict[str, Any]:
    return {"seat": seat, "choice": {"hat": hat}}


def test_a_choice_is_told_to_everyone_and_kept_through_a_kill() -> None:
    async def story() -> None:
        async with evening({"toy": HatToy()}) as it:
            _, bo, road = await opened(it)
            watching = await it.socket("", road.rpartition("/")[2])
            answer = await it.post(bo, f"{road}/choice", wish(1, "green"))
            assert answer["options"]["hats"] == {"1": "green"}
            told = watching.last("table")
            assert told is not None
            assert told["table"]["options"] == answer["options"]
            await it.killed()
            assert (await it.get(road))["options"] == answer["options"]

    run(story())


def test_for_ones_own_seat_or_for_any_by_the_host() -> None:
    async def story() -> None:
        async with evening({"toy": HatToy()}) as it:
            ada, bo, road = await opened(it)
            cy = await it.guest("Cy")
            assert await it.post(bo, f"{road}/choice", wish(0)) == "table.not_yours"
            assert await it.post(bo, f"{road}/choice", wish(2)) == "table.not_yours"
            assert await it.post(cy, f"{road}/choice", wish(2)) == "table.not_yours"
            assert await it.post("", f"{road}/choice", wish(0)) == "guest.unknown"
            for seat in (-1, 3):
                assert await it.post(ada, f"{road}/choice", wish(seat)) == "table.no_such_seat"
            for seat in range(3):  # a child's, and that of a bot who is still to come
                await it.post(ada, f"{road}/choice", wish(seat))
            assert (await it.get(road))["options"]["hats"] == {"0": "red", "1": "red", "2": "red"}

    run(story())


def test_what_makes_no_sense_is_refused_and_changes_nothing() -> None:
    async def story() -> None:
        async with evening({"toy": HatToy()}) as it:
            ada, _, road = await opened(it)
            before = await it.get(road)
            nonsense: list[Any] = [None, 7, "red", [], {}, {"hat": "blue"}, {"hat": None}, {"hat": ["red"]}]
            for choice in nonsense:
                refused = await it.post(ada, f"{road}/choice", {"seat": 0, "choice": choice})
                assert refused == "choice.malformed"
            assert await it.post(ada, f"{road}/choice", wish(2, "green")) == "toy.green"
            assert await it.post(ada, f"{road}/choice", {"seat": 0}) == "request.malformed"
            assert await it.get(road) == before

    run(story())


@pytest.mark.parametrize("games", [TOY, None])
def test_a_game_without_choices_has_none(games: Any) -> None:
    async def story() -> None:
        async with evening(*([games] if games else [])) as it:
            ada, _, road = await opened(it, "toy" if games else FUN_SIZE)
            assert await it.post(ada, f"{road}/choice", wish(0)) == "seat.no_choice"

    run(story())


def test_only_while_the_table_is_open() -> None:
    async def story() -> None:
        async with evening({"toy": HatToy()}) as it:
            ada, bo, road = await opened(it, seats=2)
            one = await it.socket(ada, road.rpartition("/")[2])
            match = (await it.post(ada, f"{road}/start"))["match"]
            assert await it.post(bo, f"{road}/choice", wish(1)) == "table.playing"
            one.say(type="command", id="a", match=match, command={"type": "add", "number": 10})
            await it.wait(0)
            assert await it.post(bo, f"{road}/choice", wish(1)) == "table.over"
            await it.post(bo, f"{road}/rematch")
            assert (await it.post(bo, f"{road}/choice", wish(1)))["options"]["hats"] == {"1": "red"}

    run(story())


def test_fewer_seats_take_their_choices_with_them_and_nothing_else_is_overlooked() -> None:
    async def story() -> None:
        async with evening({"toy": HatToy()}) as it:
            ada, _, road = await opened(it)
            await it.post(ada, f"{road}/choice", wish(0))
            table = await it.post(ada, f"{road}/choice", wish(2))
            smaller = await it.put(ada, road, {"seats": 2, "options": table["options"]})
            assert smaller["options"]["hats"] == {"0": "red"}
            assert await it.put(ada, road, {"seats": 2, "options": table["options"]}) == "toy.hats"
            assert await it.put(ada, road, {"seats": 4, "options": {"goal": "many"}}) == "options.malformed"
            assert await it.put(ada, road, {"seats": 99, "options": {}}) == "match.seats"

    run(story())


def test_a_seat_without_the_yellow_tile_may_go() -> None:
    async def story() -> None:
        async with evening() as it:
            ada, _, road = await opened(it, FUN_SIZE)
            table = await it.put(ada, road, {"seats": 3, "options": {"without_yellow": [0, 2]}})
            assert table["options"]["without_yellow"] == [0, 2]
            smaller = await it.put(ada, road, {"seats": 2, "options": table["options"]})
            assert smaller["options"]["without_yellow"] == [0]

    run(story())


def test_a_game_of_the_house_with_levels_of_ones_own() -> None:
    async def story() -> None:
        async with evening() as it:
            ada, bo, road = await opened(it, "ubongo_shimo", seats=2)
            await it.post(bo, f"{road}/choice", {"seat": 1, "choice": {"level": 3}})
            table = await it.post(ada, f"{road}/choice", {"seat": 0, "choice": {"level": 2}})
            assert table["options"]["levels"] == [2, 3]
            assert await it.post(bo, f"{road}/choice", {"seat": 1, "choice": {"level": 5}}) == "choice.malformed"

    run(story())
