import errno
import os
import stat
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.lab.whole_file import OutputError, write_whole


@given(text=st.text(st.characters(exclude_categories=["Cs"])))
def test_what_was_written_can_be_read(text: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "deck.txt"
        write_whole(path, text)
        assert path.read_bytes().decode() == text
        assert list(Path(folder).iterdir()) == [path]


@pytest.mark.parametrize("failing", ["fsync", "replace"])
@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "No space left on device"), KeyboardInterrupt()])
def test_a_failing_write_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str, error: BaseException
) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("old")

    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(os, failing, fail)
    with pytest.raises((OutputError, KeyboardInterrupt)):
        write_whole(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_text_that_is_no_utf8_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="surrogates"):
        write_whole(tmp_path / "deck.txt", "\ud800")
    assert not list(tmp_path.iterdir())


def test_a_new_file_has_the_mode_that_the_person_chose_for_new_files(tmp_path: Path) -> None:
    (tmp_path / "usual.txt").write_text("")
    write_whole(tmp_path / "deck.txt", "")
    assert (tmp_path / "deck.txt").stat().st_mode == (tmp_path / "usual.txt").stat().st_mode


def test_an_old_file_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("old")
    path.chmod(0o640)
    write_whole(path, "new")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    link = tmp_path / "link.txt"
    link.symlink_to(tmp_path / "deck.txt")
    write_whole(link, "new")
    assert link.is_symlink()
    assert (tmp_path / "deck.txt").read_text() == "new"


def test_a_device_is_written_to_and_not_replaced() -> None:
    write_whole(os.devnull, "into the void")
    assert not Path(os.devnull).is_file()


@pytest.mark.parametrize(("name", "reason"), [("none/deck.txt", "No such file or directory"), (".", "Is a directory")])
def test_a_place_that_can_t_be_written_is_named(tmp_path: Path, name: str, reason: str) -> None:
    path = tmp_path / name
    with pytest.raises(OutputError) as caught:
        write_whole(path, "new")
    assert str(caught.value) == f"Can't write {path}: {reason}."
