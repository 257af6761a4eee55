"""What an address stands for: the one place that knows every adapter by its name."""

from __future__ import annotations

from importlib import import_module
from typing import Any
from urllib.parse import urlsplit

from akili.server.adapters.bus import NoBus
from akili.server.adapters.memory import MemoryStore
from akili.server.adapters.refused import StoreRefused
from akili.server.adapters.shown import without_password
from akili.server.adapters.sqlite import SqliteStore
from akili.server.ports import Store, WakeUps

POSTGRES = ("postgresql", "postgres")
REDIS = ("redis", "rediss")


class AddressRefused(StoreRefused):
    """Nothing that Akili knows can be reached at this address, and a sentence why."""


def store_at(database: str | None) -> Store:
    """The store at a path or a URL, or in memory; raises StoreRefused with a sentence where it is of no use."""
    if database is None:
        return MemoryStore()
    if not is_postgres(database):
        return SqliteStore(database)
    store: Store = adapter("postgres").PostgresStore(database)
    return store


def wake_ups_at(bus: str | None, database: str | None) -> WakeUps | None:
    """The bus at a URL; nodes on one database hear each other and nobody else.

    Without one, nodes on a shared database look for themselves, and on any other a node is alone: None.
    """
    if bus is None:
        return NoBus() if database is not None and is_postgres(database) else None
    scheme = scheme_of(bus)
    if scheme not in REDIS:
        raise AddressRefused(f"{scheme or without_password(bus)} isn't a kind of bus that Akili knows; say redis://….")
    wake_ups: WakeUps = adapter("redis_bus").RedisWakeUps(bus, channel_of(bus, database))
    return wake_ups


def adapter(name: str) -> Any:
    """A module of this package that needs what not everybody has installed."""
    try:
        return import_module(f"akili.server.adapters.{name}")
    except ModuleNotFoundError as missing:
        raise AddressRefused(f'This needs {missing.name}: pip install "akili[cluster]".') from missing


def is_postgres(address: str) -> bool:
    """Whether it leads to PostgreSQL; raises AddressRefused where it leads to nothing that is known."""
    scheme = scheme_of(address)
    if scheme is not None and scheme not in POSTGRES:
        raise AddressRefused(
            f"{scheme} isn't a kind of database that Akili knows; say the name of a file, or postgresql://…."
        )
    return scheme is not None


def channel_of(bus: str, database: str | None) -> str:
    """A channel goes through all databases of a Redis, so it has the number in its name, and that of our own."""
    number = _path(bus) or "0"
    name = _path(database or "") or "akili"
    return f"akili:{number}:{name}"


def _path(address: str) -> str:
    """Without what may be half of a password: whatever is said in a channel may be said in a log."""
    return urlsplit(without_password(address)).path.strip("/")


def scheme_of(address: str) -> str | None:
    """The part before ``://``; a path has none, whatever the system's paths look like."""
    scheme, mark, _ = address.partition("://")
    return scheme.lower() if mark else None
