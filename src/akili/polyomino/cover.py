"""The search itself: cover bits exactly, the lowest uncovered one first, with plain integers.

An option is one way to lay a tile: its cells, and above them the bit of its tile. What is still free —
cells and tiles — is one integer too, so that "fits and isn't used yet" is a single comparison.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from akili.polyomino.bitboard import bits

NONE: Sequence[int] = ()


@dataclass(frozen=True)
class Cover:
    """Options under the lowest bit of theirs that must be covered; other bits they may take at most once."""

    must: int
    options: Mapping[int, Sequence[int]]
    keep: int = 0  # bits that an option needs but doesn't use up: tiles that may be repeated

    @cached_property
    def under(self) -> Callable[[int], Sequence[int]]:
        """The options under a bit; a mapping that knows how to fill its gaps may do so."""
        options = self.options
        if not hasattr(options, "__missing__"):
            options = defaultdict(tuple, options)
        return options.__getitem__

    @cached_property
    def closing(self) -> Mapping[int, Sequence[int]]:
        """Options under all the bits of theirs that must be covered: which could come last."""
        closing: dict[int, list[int]] = {}
        must = self.must
        for bit in bits(must):
            for option in self.under(1 << bit):
                closing.setdefault(option & must, []).append(option)
        return closing

    def solutions(self, free: int, depth: int | None = None) -> Iterator[tuple[int, ...]]:
        """Every way to cover ``must`` out of what is free, with exactly ``depth`` options if that is given."""
        must, under, keep = self.must, self.under, self.keep
        takes_all = free & must == free  # then what is left last must itself be an option
        closing = {} if takes_all or depth is None else self.closing
        trail: list[int] = []
        levels = [(free, iter(self._first(free, depth)))]
        while levels:
            free, choices = levels[-1]
            for option in choices:
                if option & free != option:
                    continue
                rest = free ^ option | option & keep
                open_bits = rest & must
                placed = len(levels)
                if not open_bits:
                    if depth is None or depth == placed:
                        yield (*trail, option)
                elif placed + 1 != depth:
                    trail.append(option)
                    levels.append((rest, iter(under(open_bits & -open_bits))))
                    break
                elif takes_all:
                    if rest in under(rest & -rest):
                        yield (*trail, option, rest)
                else:
                    for last in closing.get(open_bits, NONE):
                        if last & rest == last:
                            yield (*trail, option, last)
            else:
                levels.pop()
                if trail:
                    trail.pop()

    def _first(self, free: int, depth: int | None) -> Sequence[int]:
        open_bits = free & self.must
        if depth == 1:
            return self.closing.get(open_bits, NONE)
        return self.under(open_bits & -open_bits)
