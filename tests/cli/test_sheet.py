"""``akili show clever-cubed`` and ``akili score``, as a person would use them."""

import json
import sys

import pytest
from hypothesis import given
from tests.games.clever_cubed.sheets import sheets

from akili.cli.games.clever_cubed.sheet_lines import WIDTH, lines
from akili.cli.games.clever_cubed.sheet_picture import coloured, plain
from akili.cli.main import main
from akili.games.clever_cubed.notation import parse
from akili.games.clever_cubed.sheet import Sheet

Output = pytest.CaptureFixture[str]
LINE = "12346/6/6 123456/1234/123/123/1 7,5,6:7:8,9,10,11 1534 3h,6,10,1h,4 xoooooo/ox/."

MARKED = """\
Re-roll     X   (R)  (R)  (R)  (R)  (R)  (R)   ->  (F)
Joker      (3)   X    5    6    ?    ?    ?    ->   ?p
Extra die   +1   +1   +1   +1   +1   +1   +1   ->   ?n

YELLOW     a row of 1 to 6 crosses: 2 6 12 20 30 42
  I         X    X    3    4   [5]  [6]  = 6
           (R)   J    ?p   +1   ?t   F
  II        X    2   [X]  [4]   5    6   = 6
            J    ?t   ?b   ?n   ?y   +1
  III      [1]  [2]   3    4    5    6   = 0

TURQUOISE  a row of 1 to 6 crosses: 1 3 6 10 15 21
  1        [1]  [2]  [3]  [4]  [5]  [X]   ->   F   = 1
  2        [1]  [2]  [3]  [4]  [5]   6    ->   +1  = 0
  3        [X]  [X]  [X]   4    5    X    ->  (?n) = 10
  4        [1]  [2]   3    4    5    6    ->   ?t  = 0
  5        [1]   2    3    4    5    6             = 0
            ?n   ?p   ?y   J    ?b  (R)

BLUE       4 more for each number up to 4 or from 10
            22   17   13   9    6    3         3    6    9    13   17   22
            _    _    _    _    7    6   [7]   8    _    _    _    _    _
            +1   ?p        ?y  (J)                  R    ?n        ?t   F

BROWN      1 to 12 crosses: 2 5 9 14 20 27 35 44 54 65 77 90
            X    X    -    X    2    6    4    5    2    1    6    3
             (J)   -         R    ?t        +1   ?b        ?y   F

PINK       the sum: the die times the star, or half of it and the bonus
           half  x1   x2   x2   x1   x2   x2   x1   x3   x2   x2   x3
            0    6    1    _    _    _    _    _    _    _    _    _
                 -   (?b)  +1   J    ?y   ?n   R    F    ?b   ?t   ?k
"""


def test_marks_are_shown_where_they_were_made(capsys: Output) -> None:
    line = "12/13/. 6/./1236/./. 7,6:7:8 15.4 0h,6,1h xoooooo/ox/."
    assert main(["show", "clever-cubed", line]) == 0
    assert MARKED in capsys.readouterr().out


def test_without_a_notation_the_sheet_is_empty(capsys: Output) -> None:
    assert main(["show", "clever-cubed"]) == 0
    assert capsys.readouterr().out == f"{plain(Sheet())}\n"


def test_in_a_terminal_the_sheet_has_its_colours(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert main(["show", "clever-cubed", *LINE.split()]) == 0
    assert "\x1b[" in capsys.readouterr().out


@given(sheets())
def test_the_coloured_sheet_has_the_letters_of_the_plain_one_which_is_ascii(sheet: Sheet) -> None:
    picture = plain(sheet)
    assert picture.isascii()
    assert [line.rstrip() for line in coloured(sheet).plain.split("\n")] == picture.split("\n")
    assert max(map(len, picture.split("\n"))) <= 80


@given(sheets())
def test_every_cell_has_room(sheet: Sheet) -> None:
    assert all(len(cell.text) <= WIDTH for line in lines(sheet) for cell in line.cells)


def test_colours_are_those_of_the_paper_and_crossed_boxes_are_inverted() -> None:
    empty, crossed = (
        {str(span.style) for span in coloured(sheet).spans if span.style} for sheet in (Sheet(), parse(LINE))
    )
    assert len(empty) == 8  # five areas, grey boxes, boxes without a ground, the black question mark
    assert "#000000 on #F4C534" in empty
    assert "#F4C534 on #000000" in crossed - empty


def test_the_score_is_built_up_by_area(capsys: Output) -> None:
    assert main(["score", "clever-cubed", *LINE.split()]) == 0
    assert capsys.readouterr().out == (
        "Yellow       34   30 + 2 + 2\n"
        "Turquoise    44   21 + 10 + 6 + 6 + 1\n"
        "Blue         30   9 + 13 + 4 + 4\n"
        "Brown        14   4 of 12 fields\n"
        "Pink         24   3 + 6 + 10 + 1 + 4\n"
        "Foxes        42   3 x 14\n"
        "Total       188   alone: grade 1 of 10, the next from 210\n"
    )


def test_the_score_as_json(capsys: Output) -> None:
    assert main(["score", "clever-cubed", LINE, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["notation"] == LINE
    assert told["areas"]["blue"] == {"points": 30, "parts": [9, 13, 4, 4]}
    assert sum(area["points"] for area in told["areas"].values()) + 42 == told["total"] == 188
    assert told["foxes"] == {"count": 3, "points": 42}
    assert told["grade"] == 1


def test_nothing_is_worth_nothing_and_nothing_follows_the_best_grade(capsys: Output) -> None:
    assert main(["score", "clever-cubed", "././.", "././././.", ":7:", ".", ".", "././."]) == 0
    assert capsys.readouterr().out.endswith(
        "Pink          0\nFoxes         0\nTotal         0   alone: grade 0 of 10, the next from 180\n"
    )
    full = "123456/123456/123456 123456/123456/123456/123456/123456 :7: 153426452163 3h,6,12,12,6,12,12,6,18 ././."
    assert main(["score", "clever-cubed", full.replace(":7:", "7,2,3,4,5,6:7:8")]) == 0
    assert capsys.readouterr().out.endswith("alone: grade 10 of 10\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["score", "clever-cubed", "1/2"], "brown, pink, actions; here are 1."),
        (["score", "clever-cubed", *LINE.replace("1534", "1543").split()], "brown, character 53 (4): field 3 is a 3."),
        (["show", "clever-cubed", LINE.replace("6/6", "6/7")], "yellow, character 7 (7)"),
        (["show", "clever-cubed", "--card", "1"], "--card goes with a deck; clever-cubed is a sheet."),
        (["show", "fun-size", LINE], "A notation goes with clever-cubed; fun-size is a deck."),
    ],
)
def test_a_mistake_is_told_in_a_sentence(words: list[str], sentence: str, capsys: Output) -> None:
    assert main(words) == 2
    output = capsys.readouterr()
    assert sentence in output.err
    assert not output.out
