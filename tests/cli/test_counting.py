"""Counts that take long: what is said while they run, and only to those who look."""

import io
import sys
from contextlib import redirect_stderr
from time import sleep

import numba
import pytest

from akili.cli import counting
from akili.cli.counting import compilation_told, so_far, watched
from akili.cli.status_line import CLEARED, StatusLine
from akili.polyomino import Tally


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_what_is_known_is_told() -> None:
    assert so_far(Tally()) == "0 solutions so far"
    assert so_far(Tally(1, 0.00001)) == "1 solution so far, less than 0.1 % of the search"
    assert so_far(Tally(1234567, 0.1249)) == "1,234,567 solutions so far, about 12.5 % of the search"


def test_a_long_count_is_told_and_the_line_is_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "PATIENCE", 0.001)
    monkeypatch.setattr(counting, "PACE", 0.001)
    tally, screen = Tally(), Screen()
    with redirect_stderr(screen), watched(tally, StatusLine()):
        for found in (5, 7):
            tally.found = found
            for _ in range(10_000):
                sleep(0.001)
                if f"{found} solutions so far – Ctrl-C stops" in screen.getvalue():
                    break
            else:
                pytest.fail(f"{found} wasn't told")
    assert screen.getvalue().endswith(CLEARED)
    assert screen.getvalue().count("\n") == 0


def test_a_short_count_is_not_talked_about() -> None:
    screen = Screen()
    with redirect_stderr(screen), watched(Tally(), StatusLine()):
        pass
    assert screen.getvalue() == ""


def test_nothing_is_said_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    file = io.StringIO()
    for stream in (file, None):
        monkeypatch.setattr(sys, "stderr", stream)
        line = StatusLine()
        line.say("something")
        line.clear()
    assert file.getvalue() == ""


def test_compiling_is_told_once() -> None:
    inner = numba.njit(lambda number: number + 1)
    outer = numba.njit(lambda number: inner(number) * 2)
    with redirect_stderr(Screen()) as screen, compilation_told(StatusLine()):
        assert screen.getvalue() == ""
        assert outer(1) == 4
        told = screen.getvalue()
        assert set(told.split(CLEARED)) == {"", "Compiling the fast solver: some seconds, the first time only …"}
        assert outer(2) == 6
        assert screen.getvalue() == told


def test_while_one_thing_is_held_nothing_else_is_said() -> None:
    with redirect_stderr(Screen()) as screen:
        line = StatusLine()
        line.hold("first")
        line.say("second")
        line.let_go()
        line.say("third")
    assert screen.getvalue() == f"{CLEARED}first{CLEARED}{CLEARED}third"
