"""A card while it is played again: what lies on it, and since when nothing leads to a solution."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Any

from akili.bots.race_analysis.model import CardReading, DeadEnd
from akili.engine.game import Millis, Seat
from akili.polyomino import Cell, Placement
from akili.ubongo.laying import Board, area_cells, covered


@dataclass(frozen=True)
class CardKnown:
    """What the house knows of a card with the tiles of a seat."""

    usual: Millis
    solutions: tuple[frozenset[Placement], ...]
    kind: Hashable = None  # cards of one kind are as good as each other before they are turned over

    def is_open(self, board: Board) -> bool:
        """Whether a solution is within reach."""
        lying = frozenset(board)
        return any(lying <= solution for solution in self.solutions)


Knowing = Callable[[Any, Any], CardKnown]  # from a view, of the card of one of its seats


@dataclass
class _Lost:
    """A dead end."""

    event: int
    since: Millis
    before: Board
    laid: Placement
    until: Millis | None = None


class PlayedCard:
    """A card of a seat."""

    def __init__(self, view: Any, seat: Seat, place: int, known: CardKnown) -> None:
        self.seat, self.place, self.known = seat, place, known
        self.begun: Millis = view.begun
        self._area = view.seats[seat].card.area
        self._chapter: int = view.round
        self._board: Board = ()
        self._lost: list[_Lost] = []
        self._taken_back = 0
        self._ended: Millis | None = None
        self._is_solved = False

    def change(self, board: Board, event: int, at: Millis, laid: Placement | None) -> None:
        """A tile lies, or lies no more."""
        was_open, is_open = self.known.is_open(self._board), self.known.is_open(board)
        if was_open and not is_open and laid is not None:
            self._lost.append(_Lost(event, at, self._board, laid))
        elif is_open and not was_open:
            self._lost[-1].until = at
        self._taken_back += len(board) <= len(self._board)
        self._board = board

    def end(self, at: Millis, *, is_solved: bool) -> None:
        """It is solved, put aside or taken away; what comes after that doesn't count."""
        if self._ended is None:
            self._ended, self._is_solved = max(at, self.begun), is_solved

    @property
    def ended(self) -> Millis:
        """When it was."""
        assert self._ended is not None
        return self._ended

    @property
    def reading(self) -> CardReading:
        """All of it."""
        return CardReading(
            seat=self.seat,
            chapter=self._chapter,
            begun=self.begun,
            taken=self.ended - self.begun,
            usual=self.known.usual,
            is_solved=self._is_solved,
            lost=sum(self._cost(lost) for lost in self._lost),
            taken_back=self._taken_back,
            solutions=len(self.known.solutions),
        )

    @property
    def still_needed(self) -> Millis:
        """Where it stayed unsolved: what is left of the usual time after the time that led somewhere."""
        reading = self.reading
        return 0 if reading.is_solved else max(0, reading.usual - (reading.taken - reading.lost))

    def dead_ends(self, expected: float) -> Iterator[DeadEnd]:
        """Each with what would have been better; ``expected`` is the time for the whole race as the card begins."""
        for lost in self._lost:
            cost = self._cost(lost)
            yield DeadEnd(
                seat=self.seat,
                event=lost.event,
                at=lost.since,
                chapter=self._chapter,
                value=expected + cost,
                best_value=expected,
                cost=float(cost),
                card=self.place,
                chosen=lost.laid,
                best=self._better(lost.before),
                gap=self._gap((*lost.before, lost.laid)),
                was_left=lost.until is not None,
            )
            expected += cost

    def _cost(self, lost: _Lost) -> Millis:
        until = self.ended if lost.until is None else min(lost.until, self.ended)
        return max(0, until - lost.since)

    def _better(self, before: Board) -> Placement:
        lying = frozenset(before)
        solution = next(solution for solution in self.known.solutions if lying <= solution)
        return min(solution - lying, key=lambda laid: (-len(laid.cells), laid.cells))

    def _gap(self, board: Board) -> int:
        """The smallest hole, where the tile parted what is free and no solution has a tile as small."""
        if any(laid.holes for laid in board):
            return 0  # fields stay uncovered: a hole is no harm
        parts = _parts(area_cells(self._area) - covered(board))
        smallest = min((len(part) for part in parts), default=0)
        least = min(len(laid.cells) for solution in self.known.solutions for laid in solution)
        return smallest if smallest < least else 0


def _parts(free: frozenset[Cell]) -> list[set[Cell]]:
    """What hangs together."""
    left, parts = set(free), []
    while left:
        part, edge = set(), [left.pop()]
        while edge:
            row, column = edge.pop()
            part.add((row, column))
            near = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & left
            left -= near
            edge += near
        parts.append(part)
    return parts
