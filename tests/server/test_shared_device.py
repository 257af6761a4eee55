"""Several people on one device: seats with names, commands for each of them, and the view of who is to act."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from tests.server.running import running

from akili.client import Client, Problem, Refused, Table
from akili.games.clever_cubed.model import Pass, Roll, TakeBack, View

GAME = "clever_cubed"


def run(story: Any) -> None:
    async def timely(address: str) -> None:
        await asyncio.wait_for(story(address), 60)

    with running(None) as address:
        asyncio.run(timely(address))


async def refused(doing: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises((Problem, Refused)) as found:
        await doing
    return str(found.value)


async def shown(table: Table, seat: int, phase: str) -> View:
    """Wait for the view of a seat in a phase."""
    await table.until(lambda: table.last and (table.last.you, table.last.view.phase) == (seat, phase))
    assert table.last is not None
    view: View = table.last.view
    assert view.you == seat
    return view


def test_a_whole_match_on_one_device_with_a_bot() -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada:
            table = await ada.create(GAME, 3)
            await table.seat_companion(1, "Bo")
            await table.seat_bot(2, "easy")
            await table.until(lambda: None not in table.info["seats"])
            assert [(seat["name"], seat["is_companion"]) for seat in table.info["seats"][:2]] == [
                ("Ada", False),
                ("Bo", True),
            ]
            await table.start()
            acted: set[int | None] = set()
            known = 0
            async for update in table.updates():
                if update.view.legal and update.version >= known:
                    acted.add(update.you)
                    known = await table.send(update.view.legal[-1], update.you)
                    if len(acted) == 2 and update.view.round == 2:
                        break
            assert acted == {0, 1}

    run(story)


def test_the_view_is_that_of_who_is_to_act_and_another_one_on_request() -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada:
            table = await ada.create(GAME, 2)
            await table.seat_companion(1, "Bo")
            await table.start()
            await table.until(lambda: table.last is not None)
            assert table.last is not None
            first = table.last.view.first
            await shown(table, first, "opening")
            await table.send(Roll(), first)
            for _ in range(2):
                await table.send(Pass(), first)
                await table.send(Roll(), first)
            await table.send(Pass(), first)
            assert not (await shown(table, 1 - first, "finishing")).can_take_back
            await table.look(first)
            assert (await shown(table, first, "finishing")).can_take_back
            await table.send(TakeBack(), first)
            await shown(table, first, "choosing")

    run(story)


def test_nobody_plays_for_others() -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada, Client(address, "Bo") as bo, Client(address, "Cy") as cy:
            table = await ada.create(GAME, 3)
            await table.seat_companion(1, "Di")
            other = await bo.join(table.code)
            await table.start()
            assert "seat.not_yours" in await refused(other.send(Roll(), 0))
            assert "seat.not_yours" in await refused(table.send(Roll(), 2))
            assert "seat.not_yours" in await refused(table.send(Roll(), -1))
            watching = await cy.watch(table.code)
            assert "match.not_seated" in await refused(watching.send(Roll(), 0))
            await table.until(lambda: table.last is not None)
            assert table.last is not None
            hint = f"/api/matches/{table.last.match}/hint?seat=0"
            assert "seat.not_yours" in await refused(bo.post(hint))

    run(story)


def test_only_the_host_seats_companions_where_games_go_by_turns() -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada, Client(address, "Bo") as bo:
            table = await ada.create(GAME, 3)
            other = await bo.join(table.code)
            assert "table.not_host" in await refused(other.seat_companion(2, "Di"))
            assert "table.seat_taken" in await refused(table.seat_companion(1, "Di"))
            assert "name.empty" in await refused(table.seat_companion(2, " "))
            await table.seat_companion(2, "Di")
            await table.seat_companion(2, "Ed")
            await table.seat_companion(2, None)
            race = await ada.create("ubongo_fun_size", 2)
            assert "table.by_turns_only" in await refused(race.seat_companion(1, "Di"))
            wanted = {"game": GAME, "seats": 4, "companions": ["Di"], "bots": ["easy", "hard"], "start": True}
            made = await ada.post("/api/tables", wanted)
            assert [seat["name"] for seat in made["seats"]] == ["Ada", "Di", "easy", "hard"]
            assert made["phase"] == "playing"

    run(story)


def test_who_leaves_takes_their_companions_along() -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada, Client(address, "Bo") as bo:
            table = await ada.create(GAME, 3)
            await table.seat_companion(1, "Di")
            other = await bo.join(table.code)
            await table.leave()
            await other.until(lambda: other.info["host"] == other.info["seats"][2]["player"])
            assert other.info["seats"][:2] == [None, None]

    run(story)


def test_a_bot_stands_in_for_who_is_away_until_they_are_back() -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada, Client(address, "Bo") as bo:
            made = await ada.post("/api/tables", {"game": GAME, "seats": 2, "stand_in": "easy"})
            assert made["stand_in"] == "easy"
            table, other = await ada.join(made["code"]), await bo.join(made["code"])
            await table.start()
            await table.until(lambda: table.last is not None)
            assert table.last is not None
            gone, stays = (table, other) if table.last.view.first == 0 else (other, table)
            await gone.leave()
            await stays.until(lambda: stays.last is not None and stays.last.view.phase == "choosing")
            await gone.until(lambda: gone.last is not None and gone.last.view.away != ())
            who = ada if gone is table else bo
            await who.post(f"/api/tables/{made['code']}/join")  # back, and it is their seat again
            await gone.until(lambda: gone.last is not None and gone.last.view.away == ())
            assert gone.last is not None
            await gone.send(gone.last.view.legal[0])
            race = {"game": "ubongo_fun_size", "seats": 2, "stand_in": "easy"}
            assert "table.by_turns_only" in await refused(ada.post("/api/tables", race))

    run(story)
