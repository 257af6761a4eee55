"""How much one address or one socket may do: buckets that fill with time, and tallies of what is open at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic

KEPT_BUCKETS = 50_000


class Bucket:
    """Holds at most ``size`` tokens and gets ``rate`` a second."""

    __slots__ = ("_clock", "_filled", "_rate", "_size", "_tokens")

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._size, self._clock = rate, size, clock
        self._tokens, self._filled = float(size), clock()

    def take(self, count: float = 1) -> bool:
        """Take a token, or several; False, and none is taken, if there aren't as many."""
        if not self.has(count):
            return False
        self._tokens -= count
        return True

    def has(self, count: float = 1) -> bool:
        """Whether there are so many tokens."""
        now = self._clock()
        self._tokens = min(self._size, self._tokens + (now - self._filled) * self._rate)
        self._filled = now
        return self._tokens >= count

    def wait(self, most: float) -> float | None:
        """Take a token that may have yet to flow in: the seconds until it has. None, and none is taken, if too many."""
        self.has()
        wait = max(0.0, (1 - self._tokens) / self._rate)
        if wait > most:
            return None
        self._tokens -= 1
        return wait

    @property
    def is_full(self) -> bool:
        """Whether it could be forgotten without a difference."""
        return self._tokens + (self._clock() - self._filled) * self._rate >= self._size


class Buckets:
    """A bucket per key; full ones are forgotten now and then, so that memory stays bounded."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._size, self._clock = rate, size, clock
        self._buckets: dict[Hashable, Bucket] = {}

    def take(self, key: Hashable, count: float = 1) -> bool:
        """Take a token, or several, from this key's bucket."""
        return self.of(key).take(count)

    def of(self, key: Hashable) -> Bucket:
        """The bucket of this key."""
        if key not in self._buckets:
            if len(self._buckets) >= KEPT_BUCKETS:
                self._forget()
            self._buckets[key] = Bucket(self._rate, self._size, self._clock)
        return self._buckets[key]

    def _forget(self) -> None:
        kept = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full}
        self._buckets = kept if len(kept) < KEPT_BUCKETS else {}


class Tally:
    """How many are open: all together, and for each key."""

    def __init__(self, most: int, most_per_key: int) -> None:
        self._most, self._most_per_key = most, most_per_key
        self._open: Counter[Hashable] = Counter()
        self._total = 0

    def open(self, key: Hashable) -> bool:
        """Count one more; False if that is too many."""
        if self._total >= self._most or self._open[key] >= self._most_per_key:
            return False
        self._open[key] += 1
        self._total += 1
        return True

    @property
    def total(self) -> int:
        """How many are open now."""
        return self._total

    def close(self, key: Hashable) -> None:
        """Count one less."""
        self._total -= 1
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


@lru_cache(KEPT_BUCKETS)
def neighbourhood(host: str) -> str:
    """What counts as one address: an IPv4 address, or the 64 bits that one IPv6 customer has."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
    return str(address)
