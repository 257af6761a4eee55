"""Says what best play would do, and what it would have done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from akili.bots.ubongo_dice.advice import Analysis, Hint
from akili.bots.ubongo_dice.analysis import analysis_of
from akili.bots.ubongo_dice.drawings import board_of
from akili.bots.ubongo_dice.hint import hint_for
from akili.bots.ubongo_dice.tables import can_be_made, house_tables
from akili.engine.match import Match
from akili.games.ubongo_dice.model import Event, TakeHint, View


class DiceAdviser:
    """Knows the exact value of every rest."""

    hint_type: ClassVar[Any] = Hint
    analysis_type: ClassVar[Any] = Analysis
    asking: ClassVar[Any] = TakeHint()

    def is_able(self) -> bool:
        """Whether tables can be worked out."""
        return can_be_made()

    def hint(self, view: View) -> Hint:
        """Every pair of dice and what to do with it, the best first."""
        assert view.you is not None
        return hint_for(view, view.you, house_tables().value(board_of(view.areas[view.area])))

    def analysis(self, match: Match, events: Iterable[Event]) -> Analysis:
        """What every roll cost."""
        return analysis_of(match.state, events, house_tables().value)
