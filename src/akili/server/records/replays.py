"""A finished match as a file: everything needed to see it again, and to check that it is what it says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from akili.engine.game import Game, Outcome, Rejected
from akili.engine.match import Match
from akili.server.matches.live import LiveMatch
from akili.server.ports import MatchRecord, Occupant

AnyGame = Game[Any, Any, Any, Any, Any, Any]


class Replay(Struct, frozen=True):
    """A whole match; the seed is no secret any more."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    occupants: tuple[Occupant, ...]
    seed: str
    begun: int  # milliseconds since 1970
    events: tuple[dict[str, Any], ...]
    outcome: Outcome


def replay_of(live: LiveMatch) -> Replay:
    """The replay of a match; raises Rejected while it goes on. Players' ids and the table's code stay here."""
    outcome = live.match.outcome
    if outcome is None:
        raise Rejected("replay.running")
    return make_replay(live.record, live.events_since(0), outcome)


def make_replay(record: MatchRecord, events: Any, outcome: Outcome) -> Replay:
    """A replay from its parts."""
    return Replay(
        record.id,
        record.game,
        record.rules_version,
        msgspec.json.decode(record.options),
        tuple(Occupant(bot=who.bot, name=who.name, colour=who.colour) for who in record.occupants),
        record.seed,
        record.begun,
        tuple(msgspec.json.decode(msgspec.json.encode(tuple(events)))),
        outcome,
    )


def verify(replay: Replay, games: Mapping[str, AnyGame]) -> Match:
    """Fold the replay anew; raises Rejected where it isn't a match that these rules could have led to."""
    game = games.get(replay.game)
    if game is None:
        raise Rejected("game.unknown", games=sorted(games))
    if replay.rules_version != game.info.rules_version:
        raise Rejected("replay.other_rules", rules_version=game.info.rules_version)
    match = _begin(game, replay)
    for number, each in enumerate(replay.events):
        if match.outcome is not None:
            raise Rejected("replay.after_the_end", event=number)
        _fold(match, number, each)
    if match.outcome != replay.outcome:
        raise Rejected("replay.other_outcome")
    return match


def _begin(game: AnyGame, replay: Replay) -> Match:
    try:
        options = msgspec.convert(replay.options, game.options_type)
    except msgspec.ValidationError as error:
        raise Rejected("options.malformed", message=str(error)) from error
    match = Match(game, options, len(replay.occupants), replay.seed)
    first = msgspec.json.decode(msgspec.json.encode(tuple(match.begin())))
    if list(replay.events[: len(first)]) != first:
        raise Rejected("replay.other_beginning")  # the shuffle follows from the seed
    return match


def _fold(match: Match, number: int, event: Any) -> None:
    try:
        decoded = msgspec.convert(event, match.game.event_type)
    except msgspec.ValidationError as error:
        raise Rejected("replay.malformed", event=number, message=str(error)) from error
    try:
        match.apply((decoded,))
    except Exception as error:  # evolve trusts its events; these came from anywhere
        raise Rejected("replay.impossible", event=number) from error
