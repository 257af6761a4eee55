import argparse
import json
import sys
from pathlib import Path

import pytest

from akili.cli import forge_census
from akili.lab import census as lab
from akili.polyomino import Region


def run(*options: object) -> int:
    parser = argparse.ArgumentParser()
    forge_census.add_arguments(parser)
    return forge_census.run(parser.parse_args(list(map(str, options))))


def test_writes_the_areas_and_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "areas.jsonl"
    assert run("--sets", 12, "--folder", tmp_path / "work", "--out", out, "--jobs", 2) == 0
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert len(lines) == 838
    assert {Region.parse("\n".join(line["rows"])).size for line in lines} == {10, 11, 12, 13, 14}
    assert min(line["sets"] for line in lines) == 12
    printed = capsys.readouterr()
    assert "838 areas of 3 tiles in 6 × 6" in printed.out
    assert "Going on" not in printed.err


def test_goes_on_after_an_interruption(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class InterruptedStore(lab.ChunkStore):
        def save(self, problem: lab.Problem, tally: lab.Tally) -> None:
            super().save(problem, tally)
            raise KeyboardInterrupt

    out = tmp_path / "areas.jsonl"
    with monkeypatch.context() as patched:
        patched.setattr(lab, "ChunkStore", InterruptedStore)
        assert run("--folder", tmp_path, "--out", out) == 130
    assert not out.exists()
    assert "the same command goes on from there" in capsys.readouterr().err
    assert run("--folder", tmp_path, "--out", out) == 0
    assert "10 of 215 tile sets were counted before" in capsys.readouterr().err
    assert out.read_text().count("\n") == 10393


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--jobs", 0], "The number of jobs must be 1 or more, not 0."),
        (["--sets", 0], "The least number of tile sets that fill an area must be 1 or more, not 0."),
    ],
)
def test_bad_numbers_are_refused(tmp_path: Path, options: list[object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        run("--folder", tmp_path / "work", *options)
    assert not (tmp_path / "work").exists()


def test_a_bad_place_for_the_areas_is_refused_before_the_work(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="Can't write"):
        run("--folder", tmp_path, "--out", tmp_path / "nowhere" / "areas.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_tells_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if name.startswith("akili.lab.census")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(ValueError, match=r'The census needs numba: pip install "akili\[lab\]"'):
        run("--folder", tmp_path)


def test_keeps_its_chunks_in_the_users_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere/cache")
    assert forge_census.default_folder() == Path("/somewhere/cache/akili/census")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", "/home/someone")
    assert forge_census.default_folder() == Path("/home/someone/.cache/akili/census")
