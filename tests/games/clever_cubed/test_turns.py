"""Rounds, turns, who acts when, what refuses, and how it ends."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.clever_cubed.positions import Position, full_but, sheet

from akili.engine.chance import SeededChance
from akili.engine.match import Match
from akili.engine.steps import Step, begin, take
from akili.games.clever_cubed.model import (
    ROUNDS,
    Blue,
    Bonus,
    BonusWon,
    Brown,
    DiceDealt,
    Done,
    Event,
    Extra,
    FinishBegun,
    Joker,
    Mark,
    MatchBegun,
    MatchEnded,
    Options,
    Pass,
    Pink,
    Reroll,
    Roll,
    RoundBegun,
    SeatDone,
    SeatState,
    TurnBegun,
    Turquoise,
    Use,
    Yellow,
)
from akili.games.clever_cubed.rules import CLEVER_CUBED
from akili.games.clever_cubed.standing import outcome
from akili.games.registry import GAMES

SOME_DICE = "y1:I t2:II b3 n4 p5:P w6"


def played(seats: int, seed: str) -> tuple[Match, list[Event]]:
    match, chance = Match(CLEVER_CUBED, Options(), seats, seed), SeededChance(seed)
    events: list[Event] = list(begin(match))
    while match.outcome is None:
        seat = chance.pick(sorted(CLEVER_CUBED.to_act(match.state)))
        events += take(match, Step(0, seat, chance.pick(list(CLEVER_CUBED.legal(match.state, seat))))).events
    return match, events


@pytest.mark.parametrize(("seats", "rounds"), [(1, 6), (2, 6), (3, 5), (4, 4)])
def test_every_seat_is_active_once_a_round_clockwise(seats: int, rounds: int) -> None:
    _, events = played(seats, "rounds")
    begun = next(event for event in events if isinstance(event, MatchBegun))
    turns = [event.active for event in events if isinstance(event, TurnBegun)]
    a_round = [(begun.first + step) % seats for step in range(seats)] if seats > 1 else [0, None]
    assert turns == a_round * rounds
    assert [event.round for event in events if isinstance(event, RoundBegun)] == list(range(1, rounds + 1))
    assert ROUNDS[seats] == rounds
    assert isinstance(events[-1], MatchEnded)


def test_chance_says_who_is_first() -> None:
    firsts = {Match(CLEVER_CUBED, Options(), 4, seed).begin()[0] for seed in range(30)}
    assert firsts == {MatchBegun(seat) for seat in range(4)}


def test_alone_turns_without_active_seat_have_dice_dealt_and_nothing_rolled() -> None:
    _, events = played(1, "alone")
    assert sum(isinstance(event, DiceDealt) for event in events) == 6
    assert sum(isinstance(event, FinishBegun) for event in events) == 6
    for event in events:
        if isinstance(event, DiceDealt):
            on_platter = [face for face, place in zip(event.faces, event.places, strict=True) if place == 4]
            others = [face for face, place in zip(event.faces, event.places, strict=True) if place != 4]
            assert max(on_platter) <= min(others)
            assert sorted(event.places) == [1, 2, 3, 4, 4, 4]


@pytest.mark.parametrize("seats", [2, 4])
def test_every_seat_gets_the_round_s_bonus(seats: int) -> None:
    _, events = played(seats, "bonus")
    track = [(event.seat, event.bonus) for event in events if isinstance(event, BonusWon) and "round" in event.spot]
    assert sorted(track) == sorted((seat, bonus) for seat in range(seats) for bonus in ("R", "+1", "J", "?k"))


def test_a_round_with_a_question_mark_waits_for_all_before_the_first_roll() -> None:
    table = Position("", sheet(), sheet(), phase="opening", active=None, round=4)
    table.wait_for("?k", seat=0).wait_for("?k", seat=1)
    assert CLEVER_CUBED.to_act(table.state) == {0, 1}
    table.do(Bonus("?k", Pink(6, "half")), seat=1)
    assert CLEVER_CUBED.to_act(table.state) == {0}
    assert table.told(TurnBegun) == []
    table.do(Bonus("?k", Blue("right", 8)))
    assert table.legal() == [Roll()]
    table.do(Roll())
    assert table.told(TurnBegun) == [TurnBegun(0, 0)]


def test_all_finish_at_once_and_the_next_turn_waits_for_the_last() -> None:
    table = Position("y5:P t1:P b1:I n5:P p1:II w1", sheet(actions="././o"), sheet(), sheet(), roll=3)
    table.do(Pass())
    assert CLEVER_CUBED.to_act(table.state) == {0, 1, 2}
    table.do(Use("n", Brown(2)), seat=2)
    table.do(Use("n", Brown(2)), seat=1)  # dice stay where they lie: several may use the same one
    assert CLEVER_CUBED.to_act(table.state) == {0}
    table.do(Done())
    assert table.told(SeatDone)[-1] == SeatDone(0, "chosen", 0)
    assert table.told(TurnBegun) == []
    assert CLEVER_CUBED.to_act(table.state) == {1}
    assert table.legal(seat=1) == [Roll()]
    table.do(Roll(), seat=1)
    assert table.told(TurnBegun) == [TurnBegun(1, 0)]


@pytest.mark.parametrize(
    ("own", "use", "spot", "bonus"),
    [
        ({"yellow": "6/./."}, ("y6", Use("y", Yellow(2, 6))), "yellow-1-6", "F"),
        ({"yellow": "././6"}, ("y6", Use("y", Yellow(2, 6))), "yellow-2-6", "+1"),
        ({"turquoise": "12345/./././."}, ("t6", Use("t", Turquoise(6, (1,)))), "turquoise-row-1", "F"),
        ({"turquoise": "./2345/././."}, ("t1", Use("t", Turquoise(1, (2,)))), "turquoise-row-2", "+1"),
        ({"turquoise": "./4/././."}, ("t4", Use("t", Turquoise(4, (1,)))), "turquoise-column-4", "J"),
        ({"blue": ":7:8,9,7,7,7"}, ("b3 w4:I", Use("b", Blue("right", 7))), "blue-right-6", "F"),
        ({"brown": "..........6"}, ("n3", Use("n", Brown(12))), "brown-11", "F"),
        ({"pink": "1h,1,2,2,1,2,2,1"}, ("p6", Use("p", Pink(6, "half"))), "pink-9", "F"),
    ],
)
def test_where_bonuses_are_won(own: dict[str, str], use: tuple[str, Use], spot: str, bonus: str) -> None:
    words = {"y": "y5", "t": "t5", "b": "b6", "n": "n6", "p": "p6", "w": "w5:I"} | {
        word[0]: word for word in use[0].split()
    }
    table = Position(" ".join(words.values()), sheet(**own), roll=2)
    table.do(use[1])
    assert BonusWon(0, bonus, spot) in table.events  # type: ignore[arg-type]


def test_a_mark_on_white_ground_completes_nothing() -> None:
    table = Position("y5 t6 b6 n6 p6 w6:I", sheet(turquoise="6/12345/././."), roll=2)
    table.do(Use("t", Turquoise(6, (2,))))
    assert table.told(BonusWon) == []


def test_one_use_can_win_a_row_and_the_column_once() -> None:
    table = Position("y3:I t3 b6 n6 p6 w6", sheet(turquoise="3/./12/./."), roll=2)
    table.do(Use("t", Turquoise(3, (2, 3))), rolled=(6,) * 4)
    assert table.told(BonusWon) == [
        BonusWon(0, "?n", "turquoise-row-3"),
        BonusWon(0, "?y", "turquoise-column-3"),
    ]


@pytest.mark.parametrize(
    ("actions", "own", "use", "won"),
    [
        ("oooooo/./.", {"yellow": "1/./."}, Use("y", Yellow(2, 1)), ("F", "rerolls-end")),
        ("./oooooo/.", {"yellow": "././1"}, Use("y", Yellow(2, 1)), ("?p", "jokers-end")),
        ("././oooooo", {"pink": "1h,1,2"}, Use("p", Pink(1, "half")), ("?n", "extras-end")),
    ],
)
def test_the_seventh_circle_wins_the_bonus_of_its_row(
    actions: str, own: dict[str, str], use: Use, won: tuple[str, str]
) -> None:
    table = Position("y1 t6 b6 n6 p1 w6:I", sheet(actions=actions, **own), roll=2)
    table.do(use)
    assert [(event.bonus, event.spot) for event in table.told(BonusWon)][1:] == [won]


def test_what_is_refused_and_why() -> None:
    rolling = Position(SOME_DICE, sheet(), sheet(), roll=3)
    assert rolling.refusal(Use("y", Yellow(1, 1))) == "die.not_in_hand"
    assert rolling.refusal(Use("p", Pink(5, "half"))) == "die.not_in_hand"
    assert rolling.refusal(Use("n", Brown(3))) == "mark.not_allowed"
    assert rolling.refusal(Use("n", Pink(4, "half"))) == "mark.not_allowed"
    assert rolling.refusal(Use("b", Blue("left", 6))) == "die.fits_nowhere"
    assert rolling.refusal(Extra("n", Brown(4))) == "extra.not_yet"
    assert rolling.refusal(Bonus("?y", Yellow(1, 1))) == "bonus.not_waiting"
    assert rolling.refusal(Reroll()) == "reroll.none"
    assert rolling.refusal(Done()) == "done.not_yet"
    assert rolling.refusal(Roll()) == "roll.not_yet"
    assert rolling.refusal(Pass(), seat=1) == "match.not_your_turn"
    to_roll = Position(SOME_DICE, sheet(), sheet(), roll=2, phase="rolling")
    assert {to_roll.refusal(command) for command in (Use("n", Brown(4)), Pass())} == {"roll.first"}
    assert to_roll.refusal(Reroll()) == "reroll.not_now"
    assert to_roll.refusal(Roll(), seat=1) == "match.not_your_turn"
    waiting = Position(SOME_DICE, roll=3).wait_for("?y")
    too_early = (Use("n", Brown(4)), Roll(), Reroll(), Pass(), Done())
    assert {waiting.refusal(command) for command in too_early} == {"bonus.first"}
    assert waiting.refusal(Bonus("?y", Pink(4, "half"))) == "mark.not_allowed"
    finishing = Position("y1:I t1:II b1:III n4:P p5:P w6:P", sheet(actions="o/./oo"), phase="finishing")
    assert finishing.refusal(Use("n", Brown(4))) == finishing.refusal(Pass()) == "roll.over"
    assert finishing.refusal(Reroll()) == "reroll.not_now"
    spent = replace(finishing.sheet(), extras_used=2)
    assert Position(SOME_DICE, spent, phase="finishing").refusal(Extra("n", Brown(4))) == "extra.none"


@pytest.mark.parametrize(
    "mark",
    [
        Yellow(0, 4),
        Yellow(3, -4),
        Turquoise(4, ()),
        Turquoise(4, (1, 1)),
        Turquoise(4, (6,)),
        Blue("left", 10**30),
        Brown(0),
        Brown(13),
        Pink(0, "half"),
        Pink(4, "times"),
    ],
)
def test_what_makes_no_sense_is_refused_like_anything_else(mark: Mark) -> None:
    table = Position("y4:I t4:II b4:P n4:P p5:P w4", sheet(actions="./ooooooo/."), roll=3)
    assert table.refusal(Use("w", mark)) == "mark.not_allowed"
    assert table.refusal(Use("w", mark, Joker("?", 7))) == "joker.none"
    assert table.wait_for("?k").refusal(Bonus("?k", mark)) == "mark.not_allowed"


def test_the_view_says_of_each_die_why_it_is_out_of_reach() -> None:
    def reasons(table: Position, seat: int | None = 0) -> list[str | None]:
        return [die.why_not for die in CLEVER_CUBED.view(table.state, seat).dice]

    rolling = Position(SOME_DICE, sheet(), sheet(), roll=3)
    away = "die.not_in_hand"
    assert reasons(rolling) == [away, away, "die.fits_nowhere", None, away, None]
    assert reasons(rolling, seat=1) == ["match.not_your_turn"] * 6
    assert reasons(rolling, seat=None) == ["match.not_seated"] * 6
    assert reasons(Position(SOME_DICE, roll=2, phase="rolling")) == ["roll.first"] * 6
    assert reasons(Position(SOME_DICE).wait_for("?y")) == ["bonus.first"] * 6
    picking = Position("y1:I t1:II b1:III n4:P p5:P w6:P", phase="finishing", active=None)
    assert reasons(picking) == ["die.platter_first"] * 3 + [None] * 3
    own = full_but(brown="1534264")
    fallback = Position("y1:I n5:II b1:III t5:P p5:P w4:P", own, phase="finishing", active=None)
    assert reasons(fallback) == ["die.fits_nowhere"] * 3 + [None] + ["die.fits_nowhere"] * 2
    assert reasons(Position("y1:I n5:II b1:III t5:P p5:P w4:P", phase="finishing")) == ["extra.none"] * 6


def test_a_tie_goes_to_the_higher_best_area_and_may_stay_one() -> None:
    def ranking(*words: dict[str, str]) -> tuple[tuple[int, ...], ...]:
        return outcome([SeatState(sheet=sheet(**each)) for each in words]).ranking

    twelve, six_and_six = {"yellow": "123/./."}, {"yellow": "12/./.", "turquoise": "123/./././."}
    assert ranking(six_and_six, twelve) == ((1,), (0,))
    assert ranking(twelve, six_and_six, twelve) == ((0, 2), (1,))
    assert outcome([SeatState(sheet=sheet(**twelve))]).points == (12,)


def test_the_registry_knows_the_game() -> None:
    assert GAMES["clever_cubed"] is CLEVER_CUBED
