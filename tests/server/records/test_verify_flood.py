"""Replays to verify, each with a deck of its own to forge: nobody else's match waits for them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from litestar import Litestar
from tests.server.forging_toy import SLOW, ForgingToy
from tests.server.running import ROOMY

from akili.engine.game import Outcome
from akili.engine.replay import Replay, ReplaySeat, TimedEvent, encode
from akili.server.app import create_app
from akili.server.settings import Settings

FLOOD = 40
PATIENCE = 20  # seconds until what hangs is told


def brought(deck: str | None, **otherwise: Any) -> bytes:
    """A file of a match whose beginning looks right, so that it has to be looked at."""
    told: dict[str, Any] = {
        "game": "forging",
        "rules_version": 1,
        "options": {"deck": deck},
        "seats": (ReplaySeat("Eve"),),
        "seed": "seed",
        "outcome": Outcome(((0,),), (10,)),
        "events": (TimedEvent(0, {"type": "begun", "at": 0}),),
    }
    return encode(Replay(**(told | otherwise))).encode()


@asynccontextmanager
async def web(app: Any, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody at an address."""
    transport = httpx.ASGITransport(app, client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        yield client


def run(test: Callable[[Litestar, ForgingToy], Awaitable[None]]) -> None:
    async def bounded() -> None:
        game = ForgingToy()
        app = create_app(Settings(limits=ROOMY), games={"forging": game})
        try:
            async with asyncio.timeout(PATIENCE):
                await test(app, game)
        finally:
            game.gate.set()

    asyncio.run(bounded())


async def flood(eve: httpx.AsyncClient, game: ForgingToy) -> list[asyncio.Task[httpx.Response]]:
    """Replays with slow decks, the first of which is being forged."""
    asked = [
        asyncio.ensure_future(eve.post("/api/replays/verify", content=brought(f"{SLOW} {number}")))
        for number in range(FLOOD)
    ]
    while not game.forged:
        await asyncio.sleep(0.001)
    return asked


def test_a_match_begins_while_others_have_decks_forged_to_verify_them() -> None:
    async def test(app: Litestar, game: ForgingToy) -> None:
        async with web(app, "10.0.0.1") as ada, web(app, "10.0.0.2") as eve:
            asked = await flood(eve, game)
            await ada.post("/api/guest", json={"name": "Ada", "colour": "red"})
            for deck in ("mine", None):
                table = {"game": "forging", "seats": 1, "options": {"deck": deck}, "start": True}
                assert (await ada.post("/api/tables", json=table)).json()["phase"] == "playing"
            game.gate.set()
            answers = await asyncio.gather(*asked)
            assert {answer.status_code for answer in answers} == {400, 503}
            refused = [answer.json()["reason"] for answer in answers]
            assert set(refused) == {"replay.invalid", "limit.busy"}
            assert refused.count("replay.invalid") < 5

    run(test)


def test_who_verifies_one_replay_isnt_refused_because_somebody_else_verifies_many() -> None:
    async def test(app: Litestar, game: ForgingToy) -> None:
        async with web(app, "10.0.0.1") as ada, web(app, "10.0.0.2") as eve:
            asked = await flood(eve, game)
            own = asyncio.ensure_future(ada.post("/api/replays/verify", content=brought(None)))
            await asyncio.sleep(0)
            game.gate.set()
            assert (await own).json()["reason"] == "replay.invalid"
            await asyncio.gather(*asked)

    run(test)


def test_a_match_that_needs_no_deck_doesnt_wait_for_one_that_does() -> None:
    async def test(app: Litestar, game: ForgingToy) -> None:
        async with web(app, "10.0.0.1") as ada, web(app, "10.0.0.2") as eve:
            for guest in (ada, eve):
                await guest.post("/api/guest", json={"name": "Ada", "colour": "red"})
            table: dict[str, Any] = {"game": "forging", "seats": 1, "start": True}
            slow = [
                asyncio.ensure_future(eve.post("/api/tables", json=table | {"options": {"deck": f"{SLOW} {number}"}}))
                for number in range(FLOOD)
            ]
            while not game.forged:
                await asyncio.sleep(0.001)
            assert (await ada.post("/api/tables", json=table)).json()["phase"] == "playing"
            game.gate.set()
            answers = await asyncio.gather(*slow)
            assert {answer.status_code for answer in answers} == {201, 503}

    run(test)


WRONG: list[dict[str, Any]] = [
    {"format": 7},
    {"game": "chess"},
    {"rules_version": 9},
    {"options": {"deck": 5}},
    {"options": {"deck": "d", "goal": 0}},
    {"seats": ()},
    {"outcome": None},
    {"events": ()},
    {"events": (TimedEvent(0, {"type": "never heard of"}),)},
    {"events": (TimedEvent(0, {"type": "begun", "at": 0}),) * 30_000},
]


@pytest.mark.parametrize("otherwise", WRONG, ids=lambda wrong: next(iter(wrong)))
def test_nothing_is_forged_for_a_file_that_is_wrong_at_first_sight(otherwise: dict[str, Any]) -> None:
    async def test(app: Litestar, game: ForgingToy) -> None:
        async with web(app, "10.0.0.2") as eve:
            answer = await eve.post("/api/replays/verify", content=brought("deck", **otherwise))
            assert answer.status_code == 400
            assert answer.json()["reason"] in ("replay.invalid", "game.unknown")
            assert game.forged == []

    run(test)


def test_nothing_is_forged_on_the_loop() -> None:
    async def test(app: Litestar, game: ForgingToy) -> None:
        async with web(app, "10.0.0.1") as ada:
            await ada.post("/api/guest", json={"name": "Ada", "colour": "red"})
            table = {"game": "forging", "seats": 1, "options": {"deck": "mine"}, "start": True}
            await ada.post("/api/tables", json=table)
            await ada.post("/api/replays/verify", content=brought("brought"))
            assert [deck for deck, _ in game.forged] == ["mine", "brought"]
            assert threading.current_thread().name not in dict(game.forged).values()

    run(test)
