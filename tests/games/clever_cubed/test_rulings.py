"""Where the rulebook is silent or editions differ: each ruling, in both settings where it is an option."""

from __future__ import annotations

import pytest
from tests.games.clever_cubed.positions import Position, full_but, sheet

from akili.games.clever_cubed.model import (
    Blue,
    Bonus,
    BonusesLapsed,
    BonusWon,
    Brown,
    Done,
    Extra,
    Joker,
    MatchEnded,
    Options,
    Pass,
    Passed,
    Pink,
    Reroll,
    Rolled,
    SeatDone,
    TurnBegun,
    Turquoise,
    Use,
    Yellow,
)


def blue_bonuses(table: Position) -> set[Blue]:
    return {each.mark for each in table.legal() if isinstance(each, Bonus) and isinstance(each.mark, Blue)}


@pytest.mark.parametrize(("rounding", "written"), [("down", (2, 0)), ("up", (3, 1))])
def test_half_of_a_pink_5_and_of_a_1(rounding: str, written: tuple[int, int]) -> None:
    options = Options(pink_rounding="up" if rounding == "up" else "down")
    table = Position("y1 t1 b1 n1 p5 w5", options=options)
    table.do(Use("p", Pink(5, "half")), rolled=(1,))
    table.do(Use("w", Pink(1, "half")))
    assert table.sheet().pink == written  # a 0 fills its field like any other number
    assert table.sheet().rerolls == 1


def test_a_7_after_a_7() -> None:
    forbidden = Options(seven_after_seven=False)
    lying = "y1 t1 b3 n1 p1 w4"
    assert Position(lying, sheet(blue="6:7:")).marks("b") == {Blue("left", 7), Blue("right", 7)}
    assert Position(lying, sheet(blue="6:7:"), options=forbidden).marks("b") == {Blue("left", 7)}
    assert Position(lying, sheet(blue="7,6:7:8"), options=forbidden).marks("b") == {Blue("right", 7)}
    assert Position(lying, sheet(blue=":7:"), options=forbidden).marks("b") == set()
    bonus = Position(lying, full_but(blue=":7:"), options=forbidden).wait_for("?b")
    assert blue_bonuses(bonus) == {Blue("left", 6), Blue("right", 8)}


def test_a_blue_question_mark_is_one_to_six_and_the_white_die() -> None:
    lying, own = "y1 t1 b1 n1 p1 w{}", sheet(blue="3,4,5,6:7:8,9")
    assert blue_bonuses(Position(lying.format(1), own).wait_for("?b")) == {
        Blue("left", 2),
        Blue("left", 7),
        Blue("right", 7),
    }
    assert blue_bonuses(Position(lying.format(5), own).wait_for("?b")) == {
        Blue("left", 7),
        Blue("right", 7),
        Blue("right", 10),
    }
    free = Options(blue_bonus="free")
    for white in (1, 5):
        assert blue_bonuses(Position(lying.format(white), own, options=free).wait_for("?b")) == {
            Blue("left", 2),
            Blue("left", 7),
            Blue("right", 7),
            Blue("right", 10),
        }


@pytest.mark.parametrize("options", [Options(), Options(blue_bonus="free")])
def test_a_blue_question_mark_is_free_before_the_first_roll(options: Options) -> None:
    own = sheet(blue="3,4,5,6:7:8,9,10,11")
    table = Position("", own, phase="opening", active=None, round=4, options=options).wait_for("?k", "?b")
    assert blue_bonuses(table) >= {Blue("left", 2), Blue("right", 12)}


def test_a_yellow_question_mark_takes_any_row() -> None:
    table = Position("y1 t1 b1 n1 p1 w1", roll=2).wait_for("?y")
    assert {each.mark for each in table.legal() if isinstance(each, Bonus)} == {
        Yellow(row, column) for row in (1, 2, 3) for column in range(1, 7)
    }


def test_a_turquoise_question_mark_is_exactly_one_box() -> None:
    table = Position("y3:I t3:II b3 n3 p3 w3", roll=3).wait_for("?t")
    assert {each.mark for each in table.legal() if isinstance(each, Bonus)} == {
        Turquoise(column, (row,)) for row in range(1, 6) for column in range(1, 7)
    }


