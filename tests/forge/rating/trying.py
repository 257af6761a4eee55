"""The person of the rating, played through with dice instead of reckoned."""

from random import Random

from akili.forge.rating.ground import Ground
from akili.forge.rating.person import EDGE, GLANCE, LOSING_HEART


class Trying:
    """Keeps to what ``person.py`` tells of a person, with none of its arithmetic."""

    def __init__(self, ground: Ground, seed: int) -> None:
        self.ground, self.dice, self.steps = ground, Random(seed), 0.0

    def corner_first(self) -> float:
        """The steps of one search that begins at a spot."""
        self.steps = 0.0
        spots = [bit for bit in self.ground.near if bit & self.ground.must]
        weights = [EDGE ** -self._around(self.ground.free, spot) for spot in spots]
        while not self._try(self.ground.free, self.dice.choices(spots, weights)[0], self.ground.depth):
            pass
        return self.steps

    def biggest_first(self) -> float:
        """The steps of one search that begins with a tile."""
        self.steps = 0.0
        while not self._try(self.ground.free, -1, self.ground.depth):
            pass
        return self.steps

    def _around(self, free: int, spot: int) -> int:
        return (free & self.ground.near[spot]).bit_count()

    def _try(self, free: int, over: int, left: int) -> bool | None:
        """None where nothing fits."""
        fitting = {
            tile: ways
            for tile, options in enumerate(self.ground.options)
            if (ways := [option for option in options if option & over and option & free == option])
        }
        if not fitting:
            self.steps += GLANCE
            return None
        tile = self.dice.choices(list(fitting), [self.ground.pulls[tile] for tile in fitting])[0]
        return self._lay(free ^ self.dice.choice(fitting[tile]), left - 1)

    def _lay(self, free: int, left: int) -> bool:
        is_open = bool(free & self.ground.must)
        if (not left and is_open) or (left and self._has_pocket(free)):
            self.steps += GLANCE
            return False
        self.steps += 1
        if not left or self._visit(free, left):
            return True
        self.steps += 1
        return False

    def _visit(self, free: int, left: int) -> bool:
        spots = [bit for bit in self.ground.near if bit & self.ground.must & free]
        fewest = min(self._around(free, spot) for spot in spots)
        tight = [spot for spot in spots if self._around(free, spot) == fewest]
        while True:
            found = self._try(free, self.dice.choice(tight), left)
            if found or found is None:
                return bool(found)
            if self.dice.random() < LOSING_HEART:
                return False

    def _has_pocket(self, free: int) -> bool:
        if self.ground.must != self.ground.cells:
            return False
        smallest = min(size for tile, size in enumerate(self.ground.sizes) if free >> self.ground.shift + tile & 1)
        rest = {bit for bit in self.ground.near if bit & free}
        while rest:
            piece, edge = set(), {rest.pop()}
            while edge:
                piece |= edge
                edge = {bit for bit in rest if any(self.ground.near[bit] & each for each in edge)}
                rest -= edge
            if len(piece) < smallest:
                return True
        return False
