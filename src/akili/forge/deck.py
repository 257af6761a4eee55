"""What the forge makes, as data: read this first. Areas are pictures, tiles are names."""

from __future__ import annotations

from msgspec import Struct, json

from akili.polyomino import Region

Picture = tuple[str, ...]  # rows of '#' and '.'

BOX = "box/2"  # the name of the cards in the box; those of the first edition have none


def is_boxed(name: str | None) -> bool:
    """Whether a deck lies in the box, of whatever edition: nothing has to be made for it."""
    return name is None or name == BOX


class Difficulty(Struct, frozen=True):
    """How hard a puzzle is: the time half of the people need, and the same as points (20 more: twice the time)."""

    rating: int
    seconds: float


class Filling(Struct, frozen=True):
    """A set of tiles that fills an area, and in how many ways."""

    tiles: tuple[str, ...]
    solutions: int


class ClassicRow(Struct, frozen=True):
    """The tiles for one face of the die."""

    tiles: tuple[str, ...]
    solutions: int
    difficulty: Difficulty


class ClassicSide(Struct, frozen=True):
    """One area that serves six sets of tiles; ``sets`` is how many sets of the box would fill it."""

    area: Picture
    sets: int
    rows: tuple[ClassicRow, ...]


class ClassicCard(Struct, frozen=True):
    """A side with three tiles per row, and one with four."""

    three: ClassicSide
    four: ClassicSide


class ClassicDeck(Struct, frozen=True, tag_field="deck", tag="classic"):
    """36 cards in the box."""

    seed: str
    cards: tuple[ClassicCard, ...]


class FunSizeSide(Struct, frozen=True):
    """One area, every set of tiles that fills it, and how hard it is with and without the straight yellow tile."""

    area: Picture
    fillings: tuple[Filling, ...]
    difficulty: Difficulty
    difficulty_without_yellow: Difficulty


class FunSizeCard(Struct, frozen=True):
    """Side A for three tiles, side B for four."""

    a: FunSizeSide
    b: FunSizeSide


class FunSizeDeck(Struct, frozen=True, tag_field="deck", tag="fun-size"):
    """32 cards in the box."""

    seed: str
    cards: tuple[FunSizeCard, ...]


class ShimoCard(Struct, frozen=True):
    """A rectangle of '.' with white fields 'o', and the numbers of the tiles that must go in."""

    fields: Picture
    tiles: tuple[int, ...]
    solutions: int
    difficulty: Difficulty


class ShimoDeck(Struct, frozen=True, tag_field="deck", tag="shimo"):
    """Four levels, 80 puzzles each."""

    seed: str
    levels: tuple[tuple[ShimoCard, ...], ...]


class DiceArea(Struct, frozen=True):
    """An area to be filled roll by roll, with the mean number of rolls that best play takes alone."""

    area: Picture
    par: float


class DiceSheet(Struct, frozen=True, tag_field="deck", tag="dice"):
    """Six areas that everyone fills."""

    seed: str
    areas: tuple[DiceArea, ...]


class DiceStore(Struct, frozen=True):
    """Areas of which sheets are made: many for each of the six steps."""

    seed: str
    steps: tuple[tuple[DiceArea, ...], ...]


Deck = ClassicDeck | FunSizeDeck | ShimoDeck | DiceSheet


def picture(region: Region) -> Picture:
    """A region as rows."""
    return tuple(str(region).split("\n"))


def region(rows: Picture) -> Region:
    """Rows as a region."""
    return Region.parse("\n".join(rows))


def to_json(deck: Deck | DiceStore) -> str:
    """The deck as text that people can read and compare."""
    return json.format(json.encode(deck), indent=1).decode() + "\n"


def from_json(text: str | bytes) -> Deck:
    """The deck that was written; msgspec.ValidationError tells what is wrong with it."""
    deck: Deck = json.decode(text, type=Deck)
    return deck
