"""Who goes away from a match and comes back: the rules hear of it, once, in time, through every restart."""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.evening import Evening, evening, settled
from tests.server.peer import Peer
from tests.server.running import running
from tests.server.solving import steps
from tests.server.toy_game import GAMES as TOY
from tests.server.toy_game import DeafToy

from akili.client import Client
from akili.games.ubongo_fun_size.model import View
from akili.server.adapters.memory import MemoryStore
from akili.server.ports import StoredEvent, StoreUnavailable
from akili.ubongo.race.model import PAUSE, WELCOME, Command, GiveUp, GoOn

FUN_SIZE = "ubongo_fun_size"
LONG = {"goal": 1000, "limit": None}


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 60))


async def begun(it: Evening, game: str = "toy", options: dict[str, Any] | None = None, **more: Any) -> Any:
    """Two people at a table where the match is on: their cookies, their sockets, the table."""
    ada, bo = await it.guest("Ada"), await it.guest("Bo")
    wanted = {"game": game, "seats": 2, "options": LONG if game == "toy" else options or {}, **more}
    code = (await it.post(ada, "/api/tables", wanted))["code"]
    await it.post(bo, f"/api/tables/{code}/join")
    one, two = await it.socket(ada, code), await it.socket(bo, code)
    table = await it.post(ada, f"/api/tables/{code}/start")
    while one.last("update") is None or two.last("update") is None:  # the cards are packed in a thread
        await asyncio.sleep(0.001)
    return ada, bo, one, two, table


async def goings(it: Evening, match: str) -> list[tuple[tuple[int, ...], bool, int]]:
    """All that the log says of them: who is away, whether all are, since when."""
    events = [(msgspec.json.decode(text), cause) for text, cause in await it.log(match)]
    changed = [(event, cause) for event, cause in events if event["type"] == "presence_changed"]
    assert all(cause is None for _, cause in changed)
    return [(tuple(event["presence"]["away"]), event["presence"]["deserted"], event["at"]) for event, _ in changed]


def told(peer: Peer) -> Sequence[str]:
    update = peer.last("update")
    assert update is not None
    return [notice["type"] for notice in update["notices"]]


async def do(peer: Peer, command: Command, name: str) -> None:
    update = peer.last("update")
    assert update is not None
    peer.say(type="command", id=name, match=update["match"], command=msgspec.to_builtins(command))
    await settled()


def test_who_goes_is_away_after_ten_seconds_and_back_at_once() -> None:
    async def story() -> None:
        async with evening(TOY) as it:
            _, bo, one, two, table = await begun(it)
            await it.gone(two)
            assert (await it.get(f"/api/tables/{table['code']}"))["seats"][1]["away"]  # the table says it at once
            await it.wait(9.999)
            assert await goings(it, table["match"]) == []
            await it.wait(0.001)
            assert await goings(it, table["match"]) == [((1,), False, 10_000)]
            assert told(one) == ["presence_changed"]
            await it.wait(100)
            await it.socket(bo, table["code"])
            assert await goings(it, table["match"]) == [((1,), False, 10_000), ((), False, 110_000)]
            assert told(one) == ["presence_changed"]

    run(story())


def test_a_line_that_is_lost_for_a_moment_or_a_tab_that_is_closed_is_no_going() -> None:
    async def story() -> None:
        async with evening(TOY) as it:
            _, bo, _, two, table = await begun(it)
            for _ in range(3):
                await it.gone(two)
                await it.wait(9)
                two = await it.socket(bo, table["code"])
            another = await it.socket(bo, table["code"])
            await it.gone(two)
            await it.wait(60)
            assert await goings(it, table["match"]) == []
            await it.gone(another)
            await it.wait(60)
            assert len(await goings(it, table["match"])) == 1

    run(story())


