"""Clever Cubed over real sockets: a whole match, its replay, a result alone, a refusal."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from tests.server.running import running

from akili.cli.main import main
from akili.client import Client, Problem, Refused, Table
from akili.games.clever_cubed.model import Done, Pass, Roll, TakeBack, View

GAME = "clever_cubed"
PATIENCE = 60  # seconds


async def play(table: Table, known: int = 0) -> View:
    """From this version on do whatever is offered first, again and again; the last view."""
    async for update in table.updates():
        assert isinstance(update.view, View)
        if update.view.legal and update.version >= known:
            known = await table.send(update.view.legal[0])
    assert table.last is not None
    assert isinstance(table.last.view, View)
    return table.last.view


async def verified(client: Client, table: Table, folder: Path) -> None:
    assert table.last is not None
    replay = await client.get(f"/api/replays/{table.last.match}")
    saved = folder / "match.json"
    saved.write_bytes(msgspec.json.encode(replay))
    assert main(["replay", str(saved), "--verify"]) == 0
    assert main(["replay", str(saved)]) == 0
    film = await client.get(f"/api/replays/{table.last.match}/frames")
    assert film["frames"][-1]["view"]["phase"] == "over"
    assert 0 < film["frames"][-1]["at"] == film["ended"]


def test_two_people_play_a_whole_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada, Client(address, "Bo") as bo:
            one = await ada.create(GAME, 2, {"pink_rounding": "up"})
            two = await bo.join(one.code)
            await one.start()
            first, second = await asyncio.wait_for(asyncio.gather(play(one), play(two)), PATIENCE)
            assert first.seats == second.seats
            assert (first.phase, first.round, first.options.pink_rounding) == ("over", 6, "up")
            assert one.last is not None
            assert one.last.outcome is not None
            assert one.last.outcome["points"] == [seat.points.total for seat in first.seats]
            await verified(ada, one, tmp_path)

    with running(None) as address:
        asyncio.run(story(address))
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("Verified: ")
    assert said[0].endswith(said[-1])
    assert "Ada" in said[-1]
    assert "Bo" in said[-1]


def test_who_plays_alone_is_on_the_board(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story(address: str) -> int:
        async with Client(address, "Ada") as ada:
            table = await ada.create(GAME, 1)
            await table.start()
            view = await asyncio.wait_for(play(table), PATIENCE)
            await verified(ada, table, tmp_path)
            records = await ada.get(f"/api/records?game={GAME}")
            assert records["personal_best"]["value"] == view.seats[0].points.total
            assert records["board"][0]["unit"] == "points"
            return view.seats[0].points.total

    with running(None) as address:
        points = asyncio.run(story(address))
    assert f"Ada: {points} points." in capsys.readouterr().out


def test_a_hint_is_told_and_then_it_is_no_record() -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada, Client(address, "Bo") as bo:
            table = await ada.create(GAME, 1)
            await table.start()
            rolled = await table.send(Roll())
            assert table.last is not None
            hint = await ada.post(f"/api/matches/{table.last.match}/hint")
            assert [move["cost"] for move in hint["moves"]] == sorted(move["cost"] for move in hint["moves"])
            view = await asyncio.wait_for(play(table, rolled + 1), PATIENCE)
            assert view.hints == 1
            assert (await ada.get(f"/api/records?game={GAME}"))["board"] == []
            analysis = await ada.get(f"/api/replays/{table.last.match}/analysis")
            assert (analysis["unit"], analysis["seats"][0]["result"]) == ("points", view.seats[0].points.total)
            assert await ada.get(f"/api/replays/{table.last.match}/analysis") == analysis
            company = await ada.create(GAME, 2)
            await bo.join(company.code)
            await company.start()
            first = await anext(company.updates())
            asked = ada if first.view.first == 0 else bo
            with pytest.raises(Problem, match=r"hint\.not_here"):
                await asked.post(f"/api/matches/{first.match}/hint")

    with running(None) as address:
        asyncio.run(story(address))


def test_what_is_not_allowed_is_refused_with_its_reason() -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada:
            table = await ada.create(GAME, 1)
            await table.start()
            with pytest.raises(Refused, match=r"done\.not_yet"):
                await table.send(Done())
            await table.send(Roll())
            await table.send(Pass())
            await table.send(TakeBack())
            with pytest.raises(Refused, match=r"undo\.nothing"):
                await table.send(TakeBack())

    with running(None) as address:
        asyncio.run(story(address))
