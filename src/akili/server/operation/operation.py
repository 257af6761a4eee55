"""Everything of this room that one server has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from akili.server.limits import Tally
from akili.server.matches.live import LiveMatches
from akili.server.operation.bus import BusState
from akili.server.operation.disk import Disk, free_at
from akili.server.operation.figures import Family, by, single
from akili.server.operation.health import Health
from akili.server.operation.metrics import Metrics
from akili.server.operation.store_times import StoreTimes
from akili.server.ports import DocumentStore
from akili.server.settings import Settings, is_file
from akili.server.tables.hall import Hall

KIND, KEY = "health", "store"  # the document that is written to see whether anything can be


@dataclass(frozen=True)
class Operation:
    """Made before all else, so that all else can count."""

    metrics: Metrics
    health: Health
    disk: Disk
    bus: BusState
    before_the_end: list[Callable[[], None]] = field(default_factory=list)  # and only then what is under way is awaited


def operation_for(settings: Settings, store: DocumentStore, free: Callable[[Path], int] = free_at) -> Operation:
    """For a server by these settings, over this store."""
    bus = BusState()
    file = Path(settings.database) if settings.database is not None and is_file(settings.database) else None
    disk = Disk(file, settings.least_free_bytes, free)
    metrics = Metrics(bus, disk)
    health = Health(lambda: store.put(KIND, KEY, b"{}"), bus, disk)
    times = getattr(store, "times", None)
    if isinstance(times, StoreTimes):
        metrics.look_at(times.families)
    metrics.look_at(lambda: iter([single("akili_ready", "gauge", "Whether it serves.", int(_serves(health)))]))
    return Operation(metrics, health, disk, bus)


def count_the_house(metrics: Metrics, sockets: Tally, hall: Hall, matches: LiveMatches) -> None:
    """Let the figures tell who is in the house."""

    def house() -> Iterator[Family]:
        yield single("akili_sockets", "gauge", "Sockets that are open.", sockets.total)
        yield single("akili_tables", "gauge", "Tables that there are.", len(hall))
        yield by("game", "akili_matches", "gauge", "Matches that are on.", matches.by_game())

    metrics.look_at(house)


def operation_of(app: Any) -> Operation | None:
    """That of a server's app; None for any other app."""
    found = getattr(getattr(app, "state", None), "operation", None)
    return found if isinstance(found, Operation) else None


def count_refusal(scope: Any, reason: str) -> None:
    """Somebody is told no, over HTTP."""
    operation = operation_of(scope.get("app"))
    if operation is not None:
        operation.metrics.refused(reason)


def _serves(health: Health) -> bool:
    return health.stage == "serving"
