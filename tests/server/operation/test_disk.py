"""Room on the disk: told at twice the least, nothing new below the least, and all as before with room again."""

import logging
from pathlib import Path

import pytest
from litestar.testing import TestClient
from tests.server.operation.prometheus_text import read
from tests.server.toy_game import GAMES

from akili.engine.game import Rejected
from akili.server.app import create_app
from akili.server.operation.disk import Disk, Room, free_at
from akili.server.operation.operation import operation_of
from akili.server.settings import Settings

MB = 1_000_000


class Free:
    """As much as a test says."""

    def __init__(self, free: int) -> None:
        self.free = free
        self.asked = 0

    def __call__(self, _: Path) -> int:
        self.asked += 1
        return self.free


@pytest.mark.parametrize(
    ("free", "room"), [(200 * MB, "enough"), (200 * MB - 1, "little"), (100 * MB, "little"), (100 * MB - 1, "none")]
)
def test_little_is_less_than_twice_and_none_is_less_than_once(free: int, room: Room) -> None:
    disk = Disk(Path("akili.db"), 100 * MB, Free(free))
    assert disk.look() == room
    if room == "none":
        with pytest.raises(Rejected, match=r"limit\.disk"):
            disk.require_room()
    else:
        disk.require_room()


def test_each_change_is_a_line_once(caplog: pytest.LogCaptureFixture) -> None:
    seconds, free = [0.0], Free(500 * MB)
    disk = Disk(Path("akili.db"), 100 * MB, free, lambda: seconds[0])
    for now in (500, 150, 140, 90, 80, 150, 500, 400):
        free.free, seconds[0] = now * MB, seconds[0] + 1
        disk.look()
    assert [(entry.levelno, entry.getMessage().partition(":")[0]) for entry in caplog.records] == [
        (logging.WARNING, "there is little room left"),
        (logging.ERROR, "no new tables and matches"),
        (logging.WARNING, "there is little room left"),
        (logging.WARNING, "there is enough room on the disk again"),
    ]


def test_the_disk_is_asked_once_a_second() -> None:
    seconds, free = [0.0], Free(500 * MB)
    disk = Disk(Path("akili.db"), 100 * MB, free, lambda: seconds[0])
    for _ in range(100):
        disk.look()
    assert free.asked == 1
    seconds[0] = 1.0
    disk.look()
    assert free.asked == 2


def test_without_a_file_or_a_limit_there_is_always_room() -> None:
    assert Disk(None, 100 * MB, Free(0)).look() == "enough"
    assert Disk(Path("akili.db"), 0, Free(0)).look() == "enough"


def test_a_disk_that_cannot_be_asked_stops_nobody(tmp_path: Path) -> None:
    assert Disk(tmp_path / "gone" / "akili.db", 100 * MB).look() == "enough"
    assert free_at(tmp_path / "akili.db") > 0


def test_nothing_new_begins_while_what_is_on_goes_on_and_it_recovers_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("akili.server.operation.disk.FRESH_SECONDS", 0.0)
    free = Free(500 * MB)
    settings = Settings(database=str(tmp_path / "akili.db"), least_free_bytes=100 * MB)
    app = create_app(settings, games=GAMES, free=free)
    operation = operation_of(app)
    assert operation is not None
    new = {"game": "toy", "seats": 1, "options": {}}
    with TestClient(app) as client:
        client.post("/api/guest", json={"name": "Ada", "colour": "red"})
        waiting = client.post("/api/tables", json=new).json()["code"]
        free.free = 150 * MB
        assert client.post("/api/tables", json=new).status_code == 201
        ready = client.get("/health/ready")
        assert (ready.status_code, ready.json()["disk"]) == (200, "little")
        assert "little room" in ready.json()["words"]
        assert read(operation.metrics.text())["akili_disk_low"].samples["", ()] == 1

        free.free = 50 * MB
        refused = client.post("/api/tables", json=new)
        assert (refused.status_code, refused.json()["reason"]) == (503, "limit.disk")
        started = client.post(f"/api/tables/{waiting}/start")
        assert (started.status_code, started.json()["reason"]) == (503, "limit.disk")
        assert client.get("/health/ready").json()["ready"] is True
        assert client.post(f"/api/tables/{waiting}/leave").status_code == 200

        free.free = 500 * MB
        assert client.post("/api/tables", json=new).status_code == 201
        assert read(operation.metrics.text())["akili_disk_low"].samples["", ()] == 0
