"""What a page is told: what commands would do, what has become of every bonus, points by round, hints."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.games.clever_cubed.positions import Position, sheet

from akili.engine.chance import SeededChance
from akili.engine.match import Match
from akili.engine.steps import Step, begin, take
from akili.games.clever_cubed.model import (
    Bonus,
    BonusWon,
    Brown,
    DiceDropped,
    Effect,
    Event,
    Extra,
    HintTaken,
    Link,
    Options,
    Pink,
    Roll,
    SeatView,
    TakeBack,
    TakeHint,
    Turquoise,
    Use,
    View,
    Yellow,
)
from akili.games.clever_cubed.rules import CLEVER_CUBED
from akili.games.clever_cubed.spots import SPOTS


def letters(seat: SeatView) -> dict[str, str]:
    return dict(zip(SPOTS, seat.bonuses, strict=True))


def effect_of(table: Position, mark: object) -> Effect:
    return next(effect for effect in CLEVER_CUBED.view(table.state, 0).effects if effect.mark == mark)


@pytest.mark.no_cover
@settings(max_examples=12)
@given(st.integers(), st.integers(1, 4))
def test_what_a_command_would_do_is_what_it_does(seed: int, seats: int) -> None:
    match, chance = Match(CLEVER_CUBED, Options(), seats, seed), SeededChance(seed).fork("players")
    begin(match)
    while match.outcome is None:
        seat = chance.pick(sorted(CLEVER_CUBED.to_act(match.state)))
        view: View = match.view(seat)
        command = chance.pick(view.legal[:-1] or view.legal)
        events = take(match, Step(0, seat, command)).events
        if isinstance(command, Use | Extra | Bonus):
            check_effect(view, command, events, match.view(seat))


def check_effect(before: View, command: Use | Extra | Bonus, events: tuple[Event, ...], after: View) -> None:
    assert before.you is not None
    (effect,) = (effect for effect in before.effects if effect.mark == command.mark)
    won = tuple(event.spot for event in events if isinstance(event, BonusWon) and event.seat == before.you)
    assert effect.wins == won
    own, then = before.seats[before.you], after.seats[before.you]
    assert effect.points == then.points.total - own.points.total
    if isinstance(command.mark, Pink):
        assert effect.writes == then.sheet.pink[-1]
    dropped = [event.dice for event in events if isinstance(event, DiceDropped)]
    if isinstance(command, Use):
        (die,) = (die for die in before.dice if die.die == command.die)
        assert [die.drops] == (dropped or [()])


@pytest.mark.no_cover
@settings(max_examples=12)
@given(st.integers(), st.integers(1, 4))
def test_the_letters_of_a_sheet_are_what_its_seat_has_won(seed: int, seats: int) -> None:
    match, chance = Match(CLEVER_CUBED, Options(), seats, seed), SeededChance(seed).fork("players")
    events: list[Event] = list(begin(match))
    while match.outcome is None:
        seat = chance.pick(sorted(CLEVER_CUBED.to_act(match.state)))
        offered = list(CLEVER_CUBED.legal(match.state, seat))
        events += take(match, Step(0, seat, chance.pick(offered[:-1] or offered))).events
    for number, own in enumerate(match.view(None).seats):
        won = {event.spot for event in events if isinstance(event, BonusWon) and event.seat == number}
        assert won == {spot for spot, letter in letters(own).items() if letter == "w"}


@settings(max_examples=3)
@given(st.integers(), st.integers(1, 4))
def test_who_comes_after_the_end_is_told_when_it_was(seed: int, seats: int) -> None:
    match, now = Match(CLEVER_CUBED, Options(), seats, seed), 0
    begin(match)
    while match.outcome is None:
        assert match.view(None).ended is None
        seat, now = min(CLEVER_CUBED.to_act(match.state)), now + 1000
        take(match, Step(now, seat, next(iter(CLEVER_CUBED.legal(match.state, seat)))))
    assert match.view(None).ended == now


def test_bonuses_in_brown_are_lost_and_in_pink_struck_out() -> None:
    own = sheet(brown="15.4..4", pink="1h,4,2h")
    seat = CLEVER_CUBED.view(Position("y1 t1 b1 n1 p1 w1", own).state, None).seats[0]
    found = {spot: letter for spot, letter in letters(seat).items() if spot.startswith(("brown", "pink"))}
    assert [found[f"brown-{gap}"] for gap in (1, 2, 4, 5, 7, 8)] == ["w", "l", "l", "l", "o", "o"]
    assert [found[f"pink-{field}"] for field in (2, 3, 4)] == ["s", "w", "o"]


def test_effects_of_single_marks() -> None:
    own = sheet(yellow="6/./.", turquoise="./4/././.", brown="1", pink="1h,4", actions="././oooooo")
    table = Position("y6 t4 b6 n4 p5 w6:I", own, roll=2)
    assert effect_of(table, Yellow(2, 6)) == Effect(Yellow(2, 6), wins=("yellow-1-6",), points=2)
    assert effect_of(table, Turquoise(4, (1,))).wins == ("turquoise-column-4",)
    assert effect_of(table, Brown(7)).loses == (2, 3, 4, 5, 6)
    assert effect_of(table, Pink(5, "times")) == Effect(Pink(5, "times"), points=10, writes=10)
    assert effect_of(table, Pink(5, "half")) == Effect(Pink(5, "half"), wins=("pink-3",), points=2, writes=2)
    view = CLEVER_CUBED.view(table.state, 0)
    assert [die.drops for die in view.dice] == [("t", "n", "p"), (), (), (), ("t", "n"), ()]  # blue 12 fits nowhere


def test_the_end_of_an_action_row_is_among_the_winnings() -> None:
    table = Position("y1 t6 b6 n6 p6 w6:I", sheet(yellow="1/./.", actions="oooooo/./."), roll=2)
    assert effect_of(table, Yellow(2, 1)).wins == ("yellow-1-1", "rerolls-end")


def test_only_the_seat_itself_is_told_what_its_marks_would_do() -> None:
    table = Position("y6 t4 b6 n4 p5 w6", sheet(), sheet())
    assert CLEVER_CUBED.view(table.state, 1).effects == CLEVER_CUBED.view(table.state, None).effects == ()
    assert CLEVER_CUBED.sight(table.state, 0) == replace(CLEVER_CUBED.view(table.state, 0), effects=())


@pytest.mark.parametrize("rounding", ["down", "up"])
def test_numbers_of_one_s_choice_with_the_same_half_are_offered_once(rounding: str) -> None:
    options = Options(pink_rounding="up" if rounding == "up" else "down")
    table = Position("y6 t4 b6 n4 p5 w6:I", sheet(pink="1h"), roll=2, options=options).wait_for("?p")
    effects = CLEVER_CUBED.view(table.state, 0).effects
    halves = [effect.writes for effect in effects if isinstance(effect.mark, Pink) and effect.mark.way == "half"]
    assert sorted(halves) == ([0, 1, 2, 3] if rounding == "down" else [1, 2, 3])  # type: ignore[type-var]
    assert sum(effect.writes is not None for effect in effects) == len(halves) + 6
    assert table.refusal(Bonus("?p", Pink(6 if rounding == "up" else 5, "half"))) == "mark.not_allowed"


def test_totals_are_kept_round_by_round() -> None:
    match, chance = Match(CLEVER_CUBED, Options(), 2, "rounds"), SeededChance("rounds")
    begin(match)
    while match.outcome is None:
        seat = chance.pick(sorted(CLEVER_CUBED.to_act(match.state)))
        take(match, Step(0, seat, CLEVER_CUBED.view(match.state, seat).legal[0]))
        rounds = match.state.round - (match.outcome is None)
        assert all(len(own.by_round) == rounds for own in match.state.seats)
    for own in match.view(None).seats:
        assert list(own.by_round) == sorted(own.by_round)
        assert own.by_round[-1] == own.points.total


def test_a_chain_is_seen_link_by_link_also_by_who_comes_back() -> None:
    table = Position("y5 t2 b2 n2 p2 w2:I", sheet(yellow="35/./35"), roll=2)

    def chain() -> tuple[Link, ...]:
        return CLEVER_CUBED.view(table.state, 0).seats[0].chain

    table.do(Use("y", Yellow(2, 5)))
    die, second = Link("y", Yellow(2, 5)), Link("?y", Yellow(2, 3))
    assert chain() == (die,)
    table.do(Bonus("?y", Yellow(2, 3)))
    assert chain() == (die, second)
    table.do(TakeBack())
    assert chain() == (die,)
    table.do(TakeBack())
    assert chain() == ()


def test_the_next_die_begins_a_chain_of_its_own() -> None:
    table = Position("y5 t2 b2 n2 p2 w2:I", sheet(), roll=2)
    table.do(Use("p", Pink(2, "half")), rolled=(1, 1, 1, 6))
    table.do(Use("n", Brown(6)))
    assert table.seat().chain == (Link("n", Brown(6)),)


def test_alone_the_view_has_the_grade() -> None:
    alone = Position("y6 t4 b6 n4 p5 w6", sheet(yellow="123456/123456/123456", turquoise="123456/123456/123456/./."))
    assert CLEVER_CUBED.view(alone.state, 0).grade == 1
    assert CLEVER_CUBED.view(Position("y6 t4 b6 n4 p5 w6", sheet(), sheet()).state, 0).grade is None


def test_alone_a_hint_is_an_event_and_the_match_no_record() -> None:
    match = Match(CLEVER_CUBED, Options(), 1, "hint")
    begin(match)
    take(match, Step(0, 0, Roll()))
    assert match.view(0).can_take_hint
    assert TakeHint() not in match.view(0).legal
    assert take(match, Step(7, 0, TakeHint())).events == (HintTaken(0, 7),)
    assert match.view(0).hints == 1
    assert CLEVER_CUBED.score(match.state) is None
    assert CLEVER_CUBED.score(replace(match.state, hints=0)) is not None


@pytest.mark.parametrize("allowed", [False, True])
def test_in_company_hints_are_for_tables_that_say_so_and_who_is_to_act(allowed: bool) -> None:
    table = Position("y6 t4 b6 n4 p5 w6", sheet(), sheet(), options=Options(hints=allowed))
    assert CLEVER_CUBED.view(table.state, 0).can_take_hint == allowed
    assert table.refusal(TakeHint(), seat=1) == "match.not_your_turn"
    if allowed:
        assert table.do(TakeHint()) == [HintTaken(0, 0)]
    else:
        assert table.refusal(TakeHint()) == "hint.not_here"


def test_neither_clock_nor_hints_part_the_records() -> None:
    assert CLEVER_CUBED.variant(Options("up", turn_seconds=60, hints=True)) == Options("up")
