"""Whether a replay is true: every step is decided again by the rules, with the chance of the seed.

What follows must be what the file tells, word for word. A file without steps can only be folded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from msgspec import MsgspecError, Struct, json
from msgspec.structs import replace

from akili.engine.game import Millis, Outcome, Rejected
from akili.engine.match import Match
from akili.engine.replay import Replay, ReplayError, TimedEvent, fold, match_of, outcome_of, plain
from akili.engine.steps import AnyGame, Step, decide, over_the_wire

BEGINNING = Step(0)
LONGEST_QUOTE = 300  # characters of an event, in the sentence that says what should be there


class Credit(Struct, frozen=True):
    """The most that a judge takes off for the way of a command, and doubts of that."""

    lag: Millis
    uncertainty: Millis


class Verdict(Struct, frozen=True):
    """How a match ended, and whether that is proved or only told by the file's own events."""

    outcome: Outcome
    is_proved: bool


@dataclass(frozen=True)
class Decision:
    """A step and the events beside it, with the number of the first."""

    number: int
    step: Step
    events: Sequence[TimedEvent]

    @property
    def cause(self) -> str:
        """What led to the events, for a sentence."""
        if self.number == 1:
            return "the seed"
        if self.step.seat is not None:
            return f"the command of seat {self.step.seat} at {self.step.now} ms"
        return f"{'time' if self.step.presence is None else 'who was present'} at {self.step.now} ms"

    def wrong(self, why: str) -> ReplayError:
        """This step can't be."""
        return ReplayError(f"Event {self.number} ({self.cause}): {why}.", self.number)


def verify(replay: Replay, game: AnyGame, credit: Credit) -> Verdict:
    """Prove it where its steps were kept, else fold it; raises ReplayError where it can't have been so."""
    if is_provable(replay):
        return Verdict(prove(replay, game, credit), is_proved=True)
    return Verdict(fold(replay, game), is_proved=False)


def is_provable(replay: Replay) -> bool:
    """Whether the steps were kept: all of them, if the beginning was."""
    return bool(replay.events) and replay.events[0].step is not None


def prove(replay: Replay, game: AnyGame, credit: Credit) -> Outcome:
    """How the match ended, after deciding all of it again; raises ReplayError at the first thing that can't be."""
    return outcome_of(replay, decided_again(replay, game, credit))


def decided_again(replay: Replay, game: AnyGame, credit: Credit) -> Match:
    """The match after all steps, wherever that is; raises ReplayError at the first thing that can't be."""
    match = match_of(replay, game)
    before = BEGINNING
    for decision in decisions(replay):
        _require_time(decision, before, credit)
        expected = _begun(match, decision) if decision.number == 1 else _decided(match, decision)
        _require_events(decision, expected)
        match.apply(expected)
        before = decision.step
    return match


def decisions(replay: Replay) -> Iterator[Decision]:
    """The events by the steps that led to them; raises ReplayError where the first has none."""
    starts = [place for place, stored in enumerate(replay.events) if stored.step is not None]
    if not starts or starts[0] != 0:
        raise ReplayError("The steps that led to the events were not kept.")
    for start, end in zip_longest(starts, starts[1:]):
        events = replay.events[start:end]
        assert events[0].step is not None
        yield Decision(start + 1, events[0].step, events)


def _require_time(decision: Decision, before: Step, credit: Credit) -> None:
    """Time doesn't run backwards, and nobody is credited with more than the judge ever does.

    A command that waited while the match went on is judged at the time of the last step and keeps its own.
    """
    step = decision.step
    if step.now < before.now:
        raise decision.wrong("it comes before its time")
    if any(stored.at != step.now for stored in decision.events):
        raise decision.wrong("its events have another time")
    waited = step.now if step.now == before.now else 0
    if not 0 <= step.lag <= credit.lag + waited:
        raise decision.wrong(f"a lag of {step.lag} ms can't be")
    if not 0 <= step.uncertainty <= credit.uncertainty:
        raise decision.wrong(f"an uncertainty of {step.uncertainty} ms can't be")


def _begun(match: Match, decision: Decision) -> Sequence[Any]:
    if decision.step != BEGINNING:
        raise decision.wrong("a match begins by itself")
    return match.begin()


def _decided(match: Match, decision: Decision) -> Sequence[Any]:
    """What the rules lead to now."""
    step = decision.step
    if match.outcome is not None:
        raise decision.wrong("it comes after the end of the match")
    if not _is_one_thing(step):
        raise decision.wrong("it is several things at once")
    is_time = step.seat is None and step.presence is None
    if not is_time and match.deadline is not None and match.deadline <= step.now:
        raise decision.wrong(f"time ought to have acted at {match.deadline} ms")
    if step.presence is not None and not set(step.presence.away) <= set(range(match.seats)):
        raise decision.wrong("nobody has these seats")
    try:
        events = decide(match, _readable(step, match))
    except (MsgspecError, RecursionError) as error:
        raise decision.wrong(f"the command can't be read: {error}") from error
    except Rejected as refusal:
        raise decision.wrong(f"the rules refuse it: {refusal.reason}") from refusal
    except Exception as error:  # a game trusts its judge; this comes from who knows where
        raise decision.wrong("the rules can't decide it") from error
    if not events:
        raise decision.wrong("nothing follows from it")
    return events


def _is_one_thing(step: Step) -> bool:
    """A command, or who is present, or time: what the rules would overlook mustn't be there."""
    if step.seat is not None:
        return step.presence is None
    return step == Step(step.now, presence=step.presence)


def _readable(step: Step, match: Match) -> Step:
    """With the command as the game knows it."""
    return step if step.seat is None else replace(step, command=over_the_wire(step.command, match.game.command_type))


def _require_events(decision: Decision, expected: Sequence[Any]) -> None:
    """Word for word: a forged event may also hide in what a reader would overlook."""
    for number, (stored, event) in enumerate(zip_longest(decision.events, expected), decision.number):
        told = None if event is None else _sorted(plain(event))
        if told is None:
            raise ReplayError(f"Event {number} doesn't follow from {decision.cause}.", number)
        if stored is None or _sorted(stored.event) != told:
            raise ReplayError(f"Event {number} doesn't follow from {decision.cause}; {_quoted(told)} does.", number)


def _sorted(event: dict[str, Any]) -> bytes:
    return json.encode(event, order="sorted")


def _quoted(event: bytes) -> str:
    text = event.decode()
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"
