"""Who was first: by the players' own times, and a tie where the clocks can't tell."""

from collections.abc import Sequence

from msgspec import Struct

from akili.engine.game import Millis, Seat

HOLD: Millis = 150  # how long after a solution an earlier one may still arrive


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
    return tuple(sorted(finish.seat for finish in finishes if finish.at - best.at <= _doubt(finish, best)))


def _doubt(one: Finish, other: Finish) -> Millis:
    return 0 if one == other else one.uncertainty + other.uncertainty
