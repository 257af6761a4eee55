"""Clever Cubed taken apart: what is certain is no luck, what was taken back is no mistake, and who judges is said."""

from __future__ import annotations

from statistics import fmean, stdev

import pytest
from msgspec.structs import replace
from tests.games.clever_cubed.positions import Position, full_but

from akili.bots.analysis import accounted
from akili.bots.arena import play
from akili.bots.bot import make_bot
from akili.bots.clever_cubed import champion, judging
from akili.bots.clever_cubed.advice import Analysis, Move
from akili.bots.clever_cubed.analysis import analysis_of
from akili.bots.clever_cubed.dice_luck import dice_luck
from akili.bots.clever_cubed.judging import judge
from akili.bots.clever_cubed.planner import tuned_planner
from akili.engine.match import Match
from akili.games.clever_cubed.model import Bonus, BonusesLapsed, Event, Options, Pass, Roll, Rolled, TakeBack
from akili.games.clever_cubed.rules import CLEVER_CUBED


def events_of(bot: str, seed: str) -> list[Event]:
    played = play(CLEVER_CUBED, Options(), [make_bot(bot, "clever_cubed", 0, seed)], seed)
    return [event for turn in played.turns for event in turn.events]


def analysed(events: list[Event]) -> Analysis:
    return analysis_of(CLEVER_CUBED.initial(Options(), 1), events, judge())


def test_who_plays_as_the_judge_does_makes_no_mistakes() -> None:
    found = analysed(events_of("champion", "best"))
    assert found.judge == "net"
    assert found.seats[0].cost == pytest.approx(0, abs=1e-6)
    assert found.seats[0].dearest == ()


def test_between_decisions_without_dice_there_is_no_luck() -> None:
    found = analysed(events_of("random", "chains"))
    after_a_bonus = [
        later
        for earlier, later in zip(found.decisions, found.decisions[1:], strict=False)
        if later.chosen.__struct_config__.tag == "bonus" and later.event - earlier.event <= 2
    ]
    assert after_a_bonus
    assert all(each.luck == pytest.approx(0, abs=1e-6) for each in after_a_bonus)


def test_every_decision_tells_the_best_three_moves() -> None:
    """And what was chosen, where it is one of them, with what it was worth in the end."""
    found = analysed(events_of("greedy", "moves"))
    beside = 0
    for each in found.decisions:
        assert each.moves[0] == Move(each.best, each.best_value)
        values = [move.value for move in each.moves]
        assert values == sorted(values, reverse=True)
        assert len({move.command for move in each.moves}) == len(each.moves) in (2, 3)
        told = {move.command: move.value for move in each.moves}
        beside += each.chosen != each.best and each.chosen in told
        assert told.get(each.chosen, each.value) == each.value
    assert beside > 3


def test_what_was_taken_back_was_no_decision() -> None:
    match = Match(CLEVER_CUBED, Options(), 1, "back")
    match.apply(match.begin())
    told: list[Event] = []
    for command in (Roll(), Pass(), TakeBack()):
        events = match.decide(0, command, 0)
        told += events
        match.apply(events)
    begun = Match(CLEVER_CUBED, Options(), 1, "back").begin()
    found = analysed([*begun, *told])
    assert found.decisions == ()
    assert found.seats[0].cost == 0
    assert len(analysed([*begun, *told[:-1]]).decisions) == 1


def test_without_the_net_the_planner_judges_and_it_adds_up_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "strongest", tuned_planner)
    monkeypatch.setattr(champion, "strongest", tuned_planner)
    found = analysed(events_of("greedy", "planner"))
    account = found.seats[0]
    assert found.judge == "planner"
    assert account.cost > 0
    assert all(each.cost >= 0 for each in found.decisions)
    assert accounted(found.unit, account) == pytest.approx(account.result)


def let_lapse(seed: str) -> tuple[list[Event], int]:
    """A match by the champion whose clock runs out once where a ? waits; where in the events it did."""
    options = Options(turn_seconds=30)
    match, player = Match(CLEVER_CUBED, options, 1, seed), champion.strongest()
    events, place, now = list(match.begin()), 0, 0
    match.apply(events)
    while match.outcome is None:
        now += 1000
        if not place and match.state.seats[0].waiting:
            assert match.deadline is not None
            now, place = match.deadline, len(events)
            told = match.expire(now)
        elif match.state.phase == "choosing" and not match.state.fits:
            told = match.expire(now + 60_000)
        else:
            told = match.decide(0, player.choose(CLEVER_CUBED.sight(match.state, 0)), now)
        events += told
        match.apply(told)
    return events, place


@pytest.mark.parametrize("is_net", [True, False], ids=["net", "planner"])
def test_a_bonus_that_a_clock_lets_lapse_is_a_mistake(is_net: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    events, place = let_lapse("clock")
    assert any(isinstance(event, BonusesLapsed) and event.why == "time" for event in events)
    if not is_net:
        monkeypatch.setattr(judging, "strongest", tuned_planner)
        monkeypatch.setattr(champion, "strongest", tuned_planner)
    found = analysis_of(CLEVER_CUBED.initial(Options(turn_seconds=30), 1), events, judge())
    (lapse,) = (each for each in found.decisions if each.lapsed)
    assert (lapse.event, lapse.chosen) == (place, Pass())
    assert isinstance(lapse.best, Bonus)
    if is_net:  # the planner sees nothing in this one
        assert lapse.cost > 3
        assert lapse in [found.decisions[place] for place in found.seats[0].dearest]
    assert accounted(found.unit, found.seats[0]) == pytest.approx(found.seats[0].result)


def test_the_dice_are_as_kind_to_a_bad_player_as_to_a_good_one() -> None:
    lucks = [
        analysed(events_of(bot, f"fair{seed}")).seats[0].luck for bot in ("random", "planner") for seed in range(4)
    ]
    assert abs(fmean(lucks)) < 2.5 * stdev(lucks) / len(lucks) ** 0.5
    assert stdev(lucks) > 5


def test_the_luck_of_dice_is_over_the_average_of_all_falls() -> None:
    """The last turn, and only pink 4 is left to be marked, times 1: all six faces of the one die have been tried."""
    own = full_but(pink="1h,2h,1h,1h,1h,1h,1h,1h,1h,1h,1h")
    state = Position("y1:I t1:I b1:P n1:P p1 w1:P", own, phase="rolling", roll=1, round=6, active=0).state
    state = replace(state, faces=(1, 1, 1, 1, 1, 1))
    lucks = [dice_luck(state, Rolled(2, (1, 1, 1, 1, face, 1), fits=True, at=0), 0, judge()) for face in range(1, 7)]
    assert sum(lucks) == pytest.approx(0, abs=1e-4)
    assert lucks == sorted(lucks)
    assert lucks[-1] > 0
