"""What a seat sees of a position, and no more than the net looks at: what is alike to the net is the same."""

from __future__ import annotations

from typing import NamedTuple

from akili.bots.clever_cubed.net.layout import BETWEEN, OPENED, OWN_END, PASSIVE_END, PICKING, WATCHING
from akili.engine.game import Seat
from akili.games.clever_cubed.model import HAND, ROLLS, ROUNDS, Options, State
from akili.games.clever_cubed.printed import Bonus
from akili.games.clever_cubed.sheet import Sheet


class Sight(NamedTuple):
    """All of a position that the rows depend on."""

    sheet: Sheet
    waiting: tuple[Bonus, ...]
    mine: int  # turns to come
    others: int
    now: int
    seats: int
    options: Options
    faces: tuple[int, ...] = ()  # of the dice, where they can matter:
    places: tuple[int, ...] = ()
    extra_dice: int = 0


def see(state: State, seat: Seat) -> Sight:
    """What there is to be read."""
    own, now = state.seats[seat], moment(state, seat)
    sight = Sight(own.sheet, own.waiting, *turns_left(state, seat), now, len(state.seats), state.options)
    if now == OPENED or (now == BETWEEN and not own.waiting):
        return sight
    return sight._replace(faces=state.faces, places=state.places, extra_dice=own.extra_dice)


def turns_left(state: State, seat: Seat) -> tuple[int, int]:
    """Own turns, and those of others, that are still to begin."""
    seats = len(state.seats)
    rounds, others = ROUNDS[seats] - state.round, max(1, seats - 1)
    match state.phase:
        case "over":
            return 0, 0
        case "opening":
            return rounds + 1, (rounds + 1) * others
        case _ if seats == 1:
            return rounds, rounds + (state.active is not None)
    assert state.active is not None
    position = (state.active - state.first) % seats
    own = int((seat - state.first) % seats > position)
    return rounds + own, rounds * others + seats - 1 - position - own


def moment(state: State, seat: Seat) -> int:
    """Where in a turn the seat is."""
    own, is_active = state.seats[seat], state.active == seat
    match state.phase:
        case "opening":
            return OPENED
        case "over":
            return BETWEEN
        case "finishing":
            if own.is_done:
                return BETWEEN
            return OWN_END if is_active else PICKING if own.is_picking else PASSIVE_END
        case "choosing":
            return state.roll if is_active else WATCHING
        case "rolling":
            if not is_active:
                return WATCHING
            return state.roll + 1 if state.roll < ROLLS and HAND in state.places else OWN_END
