"""What a clever player does: looks at their card in the view and lays the tiles of a solution."""

from contextlib import suppress
from functools import cache

from akili.client import Refused, Table
from akili.forge.deck import region
from akili.forge.tiles import FUN_SIZE as TILES
from akili.games.ubongo_fun_size.model import View
from akili.polyomino import Puzzle, Usage, tilings
from akili.ubongo.race.model import GoOn, LayTile


@cache
def solution(area: tuple[str, ...], tiles: tuple[str, ...], size: int) -> tuple[LayTile, ...]:
    tiling = next(tilings(Puzzle(region(area), TILES.pick(tiles), Usage.exactly(size))))
    return tuple(LayTile(placement.tile, tuple(sorted(placement.cells))) for placement in tiling)


def steps(view: View) -> tuple[LayTile, ...]:
    """What is to be laid on the viewer's card."""
    assert view.you is not None
    seat = view.seats[view.you]
    assert seat.card is not None
    return solution(seat.card.area, seat.tiles, view.tiles_to_find)


async def play(table: Table, rounds: int = 8) -> list[int]:
    """Solve every card as soon as it is seen, for so many rounds; the versions that commands led to."""
    versions: list[int] = []
    solved = went_on = 0
    async for update in table.updates():
        view = update.view
        assert isinstance(view, View)
        assert view.you is not None
        seat = view.seats[view.you]
        if view.phase == "between" and solved == view.round > went_on:
            went_on = view.round
            if solved >= rounds:
                return versions
            with suppress(Refused):  # the pause was over
                versions.append(await table.send(GoOn()))
        if view.phase in ("racing", "countdown") and solved < view.round and seat.finish is None:
            solved = view.round
            versions += [await table.send(step) for step in steps(view)]
    return versions
