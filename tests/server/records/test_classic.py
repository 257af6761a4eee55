"""Results of Ubongo classic alone: by the best colour, then the next, and so on, then less time."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.server.records.test_results import Archive, run

from akili.engine.game import Figure
from akili.games.ubongo_classic.model import PlacePawn, RollDie, TakeGems
from akili.games.ubongo_classic.solving import solution
from akili.server.matches.live import LiveMatch
from akili.server.records.board import Result
from akili.server.records.results import KIND
from akili.ubongo.race.model import GiveUp, GoOn, LayTile

CLASSIC = "ubongo_classic"
BY_TIME = {"solo": {"type": "by_time", "minutes": 5}}


def kept(player: str, worth: tuple[int, ...], time: int, *, begun: int = 0, **options: Any) -> Result:
    best, *others = worth
    then = (*(Figure(count, "gems") for count in others), Figure(time, "milliseconds"))
    return Result(player, CLASSIC, options, player, player, "red", best, "gems", begun, then)


async def board(archive: Archive, *results: Result) -> list[str]:
    for result in results:
        await archive.store.put(KIND, result.match, msgspec.json.encode(result))
    return [result.player for result in (await archive.again()).board(CLASSIC, {})]


def test_the_board_is_ranked_by_the_best_colour_the_next_and_so_on_then_less_time() -> None:
    async def test() -> None:
        order = await board(
            Archive(),
            kept("slower", (5, 4, 3, 0, 0, 0), 9_001),
            kept("many but even", (4, 4, 4, 4, 1, 1), 1),
            kept("quicker", (5, 4, 3, 0, 0, 0), 9_000, begun=7),
            kept("third colour", (5, 4, 4, 0, 0, 0), 99_000),
            kept("best", (6, 0, 0, 0, 0, 0), 99_000),
            kept("second colour", (5, 5, 0, 0, 0, 0), 99_000),
            kept("same, but later", (5, 4, 3, 0, 0, 0), 9_000, begun=8),
        )
        assert order == [
            "best",
            "second colour",
            "third colour",
            "quicker",
            "same, but later",
            "slower",
            "many but even",
        ]

    run(test)


def test_results_of_before_that_have_one_figure_still_load() -> None:
    async def test() -> None:
        archive = Archive()
        old = msgspec.to_builtins(kept("old", (5, 4, 3, 0, 0, 0), 9_000))
        del old["then"]
        await archive.store.put(KIND, "old", msgspec.json.encode(old))
        assert await board(archive, kept("new", (6, 1, 0, 0, 0, 0), 1), kept("less", (4, 4, 0, 0, 0, 0), 1)) == [
            "new",
            "old",
            "less",
        ]
        fun_size = old | {"game": "ubongo_fun_size", "unit": "cards", "options": BY_TIME}
        await archive.store.put(KIND, "another", msgspec.json.encode(fun_size))
        assert [result.value for result in (await archive.again()).board("ubongo_fun_size", BY_TIME)] == [5]

    run(test)


def test_other_sides_other_sand_other_decks_have_boards_of_their_own() -> None:
    async def test() -> None:
        worth = (5, 0, 0, 0, 0, 0)
        results = [kept("plain", worth, 1), kept("starts", worth, 1, begun=1, starter=0)]
        others: list[dict[str, Any]] = [{"tiles": 4}, {"hourglass": 30}, {"auto_take": True}, {"deck": "x"}]
        results += [kept(str(options), worth, 1, **options) for options in others]
        archive = Archive()
        assert await board(archive, *results) == ["plain", "starts"]
        again = await archive.again()
        assert [[result.player for result in again.board(CLASSIC, options)] for options in others] == [
            [str(options)] for options in others
        ]

    run(test)


def test_a_match_alone_is_kept_with_all_its_figures() -> None:
    async def test() -> None:
        archive = Archive()
        live = await archive.begun(CLASSIC, {})
        await play_alone(live, archive)
        await archive.ended(live)
        (result,) = archive.results.board(CLASSIC, {})
        best, *others = sorted(live.match.state.seats[0].gems, reverse=True)
        assert (result.value, result.unit) == (best, "gems")
        assert result.then == (*(Figure(count, "gems") for count in others), Figure(9_000, "milliseconds"))
        after_a_restart = (await archive.again()).personal_best(CLASSIC, {}, "ada")
        assert after_a_restart is not None
        assert (after_a_restart.value, after_a_restart.then) == (result.value, result.then)

    run(test)


async def play_alone(live: LiveMatch, archive: Archive) -> None:
    """A second for every round; pairs in the first five, then nothing more."""

    async def do(command: Any) -> None:
        await live.submit(0, command, str(live.match.version), arrived=live.now())

    await do(PlacePawn(0))
    for number in range(1, 10):
        await do(GoOn())
        await do(RollDie())
        archive.clock.turn(1_000)
        if number > 5:
            await do(GiveUp())
            continue
        for laid in solution(live.match.state.seats[0].card):
            await do(LayTile(laid.tile, laid.cells))
        await do(TakeGems(0, len(live.match.state.lanes[0])))
