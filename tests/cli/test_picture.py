import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.cli.picture import coloured, painter, plain
from akili.forge.catalogue import TILE_SETS
from akili.polyomino import Puzzle, Region, Shape, Tiling, Usage, count, tilings

RECTANGLES = [(2, 3), (2, 5), (3, 4), (4, 4), (3, 6)]
Output = pytest.CaptureFixture[str]


@st.composite
def solved(draw: st.DrawFn) -> tuple[Puzzle, Tiling]:
    tiles = draw(st.sampled_from(list(TILE_SETS.values()))).tiles
    region = Region.rectangle(*draw(st.sampled_from(RECTANGLES)))
    puzzles = [Puzzle(region, tiles, Usage.exactly(use)) for use in range(1, 5)]
    puzzle = draw(st.sampled_from([puzzle for puzzle in puzzles if count(puzzle)] or [domino()]))
    return puzzle, draw(st.sampled_from(list(tilings(puzzle, 20))))


def domino() -> Puzzle:
    return Puzzle(Region.rectangle(1, 2), TILE_SETS["classic"].pick(["I2"]))


@given(solved())
def test_each_letter_of_the_plain_picture_is_the_tile_that_the_legend_says(case: tuple[Puzzle, Tiling]) -> None:
    puzzle, tiling = case
    picture, legend = plain(puzzle, tiling).split("\n\n")
    entries = [entry.split(" = ") for entry in legend.split(", ")]
    shapes = {tile.name: tile.shape.canonical() for tile in puzzle.tiles}
    assert Region.parse("".join("#" if mark.isalpha() else mark for mark in picture)) == puzzle.region
    for letter, name in entries:
        cells = "".join("\n" if mark == "\n" else ".#"[mark == letter] for mark in picture)
        assert Shape.parse(cells).canonical() == shapes[name]


@given(solved())
def test_the_coloured_picture_has_the_same_letters_two_characters_wide(case: tuple[Puzzle, Tiling]) -> None:
    rows = coloured(*case).plain.split("\n\n")[0].split("\n")
    assert [row[::2] for row in rows] == plain(*case).split("\n\n")[0].split("\n")
    assert all(set(row[1::2]) == {" "} for row in rows)


def test_cells_outside_the_area_stay_blank_and_those_inside_have_their_tile_s_colour() -> None:
    puzzle = Puzzle(Region.parse("##.\n.##"), TILE_SETS["classic"].pick(["S4"]))
    text = coloured(puzzle, next(tilings(puzzle)))
    assert text.plain == "A A   \n  A A \n\nA  S4  "
    assert {str(span.style) for span in text.spans} == {"#FFFFFF on #3E6CCB"}


def test_beyond_62_tiles_letters_come_again_and_the_legend_stays_short() -> None:
    puzzle = Puzzle(Region.rectangle(10, 10), TILE_SETS["dice-white"].pick(["I1"]), Usage.at_least_once())
    legend = plain(puzzle, next(tilings(puzzle))).split("\n\n")[1]
    assert len(legend.split(", ")) == 62


@pytest.mark.parametrize(
    ("is_terminal", "environment", "has_colour"),
    [
        (False, {}, False),
        (True, {}, True),
        (True, {"NO_COLOR": "1"}, False),
        (True, {"NO_COLOR": ""}, True),
        (False, {"FORCE_COLOR": "1"}, True),
        (True, {"TERM": "dumb"}, False),
    ],
)
def test_there_is_colour_where_it_is_welcome(
    is_terminal: bool,
    environment: dict[str, str],
    has_colour: bool,
    capsys: Output,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: is_terminal)
    puzzle = domino()
    painter(puzzle)(next(tilings(puzzle)))
    output = capsys.readouterr().out
    assert ("\x1b[" in output) == has_colour
    assert "I2" in output
