"""Replays that somebody brings: looked at quickly, then proved beside the loop, a few of each address at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Raw, Struct

from akili.engine import proof
from akili.engine.game import Game, Outcome, Rejected
from akili.engine.proof import Verdict
from akili.engine.replay import FORMAT, Replay, ReplayError, ReplaySeat, match_of
from akili.server.matches.lag import MOST_CREDIT
from akili.server.workshop import Workshop

AnyGame = Game[Any, Any, Any, Any, Any, Any]


class Verified(Struct, frozen=True):
    """An imported replay that holds; without the steps of the match its events can only be folded."""

    events: int
    outcome: Outcome
    proved: bool  # every step was decided again


class Cover(Struct, frozen=True):
    """What a replay says of itself; its events aren't taken apart yet."""

    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[ReplaySeat, ...]
    seed: str
    events: Raw
    format: int = FORMAT
    outcome: Outcome | None = None


class Verifying:
    """Nothing is taken apart, forged or decided on the loop, nor where matches wait for their decks."""

    def __init__(self, games: Mapping[str, AnyGame], workshop: Workshop, most_events: int) -> None:
        self._games, self._workshop, self._most_events = games, workshop, most_events

    async def verified(self, text: bytes, address: str) -> Verified:
        """How it ended; raises Rejected where these rules can't have led to it, or too many are at it."""
        game = self._game(text)
        return await self._workshop.do(address, verified, text, game, self._most_events)

    def close(self) -> None:
        """Begin nothing more."""
        self._workshop.close()

    def _game(self, text: bytes) -> AnyGame:
        """The game that it is of, if it can play this; raises Rejected."""
        cover = _decoded(text, Cover)
        if cover.game not in self._games:
            raise Rejected("game.unknown", games=sorted(self._games))
        game = self._games[cover.game]
        if cover.outcome is None:
            raise Rejected("replay.invalid", message="It doesn't say how the match ended.")
        try:
            match_of(_without_events(cover), game)
        except ReplayError as error:
            raise _refusal(error) from error
        return game


def verified(text: bytes, game: AnyGame, most_events: int) -> Verified:
    """The replay in full: first what is quickly seen, then its deck, if it has one, and every step."""
    replay = _decoded(text, Replay)
    try:
        _require_events(replay, game, most_events)
        verdict: Verdict = proof.verify(replay, game, MOST_CREDIT)
    except ReplayError as error:
        raise _refusal(error) from error
    return Verified(len(replay.events), verdict.outcome, verdict.is_proved)


def _require_events(replay: Replay, game: AnyGame, most: int) -> None:
    if not 0 < len(replay.events) <= most:
        raise ReplayError(f"There are {len(replay.events)} events; a match has 1 to {most}.")
    try:
        msgspec.convert(replay.events[0].event, game.event_type)
    except msgspec.ValidationError as error:
        raise ReplayError(f"Event 1 can't be read: {error}.", 1) from error


def _without_events(cover: Cover) -> Replay:
    told = {name: getattr(cover, name) for name in Cover.__struct_fields__ if name != "events"}
    return Replay(**told, events=())


def _decoded(text: bytes, shape: type[Any]) -> Any:
    try:
        return msgspec.json.decode(text, type=shape)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Rejected("request.malformed", message=str(error)) from error


def _refusal(error: ReplayError) -> Rejected:
    place = {} if error.event is None else {"event": error.event}
    return Rejected("replay.invalid", message=str(error), **place)
