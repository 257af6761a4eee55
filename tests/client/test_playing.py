"""Bots of one's own at live tables: over real sockets, whatever happens to the line."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import running
from tests.server.solving import steps

from akili.bots.bot import Bot, make_bot
from akili.bots.plan import Planned
from akili.client import Client, Problem, Table, play, play_with
from akili.engine.game import Millis
from akili.games.clever_cubed.model import View as CleverView
from akili.games.ubongo_fun_size.model import View
from akili.ubongo.race.model import GoOn, TakeTile

FUN_SIZE, CLEVER = "ubongo_fun_size", "clever_cubed"
BY_COUNT = {"solo": {"type": "by_count", "cards": 5}}
PATIENCE = 120  # seconds, so that what hangs is told


class Quick:
    """Solves its card as soon as it sees it."""

    def plan(self, view: View, now: Millis) -> Planned | None:
        assert isinstance(view, View)
        assert view.you is not None
        seat = view.seats[view.you]
        if view.phase == "between":
            return None if seat.is_ready else Planned(now, GoOn())
        if view.phase == "over" or seat.finish is not None:
            return None
        return Planned(now, steps(view)[len(seat.board)])


def quick(game: str, seat: int, seed: str) -> Bot:
    assert game == FUN_SIZE
    assert 0 <= seat < 3
    assert seed
    return Quick()


class Calm(Quick):
    """Takes a little time, so that there is always a moment in which the line can break."""

    def plan(self, view: View, now: Millis) -> Planned | None:
        planned = super().plan(view, now)
        return planned and Planned(now + 60, planned.command)


def greedy(game: str, seat: int, seed: str) -> Bot:
    return make_bot("greedy", game, seat, seed)


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, PATIENCE))


def test_two_bots_of_ones_own_play_a_race_and_leave_their_seats(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada:
            table = await ada.create(FUN_SIZE, 3, {"countdown": 120})  # a slow machine is no reason to miss a card
            joined = [asyncio.create_task(play(address, table.code, name, quick)) for name in ("Cy", "Di")]
            await table.until(lambda: None not in table.info["seats"])
            await table.start()
            mine, *others = await asyncio.gather(play_with(table, quick), *joined)
            assert mine.you == 0
            assert {update.you for update in others} == {1, 2}
            assert all(update.outcome == mine.outcome is not None for update in others)
            assert [seat.cards_won for seat in mine.view.seats] == [8, 8, 8]
            await table.until(lambda: table.info["seats"][1:] == [None, None])

    with running(tmp_path / "akili.db") as address:
        run(story(address))


def test_the_view_is_the_games_own(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada:
            table = await ada.create(CLEVER, 2)
            joined = asyncio.create_task(play(address, table.code, "Cy", greedy))
            await table.until(lambda: None not in table.info["seats"])
            await table.start()
            updates = await asyncio.gather(play_with(table, greedy), joined)
            assert all(isinstance(update.view, CleverView) for update in updates)
            assert updates[0].outcome == updates[1].outcome is not None

    with running(tmp_path / "akili.db") as address:
        run(story(address))


async def _cutting(table: Table, playing: "asyncio.Task[Any]") -> None:
    """Only where something was done since the last cut: a slow machine must get on between two of them."""
    version = 0
    while not playing.done():
        await asyncio.sleep(0.03)
        if table._socket is not None and table.last is not None and table.last.version > version:
            version = table.last.version
            table._socket.transport.abort()


def test_it_plays_on_when_the_line_breaks(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada:
            table = await ada.create(FUN_SIZE, 1, BY_COUNT)
            await table.start()
            playing = asyncio.create_task(play_with(table, lambda *_: Calm()))
            await _cutting(table, playing)
            assert (await playing).outcome is not None
            assert table.connections > 1
            assert table._updates.qsize() <= 1  # what was seen isn't kept

    with running(tmp_path / "akili.db") as address:
        run(story(address))


def test_what_is_planned_for_later_is_done_then_by_the_matchs_clock(tmp_path: Path) -> None:
    when: list[tuple[Millis, Millis]] = []

    class Slow(Quick):
        def plan(self, view: View, now: Millis) -> Planned | None:
            planned = super().plan(view, now)
            if planned is None or view.seats[0].board or view.round > 1:
                return planned
            return Planned(view.begun + 300, planned.command)

    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada:
            table = await ada.create(FUN_SIZE, 1, BY_COUNT)
            watching = await ada.watch(table.code)
            await table.start()
            playing = asyncio.create_task(play_with(table, lambda *_: Slow()))
            async for update in watching.updates():
                laid = [notice.at for notice in update.notices if type(notice).__name__ == "TileLaid"]
                when.extend((update.view.begun, at) for at in laid)
            await playing

    with running(tmp_path / "akili.db") as address:
        run(story(address))
    begun, first = when[0]
    assert first - begun >= 290  # the ways to and fro are known to a few milliseconds


def test_what_is_refused_is_tried_anew_when_there_is_more_to_see(tmp_path: Path) -> None:
    refusals = 0

    class Clumsy(Quick):
        def plan(self, view: View, now: Millis) -> Planned | None:
            nonlocal refusals
            if refusals < 1:
                refusals += 1
                return Planned(now, TakeTile("no such tile"))
            return super().plan(view, now)

    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada:
            table = await ada.create(FUN_SIZE, 1, BY_COUNT)
            await table.start()
            last = await play_with(table, lambda *_: Clumsy())
            assert last.outcome is not None

    with running(tmp_path / "akili.db") as address:
        run(story(address))
    assert refusals == 1


def test_what_a_bot_raises_comes_out_and_a_table_without_a_seat_is_a_problem(tmp_path: Path) -> None:
    class Broken:
        def plan(self, view: Any, now: Millis) -> Planned | None:
            raise ZeroDivisionError(f"a mistake in the bot, with {view} at {now}")

    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada:
            table = await ada.create(FUN_SIZE, 1, BY_COUNT)
            with pytest.raises(Problem, match=r"table\.full"):
                await play(address, table.code, "Cy", quick)
            await table.start()
            with pytest.raises(ZeroDivisionError, match="a mistake in the bot"):
                await play_with(table, lambda *_: Broken())

    with running(tmp_path / "akili.db") as address:
        run(story(address))
