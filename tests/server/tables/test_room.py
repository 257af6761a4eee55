"""What a room makes of a match for those who look: each viewer's own view, made once where all see the same."""

import asyncio
from typing import Any

import msgspec
import pytest
from tests.server.toy_game import ToyGame, record

from akili.engine.steps import AnyGame
from akili.games.registry import GAMES
from akili.server.adapters.memory import MemoryStore
from akili.server.matches.clock import ManualClock
from akili.server.matches.live import LiveMatches
from akili.server.ports import MatchRecord, Occupant
from akili.server.tables.room import Room

VIEWERS = (None, 0, 1, 0)


def record_of(game: AnyGame) -> MatchRecord:
    options = msgspec.Raw(msgspec.json.encode(game.options_type()))
    return MatchRecord("m", game.info.id, game.info.rules_version, options, (Occupant(name="x"),) * 2, "seed", 0, "t")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.info.id)
def test_everybody_sees_what_the_game_shows_them(game: AnyGame) -> None:
    async def story() -> None:
        matches = LiveMatches(MemoryStore(), GAMES, ManualClock(1_000))
        live = await matches.begin(record_of(game))
        room = Room()
        room.follow(live)
        seen = [bytes(room.view(live, viewer)) for viewer in VIEWERS]
        assert seen == [msgspec.json.encode(live.match.view(viewer)) for viewer in VIEWERS]
        room.stop()
        await matches.close()

    asyncio.run(story())


class OpenView(msgspec.Struct, frozen=True):
    sums: tuple[int, ...]
    you: int | None


class OpenToy(ToyGame):
    """All see the same; counts how often that was made."""

    is_open = True
    view_type = OpenView  # type: ignore[assignment]
    made = 0

    def view(self, state: Any, viewer: int | None) -> Any:
        self.made += 1
        return OpenView(state.sums, viewer)


def test_where_all_see_the_same_it_is_made_once_for_a_version() -> None:
    async def story() -> None:
        game = OpenToy()
        matches = LiveMatches(MemoryStore(), {"toy": game}, ManualClock(1_000))
        live = await matches.begin(record(goal=1_000))
        room = Room()
        room.follow(live)
        for number in (1, 2):
            seen = [msgspec.json.decode(room.view(live, viewer)) for viewer in VIEWERS]
            assert [view["you"] for view in seen] == list(VIEWERS)
            assert [view["sums"][0] for view in seen] == [number - 1] * len(VIEWERS)
            assert game.made == number
            await live.submit(0, live.read(msgspec.Raw(b'{"type":"add","number":1}')), str(number), arrived=0)
        room.stop()
        await matches.close()

    asyncio.run(story())
