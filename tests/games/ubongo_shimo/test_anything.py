"""Whatever arrives, in whatever order and from however far away: a verdict, and a match that stays true to itself."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.happenings import Happening, cells, happenings, mostly

from akili.engine.game import Seat
from akili.engine.match import Match
from akili.engine.steps import begin, take
from akili.games.ubongo_shimo.model import Options, RoundEnded, State
from akili.games.ubongo_shimo.rules import SHIMO
from akili.games.ubongo_shimo.solving import solution
from akili.ubongo.laying import area_cells, is_seen
from akili.ubongo.race.model import ByTime, Command, CountdownBegun, GiveUp, GoOn, LayTile, PutAside, TakeTile

tiles = st.sampled_from([*map(str, range(1, 11)), "", "X", "0"])
commands: st.SearchStrategy[Command] = st.one_of(
    st.builds(LayTile, tiles, cells, cells),
    st.builds(TakeTile, tiles),
    st.builds(GiveUp, st.booleans()),
    st.builds(PutAside),
    st.builds(GoOn),
)


whatever = happenings(
    mostly(st.integers(0, 1500), st.integers(0, 60_000), 5), mostly(st.none(), commands | st.integers(0, 500), 4)
)
SETUPS = [
    (Options(limit=30), 2),
    (Options(levels=(3, 1), running_hourglass=True, limit=60), 3),
    (Options(advanced=True), 4),
    (Options(levels=(2,), solo=ByTime(5)), 1),
]


@settings(max_examples=80)
@given(st.sampled_from(SETUPS), st.lists(whatever, min_size=30, max_size=80))
def test_whatever_arrives(setup: tuple[Options, int], script: list[Happening]) -> None:
    match, now = Match(SHIMO, *setup, "anything"), 0
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
        check_winnings(match.state)


def chosen(match: Match, seat: Seat, does: Command | int | None) -> Command:
    """The command, the one on offer that the number names, or the next tile of a solution."""
    if does is not None and not isinstance(does, int):
        return does
    offers: list[Command] = list(SHIMO.legal(match.state, seat)) if seat in SHIMO.to_act(match.state) else []
    if not offers:
        return GoOn()
    if does is not None:
        return offers[does % len(offers)]
    card = match.state.seats[seat].card
    right = [LayTile(laid.tile, laid.cells, laid.holes) for laid in solution(card)]
    return next((command for command in right if command in offers), offers[0])


def check_times(before: State, after: State) -> None:
    """Whoever finished did so between the beginning and the end of their round."""
    for seat in after.seats:
        if seat.finish and before.phase == "countdown" and before.ends is not None:
            assert before.begun <= seat.finish.at < before.ends


def check_boards(state: State) -> None:
    """No overlap, nothing outside, no tile twice, only tiles that the card names; solved is what is seen."""
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
        assert (seat.finish is not None) == is_seen(seat.card.area, seat.board)


def check_winnings(state: State) -> None:
    """A round has a gem, and a card per seat; play-offs have neither."""
    rounds = [result for result in state.results if result.colour]
    assert sum(sum(seat.gems) for seat in state.seats) == sum(result.winner is not None for result in rounds)
    if not state.options.solo:
        assert sum(seat.cards_won for seat in state.seats) <= len(rounds) * len(state.seats)
        assert len(rounds) == min(9, len(state.results))
