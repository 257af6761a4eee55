"""What the last roll of a turn leaves on the table for the others, and what that is worth to them."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from akili.bots.clever_cubed.net.position import after
from akili.bots.clever_cubed.net.search import Rated, Values
from akili.engine.game import Seat
from akili.games.clever_cubed.fold import evolve
from akili.games.clever_cubed.model import DICE, HAND, ROLLS, Command, Extra, FinishBegun, Pass, State, Use
from akili.games.clever_cubed.offers import offers

ROUNDED = 0.01  # points: the last digits of a value depend on how many are asked about at once
Places = tuple[int, ...]


def leaves_dice(state: State, seat: Seat) -> bool:
    """Whether what the seat does now decides where the dice lie when the others pick."""
    is_last = state.roll == ROLLS or state.places.count(HAND) == 1
    return len(state.seats) > 1 and state.phase == "choosing" and state.active == seat and is_last


def left_for_others(
    net: Values, seat: Seat, found: Sequence[Rated], mind: float, most: int, *, is_thorough: bool = True
) -> list[float]:
    """For each option the points that the others can hope for, on average: the best pick of each.

    At most so many positions are valued for it. The ways to leave the dice that can still be the best come first, and
    picks without a joker before those with one; who wasn't asked is taken to gain by a pick what the others do on
    average. Only a thorough one goes on when it is known which way is the best.

    A re-roll leaves the dice in hand: it counts as what they are worth to the others on the platter as they lie.
    """
    ways = _ways(net, seat, found)
    left = most - sum(len(way.passing) for way in ways)
    while hopeful := _next(ways, mind, is_thorough=is_thorough):
        picks = hopeful.questions[0].picks
        if (left := left - len(picks)) < 0:
            break
        _ask(net, hopeful)
    gain = fmean([gain for way in ways for gain in way.gains.values()] or [0.0])
    lost = {way.places: way.hope(gain) for way in ways}
    return [lost[each.state.places] for each in found]


class _Question(NamedTuple):
    """What others can pick."""

    other: Seat
    picks: Sequence[Command]
    with_jokers: Sequence[Command]  # to be asked about later


class _Way:
    """A way to leave the dice."""

    def __init__(self, value: float, lying: State, places: Places, passing: dict[Seat, float]) -> None:
        self.places = places
        self.lying = lying
        self.value = value  # of the best option that leaves them so
        self.passing = passing  # what the others have if they pick nothing
        self.gains: dict[Seat, float] = {}  # by a pick, of those that were asked
        self.questions = deque(_question(lying, other) for other in passing)

    def hope(self, gain: float) -> float:
        """What the others have on average; so much is gained by those who weren't asked."""
        return fmean(has + self.gains.get(other, gain) for other, has in self.passing.items())

    def at_most(self, mind: float) -> float:
        """What it can be worth; as it is, once all were asked."""
        return self.value - mind * self.hope(0.0)


def _question(lying: State, other: Seat) -> _Question:
    picks = [each for each in offers(lying, other) if not isinstance(each, Pass)]
    plain = [each for each in picks if not _takes_joker(each)]
    return _Question(other, plain, [each for each in picks if _takes_joker(each)])


def _takes_joker(command: Command) -> bool:
    return isinstance(command, Use | Extra) and command.joker is not None


def _next(ways: Iterable[_Way], mind: float, *, is_thorough: bool) -> _Way | None:
    """The most hopeful of the ways with an open question, as long as it can be better than those that have none."""
    exact = max((way.at_most(mind) for way in ways if not way.questions), default=-math.inf)
    hopeful = max((way for way in ways if way.questions), key=lambda way: way.at_most(mind), default=None)
    return hopeful if hopeful and (is_thorough or hopeful.at_most(mind) + ROUNDED >= exact) else None


def _ask(net: Values, way: _Way) -> None:
    other, picks, with_jokers = way.questions.popleft()
    values = net.values([after(way.lying, other, command) for command in picks], other) if picks else []
    gain = max(values, default=-math.inf) - way.passing[other]
    way.gains[other] = max(gain, way.gains.get(other, 0.0))
    if with_jokers:
        way.questions.append(_Question(other, with_jokers, ()))


def _ways(net: Values, seat: Seat, found: Sequence[Rated]) -> list[_Way]:
    values: dict[Places, float] = {}
    for each in found:
        values[each.state.places] = max(each.value, values.get(each.state.places, -math.inf))
    lying = {each.state.places: _lying(each.state) for each in reversed(found)}
    others = [other for other in range(len(found[0].state.seats)) if other != seat]
    passing = [net.values([after(state, other, Pass()) for state in lying.values()], other) for other in others]
    return [
        _Way(values[places], state, places, dict(zip(others, has, strict=True)))
        for (places, state), has in zip(lying.items(), zip(*passing, strict=True), strict=True)
    ]


def _lying(state: State) -> State:
    in_hand = tuple(die for die, place in zip(DICE, state.places, strict=True) if place == HAND)
    return state if state.phase in ("finishing", "over") else evolve(state, FinishBegun(in_hand, 0))
