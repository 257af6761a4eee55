"""How gems and pawns are written: a shape per colour, a letter per seat, so that nothing depends on colours alone."""

from collections.abc import Iterable, Mapping

from akili.engine.game import Seat
from akili.games.ubongo_classic.model import COLOURS, Colour, Gems

SHAPES: Mapping[Colour, str] = {
    "red": "●",
    "blue": "▼",
    "green": "■",
    "yellow": "▲",
    "orange": "◆",
    "purple": "★",
}
INKS: Mapping[Colour, str] = {  # brighter than on paper, for they stand on a dark board
    "red": "#FF7068",
    "blue": "#79AEFF",
    "green": "#5CCB7A",
    "yellow": "#FFD84A",
    "orange": "#FFA24D",
    "purple": "#C7A2FF",
}


def letter(seat: Seat) -> str:
    """What stands on the pawn of a seat.

    >>> letter(0), letter(3)
    ('A', 'D')
    """
    return "ABCD"[seat]


def gems_text(gems: Iterable[Colour]) -> str:
    """Gems as they were taken.

    >>> gems_text(["red", "yellow"])
    '●▲'
    """
    return "".join(SHAPES[gem] for gem in gems)


def counts_text(gems: Gems) -> str:
    """How many there are of each colour, the most numerous first.

    >>> counts_text((2, 0, 5, 0, 0, 0))
    '5■ 2●'
    """
    counts = sorted(zip(gems, COLOURS, strict=True), key=lambda each: -each[0])
    return " ".join(f"{count}{SHAPES[colour]}" for count, colour in counts if count) or "0"
