"""Those who leave: a bot for a seat that is away, the host's chair, and people whom the host sends away."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
from tests.server.evening import Evening, evening, settled
from tests.server.peer import Peer

from akili.ubongo.race.model import GiveUp

GAME = "ubongo_fun_size"
AWAY = 10.0


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 60))


async def sat_down(it: Evening, *names: str, start: bool = True) -> Any:
    """People at a table, with a socket each: cookies, sockets, the table."""
    cookies = [await it.guest(name) for name in names]
    code = (await it.post(cookies[0], "/api/tables", {"game": GAME, "seats": len(names)}))["code"]
    for cookie in cookies[1:]:
        await it.post(cookie, f"/api/tables/{code}/join")
    sockets = [await it.socket(cookie, code) for cookie in cookies]
    table = await it.post(cookies[0], f"/api/tables/{code}/start") if start else await it.get(f"/api/tables/{code}")
    while start and any(socket.last("update") is None for socket in sockets):  # the cards are packed in a thread
        await asyncio.sleep(0.001)
    return cookies, sockets, table


def away(peer: Peer) -> list[int]:
    update = peer.last("update")
    assert update is not None
    return list(update["view"].get("away", []))


async def say(peer: Peer, name: str) -> None:
    update = peer.last("update")
    assert update is not None
    peer.say(type="command", id=name, match=update["match"], command=msgspec.to_builtins(GiveUp()))
    await settled()


def test_a_bot_plays_for_a_seat_that_is_away_and_its_owner_gets_it_back() -> None:
    async def story() -> None:
        async with evening() as it:
            (ada, bo), (one, two), table = await sat_down(it, "Ada", "Bo")
            path = f"/api/tables/{table['code']}/substitute"
            handed = {"seat": 1, "bot": "easy"}
            assert (await it.post(ada, path, handed)) == "table.not_away"
            await it.gone(two)
            await it.wait(AWAY)
            assert away(one) == [1]
            after = await it.post(ada, path, handed)
            assert after["seats"][1]["substitute"] == "easy"
            await settled()
            assert away(one) == []  # a seat that a bot plays is waited for
            await it.socket(bo, table["code"])
            await settled()
            assert (await it.get(f"/api/tables/{table['code']}"))["seats"][1].get("substitute") is None

    run(story())


def test_while_the_host_is_here_only_the_host_hands_seats_over() -> None:
    async def story() -> None:
        async with evening() as it:
            (_, bo, _), (one, _, three), table = await sat_down(it, "Ada", "Bo", "Cy")
            path, handed = f"/api/tables/{table['code']}/substitute", {"seat": 2, "bot": "easy"}
            await it.gone(three)
            await it.wait(AWAY)
            assert (await it.post(bo, path, handed)) == "table.not_host"
            await it.gone(one)
            await it.wait(AWAY)
            assert (await it.post(bo, path, handed))["seats"][2]["substitute"] == "easy"

    run(story())


def test_a_host_who_is_away_loses_the_chair_to_the_next() -> None:
    async def story() -> None:
        async with evening() as it:
            (ada, _, cy), (one, two, _), table = await sat_down(it, "Ada", "Bo", "Cy", start=False)
            path = f"/api/tables/{table['code']}"
            host = table["host"]
            await it.gone(two)
            await it.gone(one)
            await it.wait(AWAY - 1)
            again = await it.socket(ada, table["code"])
            await it.wait(5)
            assert (await it.get(path))["host"] == host  # back in time
            await it.gone(again)
            await it.wait(AWAY)
            assert (await it.get(path))["host"] == (await it.get(path))["seats"][2]["player"]  # Bo isn't here either
            assert (
                await it.post(cy, f"{path}/seats", {"seat": 1, "bot": None})
            ) == "table.seat_taken"  # as the host she may ask

    run(story())


def test_whom_the_host_removes_stays_away() -> None:
    async def story() -> None:
        async with evening() as it:
            (ada, bo), _, table = await sat_down(it, "Ada", "Bo", start=False)
            path = f"/api/tables/{table['code']}"
            assert (await it.post(bo, f"{path}/remove", {"seat": 0})) == "table.not_host"
            assert (await it.post(ada, f"{path}/remove", {"seat": 0})) == "table.not_yourself"
            assert (await it.post(ada, f"{path}/remove", {"seat": 1}))["seats"][1] is None
            assert (await it.post(bo, f"{path}/join")) == "table.removed"

    run(story())


def test_whom_the_host_removes_from_a_match_only_watches_it() -> None:
    async def story() -> None:
        async with evening() as it:
            (ada, _, _), (one, two, _), table = await sat_down(it, "Ada", "Bo", "Cy")
            path = f"/api/tables/{table['code']}"
            await it.post(ada, f"{path}/remove", {"seat": 1})
            await settled()
            assert away(one) == [1]
            assert two.last("update")["you"] is None
            await say(two, "still here")
            refused = two.last("refused")
            assert refused is not None
            assert refused["reason"] == "table.removed"
            assert away(one) == [1]
            assert (await it.post(ada, f"{path}/substitute", {"seat": 1, "bot": "hard"}))["seats"][1]["substitute"]

    run(story())
