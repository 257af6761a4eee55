"""How long to wait between two tries at something that is away."""

from collections.abc import Iterator

PAUSES = (0.05, 0.1, 0.2, 0.4, 0.8)  # seconds


def pauses() -> Iterator[float]:
    """Longer and longer, then always the last."""
    yield from PAUSES
    while True:
        yield PAUSES[-1]
