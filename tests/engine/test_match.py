"""The match: a decided event counts when it is applied, and chance can't be fished for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec import Struct
from tests.engine.conftest import Dash, Options, Ran, Run

from akili.engine.game import Moment, Presence, Rejected, Score
from akili.engine.match import Match
from akili.engine.steps import Step, begin, take

if TYPE_CHECKING:
    from collections.abc import Callable


def begun(seed: str = "match") -> Match:
    match = Match(Dash(), Options(), 2, seed)
    begin(match)
    return match


def reason(act: Callable[[], object]) -> str:
    with pytest.raises(Rejected) as refused:
        act()
    return refused.value.reason


def test_the_seats_must_fit_the_game() -> None:
    assert reason(lambda: Match(Dash(), Options(), 1, 1)) == "match.seats"
    assert reason(lambda: Match(Dash(), Options(), 4, 1)) == "match.seats"
    assert reason(lambda: Match(Dash(), Options(end=0), 2, 1)) == "options.end"


def test_nothing_happens_before_the_beginning_and_it_begins_once() -> None:
    match = Match(Dash(), Options(), 2, 1)
    assert reason(lambda: match.decide(0, Run(1), 0)) == "match.not_begun"
    assert (match.deadline, match.outcome, match.expire(10**9)) == (None, None, ())
    begin(match)
    assert reason(match.begin) == "match.begun"


def test_only_who_is_to_act_acts_and_nobody_after_the_end() -> None:
    match = begun()
    assert reason(lambda: match.decide(1, Run(1), 0)) == "match.not_your_turn"
    assert take(match, Step(0, 0, Run(9))).refusal == "run.steps"
    match.apply([Ran(0, 99, 0)])
    assert match.outcome is not None
    assert reason(lambda: match.decide(1, Run(1), 0)) == "match.over"


def test_what_is_decided_counts_only_when_it_is_applied() -> None:
    match = begun()
    state, version = match.state, match.version
    events = match.decide(0, Run(3), 10)
    assert (match.state, match.version) == (state, version)
    match.apply(events)
    assert match.version == version + len(events)
    assert match.state != state


def test_asking_again_does_not_roll_again() -> None:
    match = begun()
    rolled = {tuple(match.decide(0, Run(3), 10)) for _ in range(20)}
    assert len(rolled) == 1
    assert len({tuple(begun(str(seed)).decide(0, Run(3), 10)) for seed in range(20)}) > 1


def test_time_acts_at_the_deadline_and_not_before() -> None:
    match = begun()
    assert match.deadline == 5000
    assert match.expire(4999) == ()
    assert match.expire(5000) == (Ran(0, 1, 5000),)


def test_the_players_time_is_the_judges_less_the_way() -> None:
    moment = Moment(1000, begun()._chance(), lag=80, uncertainty=5)
    assert moment.at == 920


class Imposter(Struct, frozen=True, tag="run"):
    steps: str = "far"


@pytest.mark.parametrize("nonsense", [None, "run", object(), Imposter(), Run(steps="far"), Run(steps=2.5)])  # type: ignore[arg-type]
def test_what_is_no_command_is_refused_before_any_rule_sees_it(nonsense: object) -> None:
    assert reason(lambda: begun().decide(0, nonsense, 0)) == "command.malformed"


@pytest.mark.parametrize("nonsense", [None, "options", Options(end="far"), Imposter(steps="x")])  # type: ignore[arg-type]
def test_what_are_no_options_is_refused(nonsense: object) -> None:
    assert reason(lambda: Match(Dash(), nonsense, 2, 1)) == "options.malformed"


def test_after_leaves_the_match_as_it_is() -> None:
    match = begun()
    events = match.decide(0, Run(3), 10)
    later = match.after(events)
    assert (match.version, later.version) == (1, 2)
    match.apply(events)
    assert match.state == later.state


def test_apply_folds_all_or_nothing() -> None:
    match = begun()
    state, version = match.state, match.version
    with pytest.raises(IndexError):
        match.apply([Ran(0, 1, 0), Ran(9, 1, 0)])
    assert (match.state, match.version) == (state, version)


def test_who_is_present_matters_only_to_games_that_say_so_and_only_while_they_run() -> None:
    match = Match(Dash(), Options(), 2, 1)
    assert reason(lambda: match.presence(Presence((1,)), 0)) == "match.not_begun"
    assert begun().presence(Presence((1,)), 0) == ()
    over = begun().after([Ran(0, 99, 0)])
    assert reason(lambda: over.presence(Presence((1,)), 0)) == "match.over"


def test_a_pack_is_made_once_and_only_where_there_is_none_yet() -> None:
    class Packed(Dash):
        made = 0

        def pack(self, options: Options) -> str:  # noqa: ARG002
            Packed.made += 1
            return "cards"

    match = Match(Packed(), Options(), 2, 1)
    match.begin()
    assert Packed.made == 1
    match.begin("cards")
    assert Packed.made == 1


def test_fewer_milliseconds_and_more_of_anything_else_are_better() -> None:
    assert Score(900, "milliseconds").rank < Score(1000, "milliseconds").rank
    assert Score(10, "cards").rank < Score(9, "cards").rank
    assert Score(10, "points").rank < Score(9, "points").rank
