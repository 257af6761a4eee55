import io
import json
import os
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.cli import answer
from akili.cli.main import main
from akili.forge.tiles import CLASSIC
from akili.polyomino import Puzzle, Region, Usage, count, tilings

Output = pytest.CaptureFixture[str]
HandIn = Callable[[bytes], None]


@given(use=st.integers(2, 4), width=st.integers(2, 5), limit=st.none() | st.integers(1, 30))
def test_json_solutions_cover_the_area_exactly_and_are_all_different(use: int, width: int, limit: int | None) -> None:
    puzzle = Puzzle(Region.rectangle(3, width), CLASSIC.tiles, Usage.exactly(use))
    with redirect_stdout(io.StringIO()) as output:
        is_solved = answer.tell_json(puzzle, tilings(puzzle, limit and limit + 1), limit)
    told = json.loads(output.getvalue())
    total = count(puzzle)
    assert is_solved == (total > 0)
    assert told["count"] == len(told["solutions"]) == min(total, limit or total)
    assert told["complete"] == (limit is None or total <= limit)
    assert len({json.dumps(solution) for solution in told["solutions"]}) == told["count"]
    for solution in told["solutions"]:
        assert len({placed["tile"] for placed in solution}) == use
        assert sorted(tuple(cell) for placed in solution for cell in placed["cells"]) == list(puzzle.region.cells)


def test_json_names_the_area_and_the_tiles(area: str, capsys: Output) -> None:
    assert main(["solve", area, "--tiles", "L4, P5, I3", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["area"] == ["####"] * 3
    assert told["tiles"] == ["L4", "P5", "I3"]
    assert (told["count"], told["complete"]) == (1, False)


@pytest.mark.parametrize("solver", [[], ["--fast"]])
@pytest.mark.parametrize(
    ("options", "number"),
    [
        (["--tiles", "L4,P5,I3"], 20),
        (["--tiles", "L4,P5,I3", "--distinct"], 5),
        (["--use", "3"], 104),
        (["--use", "3", "--distinct"], 26),
        (["--set", "tetrominoes", "--tiles", "L,O", "--at-least-once"], 6),
        (["--set", "fun-size", "--at-most-once"], 28),
        (["--set", "pentominoes"], 0),
    ],
)
def test_counting_agrees_with_listing(
    solver: list[str], options: list[str], number: int, area: str, capsys: Output
) -> None:
    exit_code = 0 if number else 1
    assert main(["solve", area, *options, *solver, "--count"]) == exit_code
    assert capsys.readouterr().out == f"{number}\n"
    assert main(["solve", area, *options, *solver, "--count", "--json"]) == exit_code
    assert json.loads(capsys.readouterr().out)["count"] == number
    assert main(["solve", area, *options, *solver, "--limit", "all", "--json"]) == exit_code
    assert json.loads(capsys.readouterr().out)["count"] == number


@pytest.mark.parametrize("solver", [[], ["--fast"]])
@pytest.mark.parametrize(
    ("options", "drawn", "last"),
    [
        ([], 1, "There are more solutions: --limit N draws N of them, --count counts them."),
        (["--limit", "19"], 19, "There are more solutions: --limit N draws N of them, --count counts them."),
        (["--limit", "20"], 20, "These are all 20 solutions."),
        (["--limit", "all"], 20, "These are all 20 solutions."),
        (["--limit", "5", "--distinct"], 5, "These are all 5 solutions."),
    ],
)
def test_as_many_are_drawn_as_asked_for(
    solver: list[str], options: list[str], drawn: int, last: str, area: str, capsys: Output
) -> None:
    assert main(["solve", area, "--tiles", "L4,P5,I3", *options, *solver]) == 0
    *pictures, summary = capsys.readouterr().out.strip().split("\n\n")
    assert len(set(pictures[::2])) == drawn
    assert summary == last


def test_the_only_solution_is_called_that(hand_in: HandIn, capsys: Output) -> None:
    hand_in(b"\xef\xbb\xbf##.\r\n.##\r\n")  # as an editor on Windows saves it
    assert main(["solve", "--tiles", "S4"]) == 0
    assert capsys.readouterr().out == "AA.\n.AA\n\nA = S4\n\nThis is the only solution.\n"


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--tiles", "I4,O4,S4"], "There is no solution."),
        (["--use", "1"], "There is no solution."),
        (["--tiles", "I4"], "There is no solution: the area has 12 cells, the tiles together have 4."),
        (
            [],
            "There is no solution: the area has 12 cells, the tiles together have 48."
            " Take some of them with --use or --tiles.",
        ),
    ],
)
def test_no_solution_is_an_answer_with_exit_code_1(
    options: list[str], sentence: str, area: str, capsys: Output
) -> None:
    assert main(["solve", area, *options]) == 1
    assert capsys.readouterr() == (f"{sentence}\n", "")


@pytest.mark.parametrize("source", [[], ["-"]])
def test_the_area_may_come_from_standard_input(source: list[str], hand_in: HandIn, capsys: Output) -> None:
    hand_in(b"##\n")
    assert main(["solve", *source, "--tiles", "I2", "--count"]) == 0
    assert capsys.readouterr() == ("1\n", "")


