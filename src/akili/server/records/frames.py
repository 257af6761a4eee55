"""A finished match as a film: what a spectator saw after each event, folded here so that a browser needs no rule."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Raw, Struct

from akili.engine.game import Millis, Outcome, Rejected
from akili.engine.match import Match
from akili.engine.replay import ReplaySeat, timed
from akili.server.matches.live import LiveMatch
from akili.server.records.replays import seats_of
from akili.server.unhurried import unhurried

MOST_FRAMES = 5_000  # in a longer match not after every event


class Frame(Struct, frozen=True):
    """What changed and what was to be seen then."""

    at: Millis
    notices: tuple[Any, ...]
    view: Any


class Frames(Struct, frozen=True):
    """A finished match, frame by frame, as a spectator saw it."""

    game: str
    options: dict[str, Any]
    seats: tuple[ReplaySeat, ...]
    begun: int  # milliseconds since 1970
    outcome: Outcome
    ended: Millis  # when the last event happened
    frames: tuple[Frame, ...]


def encoded_frames(live: LiveMatch) -> bytes:
    """The film as JSON; raises Rejected while the match goes on. Takes a while: use a thread."""
    outcome = live.match.outcome
    if outcome is None:
        raise Rejected("replay.unfinished" if live.is_abandoned else "replay.running")
    record, match = live.record, live.match
    frames = tuple(_frames(Match(match.game, match.options, match.seats, match.seed), live))
    film = Frames(
        record.game, msgspec.to_builtins(match.options), seats_of(live), record.begun, outcome, frames[-1].at, frames
    )
    return msgspec.json.encode(film)


def _frames(match: Match, live: LiveMatch) -> Iterator[Frame]:
    """A frame for each event that changed what was to be seen; what was told in between comes with the next."""
    seen, notices, at = b"", [], 0
    events = live.events_since(0)
    stride = math.ceil(len(events) / MOST_FRAMES)
    for number, (at, event) in enumerate(unhurried(timed(events)), 1):
        match.apply([event])
        notice = match.game.notice(event, None)
        if notice is not None:
            notices.append(notice)
        if number % stride and number < len(events):
            continue
        view = msgspec.json.encode(match.view(None))
        if view != seen:
            yield Frame(at, tuple(notices), Raw(view))
            seen, notices = view, []
    if notices:
        yield Frame(at, tuple(notices), Raw(seen))
