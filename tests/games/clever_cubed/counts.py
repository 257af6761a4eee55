"""Positions from which it is counted how a match of Clever Cubed can go on."""

from __future__ import annotations

from collections.abc import Iterator

from akili.engine.chance import SeededChance
from akili.engine.match import Match
from akili.engine.steps import Step, begin, take
from akili.games.clever_cubed.model import Done, Options, Pass
from akili.games.clever_cubed.rules import CLEVER_CUBED

OTHER = Options(pink_rounding="up", seven_after_seven=False, blue_bonus="free")
STARTS = [  # seats, the round that begins, options
    (1, 1, Options()),
    (1, 3, Options()),
    (1, 5, Options()),
    (1, 6, Options()),
    (1, 6, OTHER),
    (2, 1, Options()),
    (2, 4, Options()),
    (2, 6, OTHER),
    (3, 5, Options()),
    (4, 1, Options()),
    (4, 4, OTHER),
]


def positions() -> Iterator[tuple[str, Match]]:
    """Each with its name, which is the seed of its match."""
    for seats, number, options in STARTS:
        seed = f"seats {seats}, round {number}{', other options' if options == OTHER else ''}"
        yield seed, _position(seats, number, options, seed)


def _position(seats: int, number: int, options: Options, seed: str) -> Match:
    """A match in which this round has just begun."""
    match, chance = Match(CLEVER_CUBED, options, seats, seed), SeededChance(seed)
    begin(match)
    while match.state.round < number:
        seat = chance.pick(sorted(CLEVER_CUBED.to_act(match.state)))
        offered = list(CLEVER_CUBED.legal(match.state, seat))
        eager = [command for command in offered if not isinstance(command, Pass | Done)]
        take(match, Step(0, seat, chance.pick(eager or offered)))
    return match
