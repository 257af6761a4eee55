"""What everybody can expect of an area: points for the group in which they fill it, from how likely that is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from akili.games.ubongo_dice.scoring import CONSOLATION

Chances = Sequence[float]  # that each player fills the area with a roll
Points = tuple[float, ...]  # of each player


def expected_points(rolls: Sequence[Chances], stake: int, *, by_heads: bool = False) -> Points:
    """For players who still fill an area: the points that they can expect.

    The chances are those of the next roll, the one after it, and so on; those of the last one stay.

    >>> expected_points([[1, 0], [0.5, 0.5]], 2)
    (2.0, 1.0)
    """
    players = frozenset(range(len(rolls[0])))

    @cache
    def expected(left: frozenset[int], worth: int, roll: int) -> Points:
        nobody, total = 0.0, [0.0] * len(players)
        for filled, chance in _outcomes(left, rolls[roll]):
            if not filled:
                nobody = chance
                continue
            for player, points in enumerate(scored(left, filled, worth, roll)):
                total[player] += chance * points
        if nobody and roll + 1 < len(rolls):
            return tuple(a + nobody * b for a, b in zip(total, expected(left, worth, roll + 1), strict=True))
        return tuple(points / (1 - nobody) for points in total)  # a roll without effect changes nothing

    def scored(left: frozenset[int], filled: frozenset[int], worth: int, roll: int) -> Points:
        rest = left - filled
        following = worth - (len(filled) if by_heads else 1)
        later = expected(rest, following, min(roll + 1, len(rolls) - 1)) if len(rest) > 1 else None
        return tuple(
            worth if player in filled else (later[player] if later else CONSOLATION) if player in rest else 0.0
            for player in players
        )

    return expected(players, stake, 0)


def chances_from(soon: float, rolls: float) -> tuple[float, float]:
    """The chance of the next roll and of each one after it, if it will take so many rolls all in all."""
    return soon, 1.0 if soon >= 1 else min(1.0, (1 - soon) / (rolls - 1))


def _outcomes(left: frozenset[int], chances: Chances) -> Iterator[tuple[frozenset[int], float]]:
    """Who may fill the area with a roll, and how likely that is."""
    outcomes = [(frozenset[int](), 1.0)]
    for player in left:
        chance = chances[player]
        outcomes = [
            *((filled, likely * (1 - chance)) for filled, likely in outcomes if chance < 1),
            *((filled | {player}, likely * chance) for filled, likely in outcomes if chance > 0),
        ]
    return iter(outcomes)
