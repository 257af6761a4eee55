"""Seats that are away: the others wait 30 seconds at most, then the seat passes, until it is back."""

from __future__ import annotations

import pytest

from akili.engine.game import Presence, PresenceChanged, Rejected
from akili.engine.match import Match
from akili.engine.steps import Step, begin, take
from akili.games.clever_cubed.absence import PATIENCE
from akili.games.clever_cubed.model import BonusesLapsed, Options, Pass, Passed, SeatDone
from akili.games.clever_cubed.rules import CLEVER_CUBED


def sit(seats: int = 2, seed: str = "away") -> Match:
    match = Match(CLEVER_CUBED, Options(), seats, seed)
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
    assert Passed(gone) in events
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
