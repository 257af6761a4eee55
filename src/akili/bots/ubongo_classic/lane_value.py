"""What it is worth to take the nearest pair of a lane: a pure value that knows colours, as far as a player sees."""

from __future__ import annotations

from dataclasses import replace
from enum import IntEnum

from akili.bots.ubongo_classic.danger import danger
from akili.bots.ubongo_classic.gem_table import GemTable, Holder
from akili.bots.ubongo_classic.prospects import NONE, holdings, lead, promised
from akili.games.ubongo_classic.gem_board import nearest, with_gems, without_nearest
from akili.games.ubongo_classic.model import Gems, Lane, Lanes


class Sight(IntEnum):
    """How much a player thinks of; each thinks of what those before do, and of more."""

    GEMS = 0  # that they would hold, by colour
    ROUNDS = 1  # to come: what lies near after these two
    RIVALS = 2  # what is taken away from them, and what is left to them
    DANGER = 3  # of losing the pair to somebody faster


def lane_value(table: GemTable, lane: Lane, sight: Sight) -> float:
    """How far ahead one is, in gems of the best colour, after going to a lane for its nearest pair."""
    taken = _after_taking(table, lane, sight)
    threat = danger(table, lane) if sight >= Sight.DANGER else 0.0
    return taken - threat * max(0.0, taken - _second_chance(table, lane)) if threat else taken


def space_value(table: GemTable, lane: Lane, sight: Sight) -> float:
    """How far ahead one is who begins in front of a lane."""
    return _lead(table, table.own.gems, table.lanes, lane, sight)


def _after_taking(table: GemTable, lane: Lane, sight: Sight) -> float:
    gems = with_gems(table.own.gems, nearest(table.lanes, lane))
    return _lead(table, gems, without_nearest(table.lanes, lane), lane, sight)


def _second_chance(table: GemTable, lane: Lane) -> float:
    """What is still to be had once the pair of a lane is gone."""
    left = replace(table, lanes=without_nearest(table.lanes, lane))
    return max(_after_taking(left, other, Sight.RIVALS) for other in {lane, *table.own.reachable})


def _lead(table: GemTable, gems: Gems, lanes: Lanes, pawn: Lane, sight: Sight) -> float:
    if sight < Sight.ROUNDS:
        return holdings(gems, NONE)
    own = holdings(gems, promised(lanes, pawn, table.rounds_left, table.seats))
    if sight < Sight.RIVALS:
        return own
    return lead(own, [_rival(table, rival, lanes) for rival in table.rivals])


def _rival(table: GemTable, rival: Holder, lanes: Lanes) -> float:
    """What a rival holds and may hope for, in this round, too, if they haven't taken yet."""
    return holdings(rival.gems, promised(lanes, rival.pawn, table.rounds_left + rival.may_take, table.seats))
