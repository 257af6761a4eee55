"""The planner's weights: for every feature, how many points it promises when so many moments are left.

``scripts/tune_planner.py`` finds them; ``weights.json`` is what it found.
"""

from __future__ import annotations

from importlib.resources import files

from msgspec import Struct, json


class Weights(Struct, frozen=True):
    """A weight a knot for every feature; in between it goes in straight lines, and it is 0 when no moment is left."""

    knots: tuple[int, ...] = (2, 8, 18, 36)  # moments
    points: dict[str, tuple[float, ...]] = {}

    def shares(self, moments: int) -> tuple[float, ...]:
        """How much each knot counts.

        >>> Weights(knots=(2, 8)).shares(1), Weights(knots=(2, 8)).shares(5), Weights(knots=(2, 8)).shares(9)
        ((0.5, 0.0), (0.5, 0.5), (0.0, 1.0))
        """
        return tuple(_share(moments, self.knots, place) for place in range(len(self.knots)))


def _share(moments: int, knots: tuple[int, ...], place: int) -> float:
    knot, before = knots[place], knots[place - 1] if place else 0
    if moments <= knot:
        return max(0.0, (moments - before) / (knot - before))
    if place + 1 == len(knots):
        return 1.0
    after = knots[place + 1]
    return max(0.0, (after - moments) / (after - knot))


def tuned() -> Weights:
    """Those that come with the package."""
    return json.decode(files(__package__).joinpath("weights.json").read_bytes(), type=Weights)
