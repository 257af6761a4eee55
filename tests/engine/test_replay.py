"""Replays: what was written is read, and what doesn't hold together is found out."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json
from msgspec.structs import replace

from akili.engine.match import Match
from akili.engine.replay import (
    Replay,
    ReplayError,
    ReplaySeat,
    TimedEvent,
    decided,
    decode,
    encode,
    events_of,
    fold,
    replay_of,
    timed,
)
from akili.engine.steps import Step, begin, take
from akili.games.ubongo_fun_size.model import Options
from akili.games.ubongo_fun_size.rules import FUN_SIZE
from akili.ubongo.race.model import SeatReady


@cache
def sample() -> Replay:
    """A match that nobody plays: every round runs into its limit."""
    match = Match(FUN_SIZE, Options(limit=30), 2, "sample")
    log = list(decided(Step(0), begin(match)))
    while match.outcome is None:
        deadline = match.deadline
        assert deadline is not None
        log += decided(Step(deadline), take(match, Step(deadline)).events)
    return replay_of(match, [ReplaySeat("Ada"), ReplaySeat("Bo", "easy")], log)


def test_a_match_is_the_same_after_a_way_through_text() -> None:
    text = encode(sample())
    replay = decode(text)
    assert encode(replay) == text
    assert replay.seats == (ReplaySeat("Ada"), ReplaySeat("Bo", "easy"))
    assert fold(replay, FUN_SIZE).points == (0, 0)
    assert len(text.splitlines()) == len(replay.events) + 2


@given(st.data())
def test_a_match_that_lost_events_does_not_fold(data: st.DataObject) -> None:
    events = sample().events
    start = data.draw(st.integers(0, len(events) - 1))
    with pytest.raises(ReplayError):
        fold(replace(sample(), events=events[:start]), FUN_SIZE)


STRANGE = TimedEvent(0, json.decode(b'{"type":"tile_laid","seat":7,"laid":{"tile":"I3","cells":[]},"at":0}'))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seed": "other"}, "beginning doesn't follow from the seed"),
        ({"game": "chess"}, "The replay is of chess, rules 1; here is ubongo_fun_size, rules 1"),
        ({"rules_version": 9}, "rules 9"),
        ({"options": json.decode(b'{"side":"C"}')}, "options can't be read"),
        ({"options": json.decode(b'{"countdown":0}')}, "options can't be played: options.countdown"),
        ({"seats": ()}, "options can't be played: match.seats"),
        ({"events": ()}, "beginning doesn't follow"),
        ({"events": (TimedEvent(0, json.decode(b'{"type":"cheat"}')),)}, "Event 1 can't be read"),
        ({"events": (*sample().events[:2], STRANGE)}, "Event 3 makes no sense"),
        ({"events": sample().events[:-1]}, "doesn't come to its end"),
        ({"events": (*sample().events, sample().events[-1])}, "comes after the end"),
        ({"events": (*sample().events, sample().events[0])}, "comes before its time"),
    ],
)
def test_what_is_wrong_is_said(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ReplayError, match=sentence):
        fold(replace(sample(), **change), FUN_SIZE)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 1}', b"\xff", encode(sample())[:-3]])
def test_what_is_no_replay_is_refused(text: str | bytes) -> None:
    with pytest.raises(ReplayError, match="not a replay"):
        decode(text)


def test_a_format_of_tomorrow_is_refused() -> None:
    with pytest.raises(ReplayError, match="format 3; formats 1 to 2 can be read"):
        decode(encode(replace(sample(), format=3)))


def test_events_tell_their_times_where_the_log_did_not() -> None:
    events = [event for _, event in events_of(sample(), FUN_SIZE)]
    times = [at for at, _ in timed([*events, SeatReady(0)])]
    assert times == sorted(times)
    assert times[-1] == times[-2] > 0
    assert sample().events[-1].event["at"] == times[-1]
