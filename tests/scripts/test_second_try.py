"""What is tried once more, and what the run is worth then."""

import subprocess
import sys
from pathlib import Path

import pytest
from scripts.second_try import MOST, SOME_FAILED, failed, run_again

FINE = (sys.executable, "-c", "")
WRONG = (sys.executable, "-c", "import sys; sys.exit(2)")
PYTEST = (sys.executable, "-m", "pytest", "-q", "--rootdir=.")
SHAKY = """
from pathlib import Path
def test_fine(): pass
def test_shaky():
    seen = Path("seen")
    was_seen = seen.exists()
    seen.touch()
    assert was_seen
"""


def of_a_run(folder: Path, tests: str) -> tuple[int, list[str]]:
    """The exit code of pytest, and what failed."""
    (folder / "test_it.py").write_text(tests)
    (folder / "pytest.ini").write_text("[pytest]")
    code = subprocess.run(PYTEST, cwd=folder, capture_output=True, check=False).returncode
    return code, failed(folder / ".pytest_cache/v/cache/lastfailed")


def test_what_fails_by_accident_passes_alone_and_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, tests = of_a_run(tmp_path, SHAKY)
    assert (code, tests) == (SOME_FAILED, ["test_it.py::test_shaky"])
    monkeypatch.chdir(tmp_path)
    assert run_again(code, tests, PYTEST, FINE) == 0
    assert "## test_it.py::test_shaky" in capsys.readouterr().out


def test_what_is_wrong_fails_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code, tests = of_a_run(tmp_path, "def test_wrong(): assert False")
    monkeypatch.chdir(tmp_path)
    assert run_again(code, tests, PYTEST, FINE) == SOME_FAILED


def test_a_coverage_that_is_too_low_is_not_saved_by_it() -> None:
    assert run_again(SOME_FAILED, ["one"], FINE, WRONG) == SOME_FAILED


@pytest.mark.parametrize(
    ("code", "count"),
    [(0, 0), (SOME_FAILED, 0), (SOME_FAILED, MOST + 1), (2, 1), (3, 1)],
    ids=["all passed", "only the coverage", "too many", "interrupted", "broken"],
)
def test_else_the_first_run_counts(code: int, count: int) -> None:
    assert run_again(code, ["test"] * count, WRONG, FINE) == code


def test_without_a_run_nothing_has_failed(tmp_path: Path) -> None:
    assert failed(tmp_path / "none") == []