def test_spectators_and_bots_come_and_go_unheard() -> None:
    async def story() -> None:
        async with evening() as it:
            ada, zoe = await it.guest("Ada"), await it.guest("Zoe")
            wanted = {"game": FUN_SIZE, "seats": 2, "bots": ["easy"], "start": True}
            table = await it.post(ada, "/api/tables", wanted)
            one = await it.socket(ada, table["code"])
            watching, nameless = await it.socket(zoe, table["code"]), await it.socket("", table["code"])
            await it.gone(watching, nameless)
            await it.wait(30)
            assert await goings(it, table["match"]) == []
            await it.gone(one)
            await it.wait(10)
            assert [(away, deserted) for away, deserted, _ in await goings(it, table["match"])] == [((0,), True)]

    run(story())


def test_who_never_comes_to_the_match_is_away() -> None:
    async def story() -> None:
        async with evening() as it:
            ada = await it.guest("Ada")
            wanted = {"game": FUN_SIZE, "seats": 2, "bots": ["easy"], "start": True}
            table = await it.post(ada, "/api/tables", wanted)
            await it.wait(10)
            assert [away for away, _, _ in await goings(it, table["match"])] == [(0,)]

    run(story())


def test_leaving_is_a_word_that_counts_at_once_until_they_come_or_play_again() -> None:
    async def story() -> None:
        async with evening(TOY) as it:
            _, bo, _, two, table = await begun(it)
            road, match = f"/api/tables/{table['code']}", table["match"]

            async def away() -> list[tuple[int, ...]]:
                return [away for away, _, _ in await goings(it, match)]

            left = await it.post(bo, f"{road}/leave")
            assert left["seats"] == (await it.get(road))["seats"]  # the seat waits
            assert await away() == [(1,)]
            await it.post(bo, f"{road}/leave")
            assert await away() == [(1,)]
            two.say(type="command", id="a", match=match, command={"type": "add", "number": 1})
            await settled()
            assert await away() == [(1,), ()]
            await it.post(bo, f"{road}/leave")
            await it.gone(two)
            await it.post(bo, f"{road}/join")
            assert await away() == [(1,), (), (1,), ()]
            await it.wait(10)  # joined, but came to nothing
            assert await away() == [(1,), (), (1,), (), (1,)]
            two = await it.socket(bo, table["code"])
            await it.post(bo, f"{road}/leave")
            await it.gone(two)
            await it.socket(bo, table["code"])
            await it.wait(60)
            assert (await away())[5:] == [(), (1,), ()]

    run(story())


def test_a_round_ends_when_only_who_is_away_still_searches() -> None:
    async def story() -> None:
        async with evening() as it:
            _, bo, one, two, table = await begun(it, FUN_SIZE)
            update = one.last("update")
            assert update is not None
            for number, step in enumerate(steps(msgspec.convert(update["view"], View))):
                await do(one, step, f"s{number}")
            assert two.last("update") is not None
            await it.gone(two)
            await it.wait(10)  # of the 20 seconds of the countdown
            assert told(one) == ["presence_changed", "round_ended"]
            update = one.last("update")
            assert update is not None
            assert (update["view"]["phase"], update["view"]["away"]) == ("between", [1])
            await do(one, GoOn(), "on")
            assert told(one)[-1] == "round_begun"  # nobody else is waited for
            back = await it.socket(bo, table["code"])
            assert told(one) == ["presence_changed"]
            update = back.last("update")
            assert update is not None
            assert "away" not in update["view"]

    run(story())


def test_a_deserted_table_begins_no_round_until_somebody_is_back() -> None:
    async def story() -> None:
        async with evening() as it:
            _, bo, one, two, table = await begun(it, FUN_SIZE)
            await do(one, GiveUp(), "one")
            await do(two, GiveUp(), "two")
            await it.gone(one, two)
            await it.wait(10)
            assert (await goings(it, table["match"]))[-1][:2] == ((0, 1), True)
            length = len(await it.log(table["match"]))
            await it.wait(PAUSE / 1000 * 100)
            assert len(await it.log(table["match"])) == length
            back = await it.socket(bo, table["code"])
            await it.wait(WELCOME / 1000 - 0.001)
            update = back.last("update")
            assert update is not None
            assert (update["view"]["phase"], update["view"]["round"]) == ("between", 1)
            await it.wait(0.001)
            assert told(back) == ["round_begun"]

    run(story())


