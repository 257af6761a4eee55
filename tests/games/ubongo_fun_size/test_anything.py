"""Whatever arrives, in whatever order and from however far away: a verdict, and a match that stays true to itself."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.happenings import Happening, cells, happenings

from akili.engine.match import Match
from akili.engine.steps import begin, take
from akili.forge.tiles import FUN_SIZE as TILES
from akili.games.ubongo_fun_size.model import Options, State
from akili.games.ubongo_fun_size.rules import FUN_SIZE
from akili.ubongo.laying import area_cells
from akili.ubongo.race.model import (
    ByTime,
    Command,
    CountdownBegun,
    GiveUp,
    GoOn,
    LayTile,
    PutAside,
    RoundEnded,
    TakeTile,
)

tiles = st.sampled_from([*(tile.name for tile in TILES), "", "X", "I3 "])
commands: st.SearchStrategy[Command] = st.one_of(
    st.builds(LayTile, tiles, cells),
    st.builds(TakeTile, tiles),
    st.builds(GiveUp, st.booleans()),
    st.builds(PutAside),
    st.builds(GoOn),
)
whatever = happenings(st.integers(0, 30_000), commands | st.integers(0, 500))


@settings(max_examples=60)
@given(
    st.sampled_from([(Options(limit=30), 2), (Options(side="B", countdown=1), 3), (Options(solo=ByTime(5)), 1)]),
    st.lists(whatever, max_size=60),
)
def test_whatever_arrives(setup: tuple[Options, int], script: list[Happening]) -> None:
    match, now = Match(FUN_SIZE, *setup, "anything"), 0
    begin(match)
    for happening in script:
        now += happening.after
        before: State = match.state
        taken = take(match, happening.step(now, chosen(match, happening.seat or 0, happening.does)))
        if taken.refusal:
            assert match.state is before
        for event in taken.events:
            if isinstance(event, RoundEnded | CountdownBegun):
                check_times(before, match.state)
        check_boards(match.state)


def chosen(match: Match, seat: int, command: Command | int) -> Command:
    """The command, or the one on offer that the number names."""
    if not isinstance(command, int):
        return command
    offers = list(FUN_SIZE.legal(match.state, seat)) if seat in FUN_SIZE.to_act(match.state) else []
    return offers[command % len(offers)] if offers else GoOn()


def check_times(before: State, after: State) -> None:
    """Whoever finished did so between the beginning and the end of their round."""
    for seat in after.seats:
        if seat.finish and before.phase == "countdown" and before.ends is not None:
            assert before.begun <= seat.finish.at < before.ends


def check_boards(state: State) -> None:
    """No overlap, nothing outside, no tile twice, and never a tile that the seat hasn't got."""
    for seat in state.seats:
        assert seat.card is not None
        covered = [cell for laid in seat.board for cell in laid.cells]
        assert len(set(covered)) == len(covered)
        assert area_cells(seat.card.area).issuperset(covered)
        assert len({laid.tile for laid in seat.board}) == len(seat.board)
        assert (seat.finish is not None) == (set(covered) == area_cells(seat.card.area))
    assert sum(seat.gemstones for seat in state.seats) <= 8
