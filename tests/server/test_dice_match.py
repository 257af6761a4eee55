"""Whole matches of Ubongo dice over sockets, on lines of 0 to 120 ms."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from msgspec import convert
from tests.server.dice_player import play
from tests.server.running import running
from tests.server.slow_line import slow_line

from akili.cli.main import main
from akili.client import Client, Table
from akili.engine import replay as replays
from akili.engine.game import Outcome
from akili.engine.proof import prove
from akili.games.registry import GAMES
from akili.games.ubongo_dice.model import DiceRolled, DieGrabbed, DieLost, DieReached, View
from akili.server.matches.lag import MOST_CREDIT

GAME = "ubongo_dice"
DICE = GAMES[GAME]
PATIENCE = 150  # seconds, so that what hangs is told


def run(folder: Path, story: Callable[[str], Awaitable[None]]) -> None:
    with running(folder / "akili.db") as address:
        asyncio.run(asyncio.wait_for(story(address), PATIENCE))


async def sit_down(stack: AsyncExitStack, port: int, lines: Sequence[float], **options: Any) -> list[Table]:
    """People on lines that take so many seconds each way."""
    people = []
    for delay in lines:
        address = await stack.enter_async_context(slow_line(port, delay))
        people.append(await stack.enter_async_context(Client(address, f"Line {delay}")))
    first = await people[0].create(GAME, len(lines), options)
    return [first, *[await person.join(first.code) for person in people[1:]]]


async def replay_of(table: Table) -> replays.Replay:
    assert table.last is not None
    return convert(await table._client.get(f"/api/replays/{table.last.match}"), replays.Replay)


def test_two_people_far_from_each_other(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with AsyncExitStack() as stack:
            tables = await sit_down(stack, int(address.rpartition(":")[2]), (0.0, 0.12))
            await tables[0].start()
            versions = await asyncio.gather(*map(play, tables))
            replay = await replay_of(tables[0])
            check(replay, tables, versions, tmp_path)

    run(tmp_path, story)


def check(replay: replays.Replay, tables: list[Table], versions: list[list[int]], folder: Path) -> None:
    """The replay holds, everybody saw the end, all that was acknowledged is in it, and hands did clash."""
    outcome = prove(replay, DICE, MOST_CREDIT)
    events = [event for _, event in replays.events_of(replay, DICE)]
    for table in tables:
        assert table.last is not None
        assert convert(table.last.outcome, Outcome) == outcome
        assert isinstance(table.last.view, View)
        assert [field.points for seat in table.last.view.seats for field in seat.sheet].count(None) == 0
    assert all(own == sorted(own) and own[-1] <= len(events) for own in versions)
    rolls = sum(isinstance(event, DiceRolled) for event in events)
    assert sum(isinstance(event, DieGrabbed) for event in events) == 4 * rolls
    assert any(isinstance(event, DieLost) for event in events)
    check_hands([event.hand for event in events if isinstance(event, DieReached)])
    path = folder / "replay.json"
    path.write_text(replays.encode(replay), encoding="utf-8")
    assert main(["replay", str(path), "--verify"]) == 0


def check_hands(hands: list[Any]) -> None:
    """Both reach; the slow line has its way taken off, and no more than may be."""
    assert {hand.seat for hand in hands} == {0, 1}
    assert all(hand.correction <= 150 for hand in hands)
    assert max(hand.correction for hand in hands if hand.seat == 1) > 60
