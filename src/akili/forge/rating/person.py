"""A person who tries tiles, forgets what they have tried, and sees only a little ahead: the expected effort, exactly.

On a visit to a position the person tries one option after another, and forgets which: an option in vain may come
again. After each of them they may lose heart and take up the tile below. Let a try cost A on average, laying, all
that follows and taking up again, and lead to a solution with the chance P. If after a vain try the person goes on
with the chance C, the visit costs A / (1 − C (1 − P)) and is fruitful with the chance P / (1 − C (1 − P)). So the
expectation follows from the positions below without a simulation. The empty card can't be left: it costs A / P.

Nothing depends on how the card lies: where several spots or options are as good, each has the same chance.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from akili.forge.rating.ground import Ground
from akili.polyomino.bitboard import bits

GLANCE = 0.35  # of a step: what it takes to see that something won't do, without laying a tile
LOSING_HEART = 0.4  # the chance to take up the tile below after a vain try
EDGE = 2.0  # how much more a field is looked at first for each of its neighbours that is missing

Tried = tuple[float, float]  # the cost, and the chance of a solution
Group = tuple[float, Sequence[int]]  # how much a tile asks to be taken, and ways to lay it


class Person:
    """Goes about one puzzle. What a position is worth is kept: many orders of laying lead to the same one."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self._tiles: list[Group] = list(zip(ground.pulls, ground.options, strict=True))
        self._over = {bit: self._options_over(bit) for bit in ground.near if bit & ground.must}
        self._known: dict[int, Tried] = {}
        self._smallest_piece: dict[int, int] = {}

    def corner_first(self) -> float:
        """The expected steps of who looks for a spot and asks what might lie there."""
        free = self.ground.free
        weights = {spot: EDGE ** -((free & self.ground.near[spot]).bit_count()) for spot in self._over}
        whole = sum(weights.values())
        cost = chance = 0.0
        for spot, weight in weights.items():
            spot_cost, spot_chance, _ = self._try(self._over[spot], free, self.ground.depth)
            cost += weight / whole * spot_cost
            chance += weight / whole * spot_chance
        return cost / chance

    def biggest_first(self) -> float:
        """Of who takes a tile to hand, the biggest most likely, and asks where it might lie."""
        cost, chance, _ = self._try(self._tiles, self.ground.free, self.ground.depth)
        return cost / chance

    def _options_over(self, bit: int) -> list[Group]:
        over = [(pull, [option for option in options if option & bit]) for pull, options in self._tiles]
        return [(pull, options) for pull, options in over if options]

    def _visit(self, free: int, left: int) -> Tried:
        """A position with tiles on the card: the person goes on at one of the tightest spots."""
        if free in self._known:
            return self._known[free]
        spots = self._tightest(free)
        cost = chance = hopeless = 0.0
        for spot in spots:
            spot_cost, spot_chance, nothing_fits = self._try(self._over[spot], free, left)
            cost += spot_cost
            chance += spot_chance
            hopeless += nothing_fits
        cost, chance, hopeless = cost / len(spots), chance / len(spots), hopeless / len(spots)
        ends = 1 - (1 - LOSING_HEART) * (1 - chance - hopeless)
        found = self._known[free] = cost / ends, chance / ends
        return found

    def _try(self, groups: Iterable[Group], free: int, left: int) -> tuple[float, float, float]:
        """Some tile that fits, some way to lay it; the last figure is 1 where nothing fits, which is seen at once."""
        cost = chance = whole = 0.0
        for pull, options in groups:
            fitting = [option for option in options if option & free == option]
            if fitting:
                whole += pull
                share = pull / len(fitting)
                for option in fitting:
                    option_cost, option_chance = self._lay(free ^ option, left - 1)
                    cost += share * option_cost
                    chance += share * option_chance
        return (cost / whole, chance / whole, 0.0) if whole else (GLANCE, 0.0, 1.0)

    def _lay(self, free: int, left: int) -> Tried:
        """What a tile that leaves this leads to; a last tile that doesn't fit, and a pocket, are seen beforehand."""
        if not left:
            return (GLANCE, 0.0) if free & self.ground.must else (1.0, 1.0)
        if self._leaves_a_pocket(free):
            return GLANCE, 0.0
        cost, chance = self._visit(free, left)
        return 2 + cost - chance, chance  # laid, and taken up again unless it led to a solution

    def _tightest(self, free: int) -> list[int]:
        near, best, spots = self.ground.near, 5, []
        for spot in self._over:
            if spot & free:
                around = (near[spot] & free).bit_count()
                if around < best:
                    best, spots = around, [spot]
                elif around == best:
                    spots.append(spot)
        return spots

    def _leaves_a_pocket(self, free: int) -> bool:
        """Whether a piece of what has to be covered is smaller than every tile that is left."""
        ground = self.ground
        if ground.must != ground.cells:
            return False  # fields may stay uncovered
        smallest = min(ground.sizes[tile] for tile in bits(free >> ground.shift))
        cells = free & ground.cells
        piece = self._smallest_piece.get(cells)
        if piece is None:
            piece = self._smallest_piece[cells] = self._smallest(cells)
        return piece < smallest

    def _smallest(self, cells: int) -> int:
        """The size of the smallest piece that hangs together."""
        near, smallest = self.ground.near, cells.bit_count()
        while cells:
            piece, edge = 0, cells & -cells
            while edge:
                cell = edge & -edge
                piece |= cell
                edge = (edge | near[cell] & cells) & ~piece
            smallest = min(smallest, piece.bit_count())
            cells ^= piece
        return smallest
