"""One match that is going on: all that happens takes the same road, and nothing is told before it is stored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from itertools import islice
from typing import Any

from msgspec import Raw

from akili.engine.game import Millis, Presence, Rejected, Seat
from akili.engine.steps import Step
from akili.server.matches.clock import Alarm, Clock
from akili.server.matches.codec import Codec, MatchUnreadable
from akili.server.matches.draft import MOST_EVENTS, Draft, Submission
from akili.server.matches.ending import Duty, Ended
from akili.server.matches.watch import Watch, Watchers
from akili.server.operation.logs import about
from akili.server.ports import ENDED, EventStore, MatchRecord, StoredEvent, StoreUnavailable, VersionConflict

logger = logging.getLogger(__name__)

MOST_ATTEMPTS = 20  # against other writers of the same match
FIRST_NAP: Millis = 250  # before a deadline that couldn't be stored is tried again; doubles
LONGEST_NAP: Millis = 30_000

Request = Callable[[Draft], int | Exception]  # what is to be judged; the version that it led to
Waiting = tuple[Request, "asyncio.Future[int]"]


class LiveMatch:
    """All that queued while the last append ran is decided in order of arrival and stored together."""

    def __init__(
        self,
        record: MatchRecord,
        codec: Codec,
        store: EventStore,
        clock: Clock,
        before_over: Duty,
        on_over: Callable[[LiveMatch], None],
        most_events: int = MOST_EVENTS,
        lateness: Millis = 0,
    ) -> None:
        self.record = record
        self.match = codec.match(record)
        self.watchers = Watchers(lambda: self.match.version)
        self._codec = codec
        self._store = store
        self._clock = clock
        self._origin = record.begun  # when the match's clock was at 0, by the judge's clock of today
        self._before_over, self._on_over = before_over, on_over
        self._most_events = most_events
        self._events: list[Any] = []
        self._steps: list[Raw | None] = []  # beside the first events that they led to
        self._led_to: dict[str, int] = {}  # the version that a cause led to
        self._judged: Millis = 0
        self._waiting: list[Waiting] = []
        self._working: asyncio.Task[None] | None = None
        self._alarm: Alarm | None = None
        self._nap: Millis = 0
        self._lateness = lateness  # after a deadline, for another node to act before
        self._told = 0  # the newest version that another node spoke of
        self._must_look = False  # in any case: another node spoke of the end, or the store couldn't be read
        self._is_stopped = False
        self.is_abandoned = False  # nobody came back to it: it has ended without an outcome

    @property
    def is_over(self) -> bool:
        """Whether the match has an outcome."""
        return self.match.outcome is not None

    @property
    def has_ended(self) -> bool:
        """Whether nothing happens in it any more, with an outcome or without."""
        return self.is_over or self.is_abandoned

    def seats_of(self, player: str | None) -> tuple[Seat, ...]:
        """Where this player sits, with those who share their device; none for a spectator."""
        occupants = enumerate(self.record.occupants)
        return tuple(seat for seat, who in occupants if player is not None and who.player == player)

    def seat_of(self, player: str | None, wanted: Seat | None = None) -> Seat:
        """The seat that a player means; raises Rejected where it isn't theirs, or they have none."""
        seats = self.seats_of(player)
        if not seats:
            raise Rejected("match.not_seated")
        if wanted is not None and wanted not in seats:
            raise Rejected("seat.not_yours")
        return seats[0] if wanted is None else wanted

    def now(self) -> Millis:
        """The match's clock: milliseconds since it began."""
        return max(0, self._clock.now() - self._origin)

    def read(self, sent: Raw) -> Any:
        """A command of this game, as it was sent; raises MsgspecError where it is none."""
        return self._codec.command(sent)

    async def submit(
        self,
        seat: Seat,
        command: Any,
        command_id: str,
        *,
        arrived: Millis,
        lag: Millis = 0,
        uncertainty: Millis = 0,
        planned_at: int | None = None,
    ) -> int:
        """The version after it, stored; raises Rejected or StoreUnavailable. The same id again does nothing.

        Who stops waiting doesn't stop the command. What was planned at a version is refused if another node went on
        from there meanwhile, for whoever plans may have acted through that one.
        """
        submission = Submission(seat, command, command_id, min(arrived, self.now()), lag, uncertainty, planned_at)
        if submission.cause in self._led_to:
            return self._led_to[submission.cause]
        return await self._request(lambda draft: draft.take(submission))

    async def tell(self, presence: Presence) -> int:
        """Let the rules know who is away; the version after it, stored. Raises Rejected or StoreUnavailable."""
        now = self.now()
        return await self._request(lambda draft: draft.hear(presence, now))

    def events_since(self, version: int) -> Sequence[Any]:
        """What happened after that version."""
        return self._events[max(0, version) :]

    def steps(self) -> Iterator[Step | None]:
        """For each event the step that it is the first event of; all None in a log of before."""
        return map(self._codec.step, self._steps)

    def watch(self) -> AbstractContextManager[Watch]:
        """Wake-ups for as long as the ``with`` lasts."""
        return self.watchers.watch()

    def restore(self, log: Iterable[StoredEvent], since: int = 0) -> None:
        """Fold what the store has beyond what is known here; the log begins after that version."""
        try:
            for stored in islice(log, self.match.version - since, None):
                event = self._codec.event(stored)
                self.match.apply([event])
                self._events.append(event)
                self._steps.append(stored.step)
                if stored.cause is not None:
                    self._led_to[stored.cause] = self.match.version
            self._judged = max(self._judged, self._last_judged())
        except Exception as error:
            raise MatchUnreadable(f"The log of {self.record.id} can't be folded: {error}.") from error

    def go_on(self) -> None:
        """After a restart: time goes on from the last that was judged, also where the wall clock was set back since."""
        self._judged = max([self._judged, *(getattr(event, "at", 0) for event in self._events)])
        self._origin = min(self.record.begun, self._clock.now() - self._judged)

    def clock_went_on(self, by: Millis) -> None:
        """The judge's clock was behind. If the match was read meanwhile, its past seemed to be yet to come."""
        self._origin = min(self.record.begun, self._origin + by)
        if self._alarm is not None:
            self._set_alarm()

    async def begin(self, pack: Any, *, is_new: bool) -> None:
        """Store the first events, and the record before them if it is new."""
        draft = self._draft()
        draft.begin(pack)
        if is_new:
            await self._store.create(self.record)
        await self._keep(draft)

    def start(self) -> None:
        """Let deadlines act from now on; one that has passed acts at once."""
        self._set_alarm()

    def be_late(self, lateness: Millis) -> None:
        """Let deadlines act so much later from now on: another node minds them, or none does any more (0)."""
        if lateness == self._lateness:
            return
        self._lateness = lateness
        if self._alarm is not None:
            self._set_alarm()

    def look(self, version: int = ENDED) -> None:
        """Another node has written up to this version, or that it is over (ENDED): fold what is new, soon."""
        if not self._is_stopped:
            self._told = max(self._told, version)
            self._must_look |= version == ENDED
            self._wake()

    async def stop(self) -> None:
        """Take nothing more, and finish what is under way."""
        self._is_stopped = True
        if self._working is not None:
            await asyncio.gather(self._working, return_exceptions=True)
        self._cancel_alarm()

    async def abandon(self) -> bool:
        """End it without an outcome, for good; False if it has one by now. Raises StoreUnavailable: then it goes on."""
        await self.stop()
        if self.is_over:
            return False
        try:
            await self._store.finish(self.record.id, None)
        except BaseException:
            self._is_stopped = False
            self._set_alarm()
            raise
        self.is_abandoned = True
        return True

    def lay_down(self) -> None:
        """It was abandoned before: it can be read and nothing else."""
        self._is_stopped = self.is_abandoned = True

    @property
    def moved(self) -> Millis:
        """When anything happened last, by the judge's clock."""
        return self._origin + self._judged

    @property
    def _is_behind(self) -> bool:
        """Whether another node has written."""
        return self._must_look or self._told > self.match.version

    def _last_judged(self) -> Millis:
        """When the last step was that the log has kept."""
        last = self._codec.step(next((step for step in reversed(self._steps) if step is not None), None))
        return 0 if last is None else last.now

    async def _request(self, request: Request) -> int:
        if self.is_abandoned:
            raise Rejected("match.over")
        if self._is_stopped:
            raise StoreUnavailable("The server is closing.")
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append((request, done))
        self._wake()
        try:
            return await done
        finally:
            del done  # a refusal would know it by this frame, and it the refusal: garbage that waits for a collector

    def _wake(self) -> None:
        if self._working is None or self._working.done():
            self._working = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        self._cancel_alarm()
        is_first = True
        while self._waiting or is_first:
            is_first = False
            batch, self._waiting = self._waiting, []
            try:
                answers = await self._judge([request for request, _ in batch])
            except Exception as error:
                name, version = self.record.id, self.match.version
                said = about(match=name, version=version)
                logger.exception("match %s can't go on from version %d for now", name, version, extra=said)
                answers = [StoreUnavailable(str(error)) for _ in batch]
            else:
                is_first = self._is_behind  # since then
            _answer(batch, answers)
        self._set_alarm()

    async def _judge(self, requests: Sequence[Request]) -> Sequence[int | Exception]:
        """Answers to all, refusals too, only after the events that led to them are stored."""
        is_overtaken = False
        for _ in range(MOST_ATTEMPTS):
            if self._is_behind:
                is_overtaken = True
                await self._catch_up()
                if self.is_abandoned:
                    return [Rejected("match.over") for _ in requests]
            draft = self._draft(is_overtaken=is_overtaken)
            answers = [request(draft) for request in requests]
            draft.pass_time(self.now() - self._lateness)
            try:
                await self._keep(draft)
            except VersionConflict:
                self._told = max(self._told, draft.base + 1)
            else:
                return answers
        raise StoreUnavailable("Too many write to this match at once.")

    def _draft(self, *, is_overtaken: bool = False) -> Draft:
        match, name, most = self.match, self.record.id, self._most_events
        return Draft(match, self._codec, self._led_to, self._judged, most, name, is_overtaken=is_overtaken)

    async def _keep(self, draft: Draft) -> None:
        """Store, then follow the draft, then wake the watchers; nobody sees the end before it is prepared."""
        if not draft.stored:
            return
        try:
            await self._store.append(self.record.id, draft.base, draft.stored)
        except (VersionConflict, StoreUnavailable):
            raise
        except Exception as error:
            raise StoreUnavailable(str(error)) from error
        if draft.match.outcome is not None:
            await self._before_over(Ended(self.record, draft.match))
        self._judged = draft.judged
        self._led_to.update(draft.led_to)
        self._events += draft.events
        self._steps += (stored.step for stored in draft.stored)
        self.match = draft.match
        self._moved_on()

    async def _catch_up(self) -> None:
        """Somebody else wrote: fold what is new, or lay it down where nothing is."""
        self._must_look, told, known = False, self._told, self.match.version
        try:
            loaded = await self._store.load(self.record.id, known)
            if loaded is not None and loaded[1]:
                self.restore(loaded[1], known)
                if self.is_over:
                    await self._before_over(Ended(self.record, self.match))
                self._moved_on()
            elif not self.is_over and await self._store.is_finished(self.record.id):
                self.lay_down()
                self._on_over(self)
        except BaseException:
            self._must_look = True
            raise
        if self._told == told:  # whoever spoke of more was wrong
            self._told = self.match.version

    def _moved_on(self) -> None:
        self._nap = 0
        self.watchers.ring()
        if self.is_over:
            self._on_over(self)

    def _set_alarm(self) -> None:
        self._cancel_alarm()
        deadline = self.match.deadline
        if self._is_behind and not self._is_stopped:  # the store couldn't be read
            deadline = self.now()
        if deadline is None or self.is_over or self._is_stopped:
            return
        deadline += self._lateness
        if deadline <= self.now():  # it should have acted: the store or the game failed, so not at once again
            deadline = self.now() + self._nap
            self._nap = min(LONGEST_NAP, max(FIRST_NAP, 2 * self._nap))
        self._alarm = self._clock.call_at(self._origin + deadline, self._wake)

    def _cancel_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


def _answer(batch: Sequence[Waiting], answers: Sequence[int | Exception]) -> None:
    for (_, done), answer in zip(batch, answers, strict=True):
        if done.done():
            continue
        if isinstance(answer, Exception):
            done.set_exception(answer)
        else:
            done.set_result(answer)
