"""A position as the rules have it, from what a seat sees; where its commands lead, as far as that is certain."""

from __future__ import annotations

from akili.engine.chance import ScriptedChance
from akili.engine.game import Moment, Seat
from akili.games.clever_cubed.ahead import ahead
from akili.games.clever_cubed.fold import evolve
from akili.games.clever_cubed.model import (
    DICE,
    BonusesLapsed,
    Command,
    Reroll,
    Rerolled,
    Roll,
    SeatState,
    SeatView,
    State,
    View,
)
from akili.games.clever_cubed.turns import Course, go_on

NO_CHANCE = Moment(0, ScriptedChance([]))  # what would need a die is an error


def state_of(view: View) -> State:
    """Nothing is secret in this game: a view has the whole state, but for what can be taken back."""
    is_finishing = view.phase == "finishing"
    return State(
        view.options,
        tuple(_seat(seat, is_finishing=is_finishing) for seat in view.seats),
        view.phase,
        view.round,
        view.first,
        view.active,
        view.roll,
        tuple(die.face or 0 for die in view.dice) if view.dice[0].face else (),
        tuple(die.place for die in view.dice),
    )


def _seat(seen: SeatView, *, is_finishing: bool) -> SeatState:
    return SeatState(
        seen.sheet,
        seen.waiting,
        is_picking=is_finishing and seen.stage == "pick",
        extra_dice=sum(1 << DICE.index(die) for die in seen.extra_dice),
        is_done=is_finishing and seen.stage not in ("bonus", "pick", "extra"),
    )


def after(state: State, seat: Seat, command: Command) -> State:
    """The state that a command leads to before any die falls: a re-roll is spent, for a roll it stays as it is."""
    match command:
        case Roll():
            return state
        case Reroll():
            return evolve(state, Rerolled(seat, 0))
    return ahead(state, seat, command)


def after_lapse(state: State, seat: Seat) -> State:
    """The state that losing all ? that wait leads to, as a clock or an absence has it."""
    course = Course(evolve, state, NO_CHANCE)
    course.tell(BonusesLapsed(seat, state.seats[seat].waiting, "time", NO_CHANCE.now))
    go_on(course, seat)
    return course.state
