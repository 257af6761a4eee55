"""What ``akili lab train`` refuses, in a sentence; how it learns is tested with the net."""

from __future__ import annotations

from pathlib import Path

import pytest

from akili.cli.main import main

Output = pytest.CaptureFixture[str]
README = Path(__file__).parents[3] / "README.md"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--games", "0"], "--games must be 1 or more, not 0."),
        (["--tries", "-1"], "--tries must be 1 or more, not -1."),
        (["--goals", "2"], "--goals must be a share from 0 to 1, not 2."),
        (["--every", "-1"], "--every must be 0 or more, not -1."),
        (["--onwards", str(README)], f"{README} has no weights of this game."),
    ],
)
def test_what_makes_no_sense(words: list[str], told: str, tmp_path: Path, capsys: Output) -> None:
    assert main(["lab", "train", "clever-cubed", "--folder", str(tmp_path), *words]) == 2
    assert told in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_broken_checkpoint_is_left_alone(tmp_path: Path, capsys: Output) -> None:
    checkpoint = tmp_path / "checkpoint.npz"
    checkpoint.write_bytes(b"PK half of it")
    assert main(["lab", "train", "clever-cubed", "--folder", str(tmp_path)]) == 2
    assert f"{checkpoint} is no training that can be read: say another --folder." in capsys.readouterr().err
    assert checkpoint.read_bytes() == b"PK half of it"
