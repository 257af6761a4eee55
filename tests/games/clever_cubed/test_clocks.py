"""Time itself: who is away, who takes too long, and a roll that nothing fits are passed over."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.clever_cubed.positions import Position, full_but, sheet

from akili.engine.game import Presence, PresenceChanged, Rejected
from akili.engine.match import Match
from akili.engine.steps import Step, begin, take
from akili.games.clever_cubed.clocks import GLANCE, PATIENCE
from akili.games.clever_cubed.model import (
    BonusesLapsed,
    FinishBegun,
    Options,
    Pass,
    Passed,
    Roll,
    Rolled,
    SeatDone,
    TurnBegun,
)
from akili.games.clever_cubed.rules import CLEVER_CUBED


def sit(seats: int = 2, seed: str = "away", turn_seconds: int | None = None) -> Match:
    match = Match(CLEVER_CUBED, Options(turn_seconds=turn_seconds), seats, seed)
    begin(match)
    return match


def active(match: Match) -> int:
    (seat,) = CLEVER_CUBED.to_act(match.state)
    return seat


def leave(match: Match, *seats: int, now: int = 0, deserted: bool = False) -> None:
    take(match, Step(now, presence=Presence(seats, deserted)))


def test_going_away_and_coming_back_are_events_and_everybody_sees_it() -> None:
    match = sit()
    taken = take(match, Step(5, presence=Presence((1,))))
    assert taken.events == (PresenceChanged(Presence((1,)), 5),)
    assert match.view(None).away == (1,)
    assert take(match, Step(6, presence=Presence((1,)))).events == ()
    leave(match, now=7)
    assert match.view(0).away == ()


def test_nobody_waits_longer_than_30_seconds_for_who_is_away() -> None:
    match = sit()
    gone = active(match)
    leave(match, gone, now=1000)
    assert match.deadline == 1000 + PATIENCE
    events = take(match, Step(1000 + PATIENCE)).events
    assert events.count(Passed(gone, "away", 1000 + PATIENCE)) == 3  # it is rolled for it
    assert [event.roll for event in events if isinstance(event, Rolled)] == [1, 2, 3]
    assert gone not in CLEVER_CUBED.to_act(match.state)
    assert CLEVER_CUBED.to_act(match.state) == {1 - gone}


def test_there_is_no_deadline_while_others_are_to_act() -> None:
    match = sit()
    leave(match, 1 - active(match))
    assert match.deadline is None


def test_once_its_time_is_up_it_passes_at_once_until_it_is_back() -> None:
    match = sit()
    gone = active(match)
    leave(match, gone)
    take(match, Step(PATIENCE))
    while match.deadline is None:
        seat = 1 - gone
        take(match, Step(PATIENCE + 1, seat, next(iter(CLEVER_CUBED.legal(match.state, seat)))))
    assert match.deadline <= PATIENCE + 1
    leave(match, now=PATIENCE + 2)
    assert match.deadline is None
    assert gone in CLEVER_CUBED.to_act(match.state)
    assert take(match, Step(PATIENCE + 3, gone, next(iter(CLEVER_CUBED.legal(match.state, gone))))).refusal is None


def test_whatever_it_is_to_do_is_passed_over() -> None:
    """Its sheet stays as it is, and the match comes to its end without it."""
    match, told = sit(), set[type]()
    gone = 0
    leave(match, gone)
    sheet = match.state.seats[gone].sheet
    now = PATIENCE
    while match.outcome is None:
        if match.deadline is not None:
            taken = take(match, Step(max(now, match.deadline)))
            told |= {type(event) for event in taken.events if getattr(event, "seat", None) == gone}
            assert taken.events
        else:
            offered = list(CLEVER_CUBED.legal(match.state, 1))
            take(match, Step(now, 1, next((each for each in offered if not isinstance(each, Pass)), offered[0])))
        now += 1
    assert {Passed, SeatDone, BonusesLapsed} <= told
    assert match.state.seats[gone].sheet.yellow == sheet.yellow


def test_at_a_table_that_all_have_left_nothing_is_rolled_until_somebody_is_back() -> None:
    match = sit()  # a bot on the active seat
    bot = active(match)
    command = next(iter(CLEVER_CUBED.legal(match.state, bot)))
    leave(match, 1 - bot, deserted=True)
    assert (CLEVER_CUBED.to_act(match.state), match.deadline) == (frozenset(), None)
    with pytest.raises(Rejected) as refused:
        match.decide(bot, command, 10)
    assert refused.value.reason == "match.not_your_turn"
    leave(match, now=20)
    assert match.decide(bot, command, 30)


def test_a_table_that_comes_back_to_life_has_its_time_again() -> None:
    match = sit(turn_seconds=60)
    leave(match, 0, 1, now=1_000, deserted=True)
    leave(match, now=500_000)
    assert match.deadline == 560_000


def act_first(match: Match, now: int, *, last: bool = False) -> None:
    """The first seat that is to act does the first, or the last, of what it may do."""
    seat = min(CLEVER_CUBED.to_act(match.state))
    take(match, Step(now, seat, list(CLEVER_CUBED.legal(match.state, seat))[-1 if last else 0]))


def test_each_part_of_a_turn_has_its_own_time() -> None:
    match = sit(turn_seconds=60)
    first = active(match)
    assert match.deadline == 60_000  # to begin
    take(match, Step(10_000, first, Roll()))
    assert match.deadline == 70_000  # for all rolls of the turn
    while match.state.phase != "finishing":
        act_first(match, 20_000)
    assert match.deadline == 80_000  # to finish
    view = match.view(None)
    assert {view.seats[seat].ends for seat in view.to_act} == {view.ends} == {80_000}
    while match.view(None).roller is None:
        act_first(match, 25_000, last=True)
    assert match.deadline == 85_000  # of who begins the next turn


def test_who_takes_too_long_passes_the_rest_of_their_part() -> None:
    match = sit(turn_seconds=30)
    slow = active(match)
    assert [type(event) for event in take(match, Step(30_000)).events] == [TurnBegun, Rolled]  # it begins without them
    events = take(match, Step(60_000)).events
    assert events.count(Passed(slow, "time", 60_000)) == 3
    assert any(isinstance(event, FinishBegun) for event in events)
    assert match.deadline == 90_000  # of the other one, who picks
    assert Passed(1 - slow, "time", 90_000) in take(match, Step(90_000)).events


def test_a_question_mark_that_is_not_used_in_time_is_lost() -> None:
    match = sit(turn_seconds=30)
    seats = tuple(replace(own, waiting=("?k",), since=5) for own in match.state.seats)
    match.state = replace(match.state, seats=seats)
    events = take(match, Step(30_005)).events
    assert [event for event in events if isinstance(event, BonusesLapsed)] == [
        BonusesLapsed(seat, ("?k",), "time", 30_005) for seat in (0, 1)
    ]
    assert match.deadline == 60_005


def about_to_roll(actions: str = "././.") -> Match:
    """An active seat with a full sheet, but for its actions; the other one's is empty."""
    match = sit()
    match.state = Position("y1 t1 b1 n1 p1 w1", full_but(actions=actions), sheet(), phase="rolling").state
    return match


