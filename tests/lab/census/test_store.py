"""A census can be interrupted anywhere, and its working folder may hold anything."""

from collections.abc import Callable
from pathlib import Path

import pytest

from akili.forge.tiles import CLASSIC
from akili.lab.census import Census, ChunkStore, Problem, Tally, take

PROBLEM = Problem(CLASSIC.tiles, used=3, side=5, minimum=4)
OTHER = Problem(CLASSIC.tiles, used=3, side=5, minimum=5)


def content(census: Census) -> list[tuple[int, list[int], list[int]]]:
    return [(tally.cells, tally.areas.tolist(), tally.sets.tolist()) for tally in census.tallies]


class RecordingStore(ChunkStore):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.saved: list[int] = []

    def save(self, problem: Problem, tally: Tally) -> None:
        super().save(problem, tally)
        self.saved.append(tally.cells)


@pytest.mark.parametrize("sets_before_the_interruption", [0, 1, 40, 150, 214])
def test_an_interrupted_census_goes_on(tmp_path: Path, sets_before_the_interruption: int) -> None:
    def interrupt(done: int, _total: int) -> None:
        if done == sets_before_the_interruption:
            raise KeyboardInterrupt

    first = RecordingStore(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        take(PROBLEM, first, progress=interrupt)
    second, steps = RecordingStore(tmp_path), list[tuple[int, int]]()
    census = take(PROBLEM, second, progress=lambda done, total: steps.append((done, total)))
    assert content(census) == content(take(PROBLEM))
    assert first.saved + second.saved == [group.cells for group in PROBLEM.groups()]
    kept = sum(len(group.tile_sets) for group in PROBLEM.groups() if group.cells in first.saved)
    total = sum(len(group.tile_sets) for group in PROBLEM.groups())
    assert steps == [(done, total) for done in range(kept, total + 1)]


def test_a_finished_census_is_only_read(tmp_path: Path) -> None:
    census = take(PROBLEM, ChunkStore(tmp_path))
    again = RecordingStore(tmp_path)
    assert content(take(PROBLEM, again)) == content(census)
    assert again.saved == []


@pytest.mark.parametrize(
    "damage",
    [
        lambda _: b"",
        lambda chunk: chunk[:20],
        lambda chunk: chunk[:-1],
        lambda chunk: chunk + bytes(12),
        lambda chunk: bytes([chunk[0] ^ 1]) + chunk[1:],
        lambda chunk: chunk[:-1] + bytes([chunk[-1] ^ 128]),
    ],
    ids=["empty", "only a head", "cut short", "too long", "digest flipped", "bit flipped"],
)
def test_a_damaged_chunk_is_made_again(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    census = take(PROBLEM, ChunkStore(tmp_path))
    path = ChunkStore(tmp_path).path(PROBLEM, 12)
    whole = path.read_bytes()
    path.write_bytes(damage(whole))
    store = RecordingStore(tmp_path)
    assert content(take(PROBLEM, store)) == content(census)
    assert store.saved == [12]
    assert path.read_bytes() == whole


def test_a_foreign_chunk_is_not_taken_for_ours(tmp_path: Path) -> None:
    store = ChunkStore(tmp_path)
    take(OTHER, store)
    store.path(OTHER, 12).rename(store.path(PROBLEM, 12))
    store.path(OTHER, 11).rename(store.path(OTHER, 10))
    assert store.load(PROBLEM, 12) is None
    assert store.load(OTHER, 10) is None
    assert store.load(OTHER, 13) is not None


def test_censuses_share_a_folder(tmp_path: Path) -> None:
    store = ChunkStore(tmp_path)
    for problem in (PROBLEM, OTHER, PROBLEM):
        assert content(take(problem, store)) == content(take(problem))


def test_a_folder_that_cannot_be_written_is_refused_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match=r"^The working folder .*file can't be written to: .*\.$"):
        ChunkStore(tmp_path / "file")
