"""The table as a seat sees it that chooses a lane: the gems, and what every seat holds and may still do."""

from __future__ import annotations

from dataclasses import dataclass

from akili.engine.game import Seat
from akili.games.ubongo_classic.model import Gems, Lane, Lanes, SeatView, View

ANYWHERE: Lane = 2  # about the middle: a pawn that isn't placed yet


@dataclass(frozen=True)
class Holder:
    """A seat beside the board."""

    gems: Gems
    pawn: Lane
    has_moved: bool = False  # in this round
    may_take: bool = False  # in this round, once it has solved
    reachable: tuple[Lane, ...] = ()  # where it may take right now


@dataclass(frozen=True)
class GemTable:
    """One who chooses, and the rivals."""

    lanes: Lanes
    own: Holder
    rivals: tuple[Holder, ...]
    rounds_left: int  # after this one

    @property
    def seats(self) -> int:
        """How many share the board."""
        return 1 + len(self.rivals)


def seen_by(seat: Seat, view: View) -> GemTable:
    """The table of a view."""
    holders = [_holder(each) for each in view.seats]
    own = holders.pop(seat)
    return GemTable(view.lanes, own, tuple(holders), (view.rounds or 0) - view.round)


def _holder(seat: SeatView) -> Holder:
    return Holder(
        gems=seat.gems,
        pawn=ANYWHERE if seat.pawn is None else seat.pawn,
        has_moved=seat.pawn != seat.home,
        may_take=seat.card is not None and not seat.taken and not seat.gives_up,
        reachable=seat.reachable,
    )
