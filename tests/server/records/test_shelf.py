"""Long matches that are read again and again: written out beside the loop, once, and kept within bounds."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.running import ROOMY
from tests.server.toy_game import Add, ToyGame, ToyState, ToyView, record

from akili.engine.game import Viewer
from akili.server.adapters.memory import MemoryStore
from akili.server.app import create_app
from akili.server.matches.clock import ManualClock
from akili.server.matches.live import LiveMatches
from akili.server.records.frames import MOST_FRAMES
from akili.server.records.piecemeal import PIECE
from akili.server.settings import Settings

FORMS = ("", "/frames")


class NotingToy(ToyGame):
    """Notes where it shows, and waits for the gate if there is one."""

    def __init__(self) -> None:
        self.shown: list[int] = []
        self.gate = threading.Event()
        self.gate.set()

    def view(self, state: ToyState, viewer: Viewer) -> ToyView:
        self.shown.append(threading.get_ident())
        if threading.current_thread() is not threading.main_thread():
            self.gate.wait(60)
        return super().view(state, viewer)


async def stored(store: MemoryStore, match: str, events: int) -> None:
    """A finished match of so many events."""
    matches = LiveMatches(store, {"toy": ToyGame()}, ManualClock(1_000))
    live = await matches.begin(record(match, goal=events - 1, limit=None))
    for number in range(0, events - 1, 100):
        await live.submit(0, Add(min(100, events - 1 - number)), f"a{number}", arrived=live.now())
    await matches.close()


@asynccontextmanager
async def web(app: Any, address: str) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(app, client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        yield client


Test = Callable[[NotingToy, Any, httpx.AsyncClient], Awaitable[None]]


def run(test: Test, events: int = 600, matches: int = 1, **limits: Any) -> None:
    async def bounded() -> None:
        store, game = MemoryStore(), NotingToy()
        for number in range(matches):
            await stored(store, f"m{number}", events)
        settings = Settings(limits=msgspec.structs.replace(ROOMY, **limits))
        app = create_app(settings, games={"toy": game}, store=store)
        async with asyncio.timeout(60), web(app, "10.0.0.1") as eve:
            try:
                await test(game, app, eve)
            finally:
                game.gate.set()

    asyncio.run(bounded())


def test_a_film_is_made_once_and_not_on_the_loop() -> None:
    async def test(game: NotingToy, _: Any, eve: httpx.AsyncClient) -> None:
        packings = [{"accept-encoding": packing} for packing in ("gzip", "identity", "gzip")]
        answers = [await eve.get("/api/replays/m0/frames", headers=packing) for packing in packings]
        assert len({answer.content for answer in answers}) == 1
        assert len(game.shown) == 600
        assert threading.get_ident() not in game.shown

    run(test)


@pytest.mark.parametrize("form", FORMS)
def test_what_is_kept_is_read_without_the_match(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(_: NotingToy, __: Any, eve: httpx.AsyncClient) -> None:
        first = await eve.get(f"/api/replays/m0{form}")
        assert first.status_code == 200

        async def nothing(*_: Any) -> None:
            raise AssertionError("asked again")

        monkeypatch.setattr(LiveMatches, "get", nothing)
        assert (await eve.get(f"/api/replays/m0{form}")).content == first.content

    run(test)


def test_one_of_an_address_waits_at_most_for_a_few_of_another() -> None:
    async def test(game: NotingToy, app: Any, eve: httpx.AsyncClient) -> None:
        game.gate.clear()
        asked = [asyncio.ensure_future(eve.get(f"/api/replays/m{number}/frames")) for number in range(9)]
        while not game.shown:
            await asyncio.sleep(0.001)
        async with web(app, "10.0.0.2") as ada:
            own = asyncio.ensure_future(ada.get("/api/replays/m9/frames"))
            answers = [await answer for answer in asyncio.as_completed(asked[4:])]
            assert {answer.json()["reason"] for answer in answers} == {"limit.busy"}
            game.gate.set()
            assert (await own).status_code == 200
            assert (await asked[0]).status_code == 200

    run(test, events=5, matches=10, reads_per_address=2)


def test_no_more_is_kept_than_there_is_room_for() -> None:
    async def test(game: NotingToy, _: Any, eve: httpx.AsyncClient) -> None:
        for number in (0, 1, 2, 0):
            assert (await eve.get(f"/api/replays/m{number}/frames")).status_code == 200
        assert len(game.shown) == 4 * 600

    run(test, matches=3, bytes_kept=1)


def test_a_film_has_only_so_many_frames_and_tells_all_the_same() -> None:
    events = 3 * MOST_FRAMES + 7

    async def test(game: NotingToy, _: Any, eve: httpx.AsyncClient) -> None:
        film = (await eve.get("/api/replays/m0/frames")).json()
        assert len(film["frames"]) <= MOST_FRAMES
        assert sum(len(frame["notices"]) for frame in film["frames"]) == events
        assert film["frames"][-1]["view"]["sums"] == [events - 1, 0]
        assert len(game.shown) <= MOST_FRAMES

    run(test, events=events)


def test_a_match_that_goes_on_and_one_that_never_was_are_told_apart() -> None:
    async def test(_: NotingToy, __: Any, eve: httpx.AsyncClient) -> None:
        await eve.post("/api/guest", json={"name": "Eve", "colour": "red"})
        table = {"game": "toy", "seats": 1, "options": {"limit": None}, "start": True}
        match = (await eve.post("/api/tables", json=table)).json()["match"]
        for form in FORMS:
            assert (await eve.get(f"/api/replays/{match}{form}")).json()["reason"] == "replay.running"
            assert (await eve.get(f"/api/replays/none{form}")).json()["reason"] == "match.unknown"

    run(test)


@pytest.mark.parametrize("packing", ["gzip", "identity"])
def test_a_long_answer_comes_in_small_pieces(packing: str) -> None:
    async def test(_: NotingToy, app: Any, eve: httpx.AsyncClient) -> None:
        sent: list[bytes] = []

        async def noting(scope: Any, receive: Any, send: Any) -> None:
            async def note(message: Any) -> None:
                sent.append(message.get("body", b""))
                await send(message)

            await app(scope, receive, note)

        async with web(noting, "10.0.0.3") as ada:
            answer = await ada.get("/api/replays/m0", headers={"accept-encoding": packing})
        assert len(answer.content) > 4 * PIECE
        assert max(map(len, sent)) <= PIECE
        assert answer.content == (await eve.get("/api/replays/m0")).content

    run(test, events=4_000)


def test_who_reads_much_waits_and_nobody_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(game: NotingToy, app: Any, eve: httpx.AsyncClient) -> None:  # noqa: ARG001 - as every test
        waits: list[float] = []

        async def noting(seconds: float) -> None:
            waits.append(seconds)

        monkeypatch.setattr("akili.server.records.piecemeal.asyncio", SimpleNamespace(sleep=noting))
        for _ in range(3):  # fifteen pieces
            await eve.get("/api/replays/m0", headers={"accept-encoding": "identity"})
        assert waits[:5] == [0] * 5
        assert waits[5:] == sorted(waits[5:])
        assert waits[-1] > 0.5
        waits.clear()
        async with web(app, "10.0.0.2") as ada:
            await ada.get("/api/replays/m0")
        assert waits == [0]

    run(test, events=4_000, pieces_per_second=10, piece_burst=5)
