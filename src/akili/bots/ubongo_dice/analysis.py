"""A finished match against best play: what every roll of every seat cost."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec.structs import replace

from akili.bots.analysis import Point, dearest
from akili.bots.ubongo_dice import seen
from akili.bots.ubongo_dice.advice import Analysis, PairAdvice, RollAnalysis, SeatAnalysis, Way
from akili.bots.ubongo_dice.drawings import Drawing, Value, board_of
from akili.bots.ubongo_dice.hint import pair_advice, way_of
from akili.engine.game import Millis, Seat
from akili.engine.replay import timed
from akili.forge.rolls.board import AreaBoard
from akili.games.ubongo_dice import table
from akili.games.ubongo_dice.fold import evolve
from akili.games.ubongo_dice.model import COLOURS, Colour, DieGrabbed, DieView, Event, RollScored, State

Valued = Callable[[AreaBoard], Value]
Offered = dict[tuple[Seat, Colour], list[DieView]]


def analysis_of(state: State, events: Iterable[Event], value_of: Valued) -> Analysis:
    """From the state before the first event on."""
    rolls: list[RollAnalysis] = []
    offered: Offered = {}
    at = 0
    for number, (at, event) in enumerate(timed(events)):
        match event:
            case DieGrabbed(seat=seat, die=die):
                offered[seat, die.colour] = _left(state, die.colour)
            case RollScored():
                rolls += _rolls(state, offered, value_of, number, at)
                offered = {}
            case _:
                pass
        state = evolve(state, event)
    judged = [_in_the_end(state, rolls, seat) for seat in range(len(state.seats))]
    decisions = tuple(sorted((roll for own in judged for roll in own), key=lambda roll: (roll.event, roll.seat)))
    return Analysis(
        unit="rolls",
        judge="exact",
        seats=tuple(_seat(own, seat, decisions, at) for seat, own in enumerate(judged)),
        decisions=decisions,
    )


def _left(state: State, colour: Colour) -> list[DieView]:
    """The dice of a colour that nobody has, as everyone sees them."""
    return [DieView(rolled.die, rolled.face, None, is_settled=False) for rolled in table.left(state, colour)]


def _rolls(state: State, offered: Offered, value_of: Valued, number: int, at: Millis) -> Iterator[RollAnalysis]:
    value = value_of(board_of(state.areas[state.area]))
    for seat in table.players(state):
        if all((seat, colour) in offered for colour in COLOURS):
            yield replace(_roll(state, seat, offered, value), event=number, at=at)


def _roll(state: State, seat: Seat, offered: Offered, value: Value) -> RollAnalysis:
    board = board_of(state.areas[state.area])
    free = seen.free_at_roll(state, seat)
    black, white = (offered[seat, colour] for colour in COLOURS)
    pairs = [pair_advice(board, free, one, other, value) for one in black for other in white]
    own = next(pair for pair in pairs if _is_own(state, seat, pair))
    best = min((own, *pairs), key=lambda pair: pair.ways[0].rolls)
    before, done = value(free), _done(state, seat, board, free, value)
    faces = {die.die: die.face for die in (*black, *white)}
    return RollAnalysis(
        seat=seat,
        event=0,
        at=0,
        chapter=state.area + 1,
        value=done.rolls,
        best_value=best.ways[0].rolls,
        cost=done.rolls - best.ways[0].rolls,
        luck=before - 1 - best.ways[0].rolls,
        roll=state.rolls,
        area=state.area,
        before=before,
        best_black=best.black,
        best_white=best.white,
        best=best.ways[0],
        black=own.black,
        white=own.white,
        possible=own.ways[0],
        done=done,
        shapes=(faces[best.black], faces[best.white]),
        grab_cost=own.ways[0].rolls - best.ways[0].rolls,
        draw_cost=done.rolls - own.ways[0].rolls,
    )


def _is_own(state: State, seat: Seat, pair: PairAdvice) -> bool:
    dice = [table.own(state, seat, colour) for colour in COLOURS]
    return [die and die.die for die in dice] == [pair.black, pair.white]


def _done(state: State, seat: Seat, board: AreaBoard, free: int, value: Value) -> Way:
    black, white = (table.drawn_now(state, seat, colour) for colour in COLOURS)
    drawing = Drawing(*(board.pack(drawn.cells) if drawn else 0 for drawn in (black, white)))
    return way_of(board, drawing, value(free ^ drawing.black ^ drawing.white))


def _in_the_end(state: State, rolls: Sequence[RollAnalysis], seat: Seat) -> list[RollAnalysis]:
    """The rolls of a seat with what they made of the whole match: those before, and best play for what is to come."""
    own = [roll for roll in rolls if roll.seat == seat]
    pars = [_par(own, area) for area in range(len(state.areas))]
    told, left_open = [], 0.0
    for count, roll in enumerate(own, 1):
        others = count + left_open + sum(pars[roll.area + 1 :])
        told.append(replace(roll, value=others + roll.done.rolls, best_value=others + roll.best.rolls))
        is_last = count == len(own) or own[count].area != roll.area
        left_open += roll.done.rolls if is_last else 0.0
    return told


def _par(own: Sequence[RollAnalysis], area: int) -> float:
    return next((roll.before for roll in own if roll.area == area), 0.0)


def _seat(own: Sequence[RollAnalysis], seat: Seat, decisions: Sequence[RollAnalysis], over: Millis) -> SeatAnalysis:
    areas = sorted({roll.area for roll in own})
    start = sum(_par(own, area) for area in areas)
    unfinished = sum([roll for roll in own if roll.area == area][-1].done.rolls for area in areas)
    result = len(own) + unfinished
    return SeatAnalysis(
        start=start,
        luck=sum(roll.luck for roll in own),
        cost=sum(roll.cost for roll in own),
        result=result,
        unfinished=unfinished,
        dearest=dearest(decisions, seat),
        curve=(Point(0, start), *(Point(roll.at, roll.value) for roll in own), Point(over, result)),
        rolls=len(own),
        grab_cost=sum(roll.grab_cost for roll in own),
        draw_cost=sum(roll.draw_cost for roll in own),
    )
