"""A race can't be bought: no way to answer pings makes one's own time better than the line is."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import httpx
import pytest
from tests.server.peer import Peer
from tests.server.toy_game import ToyGame

from akili.engine.game import Moment
from akili.server.app import create_app
from akili.server.matches.clock import ManualClock
from akili.server.matches.lag import LEAST_UNCERTAINTY
from akili.server.players.guests import COOKIE
from akili.server.settings import Limits, Settings

FIRST = 4  # pings in a row


class Watched(ToyGame):
    """Remembers the moment of every command."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []

    def decide(self, state: Any, seat: int, command: Any, moment: Moment) -> Sequence[Any]:
        self.moments.append(moment)
        return super().decide(state, seat, command, moment)


class Tab:
    """A socket of a player that answers pings when the test says so."""

    def __init__(self, stage: "Stage", cookie: str) -> None:
        self._stage, self._peer, self._sent, self._answered = stage, Peer(stage.app, cookie), 0, 0
        self._peer.say(type="hello", table=stage.code)

    async def answer(self, *late: int) -> None:
        """Answer as many pings, so many milliseconds late each; more are made due as needed."""
        for milliseconds in late:
            ping = await self.ping()
            self._stage.seconds += milliseconds / 1000
            self._peer.say(type="pong", nonce=ping["nonce"])
            self._answered += 1
            await self._say_and_hear("another match")  # so the pong has been taken too

    async def ping(self) -> Any:
        """The next one that isn't answered."""
        if self._answered >= FIRST and len(self._pings()) <= self._answered:
            self._stage.seconds += 7
        await self._until(lambda: len(self._pings()) > self._answered)
        return self._pings()[self._answered]

    async def command(self) -> Moment:
        """The moment by which the server judges a command that is sent now."""
        await self._say_and_hear(self._stage.match)
        return self._stage.game.moments[-1]

    async def close(self) -> None:
        self._peer.hang_up()
        await self._peer.task

    def skip(self, _ping: Any) -> None:
        """Never answer this one."""
        self._answered += 1

    async def is_told(self, seat: int, trip: int) -> bool:
        """Waits until it is."""
        await self._until(lambda: self._peer.last("table") is not None and self.trip_of(seat) == trip)
        return True

    def trip_of(self, seat: int) -> Any:
        """What everybody is told of it."""
        message = self._peer.last("table")
        assert message is not None
        return message["table"]["seats"][seat]["trip"]

    async def _say_and_hear(self, match: str) -> None:
        self._sent += 1
        named = f"{id(self)} {self._sent}"
        self._peer.say(type="command", id=named, match=match, command={"type": "add", "number": 1})
        await self._until(lambda: any(message.get("id") == named for message in self._peer.messages))

    def _pings(self) -> list[Any]:
        return [message for message in self._peer.messages if message["type"] == "ping"]

    async def _until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not is_so():
                await asyncio.sleep(0.001)


