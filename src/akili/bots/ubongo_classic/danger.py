"""How likely another is faster at the gems of a lane; the chances are rounded from what happened between bots."""

from __future__ import annotations

from math import prod

from akili.bots.ubongo_classic.gem_table import GemTable, Holder
from akili.bots.ubongo_classic.prospects import holdings
from akili.games.ubongo_classic.gem_board import nearest, with_gems
from akili.games.ubongo_classic.model import Lane, Lanes

HAS_COME = 0.9  # how likely a rival is faster who has moved here for the gems
WILL_LIKE_IT = 0.6  # one who hasn't moved yet and finds nothing better
MAY_COME = 0.1  # any other who could


def danger(table: GemTable, lane: Lane) -> float:
    """How likely the pair goes to another. Who has come for it doesn't look around any more: that would be slower."""
    if table.own.has_moved and table.own.pawn == lane:
        return 0.0
    return 1 - prod(1 - _is_faster(rival, table.lanes, lane) for rival in table.rivals if lane in rival.reachable)


def _is_faster(rival: Holder, lanes: Lanes, lane: Lane) -> float:
    if rival.has_moved:
        return HAS_COME if rival.pawn == lane else MAY_COME
    return WILL_LIKE_IT if lane in _favourites(rival, lanes) else MAY_COME


def _favourites(rival: Holder, lanes: Lanes) -> list[Lane]:
    """The lanes that give a rival most at once."""
    gains = {lane: holdings(with_gems(rival.gems, nearest(lanes, lane))) for lane in rival.reachable}
    return [lane for lane, gain in gains.items() if gain == max(gains.values())]