def test_a_person_at_a_terminal_is_told_what_to_type(
    hand_in: HandIn, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand_in(b"##\n")
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    assert main(["solve", "--tiles", "I2", "--count"]) == 0
    output = capsys.readouterr()
    assert output.out == "1\n"
    assert "'#'" in output.err
    assert "Ctrl-D" in output.err


@pytest.mark.parametrize(
    ("options", "part"),
    [
        (["--set", "hexominoes"], "There is no tile set 'hexominoes'; there are classic, fun-size, "),
        (["--tiles", "L4,X9"], "The set classic has no tile 'X9'; it has I2, I3, V3, "),
        (["--tiles", "L4,P5,L4"], "The tile L4 is named twice."),
        (["--tiles", ""], "The set classic has no tile ''; it has "),
        (["--tiles", "L4", "--use", "1"], "Say --tiles or --use, not both"),
        (["--use", "0"], "Exactly 0 of 12 tiles can't be used: say a number from 1 to 12."),
        (["--use", "99"], "Exactly 99 of 12 tiles can't be used: say a number from 1 to 12."),
        (["--use", "-1"], "Exactly -1 of 12 tiles can't be used: say a number from 1 to 12."),
        (["--use", "x"], "Can't use --use: 'x' is not a whole number. Try 'akili solve --help'."),
        (["--use", "2", "--at-most-once"], "Can't use --at-most-once: not allowed with argument --use."),
        (["--limit", "0"], "Can't use --limit: say a number from 1 to "),
        (["--limit", "-3"], "Can't use --limit: say a number from 1 to "),
        (["--limit", "1" + "0" * 30], "Can't use --limit: say a number from 1 to "),
        (["--limit", "some"], "Can't use --limit: 'some' is not a whole number."),
        (["--limit", "3", "--count"], "Can't use --count: not allowed with argument --limit."),
    ],
)
def test_options_that_make_no_sense_are_refused(options: list[str], part: str, area: str, capsys: Output) -> None:
    assert_refused(["solve", area, *options], part, capsys)


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"", "The picture is empty."),
        (b"\n  \n", "The picture is empty."),
        (b"...\n", "The picture has no cell"),
        (b"##\n#x\n", "Unknown character 'x' in line 2, column 2"),
        (b"##\n#\n", "Line 2 is 1 characters long, but line 1 is 2"),
        (b"#\xff\n", "it is not text in UTF-8."),
        (b"#" * 100 + (b"\n" + b"#" * 100) * 99, "The area has 10000 cells; areas of up to 1024 cells can be solved."),
        (b"#" * 5_000_000, "it is longer than 16384 bytes."),
    ],
    ids=["empty", "blank", "no cell", "unknown character", "ragged", "not UTF-8", "10,000 cells", "megabytes"],
)
@pytest.mark.parametrize("is_file", [True, False])
def test_areas_that_can_t_be_solved_are_refused(
    content: bytes, part: str, is_file: bool, tmp_path: Path, hand_in: HandIn, capsys: Output
) -> None:
    path = tmp_path / "area.txt"
    path.write_bytes(content)
    hand_in(content)
    assert_refused(["solve", *([str(path)] if is_file else [])], part, capsys)


def test_of_a_file_without_end_only_the_beginning_is_read(capsys: Output) -> None:
    assert_refused(["solve", "/dev/zero"], "Can't use /dev/zero: it is longer than 16384 bytes.", capsys)


@pytest.mark.parametrize(("name", "reason"), [("none.txt", os.strerror(2)), ("", os.strerror(21))])
def test_files_that_can_t_be_read_are_named(name: str, reason: str, tmp_path: Path, capsys: Output) -> None:
    path = str(tmp_path / name)
    assert_refused(["solve", path], f"Can't read {path}: {reason}.", capsys)


def test_a_file_that_breaks_off_is_named(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    class Broken(io.BytesIO):
        def read(self, _: int | None = -1) -> bytes:
            raise OSError(5, "Input/output error")

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(Broken()))
    assert_refused(["solve"], "Can't read standard input: Input/output error.", capsys)


def test_without_any_standard_input_a_file_is_asked_for(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert_refused(["solve"], "There is no standard input: name a file.", capsys)


def test_a_mistake_in_the_options_is_told_before_the_area_is_asked_for(
    hand_in: HandIn, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand_in(b"")
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    assert_refused(["solve", "--tiles", "X9"], "The set classic has no tile 'X9'", capsys)


def test_without_the_compiled_solver_one_is_told_how_to_get_it(
    area: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setitem(sys.modules, "akili.polyomino.compiled", None)
    assert_refused(["solve", area, "--fast"], '--fast needs the compiled solver: pip install "akili[kernel]".', capsys)


def assert_refused(words: list[str], part: str, capsys: Output) -> None:
    assert main(words) == 2
    output = capsys.readouterr()
    assert not output.out
    assert part in output.err
    assert output.err.count("\n") == 1
    assert output.err.endswith(".\n")
