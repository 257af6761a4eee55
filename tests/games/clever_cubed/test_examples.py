"""The worked examples of the rulebook, figure by figure."""

from __future__ import annotations

from tests.games.clever_cubed.positions import Position, sheet

from akili.games.clever_cubed.model import (
    Blue,
    Bonus,
    BonusWon,
    Brown,
    DiceDealt,
    DiceDropped,
    Done,
    Extra,
    FinishBegun,
    Joker,
    Pass,
    Pink,
    Roll,
    Rolled,
    RoundBegun,
    TurnBegun,
    Turquoise,
    Use,
    Yellow,
)

UNMOVED = [5, 4, 3, 2, 1]  # draws that leave six dice in their order; the last two leave three


def test_reni_s_turn() -> None:
    table = Position("y5 t2 b4 n3 p3 w6", sheet(), sheet())  # 1. she rolls all six dice
    table.do(Use("p", Pink(3, "half")), rolled=(6, 2, 3, 4))  # 2. the pink 3 lies on field I and is written
    assert table.sheet().pink == (1,)
    assert table.told(DiceDropped) == [DiceDropped(("t",))]  # 3. what is lower than 3 is on the platter
    assert table.told(Rolled) == [Rolled(2, (6, 2, 2, 3, 3, 4), True, 0)]  # 4. the other four are rolled
    assert table.state.places == (0, 4, 0, 0, 1, 0)
    table.do(Use("w", Pink(4, "times")), rolled=(3,))  # 5. the white 4, on field II, is written in pink too
    assert table.sheet().pink == (1, 4)
    assert table.told(DiceDropped)[1:] == [DiceDropped(("b", "n"))]  # 6. what is lower than 4
    assert table.told(Rolled)[1:] == [Rolled(3, (3, 2, 2, 3, 3, 4), True, 0)]  # 7. only yellow is left, a 3 …
    assert table.dice_on_offer() == {"y"}
    table.do(Use("y", Yellow(3, 3)))
    assert table.sheet().yellow == (0, 0, 0b100)  # … and crossed in the lowest row
    assert table.state.places == (3, 4, 4, 4, 1, 2)
    assert table.told(FinishBegun) == [FinishBegun((), 0)]
    assert table.state.phase == "finishing"
    assert table.dice_on_offer(seat=1) == {"t", "b", "n"}  # what she offers to the others


def test_a_high_die_leaves_nothing_for_the_next_roll() -> None:
    table = Position("y5 t2 b4 n3 p6 w1", sheet(), sheet())
    table.do(Use("p", Pink(6, "half")))
    assert table.state.phase == "finishing"
    assert table.state.places == (4, 4, 4, 4, 1, 4)


def test_the_lowest_die_sends_none_to_the_platter_and_equal_ones_stay() -> None:
    table = Position("y2 t2 b4 n3 p6 w5")
    table.do(Use("t", Turquoise(2, (1,))), rolled=(1, 1, 1, 1, 1))
    assert table.told(DiceDropped) == []
    assert table.state.places == (0, 1, 0, 0, 0, 0)


def test_a_roll_without_use_leaves_its_field_empty_and_all_dice_in_hand() -> None:
    table = Position("y5 t2 b4 n3 p6 w1")
    table.do(Pass(), rolled=(1, 2, 3, 4, 5, 6))
    assert (table.state.roll, table.state.places) == (2, (0,) * 6)
    table.do(Use("p", Pink(5, "half")), rolled=(6,))
    assert table.state.places == (4, 4, 4, 4, 2, 0)


def test_after_the_third_roll_all_that_is_left_goes_to_the_platter() -> None:
    table = Position("y5:I t2:P b4 n3 p6 w1:II", sheet(), sheet(), roll=3)
    table.do(Pass())
    assert table.told(FinishBegun) == [FinishBegun(("b", "n", "p"), 0)]
    assert table.state.places == (1, 4, 4, 4, 4, 2)


