"""Tables on disk: as exact as the solver, one for all orientations, whole or not at all, and not too many."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akili.bots.ubongo_dice import tables
from akili.bots.ubongo_dice.tables import NoTablesError, Tables
from akili.forge.rolls import kernel, plain
from akili.forge.rolls.board import AreaBoard
from akili.polyomino import Region

AREA = Region.parse("####\n###.\n.##.\n.#..")
FLOAT32 = 1e-6


@pytest.mark.parametrize("region", AREA.orientations(), ids=lambda region: str(region).replace("\n", "/"))
def test_every_orientation_reads_its_values_from_one_file(tmp_path: Path, region: Region) -> None:
    board = AreaBoard(region)
    value = Tables(tmp_path).value(board)
    assert [value(free) for free in range(board.whole + 1)] == pytest.approx(plain.values(board), rel=FLOAT32)
    Tables(tmp_path).value(AreaBoard(AREA))
    assert len(list(tmp_path.iterdir())) == 1


def test_what_is_on_disk_is_read_and_not_worked_out_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Tables(tmp_path).value(AreaBoard(AREA))
    monkeypatch.setattr(kernel, "values", None)
    again = Tables(tmp_path).value(AreaBoard(AREA))
    assert [again(free) for free in range(1 << len(AREA))] == [first(free) for free in range(1 << len(AREA))]


@pytest.mark.parametrize("content", [b"", b"torn", b"\0" * 400], ids=["empty", "torn", "half"])
def test_a_file_that_is_not_a_table_is_replaced(tmp_path: Path, content: bytes) -> None:
    table = Tables(tmp_path)
    path = table.path(AREA.canonical(), 2)
    path.write_bytes(content)
    board = AreaBoard(AREA)
    assert table.value(board)(board.whole) == pytest.approx(plain.values(board)[-1], rel=FLOAT32)
    assert path.stat().st_size == 4 << len(AREA)


def test_where_nothing_can_be_written_the_table_is_kept_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    board = AreaBoard(AREA)
    assert Tables(tmp_path / "file").value(board)(0b1) == pytest.approx(36 / 11)


def test_the_least_recently_opened_files_go(tmp_path: Path) -> None:
    few = Tables(tmp_path, files_kept=2)
    for picture in ("##", "###", "####"):
        few.value(AreaBoard(Region.parse(picture)))
    assert len(list(tmp_path.iterdir())) == 2


def test_threads_share_a_table(tmp_path: Path) -> None:
    shared = Tables(tmp_path)
    board = AreaBoard(AREA)
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: shared.value(board)(board.whole), range(32)))
    assert len(set(found)) == 1
    assert len(list(tmp_path.iterdir())) == 1


def test_more_dice_have_a_table_of_their_own(tmp_path: Path) -> None:
    board = AreaBoard(AREA)
    two, three = (Tables(tmp_path).value(board, dice)(board.whole) for dice in (2, 3))
    assert three < two


def test_without_the_kernel_one_is_told_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "can_be_made", lambda: False)
    with pytest.raises(NoTablesError, match="akili\\[kernel\\]"):
        Tables(tmp_path).value(AreaBoard(AREA))


@settings(max_examples=20)
@given(st.integers(0, (1 << len(AREA)) - 1))
def test_a_rest_is_never_worth_more_than_what_it_is_part_of_takes(free: int) -> None:
    """Whatever is drawn, the rest can be filled: no value is infinite, none is below the one roll it takes at least."""
    value = plain.values(AreaBoard(AREA))[free]
    assert (value == 0) if not free else 1 <= value < 100
