"""Whole matches over real sockets, with a real file."""

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import msgspec
import pytest
from tests.server.running import running
from tests.server.solving import play, steps
from websockets.asyncio.client import connect

from akili.cli.main import main
from akili.client import Client, Closed, Problem, Refused, Table
from akili.games.ubongo_fun_size.model import View
from akili.ubongo.race.model import GoOn, PutAside, RoundBegun, TakeTile

GAME = "ubongo_fun_size"
BY_COUNT = {"solo": {"type": "by_count", "cards": 5}}


def test_two_people_play_a_whole_match_and_its_replay_holds(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada", "red") as ada, Client(address, "Bo", "teal") as bo, Client(address) as zoe:
            one = await ada.create(GAME, 2)
            with pytest.raises(Problem, match="seats_empty"):
                await one.start()
            two = await bo.join(one.code.upper())
            third = await zoe.watch(one.code)
            assert (one.you, two.you, third.you) == (0, 1, None)
            await one.start()
            versions = await asyncio.gather(play(one), play(two))
            seen = [update async for update in third.updates()]
            assert seen[0].notices  # who was here before the match is told how it began
            assert isinstance(seen[0].notices[0], RoundBegun)
            assert seen[-1].outcome is not None
            assert all(own == sorted(own) for own in versions)
            view = seen[-1].view
            assert isinstance(view, View)
            assert [seat.cards_won for seat in view.seats] == [8, 8]
            assert view.you is None
            await one.until(lambda: one.info["phase"] == "over")
            replay = await zoe.get(f"/api/replays/{seen[-1].match}")
            assert [seat["name"] for seat in replay["seats"]] == ["Ada", "Bo"]
            assert ada.id not in str(replay)
            saved = tmp_path / "match.json"
            saved.write_bytes(msgspec.json.encode(replay))
            assert main(["replay", str(saved), "--verify"]) == 0
            verified = await zoe.post("/api/replays/verify", replay)
            assert verified == {"events": seen[-1].version, "outcome": replay["outcome"], "proved": True}
            await _forgeries(zoe, replay)
            await _again(one, two)

    with running(tmp_path / "akili.db") as address:
        asyncio.run(story(address))


async def _forgeries(client: Client, replay: dict[str, object]) -> None:
    events = replay["events"]
    assert isinstance(events, list)
    nonsense = {"at": 0, "event": {"type": "no_such_thing"}}
    impossible = {"at": 0, "event": {"type": "tile_taken", "seat": 9, "tile": "x", "at": 0}}
    forged: list[dict[str, object]] = [
        {"seed": "another"},
        {"events": events[:-1]},
        {"events": [*events, events[-1]]},
        {"events": [*events[:2], nonsense]},
        {"events": [*events[:2], impossible]},
        {"outcome": {"ranking": [[1], [0]], "points": [0, 99]}},
        {"rules_version": 99},
        {"format": 99},
        {"options": {"side": "C"}},
    ]
    for change in forged:
        with pytest.raises(Problem, match=r"replay\.invalid"):
            await client.post("/api/replays/verify", replay | change)
    with pytest.raises(Problem, match=r"game\.unknown"):
        await client.post("/api/replays/verify", replay | {"game": "chess"})
    await _where_it_is_wrong(client, replay, events)


async def _where_it_is_wrong(client: Client, replay: dict[str, object], events: list[dict[str, Any]]) -> None:
    number = next(number for number, each in enumerate(events, 1) if each["event"]["type"] == "card_solved")
    finish = events[number - 1]["event"]["finish"]
    faster = events[number - 1] | {"event": {"type": "card_solved", "finish": finish | {"at": 1}}}
    forged = replay | {"events": [*events[: number - 1], faster, *events[number:]]}
    with pytest.raises(Problem, match=r"replay\.invalid") as problem:
        await client.post("/api/replays/verify", forged)
    assert problem.value.details["event"] == number
    of_before = replay | {"format": 1, "events": [{"at": each["at"], "event": each["event"]} for each in events]}
    assert (await client.post("/api/replays/verify", of_before))["proved"] is False


async def _again(one: Table, two: Table) -> None:
    first = one.last
    assert first is not None
    with pytest.raises(Refused, match=r"match\.over"):
        await one.send(GoOn())
    await two.rematch()
    await one.until(lambda: one.info["phase"] == "open")
    await one.start()
    second = await anext(one.updates())
    assert second.match != first.match
    assert second.version < first.version


def test_who_plays_alone_gets_a_record(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada", "red") as ada:
            table = await ada.create(GAME, 1, BY_COUNT)
            await table.start()
            update = await anext(table.updates())
            with pytest.raises(Problem, match=r"replay\.running"):
                await ada.get(f"/api/replays/{update.match}")
            assert (await ada.get(f"/api/matches/{update.match}"))["outcome"] is None
            await table.send(PutAside())
            await play(table)
            await table.until(lambda: table.info["phase"] == "over")
            options = msgspec.json.encode(BY_COUNT).decode()
            records = await ada.get("/api/records?" + urlencode({"game": GAME, "options": options}))
            assert records["personal_best"] == records["board"][0]
            assert records["board"][0]["match"] == update.match
            assert records["board"][0]["unit"] == "milliseconds"
            assert (await ada.get(f"/api/records?game={GAME}"))["board"] == []

    with running(tmp_path / "akili.db") as address:
        asyncio.run(story(address))
    with running(tmp_path / "akili.db") as address:  # still there after a restart
        asyncio.run(_board_has(address, 1))


async def _board_has(address: str, size: int) -> None:
    async with Client(address) as client:
        query = urlencode({"game": GAME, "options": msgspec.json.encode(BY_COUNT).decode()})
        assert len((await client.get(f"/api/records?{query}"))["board"]) == size


def test_a_player_comes_back_with_what_they_saw_and_is_told_the_rest(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada, Client(address, "Bo") as bo:
            one = await ada.create(GAME, 2)
            two = await bo.join(one.code)
            await one.start()
            first = await anext(two.updates())
            await two.close()
            await one.until(lambda: one.info["seats"][1]["away"])
            mine = await anext(one.updates())
            last = [await one.send(step) for step in steps(mine.view)][-1]
            two._task = asyncio.create_task(two._live())
            update = await anext(two.updates())
            assert first.version < update.version
            assert update.version >= last
            assert len(update.notices) == update.version - first.version
            await one.until(lambda: not one.info["seats"][1]["away"])

    with running(tmp_path / "akili.db") as address:
        asyncio.run(story(address))


def test_clients_go_on_by_themselves_when_the_server_restarts(tmp_path: Path) -> None:
    async def begin(address: str) -> tuple[Client, str]:
        ada = await Client(address, "Ada").__aenter__()
        table = await ada.create(GAME, 1, BY_COUNT)
        await table.start()
        await table.send(steps((await anext(table.updates())).view)[0])
        await table.close()
        return ada, table.code

    async def go_on(ada: Client, code: str) -> None:
        async with ada:
            table = await ada.watch(code)
            update = await anext(table.updates())
            assert len(update.view.seats[0].board) == 1
            await table.send(TakeTile(update.view.seats[0].board[0].tile))
            await play(table)

    with running(tmp_path / "akili.db") as address:
        ada, code = asyncio.run(begin(address))
    with running(tmp_path / "akili.db") as address:
        ada.address = address
        asyncio.run(go_on(ada, code))


def test_a_connection_that_breaks_in_the_middle_is_resumed(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada:
            table = await ada.create(GAME, 1, BY_COUNT)
            await table.start()
            await table.until(lambda: table.last is not None)
            assert table._socket is not None
            table._socket.transport.abort()  # at least once, however quickly it is played
            playing = asyncio.create_task(play(table))
            version = 0
            while not playing.done():
                await asyncio.sleep(0.02)
                # only where something was done since the last break: a slow machine must get on between two of them
                if table._socket is not None and table.last is not None and table.last.version > version:
                    version = table.last.version
                    table._socket.transport.abort()
            versions = await playing
            assert versions == sorted(versions)
            assert table.connections > 1
            assert table.last is not None
            assert table.last.outcome is not None

    with running(tmp_path / "akili.db") as address:
        asyncio.run(story(address))


def test_several_tabs_are_one_player(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as tab, Client(address, "Ada", cookie=tab.cookie) as other:
            assert tab.id == other.id
            one = await tab.create(GAME, 1, BY_COUNT)
            two = await other.join(one.code)
            assert (one.you, two.you) == (0, 0)
            await one.start()
            update = await anext(one.updates())
            first, second, *_ = steps(update.view)
            await one.send(first)
            version = await two.send(second)
            await one.until(lambda: one.last is not None and one.last.version >= version)
            await two.close()
            await one.until(lambda: one.info["spectators"] == 0)
            assert not one.info["seats"][0]["away"]

    with running(tmp_path / "akili.db") as address:
        asyncio.run(story(address))


def test_what_is_not_allowed_is_refused_with_a_reason(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada, Client(address, "Bo") as bo:
            one = await ada.create(GAME, 2)
            two = await bo.watch(one.code)
            for path, body, reason in [
                ("start", None, "table.not_host"),
                ("seats", {"seat": 1, "bot": "easy"}, "table.not_host"),
                ("leave", None, "table.not_seated"),
                ("rematch", None, "table.not_seated"),
            ]:
                with pytest.raises(Problem) as caught:
                    await bo.post(f"/api/tables/{one.code}/{path}", body)
                assert (caught.value.reason, caught.value.status) == (reason, 403)
            await one.seat_bot(1, "hard")
            with pytest.raises(Problem, match=r"table\.full"):
                await bo.join(one.code)
            await one.start()
            await anext(two.updates())
            with pytest.raises(Refused, match=r"match\.not_seated"):
                await two.send(GoOn())
            await anext(one.updates())
            with pytest.raises(Refused, match=r"round\.running"):
                await one.send(GoOn())
            with pytest.raises(Refused, match=r"command\.malformed"):
                await one.send({"type": "cheat"})
            assert one.last is not None
            one.last = msgspec.structs.replace(one.last, match="another")
            with pytest.raises(Refused, match=r"match\.stale"):
                await one.send(GoOn())
            with pytest.raises(Problem, match=r"table\.playing"):
                await one.seat_bot(1, None)
            with pytest.raises(Problem, match=r"table\.unknown"):
                await bo.join("aaaaaaaa")

    with running(tmp_path / "akili.db") as address:
        asyncio.run(story(address))


def test_a_table_that_is_not_there_closes_the_socket(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with Client(address) as ada:
            with pytest.raises(Closed, match=r"table\.unknown"):
                await Table(ada, "aaaaaaaa").open()

    with running(tmp_path / "akili.db") as address:
        asyncio.run(story(address))


def test_play_now_is_one_request_and_pings_tell_the_trip(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada:
            wanted = {"game": GAME, "seats": 2, "bots": ["easy"], "start": True}
            made = await ada.post("/api/tables", wanted)
            assert (made["phase"], made["seats"][1]["bot"]) == ("playing", "easy")
            trips: list[int | None] = []
            async with connect(f"{address.replace('http', 'ws')}/socket", compression=None) as socket:
                await socket.send(json.dumps({"type": "hello", "table": made["code"]}))
                while len(trips) < 2:
                    message = json.loads(await socket.recv())
                    if message["type"] == "ping":
                        trips.append(message["trip"])
                        await asyncio.sleep(0.03)
                        await socket.send(json.dumps({"type": "pong", "nonce": message["nonce"]}))
            assert trips[0] is None
            assert trips[1] is not None
            assert trips[1] >= 30
            for bots, reason in [(["easy", "easy"], "table.full"), ([], "table.seats_empty")]:
                with pytest.raises(Problem) as caught:
                    await ada.post("/api/tables", {**wanted, "bots": bots})
                assert (caught.value.reason, caught.value.status) == (reason, 409)

    with running(tmp_path / "akili.db") as address:
        asyncio.run(story(address))
