"""Finished matches as long as a match may be: a tile down and up again, then every card is given up."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Raw

from akili.engine.game import Seat
from akili.engine.match import Match
from akili.engine.steps import Step, take
from akili.games.ubongo_fun_size.model import Options
from akili.games.ubongo_fun_size.rules import FUN_SIZE
from akili.server.adapters.postgres import PostgresStore
from akili.server.adapters.sqlite import SqliteStore
from akili.server.matches.codec import Codec
from akili.server.ports import MatchRecord, Occupant, StoredEvent
from akili.server.settings import Limits
from akili.ubongo.race.model import GiveUp, GoOn, LayTile, TakeTile

NAMES = tuple(f"long-{number}" for number in range(4))
LENGTH = Limits().match_events - 100
SEATS = 2
OPTIONS = Options(limit=3600)
BEAT = 40  # milliseconds from one command to the next, as quick as a guest may be


async def store_long_matches(store: SqliteStore | PostgresStore) -> None:
    """Into a store that no server has open; it is closed then."""
    for name in NAMES:
        record = MatchRecord(
            name,
            FUN_SIZE.info.id,
            FUN_SIZE.info.rules_version,
            Raw(msgspec.json.encode(OPTIONS)),
            (Occupant(player="eve", name="Eve", colour="red"),) * SEATS,
            name,
            0,
            "",
        )
        await store.create(record)
        await store.append(name, 0, list(_log(Match(FUN_SIZE, OPTIONS, SEATS, name))))
    await store.close()


def _log(match: Match) -> Iterator[StoredEvent]:
    codec, now = Codec(FUN_SIZE), 0
    events = match.begin()
    match.apply(events)
    yield from codec.stored(events, None, Step(0))
    while match.outcome is None:
        for seat in range(SEATS):  # the other one has to agree in the end
            now += BEAT
            step = Step(now, seat, _command(match, seat))
            yield from codec.stored(take(match, step).events, f"{seat}:{now}", step)


def _command(match: Match, seat: Seat) -> LayTile | TakeTile | GiveUp | GoOn:
    if match.state.phase == "between":
        return GoOn()
    if match.version >= LENGTH:
        return GiveUp()
    own = match.state.seats[seat]
    if own.board:
        return TakeTile("I3")
    row, column = next((row, line.index("###")) for row, line in enumerate(own.card.area) if "###" in line)
    return LayTile("I3", tuple((row, column + step) for step in range(3)))
