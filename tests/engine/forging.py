"""Replays of golden matches, and a forger who changes one thing in them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from akili.engine.match import Match
from akili.engine.playthrough import parse
from akili.engine.proof import Credit
from akili.engine.replay import Replay, ReplaySeat, TimedEvent, decided, replay_of
from akili.engine.steps import Step, begin, take
from akili.games.registry import GAMES

GOLDEN = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.txt"))
CREDIT = Credit(150, 50)


@cache
def golden(path: Path) -> Replay:
    """A golden match as a replay."""
    text = path.read_text(encoding="utf-8")
    played = parse(text, GAMES[text.split()[1]])
    match = Match(GAMES[played.game], played.options, played.seats, played.seed)
    happened = list(decided(Step(0), begin(match)))
    for step in played.steps:
        happened += decided(step, take(match, step).events)
    return replay_of(match, [ReplaySeat(f"seat {seat}") for seat in range(played.seats)], happened)


def without_steps(replay: Replay) -> Replay:
    """As it was written before."""
    return replace(replay, format=1, events=tuple(TimedEvent(each.at, each.event) for each in replay.events))


def changed(replay: Replay, number: int, **fields: Any) -> Replay:
    """With other fields in the event of this number."""
    events = list(replay.events)
    events[number - 1] = replace(events[number - 1], **fields)
    return replace(replay, events=tuple(events))


def numbers_of_steps(replay: Replay) -> list[int]:
    """The first events of all steps but the beginning."""
    return [number for number, each in enumerate(replay.events, 1) if each.step is not None][1:]


def first_of_step(replay: Replay, number: int) -> int:
    """The first event of the step that led to this one."""
    return max(first for first in (1, *numbers_of_steps(replay)) if first <= number)


@st.composite
def forged(draw: st.DrawFn, plain: Any) -> Any:
    """The same JSON with one thing changed in it."""
    if isinstance(plain, dict) and plain:
        name = draw(st.sampled_from(sorted(plain)))
        return plain | {name: draw(forged(plain[name]))}
    if isinstance(plain, list) and plain:
        place = draw(st.integers(0, len(plain) - 1))
        return draw(
            st.one_of(
                st.just(plain[:place] + plain[place + 1 :]),
                forged(plain[place]).map(lambda other: [*plain[:place], other, *plain[place + 1 :]]),
            )
        )
    others = st.sampled_from([None, True, False, 0, 1, -1, 7, 10**30, "", "x", [], [0], {}, {"x": 1}])
    near = st.just(plain + 1) if type(plain) is int else st.nothing()
    return draw((others | near).filter(lambda other: repr(other) != repr(plain)))
