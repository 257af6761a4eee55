"""All matches of this server: begun, found, brought back after a restart, ended once, and let go of."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any

import msgspec

from akili.engine.game import Millis
from akili.server.documents import leave_out
from akili.server.keeping import Keeping
from akili.server.matches.clock import Clock, SystemClock
from akili.server.matches.codec import AnyGame, Codecs, MatchUnreadable
from akili.server.matches.draft import MOST_EVENTS
from akili.server.matches.ending import Ended, Endings
from akili.server.matches.live_match import LiveMatch
from akili.server.matches.watch import Watch
from akili.server.nodes.chores import Chores
from akili.server.operation.logs import about
from akili.server.ports import ENDED, EventStore, MatchRecord, StoreUnavailable, VersionConflict
from akili.server.unhurried import unhurried
from akili.server.workshop import Workshop

__all__ = ["LiveMatch", "LiveMatches", "MatchUnreadable", "Watch"]

logger = logging.getLogger(__name__)

KEPT_AFTER_END: Millis = 300_000
NEVER_BEGUN: Millis = 86_400_000  # a record without events that is older is of no use
EVENTS_KEPT = 200_000  # of matches that are over
SHORT = 100  # events that are folded at once; a longer log is, beside the loop
ANY_NUMBER = 1_000_000
LATENESS: Millis = 1_500  # after a deadline, for the node to act that minds the match
FORGED = 16  # decks for matches that are about to begin, with the one that is being made


class LiveMatches:
    """The matches in memory, over a store that has them all."""

    def __init__(
        self,
        store: EventStore,
        games: Mapping[str, AnyGame],
        clock: Clock | None = None,
        forge: Workshop | None = None,
        most_events: int = MOST_EVENTS,
        most_events_kept: int = EVENTS_KEPT,
        minds: Callable[[str], bool] = lambda _: True,
    ) -> None:
        """``minds`` tells whether of all nodes this one minds a match."""
        self.clock = clock or SystemClock()
        self._store = store
        self._forge = forge or Workshop("akili-forge", FORGED, FORGED)
        self._folder = Workshop("akili-folder", ANY_NUMBER, ANY_NUMBER)
        self._most_events = most_events
        self._over = Keeping[LiveMatch](most_events_kept, lambda live: live.match.version)
        self._codecs = Codecs(games)
        self._live: dict[str, LiveMatch] = {}
        self._loading: dict[str, asyncio.Task[LiveMatch | None]] = {}
        self._minds = minds
        self._chores = Chores(self.clock)
        self._reading = Counter[str]()  # those that are on their way from the store into memory, by how many ways
        self._missed: dict[str, set[int]] = {}  # what others wrote to them meanwhile
        self._unneeded: set[str] = set()  # in memory, but neither watched nor minded here
        self.endings = Endings(store, self.clock)
        self._is_closed = False

    async def begin(self, record: MatchRecord) -> LiveMatch:
        """A new match, its first events stored; it begins now by the judge's clock, whatever the record says."""
        pack = await self._packed(self._made(record))
        live = self._made(msgspec.structs.replace(record, begun=self.clock.now()))
        await live.begin(pack, is_new=True)
        return self._kept(live)

    def known(self, match_id: str) -> LiveMatch | None:
        """The match, if it is in memory."""
        self._unneeded.discard(match_id)
        return self._live.get(match_id)

    async def get(self, match_id: str) -> LiveMatch | None:
        """The match, from memory or from the store; raises MatchUnreadable if it can't be played here."""
        self._unneeded.discard(match_id)  # whoever asks is about to watch it
        if match_id in self._live:
            return self._live[match_id]
        if match_id not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(match_id))
            self._loading[match_id] = task
            task.add_done_callback(lambda _: self._loading.pop(match_id))
        return await asyncio.shield(self._loading[match_id])

    async def resume_all(self) -> None:
        """Every unfinished match goes on here that this node minds.

        One that was over but not ended is ended, so ``endings`` must know how.
        """
        for match_id in await self._store.unfinished():
            try:
                if self._minds(match_id):
                    await self._resume(match_id)
            except (MatchUnreadable, StoreUnavailable) as error:
                leave_out("match", match_id, error)

    def nodes_changed(self) -> None:
        """Other matches may be this node's to mind now."""
        for live in self._live.values():
            live.be_late(self._lateness(live.record.id))
        self._chores.do("taking matches over", self.resume_all)

    def clock_went_on(self, by: Millis) -> None:
        """The judge's clock was behind."""
        for live in self._live.values():
            live.clock_went_on(by)

    def woken(self, match_id: str, version: int) -> None:
        """Another node has written events, or that the match is over (ENDED)."""
        live = self._live.get(match_id)
        if live is not None:
            if version > live.match.version or (version == ENDED and not live.is_over):
                live.look(version)
        elif match_id in self._reading:
            self._missed.setdefault(match_id, set()).add(version)
        elif version > 0 and self._minds(match_id):  # without events it isn't told to anyone yet
            self._chores.do("loading a match", partial(self._take, match_id), match_id)

    async def compare(self) -> None:
        """Look which matches others have written to; those not needed since the last look are let go of."""
        for match_id in list(self._unneeded):
            await self._let_go_unneeded(match_id)
        going_on = {match_id: live for match_id, live in self._live.items() if not live.has_ended}
        self._unneeded = {match_id for match_id, live in going_on.items() if not self._is_needed(live)}
        await self._compare(going_on)

    async def _let_go_unneeded(self, match_id: str) -> None:
        """Asked once more when it is its turn, and out of memory first: who comes meanwhile must not get a dead one."""
        live = self._live.get(match_id)
        if live is not None and match_id in self._unneeded and not (live.has_ended or self._is_needed(live)):
            del self._live[match_id]
            await live.stop()

    def _is_needed(self, live: LiveMatch) -> bool:
        return bool(live.watchers) or self._minds(live.record.id)

    async def compare_watched(self) -> None:
        """The same for those only that somebody watches here."""
        await self._compare([match_id for match_id, live in self._live.items() if live.watchers and not live.has_ended])

    async def _compare(self, match_ids: Collection[str]) -> None:
        for match_id, progress in (await self._store.progress(match_ids)).items() if match_ids else ():
            self.woken(match_id, ENDED if progress.is_finished else progress.version)

    async def _take(self, match_id: str) -> None:
        try:
            await self.get(match_id)
        except MatchUnreadable as error:
            leave_out("match", match_id, error)

    async def abandon(self, match_id: str) -> LiveMatch | None:
        """End a match that nobody comes back to, without an outcome; None where it has one by now."""
        live = await self.get(match_id)
        if live is None or live.is_over or not await live.abandon():
            return None
        said = about(match=match_id, version=live.match.version)
        logger.info("match %s was abandoned at version %d", match_id, live.match.version, extra=said)
        self._let_go_later(live)
        return live

    def by_game(self) -> Counter[str]:
        """How many matches are on here, of each game."""
        return Counter(live.record.game for live in self._live.values() if not live.is_over and not live.is_abandoned)

    def idle(self, since: Millis) -> list[str]:
        """The matches that go on, but in which nothing has happened since then."""
        idle = (live for live in self._live.values() if live.moved < since)
        return [live.record.id for live in idle if not live.has_ended]

    async def close(self) -> None:
        """Finish what is under way; nothing is taken any more. The store stays open."""
        self._is_closed = True
        await self._chores.close()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(live.stop() for live in self._live.values()))
        await self.endings.close()
        self._forge.close()
        self._folder.close()

    def __len__(self) -> int:
        return len(self._live)

    def _made(self, record: MatchRecord) -> LiveMatch:
        codec, endings, late = self._codecs.of(record), self.endings, self._lateness(record.id)
        return LiveMatch(record, codec, self._store, self.clock, endings.prepare, self._end, self._most_events, late)

    def _lateness(self, match_id: str) -> Millis:
        return 0 if self._minds(match_id) else LATENESS

    async def _restored(self, match_id: str) -> LiveMatch | None:
        try:
            loaded = await self._store.load(match_id)
            if loaded is None:
                return None
            live = self._made(loaded[0])
            if len(loaded[1]) > SHORT:
                await self._folder.do(None, live.restore, unhurried(loaded[1]))
            else:
                live.restore(loaded[1])
        except (StoreUnavailable, MatchUnreadable):
            raise
        except Exception as error:  # a record that is broken, options that mean nothing any more
            raise MatchUnreadable(f"The record of {match_id} can't be read: {error}.") from error
        live.go_on()
        return live

    async def _resume(self, match_id: str) -> None:
        with self._hearing(match_id):
            live = await self._resumed(match_id)
        if live is not None and live.is_over:
            ended = Ended(live.record, live.match)
            await self.endings.prepare(ended)
            self.endings.finish(ended)

    async def _resumed(self, match_id: str) -> LiveMatch | None:
        live = self._live.get(match_id) or await self._restored(match_id)
        if live is None:
            return None
        if not live.match.has_begun:  # without its first events it was never told to anyone; ``get`` begins it
            if self.clock.now() - live.record.begun > NEVER_BEGUN:
                await self._store.finish(match_id, None)
            return None
        return self._kept(live)

    async def _load(self, match_id: str) -> LiveMatch | None:
        with self._hearing(match_id):
            return await self._found(match_id)

    async def _found(self, match_id: str) -> LiveMatch | None:
        live = await self._restored(match_id)
        if live is None:
            return None
        if not live.is_over and await self._store.is_finished(match_id):
            live.lay_down()
        elif not live.match.has_begun:
            await self._begin_late(live)
        return self._kept(live)

    @contextmanager
    def _hearing(self, match_id: str) -> Iterator[None]:
        """While a match is being read, words about it wait: what was read may be older than they are."""
        self._reading[match_id] += 1
        try:
            yield
        finally:
            self._reading[match_id] -= 1
            if not self._reading[match_id]:
                del self._reading[match_id]
            for version in self._missed.pop(match_id, ()):
                self.woken(match_id, version)

    async def _begin_late(self, live: LiveMatch) -> None:
        """The server died between the record and the first events."""
        try:
            await live.begin(await self._packed(live), is_new=False)
        except VersionConflict:
            _, log = await self._store.load(live.record.id) or (None, [])
            live.restore(log)

    async def _packed(self, live: LiveMatch) -> Any:
        """What the game makes before the match, such as cards to forge; aside, for it mustn't hold up others."""
        game, options = live.match.game, live.match.options
        if not game.packs(options):
            return None
        return await self._forge.do(_first_person(live), game.pack, options)

    def _kept(self, live: LiveMatch) -> LiveMatch:
        """The one in memory: this, unless somebody was quicker."""
        kept = self._live.setdefault(live.record.id, live)
        if kept is live and live.has_ended:
            self._let_go_later(live)
        elif kept is live and not self._is_closed:
            live.be_late(self._lateness(live.record.id))
            live.start()
        if live.match.version > kept.match.version:
            kept.look(live.match.version)
        return kept

    def _end(self, live: LiveMatch) -> None:
        if live.is_over:
            self.endings.finish(Ended(live.record, live.match))
        self._let_go_later(live)

    def _let_go_later(self, live: LiveMatch) -> None:
        def let_go() -> None:
            if live.watchers:
                self._let_go_later(live)
            else:
                self._live.pop(live.record.id, None)
                self._over.drop(live.record.id)

        for gone in self._over.keep(live.record.id, live):
            if not gone.watchers:
                self._live.pop(gone.record.id, None)
        self.clock.call_at(self.clock.now() + KEPT_AFTER_END, let_go)


def _first_person(live: LiveMatch) -> str | None:
    return next((who.player for who in live.record.occupants if who.player is not None), None)
