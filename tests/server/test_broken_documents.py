"""Something in the file can't be read: the rest is served, and the log says in a line each what was left out."""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import running
from tests.server.solving import steps

from akili.client import Client
from akili.client.guest import Problem
from akili.server.adapters.sqlite import SqliteStore
from akili.server.adapters.sqlite_file import FileRefused
from akili.server.records.results import KIND as RESULT

GAME = "ubongo_fun_size"
BROKEN: dict[str, Any] = {
    "nothing": b"",
    "half": b'{"code":"x","ga',
    "another shape": b'{"code":1}',
    "a list": b"[]",
    "a number": 7,
    "no number": float("inf"),
    "no text": b'{"code":"\xff\xfe"}',
    "deep": b"[" * 100_000,
}
Visit = Callable[[str], Awaitable[None]]
broken = pytest.mark.parametrize("value", BROKEN.values(), ids=BROKEN)


class Place:
    """A file with two tables where matches are on, and who made them."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.codes: list[str] = []
        self.matches: list[str] = []
        self.cookie: str | None = None
        with running(self.file) as address:
            asyncio.run(asyncio.wait_for(self._fill(address), 60))

    async def _fill(self, address: str) -> None:
        async with Client(address, "Ada") as ada:
            for _ in range(2):
                table = await ada.create(GAME, 1, {"solo": {"type": "by_count", "cards": 5}})
                await table.start()
                await table.until(lambda table=table: table.last is not None)
                assert table.last is not None
                await table.send(steps(table.last.view)[0])
                self.codes.append(table.code)
                self.matches.append(table.last.match)
            self.cookie = ada.cookie

    def damage(self, statement: str, *values: Any) -> None:
        with closing(sqlite3.connect(self.file)) as file, file:
            assert file.execute(statement, values).rowcount == 1

    def visited(self, caplog: pytest.LogCaptureFixture, look: Visit | None = None) -> list[str]:
        """What the log says while the second table is played at; then somebody may look around."""
        caplog.clear()
        with running(self.file) as address:
            asyncio.run(asyncio.wait_for(self._play(address), 60))
            said = [record.getMessage() for record in caplog.records]
            if look is not None:
                asyncio.run(asyncio.wait_for(look(address), 60))
        assert not any(record.exc_info for record in caplog.records)
        return said

    async def _play(self, address: str) -> None:
        async with Client(address, "Ada", cookie=self.cookie) as ada:
            table = await ada.watch(self.codes[1])
            await table.until(lambda: table.last is not None)
            assert table.last is not None
            assert table.info["phase"] == "playing"
            assert await table.send(steps(table.last.view)[1]) > table.last.version - 1


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return Place(tmp_path_factory.mktemp("whole") / "akili.db")


@pytest.fixture
def place(whole: Place, tmp_path: Path) -> Place:
    """A copy that may be damaged."""
    damaged = copy(whole)
    damaged.file = tmp_path / "akili.db"
    shutil.copy(whole.file, damaged.file)
    return damaged


@broken
def test_a_table(place: Place, value: Any, caplog: pytest.LogCaptureFixture) -> None:
    async def look(address: str) -> None:
        async with Client(address, "Bo") as bo:
            with pytest.raises(Problem, match=r"table\.unknown"):
                await bo.join(place.codes[0])

    place.damage("UPDATE documents SET value = ? WHERE kind = 'table' AND key = ?", value, place.codes[0])
    [line] = place.visited(caplog, look)
    assert f"table {place.codes[0]} is left out" in line
    assert "\n" not in line


def test_a_table_under_the_code_of_another(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    place.damage("UPDATE documents SET key = 'abcdefgh' WHERE kind = 'table' AND key = ?", place.codes[0])
    [line] = place.visited(caplog)
    assert "table abcdefgh is left out" in line


@broken
def test_a_result(place: Place, value: Any, caplog: pytest.LogCaptureFixture) -> None:
    place.damage("INSERT INTO documents (kind, key, value) VALUES (?, 'old match', ?)", RESULT, value)
    [line] = place.visited(caplog)
    assert "result old match is left out" in line


def test_a_result_of_options_that_mean_nothing_any_more(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    result = {"match": "m", "game": GAME, "options": {"solo": 7}, "player": "p", "name": "P", "colour": "red"}
    kept = json.dumps(result | {"value": 1, "unit": "cards", "begun": 0}).encode()
    place.damage("INSERT INTO documents (kind, key, value) VALUES (?, 'm', ?)", RESULT, kept)
    [line] = place.visited(caplog)
    assert "the result of match m is on no board" in line


@broken
def test_a_guest(place: Place, value: Any, caplog: pytest.LogCaptureFixture) -> None:
    async def come_again(address: str) -> None:
        async with Client(address, "Ada", cookie=place.cookie) as ada:
            assert ada.cookie != place.cookie  # somebody new
            await ada.create(GAME, 2)

    place.damage("UPDATE documents SET value = ? WHERE kind = 'guest'", value)
    caplog.clear()
    with running(place.file) as address:
        asyncio.run(asyncio.wait_for(come_again(address), 60))
    assert [record.exc_info for record in caplog.records] == [None]
    assert "guest" in caplog.records[0].getMessage()
    assert "is left out" in caplog.records[0].getMessage()


@broken
def test_the_record_of_a_match(place: Place, value: Any, caplog: pytest.LogCaptureFixture) -> None:
    place.damage("UPDATE matches SET record = ? WHERE id = ?", value, place.matches[0])
    check_that_a_match_is_left_out(place, caplog)


@broken
def test_an_event(place: Place, value: Any, caplog: pytest.LogCaptureFixture) -> None:
    place.damage("UPDATE events SET event = ? WHERE match = ? AND version = 2", value, place.matches[0])
    check_that_a_match_is_left_out(place, caplog)


def test_an_event_that_is_missing(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    place.damage("DELETE FROM events WHERE match = ? AND version = 2", place.matches[0])
    check_that_a_match_is_left_out(place, caplog)


def check_that_a_match_is_left_out(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    async def look(address: str) -> None:
        async with Client(address, "Ada", cookie=place.cookie) as ada:
            with pytest.raises(Problem, match=r"match\.unknown"):
                await ada.get(f"/api/matches/{place.matches[0]}")
            assert (await ada.get(f"/api/tables/{place.codes[0]}"))["phase"] == "over"
            table = await ada.watch(place.codes[0])
            await table.rematch()
            await table.start()

    lines = place.visited(caplog, look)
    assert f"match {place.matches[0]} is left out" in lines[0]
    assert all(place.matches[0] in line and "\n" not in line for line in lines)


def test_a_file_whose_pages_are_damaged_is_refused_in_one_sentence(place: Place) -> None:
    size = place.file.stat().st_size
    with closing(sqlite3.connect(place.file)) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        page = file.execute("SELECT rootpage FROM sqlite_master WHERE name = 'documents'").fetchone()[0]
        bytes_per_page = file.execute("PRAGMA page_size").fetchone()[0]
    with place.file.open("r+b") as raw:
        raw.seek((page - 1) * bytes_per_page)
        raw.write(b"\xff" * bytes_per_page)
    assert place.file.stat().st_size == size
    with pytest.raises(FileRefused, match=r"isn't a file that Akili can use: .*malformed"):
        SqliteStore(place.file)
