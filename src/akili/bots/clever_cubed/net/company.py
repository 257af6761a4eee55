"""What the last roll of a turn leaves on the table for the others, and what that is worth to them."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from akili.bots.clever_cubed.net.search import Rated, Values, rated
from akili.engine.game import Seat
from akili.games.clever_cubed.fold import evolve
from akili.games.clever_cubed.model import DICE, HAND, ROLLS, FinishBegun, State
from akili.games.clever_cubed.offers import offers


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


def _hopes(net: Values, seat: Seat, state: State) -> float:
    in_hand = tuple(die for die, place in zip(DICE, state.places, strict=True) if place == HAND)
    lying = evolve(state, FinishBegun(in_hand, 0)) if state.phase != "finishing" else state
    others = [other for other in range(len(state.seats)) if other != seat]
    return fmean(max(each.value for each in _picks(net, lying, other)) for other in others)


def _picks(net: Values, state: State, seat: Seat) -> list[Rated]:
    return rated(net, state, seat, offers(state, seat))
