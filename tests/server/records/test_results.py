"""Results of those who played alone: what is kept, and who shares a board with whom."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Raw
from tests.server.toy_game import ToyGame, ToyOptions, ToyState

from akili.bots.bot import make_bot
from akili.engine.game import Rejected, Score
from akili.engine.steps import AnyGame
from akili.forge.tiles import FUN_SIZE as TILES
from akili.games.registry import GAMES
from akili.games.ubongo_fun_size.solving import solution
from akili.server.adapters.memory import MemoryStore
from akili.server.documents import AT_A_TIME
from akili.server.matches.clock import ManualClock
from akili.server.matches.ending import Ended
from akili.server.matches.live import LiveMatch, LiveMatches
from akili.server.ports import MatchRecord, Occupant
from akili.server.records.board import LONGEST, Board, Result
from akili.server.records.results import KIND, Results
from akili.ubongo.race.model import LayTile

FUN_SIZE, CLEVER = "ubongo_fun_size", "clever_cubed"
BY_TIME: dict[str, Any] = {"solo": {"type": "by_time", "minutes": 5}}
BY_COUNT: dict[str, Any] = {"solo": {"type": "by_count", "cards": 5}}
HOURS = 24 * 3_600_000


class Archive:
    """Matches that end in a book of results, on a clock that the test turns."""

    def __init__(self, games: dict[str, AnyGame] | None = None) -> None:
        self.store, self.clock = MemoryStore(), ManualClock(1_000)
        self.games: dict[str, AnyGame] = dict(GAMES) if games is None else games
        self.results = Results(self.store, self.games)
        self.matches = LiveMatches(self.store, self.games, self.clock)
        self.matches.endings.before_told(self.results.match_ended)
        self._number = 0

    async def begun(self, game: str, options: dict[str, Any], *players: str) -> LiveMatch:
        self._number += 1
        occupants = tuple(Occupant(player=player, name=player.title()) for player in players or ("ada",))
        raw, rules = Raw(msgspec.json.encode(options)), self.games[game].info.rules_version
        return await self.matches.begin(MatchRecord(f"m{self._number}", game, rules, raw, occupants, "seed", 0, "t"))

    async def over(self, live: LiveMatch) -> None:
        """Time ends it."""
        self.clock.turn(HOURS)
        await self.ended(live)

    async def ended(self, live: LiveMatch) -> None:
        while live.record.id in await self.store.unfinished():
            await asyncio.sleep(0)

    async def again(self) -> Results:
        """The results after a restart."""
        results = Results(self.store, self.games)
        await results.open()
        return results


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(asyncio.ensure_future(test()), 60)

    asyncio.run(bounded())


async def solve(live: LiveMatch, clock: ManualClock, cards: int) -> None:
    """A second for every card."""
    for _ in range(cards):
        number, card = live.match.state.round, live.match.state.seats[0].card
        clock.turn(1_000)
        for laid in solution(card.area, "A", TILES):
            command = LayTile(laid.tile, laid.cells)
            await live.submit(0, command, f"{number} {laid.tile}", arrived=live.now())


def test_what_makes_no_difference_alone_makes_no_board_of_its_own() -> None:
    async def test() -> None:
        archive = Archive()
        variants: list[dict[str, Any]] = [{}, {"countdown": 99}, {"limit": 77}, {"countdown": 5, "limit": 600}]
        for number, more in enumerate(variants):
            live = await archive.begun(FUN_SIZE, BY_TIME | more, f"player {number}")
            await solve(live, archive.clock, number)
            await archive.over(live)
        others = [BY_COUNT, *(BY_TIME | more for more in ({"side": "B"}, {"deck": "x"}, {"without_yellow": [0]}))]
        for results in (archive.results, await archive.again()):
            for more in variants:
                board = results.board(FUN_SIZE, BY_TIME | more)
                assert [(result.player, result.value, result.unit) for result in board] == [
                    (f"player {number}", number, "cards") for number in (3, 2, 1, 0)
                ]
            for other in others:
                assert results.board(FUN_SIZE, other) == []

    run(test)


def test_by_count_only_who_solved_all_cards_has_a_time() -> None:
    async def test() -> None:
        archive = Archive()
        unfinished = await archive.begun(FUN_SIZE, BY_COUNT, "bo")
        await solve(unfinished, archive.clock, 4)
        await archive.results.match_ended(Ended(unfinished.record, unfinished.match))  # should anything ever end it
        finished = await archive.begun(FUN_SIZE, BY_COUNT, "ada")
        await solve(finished, archive.clock, 5)
        await archive.ended(finished)
        board = archive.results.board(FUN_SIZE, BY_COUNT)
        assert [(result.player, result.value, result.unit) for result in board] == [("ada", 5_000, "milliseconds")]
        assert archive.results.personal_best(FUN_SIZE, BY_COUNT, "bo") is None

    run(test)


def test_clever_cubed_counts_points() -> None:
    async def test() -> None:
        archive = Archive()
        live = await archive.begun(CLEVER, {})
        bot = make_bot("greedy", CLEVER, 0, "x")
        while (planned := bot.plan(live.match.view(0), live.now())) is not None:
            await live.submit(0, planned.command, str(live.match.version), arrived=live.now())
        await archive.ended(live)
        (result,) = archive.results.board(CLEVER, {})
        assert live.match.outcome is not None
        assert (result.value, result.unit) == (live.match.outcome.points[0], "points")
        assert result.value > 0

    run(test)


def test_in_company_and_by_bots_nothing_is_kept() -> None:
    async def test() -> None:
        archive = Archive({"toy": ScoringToy()})
        await archive.over(await archive.begun("toy", {}, "ada", "bo"))
        alone = await archive.begun("toy", {})
        alone.record = msgspec.structs.replace(alone.record, occupants=(Occupant(bot="easy"),))
        await archive.over(alone)
        assert await archive.store.all(KIND) == []

    run(test)


class ScoringToy(ToyGame):
    """Alone the sum counts, and only the goal makes a variant."""

    def score(self, state: ToyState) -> Score | None:
        return Score(sum(state.sums), "points")

    def variant(self, options: ToyOptions) -> ToyOptions:
        return ToyOptions(goal=options.goal)


def kept(match: str, player: str, value: int, begun: int = 0, **options: Any) -> Result:
    return Result(match, "toy", options, player, player, "red", value, "points", begun)


def test_the_best_of_everyone_is_on_the_board_and_the_earlier_of_equals_first() -> None:
    async def test() -> None:
        archive = Archive({"toy": ScoringToy()})
        for result in (
            kept("a", "ada", 3, limit=1),
            kept("b", "ada", 7, begun=2, limit=2),
            kept("c", "bo", 7, begun=1),
            kept("d", "cy", 9, goal=5),
        ):
            await archive.store.put(KIND, result.match, msgspec.json.encode(result))
        results = await archive.again()
        assert [result.match for result in results.board("toy", {"limit": 3})] == ["c", "b"]
        assert [result.match for result in results.board("toy", {"goal": 5})] == ["d"]
        best = results.personal_best("toy", {}, "ada")
        assert best is not None
        assert best.match == "b"

    run(test)


@given(st.lists(st.tuples(st.sampled_from("abcdefgh"), st.integers(0, 3), st.integers(0, 3))))
def test_a_board_is_what_sorting_everything_would_make_of_it(given: list[tuple[str, int, int]]) -> None:
    board = Board()
    results = [kept(f"m{number}", player, value, begun) for number, (player, value, begun) in enumerate(given)]
    for result in (*results, *results):  # a node may hear of one twice
        board.add(result)
    best: dict[str, Result] = {}
    for result in sorted(results, key=lambda result: (-result.value, result.begun)):
        best.setdefault(result.player, result)
    assert board.first() == list(best.values())
    for player in "abcdefghi":
        assert board.best_of(player) == best.get(player)


def test_a_board_shows_a_hundred_and_everyone_sees_their_own() -> None:
    board = Board()
    for number in range(3 * LONGEST):
        board.add(kept(f"m{number}", f"p{number}", number * 7 % (3 * LONGEST)))
    assert [result.value for result in board.first()] == list(range(3 * LONGEST - 1, 2 * LONGEST - 1, -1))
    last = next(f"p{number}" for number in range(3 * LONGEST) if number * 7 % (3 * LONGEST) == 0)
    found = board.best_of(last)
    assert found is not None
    assert found.value == 0
    board.add(kept("again", last, 1_000))
    assert board.first()[0].match == "again"
    assert len(board.first()) == LONGEST


def test_to_look_at_a_board_nothing_is_ranked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        archive = Archive({"toy": ScoringToy()})
        for number in range(300):
            result = kept(f"m{number}", f"p{number}", number)
            await archive.store.put(KIND, result.match, msgspec.json.encode(result))
        results = await archive.again()
        monkeypatch.setattr(Score, "rank", property(lambda _: pytest.fail("everything is in order already")))
        assert [result.value for result in results.board("toy", {})] == list(range(299, 199, -1))
        best = results.personal_best("toy", {}, "p7")
        assert best is not None
        assert best.value == 7

    run(test)


def test_what_others_have_kept_is_looked_for_some_at_a_time() -> None:
    class Paged(MemoryStore):
        async def revisions(self, kind: str) -> dict[str, int]:
            pytest.fail(f"there may be a million of {kind}")

    async def test() -> None:
        archive = Archive({"toy": ScoringToy()})
        archive.store = Paged()
        results = await archive.again()
        for number in range(2 * AT_A_TIME + 1):
            result = kept(f"m{number}", f"p{number}", number)
            await archive.store.put(KIND, result.match, msgspec.json.encode(result))
        await results.compare()
        assert len(results.players()) == 2 * AT_A_TIME + 1

    run(test)


def test_a_result_of_other_rules_keeps_no_server_from_starting() -> None:
    async def test() -> None:
        archive = Archive({"toy": ScoringToy()})
        for result in (kept("a", "ada", 3, goal="many"), kept("b", "bo", 7), kept("c", "cy", 1)):
            game = "lost" if result.match == "c" else result.game
            await archive.store.put(KIND, result.match, msgspec.json.encode(msgspec.structs.replace(result, game=game)))
        results = await archive.again()
        assert [result.match for result in results.board("toy", {})] == ["b"]
        with pytest.raises(Rejected, match=r"options\.malformed"):
            results.board("toy", {"goal": "many"})
        with pytest.raises(Rejected, match=r"game\.unknown"):
            results.board("lost", {})

    run(test)
