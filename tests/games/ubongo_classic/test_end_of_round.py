"""How a round of classic ends."""

from msgspec.structs import replace

from akili.engine.match import Match
from akili.games.ubongo_classic.model import Options, PlacePawn
from akili.games.ubongo_classic.rules import CLASSIC
from akili.games.ubongo_classic.solving import solution
from akili.ubongo.race.model import GoOn, LayTile, MatchEnded, RoundEnded


def test_a_solution_that_leaves_nothing_to_take_ends_the_round_once() -> None:
    match = Match(CLASSIC, Options(starter=0), 2, "once")
    match.apply(match.begin())
    for seat in range(2):
        match.apply(match.decide(seat, PlacePawn(seat), 0))
        match.apply(match.decide(seat, GoOn(), 0))
    assert match.deadline is not None
    match.apply(match.expire(match.deadline))
    match.state = replace(match.state, lanes=((),) * 6, round=CLASSIC.rounds)
    for laid in solution(match.state.seats[0].card):
        events = match.decide(0, LayTile(laid.tile, laid.cells), match.state.begun + 1000)
        match.apply(events)
    assert [type(event) for event in events[-2:]] == [RoundEnded, MatchEnded]
    assert sum(isinstance(event, RoundEnded) for event in events) == 1
