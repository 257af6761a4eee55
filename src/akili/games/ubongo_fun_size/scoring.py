"""Points, gemstones, and who has won."""

from collections.abc import Sequence

from akili.engine.game import Outcome, Seat
from akili.engine.ranking import ranking_by
from akili.games.ubongo_fun_size.model import GEMSTONES, SeatState


def points(seat: SeatState) -> int:
    """A point for every card that was kept, and one for every gemstone."""
    return seat.cards_won + seat.gemstones


def of_the_box(seats: Sequence[SeatState], first: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who of the first got a gemstone by the rule of before: all, while the stones of the box lasted."""
    left = GEMSTONES - sum(seat.gemstones for seat in seats)
    return tuple(first[:left])


def standing(seats: Sequence[SeatState]) -> Outcome:
    """Most points win; a tie goes to more gemstones; who is still tied shares the rank."""
    ranking = ranking_by([(points(seat), seat.gemstones) for seat in seats])
    return Outcome(ranking, tuple(points(seat) for seat in seats))
