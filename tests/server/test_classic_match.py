"""Whole matches of Ubongo classic over sockets on lines of 0 to 200 ms; the server is killed on the way."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert
from tests.server.classic_player import play_all
from tests.server.running import running
from tests.server.server_process import Server
from tests.server.slow_line import PROXIES, slow_line
from websockets.asyncio.client import ClientConnection, connect

from akili.cli.main import main
from akili.client import Client, Table
from akili.engine import replay as replays
from akili.engine.game import Outcome
from akili.engine.proof import prove
from akili.games.ubongo_classic.model import GemsTaken, View
from akili.games.ubongo_classic.rules import CLASSIC
from akili.games.ubongo_classic.solving import solution
from akili.server import kernel
from akili.server.matches.lag import MOST_CREDIT
from akili.ubongo.race.model import CardSolved

GAME = "ubongo_classic"
FEIGNED = 0.4  # seconds there and back
PATIENCE = 150  # seconds, so that what hangs is told


async def sit_down(stack: AsyncExitStack, port: int, lines: Sequence[float]) -> list[Table]:
    """People on lines that take so many seconds each way."""
    people = []
    for delay in lines:
        address = await stack.enter_async_context(slow_line(port, delay))
        people.append(await stack.enter_async_context(Client(address, f"Line {delay}")))
    first = await people[0].create(GAME, len(lines), {"hourglass": 30})
    return [first, *[await person.join(first.code) for person in people[1:]]]


async def replay_of(table: Table) -> replays.Replay:
    assert table.last is not None
    return convert(await table._client.get(f"/api/replays/{table.last.match}"), replays.Replay)


def check(replay: replays.Replay, tables: list[Table], versions: list[list[int]], folder: Path) -> None:
    """The replay holds, everybody saw the end, and all that was acknowledged is in it."""
    outcome = prove(replay, CLASSIC, MOST_CREDIT)
    events = [event for _, event in replays.events_of(replay, CLASSIC)]
    for table in tables:
        assert table.last is not None
        assert convert(table.last.outcome, Outcome) == outcome
    assert all(own == sorted(own) and own[-1] <= len(events) for own in versions)
    takes = [event for event in events if isinstance(event, GemsTaken)]
    assert len(takes) > 9  # who is always last may have no gems left before their pawn
    view = last_view(tables[0])
    assert sum(sum(seat.gems) for seat in view.seats) == 2 * len(takes) == 72 - sum(map(len, view.lanes))
    path = folder / "replay.json"
    path.write_text(replays.encode(replay), encoding="utf-8")
    assert main(["replay", str(path), "--verify"]) == 0


def last_view(table: Table) -> View:
    assert table.last is not None
    assert isinstance(table.last.view, View)
    return table.last.view


def corrections(replay: replays.Replay, seat: int) -> list[int]:
    solved = (event for _, event in replays.events_of(replay, CLASSIC) if isinstance(event, CardSolved))
    return [event.finish.correction for event in solved if event.finish.seat == seat]


def test_two_people_far_from_each_other(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with AsyncExitStack() as stack:
            tables = await sit_down(stack, int(address.rpartition(":")[2]), (0.0, 0.2))
            await tables[0].start()
            versions = await play_all(tables)
            replay = await replay_of(tables[0])
            check(replay, tables, versions, tmp_path)
            assert max(corrections(replay, 1)) == 150  # no more, though the way takes 200

    with running(tmp_path / "akili.db", proxies=PROXIES) as address:
        asyncio.run(asyncio.wait_for(story(address), PATIENCE))


def test_four_people_and_a_server_that_is_killed_twice(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        await server.until_it_answers()
        async with AsyncExitStack() as stack:
            tables = await sit_down(stack, server.port, (0.0, 0.03, 0.08, 0.15))
            first = tables[0]
            await first.start()
            playing = asyncio.create_task(play_all(tables))
            for version in (40, 130):
                await first.until(lambda version=version: first.last is not None and first.last.version >= version)
                await server.kill_and_restart()
            versions = await playing
            check(await replay_of(first), tables, versions, tmp_path)
            assert all(table.connections >= 3 for table in tables)

    server = Server(tmp_path / "akili.db", behind_slow_lines=True)
    try:
        asyncio.run(asyncio.wait_for(story(server), PATIENCE))
    finally:
        server.stop()


@pytest.mark.parametrize("proxies", [PROXIES, ()])
def test_who_feigns_a_slow_line_gains_150_ms_at_most_and_little_where_the_kernel_knows_better(
    tmp_path: Path, proxies: tuple[str, ...]
) -> None:
    """Pongs come late; and nobody is asked what time it was."""

    async def story(address: str) -> None:
        async with Client(address, "Liar") as liar:
            table = await liar.post("/api/tables", {"game": GAME, "seats": 1, "start": True})
            url, cookie = address.replace("http", "ws") + "/socket", {"Cookie": liar.cookie or ""}
            async with connect(url, additional_headers=cookie, compression=None) as socket:
                heard = await lie(Lies(socket, table["match"]), table["code"])
            assert "message.malformed" in [message.get("reason") for message in heard]
            finish = heard[-1]["view"]["seats"][0]["finish"]
            if proxies or kernel.TELLS is None:
                assert 100 < finish["arrived"] - finish["at"] <= 150  # less where a busy machine makes it doubtful
            else:
                assert finish["arrived"] - finish["at"] <= kernel.QUEUES / 2 + 5
            assert finish["uncertainty"] <= 50

    with running(tmp_path / "akili.db", proxies=proxies) as address:
        asyncio.run(asyncio.wait_for(story(address), PATIENCE))


class Lies:
    """A socket whose pings are answered late."""

    def __init__(self, socket: ClientConnection, match: str) -> None:
        self._socket, self._match = socket, match
        self.pongs = 0
        self._done: set[str] = set()

    async def say(self, **message: Any) -> None:
        await self._socket.send(json.dumps(message))

    async def do(self, name: str, **command: Any) -> None:
        if name not in self._done:
            self._done.add(name)
            await self.say(type="command", id=name, match=self._match, command=command)

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self._socket.recv())
        if message["type"] == "ping":
            await asyncio.sleep(FEIGNED)
            await self.say(type="pong", nonce=message["nonce"])
            self.pongs += 1
        return message


async def lie(liar: Lies, code: str) -> list[dict[str, Any]]:
    """Answer some pings late, then place, roll and solve; all that is heard up to the solution."""
    heard: list[dict[str, Any]] = []
    await liar.say(type="hello", table=code)
    await liar.say(type="command", id="at", match="", command={"type": "roll_die"}, at=0)
    while True:
        heard.append(await liar.hear())
        if liar.pongs == 3:
            await liar.do("place", type="place_pawn", lane=0)
            await liar.do("ready", type="go_on")
            await liar.do("roll", type="roll_die")
        if heard[-1]["type"] == "update":
            own = convert(heard[-1]["view"], View).seats[0]
            if own.finish:
                return heard
            for laid in solution(own.card) if own.card else ():
                await liar.do(laid.tile, type="lay_tile", tile=laid.tile, cells=laid.cells)
