import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

THREE_BY_FOUR = "####\n####\n####\n"


@pytest.fixture(autouse=True)
def _no_wishes_for_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def _english_around(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may speak anything."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def area(tmp_path: Path) -> str:
    """A file with an area of 3 × 4."""
    path = tmp_path / "area.txt"
    path.write_text(THREE_BY_FOUR)
    return str(path)


@pytest.fixture
def hand_in(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], None]:
    """Puts bytes on standard input."""

    def hand_in(content: bytes) -> None:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))

    return hand_in