def test_with_a_joker_the_companions_count_by_their_real_faces() -> None:
    table = Position("y3:I t5 b5 n3:II p1 w1", sheet(actions="./o/."), roll=3)
    assert {len(mark.rows) for mark in table.marks("t") if isinstance(mark, Turquoise)} == {1}
    threes = table.marks("t", joker=Joker("3", 3))
    assert {len(mark.rows) for mark in threes if isinstance(mark, Turquoise)} == {1, 2, 3}


def test_a_die_used_with_a_joker_is_a_companion_by_its_real_face() -> None:
    table = Position("y2 t3 b6 n6 p6 w6", sheet(actions="./o/."))
    table.do(Use("y", Yellow(1, 3), Joker("3", 3)), rolled=(3, 6, 6, 6, 6))
    assert Turquoise(3, (1, 2)) not in table.marks("t")
    other = Position("y2:I t2 b6 n6 p6 w6", roll=2)
    assert Turquoise(2, (1, 2)) in other.marks("t")


def test_only_real_faces_decide_about_the_fallback() -> None:
    own = full_but(brown="1534264", actions="./oo/.")
    lying = "y1:P t1:P b1:P n5:I p1:II w1:III"
    closed = Position("y1:P t1:P b1:P n5:P p1:II w1:III", own, phase="finishing", active=None)
    assert closed.dice_on_offer() == {"n"}
    assert closed.refusal(Use("w", Brown(10))) == "die.platter_first"
    opened = Position(lying, own, phase="finishing", active=None)
    assert opened.dice_on_offer() == {"n", "w"}
    assert opened.marks("n") == {Brown(8)}
    assert opened.marks("w", joker=Joker("3", 3)) == {Brown(12)}


def test_under_the_fallback_a_joker_may_be_used_on_a_platter_die() -> None:
    own = full_but(brown="1534264", actions="./o/.")
    table = Position("y1:I t1:II b1:III n4:P p1:P w4:P", own, phase="finishing", active=None)
    assert {(each.die, each.mark) for each in table.legal() if isinstance(each, Use)} == {
        ("n", Brown(12)),
        ("w", Brown(12)),
    }


def test_who_declines_a_platter_die_gets_no_other() -> None:
    table = Position("y5:P t1:P b1:P n5:I p1:II w1:III", sheet(), sheet(), sheet(), phase="finishing")
    table.do(Pass(), seat=1)
    assert table.seat(1).is_done
    assert table.refusal(Use("n", Brown(2)), seat=1) == "match.not_your_turn"
    assert not table.seat(2).is_done


def test_white_as_yellow_goes_into_grey_boxes_from_the_platter() -> None:
    table = Position("y1:I t1:II b1:III n1:P p1:P w5:P", phase="finishing", active=None)
    assert {mark for mark in table.marks("w") if isinstance(mark, Yellow)} == {Yellow(1, 5)}


def test_yellow_by_fallback_goes_into_the_row_of_its_field() -> None:
    own = full_but(yellow="12456/123456/12456")
    for field, marks in (("I", {Yellow(1, 3)}), ("II", set()), ("III", {Yellow(3, 3)})):
        others = [each for each in ("I", "II", "III") if each != field]
        lying = f"y3:{field} t1:P b1:P n1:{others[0]} p1:{others[1]} w1:P"
        assert Position(lying, own, phase="finishing", active=None).marks("y") == marks


def test_turquoise_by_fallback_counts_the_other_dice_on_the_fields() -> None:
    own = full_but(turquoise="././././.")
    table = Position("y4:I t4:II b4:P n4:P p1:III w6:P", own, phase="finishing", active=None)
    assert table.dice_on_offer() == {"w"}  # the white die can be turquoise: no fallback
    own = full_but(turquoise="6/6/6/6/6")
    table = Position("y4:I t4:II b4:P n4:P p1:III w6:P", own, phase="finishing", active=None)
    assert {len(mark.rows) for mark in table.marks("t") if isinstance(mark, Turquoise)} == {1, 2}


def test_turquoise_as_an_extra_die_counts_the_dice_in_its_place() -> None:
    own = sheet(actions="././o")
    on_field = Position("y4:I t4:II b4:P n4:P p4:P w4:III", own, phase="finishing")
    on_platter = Position("y4:I t4:P b4:P n4:P p4:II w4:III", own, phase="finishing")
    assert max(len(mark.rows) for mark in on_field.marks("t") if isinstance(mark, Turquoise)) == 3
    assert max(len(mark.rows) for mark in on_platter.marks("t") if isinstance(mark, Turquoise)) == 3
    alone = Position("y4:I t4:P b3:P n3:P p4:II w4:III", own, phase="finishing")
    assert {len(mark.rows) for mark in alone.marks("t") if isinstance(mark, Turquoise)} == {1}


