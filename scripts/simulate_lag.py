"""Plays races between equal players on unequal lines, and says how often the slower line wins: 0016-race.md.

One player is near (a trip of 10 ms), the other as far away as the table says. A fair reckoning gives the other 50 % of
the first places; a tie counts half for each.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from akili.server.kernel import QUEUES
from akili.server.matches.lag import LEAST_UNCERTAINTY, MOST_UNCERTAINTY, REMEMBERED

Times = NDArray[np.float64]
Far = Callable[[float], "Line"]  # the line of a player with such a trip
TRIPS = (0, 50, 100, 200, 300, 400)
NEAR = 10.0  # ms, the trip of the other player
JAMMED = 0.1  # of the time a wild line takes longer, each way, by so many ms at the mean
JAM = 80.0
HEADINGS = "".join(f"{trip:>14}" for trip in TRIPS)


@dataclass(frozen=True)
class Line:
    """Base of a way each, and jitter that only ever adds, as queues do; a feigner answers pings late.

    ``above`` is how much longer than both bases a trip may be to count, where the kernel knows them.
    """

    down: float
    up: float
    jitter: float = 5.0
    is_wild: bool = False
    feigned: tuple[float, ...] = (0.0,)
    above: float = float("inf")

    def ways(self, base: float, shape: tuple[int, ...], dice: np.random.Generator) -> Times:
        """How long messages are under way in one direction."""
        ways = base + dice.exponential(self.jitter, shape)
        if self.is_wild:
            ways += (dice.random(shape) < JAMMED) * dice.exponential(JAM, shape)
        return ways

    def trips(self, races: int, dice: np.random.Generator) -> Times:
        """What the pings before each race came to."""
        shape = (races, REMEMBERED)
        late = np.resize(np.array(self.feigned), REMEMBERED)
        trips = self.ways(self.down, shape, dice) + self.ways(self.up, shape, dice) + late
        return np.minimum(trips, self.down + self.up + self.above)


@dataclass(frozen=True)
class Reckoning:
    """What is taken off: a share of the usual trip, so much at most; who brings doubt may have to pay for it."""

    name: str
    share: float
    most: float
    pays_doubt: bool = False

    @property
    def hold(self) -> float:
        """How long after a hand another may still come that counts."""
        return self.most + 2 * MOST_UNCERTAINTY

    def credit(self, trips: Times) -> tuple[Times, Times]:
        """What is taken off the arrival, and how far that may be off."""
        usual = np.median(trips, axis=1)
        spread = np.median(np.abs(trips - usual[:, None]), axis=1)
        doubt = np.clip(spread / 2, LEAST_UNCERTAINTY, MOST_UNCERTAINTY)
        credit = np.minimum(self.most, usual * self.share)
        if self.pays_doubt:
            extra = np.minimum(doubt - LEAST_UNCERTAINTY, credit)
            credit, doubt = credit - extra, LEAST_UNCERTAINTY + extra
        return credit, doubt


@dataclass(frozen=True)
class Race:
    """When players act, by the server's clock: something is seen, and an answer takes its time."""

    name: str
    seen: Callable[[Line, int, np.random.Generator], Times]
    thought: Callable[[int, np.random.Generator], Times]


def told(line: Line, races: int, dice: np.random.Generator) -> Times:
    """Seen when the message is there."""
    return line.ways(line.down, (races,), dice)


def by_late_clock(line: Line, races: int, dice: np.random.Generator) -> Times:
    """At a moment that was told before, by a clock that is behind by the least way of many messages."""
    least: Times = line.ways(line.down, (races, 20), dice).min(axis=1)
    return least


def by_set_clock(line: Line, races: int, dice: np.random.Generator) -> Times:
    """The same, by a clock to which half the shortest trip is added."""
    honest = Line(line.down, line.up, line.jitter, line.is_wild)
    behind: Times = honest.trips(races, dice).min(axis=1) / 2
    return by_late_clock(line, races, dice) - behind


def by_usual_clock(line: Line, races: int, dice: np.random.Generator) -> Times:
    """The same, by a clock to which half the usual trip is added."""
    honest = Line(line.down, line.up, line.jitter, line.is_wild)
    behind: Times = np.median(honest.trips(races, dice), axis=1) / 2
    return by_late_clock(line, races, dice) - behind


CARDS = Race("card, seen when it comes", told, lambda n, dice: 20_000 * np.exp(dice.normal(0, 0.6, n)))
TAKES = Race("take, of what was told", told, lambda n, dice: 1_200 * np.exp(dice.normal(0, 0.5, n)))
LATE_GRAB = Race("grab, clock behind", by_late_clock, lambda n, dice: dice.normal(300, 70, n))
SET_GRAB = Race("grab, clock set", by_set_clock, lambda n, dice: dice.normal(300, 70, n))
USUAL_GRAB = Race("grab, clock set by the usual trip", by_usual_clock, SET_GRAB.thought)

