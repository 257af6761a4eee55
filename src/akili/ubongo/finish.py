"""Who was first: by the players' own times, and a tie where the clocks can't tell."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from akili.engine.game import Millis, Seat

HOLD: Millis = 150  # how long after a solution an earlier one may still arrive
LONGEST_WAY: Millis = 250  # of one that is earlier or too close to tell: the way of its message, and the doubt


class Finish(Struct, frozen=True):
    """When a player was done: their own time, how far it may be off, and when it arrived."""

    seat: Seat
    at: Millis
    uncertainty: Millis
    arrived: Millis

    @property
    def correction(self) -> Millis:
        """What the way of the message was worth."""
        return self.arrived - self.at


def first(finishes: Sequence[Finish]) -> tuple[Seat, ...]:
    """The seats that may have been first: the earliest, and all that can't be told from it."""
    if not finishes:
        return ()
    best = min(finishes, key=lambda finish: (finish.at, finish.seat))
    return tuple(sorted(finish.seat for finish in finishes if not is_earlier(best, finish)))


def is_earlier(one: Finish, other: Finish) -> bool:
    """Whether one was certainly done before the other."""
    return other.at - one.at > one.uncertainty + other.uncertainty


def place_among(finish: Finish, finishes: Iterable[Finish]) -> int:
    """One more than those who were certainly earlier: two who can't be told apart are both first, the next is third."""
    return 1 + sum(is_earlier(other, finish) for other in finishes)


def not_preceded(finishes: Sequence[Finish]) -> tuple[Seat, ...]:
    """The seats before whom nobody certainly was."""
    return tuple(finish.seat for finish in finishes if place_among(finish, finishes) == 1)
