"""The writer thread: what it answers for is committed, and a failure is everybody's or one's, never half."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from akili.server.adapters.group_commit import Gathering, GroupCommit, Work, _Job
from akili.server.ports import StoreUnavailable


class Watched(sqlite3.Connection):
    """A connection whose commits are slow and counted, and fail when told to, as do its rollbacks."""

    commits = 0
    fails = False
    rollbacks_that_fail = 0

    def execute(self, statement: str, *rest: Any) -> sqlite3.Cursor:
        if statement == "ROLLBACK" and self.rollbacks_that_fail > 0:
            self.rollbacks_that_fail -= 1
            raise sqlite3.OperationalError("disk I/O error")
        if statement == "COMMIT":
            time.sleep(0.02)
            self.commits += 1
            if self.fails:
                raise sqlite3.OperationalError("disk I/O error")
        return super().execute(statement, *rest)


def insert(number: int) -> Work:
    def work(connection: sqlite3.Connection) -> None:
        if not connection.execute("INSERT INTO numbers SELECT ? WHERE ? > 0", (number, number)).rowcount:
            raise ValueError("refused")

    return work


def run(path: Path, test: Callable[[GroupCommit, Watched, Callable[[], list[int]]], Awaitable[None]]) -> None:
    def committed() -> list[int]:
        other = sqlite3.connect(path)
        try:
            return [number for (number,) in other.execute("SELECT number FROM numbers ORDER BY rowid")]
        finally:
            other.close()

    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Watched)
    connection.execute("CREATE TABLE numbers (number)")
    writer = GroupCommit(connection)
    try:
        asyncio.run(asyncio.wait_for(test(writer, connection, committed), 60))
    finally:
        writer.close()
        connection.close()


def test_nothing_is_answered_before_it_is_committed(tmp_path: Path) -> None:
    async def test(writer: GroupCommit, _: Watched, committed: Callable[[], list[int]]) -> None:
        for number in range(1, 4):
            await writer.run(insert(number))
            assert committed() == list(range(1, number + 1))

    run(tmp_path / "a.db", test)


def test_what_queues_while_a_commit_runs_is_committed_together_and_in_order(tmp_path: Path) -> None:
    async def test(writer: GroupCommit, connection: Watched, committed: Callable[[], list[int]]) -> None:
        await asyncio.gather(*(writer.run(insert(number)) for number in range(1, 201)))
        assert committed() == list(range(1, 201))
        assert connection.commits < 20

    run(tmp_path / "a.db", test)


def test_a_work_that_raises_fails_alone(tmp_path: Path) -> None:
    async def test(writer: GroupCommit, _: Watched, committed: Callable[[], list[int]]) -> None:
        numbers = [1, -1, 2, -2, 3]
        results = await asyncio.gather(*(writer.run(insert(number)) for number in numbers), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), ValueError, type(None), ValueError, type(None)]
        assert committed() == [1, 2, 3]

    run(tmp_path / "a.db", test)


def test_a_commit_that_fails_fails_for_all_and_the_next_one_works(tmp_path: Path) -> None:
    async def test(writer: GroupCommit, connection: Watched, committed: Callable[[], list[int]]) -> None:
        connection.fails = True
        results = await asyncio.gather(*(writer.run(insert(number)) for number in (1, -1, 2)), return_exceptions=True)
        assert all(isinstance(result, StoreUnavailable) for result in results)
        assert committed() == []
        connection.fails = False
        await writer.run(insert(4))
        assert committed() == [4]

    run(tmp_path / "a.db", test)


@pytest.mark.parametrize("rollbacks", [1, 2, 5])
def test_a_rollback_that_fails_does_not_end_the_writer(tmp_path: Path, rollbacks: int) -> None:
    async def test(writer: GroupCommit, connection: Watched, committed: Callable[[], list[int]]) -> None:
        connection.fails, connection.rollbacks_that_fail = True, rollbacks
        with pytest.raises(StoreUnavailable):
            await writer.run(insert(1))
        connection.fails = False
        while connection.rollbacks_that_fail:  # nothing goes into the transaction that is half done
            with pytest.raises(StoreUnavailable):
                await writer.run(insert(2))
        await writer.run(insert(3))
        assert committed() == [3]

    run(tmp_path / "a.db", test)


def test_a_loop_that_is_gone_does_not_end_the_writer(tmp_path: Path) -> None:
    async def test(writer: GroupCommit, _: Watched, committed: Callable[[], list[int]]) -> None:
        other = asyncio.new_event_loop()
        writer._queue.put(_Job(insert(1), other.create_future()))
        other.close()
        await writer.run(insert(2))
        assert committed() == [1, 2]

    run(tmp_path / "a.db", test)


def test_a_group_that_the_database_undid_itself_is_told_so(tmp_path: Path) -> None:
    def undo(connection: sqlite3.Connection) -> None:
        connection.execute("ROLLBACK")
        raise sqlite3.OperationalError("database or disk is full")

    async def test(writer: GroupCommit, _: Watched, committed: Callable[[], list[int]]) -> None:
        await writer.run(insert(9))  # the next three go together while this answer is on its way
        results = await asyncio.gather(
            *(writer.run(work) for work in (insert(1), undo, insert(2))), return_exceptions=True
        )
        assert isinstance(results[1], StoreUnavailable)
        kept = [number for number, result in ((1, results[0]), (2, results[2])) if result is None]
        assert committed() == [9, *kept]

    run(tmp_path / "a.db", test)


def test_a_closed_writer_takes_nothing(tmp_path: Path) -> None:
    async def test(writer: GroupCommit, _: Watched, committed: Callable[[], list[int]]) -> None:
        writer.close()
        with pytest.raises(StoreUnavailable):
            await writer.run(insert(1))
        assert committed() == []

    run(tmp_path / "a.db", test)


def test_a_lone_write_never_waits_nor_does_one_after_the_other() -> None:
    gathering = Gathering(3.0)
    for now in (0.0, 0.1, 0.2, 100.0):
        assert gathering.wait(now) == 0
        gathering.began(now, 1)


def test_after_a_commit_for_several_the_next_one_gathers_for_a_while_and_no_longer() -> None:
    gathering = Gathering(3.0)
    gathering.began(10.0, 2)
    assert gathering.wait(10.5) == 2.5
    assert gathering.wait(13.0) == gathering.wait(50.0) == 0
    gathering.began(13.0, 1)
    assert gathering.wait(13.1) == 0


def test_what_comes_while_it_gathers_shares_the_commit(tmp_path: Path) -> None:
    async def test(writer: GroupCommit, connection: Watched, committed: Callable[[], list[int]]) -> None:
        writer._gathering = Gathering(0.5)
        writer._gathering.began(time.monotonic(), 2)  # as if several had just been written
        first = asyncio.create_task(writer.run(insert(1)))
        await asyncio.sleep(0.05)
        assert committed() == []
        await asyncio.gather(first, writer.run(insert(2)))
        assert committed() == [1, 2]
        assert connection.commits == 1

    run(tmp_path / "numbers.db", test)
