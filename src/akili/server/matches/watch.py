"""Wake-ups: whoever watches a match learns that there is more to see, never what."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Watch:
    """One watcher's bell."""

    def __init__(self, version: Callable[[], int]) -> None:
        self._version = version
        self._bell = asyncio.Event()

    def ring(self) -> None:
        """There may be something new."""
        self._bell.set()

    async def changed(self, seen: int) -> int:
        """Wait until the version is above the one seen; what happens meanwhile comes as one wake-up."""
        while self._version() <= seen:
            self._bell.clear()
            await self._bell.wait()
        return self._version()


class Watchers:
    """All who watch one match."""

    def __init__(self, version: Callable[[], int]) -> None:
        self._version = version
        self._watches: set[Watch] = set()

    def __len__(self) -> int:
        return len(self._watches)

    @contextmanager
    def watch(self) -> Iterator[Watch]:
        """Watch for as long as the ``with`` lasts."""
        watch = Watch(self._version)
        self._watches.add(watch)
        try:
            yield watch
        finally:
            self._watches.discard(watch)

    def ring(self) -> None:
        """Wake all up."""
        for watch in self._watches:
            watch.ring()
