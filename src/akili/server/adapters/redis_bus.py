"""Wake-ups over Redis: what nodes tell each other goes through one channel, and a gap in it is noticed."""

from __future__ import annotations

import asyncio
import logging
from asyncio import Event, Task
from collections import deque
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from akili.server.adapters.pauses import pauses
from akili.server.adapters.refused import StoreRefused
from akili.server.adapters.shown import trouble_with, without_password
from akili.server.ports import Listener, WakeUp

log = logging.getLogger("akili.bus")
MOST_WAITING = 10_000  # wake-ups; then the oldest are dropped
MOST_TOGETHER = 500  # in a message
PING_SECONDS = 1.0
SILENCE_SECONDS = 3.0  # without hearing oneself, then the connection counts as lost
FORGOTTEN_SECONDS = 60.0  # a node that was silent for so long
CANCEL_SECONDS = 0.05  # the library may swallow a cancellation, so it is said again
NOT_SAID = 0  # the number of a ping that waits
TROUBLES = (RedisError, OSError, TimeoutError)


class Message(Struct, frozen=True, array_like=True):
    """What goes through the channel. Every message of a node has the next number, so that a lost one is missed."""

    node: str
    number: int
    wake_ups: list[WakeUp]


class Heard(Struct):
    """The last message of another node."""

    number: int
    at: float


class RedisWakeUps:
    """A node's end of the channel."""

    def __init__(
        self,
        url: str,
        channel: str = "akili",
        most_waiting: int = MOST_WAITING,
        ping_seconds: float = PING_SECONDS,
        silence_seconds: float = SILENCE_SECONDS,
    ) -> None:
        try:
            self._redis: Any = Redis.from_url(
                url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=silence_seconds, socket_timeout=silence_seconds
            )
        except ValueError as error:
            raise StoreRefused(f"Can't use {without_password(url)}: {trouble_with(url, error)}") from error
        self._channel, self._most_waiting = channel, most_waiting
        self._ping_seconds, self._silence_seconds = ping_seconds, silence_seconds
        self._node, self._number = token_hex(8), 0
        self._waiting: deque[WakeUp] = deque()
        self._has_work, self._is_tried = Event(), Event()
        self._heard: dict[str, Heard] = {}
        self._pinged: tuple[int, float] | None = None  # the number of the ping that is under way, and when it was told
        self._has_complained = False
        self._listener: Listener | None = None
        self._tasks: list[Task[None]] = []
        self.is_well = False
        self.lag_seconds = 0.0  # from telling to hearing

    async def open(self, listener: Listener) -> None:
        """Hear the others; whoever opens it before reading from the store misses nothing."""
        self._listener = listener
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(work()) for work in (self._listen, self._speak, self._ping)]
        await self._is_tried.wait()

    def tell(self, wake_up: WakeUp) -> None:
        """Say it soon."""
        if len(self._waiting) >= self._most_waiting:
            self._waiting.popleft()
            self._number += 1  # the others will find one missing
        self._waiting.append(wake_up)
        self._has_work.set()

    async def close(self) -> None:
        """Say what is waiting, if that goes quickly, and end."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._ping_seconds):
                while self._waiting and self.is_well:
                    await asyncio.sleep(0)
        while pending := [task for task in self._tasks if not task.done()]:
            for task in pending:
                task.cancel()
            await asyncio.wait(pending, timeout=CANCEL_SECONDS)
        self.is_well = False
        with suppress(*TROUBLES):
            await self._redis.aclose()

    # Hearing

    async def _listen(self) -> None:
        waits = pauses()
        has_missed = False  # the first time nothing was to be heard before
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await self._subscribe(channel)
                    self._is_back(has_missed=has_missed)
                    waits = pauses()
                    while True:
                        await self._hear_next(channel)
            except TROUBLES as error:
                self._is_away(error)
            has_missed = True
            self._is_tried.set()
            await asyncio.sleep(next(waits))

    async def _subscribe(self, channel: Any) -> None:
        async with asyncio.timeout(self._silence_seconds):
            await channel.subscribe(self._channel)
            await channel.get_message(timeout=None)  # the word of the server that it is so

    async def _hear_next(self, channel: Any) -> None:
        """Somebody's message; raises TimeoutError where not even our own come back."""
        async with asyncio.timeout(self._silence_seconds):
            found = await channel.get_message(timeout=None)
        if found is not None:
            self._hear(found["data"])

    def _hear(self, data: bytes) -> None:
        try:
            message = msgspec.json.decode(data, type=Message)
        except (msgspec.MsgspecError, RecursionError):
            if not self._has_complained:
                log.warning("somebody else speaks in the channel %s: %r", self._channel, data[:100])
            self._has_complained = True
            return
        if message.node == self._node:
            self._hear_ourselves(message)
            return
        if self._is_gap(message):
            self._tell_missed()
        for wake_up in message.wake_ups:
            self._call("woken", wake_up)

    def _hear_ourselves(self, message: Message) -> None:
        if self._pinged is not None and self._pinged[0] == message.number:
            self.lag_seconds = monotonic() - self._pinged[1]
            self._pinged = None

    def _is_gap(self, message: Message) -> bool:
        """Whether there was a message before this one that we haven't heard."""
        now = monotonic()
        for node in [node for node, heard in self._heard.items() if now - heard.at > FORGOTTEN_SECONDS]:
            del self._heard[node]
        last = self._heard.get(message.node)
        self._heard[message.node] = Heard(message.number, now)
        return message.number != (1 if last is None else last.number + 1)

    def _is_back(self, *, has_missed: bool) -> None:
        if has_missed:
            log.warning("the bus is back")
            self._heard.clear()
            self._tell_missed()
        self._pinged, self.is_well = None, True
        self._is_tried.set()

    def _is_away(self, error: BaseException) -> None:
        if self.is_well or not self._is_tried.is_set():
            log.error("the bus is away: %s", str(error) or type(error).__name__)
        self.is_well = False

    def _tell_missed(self) -> None:
        self._call("missed")

    def _call(self, what: str, *about: WakeUp) -> None:
        """A listener that fails is no reason to be deaf."""
        try:
            getattr(self._listener, what)(*about)
        except Exception:
            log.exception("a wake-up failed")

    # Speaking

    async def _speak(self) -> None:
        waits = pauses()
        while True:
            await self._has_work.wait()
            self._has_work.clear()
            while self._waiting or self._is_ping_due():
                try:
                    await self._publish()
                    waits = pauses()
                except TROUBLES:  # what was said may be lost; its number tells the others so
                    self._pinged = None
                    await asyncio.sleep(next(waits))

    def _is_ping_due(self) -> bool:
        return self._pinged is not None and self._pinged[0] == NOT_SAID

    async def _publish(self) -> None:
        self._number += 1
        if self._pinged is not None and self._pinged[0] == NOT_SAID:
            self._pinged = self._number, self._pinged[1]
        some = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_TOGETHER))]
        await self._redis.publish(self._channel, msgspec.json.encode(Message(self._node, self._number, some)))

    async def _ping(self) -> None:
        """Something to be heard by ourselves, so that we know how long it takes, and whether it arrives at all."""
        while True:
            if self.is_well and self._pinged is None:
                self._pinged = NOT_SAID, monotonic()
                self._has_work.set()
            await asyncio.sleep(self._ping_seconds)
