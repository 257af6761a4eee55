"""How bots go about a card whose area is to be filled."""

from collections.abc import Sequence
from dataclasses import replace

from akili.bots.hands import CardSearch
from akili.bots.race_analysis.played_card import CardKnown
from akili.forge.corner_search import Approach, approach
from akili.polyomino import Placement, Tile, Usage, tilings
from akili.ubongo.filling import Offset, moved, puzzle_of
from akili.ubongo.laying import Area


def filling_search(seconds: float, area: Area, tiles: Sequence[Tile], usage: Usage) -> CardSearch:
    """The search of a card with these tiles, that is rated so."""
    puzzle, corner = puzzle_of(area, tiles, usage)
    return CardSearch(seconds, _moved(approach(puzzle), corner))


def filling_known(search: CardSearch, area: Area, tiles: Sequence[Tile], usage: Usage) -> CardKnown:
    """What there is to know of a card with these tiles."""
    puzzle, corner = puzzle_of(area, tiles, usage)
    solutions = (frozenset(moved(laid, corner) for laid in tiling) for tiling in tilings(puzzle))
    return CardKnown(round(1000 * search.seconds), tuple(solutions))


def _moved(way: Approach, corner: Offset) -> Approach:
    """A puzzle begins in the corner; the area on a card may lie anywhere in its picture."""

    def placement(option: int) -> Placement:
        return moved(way.placement(option), corner)

    return replace(way, placement=placement)
