"""What an address stands for: the one place that knows every adapter by its name."""

from __future__ import annotations

from urllib.parse import urlsplit

from akili.server.adapters.memory import MemoryStore
from akili.server.adapters.refused import StoreRefused
from akili.server.adapters.sqlite import SqliteStore
from akili.server.ports import Store, WakeUps

POSTGRES = ("postgresql", "postgres")
REDIS = ("redis", "rediss")
MISSING = 'This needs {}, which isn\'t installed: pip install "akili[cluster]".'


class AddressRefused(StoreRefused):
    """Nothing that Akili knows can be reached at this address, and a sentence why."""


def store_at(database: str | None) -> Store:
    """The store at a path or a URL, or in memory; raises StoreRefused with a sentence where it is of no use."""
    if database is None:
        return MemoryStore()
    scheme = scheme_of(database)
    if scheme is None:
        return SqliteStore(database)
    if scheme not in POSTGRES:
        raise AddressRefused(
            f"{scheme} isn't a kind of database that Akili knows; say the name of a file, or postgresql://…."
        )
    try:
        from akili.server.adapters.postgres import PostgresStore
    except ModuleNotFoundError as missing:
        raise AddressRefused(MISSING.format(missing.name)) from missing
    return PostgresStore(database)


def wake_ups_at(bus: str | None, database: str | None) -> WakeUps | None:
    """The bus at a URL; nodes on one database hear each other and nobody else."""
    if bus is None:
        return None
    scheme = scheme_of(bus)
    if scheme not in REDIS:
        raise AddressRefused(f"{scheme or bus} isn't a kind of bus that Akili knows; say redis://….")
    try:
        from akili.server.adapters.redis_bus import RedisWakeUps
    except ModuleNotFoundError as missing:
        raise AddressRefused(MISSING.format(missing.name)) from missing
    return RedisWakeUps(bus, channel_of(bus, database))


def channel_of(bus: str, database: str | None) -> str:
    """A channel goes through all databases of a Redis, so it has the number in its name, and that of our own."""
    number = urlsplit(bus).path.strip("/") or "0"
    name = urlsplit(database or "").path.strip("/") or "akili"
    return f"akili:{number}:{name}"


def scheme_of(address: str) -> str | None:
    """The part before ``://``; a path has none, whatever the system's paths look like."""
    scheme, mark, _ = address.partition("://")
    return scheme.lower() if mark else None
