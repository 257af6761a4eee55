"""What may be seen: everything."""

from __future__ import annotations

from akili.engine.game import Seat, Viewer
from akili.games.clever_cubed.model import DICE, ROUNDS, DieView, SeatState, SeatView, State, View
from akili.games.clever_cubed.offers import offers
from akili.games.clever_cubed.reach import barred, fits, stage
from akili.games.clever_cubed.scoring import points
from akili.games.clever_cubed.standing import outcome


def view(state: State, viewer: Viewer) -> View:
    """The table; what you may do, and with which dice, differs from seat to seat."""
    seats = range(len(state.seats))
    return View(
        you=viewer,
        options=state.options,
        phase=state.phase,
        round=state.round,
        rounds=ROUNDS[len(seats)],
        first=state.first,
        active=state.active,
        roll=state.roll,
        dice=tuple(_die(state, viewer, number) for number in range(len(DICE))),
        seats=tuple(_seat(seat) for seat in state.seats),
        to_act=tuple(seat for seat in seats if stage(state, seat)),
        legal=() if viewer is None else tuple(offers(state, viewer)),
        ranking=outcome(state.seats).ranking,
    )


def _die(state: State, viewer: Viewer, number: int) -> DieView:
    face = state.faces[number] if state.faces else None
    return DieView(DICE[number], face, state.places[number], _why_not(state, viewer, number))


def _why_not(state: State, viewer: Seat | None, number: int) -> str | None:
    if viewer is None:
        return "match.not_seated"
    reason = barred(state, viewer)[number]
    if reason is None and not fits(state, state.seats[viewer].sheet, number):
        return "die.fits_nowhere"
    return reason


def _seat(seat: SeatState) -> SeatView:
    return SeatView(
        sheet=seat.sheet,
        points=points(seat.sheet),
        waiting=seat.waiting,
        is_picking=seat.is_picking,
        extra_dice=tuple(die for number, die in enumerate(DICE) if seat.extra_dice >> number & 1),
        is_done=seat.is_done,
    )
