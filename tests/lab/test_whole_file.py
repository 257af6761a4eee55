from pathlib import Path

import pytest

from akili.lab.whole_file import replacing


def test_the_file_appears_when_it_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "areas"
    path.write_bytes(b"old")
    with replacing(path) as file:
        file.write(b"new")
        file.flush()
        assert path.read_bytes() == b"old"
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


def test_nothing_is_left_of_a_file_that_failed(tmp_path: Path) -> None:
    with pytest.raises(TypeError), replacing(tmp_path / "areas") as file:
        file.write(b"half" + object())  # type: ignore[operator]
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere" / "areas"):
        with pytest.raises(OSError, match=f"^Can't write {path}: .*\\.$"), replacing(path):
            raise AssertionError("must not begin")