def test_a_roll_that_nothing_fits_is_passed_after_a_glance() -> None:
    match = about_to_roll()
    (rolled,) = take(match, Step(1_000, 0, Roll())).events
    assert isinstance(rolled, Rolled)
    assert not rolled.fits
    view = match.view(1)
    assert (view.nothing_fits, view.ends, match.deadline) == (True, 1_000 + GLANCE, 1_000 + GLANCE)
    assert take(match, Step(1_000 + GLANCE)).events == (Passed(0, "nothing_fits", 1_000 + GLANCE),)
    assert match.view(0).legal == (Roll(),)


def test_who_says_so_first_could_not_either() -> None:
    match = about_to_roll()
    take(match, Step(1_000, 0, Roll()))
    assert match.view(0).legal == (Pass(),)
    assert take(match, Step(1_100, 0, Pass())).events[0] == Passed(0, "nothing_fits", 1_100)


def test_where_a_reroll_is_left_nothing_is_passed_by_itself() -> None:
    match = about_to_roll(actions="o/./.")
    take(match, Step(1_000, 0, Roll()))
    assert match.deadline is None
    assert not match.view(0).nothing_fits


def test_where_a_joker_helps_nothing_is_passed_by_itself() -> None:
    table = Position("y1 t1 b1 n1 p1 w1", full_but(brown="..........6", actions="./o/."), phase="rolling")
    table.do(Roll(), rolled=(1,) * 6)
    assert table.state.fits
    assert CLEVER_CUBED.deadline(table.state) is None


def test_passing_by_choice_is_told_from_passing_by_need() -> None:
    match = sit()
    seat = active(match)
    take(match, Step(5, seat, Roll()))
    assert take(match, Step(6, seat, Pass())).events[0] == Passed(seat, "chosen", 6)


@pytest.mark.parametrize("seconds", [0, 29, 181, -60])
def test_a_clock_has_30_to_180_seconds(seconds: int) -> None:
    with pytest.raises(Rejected) as refused:
        CLEVER_CUBED.initial(Options(turn_seconds=seconds), 2)
    assert (refused.value.reason, refused.value.details) == ("options.turn_seconds", {"fewest": 30, "most": 180})
