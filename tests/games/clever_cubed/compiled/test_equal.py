"""The compiled game and the readable one are the same game."""

import numpy as np
import pytest
from tests.games.clever_cubed.compiled.replaying import DifferentError, replay

from akili.games.clever_cubed.compiled import kernel, layout

GAMES = 150  # the whole is a command: see ``replaying``


@pytest.mark.no_cover
@pytest.mark.parametrize("part", range(5))
def test_whole_games_are_the_same_in_both(part: int) -> None:
    compared = [replay(seed) for seed in range(part, GAMES, 5)]
    assert sum(each.options for each in compared) > 20 * GAMES


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The replay isn't blind: a compiled game with another rule is caught."""
    apply = kernel.apply

    def forgetful(
        table: object, seats: "np.ndarray[tuple[int, int], np.dtype[np.int16]]", seat: int, option: int
    ) -> None:
        apply(table, seats, seat, option)
        seats[seat, layout.FOXES] = 0

    monkeypatch.setattr(kernel, "apply", forgetful)
    with pytest.raises(DifferentError):
        list(map(replay, range(0, 400, 4)))


def test_every_roll_and_every_deal_is_as_likely_as_any_other() -> None:
    chance, deals = np.array([3], np.uint64), 30_000
    table, seats = np.zeros(layout.TABLE, np.int16), np.zeros((1, layout.SEAT), np.int16)
    table[layout.SEATS], table[layout.SEVENS] = 1, 1
    faces, places = np.zeros((6, 7)), np.zeros((6, 5))
    dice = np.arange(6)
    for _ in range(deals):
        kernel.new_game(table, seats, 0)
        kernel.deal(table, seats, chance)
        shown, lying = table[layout.FACES : layout.PLACES], table[layout.PLACES : layout.SEATS]
        faces[dice, shown] += 1
        places[dice, lying] += 1
        assert shown[lying == 4].max() <= shown[lying != 4].min()
        assert sorted(lying.tolist()) == [1, 2, 3, 4, 4, 4]
    assert np.abs(faces[:, 1:] / deals - 1 / 6).max() < 0.012
    assert np.abs(places[:, 1:4] / deals - 1 / 6).max() < 0.012
