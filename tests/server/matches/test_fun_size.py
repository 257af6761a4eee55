"""A whole match of the real game over the real file, with a restart in every round."""

import asyncio
from pathlib import Path

import msgspec
from msgspec import Raw

from akili.games.registry import GAMES
from akili.games.ubongo_fun_size.model import ROUNDS, Options
from akili.server.adapters.sqlite import SqliteStore
from akili.server.matches.clock import ManualClock
from akili.server.matches.ending import Ended
from akili.server.matches.live import LiveMatch, LiveMatches
from akili.server.ports import MatchRecord, Occupant
from akili.ubongo.race.model import GiveUp

RECORD = MatchRecord(
    "m", "ubongo_fun_size", 1, Raw(msgspec.json.encode(Options(limit=60))), (Occupant(), Occupant()), "seed", 0, "t"
)


def test_a_match_of_fun_size_goes_on_through_restarts(tmp_path: Path) -> None:
    told: list[Ended] = []

    async def note(ended: Ended) -> None:
        told.append(ended)

    async def test() -> None:
        clock = ManualClock(1)
        for life in range(ROUNDS):
            store = SqliteStore(tmp_path / "akili.db")
            matches = LiveMatches(store, GAMES, clock)
            matches.endings.when_told(note)
            await matches.resume_all()
            live = await matches.get("m") or await matches.begin(RECORD)
            assert live.match.state.round == life + 1
            await play_round(live, clock, life)
            await matches.close()
            await store.close()

    asyncio.run(asyncio.wait_for(test(), 60))
    assert [ended.record.id for ended in told] == ["m"]
    assert told[0].match.outcome is not None


async def play_round(live: LiveMatch, clock: ManualClock, life: int) -> None:
    """In one round both give up, in the next one time ends it; the pause after it ends by the clock."""
    with live.watch() as watch:
        version = live.match.version
        if life % 2:
            for seat in range(2):
                version = await live.submit(seat, GiveUp(), f"{life}", arrived=live.now())
        else:
            clock.turn(61_000)
            version = await watch.changed(version)
        if not live.is_over:
            assert live.match.deadline is not None
            clock.turn(live.match.deadline - live.now())
            await watch.changed(version)
