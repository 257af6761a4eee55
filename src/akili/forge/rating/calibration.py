"""What people's times made of the rating: for each game how times stretch, and how much harder single puzzles are."""

from __future__ import annotations

from msgspec import Struct, field, json

from akili.forge.deck import Difficulty
from akili.forge.rating.scale import SPREAD, timed


class GameCalibration(Struct, frozen=True):
    """seconds = unit · rated ** exponent · the puzzle's own factor, which is near 1 where few people have played it."""

    unit: float = 1.0
    exponent: float = 1.0
    spread: float = SPREAD  # of the logarithm of one player's times
    pace_spread: float = SPREAD  # of the logarithm of the players' paces
    puzzles: dict[str, float] = field(default_factory=dict)
    players: int = 0  # whose times it comes from
    cards: int = 0  # that they played

    def seconds(self, puzzle: str, rated: float) -> float:
        """The time half of the people need."""
        return float(self.unit * rated**self.exponent * self.puzzles.get(puzzle, 1.0))


class Calibration(Struct, frozen=True):
    """By game; the ratings of a game that isn't in it stay as they are."""

    games: dict[str, GameCalibration] = field(default_factory=dict)

    def difficulty(self, game: str, puzzle: str, rated: Difficulty) -> Difficulty:
        """How hard the puzzle is for people."""
        if game not in self.games:
            return rated
        return timed(self.games[game].seconds(puzzle, rated.seconds))


def to_json(calibration: Calibration) -> str:
    """As text that people can read and compare."""
    return json.format(json.encode(calibration), indent=1).decode() + "\n"


def from_json(text: str | bytes) -> Calibration:
    """What was written; msgspec.ValidationError tells what is wrong with it."""
    return json.decode(text, type=Calibration)
