"""Taking back: what a seat did since chance last spoke, one command after the other, the last one first.

Until the next roll nobody depends on what a seat marks on its own sheet. Only the dice concern the others: once they
lie for everybody to pick, what the active seat did with its last roll stands as soon as another seat has acted.

The reasons of a refusal: ``undo.nothing``, ``undo.too_late``.
"""

from __future__ import annotations

from msgspec.structs import replace

from akili.engine.game import Seat
from akili.games.clever_cubed.model import State, Step


def step_of(state: State, seat: Seat) -> Step:
    """A command of the seat that finds this state."""
    return Step(seat, state.phase, state.places, state.seats)


def taken_back(state: State, seat: Seat) -> State:
    """As it was before the seat's last command. What others have done meanwhile stays."""
    place = _last(state, seat)
    assert place is not None
    step = state.steps[place]
    own = (*state.seats[:seat], step.seats[seat], *state.seats[seat + 1 :])
    seats = step.seats if _concerns_others(state, step) else own
    rest = state.steps[:place] + state.steps[place + 1 :]
    return replace(state, seats=seats, phase=step.phase, places=step.places, steps=rest)


def why_not(state: State, seat: Seat) -> str | None:
    """Why the seat can't take back anything; None where it can."""
    place = _last(state, seat)
    if place is None or state.is_deserted:
        return "undo.nothing"
    if _concerns_others(state, state.steps[place]) and any(step.seat != seat for step in state.steps):
        return "undo.too_late"
    return None


def _last(state: State, seat: Seat) -> int | None:
    places = (place for place in reversed(range(len(state.steps))) if state.steps[place].seat == seat)
    return next(places, None)


def _concerns_others(state: State, step: Step) -> bool:
    """Whether the dice lie for all to pick because of this step."""
    return state.phase == "finishing" != step.phase
