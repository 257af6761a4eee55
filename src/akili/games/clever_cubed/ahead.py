"""Where a command leads, for those who look at thousands of positions: the course of the rules without its story.

No events, nothing to take back, no chain, no clock, no word of what isn't allowed. A test holds the state equal to that
of the course in all else.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from akili.engine.game import Seat
from akili.games.clever_cubed import bonuses, jokers, printed
from akili.games.clever_cubed.fold import evolve
from akili.games.clever_cubed.model import (
    DICE,
    HAND,
    PLATTER,
    ROLLS,
    Bonus,
    Command,
    Die,
    Done,
    Extra,
    FinishBegun,
    Mark,
    MatchEnded,
    Options,
    Pass,
    SeatState,
    State,
    Use,
)
from akili.games.clever_cubed.offers import can_use, can_use_bonus
from akili.games.clever_cubed.reach import lower_in_hand, stage
from akili.games.clever_cubed.rolling import is_last_turn
from akili.games.clever_cubed.sheet import Sheet

KEPT = 2048  # marks on sheets


def ahead(state: State, seat: Seat, command: Command) -> State:
    """The state after a command that is on offer and lets no die fall; nobody checks that it is."""
    own = state.seats[seat]
    match command:
        case Use() if state.phase == "choosing":
            places = _dropped(state, command.die)
            own = _marked(own, command.mark, state.options)
            state = replace(state, phase="rolling", places=places)
        case Use():
            own = replace(_marked(own, command.mark, state.options), is_picking=False)
        case Extra():
            own = _marked(own, command.mark, state.options, extra=1)
            own = replace(own, extra_dice=own.extra_dice | 1 << DICE.index(command.die))
        case Bonus():
            place = own.waiting.index(command.bonus)
            own = replace(own, waiting=own.waiting[:place] + own.waiting[place + 1 :])
            own = _marked(own, command.mark, state.options)
        case Pass():
            own = replace(own, is_picking=False)
            state = replace(state, phase="rolling") if state.phase == "choosing" else state
        case Done():
            own = replace(own, is_done=True)
        case _:
            raise ValueError(f"No one can look ahead beyond {command!r}.")
    if isinstance(command, Use | Extra) and command.joker:
        own = replace(own, sheet=jokers.spent(own.sheet, command.joker))
    return _gone_on(_with(state, seat, own), seat)


def _marked(own: SeatState, mark: Mark, options: Options, extra: int = 0) -> SeatState:
    sheet, won = _won(own.sheet, mark, options)
    if extra:
        sheet = replace(sheet, extras_used=sheet.extras_used + extra)
    return replace(own, sheet=sheet, waiting=own.waiting + won)


@lru_cache(KEPT)
def _won(sheet: Sheet, mark: Mark, options: Options) -> tuple[Sheet, tuple[printed.Bonus, ...]]:
    """The sheet with a mark and its actions, and the ? that it wins: many ways lead to the same."""
    sheet, won = bonuses.after(sheet, mark, options)
    return sheet, tuple(bonus for bonus, _ in won if bonus.startswith("?"))


def _dropped(state: State, used: Die) -> tuple[int, ...]:
    """Where the dice lie once one of the hand is used."""
    lower = lower_in_hand(state, DICE.index(used))
    return tuple(
        state.roll if die == used else PLATTER if die in lower else place
        for die, place in zip(DICE, state.places, strict=True)
    )


def _with(state: State, seat: Seat, own: SeatState) -> State:
    return replace(state, seats=(*state.seats[:seat], own, *state.seats[seat + 1 :]))


def _gone_on(state: State, seat: Seat) -> State:
    """What follows by itself, as in ``turns.go_on``."""
    own = state.seats[seat]
    if own.waiting:
        if can_use_bonus(state, seat):
            return state
        state = _with(state, seat, replace(own, waiting=()))
    match state.phase:
        case "rolling" if state.roll == ROLLS or HAND not in state.places:
            in_hand = tuple(die for die, place in zip(DICE, state.places, strict=True) if place == HAND)
            return _finished(evolve(state, FinishBegun(in_hand, 0)), range(len(state.seats)))
        case "finishing":
            return _finished(state, (seat,))
        case _:
            return state


def _finished(state: State, seats: Iterable[Seat]) -> State:
    """Who has nothing to pick passes, who has no use for extra dice is done, and so the match may be over."""
    for seat in seats:
        for what, left in ("pick", {"is_picking": False}), ("extra", {"is_done": True}):
            if stage(state, seat) == what and not _can_use(state.seats[seat], state.faces, state.places, state.options):
                state = _with(state, seat, replace(state.seats[seat], **left))
    is_over = all(seat.is_done for seat in state.seats) and is_last_turn(state)
    return evolve(state, MatchEnded(0)) if is_over else state


@lru_cache(KEPT)
def _can_use(own: SeatState, faces: tuple[int, ...], places: tuple[int, ...], options: Options) -> bool:
    """Whether a seat that finishes a turn can use a die: many ways leave the dice so that the others find the same."""
    return can_use(State(options, (own,), phase="finishing", faces=faces, places=places), seat=0)
