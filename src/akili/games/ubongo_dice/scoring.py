"""What a roll comes to: groups, the consolation point, totals."""

from __future__ import annotations

from akili.engine.game import Outcome, Seat
from akili.engine.ranking import ranking_by
from akili.games.ubongo_dice import table
from akili.games.ubongo_dice.model import SeatState, State

CONSOLATION = 1


def at_stake(state: State) -> int:
    """What filling the area with this roll is worth: one point less per group before, or per player before."""
    scored = [
        seat.sheet[state.area]
        for seat in state.seats
        if seat.sheet[state.area].points is not None and not seat.sheet[state.area].is_consolation
    ]
    before = len(scored) if state.options.by_heads else len({field.points for field in scored})
    return len(state.seats) - before


def filled(state: State) -> tuple[Seat, ...]:
    """The players who have filled the area."""
    return tuple(seat for seat in table.players(state) if not table.free_of(state, seat))


def consoled(state: State, full: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """A single player who is left; all who are left if they are away. Alone there is no consolation."""
    rest = [seat for seat in table.players(state) if seat not in full]
    is_alone = len(state.seats) == 1
    is_left_alone = len(rest) == 1 and not is_alone
    are_gone = bool(rest) and not state.presence.deserted and set(rest) <= set(state.presence.away)
    return tuple(rest) if is_left_alone or are_gone else ()


def total(seat: SeatState) -> int:
    """The sum of the sheet."""
    return sum(field.points or 0 for field in seat.sheet)


def standing(state: State) -> Outcome:
    """Highest total; ties share the rank."""
    totals = tuple(total(seat) for seat in state.seats)
    return Outcome(ranking_by(totals), totals)
