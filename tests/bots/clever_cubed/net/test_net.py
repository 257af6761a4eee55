"""The net with numpy alone and the compiled one: the same values, the same choices, with and without a beam."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files

import numpy as np
import pytest
from tests.bots.clever_cubed.net.test_slots import positions

from akili.bots.clever_cubed.net import kernel, layout
from akili.bots.clever_cubed.net import net as nets
from akili.bots.clever_cubed.net.beam import kernel as beams
from akili.bots.clever_cubed.net.net import Net, Weights, pack, unpack
from akili.bots.clever_cubed.net.search import Beam, rated
from akili.games.clever_cubed.compiled import layout as arrays
from akili.games.clever_cubed.compiled.offers import kernel as game
from akili.games.clever_cubed.compiled.translation import command_of, seats_of, table_of
from akili.games.clever_cubed.rules import CLEVER_CUBED

MOST_BYTES = 500_000


def shipped() -> Weights:
    with files("akili.bots.clever_cubed.net").joinpath("weights.npz").open("rb") as file:
        return unpack(file)


@pytest.mark.parametrize(
    ("seats", "beam"), [(1, None), (3, None), (1, Beam(3, 3)), (1, Beam(4, 3, 25)), (2, Beam(4, 4, most=60))]
)
def test_both_value_every_option_alike(seats: int, beam: Beam | None) -> None:
    weights = shipped()
    net = Net(weights)
    listed = np.empty(arrays.MOST_OPTIONS, np.int32)
    values, scores = np.empty(arrays.MOST_OPTIONS), np.empty(arrays.MOST_OPTIONS)
    rows = np.empty((arrays.MOST_OPTIONS, layout.SLOTS), np.int32)
    compared = 0
    for state, seat, _ in positions(11, seats)[::3]:
        table, sheets = table_of(state), seats_of(state)
        count = game.options(table, sheets, seat, listed)
        if beam is None:
            kernel.rate(table, sheets, seat, listed, count, weights, values, rows, scores)
        else:
            beams.follow(table, sheets, seat, listed, count, weights, tuple(beam), values)
        found = {each.command: each.value for each in rated(net, state, seat, CLEVER_CUBED.legal(state, seat), beam)}
        for option, value in zip(listed[:count].tolist(), values[:count].tolist(), strict=True):
            assert found[command_of(option)] == pytest.approx(value, abs=0.01)
            compared += 1
    assert compared > 100


def test_a_position_where_one_chooses_on_is_worth_its_best_option() -> None:
    """The beam looks one step further than the net: with enough breadth that is exactly one step."""
    net = Net(shipped())
    seen = 0
    for state, seat, _ in positions(4, 1):
        legal = list(CLEVER_CUBED.legal(state, seat))
        for plain, followed in zip(
            rated(net, state, seat, legal),
            rated(net, state, seat, legal, Beam(len(legal), 1, 10_000, 10_000)),
            strict=True,
        ):
            on = list(CLEVER_CUBED.legal(plain.state, seat))
            if plain.state.seats[seat].waiting:
                best = max(each.value for each in rated(net, plain.state, seat, on))
                assert followed.value == pytest.approx(best, abs=0.01)
                seen += 1
    assert seen > 5


def test_what_is_kept_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """To the last digit: neither what is known, nor what had to be forgotten, nor what is asked about twice."""
    used = Net(shipped())
    monkeypatch.setattr(nets, "SIGHTS", 7)
    monkeypatch.setattr(nets, "PARTS", 100)
    monkeypatch.setattr(nets, "AT_ONCE", 4)
    forgetful = Net(shipped())
    found = positions(2, 2)
    for state, seat, after in found:
        used.values([state, after], seat)
    for seat in range(2):
        states = [after for _, mover, after in found if mover == seat]
        for some in (states[:3] * 2, states[3:9], states):
            expected = Net(shipped()).values(some, seat)
            assert used.values(some, seat) == expected
            assert forgetful.values(some, seat) == expected


def test_threads_may_share_a_net() -> None:
    """Bots that ponder do."""
    net = Net(shipped())
    asked = [([state, after], seat) for state, seat, after in positions(6, 3)]
    expected = [Net(shipped()).values(*each) for each in asked]
    with ThreadPoolExecutor(4) as threads:
        for found in threads.map(lambda _: [net.values(*each) for each in asked], range(4)):
            assert found == expected


def test_the_weights_are_small_and_hold_what_was_packed(tmp_path_factory: pytest.TempPathFactory) -> None:
    assert files("akili.bots.clever_cubed.net").joinpath("weights.npz").stat().st_size <= MOST_BYTES  # type: ignore[attr-defined]
    path = tmp_path_factory.mktemp("net") / "packed.npz"
    weights = shipped()
    with path.open("wb") as file:
        pack(weights, file)
    with path.open("rb") as file:
        again = unpack(file)
    for before, after in zip(weights, again, strict=True):
        assert np.abs(before - after).max() <= 0.01 * np.abs(before).max()
