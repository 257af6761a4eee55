"""A finished match against best play: what every roll of every seat cost."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from akili.bots.ubongo_dice import seen
from akili.bots.ubongo_dice.advice import Analysis, PairAdvice, RollAnalysis, SeatAnalysis, Way
from akili.bots.ubongo_dice.drawings import Drawing, Value, board_of
from akili.bots.ubongo_dice.hint import pair_advice, way_of
from akili.engine.game import Seat
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
    for event in events:
        match event:
            case DieGrabbed(seat=seat, die=die):
                offered[seat, die.colour] = _left(state, die.colour)
            case RollScored():
                rolls += _rolls(state, offered, value_of)
                offered = {}
            case _:
                pass
        state = evolve(state, event)
    return Analysis(tuple(_seat(state, seat, rolls) for seat in range(len(state.seats))), tuple(rolls))


def _left(state: State, colour: Colour) -> list[DieView]:
    """The dice of a colour that nobody has, as everyone sees them."""
    return [DieView(rolled.die, rolled.face, None, is_settled=False) for rolled in table.left(state, colour)]


def _rolls(state: State, offered: Offered, value_of: Valued) -> Iterator[RollAnalysis]:
    value = value_of(board_of(state.areas[state.area]))
    for seat in table.players(state):
        if all((seat, colour) in offered for colour in COLOURS):
            yield _roll(state, seat, offered, value)


def _roll(state: State, seat: Seat, offered: Offered, value: Value) -> RollAnalysis:
    board = board_of(state.areas[state.area])
    free = seen.free_at_roll(state, seat)
    black, white = (offered[seat, colour] for colour in COLOURS)
    pairs = [pair_advice(board, free, one, other, value) for one in black for other in white]
    own = next(pair for pair in pairs if _is_own(state, seat, pair))
    best = min((own, *pairs), key=lambda pair: pair.ways[0].rolls)
    before, done = value(free), _done(state, seat, board, free, value)
    return RollAnalysis(
        roll=state.rolls,
        seat=seat,
        area=state.area,
        before=before,
        best_black=best.black,
        best_white=best.white,
        best=best.ways[0],
        black=own.black,
        white=own.white,
        possible=own.ways[0],
        done=done,
        luck=1 + best.ways[0].rolls - before,
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


def _seat(state: State, seat: Seat, rolls: list[RollAnalysis]) -> SeatAnalysis:
    own = [roll for roll in rolls if roll.seat == seat]
    areas = [[roll for roll in own if roll.area == area] for area in range(len(state.areas))]
    return SeatAnalysis(
        rolls=len(own),
        par=sum(area[0].before for area in areas if area),
        unfilled=sum(area[-1].done.rolls for area in areas if area),
        luck=sum(roll.luck for roll in own),
        grab_cost=sum(roll.grab_cost for roll in own),
        draw_cost=sum(roll.draw_cost for roll in own),
    )
