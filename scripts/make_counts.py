"""Makes tests/counts/clever_cubed.txt: how many ways a match can go on from fixed positions. A test compares.

A change of a rule, or a command too many or too few, changes the numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from akili.engine.chance import SeededChance
from akili.engine.match import Match
from akili.engine.steps import Step, begin, take
from akili.games.clever_cubed.model import Done, Options, Pass, State
from akili.games.clever_cubed.rules import CLEVER_CUBED

ROOT = Path(__file__).parent.parent
PATH = ROOT / "tests" / "counts" / "clever_cubed.txt"
DEPTH = 5
BROAD = 700  # positions from which it isn't counted further
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
HEAD = """\
# Clever Cubed: how many sequences of commands lead on from a position, and to how many different ones.
# Made by scripts/make_counts.py. Players are eager; the seed of each match is its line up to the colon.
"""


def text() -> str:
    """The whole file."""
    return HEAD + "".join(f"{line}\n" for line in _lines())


def _lines() -> Iterator[str]:
    for seats, number, options in STARTS:
        seed = f"seats {seats}, round {number}{', other options' if options == OTHER else ''}"
        match = _position(seats, number, options, seed)
        yield f"{seed}: {', '.join(_counts(match))}"


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


def _counts(match: Match) -> Iterator[str]:
    """For each depth the sequences and the positions, of all seats that may act."""
    ways: dict[tuple[State, int], int] = {(match.state, match.version): 1}
    for _ in range(DEPTH):
        if len(ways) > BROAD:
            return
        following: dict[tuple[State, int], int] = {}
        for (state, version), count in ways.items():
            for after in _next(match, state, version):
                following[after] = following.get(after, 0) + count
        ways = following
        yield f"{sum(ways.values())} to {len(ways)}"


def _next(match: Match, state: State, version: int) -> Iterator[tuple[State, int]]:
    for seat in sorted(CLEVER_CUBED.to_act(state)):
        for command in CLEVER_CUBED.legal(state, seat):
            match.state, match.version = state, version
            match.apply(match.decide(seat, command, 0))
            yield match.state, match.version


def main() -> None:
    """Write it."""
    PATH.parent.mkdir(exist_ok=True)
    PATH.write_text(text(), encoding="utf-8")
    print(PATH.relative_to(ROOT))


if __name__ == "__main__":
    main()