RACES = (CARDS, USUAL_GRAB, SET_GRAB)
CAPS = (150, 200, 300, 400)
TODAY = Reckoning("half ≤ 150", 0.5, 150)
RECKONINGS = [Reckoning("nothing", 0, 0), *(Reckoning(f"half ≤ {most}", 0.5, most) for most in CAPS)]
RECKONINGS += [Reckoning(f"whole ≤ {most}", 1, most) for most in CAPS]
PAID = Reckoning("half ≤ 150, doubt paid", 0.5, 150, pays_doubt=True)


@dataclass(frozen=True)
class Verdict:
    """How a row of races went: the far player's share of first places, ties, and how long verdicts were held."""

    share: float
    ties: float
    held: float

    def __str__(self) -> str:
        return f"{100 * self.share:5.1f} ({100 * self.ties:4.1f}) "


def play(race: Race, reckoning: Reckoning, lines: tuple[Line, Line], races: int, seed: str) -> Verdict:
    """Judge races as the server does: own times, ties within both doubts, nothing counts that comes after the hold."""
    dice = np.random.default_rng(list(seed.encode()))
    thoughts = race.thought(races, dice)
    swapped = thoughts.reshape(2, -1)[::-1].ravel()  # the same pairs of thoughts the other way round: less noise
    arrived, at, doubt = [], [], []
    for line, thought in zip(lines, (thoughts, swapped), strict=True):
        acted = race.seen(line, races, dice) + thought
        arrived.append(acted + line.ways(line.up, (races,), dice))
        credit, own_doubt = reckoning.credit(line.trips(races, dice))
        at.append(arrived[-1] - credit)
        doubt.append(own_doubt)
    settled = np.minimum(*(np.where(arrived[one] <= arrived[1 - one], at[one], np.inf) for one in (0, 1)))
    settled += reckoning.hold
    lead = at[0] - at[1]  # how much earlier the far one was
    lead = np.where(arrived[1] > settled, -np.inf, np.where(arrived[0] > settled, np.inf, lead))
    ties = np.abs(lead) <= doubt[0] + doubt[1]
    wins = np.where(ties, 0.5, lead > 0)
    held = settled - np.minimum(arrived[0], arrived[1])
    return Verdict(float(wins.mean()), float(ties.mean()), float(held.mean()))


def main() -> None:
    """All tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=20_000)
    races: int = parser.parse_args().races
    print(f"{races} races a cell. The far player's share of first places in %, and how many were ties (in brackets).")
    for race in (CARDS, TAKES, LATE_GRAB, SET_GRAB):
        _table(race.name, [Row(each.name, race, each, _even) for each in RECKONINGS], races)
    for name, far in FARS.items():
        rows = [Row(f"{race.name}, {each.name}", race, each, far) for race in RACES for each in (TODAY, PAID)]
        _table(name, rows, races)


def _even(trip: float) -> Line:
    return Line(trip / 2, trip / 2)


def _up_slow(trip: float) -> Line:
    return Line(trip / 4, trip * 3 / 4)


def _down_slow(trip: float) -> Line:
    return Line(trip * 3 / 4, trip / 4)


def _jittery(trip: float) -> Line:
    return Line(trip / 2, trip / 2, jitter=30)


def _jittery_bounded(trip: float) -> Line:
    return Line(trip / 2, trip / 2, jitter=30, above=QUEUES)


def _jittery_shortest(trip: float) -> Line:
    return Line(trip / 2, trip / 2, jitter=30, above=0)


def _wild(trip: float) -> Line:
    return Line(trip / 2, trip / 2, is_wild=True)


def _late(trip: float) -> Line:
    """Near, and says to be so far away."""
    return Line(NEAR / 2, NEAR / 2, feigned=(trip,))


def _bounded(trip: float) -> Line:
    return Line(NEAR / 2, NEAR / 2, feigned=(trip,), above=QUEUES)


def _every_other(trip: float) -> Line:
    return Line(NEAR / 2, NEAR / 2, feigned=(0.0, trip))


FARS: dict[str, Far] = {
    "line: up slow": _up_slow,
    "line: down slow": _down_slow,
    "line: jitter 30": _jittery,
    "line: jitter 30, and a kernel that knows": _jittery_bounded,
    "line: jitter 30, no more than the shortest": _jittery_shortest,
    "line: wild": _wild,
    "feigned: late pongs": _late,
    "feigned: late pongs, and a kernel that knows": _bounded,
    "feigned: every other pong late": _every_other,
}


@dataclass(frozen=True)
class Row:
    """A line of a table: what is played, how it is judged, and on which lines."""

    name: str
    race: Race
    reckoning: Reckoning
    far: Far


def _table(title: str, rows: list[Row], races: int) -> None:
    print(f"\n{title:<58}{HEADINGS}   held, ms")
    near = Line(NEAR / 2, NEAR / 2)
    for row in rows:
        verdicts = [play(row.race, row.reckoning, (near, row.far(trip)), races, f"{title} {trip}") for trip in TRIPS]
        held = max(verdict.held for verdict in verdicts)
        print(f"{row.name:<58}{''.join(f'{verdict!s:>14}' for verdict in verdicts)}{held:11.0f}")


if __name__ == "__main__":
    main()
