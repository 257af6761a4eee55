"""What was played on this server can be proved: every game, with lags, goings, restarts, hints and late commands."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from akili.bots.asking import ask
from akili.bots.bot import adviser_of, make_bot
from akili.bots.plan import Planned
from akili.engine.chance import SeededChance
from akili.engine.game import Millis, Presence, Rejected, Seat
from akili.engine.replay import Replay, encode
from akili.engine.steps import over_the_wire
from akili.games.registry import GAMES
from akili.server.adapters.memory import MemoryStore
from akili.server.matches.clock import ManualClock
from akili.server.matches.lag import MOST_LAG, MOST_UNCERTAINTY
from akili.server.matches.live import LiveMatch, LiveMatches
from akili.server.ports import MatchRecord, Occupant
from akili.server.records.replays import replay_of
from akili.server.records.verifying import Verified, verified

LEVELS = {"clever_cubed": "greedy"}  # the others have easy ones
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *((game, seats, {}) for game in GAMES for seats in (2, 3)),
    ("ubongo_dice", 1, {}),
    ("clever_cubed", 1, {"hints": True}),
]


class Lively:
    """A match between bots on a server that has a lively evening."""

    def __init__(self, game: str, seats: int, options: dict[str, Any]) -> None:
        seed = f"{game} {seats}"
        self.store, self.clock = MemoryStore(), ManualClock(1_000_000)
        self.chance = SeededChance(seed).fork("lively")
        self.bots = [make_bot(LEVELS.get(game, "easy"), game, seat, seed) for seat in range(seats)]
        info = GAMES[game].info
        agreed, who = Raw(msgspec.json.encode(options)), (Occupant(name="x"),) * seats
        self.record = MatchRecord("m", game, info.rules_version, agreed, who, seed, 0, "t")
        self.adviser = adviser_of(game) if seats == 1 else None
        self.sent = 0
        self.refused: dict[Seat, int] = {}  # at which version; the bot is asked again when it sees something new
        self.goings = 0

    async def play(self) -> LiveMatch:
        live = await LiveMatches(self.store, GAMES, self.clock).begin(self.record)
        while live.match.outcome is None:
            if not self.chance.below(30):
                live = await self.restarted()
            if self.adviser is not None and not self.chance.below(15):
                await self.send(live, 0, self.adviser.asking)
            if not self.chance.below(15):
                await self.somebody_goes_or_returns(live)
            await self.something_happens(live)
        return live

    async def restarted(self) -> LiveMatch:
        self.clock._alarms.clear()  # the server was killed
        live = await LiveMatches(self.store, GAMES, self.clock).get("m")
        assert live is not None
        return live

    async def somebody_goes_or_returns(self, live: LiveMatch) -> None:
        away = () if self.goings % 2 else (self.chance.below(len(self.bots)),)
        self.goings += 1
        with suppress(Rejected):
            await live.tell(Presence(away, deserted=len(self.bots) == len(away)))

    async def something_happens(self, live: LiveMatch) -> None:
        plans = self.plans(live)
        seat = min(plans, key=lambda seat: plans[seat].at, default=None)
        times = [live.match.deadline, None if seat is None else plans[seat].at]
        then = min((time for time in times if time is not None), default=None)
        if then is None:
            await live.tell(Presence())
            self.goings = 0
        elif seat is not None and then == plans[seat].at:
            await self.turn(live, then)
            await self.send(live, seat, plans[seat].command)
        else:
            await self.turn(live, then)

    def plans(self, live: LiveMatch) -> dict[Seat, Planned]:
        asked = [seat for seat in range(len(self.bots)) if self.refused.get(seat) != live.match.version]
        plans = {seat: ask(self.bots[seat], seat, live.match.sight(seat), live.now()) for seat in asked}
        return {seat: plan for seat, plan in plans.items() if plan is not None}

    async def turn(self, live: LiveMatch, then: Millis) -> None:
        self.clock.turn(max(1, then - live.now()))
        for _ in range(5):
            await asyncio.sleep(0)

    async def send(self, live: LiveMatch, seat: Seat, command: Any) -> None:
        self.sent += 1
        arrived = max(0, live.now() - self.chance.below(3))
        way = {"lag": self.chance.below(MOST_LAG + 1), "uncertainty": self.chance.below(MOST_UNCERTAINTY + 1)}
        version = live.match.version
        try:
            await live.submit(seat, command, f"c{self.sent}", arrived=arrived, **way)
        except Rejected:
            self.refused[seat] = version


@pytest.mark.no_cover
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_match_on_this_server_is_proved(game: str, seats: int, options: dict[str, Any]) -> None:
    live = asyncio.run(asyncio.wait_for(Lively(game, seats, options).play(), 300))
    replay = over_the_wire(replay_of(live), Replay)
    assert live.match.outcome is not None
    proved = Verified(len(replay.events), live.match.outcome, proved=True)
    assert verified(encode(replay).encode(), GAMES[game], 100_000) == proved
    kinds = {str(each.event["type"]) for each in replay.events}
    assert "presence_changed" in kinds or seats == 1
    assert any("hint" in kind for kind in kinds) or seats > 1