def test_with_white_as_turquoise_the_turquoise_die_is_one_more() -> None:
    table = Position("y1 t4:I b1 n1 p1 w4", roll=2)
    assert Turquoise(4, (1, 2)) in table.marks("w")


def test_brown_may_skip_from_the_start() -> None:
    assert Position("y1 t1 b1 n3 p1 w1").marks("n") == {Brown(3), Brown(12)}


def test_a_joker_in_blue_is_added_to_the_partner_s_real_face() -> None:
    table = Position("y1 t1 b1 n1 p1 w2", sheet(actions="./oooo/."))
    assert table.marks("b", joker=Joker("6", 6)) == {Blue("right", 8)}
    assert table.marks("b", joker=Joker("4", 4)) == {Blue("left", 6)}
    assert Blue("left", 7) in table.marks("w", joker=Joker("6", 6))


def test_a_joker_never_names_the_die_s_own_face() -> None:
    table = Position("y3 t1 b1 n1 p1 w1", sheet(actions="./oxxxo/."))
    assert table.marks("y", joker=Joker("3", 3)) == table.marks("y", joker=Joker("?", 3)) == set()
    assert table.refusal(Use("y", Yellow(1, 3), Joker("3", 3))) == "joker.own_face"
    assert table.refusal(Use("t", Turquoise(4, (1,)), Joker("4", 4))) == "joker.none"
    assert table.refusal(Use("t", Turquoise(4, (1,)), Joker("3", 4))) == "joker.none"


def test_of_question_mark_jokers_the_leftmost_is_spent() -> None:
    table = Position("y3 t1 b1 n1 p1 w1", sheet(actions="./ooooxoo/."))
    table.do(Use("y", Yellow(1, 1), Joker("?", 1)))
    assert table.sheet().jokers_used == 0b0110000


@pytest.mark.parametrize("first", [Use("n", Brown(2)), Pass()])
def test_a_passive_seat_uses_extra_dice_after_its_pick_or_after_declining(first: Use | Pass) -> None:
    table = Position("y5:P t1:P b1:I n5:P p1:II w1:III", sheet(), sheet(actions="././o"), phase="finishing")
    assert table.refusal(Extra("y", Yellow(1, 5)), seat=1) == "extra.not_yet"
    assert table.refusal(Done(), seat=1) == "done.not_yet"
    table.do(first, seat=1)
    assert table.refusal(first, seat=1) == "roll.over"
    table.do(Extra("y", Yellow(1, 5)), seat=1)
    assert table.seat(1).is_done


def test_after_the_fallback_the_same_die_may_be_an_extra_one() -> None:
    own = full_but(brown=".", actions="././o")
    table = Position("y1:P t1:P b1:P n5:I p1:II w1:III", full_but(), own, phase="finishing")
    table.do(Use("n", Brown(2)), seat=1)
    assert table.marks("n", seat=1) == {Brown(8)}


def test_who_can_t_pick_passes_at_once_and_still_has_extra_dice() -> None:
    own = full_but(brown="...........3", blue="7,7,7,7,7:7:7,7,7,7,7,7", actions="./o/o")
    table = Position("y1:I t1:II b1:III n1 p1 w6", sheet(), own, roll=3, active=0)
    table.do(Pass())
    assert [event.seat for event in table.told(Passed)] == [0]  # white 1 and blue 6 are 7
    stuck = Position("y1:I t1:II b1:III n1 p1 w1", sheet(), full_but(actions="././o"), roll=3)
    stuck.do(Pass(), rolled=(1,) * 6)
    assert [event for event in stuck.events if isinstance(event, Passed)] == [
        Passed(0, "chosen", 0),
        Passed(1, "nothing_fits", 0),
    ]
    assert stuck.told(SeatDone) == [SeatDone(0, "nothing_fits", 0), SeatDone(1, "nothing_fits", 0)]
    assert stuck.told(TurnBegun) == [TurnBegun(1, 0)]


