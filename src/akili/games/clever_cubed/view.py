"""What may be seen: everything."""

from __future__ import annotations

from collections.abc import Sequence

from akili.engine.game import Viewer
from akili.games.clever_cubed.model import (
    DICE,
    ROUNDS,
    Command,
    DieView,
    Extra,
    SeatState,
    SeatView,
    State,
    Use,
    View,
)
from akili.games.clever_cubed.offers import offers
from akili.games.clever_cubed.reach import barred, stage
from akili.games.clever_cubed.scoring import points
from akili.games.clever_cubed.standing import outcome


def view(state: State, viewer: Viewer) -> View:
    """The table; what you may do, and with which dice, differs from seat to seat."""
    seats = range(len(state.seats))
    legal = () if viewer is None else tuple(offers(state, viewer))
    return View(
        you=viewer,
        options=state.options,
        phase=state.phase,
        round=state.round,
        rounds=ROUNDS[len(seats)],
        first=state.first,
        active=state.active,
        roll=state.roll,
        dice=_dice(state, _refusals(state, viewer, legal)),
        seats=tuple(_seat(seat) for seat in state.seats),
        to_act=tuple(seat for seat in seats if stage(state, seat)),
        legal=legal,
        ranking=outcome(state.seats).ranking,
        away=tuple(seat for seat, _ in state.away),
    )


def _dice(state: State, refusals: Sequence[str | None]) -> tuple[DieView, ...]:
    faces = state.faces or (None,) * len(DICE)
    return tuple(map(DieView, DICE, faces, state.places, refusals))


def _refusals(state: State, viewer: Viewer, legal: Sequence[Command]) -> Sequence[str | None]:
    """For each die why the viewer can't use it."""
    if viewer is None:
        return ["match.not_seated"] * len(DICE)
    used = {command.die for command in legal if isinstance(command, Use | Extra)}
    reasons = zip(DICE, barred(state, viewer), strict=True)
    return [None if die in used else reason or "die.fits_nowhere" for die, reason in reasons]


def _seat(seat: SeatState) -> SeatView:
    return SeatView(
        sheet=seat.sheet,
        points=points(seat.sheet),
        waiting=seat.waiting,
        is_picking=seat.is_picking,
        extra_dice=tuple(die for number, die in enumerate(DICE) if seat.extra_dice >> number & 1),
        is_done=seat.is_done,
    )
