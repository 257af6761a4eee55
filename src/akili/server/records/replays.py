"""Finished matches as replays: the file that ``akili replay`` shows, and that everyone can verify."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from akili.engine import proof
from akili.engine import replay as engine
from akili.engine.game import Game, Rejected
from akili.engine.proof import Verdict
from akili.engine.replay import Replay, ReplayError, ReplaySeat, happened
from akili.server.matches.lag import MOST_CREDIT
from akili.server.matches.live import LiveMatch


def replay_of(live: LiveMatch) -> Replay:
    """The replay of a match; raises Rejected while it goes on. Players' ids and the table's code stay here."""
    if live.match.outcome is None:
        raise Rejected("replay.running")
    replay = engine.replay_of(live.match, seats_of(live), happened(live.events_since(0), live.steps()))
    return replace(replay, id=live.record.id, begun=live.record.begun)


def seats_of(live: LiveMatch) -> tuple[ReplaySeat, ...]:
    """Who played, as everyone may know it."""
    return tuple(ReplaySeat(who.name, who.bot, who.colour) for who in live.record.occupants)


def verify(replay: Replay, games: Mapping[str, Game[Any, Any, Any, Any, Any, Any]]) -> Verdict:
    """How it ended, decided or at least folded anew; raises Rejected where these rules can't have led to it."""
    if replay.game not in games:
        raise Rejected("game.unknown", games=sorted(games))
    try:
        return proof.verify(replay, games[replay.game], MOST_CREDIT)
    except ReplayError as error:
        place = {} if error.event is None else {"event": error.event}
        raise Rejected("replay.invalid", message=str(error), **place) from error
