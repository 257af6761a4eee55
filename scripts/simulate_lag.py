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

from akili.server.matches.lag import LEAST_UNCERTAINTY, MOST_UNCERTAINTY, REMEMBERED

Times = NDArray[np.float64]
TRIPS = (0, 50, 100, 200, 300, 400)
NEAR = 10.0  # ms, the trip of the other player
JAMMED = 0.1  # of the time a wild line takes longer, each way, by so many ms at the mean
JAM = 80.0
HEADINGS = "".join(f"{trip:>14}" for trip in TRIPS)


@dataclass(frozen=True)
class Line:
    """Base of a way each, and jitter that only ever adds, as queues do; a feigner answers pings late."""

    down: float
    up: float
    jitter: float = 5.0
    is_wild: bool = False
    feigned: tuple[float, ...] = (0.0,)

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
        return self.ways(self.down, shape, dice) + self.ways(self.up, shape, dice) + late


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
    return line.ways(line.down, (races, 20), dice).min(axis=1)


def by_set_clock(line: Line, races: int, dice: np.random.Generator) -> Times:
    """The same, by a clock to which half the shortest trip is added."""
    honest = Line(line.down, line.up, line.jitter, line.is_wild)
    return by_late_clock(line, races, dice) - honest.trips(races, dice).min(axis=1) / 2


def by_usual_clock(line: Line, races: int, dice: np.random.Generator) -> Times:
    """The same, by a clock to which half the usual trip is added."""
    honest = Line(line.down, line.up, line.jitter, line.is_wild)
    return by_late_clock(line, races, dice) - np.median(honest.trips(races, dice), axis=1) / 2


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
    parser.add_argument("--races", type=int, default=40_000)
    races: int = parser.parse_args().races
    print(f"{races} races a cell. The far player's share of first places in %, and how many were ties (in brackets).")
    for race in (CARDS, TAKES, LATE_GRAB, SET_GRAB):
        _table(race.name, [(each.name, race, each, _even) for each in RECKONINGS], races)
    for name, far in (("up slow", _up_slow), ("down slow", _down_slow), ("jitter 30", _jittery), ("wild", _wild)):
        rows = [(f"{race.name}, {each.name}", race, each, far) for race in RACES for each in (TODAY, PAID)]
        _table(f"line: {name}", rows, races)
    for name, far in (("late pongs", _late), ("late pongs, kernel + 40", _bounded), ("every other", _every_other)):
        rows = [(f"{race.name}, {each.name}", race, each, far) for race in RACES for each in (TODAY, PAID)]
        _table(f"feigned: {name}", rows, races)


def _even(trip: float) -> Line:
    return Line(trip / 2, trip / 2)


def _up_slow(trip: float) -> Line:
    return Line(trip / 4, trip * 3 / 4)


def _down_slow(trip: float) -> Line:
    return Line(trip * 3 / 4, trip / 4)


def _jittery(trip: float) -> Line:
    return Line(trip / 2, trip / 2, jitter=30)


def _wild(trip: float) -> Line:
    return Line(trip / 2, trip / 2, is_wild=True)


def _late(trip: float) -> Line:
    """Near, and says to be so far away."""
    return Line(NEAR / 2, NEAR / 2, feigned=(trip,))


def _bounded(trip: float) -> Line:
    return Line(NEAR / 2, NEAR / 2, feigned=(min(trip, 40.0),))


def _every_other(trip: float) -> Line:
    return Line(NEAR / 2, NEAR / 2, feigned=(0.0, trip))


def _table(title: str, rows: list[tuple[str, Race, Reckoning, Callable[[float], Line]]], races: int) -> None:
    print(f"\n{title:<46}{HEADINGS}   held, ms")
    near = Line(NEAR / 2, NEAR / 2)
    for name, race, reckoning, far in rows:
        verdicts = [play(race, reckoning, (near, far(trip)), races, f"{title} {trip}") for trip in TRIPS]
        held = max(verdict.held for verdict in verdicts)
        print(f"{name:<46}{''.join(f'{verdict!s:>14}' for verdict in verdicts)}{held:11.0f}")


if __name__ == "__main__":
    main()
