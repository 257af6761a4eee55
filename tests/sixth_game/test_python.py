"""A sixth game keeps the laws, is played by bots and by people over sockets, saved, verified and compared."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.running import running
from tests.sixth_game.pebbles import PEBBLES, Counter, Options, Take, View

from akili.bots.arena import play
from akili.cli.main import main
from akili.client import Client, Problem, Table
from akili.engine.conformance import check_game

GAME = PEBBLES.info.id


@settings(max_examples=20)
@given(st.integers(), st.integers(1, 30))
def test_it_keeps_the_laws(seed: int, heap: int) -> None:
    match = check_game(PEBBLES, Options(heap), 2, seed, 100)
    assert match.outcome is not None


def test_its_bot_wins_where_it_can() -> None:
    played = play(PEBBLES, Options(13), [Counter(0, ""), Counter(1, "")], "bots")
    assert played.match.outcome is not None
    first = played.turns[0].events[0].first
    assert played.outcome.ranking == ((first,), (1 - first,))


async def take_one_each_time(table: Table) -> View:
    known = 0
    async for update in table.updates():
        assert isinstance(update.view, View)
        if update.view.turn == update.view.you and update.view.heap and update.version >= known:
            known = await table.send(Take(1))
    assert table.last is not None
    assert isinstance(table.last.view, View)
    return table.last.view


def test_two_clients_play_it_on_the_server_and_the_match_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "match.json"

    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada, Client(address, "Bo") as bo:
            with pytest.raises(Problem) as refused:
                await ada.create(GAME, 2, {"heap": 1000})
            assert refused.value.reason == "pebbles.heap"
            one = await ada.create(GAME, 2, {"heap": 5})
            two = await bo.join(one.code)
            await one.start()
            last, _ = await asyncio.wait_for(asyncio.gather(take_one_each_time(one), take_one_each_time(two)), 60)
            assert last.heap == 0
            assert one.last is not None
            saved.write_bytes(msgspec.json.encode(await ada.get(f"/api/replays/{one.last.match}")))

    with running(tmp_path / "house.db") as address:
        asyncio.run(story(address))
    assert main(["replay", str(saved), "--verify"]) == 0
    assert main(["replay", str(saved), "--speed", "max"]) == 0
    assert "Ada" in capsys.readouterr().out


def test_a_person_plays_against_its_bot(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada:
            table = await ada.create(GAME, 2, {"heap": 9})
            await ada.post(f"/api/tables/{table.code}/seats", {"seat": 1, "bot": "easy"})
            await table.start()
            assert (await asyncio.wait_for(take_one_each_time(table), 60)).heap == 0

    with running(tmp_path / "house.db") as address:
        asyncio.run(story(address))


def test_the_shell_knows_it_by_its_short_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "pebbles", "--bots", "easy,easy", "--matches", "4", "--seed", "1", "--jobs", "1"]) == 0
    assert main(["watch", "pebbles", "--bots", "easy,easy", "--seed", "1", "--speed", "max"]) == 0
    assert "easy" in capsys.readouterr().out
