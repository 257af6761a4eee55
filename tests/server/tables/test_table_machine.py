"""A table through random joins, leaves, matches, commands, lost connections, restarts and time."""

import asyncio
from typing import Any

import httpx
import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.server.peer import Peer
from tests.server.running import ROOMY
from tests.server.solving import steps

from akili.games.ubongo_fun_size.model import View
from akili.server.adapters.memory import MemoryStore
from akili.server.app import create_app
from akili.server.matches.clock import ManualClock
from akili.server.settings import Settings
from akili.ubongo.race.model import Command, GiveUp, GoOn, TakeTile

GUESTS = st.integers(0, 3)
NO_PAGES = "no such folder"  # a server is made often here, and their routes are most of the work
REASONS = {
    "table.not_host",
    "table.not_seated",
    "table.playing",
    "table.over",
    "table.full",
    "table.seat_taken",
    "table.seats_empty",
    "table.no_such_seat",
    "match.seats",
    "options.needs_solo",
}


class TableMachine(RuleBasedStateMachine):
    """The server in memory, four guests, one table, any number of sockets."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.store, self.clock = MemoryStore(), ManualClock(1_000_000)
        self.peers: list[tuple[int | None, Peer]] = []
        self.seen: dict[int | None, tuple[str, int]] = {}  # what a guest last saw, to come back with
        self.sent: list[tuple[int, str, dict[str, Any], int]] = []  # accepted: guest, match, message, version
        self.number = 0

    @initialize()
    def open(self) -> None:
        self.boot()
        self.cookies = [self.runner.run(self.new_guest(name)) for name in ("Ada", "Bo", "Cy", "Di")]
        self.code = self.post(0, "", {"game": "ubongo_fun_size", "seats": 2})["code"]

    def boot(self) -> None:
        self.app: Any = create_app(Settings(limits=ROOMY, client=NO_PAGES), store=self.store, clock=self.clock)
        self.stop = asyncio.Event()
        self.life = self.runner.get_loop().create_task(self.live())
        self.settle()

    async def live(self) -> None:
        async with self.app.lifespan():
            await self.stop.wait()

    async def die(self) -> None:
        self.stop.set()
        await self.life

    @rule(guest=GUESTS, what=st.sampled_from(["join", "leave", "start", "rematch"]))
    def act(self, guest: int, what: str) -> None:
        self.post(guest, f"/{self.code}/{what}")

    @rule(guest=GUESTS, seat=st.integers(-1, 4), level=st.sampled_from([None, "easy", "master"]))
    def seat_bot(self, guest: int, seat: int, level: str | None) -> None:
        self.post(guest, f"/{self.code}/seats", {"seat": seat, "bot": level})

    @rule(guest=GUESTS)
    def fill_and_start(self, guest: int) -> None:
        """Likelier than by chance alone."""
        self.post(guest, f"/{self.code}/join")
        self.post(0, f"/{self.code}/join")
        self.post(0, f"/{self.code}/start")
        self.post(guest, f"/{self.code}/start")

    @rule(guest=st.none() | GUESTS)
    def connect(self, guest: int | None) -> None:
        peer = self.runner.run(self.come("" if guest is None else self.cookies[guest]))
        match, version = self.seen.get(guest, (None, None))
        peer.say(type="hello", table=self.code, match=match, version=version)
        self.peers.append((guest, peer))
        self.settle()

    @precondition(lambda self: self.peers)
    @rule(which=st.integers(0, 9))
    def disconnect(self, which: int) -> None:
        _, peer = self.peers.pop(which % len(self.peers))
        peer.hang_up()
        self.settle()
        assert peer.task.done()

    @precondition(lambda self: self.peers)
    @rule(which=st.integers(0, 9), choice=st.integers(0, 5))
    def command(self, which: int, choice: int) -> None:
        guest, peer = self.peers[which % len(self.peers)]
        update = peer.last("update")
        if update is None:
            return
        commands: list[Command] = [GoOn(), GiveUp(), GiveUp(agreed=False), TakeTile("I3")]
        if update["you"] is not None:
            commands += steps(msgspec.convert(update["view"], View))
        for command in commands if choice == 0 else commands[4:] if choice < 3 else [commands[choice - 2]]:
            self.send(guest, peer, update["match"], command)

    @precondition(lambda self: self.sent and self.peers)
    @rule(which=st.integers(0, 99))
    def repeat(self, which: int) -> None:
        """An answer that got lost: the same command again is done once."""
        guest, match, message, version = self.sent[which % len(self.sent)]
        for owner, peer in self.peers:
            update = peer.last("update")
            if owner == guest and update is not None and update["match"] == match:
                peer.say(**message)
                self.settle()
                assert peer.last("accepted") == {"type": "accepted", "id": message["id"], "version": version}
                return

    @rule(seconds=st.sampled_from([0, 1, 10, 25, 400]))
    def wait(self, seconds: int) -> None:
        self.runner.run(self.turn(seconds * 1000))
        self.settle()

    @rule()
    def restart(self) -> None:
        for _, peer in self.peers:
            peer.hang_up()
        self.peers.clear()
        self.settle()
        self.runner.run(self.die())
        self.boot()

    @invariant()
    def everyone_sees_the_same_table(self) -> None:
        if not hasattr(self, "code"):
            return
        table = self.get(f"/api/tables/{self.code}")
        players = [seat["player"] for seat in table["seats"] if seat is not None and seat["player"] is not None]
        assert len(players) == len(set(players))
        assert table["host"] in players or (table["host"] is None and not players)
        assert (None not in table["seats"] and table["match"] is not None) or table["phase"] != "playing"
        for guest, peer in self.peers:
            told = peer.last("table")
            assert told is not None
            assert told["table"] == table
            own = [
                seat is not None and guest is not None and seat["player"] == self.ids[guest] for seat in table["seats"]
            ]
            assert told["you"] == (own.index(True) if True in own else None)
        self.everyone_is_up_to_date(table["match"])

    def everyone_is_up_to_date(self, match: str | None) -> None:
        if match is None:
            return
        info = self.get(f"/api/matches/{match}")
        for guest, peer in self.peers:
            update = peer.last("update")
            if update is None:  # nothing was missed since the last connection
                assert self.seen.get(guest) == (match, info["version"])
                continue
            assert (update["match"], update["version"]) == (match, info["version"])
            self.seen[guest] = match, update["version"]
            versions = [m["version"] for m in peer.messages if m["type"] == "update" and m["match"] == match]
            assert versions == sorted(set(versions))

    def teardown(self) -> None:
        if hasattr(self, "code"):
            self.restart()
            self.runner.run(self.die())
        self.runner.close()

    def send(self, guest: int | None, peer: Peer, match: str, command: Command) -> None:
        self.number += 1
        message = {"type": "command", "id": f"c{self.number}", "match": match, "command": msgspec.to_builtins(command)}
        peer.say(**message)
        self.settle()
        answers = [m for m in peer.messages if m["type"] in ("accepted", "refused") and m["id"] == message["id"]]
        assert len(answers) == 1
        if answers[0]["type"] == "accepted":
            assert guest is not None
            self.sent.append((guest, match, message, answers[0]["version"]))
        else:
            assert not answers[0]["reason"].startswith("server.")

    def post(self, guest: int, path: str, body: Any = None) -> Any:
        answer = self.runner.run(self.request("POST", f"/api/tables{path}", self.cookies[guest], body))
        self.settle()
        assert answer.status_code < 300 or answer.json()["reason"] in REASONS, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.runner.run(self.request("GET", path, "", None))
        assert answer.status_code == 200
        return answer.json()

    async def request(self, method: str, path: str, cookie: str, body: Any) -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://akili") as web:
            return await web.request(method, path, json=body, headers={"Cookie": cookie})

    async def new_guest(self, name: str) -> str:
        answer = await self.request("POST", "/api/guest", "", {"name": name, "colour": "red"})
        self.ids = [*getattr(self, "ids", []), answer.json()["id"]]
        return answer.headers["set-cookie"].partition(";")[0]

    async def come(self, cookie: str) -> Peer:
        return Peer(self.app, cookie)

    async def turn(self, millis: int) -> None:
        self.clock.turn(millis)

    def settle(self) -> None:
        self.runner.run(self._settle())

    async def _settle(self) -> None:
        for _ in range(40):
            await asyncio.sleep(0)


TestTable = TableMachine.TestCase
TestTable.settings = settings(max_examples=15, stateful_step_count=30, deadline=None)
