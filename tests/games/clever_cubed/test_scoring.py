"""Points: the rulebook's own examples, and each fox by itself."""

import pytest

from akili.games.clever_cubed.notation import parse
from akili.games.clever_cubed.scoring import Points, area_points, blue_parts, foxes, grade, points, total, yellow_rows
from akili.games.clever_cubed.sheet import Sheet

EMPTY = ("././.", "././././.", ":7:", ".", ".", "././.")
AREAS = ("yellow", "turquoise", "blue", "brown", "pink", "actions")


def sheet(**words: str) -> Sheet:
    """A sheet where only some areas have marks."""
    return parse(" ".join(words.get(area, empty) for area, empty in zip(AREAS, EMPTY, strict=True)))


def test_three_two_and_two_yellow_crosses_are_24() -> None:
    crossed = sheet(yellow="135/26/34")
    assert yellow_rows(crossed) == [12, 6, 6]
    assert area_points(crossed) == (24, 0, 0, 0, 0)


@pytest.mark.parametrize("row", ["12345", "23456"])
def test_five_turquoise_crosses_in_a_row_are_15_on_any_ground(row: str) -> None:
    assert area_points(sheet(turquoise=f"{row}/./././.")) == (0, 15, 0, 0, 0)
    assert area_points(sheet(turquoise=f"././././{row}")) == (0, 15, 0, 0, 0)


def test_blue_with_three_on_the_left_and_four_on_the_right_a_10_and_an_11_is_30() -> None:
    written = sheet(blue="7,5,6:7:8,9,10,11")
    assert blue_parts(written) == [9, 13, 4, 4]
    assert area_points(written) == (0, 0, 30, 0, 0)


def test_a_blue_4_earns_more_and_a_5_does_not() -> None:
    assert blue_parts(sheet(blue="4,5,6:7:8,9")) == [9, 6, 4]


def test_three_foxes_with_14_in_brown_are_42_and_the_score_block_is_188() -> None:
    block = parse("12346/6/6 123456/1234/123/123/1 7,5,6:7:8,9,10,11 1534 3h,6,10,1h,4 ooooooo/o/.")
    assert points(block) == Points(
        34,
        44,
        30,
        14,
        24,
        foxes=3,
        fox_points=42,
        total=188,
        lowest="brown",
        yellow_rows=(30, 2, 2),
        turquoise_rows=(21, 10, 6, 6, 1),
        blue_parts=(9, 13, 8),
    )
    assert total(block) == 188


@pytest.mark.parametrize(
    ("won", "missed"),
    [
        ({"yellow": "6/6/."}, {"yellow": "6/./6"}),
        ({"turquoise": "123456/./././."}, {"turquoise": "12345/./././."}),
        ({"turquoise": "123456/./././."}, {"turquoise": "./123456/123456/123456/123456"}),
        ({"blue": ":7:7,7,7,7,7,7"}, {"blue": "7,7,7,7,7,7:7:7,7,7,7,7"}),
        ({"brown": "..........63"}, {"brown": ".........1.3"}),
        ({"pink": "1h,1,2,2,1,2,2,1,3h"}, {"pink": "1h,1h,1h,1h,1h,1h,1h,1h,3,1h,1h,1h"}),
        ({"actions": "xxxxxxx/./."}, {"actions": "oooooo/ooooooo/ooooooo"}),
    ],
)
def test_each_fox_is_where_the_paper_has_it(won: dict[str, str], missed: dict[str, str]) -> None:
    assert foxes(sheet(**won)) == 1
    assert foxes(sheet(**missed)) == 0


def test_a_fox_with_an_empty_area_is_worth_nothing() -> None:
    block = points(sheet(yellow="6/6/."))
    assert (block.foxes, block.fox_points, block.total, block.lowest) == (1, 0, 4, "turquoise")


@pytest.mark.parametrize(
    ("reached", "expected"), [(0, 0), (179, 0), (180, 1), (209, 1), (210, 2), (449, 9), (450, 10), (999, 10)]
)
def test_grades_begin_at_180_and_rise_every_30(reached: int, expected: int) -> None:
    assert grade(reached) == expected
