"""How the checks are run: those that fail are told, and stop what comes after them."""

import sys
from pathlib import Path

import pytest

from scripts import check

ROOT = Path(__file__).parent.parent.parent
FINE = (sys.executable, "-c", "print('all fine')")
WRONG = (sys.executable, "-c", "import sys; print('something is wrong', file=sys.stderr); sys.exit(3)")


def test_the_first_failure_ends_a_row_of_checks_and_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.run_in_order((FINE, WRONG, FINE)) == 3
    told = capsys.readouterr().out
    assert told.count("all fine\n") == 1
    assert told.count("✗ failed: ") == 1
    assert told.endswith("\nsomething is wrong\n")


@pytest.mark.parametrize(("rows", "code"), [((FINE, FINE), 0), ((FINE, WRONG), 3), ((WRONG, FINE), 3)])
def test_there_are_no_tests_where_a_check_failed(
    rows: tuple[check.Command, ...], code: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tested = tmp_path / "tested"
    monkeypatch.setattr(check, "WEB", FINE)
    monkeypatch.setattr(check, "LANES", tuple((row,) for row in rows))
    monkeypatch.setattr(check, "TESTS", (sys.executable, "-c", f"open({str(tested)!r}, 'w').close()"))
    assert check.check_all() == code
    assert tested.exists() is (code == 0)


@pytest.mark.parametrize(("tests", "outcome"), [(FINE, "passed"), (WRONG, "failed")])
def test_the_quick_way_says_what_it_did_and_how_long_it_took(
    tests: check.Command, outcome: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "RUFF", (FINE,))
    monkeypatch.setattr(check, "MYPY", FINE)
    monkeypatch.setattr(check, "QUICK_TESTS", tests)
    assert bool(check.check_quickly()) is (outcome == "failed")
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith(f"{outcome} after ")
    assert last.endswith(" s: ruff, mypy and the tests of engine, ubongo, games, bots, locales")


def test_what_is_checked_quickly_is_there() -> None:
    assert all((ROOT / "tests" / folder).is_dir() for folder in check.QUICK)