def test_yellow_2_of_the_first_roll_goes_into_the_first_row() -> None:
    assert Position("y2 t1 b1 n1 p1 w1").marks("y") == {Yellow(1, 2)}
    assert Position("y2 t1 b1 n1 p1:I w1", roll=2).marks("y") == {Yellow(2, 2)}
    assert Position("y2 t1 b1 n1:II p1:I w1", roll=3).marks("y") == {Yellow(3, 2)}


def test_yellow_2_of_the_platter_goes_into_the_grey_box() -> None:
    lying = "y{}:P t1:P b1:P n1:I p1:II w1:III"
    grey = {1: 3, 2: 3, 3: 2, 4: 2, 5: 1, 6: 1}
    for face, row in grey.items():
        assert Position(lying.format(face), phase="finishing", active=None).marks("y") == {Yellow(row, face)}


def test_turquoise_3_with_a_yellow_3_on_field_one_crosses_two() -> None:
    table = Position("y3:I t3 b3 n4 p5 w3:P", sheet(turquoise="3/./3/./."), roll=2)
    free = [2, 4, 5]
    assert table.marks("t") == {
        *(Turquoise(3, (row,)) for row in free),
        Turquoise(3, (2, 4)),
        Turquoise(3, (2, 5)),
        Turquoise(3, (4, 5)),
    }
    table.do(Use("t", Turquoise(3, (2, 5))), rolled=(1, 1, 1))
    assert table.sheet().turquoise == (4, 4, 4, 0, 4)


def test_a_platter_with_three_4s_crosses_up_to_three() -> None:
    table = Position("y4:I t4:P b4:P n1:II p4:P w1:III", sheet(), sheet(), phase="finishing")
    sizes = {len(mark.rows) for mark in table.marks("t", seat=1) if isinstance(mark, Turquoise)}
    assert sizes == {1, 2, 3}
    table.do(Use("t", Turquoise(4, (1, 2, 3))), seat=1)
    assert table.sheet(1).turquoise == (8, 8, 8, 0, 0)


def test_a_passive_seat_can_cross_all_five() -> None:
    table = Position("y6:I t4:P b4:P n4:P p4:P w4:P", sheet(), sheet(), phase="finishing")
    assert Turquoise(4, (1, 2, 3, 4, 5)) in table.marks("t", seat=1)


def test_blue_and_white_are_added_wherever_the_other_lies() -> None:
    table = Position("y1 t1 b5 n1 p1 w3:P", sheet(blue="6:7:"))
    assert table.marks("b") == {Blue("right", 8)}
    assert Position("y1 t1 b5:I n1 p1 w1", sheet(blue=":7:"), roll=2).marks("w") >= {Blue("left", 6)}


def test_blue_goes_down_to_the_left_up_to_the_right_and_a_7_begins_anew() -> None:
    for sum_of_dice, expected in {
        4: {Blue("left", 4)},
        5: set(),
        10: set(),
        9: {Blue("right", 9)},
        7: {Blue("left", 7), Blue("right", 7)},
    }.items():
        white = min(6, sum_of_dice - 1)
        table = Position(f"y1 t1 b{sum_of_dice - white} n1 p1 w{white}", sheet(blue="5,6:7:8"))
        assert table.marks("b") == expected
    anew = Position("y1 t1 b2 n1 p1 w4", sheet(blue="7,5,6:7:8,9,7"))
    assert anew.marks("b") == {Blue("left", 6)}
    assert Position("y1 t1 b4 n1 p1 w4", sheet(blue="7,5,6:7:8,9,7")).marks("b") == {Blue("right", 8)}


def test_a_full_side_of_blue_takes_nothing_more() -> None:
    table = Position("y1 t1 b3 n1 p1 w4", sheet(blue="7,7,7,7,7,7:7:8"))
    assert table.marks("b") == {Blue("right", 7)}


def test_a_blue_bonus_comes_with_the_number() -> None:
    table = Position("y1 t1 b3 n1 p1 w2", sheet(blue="6:7:"))
    table.do(Use("b", Blue("left", 5)), rolled=(1, 1))
    assert table.told(BonusWon) == [BonusWon(0, "J", "blue-left-2")]
    assert table.sheet().jokers == 1


