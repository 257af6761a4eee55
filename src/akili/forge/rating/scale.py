"""Times and points: how a rating is told."""

from math import log2

from akili.forge.deck import Difficulty

SPREAD = 0.5  # of the logarithm of people's times, which are roughly log-normal
EASIEST_SECONDS = 5  # rating 0; 20 points more is twice the time


def points(seconds: float) -> int:
    """A time as a rating."""
    return round(20 * log2(max(seconds, EASIEST_SECONDS) / EASIEST_SECONDS))


def timed(seconds: float) -> Difficulty:
    """The time half of the people need, with its points."""
    rounded = round(seconds, 1)
    return Difficulty(points(rounded), rounded)
