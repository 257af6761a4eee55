"""Finished matches as replays: the file that ``akili replay`` shows, and that everyone can verify."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from akili.engine import replay as engine
from akili.engine.game import Rejected
from akili.engine.replay import Replay, ReplaySeat, TimedEvent, happened, pieces, timed_events
from akili.server.matches.live import LiveMatch
from akili.server.unhurried import unhurried


def replay_of(live: LiveMatch) -> Replay:
    """The replay of a match; raises Rejected while it goes on. Players' ids and the table's code stay here.

    One that was abandoned has no outcome.
    """
    return replace(_head(live), events=tuple(_events(live)))


def encoded_replay(live: LiveMatch) -> Iterator[bytes]:
    """The file, piece by piece; raises Rejected. Takes a while: use a thread."""
    return (piece.encode() for piece in unhurried(pieces(_head(live), _events(live))))


def _head(live: LiveMatch) -> Replay:
    if live.match.outcome is None and not live.is_abandoned:
        raise Rejected("replay.running")
    return replace(engine.replay_of(live.match, seats_of(live), ()), id=live.record.id, begun=live.record.begun)


def _events(live: LiveMatch) -> Iterator[TimedEvent]:
    return timed_events(happened(live.events_since(0), live.steps()))


def seats_of(live: LiveMatch) -> tuple[ReplaySeat, ...]:
    """Who played, as everyone may know it."""
    return tuple(ReplaySeat(who.name, who.bot, who.colour) for who in live.record.occupants)
