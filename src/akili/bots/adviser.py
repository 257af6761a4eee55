"""What a game may have beside bots: somebody who says what would be best, and afterwards what would have been."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Protocol

from akili.bots.analysis import Analysis
from akili.engine.match import Match


class Adviser(Protocol):
    """Knows a game well. Both answers may take seconds."""

    hint_type: ClassVar[Any]  # None where nobody is helped while they play
    analysis_type: ClassVar[Any]  # a kind of ``akili.bots.analysis.Analysis``
    asking: ClassVar[Any]  # the command that tells the rules of a hint; they may refuse it

    def is_able(self) -> bool:
        """Whether all that it needs is installed."""

    def hint(self, view: Any) -> Any:
        """What is best now for the seat whose view it is."""

    def analysis(self, match: Match, events: Iterable[Any]) -> Analysis:
        """What a finished match was worth, from its events; the match is one that hasn't begun."""
