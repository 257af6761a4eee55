"""A count that may take long: how far it is stands on a line of the terminal, and Ctrl-C ends it with what it has."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

from akili.cli.status_line import StatusLine
from akili.polyomino import Tally

PATIENCE = 0.5  # seconds before anything is said
PACE = 0.25  # seconds from one word to the next
LEAST_SHARE = 0.001


@contextmanager
def watched(tally: Tally, line: StatusLine) -> Iterator[None]:
    """Tell from time to time how far the count is, for as long as it takes."""
    over = Event()
    watcher = Thread(target=_watch, args=(tally, line, over), daemon=True)
    watcher.start()
    try:
        yield
    finally:
        over.set()
        watcher.join()
        line.clear()


def _watch(tally: Tally, line: StatusLine, over: Event) -> None:
    wait = PATIENCE
    while not over.wait(wait):
        line.say(f"{so_far(tally)} – Ctrl-C stops")
        wait = PACE


def so_far(tally: Tally) -> str:
    """What is known before the end."""
    found = f"{tally.found:,} solution{'' if tally.found == 1 else 's'} so far"
    if not tally.share:
        return found
    share = f"about {tally.share * 100:.1f} %" if tally.share >= LEAST_SHARE else f"less than {LEAST_SHARE * 100:.1f} %"
    return f"{found}, {share} of the search"


@contextmanager
def compilation_told(line: StatusLine) -> Iterator[None]:
    """Say so when numba compiles something: the first time that is, later it finds what it kept."""
    from numba.core.event import Event as Compilation
    from numba.core.event import Listener, install_listener

    class Teller(Listener):
        under_way = 0  # one function has others compiled

        def on_start(self, _: Compilation) -> None:
            self.under_way += 1
            line.hold("Compiling the fast solver: some seconds, the first time only …")

        def on_end(self, _: Compilation) -> None:
            self.under_way -= 1
            if not self.under_way:
                line.let_go()

    with install_listener("numba:compile", Teller()):
        yield