def test_brown_goes_to_the_right_and_what_is_skipped_is_lost() -> None:
    table = Position("y1 t1 b1 n4 p1 w1")
    assert table.marks("n") == {Brown(4), Brown(7)}
    table.do(Use("n", Brown(7)), rolled=(5,))
    assert table.sheet().brown == 1 << 6
    for face, fields in {1: {10}, 2: {9}, 3: {12}, 4: set(), 5: {8}, 6: {11}}.items():
        own = sheet(brown="......4")
        assert Position(f"y1 t1 b1 n{face} p1 w1", own).marks("n") == {Brown(field) for field in fields}


def test_a_brown_bonus_needs_both_neighbours() -> None:
    table = Position("y1 t1 b1 n5 p1 w1", sheet(brown="1"))
    table.do(Use("n", Brown(2)))
    assert table.told(BonusWon) == [BonusWon(0, "J", "brown-1")]
    skipped = Position("y1 t1 b1 n3 p1 w1", sheet(brown="1"))
    skipped.do(Use("n", Brown(3)))
    assert skipped.told(BonusWon) == []


def test_the_first_pink_field_is_always_halved() -> None:
    table = Position("y1 t1 b1 n1 p5 w1")
    assert table.marks("p") == {Pink(5, "half")}
    table.do(Use("p", Pink(5, "half")))
    assert (table.sheet().pink, table.sheet().pink_halved) == ((2,), 1)
    assert table.told(BonusWon) == []


def test_pink_is_half_and_the_bonus_or_more_points_and_none() -> None:
    lying, before = "y1 t1 b1 n1 p5 w5", sheet(pink="1h,2,6")
    halved, multiplied = Position(lying, before), Position(lying, before)
    halved.do(Use("p", Pink(5, "half")), rolled=(1,))
    multiplied.do(Use("p", Pink(5, "times")), rolled=(1,))
    assert (halved.sheet().pink, halved.told(BonusWon)) == ((1, 2, 6, 2), [BonusWon(0, "+1", "pink-4")])
    assert (multiplied.sheet().pink, multiplied.told(BonusWon)) == ((1, 2, 6, 10), [])


def test_white_is_any_of_four_colours_or_goes_with_blue() -> None:
    table = Position("y1:I t1:II b5:P n1:III p2:P w1:P", sheet(pink="1h"), phase="finishing", active=None)
    assert table.marks("w") == {
        Yellow(3, 1),
        *(Turquoise(1, (row,)) for row in range(1, 6)),
        Blue("left", 6),
        Brown(1),
        Brown(10),
        Pink(1, "half"),
        Pink(1, "times"),
    }


def test_a_number_joker_leaves_the_die_s_real_face() -> None:
    table = Position("y2 t3 b1 n5 p4 w6", sheet(actions="./oooo/."))
    table.do(Use("y", Yellow(1, 6), Joker("6", 6)), rolled=(1, 1, 1, 1))
    assert table.sheet().yellow == (1 << 5, 0, 0)
    assert table.told(DiceDropped) == [DiceDropped(("b",))]  # lower than 2, not than 6
    assert table.state.faces[0] == 2
    assert table.sheet().jokers_used == 0b1000


def test_jokers_are_used_in_any_order_and_only_circled_ones() -> None:
    table = Position("y2 t3 b1 n5 p4 w6", sheet(actions="./ox/."))
    assert {command.joker for command in table.legal() if isinstance(command, Use)} == {None, Joker("3", 3)}
    free = Position("y2 t3 b1 n5 p4 w6", sheet(actions="./xxxxo/."))
    assert {command.joker.number for command in free.legal() if isinstance(command, Use) and command.joker} == {
        *range(1, 7)
    }
    assert free.marks("y", joker=Joker("?", 2)) == set()


