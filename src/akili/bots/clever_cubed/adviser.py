"""Says what the strongest player would do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from akili.bots.clever_cubed.advice import Analysis, Hint
from akili.bots.clever_cubed.analysis import analysis_of
from akili.bots.clever_cubed.champion import strongest
from akili.bots.clever_cubed.hint import hint_for
from akili.bots.clever_cubed.judging import judge
from akili.engine.match import Match
from akili.games.clever_cubed.model import Event, TakeHint, View


class CleverCubedAdviser:
    """Foresees points, by the net or by the planner."""

    hint_type: ClassVar[Any] = Hint
    analysis_type: ClassVar[Any] = Analysis
    asking: ClassVar[Any] = TakeHint()

    def is_able(self) -> bool:
        """It needs nothing."""
        return True

    def hint(self, view: View) -> Hint:
        """The best three moves."""
        return hint_for(view, strongest())

    def analysis(self, match: Match, events: Iterable[Event]) -> Analysis:
        """What every decision cost."""
        return analysis_of(match.state, events, judge())
