"""One line on a terminal that is written over while something takes long, and gone when it is done."""

import sys

CLEARED = "\r\033[K"


class StatusLine:
    """Says nothing where nobody looks: standard error must be a terminal."""

    def __init__(self) -> None:
        self._is_seen = sys.stderr is not None and sys.stderr.isatty()
        self._is_written = False
        self._is_held = False

    def say(self, what: str) -> None:
        """In place of what it said before."""
        if self._is_seen and not self._is_held:
            print(f"{CLEARED}{what}", end="", file=sys.stderr, flush=True)
            self._is_written = True

    def hold(self, what: str) -> None:
        """Say this, and nothing else until it is let go."""
        self.say(what)
        self._is_held = True

    def let_go(self) -> None:
        """Others may speak again."""
        self._is_held = False
        self.clear()

    def clear(self) -> None:
        """Nothing more to say."""
        if self._is_written:
            print(CLEARED, end="", file=sys.stderr, flush=True)
            self._is_written = False