def test_an_extra_die_goes_where_it_lies() -> None:
    table = Position("y2:II t3:P b1:P n5:I p4:III w6:P", sheet(actions="././oo"), phase="finishing")
    assert table.marks("y") == {Yellow(2, 2)}
    assert Yellow(1, 6) in table.marks("w")  # from the platter: the grey one
    assert table.dice_on_offer() == {"y", "t", "b", "n", "p", "w"}
    table.do(Extra("y", Yellow(2, 2)))
    assert "y" not in table.dice_on_offer()
    assert table.refusal(Extra("y", Yellow(2, 2))) == "die.extra_twice"
    assert table.sheet().extras_used == 1


def test_an_extra_die_with_a_joker() -> None:
    table = Position("y2:II t3:P b1:P n5:I p4:III w6:P", sheet(actions="./o/o"), phase="finishing", round=6)
    table.do(Extra("y", Yellow(2, 3), Joker("3", 3)), rolled=[1] * 6, chance=[0] * 7)
    assert table.sheet().yellow == (0, 4, 0)
    assert (table.sheet().jokers_used, table.sheet().extras_used) == (1, 1)


def test_alone_the_lowest_three_lie_on_the_platter() -> None:
    """The blue 1 and the pink 2, and of three 3s the yellow one, because chance says so."""
    table = Position("y6 t6:I b6:II n6:P p6:P w6:P", roll=3)
    table.do(Pass(), rolled=(3, 3, 1, 5, 2, 3), chance=[*UNMOVED, *UNMOVED[3:]])
    assert table.told(TurnBegun) == [TurnBegun(None, 0)]
    assert table.told(DiceDealt) == [DiceDealt((3, 3, 1, 5, 2, 3), (4, 1, 4, 3, 4, 2), 0)]
    assert table.refusal(Use("t", Turquoise(3, (1,)))) == "die.platter_first"


def test_alone_chance_breaks_ties_and_fills_the_fields() -> None:
    table = Position("y6 t6:I b6:II n6:P p6:P w6:P", roll=3)
    white_before_yellow, turned_around = [0, *UNMOVED[1:]], [0, 1]
    table.do(Pass(), rolled=(3, 3, 1, 5, 2, 3), chance=[*white_before_yellow, *turned_around])
    assert table.told(DiceDealt) == [DiceDealt((3, 3, 1, 5, 2, 3), (2, 3, 4, 1, 4, 4), 0)]


def test_a_question_mark_is_as_if_the_number_had_been_rolled() -> None:
    table = Position("y2 t3 b1 n5 p4 w6", sheet(yellow="./3/.")).wait_for("?y")
    table.do(Bonus("?y", Yellow(1, 3)))
    assert table.sheet().yellow == (4, 4, 0)
    assert table.told(BonusWon) == [BonusWon(0, "?p", "yellow-1-3")]
    assert table.seat().waiting == ("?p",)
    table.do(Bonus("?p", Pink(6, "half")), rolled=(1,) * 6)
    assert table.sheet().pink == (3,)


def test_the_black_question_mark_takes_any_colour_and_number() -> None:
    table = Position("y2 t3 b1 n5 p4 w6").wait_for("?k")
    marks = [command.mark for command in table.legal() if isinstance(command, Bonus)]
    assert len(marks) == len(set(marks)) == 18 + 30 + 3 + 12 + 4  # blue: 7 on both sides, 8 on the right; pink: 0 to 3


def test_the_round_track_gives_a_black_question_mark_in_round_four() -> None:
    table = Position(
        "y1:I t1:II b1:III n1:P p1:P w1:P", sheet(actions="././o"), phase="finishing", round=3, active=None
    )
    table.do(Pass())
    table.do(Done())
    assert table.told(RoundBegun) == []  # until the next roll all can be taken back
    table.do(Roll())
    assert table.told(RoundBegun) == [RoundBegun(4, 0)]
    assert table.told(BonusWon) == [BonusWon(0, "?k", "round-4")]
    assert (table.state.phase, table.state.faces) == ("opening", ())
    table.do(Bonus("?k", Pink(6, "half")), rolled=(1, 2, 3, 4, 5, 6))
    assert (table.state.phase, table.state.roll, table.state.faces) == ("choosing", 1, (1, 2, 3, 4, 5, 6))
