"""Sheets by seed: everybody has the one that follows from it, and the match carries it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest
from tests.games.ubongo_dice.small_sheet import AREAS

from akili.forge.deck import DiceArea, DiceStore, region
from akili.games.ubongo_dice import sheets
from akili.games.ubongo_dice.model import Options, SheetLaid
from akili.games.ubongo_dice.table import free_of
from akili.ubongo.laying import area_cells

if TYPE_CHECKING:
    from tests.games.ubongo_dice.conftest import Table

Sit = Callable[..., "Table"]
STORE = DiceStore(
    "small", tuple((DiceArea(area, 1.0), DiceArea((*area, "#...."[: len(area[0])]), 2.0)) for area in AREAS)
)


@pytest.fixture(autouse=True)
def small_store(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(sheets, "dice_store", lambda: STORE)
    sheets.forged.cache_clear()
    yield
    sheets.forged.cache_clear()


def laid(sit: Sit, seed: str | None, seats: int = 2, match: str = "table") -> SheetLaid:
    (event,) = sit(Options(sheet=seed), seats, match, area=None).told(SheetLaid)
    return event


def test_the_sheet_follows_from_its_seed_alone_whoever_plays_and_whatever_the_dice(sit: Sit) -> None:
    assert laid(sit, "one", match="a") == laid(sit, "one", match="b")
    assert laid(sit, "one", seats=4).areas[:5] == laid(sit, "one").areas
    assert len({laid(sit, f"seed {number}").areas for number in range(10)}) > 5


def test_it_has_six_areas_of_the_store_turned_and_mirrored_with_their_pars(sit: Sit) -> None:
    sheet = laid(sit, "one", seats=3)
    assert len(sheet.areas) == len(sheet.pars) == 6
    for area, par, step in zip(sheet.areas, sheet.pars, STORE.steps, strict=True):
        (origin,) = (stored for stored in step if stored.par == par)
        assert region(area).canonical() == region(origin.area).canonical()


def test_without_a_seed_it_is_the_one_in_the_box(sit: Sit) -> None:
    assert laid(sit, None, seats=3).areas == tuple(area.area for area in sheets.boxed().areas)


def test_it_can_be_played_to_the_end(sit: Sit) -> None:
    table = sit(Options(sheet="one"), 1, area=None)
    while table.match.outcome is None:
        table.roll()
        table.take(0, 0)
        table.draw(0, "white", min(free_of(table.state, 0)))
        if table.phase == "drawing":
            table.confirm(0)
    assert table.view.rolls == sum(map(len, map(area_cells, table.view.areas)))  # square by square
