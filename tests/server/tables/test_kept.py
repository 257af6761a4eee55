"""Whose tables they are is known without a look at all of them."""

import asyncio

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from akili.server.adapters.memory import MemoryStore
from akili.server.matches.clock import ManualClock
from akili.server.ports import Occupant
from akili.server.tables.kept import KeptTables
from akili.server.tables.table import Table

PLAYERS = ("ada", "bo", "cy")
SEATED = st.lists(st.sampled_from([*PLAYERS, None]), min_size=1, max_size=3)  # None: a bot
CHANGES = st.lists(st.tuples(st.sampled_from("abc"), SEATED | st.none()), max_size=20)


@given(CHANGES)
def test_the_tables_of_a_player_are_those_at_which_they_sit(changes: list[tuple[str, list[str | None] | None]]) -> None:
    async def story() -> None:
        store, clock = MemoryStore(), ManualClock(1)
        tables = KeptTables(store, clock, lambda _: None)
        for code, seated in changes:
            table = tables.get(code)
            if seated is not None:
                await tables.keep(_table(code, seated), tables.revision(code))
            elif table is not None:
                await tables.remove(table)
            check(tables)
        again = KeptTables(store, clock, lambda _: None)
        await again.open()
        check(again)

    asyncio.run(story())


def check(tables: KeptTables) -> None:
    for player in PLAYERS:
        expected = {table.code for table in tables for who in table.seats if who and who.player == player}
        assert {table.code for table in tables.of(player)} == expected


def _table(code: str, seated: list[str | None]) -> Table:
    seats = tuple(Occupant(player=player, name=player or "bot", colour="red") for player in seated)
    return Table(code, "ubongo_fun_size", {}, seats, host=None)


def test_what_changed_between_a_wake_up_and_the_first_reading_is_heard() -> None:
    """A node that starts is woken before it has read all: who came back meanwhile must not stay away for it."""
    heard: list[tuple[tuple[str, ...], tuple[str, ...]]] = []

    async def story() -> None:
        store, clock = MemoryStore(), ManualClock(0)
        kept = KeptTables(store, clock, lambda _: None)
        table = await kept.keep(replace(_table("one", ["a"]), gone=("a",)), 0)

        def hear(code: str, before: Table | None) -> None:
            heard.append(((before or table).gone, starting.find(code).gone))

        starting = KeptTables(store, clock, lambda _: None, hear, is_shared=True)
        await starting.reread("one")
        await kept.keep(replace(table, gone=()), kept.revision("one"))
        await starting.open()

    asyncio.run(story())
    assert heard[1:] == [(("a",), ())]
