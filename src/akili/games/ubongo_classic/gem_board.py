"""The board with its gems: lanes, reach, pairs, and what gems are worth. Pure: it knows neither clocks nor seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from akili.engine.chance import Chance
from akili.engine.ranking import ranking_by
from akili.games.ubongo_classic.model import COLOURS, Colour, Gems, Lane, Lanes

LANES = 6
GEMS_OF_A_LANE = 12
PAIR = 2
FARTHEST = 3  # steps of the first

Worth = tuple[int, ...]  # how many gems of the best colour, of the next, and so on


def laid_out(chance: Chance) -> Lanes:
    """All gems at random, one per slot."""
    gems = chance.shuffled([colour for colour in COLOURS for _ in range(GEMS_OF_A_LANE)])
    return tuple(tuple(gems[lane * GEMS_OF_A_LANE :][:GEMS_OF_A_LANE]) for lane in range(LANES))


def nearest(lanes: Lanes, lane: Lane) -> tuple[Colour, ...]:
    """What a take gives: two gems, one where only one is left, none in an empty lane."""
    return lanes[lane][:PAIR]


def without_nearest(lanes: Lanes, lane: Lane) -> Lanes:
    """The board after a take; nothing is refilled."""
    return (*lanes[:lane], lanes[lane][PAIR:], *lanes[lane + 1 :])


def steps_of(place: int) -> int:
    """The first may go 3 lanes far, the second 2, the third 1, the fourth stays.

    >>> [steps_of(place) for place in (1, 2, 3, 4)]
    [3, 2, 1, 0]
    """
    return max(0, FARTHEST + 1 - place)


def within(home: Lane, steps: int) -> range:
    """The lanes that can be reached; the ends of the line are ends.

    >>> list(within(1, 3))
    [0, 1, 2, 3, 4]
    """
    return range(max(0, home - steps), min(LANES, home + steps + 1))


def with_gems(gems: Gems, won: Iterable[Colour]) -> Gems:
    """A player's gems and those that were won."""
    won = list(won)
    red, blue, green, yellow, orange, purple = (
        count + won.count(colour) for count, colour in zip(gems, COLOURS, strict=True)
    )
    return red, blue, green, yellow, orange, purple


def worth(gems: Gems) -> Worth:
    """Most of one colour win, then the second most numerous, and so on: compared place by place.

    >>> worth((1, 0, 4, 2, 0, 2))
    (4, 2, 2, 1, 0, 0)
    """
    return tuple(sorted(gems, reverse=True))


def decided_by(gems: Sequence[Gems]) -> int | None:
    """Which colour parts the first rank from the second: 0 the best one, 1 the next; None where all share the first.

    >>> decided_by([(5, 4, 0, 0, 0, 0), (0, 5, 5, 0, 0, 0)])
    1
    """
    worths = [worth(each) for each in gems]
    ranking = ranking_by(worths)
    if len(ranking) == 1:
        return None
    best, next_best = (worths[rank[0]] for rank in ranking[:2])
    return next(place for place, (one, other) in enumerate(zip(best, next_best, strict=True)) if one != other)
