"""Who leads, and in the end, who has won."""

from __future__ import annotations

from collections.abc import Sequence

from akili.engine.game import Outcome
from akili.engine.ranking import ranking_by
from akili.games.clever_cubed.model import SeatState
from akili.games.clever_cubed.scoring import Points, points


def outcome(seats: Sequence[SeatState]) -> Outcome:
    """Most points win; a tie goes to the higher best area; who is still tied shares the rank."""
    return outcome_of([points(seat.sheet) for seat in seats])


def outcome_of(blocks: Sequence[Points]) -> Outcome:
    """The same from score blocks."""
    worth = [(each.total, max(each.yellow, each.turquoise, each.blue, each.brown, each.pink)) for each in blocks]
    return Outcome(ranking_by(worth), tuple(total for total, _ in worth))
