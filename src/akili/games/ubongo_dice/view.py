"""What may be seen of a match: everything."""

from __future__ import annotations

from akili.engine.game import Seat, Viewer
from akili.games.ubongo_dice import drawing, scoring, table
from akili.games.ubongo_dice.model import COLOURS, DieView, Rolled, SeatView, State, View


def view_of(state: State, viewer: Viewer) -> View:
    """Only ``you`` differs from viewer to viewer."""
    return View(
        you=viewer,
        options=state.options,
        phase=state.phase,
        areas=state.areas,
        pars=state.pars,
        area=state.area,
        roller=state.roller,
        rolls=state.rolls,
        dice=tuple(map(_die, state.dice)),
        seats=tuple(_seat(state, seat) for seat in range(len(state.seats))),
        at_stake=scoring.at_stake(state) if state.areas else 0,
        opens=state.opens,
        since=state.since,
        ends=state.ends,
        ranking=scoring.standing(state).ranking,
        ended=state.ended,
        turn=state.turn,
        hints=state.hints,
        away=state.presence.away,
        deserted=state.presence.deserted,
    )


def _die(rolled: Rolled) -> DieView:
    shown = rolled.owner if rolled.owner is not None or not rolled.hands else rolled.hands[0].seat
    return DieView(rolled.die, rolled.face, shown, is_settled=rolled.owner is not None)


def _seat(state: State, seat: Seat) -> SeatView:
    own = state.seats[seat]
    black, white = (die.face if (die := table.own(state, seat, colour)) else None for colour in COLOURS)
    plays = bool(state.areas) and state.phase != "over" and seat in table.players(state)
    return SeatView(
        sheet=own.sheet,
        plays=plays,
        black=black,
        white=white,
        free=len(table.free_of(state, seat)) if state.areas else 0,
        fits_nowhere=state.phase == "drawing" and seat in drawing.hopeless(state),
        is_confirmed=own.is_confirmed,
        points=scoring.total(own),
    )