def test_a_game_that_waits_for_everybody_stores_nothing() -> None:
    async def story() -> None:
        async with evening({"toy": DeafToy()}) as it:
            *_, one, two, table = await begun(it)
            await it.gone(one, two)
            await it.wait(10)
            assert len(await it.log(table["match"])) == 1

    run(story())


def test_nobody_is_asked_before_the_match_or_after_it(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with evening(TOY) as it:
            ada, bo, one, two, table = await begun(it)
            two.say(type="command", id="a", match=table["match"], command={"type": "add", "number": 1000})
            await it.gone(two)  # at the very end
            await it.wait(10)
            await it.post(ada, f"/api/tables/{table['code']}/rematch")
            await it.gone(one)
            await it.wait(10)
            assert await it.post(bo, f"/api/tables/{table['code']}/leave") != "table.not_seated"
            assert await goings(it, table["match"]) == []

    with caplog.at_level(logging.WARNING):
        run(story())
    assert caplog.records == []


def test_after_a_kill_all_have_a_while_to_come_back_and_who_was_away_stays_away() -> None:
    async def story() -> None:
        async with evening(TOY) as it:
            ada, bo, _, two, table = await begun(it)
            await it.gone(two)
            await it.wait(10)
            await it.killed()
            await it.wait(9)
            one = await it.socket(ada, table["code"])
            await it.wait(60)
            assert len(await goings(it, table["match"])) == 1  # Ada was never away, and Bo is not told twice
            await it.socket(bo, table["code"])
            assert told(one) == ["presence_changed"]
            assert (await goings(it, table["match"]))[-1][0] == ()
            await it.killed()
            await it.wait(10)
            assert (await goings(it, table["match"]))[-1][:2] == ((0, 1), True)
            await it.killed()
            await it.socket(bo, table["code"])
            assert (await goings(it, table["match"]))[-1][:2] == ((0,), False)

    run(story())


class FullStore(MemoryStore):
    """Has no room for a while."""

    is_full = False

    async def append(self, match: str, expected_version: int, events: Sequence[StoredEvent]) -> None:
        if self.is_full:
            raise StoreUnavailable("full")
        await super().append(match, expected_version, events)


def test_what_could_not_be_stored_is_told_again() -> None:
    async def story() -> None:
        store = FullStore()
        async with evening(TOY, store) as it:
            *_, two, table = await begun(it)
            store.is_full = True
            await it.gone(two)
            await it.wait(10)
            await it.wait(1)
            assert await goings(it, table["match"]) == []
            store.is_full = False
            await it.wait(1)
            assert await goings(it, table["match"]) == [((1,), False, 12_000)]

    run(story())


def test_over_a_network_and_through_a_restart(tmp_path: Path) -> None:
    async def leave_and_come_back(address: str) -> tuple[Client, str]:
        ada = await Client(address, "Ada").__aenter__()
        async with Client(address, "Bo") as bo:
            one = await ada.create(FUN_SIZE, 2)
            two = await bo.join(one.code)
            await one.start()
            await two.close()
            await one.until(lambda: one.last is not None and one.last.view.away == (1,))
            await bo.watch(one.code)
            await one.until(lambda: one.last is not None and one.last.view.away == ())
        await one.until(lambda: one.last is not None and one.last.view.away == (1,))
        await one.close()
        return ada, one.code

    async def still_away(ada: Client, code: str) -> None:
        async with ada:
            table = await ada.watch(code)
            await table.until(lambda: table.last is not None and table.last.view.away == (1,))

    with running(tmp_path / "akili.db", away_seconds=0.2) as address:
        ada, code = asyncio.run(leave_and_come_back(address))
    with running(tmp_path / "akili.db", away_seconds=0.2) as address:
        ada.address = address
        asyncio.run(still_away(ada, code))
