"""What counts in a game that is played alone."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from akili.games.clever_cubed import model as clever_cubed
from akili.games.ubongo_fun_size import model as fun_size

Unit = Literal["cards", "milliseconds", "points"]  # fewer milliseconds are better, more of the others


class Score(NamedTuple):
    """A number and what it counts."""

    value: int
    unit: Unit


def score(game: str, options: Any, view: Any) -> Score | None:
    """The score of a finished match; None where it isn't one that is kept."""
    if game == "ubongo_fun_size" and isinstance(view, fun_size.View):
        return _fun_size(options, view)
    if game == "clever_cubed" and isinstance(view, clever_cubed.View):
        return Score(view.seats[0].points.total, "points")
    return None


def _fun_size(options: fun_size.Options, view: fun_size.View) -> Score | None:
    if isinstance(options.solo, fun_size.ByTime):
        return Score(view.seats[0].cards_won, "cards")
    if isinstance(options.solo, fun_size.ByCount) and view.ended is not None:
        return Score(view.ended, "milliseconds") if view.seats[0].cards_won >= options.solo.cards else None
    return None
