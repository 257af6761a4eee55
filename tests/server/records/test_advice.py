"""Hint and analysis over HTTP: for whom, when, and what becomes of the record."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from tests.server.running import running

from akili.bots import bot
from akili.bots.arena import play
from akili.bots.bot import make_bot
from akili.bots.ubongo_dice import tables
from akili.bots.ubongo_dice.advice import Analysis, Hint
from akili.client import Client, Problem, Refused
from akili.client.table import Table
from akili.forge.deck import DiceArea, DiceSheet
from akili.games.ubongo_dice import rules
from akili.games.ubongo_dice.model import Options, RollDice
from akili.games.ubongo_dice.rules import DICE
from akili.server.adapters.sqlite import SqliteStore
from akili.server.matches.codec import Codec
from akili.server.ports import MatchRecord, Occupant

GAME = DICE.info.id
SMALL = DiceSheet("small", (DiceArea(("####", "####"), 3.0), DiceArea(("###", "###", "###"), 3.0)) * 3)


@pytest.fixture(autouse=True)
def _small_areas_and_a_folder_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(rules, "boxed", lambda: SMALL)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    tables.house_tables.cache_clear()
    yield
    tables.house_tables.cache_clear()


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with running(tmp_path / "akili.db") as address:
        yield address


async def dice_lie(table: Table) -> str:
    """Roll and wait until the grab is open; the match."""
    await table.start()
    async with asyncio.timeout(60):
        await table.until(lambda: table.last is not None)
        assert table.last is not None
        if table.last.view.phase == "rolling" and table.last.view.roller == table.you:
            with suppress(Refused):  # they rolled by themselves
                await table.send(RollDice())
        await table.until(lambda: table.last is not None and table.last.view.phase == "grabbing")
    assert table.last is not None
    return table.last.match


def reason(problem: pytest.ExceptionInfo[Problem]) -> tuple[int, str]:
    return problem.value.status, problem.value.reason


def test_alone_one_may_ask_and_the_match_takes_note_of_it(address: str) -> None:
    async def test() -> None:
        async with Client(address, "Ada") as ada, Client(address, "Eve") as eve:
            table = await ada.create(GAME, 1)
            match = await dice_lie(table)
            hint = msgspec.convert(await ada.post(f"/api/matches/{match}/hint"), Hint)
            assert hint.roll == 1
            assert len(hint.pairs) == 4
            await table.until(lambda: table.last is not None and table.last.view.hints == 1)
            with pytest.raises(Problem) as refused:
                await eve.post(f"/api/matches/{match}/hint")
            assert reason(refused) == (403, "table.not_seated")
            with pytest.raises(Problem) as refused:
                await eve.get(f"/api/replays/{match}/analysis")
            assert reason(refused) == (409, "replay.running")

    asyncio.run(test())


def test_in_company_nobody_is_helped_and_without_dice_there_is_nothing_to_say(address: str) -> None:
    async def test() -> None:
        async with Client(address, "Ada") as ada:
            alone = await ada.create(GAME, 1)
            await alone.start()
            await alone.until(lambda: alone.last is not None)
            assert alone.last is not None
            with pytest.raises(Problem) as refused:
                await ada.post(f"/api/matches/{alone.last.match}/hint")
            assert reason(refused) == (400, "hint.no_dice")
            table = await ada.create(GAME, 2, {"grab_limit": None})
            await table.seat_bot(1, "easy")
            match = await dice_lie(table)
            with pytest.raises(Problem) as refused:
                await ada.post(f"/api/matches/{match}/hint")
            assert reason(refused) == (400, "hint.alone")

    asyncio.run(test())


def test_in_a_race_nobody_is_helped(address: str) -> None:
    async def test() -> None:
        async with Client(address, "Ada") as ada:
            table = await ada.create("ubongo_fun_size", 1, {"solo": {"type": "by_count", "cards": 5}})
            await table.start()
            await table.until(lambda: table.last is not None)
            assert table.last is not None
            with pytest.raises(Problem) as refused:
                await ada.post(f"/api/matches/{table.last.match}/hint")
            assert reason(refused) == (404, "advice.none")

    asyncio.run(test())


def test_where_nobody_knows_the_game_by_heart_that_is_said(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "ADVISERS", {})

    async def test() -> None:
        async with Client(address, "Ada") as ada:
            assert (await ada.get("/api/house"))["advised"] == []
            table = await ada.create(GAME, 1)
            match = await dice_lie(table)
            with pytest.raises(Problem) as refused:
                await ada.post(f"/api/matches/{match}/hint")
            assert reason(refused) == (404, "advice.none")

    asyncio.run(test())


def test_the_house_says_which_bots_and_which_advice_it_has(address: str) -> None:
    async def test() -> None:
        async with Client(address, "Ada") as ada:
            house = await ada.get("/api/house")
            assert house["bots"][GAME] == ["easy", "medium", "hard", "master", "perfect"]
            assert house["bots"]["ubongo_shimo"] == ["easy", "medium", "hard", "master"]
            assert set(house["advised"]) == {GAME, "clever_cubed"}
            assert set(house["analysed"]) == {game["id"] for game in house["games"]}

    asyncio.run(test())


def test_a_finished_match_is_analysed_for_everyone(tmp_path: Path) -> None:
    seed, levels = "analysed", ("easy", "master")
    bots = [make_bot(level, GAME, seat, seed) for seat, level in enumerate(levels)]
    played = play(DICE, Options(), bots, seed)
    occupants = tuple(Occupant(bot=level, name=level) for level in levels)
    options = msgspec.Raw(msgspec.json.encode(Options()))
    record = MatchRecord("m", GAME, DICE.info.rules_version, options, occupants, seed, 1000, "table")

    async def prepare() -> None:
        store, codec = SqliteStore(tmp_path / "akili.db"), Codec(DICE)
        await store.create(record)
        log = [each for turn in played.turns for each in codec.stored(turn.events, None, turn.step)]
        await store.append("m", 0, log)
        await store.close()

    async def test(address: str) -> Analysis:
        async with Client(address, "Eve") as eve:
            return msgspec.convert(await eve.get("/api/replays/m/analysis"), Analysis)

    asyncio.run(prepare())
    with running(tmp_path / "akili.db") as address:
        analysis = asyncio.run(test(address))
    assert [seat.rolls for seat in analysis.seats] == [
        sum(field.rolls for field in seat.sheet) for seat in played.match.state.seats
    ]
    assert {roll.roll for roll in analysis.decisions} == set(range(1, played.match.state.rolls + 1))


def test_with_a_hint_there_is_no_record() -> None:
    begun = DICE.initial(Options(), 1)
    assert DICE.score(msgspec.structs.replace(begun, rolls=24)) is not None
    assert DICE.score(msgspec.structs.replace(begun, rolls=24, hints=1)) is None
