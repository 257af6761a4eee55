"""Tables by themselves: changes by the host, who is host next, lists, and what becomes of abandoned ones."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import Any

import pytest
from tests.server.toy_game import GAMES as TOY_GAMES

from akili.engine.game import Rejected
from akili.engine.steps import AnyGame
from akili.games.registry import GAMES
from akili.server.adapters.memory import MemoryStore
from akili.server.app import wire
from akili.server.matches.clock import ManualClock
from akili.server.matches.lag import REMEMBERED
from akili.server.players.guests import Guest
from akili.server.services import Services
from akili.server.settings import Settings
from akili.server.tables.bots import BotPlayers
from akili.server.tables.hall import ALPHABET, CODE_LENGTH
from akili.server.tables.room import Ear

GAME = "ubongo_fun_size"
ADA, BO, CY = Guest("a", "Ada", "red"), Guest("b", "Bo", "blue"), Guest("c", "Cy", "teal")


def tell(
    story: Callable[[Services, ManualClock, MemoryStore], Awaitable[None]], games: Mapping[str, AnyGame] = GAMES
) -> None:
    """Run a story in a hall in memory."""
    store, clock = MemoryStore(), ManualClock(1_000)

    async def told() -> None:
        services = wire(Settings(), store, games, BotPlayers(), clock)
        await story(services, clock, store)
        await services.hall.close()
        await services.matches.close()

    asyncio.run(told())


def test_codes_are_long_and_never_look_alike() -> None:
    async def story(services: Services, _: ManualClock, __: MemoryStore) -> None:
        codes = {(await services.hall.create(ADA, GAME, {}, 2)).code for _ in range(200)}
        assert len(codes) == 200
        assert all(len(code) == CODE_LENGTH and set(code) <= set(ALPHABET) for code in codes)
        assert not set("iIl1oO0") & set(ALPHABET)
        assert len(set(ALPHABET)) == 31

    tell(story)


def test_the_next_person_is_host_when_the_host_leaves() -> None:
    async def story(services: Services, _: ManualClock, __: MemoryStore) -> None:
        hall = services.hall
        code = (await hall.create(ADA, GAME, {}, 3)).code
        await hall.put_bot(code, ADA, 1, "easy")
        await hall.join(code, BO)
        assert (await hall.leave(code, ADA)).host == "b"
        assert (await hall.leave(code, BO)).host is None
        assert (await hall.join(code, CY)).host == "c"

    tell(story)


def test_people_move_up_and_bots_make_room_when_seats_go() -> None:
    async def story(services: Services, _: ManualClock, __: MemoryStore) -> None:
        hall = services.hall
        code = (await hall.create(ADA, GAME, {}, 3)).code
        await hall.put_bot(code, ADA, 1, "hard")
        await hall.join(code, BO)
        smaller = await hall.change(code, ADA, {"side": "B"}, 2, listed=True)
        assert [who and who.player for who in smaller.seats] == ["a", "b"]
        assert smaller.options["side"] == "B"
        assert [table.code for table in hall.listed()] == [code]
        with pytest.raises(Rejected, match=r"table\.full"):
            await hall.change(code, ADA, {"solo": {"type": "by_time", "minutes": 5}}, 1, listed=True)
        impossible: list[tuple[dict[str, Any], int]] = [({"side": "Z"}, 2), ({}, 1), ({}, 9), ({"countdown": -1}, 2)]
        for options, seats in impossible:
            with pytest.raises(Rejected):
                await hall.change(code, ADA, options, seats, listed=True)
        larger = await hall.change(code, ADA, {}, 4, listed=False)
        assert larger.seats[2:] == (None, None)
        assert hall.listed() == []

    tell(story)


def test_a_running_match_is_found_by_those_who_sit_in_it_and_by_nobody_else() -> None:
    async def story(services: Services, clock: ManualClock, _: MemoryStore) -> None:
        hall = services.hall

        def found(guest: Guest) -> list[str]:
            return [table.code for table in hall.playing(guest.id)]

        code = (await hall.create(ADA, GAME, {}, 2)).code
        await hall.join(code, BO)
        assert found(ADA) == found(BO) == []  # a lobby is no match
        await hall.start(code, ADA)
        clock.turn(1_000)
        later = (await hall.create(ADA, GAME, {}, 2, bots=["easy"], start=True)).code
        assert (found(ADA), found(BO), found(CY)) == ([later, code], [code], [])
        await hall.leave(code, BO)
        assert found(BO) == [code]  # the seat waits
        await hall.remove(code, ADA, 1)
        assert found(BO) == []
        clock.turn(1_000 * services.settings.abandoned_match_seconds + 1_000)
        await hall.sweep()
        assert found(ADA) == []

    tell(story)


def test_abandoned_tables_go_and_running_matches_stay() -> None:
    async def story(services: Services, clock: ManualClock, store: MemoryStore) -> None:
        hall = services.hall
        abandoned = (await hall.create(ADA, GAME, {}, 2)).code
        visited = (await hall.create(BO, GAME, {}, 2)).code
        running = (await hall.create(CY, GAME, {"solo": {"type": "by_count", "cards": 20}}, 1)).code
        await hall.start(running, CY)
        _, ear = await hall.enter(visited, None)
        clock.turn(3_601_000)
        await hall.sweep()
        assert [key for key, _ in await store.all("table")] == sorted([visited, running])
        with pytest.raises(Rejected, match=r"table\.unknown"):
            hall.find(abandoned)
        hall.exit(visited, ear)
        clock.turn(3_601_000)
        await hall.sweep()
        assert [key for key, _ in await store.all("table")] == [running]

    tell(story)


def test_who_leaves_a_running_match_keeps_their_seat() -> None:
    async def story(services: Services, _: ManualClock, __: MemoryStore) -> None:
        hall = services.hall
        code = (await hall.create(ADA, GAME, {}, 2)).code
        await hall.join(code, BO)
        playing = await hall.start(code, ADA)
        assert (await hall.leave(code, BO)).seats == playing.seats
        assert (await hall.join(code, BO)).seats == playing.seats
        with pytest.raises(Rejected, match=r"table\.playing"):
            await hall.join(code, CY)

    tell(story)


def test_who_joins_again_keeps_their_seat_under_their_new_name() -> None:
    async def story(services: Services, _: ManualClock, __: MemoryStore) -> None:
        hall = services.hall
        code = (await hall.create(ADA, GAME, {}, 2)).code
        await hall.join(code, BO)
        renamed = await hall.join(code, Guest("a", "Adela", "pink"))
        assert [(who.player, who.name, who.colour) for who in renamed.seats if who is not None] == [
            ("a", "Adela", "pink"),
            ("b", "Bo", "blue"),
        ]
        assert renamed.host == "a"
        playing = await hall.start(code, ADA)
        assert (await hall.join(code, Guest("b", "Boris", "red"))).seats == playing.seats

    tell(story)


def test_a_table_with_bots_can_begin_at_once() -> None:
    async def story(services: Services, _: ManualClock, store: MemoryStore) -> None:
        hall = services.hall
        table = await hall.create(ADA, GAME, {}, 3, bots=("easy", "master"), start=True)
        assert (table.phase, [who and who.bot for who in table.seats]) == ("playing", [None, "easy", "master"])
        waiting = await hall.create(BO, GAME, {}, 3, bots=("hard",))
        assert (waiting.phase, [who and who.bot for who in waiting.seats]) == ("open", [None, "hard", None])
        kept = await store.all("table")
        with pytest.raises(Rejected, match=r"table\.full"):
            await hall.create(CY, GAME, {}, 2, bots=("easy", "easy"))
        with pytest.raises(Rejected, match=r"table\.seats_empty"):
            await hall.create(CY, GAME, {}, 3, bots=("easy",), start=True)
        assert await store.all("table") == kept  # what is refused leaves nothing behind

    tell(story)


def trip_of_the_first(services: Services, code: str) -> int | None:
    seat = services.hall.info(services.hall.find(code)).seats[0]
    assert seat is not None
    return seat.trip


def test_the_table_is_told_when_a_line_becomes_slow_or_quick_and_not_with_every_ping() -> None:
    async def story(services: Services, _: ManualClock, __: MemoryStore) -> None:
        hall = services.hall
        table = await hall.create(ADA, GAME, {}, 2)
        room, ear = await hall.enter(table.code, "a")
        watcher = (await hall.enter(table.code, "watcher"))[1]

        def told(ear: Ear, *trips: int) -> bool:
            before = room.revision
            for nonce, trip in enumerate(trips):
                ear.pings.sent(nonce, monotonic() - trip / 1000)
                ear.pings.answered(nonce, monotonic())
            hall.measured(table.code, ear.player)
            return room.revision > before

        assert not told(ear)
        assert [told(ear, *[trip] * REMEMBERED) for trip in (20, 31, 148, 151, 400, 151, 148, 10)] == [
            *[False, False, False, True],
            *[False, False, True, False],
        ]
        assert not told(watcher, 900)
        trips = []
        for trip in (0, 38, 96, 104, 130, 1234):
            told(ear, *[trip] * REMEMBERED)
            trips.append(trip_of_the_first(services, table.code))
        assert trips == [0, 40, 100, 100, 150, 1250]
        hall.exit(table.code, ear)
        assert trip_of_the_first(services, table.code) is None

    tell(story)


def test_a_bot_that_does_not_know_the_game_gets_no_seat() -> None:
    async def story(services: Services, _: ManualClock, __: MemoryStore) -> None:
        hall = services.hall
        code = (await hall.create(ADA, "toy", {}, 2)).code
        with pytest.raises(Rejected, match=r"table\.no_such_bot"):
            await hall.put_bot(code, ADA, 1, "easy")
        with pytest.raises(Rejected, match=r"table\.no_such_bot"):
            await hall.create(ADA, "toy", {}, 2, bots=("hard",))
        assert (await hall.put_bot(code, ADA, 1, None)).seats[1] is None

    tell(story, TOY_GAMES)
