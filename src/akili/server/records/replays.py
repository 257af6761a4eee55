"""Finished matches as replays: the file that ``akili replay`` shows, and that everyone can verify."""

from __future__ import annotations

from msgspec.structs import replace

from akili.engine import replay as engine
from akili.engine.game import Rejected
from akili.engine.replay import Replay, ReplaySeat, happened
from akili.server.matches.live import LiveMatch


def replay_of(live: LiveMatch) -> Replay:
    """The replay of a match; raises Rejected while it goes on. Players' ids and the table's code stay here.

    One that was abandoned has no outcome.
    """
    if live.match.outcome is None and not live.is_abandoned:
        raise Rejected("replay.running")
    replay = engine.replay_of(live.match, seats_of(live), happened(live.events_since(0), live.steps()))
    return replace(replay, id=live.record.id, begun=live.record.begun)


def seats_of(live: LiveMatch) -> tuple[ReplaySeat, ...]:
    """Who played, as everyone may know it."""
    return tuple(ReplaySeat(who.name, who.bot, who.colour) for who in live.record.occupants)
