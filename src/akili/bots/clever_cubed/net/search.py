"""What the options of a position are worth: by the net, and by a small beam over all that is certain.

A ? that waits, a pick and extra dice are followed, for nothing falls meanwhile: a position in which the same seat
chooses on is worth its best option, not what the net says of it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from akili.bots.clever_cubed.net.position import after
from akili.engine.game import Seat
from akili.games.clever_cubed.model import Command, State
from akili.games.clever_cubed.offers import offers
from akili.games.clever_cubed.reach import stage

CERTAIN = ("bonus", "pick", "extra")  # stages in which nothing falls before the seat has chosen


class Values(Protocol):
    """Whatever says what positions are worth to a seat."""

    def values(self, states: Sequence[State], seat: Seat) -> list[float]:
        """Points at the end."""


class Beam(NamedTuple):
    """How many positions are followed at each step, and how many steps; none for plain choice."""

    width: int = 4
    depth: int = 4
    room: int = 120  # options of all that are followed at a step, at most; the best is followed even with more
    most: int = 240  # positions that are valued in all, at most, unless there are more options: what bounds a decision


class Rated(NamedTuple):
    """An option and what it is worth; where it leads at once."""

    value: float
    command: Command
    state: State


class _Way(NamedTuple):
    value: float
    option: int  # of the position that was asked about
    state: State


def rated(net: Values, state: State, seat: Seat, legal: Iterable[Command], beam: Beam | None = None) -> list[Rated]:
    """All options, in their order."""
    commands = list(legal)
    states = [after(state, seat, command) for command in commands]
    values = net.values(states, seat)
    if beam is not None:
        values = _followed(net, seat, states, values, beam)
    return [Rated(*each) for each in zip(values, commands, states, strict=True)]


def _followed(net: Values, seat: Seat, states: Sequence[State], values: Sequence[float], beam: Beam) -> list[float]:
    """The value of the best end that was found for each option; at each step the most promising ways are followed."""
    ends = [-math.inf] * len(values)
    ways = [_Way(*each) for each in zip(values, range(len(values)), states, strict=True)]
    left = beam.most - len(ways)
    for _ in range(beam.depth):
        steps = _steps(seat, ways, beam, left)
        for way in ways:
            if id(way) not in steps:
                ends[way.option] = max(ends[way.option], way.value)
        ways = _next(net, seat, ways, steps) if steps else []
        left -= len(ways)
    for way in ways:
        ends[way.option] = max(ends[way.option], way.value)
    return ends


def _steps(seat: Seat, ways: Sequence[_Way], beam: Beam, left: int) -> dict[int, list[Command]]:
    """The ways that are followed, by their ids, the best first, with what can be done next."""
    going_on = sorted(
        (way for way in ways if stage(way.state, seat) in CERTAIN), key=lambda way: way.value, reverse=True
    )
    steps: dict[int, list[Command]] = {}
    seen = 0
    for way in going_on[: beam.width]:
        commands = list(offers(way.state, seat))
        seen += len(commands)
        if seen > left or (steps and seen > beam.room):
            break
        steps[id(way)] = commands
    return steps


def _next(net: Values, seat: Seat, ways: Iterable[_Way], steps: Mapping[int, Iterable[Command]]) -> list[_Way]:
    """One step on from each that is followed."""
    by_id = {id(way): way for way in ways}
    followed = [(by_id[way].option, after(by_id[way].state, seat, command)) for way in steps for command in steps[way]]
    values = net.values([state for _, state in followed], seat)
    return [_Way(value, option, state) for value, (option, state) in zip(values, followed, strict=True)]
