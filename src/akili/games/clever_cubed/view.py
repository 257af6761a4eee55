"""What may be seen: everything."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from akili.engine.game import Seat, Viewer
from akili.games.clever_cubed import clocks, steps
from akili.games.clever_cubed.agreement import allows_hints
from akili.games.clever_cubed.bonus_states import bonus_states
from akili.games.clever_cubed.effects import effects
from akili.games.clever_cubed.model import DICE, ROUNDS, Command, Die, DieView, Extra, SeatView, State, Use, View
from akili.games.clever_cubed.offers import offers
from akili.games.clever_cubed.reach import barred, lower_in_hand, stage
from akili.games.clever_cubed.rolling import roller, upcoming
from akili.games.clever_cubed.scoring import Points, grade, points
from akili.games.clever_cubed.sheet import Sheet
from akili.games.clever_cubed.standing import outcome_of


def view(state: State, viewer: Viewer) -> View:
    """The table; what you may do, with which dice, and what would come of it differs from seat to seat."""
    seen = sight(state, viewer)
    if viewer is None:
        return seen
    return replace(seen, effects=effects(state.seats[viewer].sheet, seen.legal, state.options))


def sight(state: State, viewer: Viewer) -> View:
    """All but what would come of the commands: who knows the rules by heart needn't be told."""
    seats = tuple(_seat(state, seat) for seat in range(len(state.seats)))
    legal = () if viewer is None else tuple(offers(state, viewer))
    rolls = None if state.is_deserted else roller(state)
    return View(
        you=viewer,
        options=state.options,
        phase=state.phase,
        round=state.round,
        rounds=ROUNDS[len(seats)],
        first=state.first,
        active=state.active,
        roll=state.roll,
        dice=_dice(state, viewer, legal),
        seats=seats,
        to_act=tuple(number for number, seat in enumerate(seats) if seat.stage),
        legal=legal,
        ranking=outcome_of([seat.points for seat in seats]).ranking,
        roller=rolls,
        upcoming=None if rolls is None else upcoming(state),
        nothing_fits=state.phase == "choosing" and not state.fits,
        ends=clocks.deadline(state),
        can_take_back=viewer is not None and steps.why_not(state, viewer) is None,
        can_take_hint=bool(legal) and allows_hints(state),
        hints=state.hints,
        grade=grade(seats[0].points.total) if len(seats) == 1 else None,
        away=tuple(seat for seat, _ in state.away),
        deserted=state.is_deserted,
        ended=state.ended,
    )


def _dice(state: State, viewer: Viewer, legal: Sequence[Command]) -> tuple[DieView, ...]:
    faces = state.faces or (None,) * len(DICE)
    refusals = _refusals(state, viewer, legal)
    return tuple(map(DieView, DICE, faces, state.places, refusals, _drops(state, viewer, refusals)))


def _refusals(state: State, viewer: Viewer, legal: Sequence[Command]) -> Sequence[str | None]:
    """For each die why the viewer can't use it."""
    if viewer is None:
        return ["match.not_seated"] * len(DICE)
    used = {command.die for command in legal if isinstance(command, Use | Extra)}
    reasons = zip(DICE, barred(state, viewer), strict=True)
    return [None if die in used else reason or "die.fits_nowhere" for die, reason in reasons]


def _drops(state: State, viewer: Viewer, refusals: Sequence[str | None]) -> Sequence[tuple[Die, ...]]:
    if state.phase != "choosing" or viewer != state.active:
        return ((),) * len(DICE)
    return [lower_in_hand(state, die) if reason is None else () for die, reason in enumerate(refusals)]


def _seat(state: State, seat: Seat) -> SeatView:
    own = state.seats[seat]
    scored, bonuses = _read(own.sheet, state.round)
    return SeatView(
        sheet=own.sheet,
        points=scored,
        bonuses=bonuses,
        stage=stage(state, seat),
        waiting=own.waiting,
        chain=own.chain,
        extra_dice=tuple(die for number, die in enumerate(DICE) if own.extra_dice >> number & 1),
        by_round=own.by_round,
        ends=clocks.ends(state, seat),
    )


@lru_cache(maxsize=1024)  # most sheets stay as they are from one view to the next
def _read(sheet: Sheet, round_number: int) -> tuple[Points, str]:
    return points(sheet), bonus_states(sheet, round_number)
