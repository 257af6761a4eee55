"""How long the store takes; whoever writes adds to it."""

from __future__ import annotations

from collections.abc import Iterator

from akili.server.operation.figures import Family, Histogram, distribution


class StoreTimes:
    """Each of the two belongs to one thread: that of the event loop, and the one that writes, if there is one."""

    def __init__(self) -> None:
        self.writes = Histogram()  # from being asked for to being durable
        self.commits = Histogram()  # of a whole group, until the disk has it

    def families(self) -> Iterator[Family]:
        """Both, for whoever asks."""
        yield distribution("akili_store_write_seconds", "From a wish to write until it is durable.", self.writes)
        yield distribution("akili_store_commit_seconds", "Until the disk has a group of writes (fsync).", self.commits)
