"""Taking back: it restores what was, step by step, until chance speaks or another seat has acted on it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.games.clever_cubed.positions import Position, full_but, sheet

from akili.engine.chance import Chance, SeededChance
from akili.engine.conformance import check_game
from akili.engine.game import Seat
from akili.engine.match import Match
from akili.engine.steps import Step, begin, take
from akili.games.clever_cubed.model import (
    Bonus,
    Brown,
    Command,
    Done,
    Extra,
    Joker,
    Options,
    Pass,
    Pink,
    Reroll,
    Roll,
    State,
    TakeBack,
    TakenBack,
    Turquoise,
    Use,
    Yellow,
)
from akili.games.clever_cubed.rules import CLEVER_CUBED

PICKING = "y5:P t1:P b1:I n5:P p1:II w1:III"


def wavering(match: Match, seat: Seat, chance: Chance) -> Command:
    """A player who likes to mark and often takes back."""
    if CLEVER_CUBED.view(match.state, seat).can_take_back and chance.below(3) == 0:
        return TakeBack()
    offered: list[Command] = list(CLEVER_CUBED.legal(match.state, seat))
    return chance.pick([command for command in offered if not isinstance(command, Pass | Done)] or offered)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_laws_with_players_who_take_back(seats: int) -> None:
    check_game(CLEVER_CUBED, Options(), seats, "wavering", 3000, choose=wavering)
    check_game(CLEVER_CUBED, Options(turn_seconds=30), seats, "wavering in time", 3000, choose=wavering)


@pytest.mark.no_cover
@settings(max_examples=25)
@given(st.integers(), st.integers(1, 4))
def test_taking_back_restores_everything_and_the_same_is_on_offer_again(seed: int, seats: int) -> None:
    match, chance = Match(CLEVER_CUBED, Options(), seats, seed), SeededChance(seed).fork("players")
    begin(match)
    undone = 0
    while match.outcome is None:
        seat = chance.pick(sorted(CLEVER_CUBED.to_act(match.state)))
        offered = list(CLEVER_CUBED.legal(match.state, seat))
        command = chance.pick(offered[:-1] or offered)
        before = match.state
        assert take(match, Step(0, seat, command)).refusal is None
        if isinstance(command, Roll | Reroll) or match.outcome is not None or is_lost_roll(before):
            assert not match.state.steps
            continue
        back = match.after(match.decide(seat, TakeBack(), 0))
        assert back.state == before
        assert list(CLEVER_CUBED.legal(back.state, seat)) == offered
        undone += 1
    assert undone


def is_lost_roll(state: State) -> bool:
    return state.phase == "choosing" and not state.fits


@pytest.mark.no_cover
@settings(max_examples=15)
@given(st.integers(), st.integers(2, 4))
def test_who_took_nothing_back_keeps_what_they_did(seed: int, seats: int) -> None:
    match, chance = Match(CLEVER_CUBED, Options(), seats, seed), SeededChance(seed).fork("players")
    begin(match)
    while match.outcome is None:
        seat = chance.pick(range(seats))
        if chance.below(4) == 0 and CLEVER_CUBED.view(match.state, seat).can_take_back:
            others = [own.sheet for number, own in enumerate(match.state.seats) if number != seat]
            assert take(match, Step(0, seat, TakeBack())).events == (TakenBack(seat, 0),)
            assert [own.sheet for number, own in enumerate(match.state.seats) if number != seat] == others
        elif offered := list(CLEVER_CUBED.legal(match.state, seat)):
            take(match, Step(0, seat, chance.pick(offered[:-1] or offered)))


def test_a_chain_goes_back_link_by_link() -> None:
    table = Position("y3 t5 b5 n5 p5 w5:I", sheet(yellow="3/./.", actions="./oo/."), roll=2)
    states = [table.state]
    for command in (Use("y", Yellow(2, 3)), Bonus("?p", Pink(6, "half"))):
        table.do(command)
        states.append(table.state)
    assert table.legal() == [Roll()]
    for state in reversed(states[:-1]):
        assert CLEVER_CUBED.view(table.state, 0).can_take_back
        table.do(TakeBack())
        assert table.state == state
    assert table.refusal(TakeBack()) == "undo.nothing"
    table.do(Use("y", Yellow(2, 4), Joker("4", 4)))  # and now otherwise
    assert table.sheet().jokers_used == 0b10
    table.do(TakeBack())
    assert table.state == states[0]


def test_once_it_is_rolled_again_what_was_before_stands() -> None:
    table = Position("y5 t2 b4 n3 p6 w1", sheet(actions="o/./."))
    table.do(Use("w", Yellow(1, 1)), rolled=(1, 2, 3, 4, 5))
    assert table.refusal(TakeBack()) == "undo.nothing"
    again = Position("y5 t2 b4 n3 p6 w1", sheet(actions="o/./."))
    again.do(Reroll(), rolled=(1, 2, 3, 4, 5, 6))
    assert again.refusal(TakeBack()) == "undo.nothing"


def test_passing_is_taken_back_too() -> None:
    table = Position("y5 t2 b4 n3 p6 w1")
    before = table.state
    table.do(Pass())
    assert table.legal() == [Roll()]
    table.do(TakeBack())
    assert table.state == before


def test_the_last_roll_is_had_back_while_nobody_has_acted_on_it() -> None:
    table = Position("y5:P t1:P b1:I n5:P p1:II w5", sheet(), sheet(), sheet(), roll=3)
    before = table.state
    table.do(Use("w", Yellow(3, 5)))
    assert table.state.phase == "finishing"
    table.do(Use("n", Brown(2)), seat=1)
    assert table.refusal(TakeBack()) == "undo.too_late"
    assert not CLEVER_CUBED.view(table.state, 0).can_take_back
    table.do(TakeBack(), seat=1)  # now nobody has
    table.do(TakeBack())
    assert table.state == before
    assert CLEVER_CUBED.to_act(table.state) == {0}


def test_who_could_not_pick_anything_has_not_acted() -> None:
    table = Position("y5:P t1:P b1:I n5:P p1:II w5", sheet(), full_but(), roll=3)
    before = table.state
    table.do(Use("w", Yellow(3, 5)))
    assert table.seat(1).is_done
    table.do(TakeBack())
    assert table.state == before


def test_a_pick_and_extra_dice_are_had_back_until_the_next_roll_whatever_others_do() -> None:
    own = sheet(actions="././oo")
    table = Position(PICKING, sheet(), own, sheet(), phase="finishing")
    table.do(Done())
    table.do(Use("n", Brown(2)), seat=1)
    table.do(Use("t", Turquoise(1, (1,))), seat=2)
    table.do(Extra("y", Yellow(1, 5)), seat=1)
    table.do(Done(), seat=1)
    assert CLEVER_CUBED.to_act(table.state) == {1}  # to roll
    for _ in range(3):
        table.do(TakeBack(), seat=1)
    assert table.sheet(1) == own
    assert table.seat(1).is_picking
    assert table.sheet(2).turquoise == (1, 0, 0, 0, 0)
    table.do(TakeBack(), seat=2)
    assert CLEVER_CUBED.to_act(table.state) == {1, 2}
    table.do(Pass(), seat=2)
    table.do(Pass(), seat=1)
    table.do(Done(), seat=1)
    table.do(Roll(), seat=1)
    assert {table.refusal(TakeBack(), seat=seat) for seat in range(3)} == {"undo.nothing"}


def test_alone_the_last_mark_is_had_back_before_the_dice_are_dealt() -> None:
    table = Position("y5:P t1:P b1:I n5:P p1:II w5", roll=3)
    before = table.state
    table.do(Use("w", Yellow(3, 5)))
    view = CLEVER_CUBED.view(table.state, 0)
    assert (view.legal, view.roller, view.upcoming, view.can_take_back) == ((Roll(),), 0, "deal", True)
    table.do(TakeBack())
    assert table.state == before


def test_a_question_mark_of_the_round_is_had_back_before_the_first_roll() -> None:
    table = Position("", sheet(), sheet(), phase="opening", active=None, round=4)
    table.wait_for("?k", seat=0).wait_for("?k", seat=1)
    before = table.state
    table.do(Bonus("?k", Pink(6, "half")), seat=1)
    table.do(Bonus("?k", Pink(4, "half")))
    assert table.legal() == [Roll()]
    table.do(TakeBack(), seat=1)
    assert table.seat(1) == before.seats[1]
    assert CLEVER_CUBED.to_act(table.state) == {1}
    assert table.sheet().pink == (2,)


def test_a_match_that_is_over_stays_over() -> None:
    table = Position(PICKING, sheet(), round=6, phase="finishing", active=None)
    table.do(Use("n", Brown(2)))
    assert table.state.phase == "over"
    assert table.refusal(TakeBack()) == "match.over"


def test_what_was_passed_for_one_who_was_away_stands() -> None:
    match = Match(CLEVER_CUBED, Options(), 1, "away")
    begin(match)
    take(match, Step(0, 0, Roll()))
    use = next(iter(CLEVER_CUBED.legal(match.state, 0)))
    take(match, Step(0, 0, use))
    assert match.view(0).can_take_back
    match.state = replace(match.state, away=((0, 0),))
    take(match, Step(30_000))
    assert not match.view(0).can_take_back


def test_taking_back_gives_no_time_back() -> None:
    match = Match(CLEVER_CUBED, Options(turn_seconds=30), 2, "late")
    begin(match)
    seat = match.state.first
    take(match, Step(1_000, seat, Roll()))
    use = next(iter(CLEVER_CUBED.legal(match.state, seat)))
    take(match, Step(2_000, seat, use))
    ends = match.view(seat).seats[seat].ends
    assert take(match, Step(20_000, seat, TakeBack())).refusal is None
    assert match.view(seat).seats[seat].ends == ends == 31_000
