"""Who leads, and in the end, who has won."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from akili.engine.game import Outcome, Seat
from akili.games.clever_cubed.model import SeatState
from akili.games.clever_cubed.scoring import area_points, total


def outcome(seats: Sequence[SeatState]) -> Outcome:
    """Most points win; a tie goes to the higher best area; who is still tied shares the rank."""
    worth = [(total(seat.sheet), max(area_points(seat.sheet))) for seat in seats]
    best_first: list[Seat] = sorted(range(len(seats)), key=worth.__getitem__, reverse=True)
    ranking = tuple(tuple(sorted(together)) for _, together in groupby(best_first, key=worth.__getitem__))
    return Outcome(ranking, tuple(points for points, _ in worth))
