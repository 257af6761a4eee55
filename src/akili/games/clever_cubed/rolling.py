"""Whose turn it is to roll, and what begins with that roll."""

from __future__ import annotations

from akili.engine.game import Seat
from akili.games.clever_cubed.model import ROUNDS, State, Upcoming


def roller(state: State) -> Seat | None:
    """Who is to roll; None while anybody has something else to do, or nothing is left to be rolled."""
    match state.phase:
        case "rolling" if state.active is not None and not state.seats[state.active].waiting:
            return state.active
        case "opening" if not any(seat.waiting for seat in state.seats):
            return state.first
        case "finishing" if all(seat.is_done for seat in state.seats):
            return following(state)
        case _:
            return None


def following(state: State) -> Seat:
    """Who rolls after this turn."""
    return state.first if state.active is None else (state.active + 1) % len(state.seats)


def upcoming(state: State) -> Upcoming:
    """What the next roll begins."""
    match state.phase:
        case "rolling" | "choosing":
            return "roll"
        case "opening":
            return "turn"
        case _ if len(state.seats) == 1 and state.active is not None:
            return "deal"
        case _:
            return "round" if following(state) == state.first else "turn"


def is_last_turn(state: State) -> bool:
    """Whether the match is over after this turn."""
    return state.round == ROUNDS[len(state.seats)] and upcoming(state) == "round"
