"""What would come of commands, time and people who go, before anything is stored: a match run ahead. Pure."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from akili.engine.game import Millis, Presence, Rejected, Seat
from akili.engine.match import Match
from akili.engine.steps import Step, decide
from akili.server.matches.codec import Codec
from akili.server.operation.logs import about
from akili.server.ports import StoredEvent

logger = logging.getLogger(__name__)

MOST_EVENTS = 20_000  # of a match; after that only time acts
MOST_DEADLINES = 16  # that may pass at one time, should a game's deadlines stand still


@dataclass(frozen=True)
class Submission:
    """A command as it arrived."""

    seat: Seat
    command: Any
    command_id: str
    arrived: Millis
    lag: Millis = 0
    uncertainty: Millis = 0
    planned_at: int | None = None  # the version that whoever sent it had in mind, if that counts

    @property
    def cause(self) -> str:
        """Its name in the log."""
        return f"{self.seat}:{self.command_id}"


class Draft:
    """How a match would go on; it becomes the match when its events are safe."""

    def __init__(
        self,
        match: Match,
        codec: Codec,
        seen: Mapping[str, int],
        judged: Millis,
        most_events: int = MOST_EVENTS,
        name: str | None = None,
        *,
        is_overtaken: bool = False,
    ) -> None:
        self.match = match
        self.base = match.version
        self.judged = judged  # the latest time that anything happened at: the match's time never runs backwards
        self.events: list[Any] = []
        self.stored: list[StoredEvent] = []
        self.led_to: dict[str, int] = {}
        self._codec = codec
        self._seen = seen
        self._most_events = most_events
        self._is_overtaken = is_overtaken  # by another node, after it was asked to judge
        self._name = name

    def begin(self, pack: Any) -> None:
        """The first events, with what the game has packed for them."""
        self._add(self.match.begin(pack), None, Step(0))

    def take(self, submission: Submission) -> int | Exception:
        """The version after the command, or why not; a command known already leads to nothing new.

        One that leads to no events isn't kept, so it may be decided again when it comes again.
        """
        cause = submission.cause
        known = self._seen.get(cause, self.led_to.get(cause))
        if known is not None:
            return known
        if self._is_overtaken and submission.planned_at not in (None, self.base):
            return Rejected("match.stale")
        now = max(submission.arrived, self.judged)
        self.pass_time(now)
        lag = submission.lag + now - submission.arrived  # the player's own time stays what it was
        before = self.match.version
        answer = self._decided(Step(now, submission.seat, submission.command, lag, submission.uncertainty), cause)
        if self.match.version > before:
            self.led_to[cause] = self.match.version
        return answer

    def hear(self, presence: Presence, arrived: Millis) -> int | Exception:
        """The version after the rules have heard who is away, or why not; often that changes nothing."""
        now = max(arrived, self.judged)
        self.pass_time(now)
        return self._decided(Step(now, presence=presence))

    def pass_time(self, now: Millis) -> None:
        """Let every deadline act that has passed by now."""
        step = Step(max(now, self.judged))
        for _ in range(MOST_DEADLINES):
            try:
                events = decide(self.match, step)
                self._add(events, None, step)
            except Exception:
                said = about(match=self._name, version=self.match.version)
                logger.exception("the game failed at a deadline, version %d", self.match.version, extra=said)
                return
            if not events:
                return

    def _decided(self, step: Step, cause: str | None = None) -> int | Exception:
        if self.match.version >= self._most_events:
            return Rejected("match.too_long", most=self._most_events)
        try:
            self._add(decide(self.match, step), cause, step)
        except Rejected as rejected:
            return rejected.with_traceback(None)  # its frames would know it: garbage that waits for a collector
        except Exception as error:  # a mistake in the game that only who asked shall feel
            return error
        return self.match.version

    def _add(self, events: Sequence[Any], cause: str | None, step: Step) -> None:
        if not events:
            return
        stored = self._codec.stored(events, cause, step)
        self.match = self.match.after(events)
        self.events += events
        self.stored += stored
        self.judged = step.now
