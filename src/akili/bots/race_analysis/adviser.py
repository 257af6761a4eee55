"""Reads races afterwards; nobody is helped in one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from akili.bots.race_analysis.model import RaceAnalysis
from akili.bots.race_analysis.played_card import Knowing
from akili.bots.race_analysis.reading import race_analysis
from akili.engine.game import Rejected
from akili.engine.match import Match


class RaceAdviser:
    """Knows the cards of one game."""

    hint_type: ClassVar[Any] = None
    analysis_type: ClassVar[Any] = RaceAnalysis
    asking: ClassVar[Any] = None

    def __init__(self, knowing: Knowing) -> None:
        self.knowing = knowing

    def is_able(self) -> bool:
        """It needs nothing."""
        return True

    def hint(self, view: Any) -> Any:  # noqa: ARG002 - there is none
        """Refused."""
        raise Rejected("advice.none")

    def analysis(self, match: Match, events: Iterable[Any]) -> RaceAnalysis:
        """Card by card."""
        return race_analysis(match, events, self.knowing)
