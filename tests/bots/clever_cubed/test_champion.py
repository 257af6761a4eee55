"""The champion: values for every command, an eye for the others, and the planner in its place without numpy."""

from __future__ import annotations

import logging
import sys

import pytest
from tests.games.clever_cubed.positions import Position, full_but, sheet

from akili.bots.arena import play
from akili.bots.bot import make_bot
from akili.bots.clever_cubed import champion
from akili.bots.clever_cubed.champion import Champion, Valued, strongest, values
from akili.bots.clever_cubed.planner import tuned_planner
from akili.engine.match import Match
from akili.engine.steps import begin
from akili.games.clever_cubed.model import Options, Roll, Use, View
from akili.games.clever_cubed.rules import CLEVER_CUBED

GAME = CLEVER_CUBED.info.id


def test_every_legal_command_has_a_value_and_the_best_is_chosen() -> None:
    match = Match(CLEVER_CUBED, Options(), 2, "values")
    begin(match)
    match.apply(match.decide(match.state.first, Roll(), now=1))
    view = match.view(match.state.first)
    found = values(view)
    assert len(found) > 1
    assert tuple(each.command for each in found) == view.legal
    assert strongest().choose(view) == max(found, key=lambda each: each.value).command
    assert all(100 < each.value < 600 for each in found)


def test_at_the_end_a_command_is_worth_the_points_that_it_leads_to() -> None:
    """The last turn, nothing to come: no guess is left."""
    own = sheet(yellow="123/./.", turquoise="1/./././.", blue="6:7:8", brown="153", pink="1h,4")
    table = Position("y6:P t6:P b6:I n4:P p6:II w6:III", own, round=6, active=None, phase="finishing")
    view = CLEVER_CUBED.view(table.state, 0)
    totals = {each.command: each.value for each in values(view)}
    gained = {effect.mark: effect.points for effect in view.effects}
    now = view.seats[0].points.total
    for command, value in totals.items():
        assert value == now + (gained[command.mark] if hasattr(command, "mark") else 0)


@pytest.fixture
def without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "akili.bots.clever_cubed.net.net", raising=False)
    fresh = champion.strongest.__wrapped__
    monkeypatch.setattr(champion, "strongest", fresh)


@pytest.mark.usefixtures("without_numpy")
def test_without_numpy_the_planner_steps_in_and_says_so(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert champion.strongest() is tuned_planner()
    assert 'needs numpy, so the planner plays: pip install "akili[champion]"' in caplog.text
    match = Match(CLEVER_CUBED, Options(), 1, "values")
    begin(match)
    view = match.view(0)
    found = champion.values(view)
    assert tuple(each.command for each in found) == view.legal
    assert max(found, key=lambda each: each.value).command == tuned_planner().choose(view)


def test_with_numpy_the_champion_plays() -> None:
    assert isinstance(strongest(), Champion)
    played = play(CLEVER_CUBED, Options(), [make_bot("champion", GAME, 0, "x")], "x")
    assert played.outcome.points[0] > 250


def test_what_is_left_for_the_others_counts() -> None:
    """The last roll of all, brown 6 or pink 6: to the neighbour only pink is left, and a white 1 lies there anyway."""
    own, rival = full_but(pink="1h", brown="1"), full_but(pink="1h")
    table = Position("y1:I t1:II b1:P n6 p6 w1:P", rival, own, roll=3, round=6, active=1)
    view = CLEVER_CUBED.view(table.state, 1)
    kind = {each.command: each.value for each in minded(view, mind=0.0)}
    keen = {each.command: each.value for each in minded(view, mind=1.0)}
    lost = {command.die: kind[command] - keen[command] for command in kind if isinstance(command, Use)}
    assert lost["n"] - lost["p"] == 5  # a 6 for them, or a 1


def minded(view: View, mind: float) -> list[Valued]:
    found = strongest()
    assert isinstance(found, Champion)
    return Champion(found.net, beam=None, mind=mind).values(view)
