"""The sheet as data is the sheet on the paper: drawn once more by hand, and counted."""

from collections import Counter

from akili.cli.games.clever_cubed.sheet_picture import plain
from akili.games.clever_cubed import printed
from akili.games.clever_cubed.notation import parse
from akili.games.clever_cubed.printed import Bonus
from akili.games.clever_cubed.scoring import area_points, foxes
from akili.games.clever_cubed.sheet import Sheet

PAPER = """\
Round       1    2    3    4    5    6
            R    +1   J    ?k

Re-roll     R    R    R    R    R    R    R    ->   F
Joker       3    4    5    6    ?    ?    ?    ->   ?p
Extra die   +1   +1   +1   +1   +1   +1   +1   ->   ?n

YELLOW     a row of 1 to 6 crosses: 2 6 12 20 30 42
  I         1    2    3    4   [5]  [6]  = 0
            R    J    ?p   +1   ?t   F
  II        1    2   [3]  [4]   5    6   = 0
            J    ?t   ?b   ?n   ?y   +1
  III      [1]  [2]   3    4    5    6   = 0

TURQUOISE  a row of 1 to 6 crosses: 1 3 6 10 15 21
  1        [1]  [2]  [3]  [4]  [5]  [6]   ->   F   = 0
  2        [1]  [2]  [3]  [4]  [5]   6    ->   +1  = 0
  3        [1]  [2]  [3]   4    5    6    ->   ?n  = 0
  4        [1]  [2]   3    4    5    6    ->   ?t  = 0
  5        [1]   2    3    4    5    6             = 0
            ?n   ?p   ?y   J    ?b   R

BLUE       4 more for each number up to 4 or from 10
            22   17   13   9    6    3         3    6    9    13   17   22
            _    _    _    _    _    _   [7]   _    _    _    _    _    _
            +1   ?p        ?y   J                   R    ?n        ?t   F

BROWN      1 to 12 crosses: 2 5 9 14 20 27 35 44 54 65 77 90
            1    5    3    4    2    6    4    5    2    1    6    3
              J    ?p        R    ?t        +1   ?b        ?y   F

PINK       the sum: the die times the star, or half of it and the bonus
           half  x1   x2   x2   x1   x2   x2   x1   x3   x2   x2   x3
            _    _    _    _    _    _    _    _    _    _    _    _
                 R    ?b   +1   J    ?y   ?n   R    F    ?b   ?t   ?k

"""


def every_bonus() -> Counter[Bonus | None]:
    rows: tuple[tuple[Bonus | None, ...], ...] = (
        *printed.YELLOW_BONUSES,
        printed.TURQUOISE_ROW_BONUSES,
        printed.TURQUOISE_COLUMN_BONUSES,
        printed.BLUE_LEFT_BONUSES,
        printed.BLUE_RIGHT_BONUSES,
        printed.BROWN_BONUSES,
        printed.PINK_BONUSES,
        printed.ROUND_BONUSES,
        tuple(printed.ACTION_ROW_ENDS.values()),
    )
    return Counter(bonus for row in rows for bonus in row)


def test_the_empty_sheet_looks_like_the_paper() -> None:
    assert plain(Sheet()).startswith(PAPER)


def test_there_is_an_action_for_every_field_of_the_action_rows() -> None:
    bonuses = every_bonus()
    assert (bonuses["R"], bonuses["J"], bonuses["+1"]) == (7, 7, 7)
    assert bonuses["F"] == 6


def test_everything_that_is_not_paired_off_has_the_length_of_its_area() -> None:
    assert {len(gap) for gap in printed.YELLOW_BONUSES} == {6}
    assert len(printed.BLUE_LEFT_BONUSES) == len(printed.BLUE_RIGHT_BONUSES) == len(printed.BLUE_POINTS) - 1 == 6
    assert len(printed.BROWN_NUMBERS) == len(printed.BROWN_BONUSES) + 1 == len(printed.BROWN_POINTS) - 1 == 12
    assert len(printed.PINK_MULTIPLIERS) == len(printed.PINK_BONUSES) == 12
    assert len(printed.JOKER_FIELDS) == printed.ACTION_FIELDS == 7
    assert Counter(printed.BROWN_NUMBERS) == dict.fromkeys(range(1, 7), 2)
    assert sorted(number for row in printed.YELLOW_GREY for number in row) == [1, 2, 3, 4, 5, 6]


def test_the_best_that_each_area_can_earn() -> None:
    full = "123456/123456/123456 123456/123456/123456/123456/123456 7,2,3,4,5,6:7:8,9,10,11,12,7 153426452163"
    best = parse(f"{full} 3h,6,12,12,6,12,12,6,18,12,12,18 ././.")
    assert area_points(best) == (126, 105, 68, 90, 129)
    with_all_foxes = parse(f"{full} 3h,6,12,12,6,12,12,6,3h,12,12,18 ooooooo/./.")
    assert foxes(with_all_foxes) == 6
