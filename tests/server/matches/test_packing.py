"""What a game makes before a match is made once and in a thread; what comes after needs nothing but the log."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from tests.server.toy_game import Add, ToyGame, ToyOptions, ToyState, record

from akili.engine.game import Moment
from akili.engine.steps import AnyGame
from akili.forge.fun_size import make_areas
from akili.games.registry import GAMES
from akili.games.ubongo_fun_size import rules
from akili.games.ubongo_fun_size.model import Options
from akili.server.adapters.memory import MemoryStore
from akili.server.matches.clock import ManualClock
from akili.server.matches.live import LiveMatch, LiveMatches
from akili.server.ports import MatchRecord, Occupant
from akili.ubongo.race.model import GiveUp, GoOn

PATIENCE = 120  # seconds, so that what hangs is told; forging on a busy machine takes a while


class PackingToy(ToyGame):
    """Notes who packs, and what it begins with."""

    def __init__(self, clock: ManualClock, pack: str | None) -> None:
        self.packed: list[int] = []
        self.begun_with: list[Any] = []
        self._clock, self._pack = clock, pack

    def packs(self, options: ToyOptions) -> bool:  # noqa: ARG002 - the contract names it
        return self._pack is not None

    def pack(self, options: ToyOptions) -> str | None:
        self.packed.append(threading.get_ident())
        self._clock._now += 700  # as long as it takes
        return None if self._pack is None else f"{self._pack} {options.goal}"

    def begin(self, state: ToyState, pack: Any, moment: Moment) -> Sequence[Any]:
        self.begun_with.append(pack)
        return super().begin(state, pack, moment)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(asyncio.ensure_future(test()), PATIENCE)

    asyncio.run(bounded())


@pytest.mark.parametrize("pack", ["cards", None])
def test_a_match_is_packed_once_in_a_thread_and_its_clock_starts_afterwards(pack: str | None) -> None:
    async def test() -> None:
        clock = ManualClock(1_000)
        game = PackingToy(clock, pack)
        live = await LiveMatches(MemoryStore(), {"toy": game}, clock).begin(record())
        assert len(game.packed) == (0 if pack is None else 1)
        assert threading.get_ident() not in game.packed
        assert game.begun_with == [pack and f"{pack} 10"]
        assert live.now() == 0

    run(test)


def test_a_match_whose_first_events_are_missing_is_packed_in_a_thread_too() -> None:
    async def test() -> None:
        clock, store = ManualClock(1_000), MemoryStore()
        game = PackingToy(clock, "cards")
        await store.create(record())
        live = await LiveMatches(store, {"toy": game}, clock).get("m")
        assert live is not None
        assert live.match.version == 1
        assert len(game.packed) == 1
        assert game.packed[0] != threading.get_ident()
        assert game.begun_with == ["cards 10"]

    run(test)


def test_after_a_restart_nothing_is_packed_again() -> None:
    async def test() -> None:
        clock, store = ManualClock(1_000), MemoryStore()
        await LiveMatches(store, {"toy": PackingToy(clock, "cards")}, clock).begin(record())
        game = PackingToy(clock, "cards")
        matches = LiveMatches(store, {"toy": game}, clock)
        await matches.resume_all()
        live = await matches.get("m")
        assert live is not None
        await live.submit(0, Add(1), "a", arrived=live.now())
        assert game.packed == []

    run(test)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_doesnt_pack_is_nothing(game: str) -> None:
    options = GAMES[game].options_type()
    assert not GAMES[game].packs(options)
    assert GAMES[game].pack(options) is None


SEEDED = Options(deck="packing", limit=60)
RECORD = MatchRecord(
    "m", "ubongo_fun_size", 1, Raw(msgspec.json.encode(SEEDED)), (Occupant(), Occupant()), "seed", 0, "t"
)


async def through_a_round(live: LiveMatch) -> None:
    number = live.match.state.round
    for command in (GiveUp(), GoOn()):
        for seat in range(2):
            await live.submit(seat, command, f"{command} {number}", arrived=live.now())


def test_a_deck_of_a_seed_goes_on_after_a_restart_without_any_forging(monkeypatch: pytest.MonkeyPatch) -> None:
    forged: list[str] = []

    def noting(seed: str) -> Any:
        forged.append(threading.current_thread().name)
        return make_areas(seed)

    async def test() -> None:
        games: dict[str, AnyGame] = dict(GAMES)
        clock, store = ManualClock(1), MemoryStore()
        first = await LiveMatches(store, games, clock).begin(RECORD)
        assert len(forged) == 1
        assert forged[0] != threading.main_thread().name
        cards = {card.number: card for card in first.match.state.pack}
        matches = LiveMatches(store, games, clock)
        await matches.resume_all()
        live = await matches.get("m")
        assert live is not None
        for _ in range(7):
            await through_a_round(live)
            assert all(seat.card == cards[seat.card.number] for seat in live.match.state.seats)
        assert live.match.state.round == 8
        assert len(forged) == 1

    monkeypatch.setattr(rules, "make_areas", noting)
    run(test)