class Stage:
    """A match of two on a server whose clocks the test turns."""

    def __init__(self) -> None:
        self.seconds = 1_000.0
        self.game = Watched()
        settings = Settings(limits=Limits(send_seconds=0.02))  # the server looks twice in it whether a ping is due
        self.app: Any = create_app(settings, games={"toy": self.game}, clock=ManualClock(10_000))
        self.code = self.match = ""
        self._cookies: list[str] = []

    async def open(self) -> None:
        """Seat two players and begin."""
        ada, bo = self._web(), self._web()
        for web, name in ((ada, "Ada"), (bo, "Bo")):
            await web.post("/api/guest", json={"name": name, "colour": "red"})
        made = await ada.post("/api/tables", json={"game": "toy", "seats": 2, "options": {"goal": 1000, "limit": None}})
        self.code = made.json()["code"]
        await bo.post(f"/api/tables/{self.code}/join")
        self.match = (await ada.post(f"/api/tables/{self.code}/start")).json()["match"]
        self._cookies = [f"{COOKIE}={web.cookies[COOKIE]}" for web in (ada, bo)]

    def tab(self, player: int = 0) -> Tab:
        """A new socket of a player."""
        return Tab(self, self._cookies[player])

    def _web(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://akili")


def played(monkeypatch: pytest.MonkeyPatch, story: Callable[[Stage], Awaitable[None]]) -> None:
    """A story by clocks that only the test turns."""
    stage = Stage()
    for module in ("socket", "telling", "tables.lines"):
        monkeypatch.setattr(f"akili.server.{module}.monotonic", lambda: stage.seconds)

    async def told() -> None:
        async with stage.app.lifespan():
            await stage.open()
            await story(stage)

    asyncio.run(told())


def test_a_tab_that_stops_answering_pings_gets_nothing_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(stage: Stage) -> None:
        tab = stage.tab()
        await tab.answer(310, 310, 310, 310)
        assert (await tab.command()).lag == 150
        await tab.answer(310)
        await tab.ping()
        stage.seconds += 3
        assert (await tab.command()).lag == 0
        await tab.answer(310, 310)  # an honest line that was stuck is believed again
        assert (await tab.command()).lag == 150

    played(monkeypatch, story)


def test_a_second_tab_that_answers_late_buys_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(stage: Stage) -> None:
        quick, slow = stage.tab(), stage.tab()
        await quick.answer(10, 10, 10, 10)
        await slow.answer(310, 310, 310, 310)
        assert (await slow.command()).lag == 5
        assert (await quick.command()).lag == 5

    played(monkeypatch, story)


def test_a_quick_tab_that_falls_silent_still_says_how_near_its_player_is(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(stage: Stage) -> None:
        quick, slow = stage.tab(), stage.tab()
        await quick.answer(10, 10, 10, 10)
        await slow.answer(310, 310, 310, 310, 310, 310)
        assert (await slow.command()).lag == 5
        assert (await quick.command()).lag == 0

    played(monkeypatch, story)


def test_another_socket_in_the_middle_of_a_match_is_believed_no_sooner_than_the_same_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(stage: Stage) -> None:
        bo = stage.tab(1)
        await bo.answer(10)
        quick = stage.tab()
        await quick.answer(10, 10, 10, 10)
        await quick.close()
        slow = stage.tab()
        await slow.answer(310, 310, 310, 310)
        assert (await slow.command()).lag == 5
        await slow.answer(*[310] * 6)  # half a minute later it may be that the player moved to another network
        assert (await slow.command()).lag == 150

    played(monkeypatch, story)


def test_a_command_before_anything_is_measured_gets_nothing_from_another_tab(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(stage: Stage) -> None:
        slow, fresh = stage.tab(), stage.tab()
        await slow.answer(200, 200, 200, 200)
        assert (await fresh.command()).lag == 0

    played(monkeypatch, story)


def test_who_answers_pings_only_now_and_then_gets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """On one line everything comes in order: a ping that stays unanswered while others are answered is no bad luck."""

    async def story(stage: Stage) -> None:
        tab = stage.tab()
        await tab.answer(310, 310, 310, 310)
        tab.skip(await tab.ping())
        await tab.answer(310)
        assert (await tab.command()).lag == 0

    played(monkeypatch, story)


def test_feigned_jitter_makes_nobody_earlier(monkeypatch: pytest.MonkeyPatch) -> None:
    """The earliest that a command may have been sent is no earlier than for a steady line of the same trip."""

    async def story(stage: Stage) -> None:
        wild = stage.tab()
        await wild.answer(10, 110, 10, 110, 60, 10, 110, 60, 60)
        moment = await wild.command()
        assert moment.lag + moment.uncertainty <= 30 + LEAST_UNCERTAINTY

    played(monkeypatch, story)


def test_quick_pongs_and_late_commands_are_judged_by_the_pongs(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(stage: Stage) -> None:
        tab = stage.tab()
        await tab.answer(0, 0, 0, 0)
        stage.seconds += 0.3
        moment = await tab.command()
        assert (moment.lag, moment.uncertainty) == (0, LEAST_UNCERTAINTY)

    played(monkeypatch, story)


def test_all_are_told_the_trip_that_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(stage: Stage) -> None:
        bo, slow = stage.tab(1), stage.tab()
        await slow.answer(310, 310, 310, 310)
        assert await bo.is_told(0, 300)
        quick = stage.tab()
        await quick.answer(10, 10, 10, 10)
        assert await bo.is_told(0, 10)
        await slow.answer(310)
        assert slow.trip_of(0) == 10

    played(monkeypatch, story)
