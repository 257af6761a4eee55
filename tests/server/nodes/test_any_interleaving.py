"""Whatever happens on two or three nodes, in whatever order — commands, people who come and go, a bus that is lost,
nodes that die and come — all nodes end with the same table, the same log and the same views. Nothing that was
acknowledged is lost, nothing happens twice; each bot moves once, each deadline acts once, who is here isn't away.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from itertools import groupby
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.nodes.town import House, Town, settled
from tests.server.tables.test_hall import ADA, BO
from tests.server.toy_game import GAMES, Add, Added, TimedOut, ToyView

from akili.bots.plan import Planned
from akili.engine.game import Millis, PresenceChanged, Rejected
from akili.engine.proof import decided_again
from akili.engine.replay import ReplaySeat, happened, replay_of
from akili.server.matches.codec import Codec
from akili.server.matches.lag import MOST_CREDIT
from akili.server.players.guests import Guest
from akili.server.ports import StoredEvent, StoreUnavailable
from akili.server.tables import bots, hall
from akili.server.tables.room import Ear

CODEC = Codec(GAMES["toy"])
BOT = 2
PEOPLE = (ADA, BO)
SEEDS = range(40)


class Follower:
    """A bot that is never ahead of the people, and when all is quiet not behind them."""

    def plan(self, view: ToyView, now: Millis) -> Planned | None:
        return Planned(now, Add(1)) if view.sums[BOT] < sum(view.sums[:BOT]) else None


@pytest.fixture(autouse=True)
def _followers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "make_bot", lambda *_: Follower())


class Run:
    """One sequence of steps, and what the players were told."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.town = Town(GAMES, seed=seed)
        if seed % 2:
            self.town.ways = (0, 1, 5, 40, 150)  # so that much happens on the way
        self.told: dict[tuple[str, str], int] = {}
        self.sockets: dict[str, list[tuple[House, Ear]]] = {guest.id: [] for guest in PEOPLE}
        self.tasks: list[asyncio.Task[None]] = []
        self.number = 0
        self.code = ""

    async def play(self, steps: int) -> None:
        for _ in range(self.luck.choice((2, 3))):
            await self.town.boot()
        first = self.town.houses[0].hall
        limit = self.luck.choice((None, None, 3_000))
        self.code = (await first.create(ADA, "toy", {"goal": 1_000, "limit": limit}, 3)).code
        await first.put_bot(self.code, ADA, BOT, "easy")
        await first.join(self.code, BO)
        doings = (
            *(self.commands,) * 10,
            *(self.come, self.come, self.go, self.go, self.go, self.leave, self.leave),
            *(self.join, self.start, self.start, self.rematch, self.rename),
            *(self.bus, self.bus, self.death, self.birth, self.wait, self.wait, self.wait),
        )
        for _ in range(steps):
            await self.luck.choice(doings)()
            for _ in range(self.luck.randrange(6)):
                await asyncio.sleep(0)
        self.town.exchange.is_away = False
        await self.town.wait(16)  # whoever isn't here is away by then

    def house(self) -> House:
        return self.luck.choice(self.town.houses)

    def guest(self) -> Guest:
        return self.luck.choice(PEOPLE)

    def do(self, doing: Any) -> None:
        async def done() -> None:
            with suppress(Rejected, StoreUnavailable):
                await doing

        self.tasks.append(asyncio.ensure_future(done()))

    async def commands(self) -> None:
        for _ in range(self.luck.randrange(1, 4)):
            await self.command()

    async def command(self) -> None:
        """Through one of the player's sockets; now and then one that was sent before, perhaps through another node."""
        seat = self.luck.randrange(2)
        sockets = self.sockets[PEOPLE[seat].id]
        if not sockets:
            return await self.come()
        house, _ = self.luck.choice(sockets)
        room = house.hall._company.room(self.code)
        if room is None or room.live is None:
            return None
        self.number += 1
        name = f"c{self.luck.randrange(self.number) if self.luck.random() < 0.2 else self.number}"
        self.do(self._submit(house, room.live, seat, name))
        return None

    async def _submit(self, house: House, live: Any, seat: int, name: str) -> None:
        house.hall.plays(self.code, PEOPLE[seat].id)
        version = await live.submit(seat, Add(1), name, arrived=live.now())
        known = self.told.setdefault((live.record.id, f"{seat}:{name}"), version)
        assert known == version

    async def come(self) -> None:
        guest, house = self.guest(), self.house()

        async def enter() -> None:
            _, ear = await house.enter(self.code, guest.id)
            if house in self.town.houses:
                self.sockets[guest.id].append((house, ear))

        self.do(enter())

    async def go(self) -> None:
        sockets = self.sockets[self.guest().id]
        if sockets:
            house, ear = sockets.pop(self.luck.randrange(len(sockets)))
            house.hall.exit(self.code, ear)

    async def leave(self) -> None:
        table = self.house().hall.tables.get(self.code)
        if table is not None and table.phase == "playing":  # else the seat would be free, and nothing would begin
            self.do(self.house().hall.leave(self.code, self.guest()))

    async def join(self) -> None:
        self.do(self.house().hall.join(self.code, self.guest()))

    async def start(self) -> None:
        for guest in PEOPLE:
            self.do(self.house().hall.start(self.code, guest))

    async def rematch(self) -> None:
        self.do(self.house().hall.rematch(self.code, self.guest()))

    async def rename(self) -> None:
        guest = self.guest()
        self.do(self.house().hall.join(self.code, Guest(guest.id, f"Name{self.luck.randrange(9)}", "red")))

    async def bus(self) -> None:
        self.town.exchange.is_away = self.luck.random() < 0.5

    async def death(self) -> None:
        if len(self.town.houses) > 1:
            house = self.house()
            await (house.die() if self.luck.random() < 0.7 else house.close())
            for player, sockets in self.sockets.items():
                self.sockets[player] = [socket for socket in sockets if socket[0] is not house]

    async def birth(self) -> None:
        if len(self.town.houses) < 3:
            await self.town.boot()

    async def wait(self) -> None:
        await self.town.wait(self.luck.choice((0.1, 0.3, 0.9, 2.5)))


