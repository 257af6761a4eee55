"""Positions from which it is counted how a match of Ubongo dice can go on: somebody draws in a half-filled area."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.ubongo_dice.playthroughs import DiceDirector

from akili.engine.match import Match
from akili.games.ubongo_dice.model import Options
from akili.games.ubongo_dice.table import free_of

MOST_FREE = 11  # cells of every player, so that there is an end of drawings
STARTS = [(1, 0), (1, 2), (1, 5), (2, 1), (2, 3), (3, 0)]  # seats, and the area from which on


def positions() -> Iterator[tuple[str, Match]]:
    """Each with its name, which is the seed of its match."""
    for seats, area in STARTS:
        seed = f"seats {seats}, from area {area + 1}"
        yield seed, _position(seats, area, seed)


def _position(seats: int, area: int, seed: str) -> Match:
    """A match in which all have their dice and few cells are free; there are no limits, for nobody's clock runs."""
    director = DiceDirector(Options(grab_limit=None, draw_limit=None, areas=6), seats, seed)
    while True:
        director.roll()
        director.grab_all()
        state = director.state
        if state.area >= area and all(len(free_of(state, seat)) <= MOST_FREE for seat in director.there()):
            return director.match
        director.draw_all()
