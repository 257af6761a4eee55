"""What the kernel measures bounds what a pong that is held back can feign."""

import asyncio
import json
from pathlib import Path
from struct import pack
from typing import Any

import pytest
from tests.server.running import running
from websockets.asyncio.client import connect

from akili.client import Client
from akili.server import kernel
from akili.server.kernel import QUEUES, longest_trip

LATE = 0.15  # seconds that a pong is held back


class Transport(asyncio.BaseTransport):
    """A connection of which the kernel says so much, in microseconds."""

    def __init__(self, *, usual: int, shortest: int | None) -> None:
        super().__init__()
        info = bytes(68) + pack("=I", usual)
        self._info = info if shortest is None else info.ljust(148, b"\0") + pack("=I", shortest)

    def get_extra_info(self, _name: str, _default: Any = None) -> Any:
        return self

    def getsockopt(self, *_: int) -> bytes:
        return self._info


@pytest.mark.parametrize(
    ("usual", "shortest", "longest"),
    [
        (30_000, 20_000, 30),  # as it usually is
        (200_000, 20_000, 20 + QUEUES),  # but for acknowledgements that are delayed
        (30_000, None, 30),  # an older kernel
        (30_000, 0, 30),
        (0, 0, None),  # nothing measured yet
    ],
)
def test_a_trip_is_as_long_as_usual_and_little_longer_than_the_shortest(
    monkeypatch: pytest.MonkeyPatch, usual: int, shortest: int | None, longest: float | None
) -> None:
    monkeypatch.setattr(kernel, "TELLS", 11)
    assert longest_trip(Transport(usual=usual, shortest=shortest)) == longest


def test_where_there_is_no_connection_or_no_such_kernel_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    class Pipe(asyncio.BaseTransport):
        pass

    class Gone(Transport):
        def getsockopt(self, *_: int) -> bytes:
            raise OSError

    monkeypatch.setattr(kernel, "TELLS", 11)
    assert longest_trip(Pipe()) is None
    assert longest_trip(Gone(usual=1, shortest=1)) is None
    monkeypatch.setattr(kernel, "TELLS", None)
    assert longest_trip(Transport(usual=1000, shortest=1000)) is None


@pytest.mark.parametrize("proxies", [(), ("127.0.0.1",)])
def test_a_pong_that_is_held_back_is_no_longer_way(tmp_path: Path, proxies: tuple[str, ...]) -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada:
            code = (await ada.post("/api/tables", {"game": "ubongo_fun_size", "seats": 2}))["code"]
            async with connect(f"{address.replace('http', 'ws')}/socket", compression=None) as tab:
                await tab.send(json.dumps({"type": "hello", "table": code}))
                trips: list[Any] = []
                while len(trips) < 3:
                    message = json.loads(await tab.recv())
                    if message["type"] == "ping":
                        trips.append(message["trip"])
                        await asyncio.sleep(LATE)
                        await tab.send(json.dumps({"type": "pong", "nonce": message["nonce"]}))
            assert (trips[-1] < 1000 * LATE) == (not proxies and kernel.TELLS is not None)

    with running(tmp_path / "akili.db", proxies=proxies) as address:
        asyncio.run(story(address))
