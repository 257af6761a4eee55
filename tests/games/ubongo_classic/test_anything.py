"""Whatever arrives, in whatever order and from however far away: a verdict, and a match that stays true to itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from hypothesis import event as note
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.happenings import Happening, cells, happenings, mostly

from akili.engine.game import Seat
from akili.engine.match import Match
from akili.engine.steps import begin, take
from akili.forge.tiles import CLASSIC as TILES
from akili.games.ubongo_classic.model import (
    COLOURS,
    Command,
    GemsTaken,
    MovePawn,
    Options,
    PlacePawn,
    RollDie,
    RoundBegun,
    State,
    TakeGems,
)
from akili.games.ubongo_classic.rules import CLASSIC
from akili.games.ubongo_classic.solving import solution
from akili.ubongo.laying import area_cells
from akili.ubongo.race.model import GiveUp, GoOn, LayTile, TakeTile

tiles = st.sampled_from([*(tile.name for tile in TILES), "", "X"])
lanes = st.integers(-1, 6) | st.integers()
commands: st.SearchStrategy[Command] = st.one_of(
    st.builds(LayTile, tiles, cells),
    st.builds(TakeTile, tiles),
    st.builds(GiveUp, st.booleans()),
    st.builds(GoOn),
    st.builds(RollDie),
    st.builds(PlacePawn, lanes),
    st.builds(MovePawn, lanes),
    st.builds(TakeGems, lanes, st.integers(-1, 13) | st.integers()),
)


whatever = happenings(
    mostly(st.integers(0, 120), st.integers(0, 40_000), 12), mostly(st.none(), commands | st.integers(0, 500), 5)
)
SETUPS = [
    (Options(hourglass=30), 2),
    (Options(tiles=4, sides=(3, None, 3), auto_take=True, hourglass=30), 3),
    (Options(starter=2), 4),
    (Options(), 1),
]


@settings(max_examples=60)
@given(st.sampled_from(SETUPS), st.lists(whatever, min_size=40, max_size=100))
def test_whatever_arrives(setup: tuple[Options, int], script: list[Happening]) -> None:
    match, now = Match(CLASSIC, *setup, "anything"), 0
    events = list(begin(match))
    laid_out: State = match.state
    for happening in script:
        now += happening.after
        before: State = match.state
        taken = take(match, happening.step(now, chosen(match, happening.seat or 0, happening.does)))
        if taken.refusal:
            assert match.state is before
        check_takes(before, taken.events)
        events += taken.events
        check_gems(laid_out, match.state)
        check_boards(match.state)
        check_places(match.state)
    check_pairs(events)
    note(f"{sum(isinstance(event, GemsTaken) for event in events)} pairs")


def chosen(match: Match, seat: Seat, does: Command | int | None) -> Command:
    """The command, the one on offer that the number names, or what leads on: the right tile, a take, the roll."""
    if does is not None and not isinstance(does, int):
        return does
    offers: list[Command] = list(CLASSIC.legal(match.state, seat)) if seat in CLASSIC.to_act(match.state) else []
    if not offers:
        return GoOn()
    if does is not None:
        return offers[does % len(offers)]
    leading = [offer for offer in offers if isinstance(offer, TakeGems | RollDie | GoOn)] + right_tiles(match, seat)
    return next((command for command in leading if command in offers), offers[0])


def right_tiles(match: Match, seat: Seat) -> list[Command]:
    card = match.state.seats[seat].card
    return [LayTile(laid.tile, laid.cells) for laid in solution(card)] if card else []


def check_takes(state: State, events: Iterable[Any]) -> None:
    """By those who have solved, the nearest gems of the lane of their pawn, within reach, in the sand."""
    for event in events:
        if isinstance(event, GemsTaken):
            seat = state.seats[event.seat]
            assert seat.finish is not None
            assert seat.place is not None
            assert (seat.pawn, seat.taken) == (event.lane, ())
            assert abs(event.lane - (seat.home or 0)) <= max(0, 4 - seat.place)
            assert state.lanes[event.lane][:2] == event.gems
            assert event.by_itself or state.begun <= event.at < (state.ends or 0)
        state = CLASSIC.evolve(state, event)


def check_gems(laid_out: State, state: State) -> None:
    """None is made or lost, and every lane is what is left of it."""
    there = Counter(gem for lane in state.lanes for gem in lane)
    for number, colour in enumerate(COLOURS):
        assert there[colour] + sum(seat.gems[number] for seat in state.seats) == 12
    for lane, full in zip(state.lanes, laid_out.lanes, strict=True):
        assert lane == full[len(full) - len(lane) :]
        assert len(lane) % 2 == 0


def check_boards(state: State) -> None:
    """No overlap, nothing outside, no tile twice, only tiles of the row; solved is what is filled."""
    for seat in state.seats:
        if seat.card is None:
            assert not seat.board
            continue
        covered = [cell for laid in seat.board for cell in laid.cells]
        assert len(set(covered)) == len(covered)
        assert area_cells(seat.card.area).issuperset(covered)
        names = [laid.tile for laid in seat.board]
        assert len(set(names)) == len(names)
        assert set(names) <= set(seat.card.tiles)
        is_filled = len(covered) == len(area_cells(seat.card.area))
        assert (seat.finish is not None or seat.held is not None) == is_filled


def check_places(state: State) -> None:
    """Somebody is first, everyone who has a place has solved, and there are gaps only where others share."""
    places = sorted(seat.place for seat in state.seats if seat.place is not None)
    assert all(place <= number for number, place in enumerate(places, 1))
    for seat in state.seats:
        assert seat.place is None or seat.finish is not None
        assert seat.reach is None or (seat.place is not None and not seat.taken and seat.reach.lane == seat.pawn)
        assert not seat.taken or seat.place is not None


def check_pairs(events: list[Any]) -> None:
    """At most one per seat and round, never split."""
    takes: list[Seat] = []
    for event in events:
        if isinstance(event, GemsTaken):
            assert len(event.gems) == 2
            assert event.seat not in takes
            takes.append(event.seat)
        elif isinstance(event, RoundBegun):
            takes = []
