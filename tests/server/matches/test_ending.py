"""The end of a match: what is to be kept of it is kept before anybody is told, and tried until it holds."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import quote

import pytest
from tests.server.evening import Evening, evening, settled
from tests.server.peer import Peer
from tests.server.toy_game import ToyGame, ToyState

from akili.engine.game import Score
from akili.server.adapters.memory import MemoryStore
from akili.server.ports import StoreUnavailable


class Scored(ToyGame):
    """Alone, the sum counts."""

    def score(self, state: ToyState) -> Score | None:
        return Score(sum(state.sums), "points")


GAMES = {"toy": Scored()}
OPTIONS = {"goal": 2, "limit": None}


class Disk(MemoryStore):
    """Takes a while for some kinds of documents, or fails at them, as often as it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.slow = ""
        self.failures: dict[str, int] = {}

    async def put(self, kind: str, key: str, value: bytes, expected: int | None = None) -> int:
        if kind == self.slow:
            for _ in range(200):
                await asyncio.sleep(0)
        self._fail(kind)
        return await super().put(kind, key, value, expected)

    async def finish(self, match: str, outcome: Any) -> None:
        self._fail("finish")
        await super().finish(match, outcome)

    def _fail(self, what: str) -> None:
        if self.failures.get(what, 0) > 0:
            self.failures[what] -= 1
            raise StoreUnavailable("full")


def run(test: Callable[[Evening, Disk], Awaitable[None]]) -> None:
    async def bounded() -> None:
        disk = Disk()
        async with evening(GAMES, disk) as it:
            await asyncio.wait_for(asyncio.ensure_future(test(it, disk)), 60)

    asyncio.run(bounded())


async def alone(it: Evening) -> tuple[str, str, Peer, str]:
    """Somebody who plays alone: who, where, their socket, the match."""
    ada = await it.guest("Ada")
    code = (await it.post(ada, "/api/tables", {"game": "toy", "seats": 1, "options": OPTIONS}))["code"]
    peer = await it.socket(ada, code)
    match = (await it.post(ada, f"/api/tables/{code}/start"))["match"]
    return ada, code, peer, match


def win(peer: Peer, match: str) -> None:
    peer.say(type="command", id="last", match=match, command={"type": "add", "number": 2})


def is_told(peer: Peer) -> bool:
    update = peer.last("update")
    return update is not None and update["outcome"] is not None


async def board(it: Evening) -> list[str]:
    return [
        result["match"]
        for result in (await it.get(f"/api/records?game=toy&options={quote(json.dumps(OPTIONS))}"))["board"]
    ]


def test_the_record_is_there_when_the_final_update_is_told() -> None:
    async def test(it: Evening, disk: Disk) -> None:
        ada, code, peer, match = await alone(it)
        disk.slow = "result"
        win(peer, match)
        await settled()
        late = await it.socket(ada, code)  # who comes while it is being written learns nothing earlier
        assert await disk.all("result") == []
        while not is_told(peer) and not is_told(late):
            await asyncio.sleep(0)
        assert [key for key, _ in await disk.all("result")] == [match]
        assert await board(it) == [match]

    run(test)


@pytest.mark.parametrize("failures", [1, 7])
@pytest.mark.parametrize("what", ["result", "table", "finish"])
def test_a_write_that_failed_at_the_end_is_tried_until_it_holds(what: str, failures: int) -> None:
    async def test(it: Evening, disk: Disk) -> None:
        ada, code, peer, match = await alone(it)
        disk.failures[what] = failures
        win(peer, match)
        await settled()
        assert is_told(peer)  # it is stored that the match is over
        for _ in range(failures):
            await it.wait(60)
        assert disk.failures[what] == 0
        assert (await it.get(f"/api/tables/{code}"))["phase"] == "over"
        assert await board(it) == [match]
        assert await disk.unfinished() == []
        assert (await it.post(ada, f"/api/tables/{code}/rematch"))["phase"] == "open"

    run(test)


def test_one_thing_that_fails_does_not_hold_up_the_others() -> None:
    async def test(it: Evening, disk: Disk) -> None:
        _, code, peer, match = await alone(it)
        disk.failures["result"] = 1_000
        win(peer, match)
        await settled()
        assert (await it.get(f"/api/tables/{code}"))["phase"] == "over"
        assert await disk.unfinished() == [match]
        disk.failures.clear()
        await it.killed()
        assert await board(it) == [match]
        assert await disk.unfinished() == []

    run(test)
