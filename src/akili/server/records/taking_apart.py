"""A finished match taken apart by the house's adviser."""

from __future__ import annotations

import msgspec

from akili.bots.bot import adviser_of
from akili.engine.game import Rejected
from akili.engine.match import Match
from akili.server.matches.live import LiveMatch


def encoded_analysis(live: LiveMatch) -> bytes:
    """The analysis as JSON; raises Rejected while the match goes on. Takes a while: use a thread."""
    adviser, match = adviser_of(live.record.game), live.match
    if adviser is None:
        raise Rejected("advice.none")
    if match.outcome is None:
        raise Rejected("replay.unfinished" if live.is_abandoned else "replay.running")
    anew = Match(match.game, match.options, match.seats, match.seed)
    return msgspec.json.encode(adviser.analysis(anew, live.events_since(0)))
