"""Where a command leads, as the bots see it, is where the rules lead."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akili.bots.clever_cubed.prospects import Table
from akili.engine.chance import SeededChance
from akili.engine.match import Match
from akili.games.clever_cubed.model import (
    HAND,
    BonusesLapsed,
    Event,
    Options,
    Reroll,
    RoundBegun,
    State,
    View,
)
from akili.games.clever_cubed.rules import CLEVER_CUBED


def before_next_round(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """What a command itself did: the next round's bonus is none of its doing."""
    own: list[Event] = []
    for event in events:
        if isinstance(event, RoundBegun):
            break
        own.append(event)
        state = CLEVER_CUBED.evolve(state, event)
    return state, own


def begun(seats: int, seed: str) -> Match:
    match = Match(CLEVER_CUBED, Options(), seats, seed)
    match.apply(match.begin())
    return match


@settings(max_examples=25, deadline=None)
@given(st.integers(1, 4), st.integers())
def test_a_prospect_is_what_happens(seats: int, seed: int) -> None:
    match, chance = begun(seats, str(seed)), SeededChance(seed)
    while match.outcome is None:
        seat = chance.pick(sorted(CLEVER_CUBED.to_act(match.state)))
        view: View = match.view(seat)
        command = chance.pick(view.legal)
        expected = Table(view).prospect(command)
        events = list(match.decide(seat, command, 0))
        state, told = before_next_round(match.state, events)
        assert state.seats[seat].sheet == expected.sheet
        lapsed = [bonus for event in told if isinstance(event, BonusesLapsed) for bonus in event.bonuses]
        assert sorted((*state.seats[seat].waiting, *lapsed)) == sorted(expected.waiting)
        if expected.rolls:
            assert state.phase in ("rolling", "choosing")
            assert expected.dice == sum(1 << die for die, place in enumerate(state.places) if place == HAND)
            assert expected.rolls == 3 - match.state.roll + isinstance(command, Reroll)
        match.apply(events)


@pytest.mark.parametrize(("seats", "whole"), [(1, 36), (2, 36), (3, 40), (4, 40)])
def test_every_moment_of_a_match_is_counted_down(seats: int, whole: int) -> None:
    """Each seat has its rolls, picks and finishing parts, and after the last of them none is left."""
    match, chance = begun(seats, "moments"), SeededChance("moments")
    left = [whole] * seats
    while match.outcome is None:
        seat = chance.pick(sorted(CLEVER_CUBED.to_act(match.state)))
        view: View = match.view(seat)
        command = chance.pick(view.legal)
        moments = Table(view).prospect(command).moments
        assert moments <= left[seat] + isinstance(command, Reroll)
        left[seat] = moments
        match.apply(match.decide(seat, command, 0))
    assert max(left) <= 1  # the last finishing part may pass by itself
