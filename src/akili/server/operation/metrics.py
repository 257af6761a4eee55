"""What one server counts about itself. Counting is an addition; all else is done when somebody asks."""

from __future__ import annotations

import platform
from collections import Counter
from collections.abc import Callable, Iterator

from akili import __version__
from akili.server.operation.bus import BusState
from akili.server.operation.disk import Disk
from akili.server.operation.figures import Family, Histogram, Sample, by, distribution, single, text_of
from akili.server.operation.process import process_families


class Metrics:
    """The figures; ``look_at`` adds those that are only looked up when somebody asks."""

    def __init__(self, bus: BusState, disk: Disk) -> None:
        self.commands: Counter[str] = Counter()  # that were accepted, by game
        self.refusals: Counter[str] = Counter()  # by reason
        self.latency = Histogram()  # of a command, from its arrival until its acceptance was told
        self.loop_lag = Histogram()
        self._bus, self._disk = bus, disk
        self._looks: list[Callable[[], Iterator[Family]]] = []

    def accepted(self, game: str, seconds: float) -> None:
        """A command counts, and its player was told."""
        self.commands[game] += 1
        self.latency.observe(seconds)

    def refused(self, reason: str) -> None:
        """Somebody was told no."""
        self.refusals[reason] += 1

    def look_at(self, look: Callable[[], Iterator[Family]]) -> None:
        """Ask this too, every time."""
        self._looks.append(look)

    def text(self) -> str:
        """Everything, in the text format of Prometheus."""
        return text_of(self._families())

    def _families(self) -> Iterator[Family]:
        version = {"version": __version__, "python": platform.python_version()}
        yield Family("akili_build_info", "gauge", "Which Akili this is.", [Sample("", version, 1)])
        yield by("game", "akili_commands_total", "counter", "Commands that were accepted.", self.commands)
        yield by("reason", "akili_refusals_total", "counter", "What was refused or cut off.", self.refusals)
        yield distribution("akili_command_seconds", "From a command to the word that it counts.", self.latency)
        yield distribution("akili_event_loop_lag_seconds", "How late the event loop is.", self.loop_lag)
        for look in self._looks:
            yield from look()
        yield from self._bus_families()
        yield from self._disk_families()
        yield from process_families()

    def _bus_families(self) -> Iterator[Family]:
        if self._bus.is_used:
            yield single("akili_bus_up", "gauge", "Whether the bus answers.", int(self._bus.is_up))
            lag = self._bus.lag_seconds
            yield single("akili_bus_lag_seconds", "gauge", "How long the last wake-up was under way.", lag)

    def _disk_families(self) -> Iterator[Family]:
        room, free = self._disk.look(), self._disk.free
        if free is None:
            return
        yield single("akili_disk_free_bytes", "gauge", "Free where the file lies.", free)
        yield single("akili_disk_least_free_bytes", "gauge", "Less, and nothing new begins.", self._disk.least_free)
        yield single("akili_disk_low", "gauge", "Whether less than twice that is free.", int(room != "enough"))
