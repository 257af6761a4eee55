"""Goals of training games: counted off the sheet, told to the net; without any nothing changes."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace
from tests.bots.clever_cubed.net.test_slots import positions

from akili.bots.clever_cubed.net import layout
from akili.bots.clever_cubed.net.learning import kernel
from akili.bots.clever_cubed.net.learning.goals import kernel as goals
from akili.bots.clever_cubed.net.learning.goals.levels import ALL_ROWS, FIRST_ROWS, GOALS, LEVELS, POINTS_A_LEVEL
from akili.bots.clever_cubed.net.learning.learner import new_learner, room_for_goals, without_goals
from akili.bots.clever_cubed.net.slots import rows
from akili.games.clever_cubed.compiled.translation import seats_of, table_of
from akili.games.clever_cubed.notation import parse
from akili.games.clever_cubed.scoring import foxes
from akili.games.clever_cubed.sheet import Sheet

pytestmark = pytest.mark.no_cover
NAMES = list(POINTS_A_LEVEL)
FOXES = [name for name in NAMES if name.endswith("fox")]


def counted(sheet: Sheet) -> dict[str, int]:
    """Off the sheet, by the rules."""
    return {
        "circled reroll": sheet.rerolls,
        "brown skip": sheet.brown.bit_length() - sheet.brown.bit_count(),
        "pink field": len(sheet.pink),
    }


def goal(name: str, level: int = 1) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.array([level if each == name else 0 for each in NAMES])


@pytest.mark.parametrize("seed", range(4))
def test_what_is_reached_is_counted_off_the_sheet(seed: int) -> None:
    for _, seat, state in positions(seed, 1 + seed):
        sheet, on = state.seats[seat].sheet, np.array(rows(state, seat))
        for name, count in counted(sheet).items():
            assert goals.reached(on, goal(name, 2)) == 2 * POINTS_A_LEVEL[name] * count
        won = [goals.reached(on, goal(name)) / POINTS_A_LEVEL[name] for name in FOXES]
        assert set(won) <= {0, 1}
        assert sum(won) == foxes(sheet)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("yellow fox", "6/6/. ././././. :7: . . ././."),
        ("turquoise fox", "././. 123456/./././. :7: . . ././."),
        ("blue fox", "././. ././././. :7:8,9,10,11,12,7 . . ././."),
        ("reroll fox", "././. ././././. :7: . . ooooooo/./."),
        ("brown fox", "././. ././././. :7: ..........63 . ././."),
        ("pink fox", "././. ././././. :7: . 1h,1,2,2,1,2,2,1,1h ././."),
    ],
)
def test_every_fox_is_a_goal_of_its_own(name: str, line: str) -> None:
    state = positions(1, 1)[0][2]
    sheet = parse(line)
    assert foxes(sheet) == 1
    state = replace(state, seats=(replace(state.seats[0], sheet=sheet),))
    table, seats = table_of(state), seats_of(state)
    without = kernel.worth(table, seats[0], 0, 0.0, np.zeros(GOALS, np.int64))
    for each in FOXES:
        more = kernel.worth(table, seats[0], 0, 0.0, goal(each, 3)) - without
        assert more == (3 * POINTS_A_LEVEL[each] if each == name else 0)


def test_goals_are_drawn_for_a_share_of_the_games() -> None:
    chance, levels = np.array([3], np.uint64), np.empty(GOALS, np.int64)
    drawn = []
    for _ in range(4000):
        goals.draw_goals(chance, 0.5, levels)
        drawn.append(levels.copy())
    found = np.array(drawn)
    assert found.min() == 0
    assert found.max() == LEVELS - 1
    assert 0.45 < found.any(axis=1).mean() < 0.55
    assert (found.any(axis=0)).all()
    before = chance.copy()
    goals.draw_goals(chance, 0.0, levels)
    assert not levels.any()
    assert chance == before


def test_the_net_without_goals_is_the_one_that_is_told_of_none() -> None:
    net = new_learner(4).net
    none, some = np.zeros(GOALS, np.int64), goal("pink fox", 2)
    plain = without_goals(net)
    assert plain[0].shape == (layout.ROWS, layout.WIDTH)
    assert np.allclose(plain[1], goals.with_goals(net, none)[1], atol=1e-6)
    assert not np.allclose(plain[1], goals.with_goals(net, some)[1], atol=1e-3)
    again = without_goals(room_for_goals(plain))
    for one, other in zip(plain, again, strict=True):
        assert np.array_equal(one, other)
    assert FIRST_ROWS[-1] + LEVELS == ALL_ROWS == len(net[0])
