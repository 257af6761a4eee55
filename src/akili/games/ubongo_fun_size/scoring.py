"""Points, gemstones, and who has won."""

from collections.abc import Sequence
from itertools import groupby

from akili.engine.game import Outcome, Seat
from akili.games.ubongo_fun_size.model import GEMSTONES, SeatState


def points(seat: SeatState) -> int:
    """A point for every card that was kept, and one for every gemstone."""
    return seat.cards_won + seat.gemstones


def gemstone_winners(seats: Sequence[SeatState], first: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who of the first gets a gemstone: all, while stones last."""
    left = GEMSTONES - sum(seat.gemstones for seat in seats)
    return tuple(first[:left])


def outcome(seats: Sequence[SeatState]) -> Outcome:
    """Most points win; a tie goes to more gemstones; who is still tied shares the rank."""

    def worth(number: Seat) -> tuple[int, int]:
        return points(seats[number]), seats[number].gemstones

    best_first = sorted(range(len(seats)), key=worth, reverse=True)
    ranking = tuple(tuple(sorted(together)) for _, together in groupby(best_first, key=worth))
    return Outcome(ranking, tuple(points(seat) for seat in seats))
