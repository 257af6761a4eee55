"""An address says which store and which bus; what nobody knows is refused in a sentence."""

import asyncio
from pathlib import Path

import pytest

from akili.server.adapters.addresses import AddressRefused, store_at, wake_ups_at
from akili.server.adapters.memory import MemoryStore
from akili.server.adapters.sqlite import SqliteStore


def test_without_an_address_everything_is_in_memory_and_the_node_is_alone() -> None:
    assert isinstance(store_at(None), MemoryStore)
    assert wake_ups_at(None, None) is None


def test_a_path_is_a_file_that_one_node_has_for_itself(tmp_path: Path) -> None:
    path = str(tmp_path / "akili.db")
    store = store_at(path)
    assert isinstance(store, SqliteStore)
    assert wake_ups_at(None, path) is None
    asyncio.run(store.close())


@pytest.mark.parametrize("address", ["gopher://here", "mysql://there/akili"])
def test_what_nobody_knows_is_refused(address: str) -> None:
    with pytest.raises(AddressRefused, match=address.partition(":")[0]):
        store_at(address)
    with pytest.raises(AddressRefused, match=address.partition(":")[0]):
        wake_ups_at(address, None)


def test_nodes_that_share_a_store_without_a_bus_look_for_themselves() -> None:
    wake_ups = wake_ups_at(None, "gopher://here")
    assert wake_ups is not None
    assert not wake_ups.is_well
