"""Classic decks without end, of several kinds, from the pool of all areas: the same name gives the same deck.

Every area belongs to one class of seeds, so that seeds of different classes share none: numbers that follow each
other do until the classes are through. A class has three times as many areas as a deck has sides, and those are taken
whose rows come nearest to what the faces of the die aim at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from akili.engine.chance import SeededChance
from akili.forge import pictures, pool
from akili.forge.classic import CARDS, FOUR, THREE, SideKind, best_rows
from akili.forge.classic import make_deck as first_edition
from akili.forge.deck import ClassicCard, ClassicDeck, ClassicRow, ClassicSide, picture
from akili.forge.fillings import TileNames, fillings
from akili.forge.rating.difficulty import FILLING_SECONDS, OF_EFFORT, OF_PLACEMENTS, OF_SOLUTIONS, rate
from akili.forge.rating.scale import points, timed
from akili.forge.tiles import CLASSIC
from akili.polyomino import Puzzle, Region
from akili.polyomino.bitboard import Bitboard
from akili.polyomino.symmetry import motions

SLACK = 3  # areas of a class for each side of a deck
RATED = 12  # sets of a side that are rated, of which six are taken
USUAL_EFFORT = {3: 14.0, 4: 60.0}  # steps: good enough to look for sets that are worth rating
EASIEST, HARDEST = 0.6, 1.7  # of what the faces usually aim at


@dataclass(frozen=True)
class Kind:
    """Which areas, and how much of the usual time a card aims at, from the first (0) to the last (1)."""

    about: str
    suits: Callable[[Region], bool] = lambda _area: True
    scale: Callable[[float], float] = lambda _place: 1.0
    drawn: bool = False  # letters and pictures instead of the pool


def is_symmetric(area: Region) -> bool:
    """Whether a turn or a flip leaves it as it is."""
    return len(motions(area)) > 1


KINDS: Mapping[str, Kind] = {
    "endless": Kind("as hard as the faces of the die aim at"),
    "gentle": Kind("for children and for tired evenings", scale=lambda _place: EASIEST),
    "brutal": Kind("for those who find the others dull", scale=lambda _place: HARDEST),
    "rising": Kind("from gentle to brutal, card by card", scale=lambda place: EASIEST * (HARDEST / EASIEST) ** place),
    "symmetric": Kind("areas that a turn or a flip leaves as they are", suits=is_symmetric),
    "pictures": Kind("letters and pictures as areas", drawn=True),
}


class TooFewAreasError(ValueError):
    """More cards were asked for than there are areas."""


def make_deck(kind: str, seed: int | str, cards: int = CARDS) -> ClassicDeck:
    """So many cards; fewer of them are not the first of more."""
    sides = [_sides(KINDS[kind], side, seed, cards) for side in (THREE, FOUR)]
    both = zip(*sides, strict=True)
    return ClassicDeck(f"{kind}/{seed}", tuple(ClassicCard(three, four) for three, four in both))


def deck_of(name: str) -> ClassicDeck:
    """The deck of a name: KIND/SEED, with as many cards as there are up to 36; any other name is a first edition's."""
    kind, slash, seed = name.partition("/")
    if slash and seed and kind in KINDS:
        return make_deck(kind, seed, min(CARDS, most_cards(kind)))
    return first_edition(name)


def most_cards(kind: str) -> int:
    """How many cards a deck of this kind can have."""
    return min(len(areas(KINDS[kind], side)) for side in (THREE, FOUR))


def classes(kind: str, tiles: int) -> int:
    """How many decks with all cards share no area, of the seeds 0, 1, 2 …"""
    return max(1, len(areas(KINDS[kind], THREE if tiles == THREE.tiles else FOUR)) // (SLACK * CARDS))


def areas(kind: Kind, side: SideKind) -> tuple[Region, ...]:
    """All that suit."""
    if kind.drawn:
        return tuple((pictures.THREE if side is THREE else pictures.FOUR).values())
    return tuple(area for area in pool.areas(side.tiles) if kind.suits(area))


def _sides(kind: Kind, side: SideKind, seed: int | str, cards: int) -> list[ClassicSide]:
    everything = areas(kind, side)
    if cards > len(everything):
        raise TooFewAreasError(f"There are {len(everything)} areas of this kind: too few for {cards} cards.")
    count = max(1, len(everything) // (SLACK * CARDS))
    shuffled = SeededChance(f"pool/{side.tiles}").shuffled(everything)
    own = [area for number, area in enumerate(shuffled) if number % count == _class(seed, count)]
    chance = SeededChance(f"endless/{seed}/{side.tiles}")
    chosen = [Candidate(area, side) for area in chance.shuffled(own)]
    scales = [kind.scale(place / max(1, cards - 1)) for place in range(cards)]
    taken: list[ClassicSide] = []
    for scale in scales:
        best = min(chosen, key=lambda each: each.miss(scale))
        chosen.remove(best)
        taken.append(best.side(scale))
    return taken if len(set(scales)) > 1 else list(chance.shuffled(taken))


def _class(seed: int | str, count: int) -> int:
    """Numbers that follow each other take turns; words fall where they fall."""
    text = str(seed)
    return int(text) % count if text.isdecimal() else SeededChance(f"class/{text}").below(count)


class Candidate:
    """An area with all its sets of tiles, and about how long each takes."""

    def __init__(self, area: Region, side: SideKind) -> None:
        self.area, self.kind = area, side
        self.found = fillings(area, CLASSIC, side.tiles)
        self._misses: dict[float, int] = {}
        board = Bitboard(area)
        ways = {tile.name: len(board.lay(tile.shape)) for tile in CLASSIC}
        self.guesses = [
            ClassicRow(tiles, solutions, timed(self._guess(sum(ways[tile] for tile in tiles), solutions)))
            for tiles, solutions in self.found.items()
            if solutions <= side.most_solutions
        ]

    def _guess(self, placements: int, solutions: int) -> float:
        effort = USUAL_EFFORT[self.kind.tiles] ** OF_EFFORT
        return float(FILLING_SECONDS * effort * placements**OF_PLACEMENTS * solutions**OF_SOLUTIONS)

    def miss(self, scale: float) -> int:
        """By how many points the rows miss their aims together, as far as can be guessed."""
        if scale not in self._misses:
            aims = [scale * seconds for seconds in self.kind.seconds]
            rows = best_rows(self.guesses, aims)
            misses = ((row.difficulty.rating - points(aim)) ** 2 for row, aim in zip(rows, aims, strict=True))
            self._misses[scale] = sum(misses)
        return self._misses[scale]

    def side(self, scale: float) -> ClassicSide:
        """With the six rows that come nearest, of those that are likely to."""
        aims = [scale * seconds for seconds in self.kind.seconds]
        return ClassicSide(picture(self.area), len(self.found), tuple(best_rows(self.rated(aims), aims)))

    def rated(self, aims: Sequence[float], wanted: int = RATED) -> list[ClassicRow]:
        """The sets that are most likely to come near these times, with how hard they are."""
        return [self._rated(row.tiles) for row in self._likely(aims, wanted)]

    def _likely(self, aims: Sequence[float], wanted: int) -> list[ClassicRow]:
        likely: list[ClassicRow] = []
        rest = list(self.guesses)
        while rest and len(likely) < wanted:
            some = best_rows(rest, aims) if len(rest) >= len(aims) else rest
            likely += some
            rest = [row for row in rest if row not in some]
        return likely

    def _rated(self, tiles: TileNames) -> ClassicRow:
        return ClassicRow(tiles, self.found[tiles], rate(Puzzle(self.area, CLASSIC.pick(tiles))))