def test_an_action_won_in_this_turn_may_be_used_in_it() -> None:
    table = Position("y1 t2 b2 n2 p2 w2:I", sheet(yellow="1/./."), roll=2)
    table.do(Use("y", Yellow(2, 1)), rolled=(1, 2, 3, 4))
    assert table.told(BonusWon) == [BonusWon(0, "R", "yellow-1-1")]
    table.do(Reroll(), rolled=(6, 6, 6, 6))
    assert table.told(Rolled)[-1] == Rolled(3, (1, 6, 6, 6, 6, 2), True, 0)
    assert table.refusal(Reroll()) == "reroll.none"


def test_several_bonuses_are_used_in_any_order_and_new_ones_join() -> None:
    own = sheet(yellow="5/./5")
    table = Position("y5 t2 b2 n2 p2 w2:I", own, roll=2)
    table.do(Use("y", Yellow(2, 5)))
    assert table.seat().waiting == ("?t", "?y")
    assert {each.bonus for each in table.legal() if isinstance(each, Bonus)} == {"?t", "?y"}
    table.do(Bonus("?y", Yellow(3, 3)))
    assert table.seat().waiting == ("?t",)
    joined = Position("y5 t2 b2 n2 p2 w2:I", sheet(yellow="35/./35"), roll=2)
    joined.do(Use("y", Yellow(2, 5)))
    joined.do(Bonus("?y", Yellow(2, 3)))
    assert joined.seat().waiting == ("?t", "?p", "?b")


def test_the_same_question_mark_twice_is_offered_once_and_used_twice() -> None:
    table = Position("y5 t2 b2 n2 p2 w2").wait_for("?n", "?n")
    assert table.legal() == [Bonus("?n", Brown(field)) for field in sorted(range(1, 13), key=_by_number)]
    table.do(Bonus("?n", Brown(1)))
    assert table.seat().waiting == ("?n",)


def _by_number(field: int) -> int:
    return (1, 5, 3, 4, 2, 6, 4, 5, 2, 1, 6, 3)[field - 1]


def test_question_marks_lapse_when_none_can_be_used() -> None:
    own = full_but(yellow="123456/12346/123456")
    table = Position("y5 t6 b6 n6 p6 w2:I", own, roll=2)
    table.do(Use("y", Yellow(2, 5)), rolled=(2, 2, 2, 2))
    assert table.told(BonusesLapsed) == [BonusesLapsed(0, ("?t", "?y"), "nothing_fits", 0)]
    assert table.seat().waiting == ()
    assert table.state.roll == 3


def test_a_question_mark_waits_while_another_can_be_used() -> None:
    own = full_but(yellow="12346/12346/123456")
    table = Position("y5 t2 b2 n2 p2 w2:I", own, roll=2)
    table.do(Use("y", Yellow(2, 5)))
    assert table.seat().waiting == ("?y",)  # only the lower one is complete
    table.do(Bonus("?y", Yellow(1, 5)), rolled=(2, 2, 2, 2))
    assert table.told(BonusesLapsed) == [BonusesLapsed(0, ("?t",), "nothing_fits", 0)]


def test_a_black_question_mark_that_fits_nowhere_lapses_before_the_round() -> None:
    lying = "y1:I t1:II b1 n1:P p1:P w1:P"
    table = Position(lying, full_but(), full_but(), round=3, active=1, roll=3)
    table.do(Pass(), seat=1, rolled=(1,) * 6)
    assert table.told(BonusesLapsed) == [
        BonusesLapsed(0, ("?k",), "nothing_fits", 0),
        BonusesLapsed(1, ("?k",), "nothing_fits", 0),
    ]
    assert table.told(TurnBegun) == [TurnBegun(0, 0)]


def test_at_the_end_extra_dice_use_the_last_turn_s_dice_each_once() -> None:
    own = sheet(actions="././ooo")
    table = Position("y5:P t1:P b1:I n5:P p1:II w1", own, sheet(), round=6, active=1, roll=3)
    table.do(Pass(), seat=1)
    table.do(Use("n", Brown(2)))
    for used, command in enumerate((Extra("y", Yellow(1, 5)), Extra("p", Pink(1, "half"))), 1):
        table.do(command)
        assert table.sheet().extras_used == used
        assert table.refusal(command) == "die.extra_twice"
    table.do(Done())
    assert table.told(SeatDone)[-1].why == "chosen"
    assert table.told(MatchEnded) == [MatchEnded(0)]
    assert table.state.phase == "over"