@pytest.mark.parametrize("seed", SEEDS)
def test_all_nodes_agree_and_nothing_is_lost_or_twice(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    luck = random.Random(seed)
    chance = SimpleNamespace(
        choice=luck.choice, token_urlsafe=lambda n: luck.randbytes(n).hex(), token_hex=lambda n: luck.randbytes(n).hex()
    )
    monkeypatch.setattr(hall, "secrets", chance)

    async def test() -> None:
        run = Run(seed)
        await run.play(80)
        await check(run)
        for task in run.tasks:
            if task.done():
                task.result()  # nobody was told anything else than before
        await run.town.close()

    asyncio.run(asyncio.wait_for(test(), 120))


async def check(run: Run) -> None:
    town = run.town
    table = town.table(run.code)
    causes: dict[tuple[str, str], int] = {}
    for match in town.store._records:
        log = await town.log(match)
        check_log(match, log, causes)
        for house in town.houses:
            check_memory(house, match, log)
    assert run.told.items() <= causes.items()
    if table.phase == "playing":
        log = await town.log(table.match)
        events = [CODEC.event(stored) for stored in log]
        away = [event.presence.away for event in events if isinstance(event, PresenceChanged)]
        absent = (seat for seat, guest in enumerate(PEOPLE) if not run.sockets[guest.id] or guest.id in table.gone)
        assert (away or [()])[-1] == tuple(absent)
        sums = [sum(event.seat == seat for event in events if isinstance(event, Added)) for seat in range(3)]
        assert sums[BOT] == sums[0] + sums[1]
    begun = [match for match in await town.store.unfinished() if len(await town.log(match)) > 1]
    assert set(begun) <= {table.match}


def check_log(match: str, log: list[StoredEvent], causes: dict[tuple[str, str], int]) -> None:
    """Each command once, each deadline once, the bot never ahead."""
    for cause, group in groupby(enumerate(log, 1), lambda item: item[1].cause):
        if cause is not None:
            assert (match, cause) not in causes
            causes[match, cause] = [version for version, _ in group][-1]
    events = [CODEC.event(stored) for stored in log]
    assert sum(isinstance(event, TimedOut) for event in events) <= 1
    sums = [0, 0, 0]
    for event in events:
        if isinstance(event, Added):
            sums[event.seat] += 1
        assert sums[BOT] <= sums[0] + sums[1]


def check_memory(house: House, match: str, log: list[StoredEvent]) -> None:
    """What a node has in memory is the fold of the log, which is proved by deciding it again."""
    live = house.services.matches.known(match)
    if live is None or not log:
        return
    assert live.match.version == len(log), house.name
    assert live.events_since(0) == [CODEC.event(stored) for stored in log]
    fold = CODEC.match(live.record)
    fold.apply(live.events_since(0))
    assert fold.view(None) == live.match.view(None)
    kept = happened(live.events_since(0), (CODEC.step(stored.step) for stored in log))
    replay = replay_of(CODEC.match(live.record), [ReplaySeat("")] * 3, kept)
    assert decided_again(replay, CODEC.game, MOST_CREDIT).version == len(log)


def test_the_store_alone_is_the_judge_where_two_nodes_mind_the_same_bot() -> None:
    """As after a node was taken for dead that lives: both drive it, and it still moves once."""

    async def test() -> None:
        run = Run(2)
        one, two = await run.town.boot(), await run.town.boot()
        for house in (one, two):
            house.services.node.neighbours._living = frozenset({house.name})
            house.services.node.neighbours._settle = lambda: None  # type: ignore[method-assign]
        run.code = code = (await one.hall.create(ADA, "toy", {"goal": 1_000, "limit": None}, 3)).code
        await one.hall.put_bot(code, ADA, BOT, "easy")
        await one.hall.join(code, BO)
        for house, guest in ((one, ADA), (two, BO)):
            run.sockets[guest.id].append((house, (await house.enter(code, guest.id))[1]))
        await one.hall.start(code, ADA)
        await settled()
        for house in (one, two):
            assert code in house.hall._minding._minded
        for is_away in (False, True) * 10:
            run.town.exchange.is_away = is_away
            for seat, house in enumerate((one, two)):
                run.number += 1
                run.do(run._submit(house, house.live(code), seat, f"c{run.number}"))
            await run.town.wait(0.1)
        run.town.exchange.is_away = False
        await run.town.wait(2)
        await check(run)
        assert len(run.told) == 40
        await run.town.close()

    asyncio.run(asyncio.wait_for(test(), 60))
