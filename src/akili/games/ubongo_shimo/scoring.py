"""Cards, gems, points, and who has won."""

from collections.abc import Sequence

from akili.engine.game import Outcome, Seat
from akili.engine.ranking import ranking_by
from akili.games.ubongo_shimo.model import COLOURS, ROUNDS, ROUNDS_OF_A_COLOUR, Colour, Gems, SeatState, State

Worth = tuple[int, int]  # points, then cards


def colour_at_stake(state: State) -> Colour | None:
    """The gem of the round; none alone and in a play-off."""
    if state.options.solo or state.round > ROUNDS:
        return None
    return COLOURS[(state.round - 1) // ROUNDS_OF_A_COLOUR]


def the_only(seats: Sequence[Seat]) -> Seat | None:
    """The winner of a round, if it can be told who was first."""
    return seats[0] if len(seats) == 1 else None


def handed_over(state: State) -> tuple[Seat, ...]:
    """Seats with an unsolved card; that of a seat that was away for the whole round goes to the box."""
    return tuple(number for number, seat in enumerate(state.seats) if seat.is_searching and seat.was_here)


def with_gem(gems: Gems, colour: Colour) -> Gems:
    """One more of a colour."""
    yellow, green, blue = (count + (colour == each) for count, each in zip(gems, COLOURS, strict=True))
    return yellow, green, blue


def points(seat: SeatState) -> int:
    """A point for every card, and 1, 2 or 3 for a gem."""
    return seat.cards_won + sum(value * count for value, count in enumerate(seat.gems, 1))


def worth(seat: SeatState) -> Worth:
    """Most points win; a tie goes to more cards, those of others included."""
    return points(seat), seat.cards_won


def leaders(state: State) -> tuple[Seat, ...]:
    """The seats that share the first place before any play-off."""
    return ranking_by([worth(seat) for seat in state.seats])[0]


def standing(state: State) -> Outcome:
    """Points, then cards, then the play-off."""
    victor = state.results[-1].winner if len(state.results) > ROUNDS else None
    ranking = ranking_by([(*worth(seat), number == victor) for number, seat in enumerate(state.seats)])
    return Outcome(ranking, tuple(points(seat) for seat in state.seats))
