"""Results of Ubongo dice alone: fewer rolls are better, and every sheet has its own board."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.games.ubongo_dice.filling import drawing_of, wanted
from tests.server.records.test_results import Archive, run

from akili.games.ubongo_dice.model import LANDING, Confirm, DrawShape, GrabDie, RollDice, TakeHint
from akili.server.matches.live import LiveMatch
from akili.server.records.board import Result
from akili.server.records.results import KIND

DICE = "ubongo_dice"


def kept(player: str, rolls: int, *, begun: int = 0, **options: Any) -> Result:
    return Result(player, DICE, options, player, player, "red", rolls, "rolls", begun)


async def keep(archive: Archive, *results: Result) -> None:
    for result in results:
        await archive.store.put(KIND, result.match, msgspec.json.encode(result))


def test_the_board_is_ranked_by_fewer_rolls_then_who_was_earlier() -> None:
    async def test() -> None:
        archive = Archive()
        await keep(archive, kept("slow", 30), kept("best", 21, begun=9), kept("as good", 24, begun=2), kept("good", 24))
        board = (await archive.again()).board(DICE, {})
        assert [result.player for result in board] == ["best", "good", "as good", "slow"]

    run(test)


def test_a_record_per_sheet_whatever_else_was_agreed_on() -> None:
    async def test() -> None:
        archive = Archive()
        await keep(archive, kept("plain", 25), kept("said", 26, areas=6, by_heads=True, grab_limit=None))
        await keep(archive, kept("another sheet", 20, sheet="x"), kept("five", 19, areas=5))
        results = await archive.again()
        assert [result.player for result in results.board(DICE, {})] == ["plain", "said"]
        assert [result.player for result in results.board(DICE, {"sheet": "x"})] == ["another sheet"]
        assert [result.player for result in results.board(DICE, {"areas": 5})] == ["five"]

    run(test)


def test_a_match_alone_is_kept_by_its_rolls_and_not_with_a_hint() -> None:
    async def test() -> None:
        archive = Archive()
        for asks in (True, False):
            live = await archive.begun(DICE, {})
            await play_alone(live, archive, asks=asks)
            await archive.ended(live)
        (result,) = archive.results.board(DICE, {})
        assert (result.match, result.value, result.unit) == (live.record.id, live.match.state.rolls, "rolls")
        assert (await archive.again()).personal_best(DICE, {}, "ada") == result

    run(test)


async def play_alone(live: LiveMatch, archive: Archive, *, asks: bool) -> None:
    """All six areas; perhaps asking for a hint in the first roll."""

    async def do(command: Any) -> None:
        await live.submit(0, command, str(live.match.version), arrived=live.now())

    while live.match.outcome is None:
        await do(RollDice())
        archive.clock.turn(LANDING)
        for die in wanted(live.match.state, 0):
            await do(GrabDie(die))
        if asks and live.match.state.hints == 0:
            await do(TakeHint())
        rolls = live.match.state.rolls
        for colour, cells in drawing_of(live.match.state, 0).items():
            await do(DrawShape(colour, cells))
        if live.match.state.phase == "drawing" and live.match.state.rolls == rolls:
            await do(Confirm())
