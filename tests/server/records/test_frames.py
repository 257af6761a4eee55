"""A match between four bots as a film: every frame is what a spectator saw, and every notice is told once."""

import asyncio
import gzip
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.running import running

from akili.bots.arena import play
from akili.bots.bot import make_bot
from akili.engine.game import Outcome, Rejected
from akili.engine.match import Match
from akili.engine.steps import Step
from akili.games.ubongo_fun_size.model import Notice, Options, View
from akili.games.ubongo_fun_size.rules import FUN_SIZE
from akili.server.adapters.memory import MemoryStore
from akili.server.adapters.sqlite import SqliteStore
from akili.server.matches.codec import Codec
from akili.server.matches.live import LiveMatch, LiveMatches
from akili.server.ports import MatchRecord, Occupant
from akili.server.records.frames import encoded_frames

LEVELS = ("easy", "medium", "hard", "master")
SEED = "a film"
OPTIONS = Options()
RECORD = MatchRecord(
    "film",
    "ubongo_fun_size",
    FUN_SIZE.info.rules_version,
    msgspec.Raw(msgspec.json.encode(OPTIONS)),
    (Occupant(player="secret", name="Ada", colour="red"), *(Occupant(bot=level, name=level) for level in LEVELS[1:])),
    SEED,
    1_000,
    "table",
)


@pytest.fixture(scope="module")
def events() -> list[Any]:
    bots = [make_bot(level, "ubongo_fun_size", seat, SEED) for seat, level in enumerate(LEVELS)]
    return [event for turn in play(FUN_SIZE, OPTIONS, bots, SEED).turns for event in turn.events]


async def _store(store: MemoryStore | SqliteStore, events: list[Any]) -> None:
    codec = Codec(FUN_SIZE)
    await store.create(RECORD)
    await store.append("film", 0, codec.stored(events, None, Step(0)))


async def _live(events: list[Any]) -> LiveMatch:
    store = MemoryStore()
    await _store(store, events)
    live = await LiveMatches(store, {"ubongo_fun_size": FUN_SIZE}).get("film")
    assert live is not None
    return live


def test_each_frame_is_what_a_spectator_saw_then(events: list[Any]) -> None:
    film = msgspec.json.decode(encoded_frames(asyncio.run(_live(events))))
    match = Match(FUN_SIZE, OPTIONS, 4, SEED)
    views = []
    for event in events:
        match.apply([event])
        views.append(match.view(None))
    shown = [msgspec.convert(frame["view"], View) for frame in film["frames"]]
    assert shown == [view for index, view in enumerate(views) if index == 0 or view != views[index - 1]]
    told = [msgspec.convert(notice, Notice) for frame in film["frames"] for notice in frame["notices"]]
    assert told == [event for event in events if FUN_SIZE.notice(event, None) is not None]
    times = [frame["at"] for frame in film["frames"]]
    assert times == sorted(times)
    assert film["ended"] == times[-1]
    assert [seat["name"] for seat in film["seats"]] == ["Ada", *LEVELS[1:]]
    assert (film["begun"], msgspec.convert(film["outcome"], Outcome)) == (1_000, match.outcome)
    assert "secret" not in str(film)


def test_there_is_no_film_of_a_match_that_goes_on(events: list[Any]) -> None:
    with pytest.raises(Rejected, match=r"replay\.running"):
        encoded_frames(asyncio.run(_live(events[:20])))


def test_it_is_sent_packed_to_who_can_unpack_it(events: list[Any], tmp_path: Path) -> None:
    async def prepare() -> None:
        store = SqliteStore(tmp_path / "akili.db")
        await _store(store, events)
        await store.close()

    asyncio.run(prepare())
    with running(tmp_path / "akili.db") as address, httpx.Client(base_url=address) as web:
        plain = web.get("/api/replays/film/frames", headers={"accept-encoding": "identity"})
        refusing = web.get("/api/replays/film/frames", headers={"accept-encoding": "br, gzip;q=0"})
        assert "content-encoding" not in plain.headers
        assert plain.content == refusing.content
        with web.stream("GET", "/api/replays/film/frames", headers={"accept-encoding": "br, gzip"}) as answer:
            packed = b"".join(answer.iter_raw())
            assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "accept-encoding")
        assert gzip.decompress(packed) == plain.content
        assert len(packed) < 300_000
        assert web.get("/api/replays/none/frames").json()["reason"] == "match.unknown"
