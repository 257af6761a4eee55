"""Who leads, and in the end, who has won."""

from __future__ import annotations

from collections.abc import Sequence

from akili.engine.game import Outcome
from akili.engine.ranking import ranking_by
from akili.games.clever_cubed.model import SeatState
from akili.games.clever_cubed.scoring import area_points, total


def outcome(seats: Sequence[SeatState]) -> Outcome:
    """Most points win; a tie goes to the higher best area; who is still tied shares the rank."""
    worth = [(total(seat.sheet), max(area_points(seat.sheet))) for seat in seats]
    return Outcome(ranking_by(worth), tuple(points for points, _ in worth))
