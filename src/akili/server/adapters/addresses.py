"""What an address stands for: the one place that knows every adapter by its name."""

from __future__ import annotations

from akili.server.adapters.bus import NoBus
from akili.server.adapters.memory import MemoryStore
from akili.server.adapters.sqlite import SqliteStore
from akili.server.ports import Store, WakeUps


class AddressRefused(ValueError):  # noqa: N818 - a verdict
    """Nothing that Akili knows can be reached at this address, and a sentence why."""


def store_at(database: str | None) -> Store:
    """The store at a path or a URL, or in memory; raises AddressRefused, and FileRefused for a file of no use."""
    if database is None:
        return MemoryStore()
    match _scheme(database):
        case None:
            return SqliteStore(database)
        case scheme:
            raise AddressRefused(f"{scheme} isn't a kind of database that Akili knows.")


def wake_ups_at(bus: str | None, database: str | None) -> WakeUps | None:
    """The bus at a URL; without one nodes on a shared database poll it, and all others are alone (None)."""
    if bus is None:
        return None if database is None or _scheme(database) is None else NoBus()
    match _scheme(bus):
        case scheme:
            raise AddressRefused(f"{scheme or bus} isn't a kind of bus that Akili knows.")


def _scheme(address: str) -> str | None:
    """The part before ``://``; a path has none, whatever the system's paths look like."""
    scheme, mark, _ = address.partition("://")
    return scheme if mark else None
