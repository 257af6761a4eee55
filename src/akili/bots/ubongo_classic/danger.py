"""How likely another is faster at the gems of a lane."""

from __future__ import annotations

from akili.bots.ubongo_classic.gem_table import GemTable, Holder
from akili.bots.ubongo_classic.prospects import holdings
from akili.games.ubongo_classic.gem_board import nearest, with_gems
from akili.games.ubongo_classic.model import Lane, Lanes

STANDS_THERE = 0.5  # how likely a rival is faster who stands in the lane already
MAY_COME = 0.25  # and one who can come there and likes no other lane better


def danger(table: GemTable, lane: Lane) -> float:
    """How likely the pair goes to another. Who has come for it doesn't look around any more: that would be slower."""
    if table.own.has_moved and table.own.pawn == lane:
        return 0.0
    safe = 1.0
    for rival in table.rivals:
        safe *= 1 - _is_faster(rival, table.lanes, lane)
    return 1 - safe


def _is_faster(rival: Holder, lanes: Lanes, lane: Lane) -> float:
    if lane not in rival.reachable:
        return 0.0
    if lane == rival.pawn:
        return STANDS_THERE
    return MAY_COME if lane in _favourites(rival, lanes) else 0.0


def _favourites(rival: Holder, lanes: Lanes) -> list[Lane]:
    """The lanes that give a rival most at once."""
    gains = {lane: holdings(with_gems(rival.gems, nearest(lanes, lane))) for lane in rival.reachable}
    return [lane for lane, gain in gains.items() if gain == max(gains.values())]
