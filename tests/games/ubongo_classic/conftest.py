"""A table at which tests play classic."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from tests.ubongo.table import RaceTable

from akili.engine.game import Millis, Seat
from akili.games.ubongo_classic.model import (
    Colour,
    Gems,
    GemsTaken,
    Lane,
    Lanes,
    MovePawn,
    Options,
    PlacePawn,
    RollDie,
    SeatState,
    SeatView,
    State,
    TakeGems,
    View,
)
from akili.games.ubongo_classic.rules import CLASSIC
from akili.games.ubongo_classic.solving import solution
from akili.ubongo.laying import Board
from akili.ubongo.race.model import GiveUp, GoOn, LayTile, RoundEnded

PLACES_SETTLED: Millis = 150  # after the last solution


class Table(RaceTable[State]):
    """A match that goes on as the test says; seat 0 starts unless it says otherwise."""

    game = CLASSIC
    options = Options(starter=0)

    # What there is

    def seat(self, number: Seat) -> SeatState:
        return self.state.seats[number]

    def seen(self, number: Seat, viewer: Seat | None = None) -> SeatView:
        """What a viewer sees of a seat."""
        view: View = self.match.view(viewer)
        return view.seats[number]

    @property
    def view(self) -> View:
        view: View = self.match.view(None)
        return view

    def stage(self) -> str | None:
        """What the table waits for."""
        return self.view.stage

    @property
    def last(self) -> RoundEnded:
        """How the last round ended."""
        return self.told(RoundEnded)[-1]

    def places(self) -> list[int | None]:
        return [seat.place for seat in self.state.seats]

    def pawns(self) -> list[Lane | None]:
        return [seat.pawn for seat in self.state.seats]

    def taken(self) -> list[tuple[Seat, Lane]]:
        """Who took where, in the order it was told."""
        return [(event.seat, event.lane) for event in self.told(GemsTaken)]

    def pair(self, lane: Lane) -> tuple[Colour, ...]:
        """The two nearest gems."""
        return self.state.lanes[lane][:2]

    def solution(self, seat: Seat) -> Board:
        return solution(self.card(seat))

    # What is done

    def place(self, *lanes: Lane) -> None:
        """Every seat puts its pawn and is ready."""
        for seat, lane in enumerate(lanes):
            self.do(seat, PlacePawn(lane))
        for seat in range(len(lanes)):
            self.do(seat, GoOn())

    def roll(self) -> None:
        self.do(self.state.starter, RollDie())

    def begin(self, *lanes: Lane) -> None:
        """The pawns stand in these lanes, and the sand of the first round runs."""
        self.place(*lanes)
        self.roll()

    def go_on(self) -> None:
        """Everybody is ready, the die is rolled, and the next round is on."""
        for seat in sorted(self.game.to_act(self.state)):
            self.do(seat, GoOn())
        self.roll()

    def last_tile(self, seat: Seat) -> LayTile:
        """What is missing after ``nearly_solve``."""
        laid = self.solution(seat)[-1]
        return LayTile(laid.tile, laid.cells)

    def solve_in_turn(self, *seats: Seat) -> None:
        """A second after each other; then all places are settled."""
        for seat in seats:
            self.wait(1000)
            self.solve(seat)
        self.wait(PLACES_SETTLED)

    def move(self, seat: Seat, lane: Lane, **way: Millis) -> list[Any]:
        return self.do(seat, MovePawn(lane), **way)

    def taking(self, seat: Seat) -> TakeGems:
        """The command for the pair before the pawn."""
        lane = self.seat(seat).pawn
        assert lane is not None
        return TakeGems(lane, len(self.state.lanes[lane]))

    def take(self, seat: Seat, **way: Millis) -> list[Any]:
        return self.do(seat, self.taking(seat), **way)

    def give_up(self, *seats: Seat) -> None:
        for seat in seats:
            self.do(seat, GiveUp())

    def play_rounds(self, *rounds: tuple[Seat, ...]) -> None:
        """In each round these seats solve one after the other and take where they stand; the others give up."""
        for solvers in rounds:
            self.go_on() if self.phase() == "between" else None
            self.solve_in_turn(*solvers)
            for seat in solvers:
                self.take(seat)
                self.wait(250)
            if self.state.is_running:
                self.give_up(*(seat for seat in range(len(self.state.seats)) if seat not in solvers))

    # Other boards than chance has laid

    def with_lanes(self, lanes: Lanes) -> None:
        self.match.state = replace(self.state, lanes=lanes)

    def without(self, *lanes: Lane) -> None:
        """These lanes are empty."""
        left = tuple(() if lane in lanes else gems for lane, gems in enumerate(self.state.lanes))
        self.with_lanes(left)

    def with_gems(self, *gems: Gems) -> None:
        """One entry per seat."""
        seats = tuple(replace(seat, gems=own) for seat, own in zip(self.state.seats, gems, strict=True))
        self.match.state = replace(self.state, seats=seats)


@pytest.fixture
def sit() -> Callable[..., Table]:
    """A new table: ``sit(options, seats)``."""
    return Table
