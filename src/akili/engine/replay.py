"""A whole match as data: written to a file, sent, read again and folded. ``proof`` decides it again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Any

import msgspec
from msgspec import Struct

from akili.engine.game import Game, Millis, Outcome, Rejected
from akili.engine.match import Match
from akili.engine.steps import Step, over_the_wire

FORMAT = 2
READABLE = (1, FORMAT)  # the first kept no steps

Happened = tuple[Millis, Any, Step | None]  # when, an event, and the step that it is the first event of


class ReplayError(ValueError):
    """A replay that can't be read or doesn't hold together; the sentence says why, ``event`` where."""

    def __init__(self, sentence: str, event: int | None = None) -> None:
        super().__init__(sentence)
        self.event = event


class ReplaySeat(Struct, frozen=True):
    """Who played a seat: a name, and the level if it was a bot."""

    name: str
    bot: str | None = None
    colour: str = ""


class TimedEvent(Struct, frozen=True, omit_defaults=True):
    """An event, and when it was decided; the first that a step led to has the step beside it."""

    at: Millis
    event: dict[str, Any]
    step: Step | None = None


class Replay(Struct, frozen=True, kw_only=True):
    """Everything that a finished match was; where it was played on a server, also its id there and its day."""

    format: int = FORMAT
    id: str = ""
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[ReplaySeat, ...]
    seed: str
    begun: int = 0  # milliseconds since 1970
    outcome: Outcome | None = None
    events: tuple[TimedEvent, ...]


def replay_of(match: Match, seats: Sequence[ReplaySeat], happened: Iterable[Happened]) -> Replay:
    """A match and all that happened in it, as a replay."""
    info = match.game.info
    return Replay(
        game=info.id,
        rules_version=info.rules_version,
        options=plain(match.options),
        seats=tuple(seats),
        seed=str(match.seed),
        outcome=match.outcome,
        events=tuple(timed_events(happened)),
    )


def timed_events(happened: Iterable[Happened]) -> Iterator[TimedEvent]:
    """What happened, as replays have it."""
    for at, event, step in happened:
        yield TimedEvent(at, plain(event), None if step is None else over_the_wire(step, Step))


def plain(struct: Any) -> dict[str, Any]:
    """A struct as JSON has it."""
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(struct))
    return fields


def decided(step: Step, events: Iterable[Any]) -> Iterator[Happened]:
    """What a step led to, as it happened."""
    beside: Step | None = step
    for event in events:
        yield step.now, event, beside
        beside = None


def timed(events: Iterable[Any]) -> Iterator[tuple[Millis, Any]]:
    """Events of a log that kept no times, with those that they tell themselves; the others happened with the last."""
    now = 0
    for event in events:
        now = max(now, getattr(event, "at", now))
        yield now, event


def happened(events: Iterable[Any], steps: Iterable[Step | None]) -> Iterator[Happened]:
    """Events of a log with the steps that it kept, and the times of these."""
    kept: Step | None = None
    for (told, event), step in zip(timed(events), steps, strict=True):
        kept = step or kept
        yield (told if kept is None else kept.now), event, step


def encode(replay: Replay) -> str:
    """The replay as text: an event a line, for people who compare."""
    return "".join(pieces(replay, replay.events))


def pieces(head: Replay, events: Iterable[TimedEvent]) -> Iterator[str]:
    """A replay with these events as text, an event at a time."""
    yield msgspec.json.encode(msgspec.structs.replace(head, events=())).decode().removesuffix("]}") + "\n"
    end = ""
    for event in events:
        yield end + msgspec.json.encode(event).decode()
        end = ",\n"
    yield "\n]}\n"


def decode(text: str | bytes) -> Replay:
    """The replay that was written; raises ReplayError."""
    try:
        replay = msgspec.json.decode(text, type=Replay)
    except msgspec.DecodeError as error:
        raise ReplayError(f"This is not a replay: {error}.") from error
    _require_format(replay)
    return replay


def _require_format(replay: Replay) -> None:
    if replay.format not in READABLE:
        raise ReplayError(f"The replay has format {replay.format}; formats {READABLE[0]} to {FORMAT} can be read.")


def fold(replay: Replay, game: Game[Any, Any, Any, Any, Any, Any]) -> Outcome:
    """How the match ended, if its events are to be believed; raises ReplayError if they don't hold together."""
    match = match_of(replay, game)
    events = events_of(replay, game)
    _require_beginning([event for _, event in events], match.begin())
    for number, (_, event) in enumerate(events, 1):
        if match.outcome is not None:
            raise ReplayError(f"Event {number} comes after the end of the match.", number)
        _fold(match, event, number)
    return outcome_of(replay, match)


def outcome_of(replay: Replay, match: Match) -> Outcome:
    """How the match ended that was played to the replay's end; raises ReplayError unless the replay says so too."""
    if match.outcome is None:
        raise ReplayError("The match doesn't come to its end.")
    if replay.outcome not in (None, match.outcome):
        raise ReplayError("The match ended otherwise.")
    return match.outcome


def _require_beginning(events: Sequence[Any], begun: Sequence[Any]) -> None:
    """The first events are those of the seed; a log of before may say less than the same events say now."""
    for event, expected in zip_longest(events[: len(begun)], begun):
        said = {} if event is None else msgspec.to_builtins(event)
        if type(event) is not type(expected) or not said.items() <= msgspec.to_builtins(expected).items():
            raise ReplayError("The beginning doesn't follow from the seed.", 1)


def match_of(replay: Replay, game: Game[Any, Any, Any, Any, Any, Any]) -> Match:
    """The match before its first event; raises ReplayError if the game can't play it."""
    _require_format(replay)
    info = game.info
    if (replay.game, replay.rules_version) != (info.id, info.rules_version):
        raise ReplayError(
            f"The replay is of {replay.game}, rules {replay.rules_version}; "
            f"here is {info.id}, rules {info.rules_version}."
        )
    try:
        options = msgspec.convert(replay.options, game.options_type)
        return Match(game, options, len(replay.seats), replay.seed)
    except msgspec.ValidationError as error:
        raise ReplayError(f"The options can't be read: {error}.") from error
    except Rejected as refusal:
        raise ReplayError(f"The options can't be played: {refusal.reason}.") from refusal


def events_of(replay: Replay, game: Game[Any, Any, Any, Any, Any, Any]) -> list[tuple[Millis, Any]]:
    """The events with their times; raises ReplayError for one that can't be read or goes back in time."""
    events: list[tuple[Millis, Any]] = []
    for number, stored in enumerate(replay.events, 1):
        try:
            event = msgspec.convert(stored.event, game.event_type)
        except msgspec.ValidationError as error:
            raise ReplayError(f"Event {number} can't be read: {error}.", number) from error
        if stored.at < (events[-1][0] if events else 0):
            raise ReplayError(f"Event {number} comes before its time.", number)
        events.append((stored.at, event))
    return events


def _fold(match: Match, event: Any, number: int) -> None:
    try:
        match.apply([event])
    except Exception as error:  # evolve trusts its events; these come from who knows where
        raise ReplayError(f"Event {number} makes no sense after those before it.", number) from error
