"""The colours of tiles, and the ink that can be read on them."""

from collections.abc import Mapping

PALETTE: Mapping[str, str] = {
    "yellow": "#F4C534",
    "lime": "#A3CC3E",
    "green": "#3E9E57",
    "teal": "#23A5A2",
    "pink": "#F08CB8",
    "orange": "#F0872F",
    "red": "#D9483F",
    "purple": "#8A63CF",
    "sky": "#6DBEEA",
    "brown": "#96683F",
    "blue": "#3E6CCB",
    "magenta": "#C43F8C",
    "gold": "#C1902A",
    "white": "#EEEEEE",
    "black": "#333333",
}
NO_COLOUR = "#999999"

LIGHT_INK = "#FFFFFF"
DARK_INK = "#000000"


def paint(colour: str) -> str:
    """The colour of this name as ``#RRGGBB``; grey for a tile that has none."""
    return PALETTE.get(colour, NO_COLOUR)


def ink_on(background: str) -> str:
    """Black or white, whichever stands out more."""
    return max(LIGHT_INK, DARK_INK, key=lambda ink: contrast(ink, background))


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours as the WCAG define it, from 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[start : start + 2], 16) / 255) for start in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    # A float power is typed as Any, for it may be complex; here it can't.
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
