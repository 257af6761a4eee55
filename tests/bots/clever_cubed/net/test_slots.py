"""What the net looks at: readable and compiled say the same, of every position that a command leads to."""

import numpy as np
import pytest

from akili.bots.clever_cubed.net import kernel, layout
from akili.bots.clever_cubed.net.position import after, state_of
from akili.bots.clever_cubed.net.sight import see
from akili.bots.clever_cubed.net.slots import read, rows
from akili.engine.chance import SeededChance
from akili.engine.game import Moment
from akili.games.clever_cubed import view
from akili.games.clever_cubed.compiled.translation import seats_of, table_of
from akili.games.clever_cubed.model import Options, Roll, State
from akili.games.clever_cubed.rules import CLEVER_CUBED
from akili.games.clever_cubed.scoring import total


def positions(seed: int, seats: int) -> list[tuple[State, int, State]]:
    """Of a game by chance: what a seat found, the seat, and what it led to before a die fell."""
    chance = SeededChance(seed)
    moment = Moment(0, chance.fork("dice"))
    state = CLEVER_CUBED.initial(Options(), seats)
    found = []
    for event in CLEVER_CUBED.begin(state, None, moment):
        state = CLEVER_CUBED.evolve(state, event)
    while acting := sorted(CLEVER_CUBED.to_act(state)):
        seat = chance.pick(acting)
        legal = list(CLEVER_CUBED.legal(state, seat))
        command = chance.pick([each for each in legal if hasattr(each, "mark")] or legal)
        if not isinstance(command, Roll):
            found += [(state, seat, after(state, seat, each)) for each in {command, chance.pick(legal)}]
        for event in CLEVER_CUBED.decide(state, seat, command, moment):
            state = CLEVER_CUBED.evolve(state, event)
    return found


@pytest.mark.parametrize("seed", range(8))
def test_both_see_the_same(seed: int) -> None:
    seats = 1 + seed % 4
    for _, _, state in positions(seed, seats):
        table, sheets = table_of(state), seats_of(state)
        for seat in range(seats):
            written, points = np.full(layout.SLOTS, -1, np.int32), np.empty(5, np.int64)
            score = kernel.slots(table, sheets[seat], seat, kernel.EVERYTHING, points, written)
            assert tuple(written.tolist()) == rows(state, seat)
            assert score == read(see(state, seat)).points == total(state.seats[seat].sheet)
            assert (written[kernel.TIME] == layout.OFFSETS[kernel.TIME]) == read(see(state, seat)).is_settled


def test_every_slot_has_one_row_of_its_own() -> None:
    ends = np.array(layout.OFFSETS) + layout.SLOT_SIZES
    for _, seat, state in positions(3, 2):
        found = np.array(rows(state, seat))
        assert len(found) == layout.SLOTS
        assert (np.array(layout.OFFSETS) <= found).all()
        assert (found < ends).all()


@pytest.mark.parametrize("seats", [1, 3])
def test_a_view_has_the_whole_position(seats: int) -> None:
    for state, seat, _ in positions(5, seats):
        seen = state_of(view.sight(state, seat))
        assert table_of(seen).tolist() == table_of(state).tolist()
        assert seats_of(seen).tolist() == seats_of(state).tolist()
