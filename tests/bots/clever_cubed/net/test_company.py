"""What is left for the others: asked about sparingly, and nothing else is chosen for it."""

from __future__ import annotations

import pytest
from tests.games.clever_cubed.positions import Position, full_but, sheet

from akili.bots.arena import play
from akili.bots.clever_cubed.champion import Champion, strongest
from akili.bots.clever_cubed.net.company import leaves_dice
from akili.bots.clever_cubed.net.position import state_of
from akili.bots.clever_cubed.net.search import Beam
from akili.bots.clever_cubed.player import Player
from akili.games.clever_cubed.model import Command, Options, View
from akili.games.clever_cubed.rules import CLEVER_CUBED


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("beam", [None, Beam(2, 1)])
def test_in_whole_games_the_choice_is_the_best_of_all_values(seats: int, beam: Beam | None) -> None:
    """However much the others count."""
    found = strongest()
    assert isinstance(found, Champion)
    left = 0
    minds = [Champion(found.net, beam, mind) for mind in (0.5, 0.0, 2.0)]

    def choose(view: View) -> Command:
        nonlocal left
        assert view.you is not None
        left += leaves_dice(state_of(view), view.you)
        for each in minds:
            assert each.choose(view) == max(each.values(view), key=lambda valued: valued.value).command
        return minds[0].choose(view)

    play(CLEVER_CUBED, Options(), [Player(choose) for _ in range(seats)], f"company {seats}")
    assert left > 10 if seats > 1 else not left


def test_who_can_pick_nothing_hopes_for_nothing() -> None:
    """The rules pass over a neighbour whose sheet is full, and they have what they have."""
    table = Position("y1:I t1:II b1:P n6 p6 w1:P", full_but(), sheet(), roll=3, round=6, active=1)
    view = CLEVER_CUBED.view(table.state, 1)
    champion = strongest()
    assert isinstance(champion, Champion)
    kind = Champion(champion.net, mind=0.0).values(view)
    lost = {round(before.value - after.value, 6) for before, after in zip(kind, champion.values(view), strict=True)}
    assert lost == {view.seats[0].points.total / 2}
    assert champion.choose(view) == max(kind, key=lambda each: each.value).command
