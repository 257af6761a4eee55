"""Says what the strongest player would do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from akili.bots.clever_cubed.advice import Hint
from akili.bots.clever_cubed.champion import strongest
from akili.bots.clever_cubed.hint import hint_for
from akili.engine.game import Rejected
from akili.engine.match import Match
from akili.games.clever_cubed.model import Event, TakeHint, View


class CleverCubedAdviser:
    """Foresees points; nobody knows this game by heart, so a finished match isn't analysed."""

    hint_type: ClassVar[Any] = Hint
    analysis_type: ClassVar[Any] = None
    asking: ClassVar[Any] = TakeHint()

    def is_able(self) -> bool:
        """It needs nothing."""
        return True

    def hint(self, view: View) -> Hint:
        """The best three moves."""
        return hint_for(view, strongest())

    def analysis(self, match: Match, events: Iterable[Event]) -> Any:  # noqa: ARG002 - there is none
        """Refused."""
        raise Rejected("advice.none")
