"""One file, one server, whatever the file is called; and a file that can't be written is refused at once."""

import asyncio
import os
import re
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from tests.server.adapters.test_sqlite import nothing, run

from akili.server.adapters.sqlite import SqliteStore
from akili.server.adapters.sqlite_file import FileRefused
from akili.server.ports import Kept

NOBODY = 65_534


def in_a_place(folder: Path) -> Path:
    """A file that is to be, in a folder that has another one around it."""
    (folder / "place").mkdir()
    return folder / "place" / "akili.db"


def by_a_symbolic_link(file: Path) -> Path:
    other = file.parent / "other.db"
    other.symlink_to(file)
    return other


def by_a_link_to_a_link(file: Path) -> Path:
    other = file.parent / "third.db"
    other.symlink_to(by_a_symbolic_link(file).name)
    return other


def by_a_linked_folder(file: Path) -> Path:
    folder = file.parent.parent / "folder"
    folder.symlink_to(file.parent)
    return folder / file.name


def by_another_spelling(file: Path) -> Path:
    return file.parent / ".." / file.parent.name / "." / file.name


def by_a_way_from_here(file: Path) -> Path:
    return Path(os.path.relpath(file))


def by_a_hard_link(file: Path) -> Path:
    other = file.parent / "hard.db"
    other.hardlink_to(file)
    return other


WAYS = [
    by_a_symbolic_link,
    by_a_link_to_a_link,
    by_a_linked_folder,
    by_another_spelling,
    by_a_way_from_here,
    by_a_hard_link,
]


@pytest.mark.parametrize("way", WAYS)
def test_a_second_server_is_refused_whatever_it_calls_the_file(tmp_path: Path, way: Callable[[Path], Path]) -> None:
    file = in_a_place(tmp_path)

    async def test(_: SqliteStore) -> None:
        other = way(file)
        with pytest.raises(FileRefused, match=r"Another server uses|has another name"):
            SqliteStore(other)

    run(file, test)


@pytest.mark.parametrize("way", WAYS[:-1])
def test_the_next_server_may_call_the_file_otherwise(tmp_path: Path, way: Callable[[Path], Path]) -> None:
    file = in_a_place(tmp_path)

    async def keep(store: SqliteStore) -> None:
        await store.put("kind", "key", b"value")

    async def look(store: SqliteStore) -> None:
        assert await store.get("kind", "key") == Kept(b"value", 1)

    run(file, keep)
    run(way(file), look)
    assert not [path.name for path in tmp_path.rglob("*-lock") if not path.name.startswith("akili.db")]


def test_a_link_that_leads_nowhere_yet_leads_to_the_new_file(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "akili.db")
    run(tmp_path / "link.db", nothing)
    assert (tmp_path / "akili.db").exists()
    run(tmp_path / "akili.db", nothing)


def test_a_file_of_two_names_is_refused_as_what_is_beside_it_has_one(tmp_path: Path) -> None:
    file = tmp_path / "akili.db"
    run(file, nothing)
    by_a_hard_link(file)
    with pytest.raises(FileRefused, match="has another name"):
        SqliteStore(file)


if sys.platform == "linux":  # elsewhere such a lock would meet those of SQLite
    import fcntl

    def test_a_file_that_is_mounted_elsewhere_too_is_locked_itself(tmp_path: Path) -> None:
        file = tmp_path / "akili.db"
        run(file, nothing)
        with file.open("rb") as same:  # as a server sees it for which the file lies in another folder
            fcntl.flock(same, fcntl.LOCK_EX)
            with pytest.raises(FileRefused, match="Another server uses"):
                SqliteStore(file)
        run(file, nothing)


@contextmanager
def as_somebody(folder: Path) -> Iterator[None]:
    """Not as the one who may write anywhere; what is in the folder is theirs."""
    if os.geteuid() != 0:
        yield
        return
    for path in [folder, *folder.rglob("*")]:
        os.chown(path, NOBODY, NOBODY)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.parametrize("name", ["akili.db", "akili.db-wal", "akili.db-lock", "."])
def test_what_cannot_be_written_is_refused_in_one_sentence(name: str) -> None:
    with TemporaryDirectory() as place:  # tmp_path lies in a folder that is closed to others
        folder = Path(place)
        run(folder / "akili.db", nothing)
        (folder / "akili.db-wal").touch()
        with as_somebody(folder):
            (folder / name).chmod(0o555)
            try:
                with pytest.raises(FileRefused) as refused:
                    SqliteStore(folder / "akili.db")
            finally:
                (folder / name).chmod(0o755)
            assert re.fullmatch(r"Can't write .*: .*\.", str(refused.value))
            asyncio.run(_opened_and_closed(folder / "akili.db"))  # nothing is left locked


async def _opened_and_closed(file: Path) -> None:
    await SqliteStore(file).close()


def test_a_full_disk_is_told_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Full(sqlite3.Connection):
        def execute(self, statement: str, *rest: Any) -> sqlite3.Cursor:
            if statement == "COMMIT":
                raise sqlite3.OperationalError("database or disk is full")
            return super().execute(statement, *rest)

    file = tmp_path / "akili.db"
    run(file, nothing)
    connect = sqlite3.connect
    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", lambda *args, **named: connect(*args, factory=Full, **named))
        with pytest.raises(FileRefused, match=r"Can't write .*: database or disk is full"):
            SqliteStore(file)
    run(file, nothing)
