"""What happens to a match from outside, step by step: commands that arrive, time, and seats that come and go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, json

from akili.engine.game import Game, Millis, Presence, Rejected, Seat
from akili.engine.match import Match

AnyGame = Game[Any, Any, Any, Any, Any, Any]


class Step(Struct, frozen=True, omit_defaults=True):
    """A command of a seat and how it came; or who is present now; with neither, time acts: at first the beginning."""

    now: Millis  # by the judge's clock
    seat: Seat | None = None
    command: Any = None
    lag: Millis = 0  # that was taken off, as the command was so long on its way
    uncertainty: Millis = 0  # how far off that may be
    presence: Presence | None = None


class Taken(Struct, frozen=True):
    """What a step led to: events, or the reason of the refusal."""

    events: tuple[Any, ...]
    refusal: str | None = None


def begin(match: Match) -> tuple[Any, ...]:
    """Start the match; the events are applied."""
    events = tuple(match.begin())
    match.apply(events)
    return events


def take(match: Match, step: Step) -> Taken:
    """Take a step; what it leads to is applied."""
    try:
        events = tuple(decide(match, step))
    except Rejected as refused:
        return Taken((), refused.reason)
    match.apply(events)
    return Taken(events)


def decide(match: Match, step: Step) -> Sequence[Any]:
    """What a step would lead to; raises Rejected."""
    if step.presence is not None:
        return match.presence(step.presence, step.now)
    if step.seat is None:
        return match.expire(step.now)
    return match.decide(step.seat, step.command, step.now, lag=step.lag, uncertainty=step.uncertainty)


def over_the_wire(thing: Any, kind: Any) -> Any:
    """The thing as it comes out at the other end."""
    return json.decode(json.encode(thing), type=kind)
