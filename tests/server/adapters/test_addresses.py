"""Which adapter an address stands for, and a sentence for what stands for none."""

import asyncio
import sys
from pathlib import Path

import pytest

from akili.server.adapters.addresses import AddressRefused, channel_of, store_at, wake_ups_at
from akili.server.adapters.bus import NoBus
from akili.server.adapters.memory import MemoryStore
from akili.server.adapters.redis_bus import RedisWakeUps
from akili.server.adapters.sqlite import SqliteStore


def test_a_path_is_a_file_and_nothing_is_memory(tmp_path: Path) -> None:
    assert isinstance(store_at(None), MemoryStore)
    store = store_at(str(tmp_path / "akili.db"))
    assert isinstance(store, SqliteStore)
    asyncio.run(store.close())


def test_a_bus_is_redis_and_without_one_nodes_on_a_shared_database_look_for_themselves() -> None:
    assert isinstance(wake_ups_at(None, "postgresql://127.0.0.1/akili"), NoBus)
    assert wake_ups_at(None, "akili.db") is None
    assert wake_ups_at(None, None) is None
    assert isinstance(wake_ups_at("redis://127.0.0.1:1/0", "postgresql://127.0.0.1/akili"), RedisWakeUps)


@pytest.mark.parametrize("address", ["mysql://localhost/akili", "http://example.org", "sqlite:///akili.db"])
def test_another_database_is_refused_with_a_sentence(address: str) -> None:
    with pytest.raises(AddressRefused, match=r"isn't a kind of database that Akili knows; say .*\."):
        store_at(address)


@pytest.mark.parametrize("address", ["akili.db", "nats://localhost"])
def test_another_bus_is_refused_with_a_sentence(address: str) -> None:
    with pytest.raises(AddressRefused, match=r"isn't a kind of bus that Akili knows; say redis://…\."):
        wake_ups_at(address, None)


def test_nodes_on_different_databases_have_different_channels() -> None:
    ours = channel_of("redis://a/0", "postgresql://b/club")
    assert ours == channel_of("redis://a", "postgresql://somebody:secret@b:5432/club?sslmode=require")
    assert (
        len({ours, channel_of("redis://a/1", "postgresql://b/club"), channel_of("redis://a", "postgresql://b/x")}) == 3
    )


def test_where_a_package_is_missing_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(sys.modules):
        if name.startswith(("akili.server.adapters.postgres", "akili.server.adapters.redis", "redis.")):
            monkeypatch.delitem(sys.modules, name)
    for package in ("asyncpg", "redis"):
        monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(AddressRefused, match=r'needs asyncpg.*pip install "akili\[cluster\]"'):
        store_at("postgresql://127.0.0.1/akili")
    with pytest.raises(AddressRefused, match=r'needs redis.*pip install "akili\[cluster\]"'):
        wake_ups_at("redis://127.0.0.1", None)
