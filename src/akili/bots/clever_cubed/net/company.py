"""What the last roll of a turn leaves on the table for the others, and what that is worth to them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from akili.bots.clever_cubed.net.position import after
from akili.bots.clever_cubed.net.search import Rated, Values, rated
from akili.engine.game import Seat
from akili.games.clever_cubed.fold import evolve
from akili.games.clever_cubed.model import DICE, HAND, ROLLS, FinishBegun, Pass, State
from akili.games.clever_cubed.offers import offers

ROUNDED = 0.01  # points: the last digits of a value depend on how many are asked about at once


def leaves_dice(state: State, seat: Seat) -> bool:
    """Whether what the seat does now decides where the dice lie when the others pick."""
    is_last = state.roll == ROLLS or state.places.count(HAND) == 1
    return len(state.seats) > 1 and state.phase == "choosing" and state.active == seat and is_last


def left_for_others(net: Values, seat: Seat, states: Sequence[State]) -> list[float]:
    """For each way that a turn may end: the points that the others can then hope for, on average.

    A re-roll leaves the dice in hand: it counts as what they are worth to the others on the platter as they lie.
    """
    known: dict[tuple[int, ...], float] = {}
    for state in states:
        if state.places not in known:
            known[state.places] = _hopes(net, seat, state)
    return [known[state.places] for state in states]


def best(net: Values, seat: Seat, found: Sequence[Rated], mind: float) -> Rated:
    """The option that is best when what it leaves counts; at most as many others are asked as it takes to know it.

    What another hopes for is at least what passing is worth to them, so every way to leave the dice has a bound.
    """
    ways = _ways(net, seat, found)
    exact = -math.inf
    while (hopeful := max((way for way in ways if way.unasked), key=lambda way: way.most(mind), default=None)) and (
        hopeful.most(mind) + ROUNDED >= exact
    ):
        other = hopeful.unasked.pop()
        hopeful.hopes[other] = _hope(net, hopeful.lying, other)
        if not hopeful.unasked:
            exact = max(exact, hopeful.most(mind))
    lost = {way.places: fmean(way.hopes.values()) for way in ways if not way.unasked}
    known = [each for each in found if each.state.places in lost]
    return max(known, key=lambda each: each.value - mind * lost[each.state.places])


class _Way(NamedTuple):
    """A way to leave the dice."""

    places: tuple[int, ...]
    value: float  # of the best option that leaves them so
    lying: State
    hopes: dict[Seat, float]  # of the others: at least, until they are asked
    unasked: list[Seat]

    def most(self, mind: float) -> float:
        """What it can be worth, at most; as it is, once all were asked."""
        return self.value - mind * fmean(self.hopes.values())


def _ways(net: Values, seat: Seat, found: Sequence[Rated]) -> list[_Way]:
    values: dict[tuple[int, ...], float] = {}
    for each in found:
        values[each.state.places] = max(each.value, values.get(each.state.places, -math.inf))
    lying = {each.state.places: _lying(each.state) for each in reversed(found)}
    others = _others(seat, found[0].state)
    least = [net.values([after(state, other, Pass()) for state in lying.values()], other) for other in others]
    return [
        _Way(places, values[places], state, dict(zip(others, hopes, strict=True)), list(others))
        for (places, state), hopes in zip(lying.items(), zip(*least, strict=True), strict=True)
    ]


def _hopes(net: Values, seat: Seat, state: State) -> float:
    lying = _lying(state)
    return fmean(_hope(net, lying, other) for other in _others(seat, state))


def _hope(net: Values, lying: State, other: Seat) -> float:
    """The best pick; whoever can pick nothing, and so was passed over, has what they have."""
    picks = rated(net, lying, other, offers(lying, other))
    return max(each.value for each in picks) if picks else net.values([lying], other)[0]


def _lying(state: State) -> State:
    in_hand = tuple(die for die, place in zip(DICE, state.places, strict=True) if place == HAND)
    return state if state.phase in ("finishing", "over") else evolve(state, FinishBegun(in_hand, 0))


def _others(seat: Seat, state: State) -> list[Seat]:
    return [other for other in range(len(state.seats)) if other != seat]
