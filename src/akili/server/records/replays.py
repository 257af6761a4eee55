"""A finished match as a file, the same that ``akili replay`` shows, and the check that it is what it says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from akili.engine import replay as engine
from akili.engine.game import Game, Millis, Outcome, Rejected
from akili.server.matches.live import LiveMatch

AnyGame = Game[Any, Any, Any, Any, Any, Any]


class ReplaySeat(Struct, frozen=True):
    """Who played a seat; the level if it was a bot."""

    name: str
    bot: str | None = None
    colour: str = ""


class ReplayEvent(Struct, frozen=True):
    """An event, secret ones too, and its time in the match."""

    at: Millis
    event: dict[str, Any]


class Replay(Struct, frozen=True, kw_only=True):
    """A whole match; the seed is no secret any more."""

    format: int = engine.FORMAT
    id: str = ""
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[ReplaySeat, ...]
    seed: str
    begun: int = 0  # milliseconds since 1970
    events: tuple[ReplayEvent, ...]
    outcome: Outcome | None = None


def replay_of(live: LiveMatch) -> Replay:
    """The replay of a match; raises Rejected while it goes on. Players' ids and the table's code stay here."""
    record = live.record
    if live.match.outcome is None:
        raise Rejected("replay.running")
    return Replay(
        id=record.id,
        game=record.game,
        rules_version=record.rules_version,
        options=msgspec.json.decode(record.options),
        seats=tuple(ReplaySeat(who.name, who.bot, who.colour) for who in record.occupants),
        seed=record.seed,
        begun=record.begun,
        events=tuple(
            ReplayEvent(at, msgspec.json.decode(msgspec.json.encode(event)))
            for at, event in engine.timed(live.events_since(0))
        ),
        outcome=live.match.outcome,
    )


def verify(replay: Replay, games: Mapping[str, AnyGame]) -> Outcome:
    """Fold the replay anew; raises Rejected where it isn't a match that these rules could have led to."""
    if replay.game not in games:
        raise Rejected("game.unknown", games=sorted(games))
    try:
        outcome = engine.verify(engine.decode(msgspec.json.encode(replay)), games[replay.game])
    except engine.ReplayError as error:
        raise Rejected("replay.invalid", message=str(error)) from error
    if replay.outcome not in (None, outcome):
        raise Rejected("replay.invalid", message="The match ended otherwise.")
    return outcome
