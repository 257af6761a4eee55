"""What a trace says of a page's main thread: processor time, for on a shared machine the clock tells of others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from msgspec import json

CATEGORIES = ("devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "blink.user_timing", "cc")
LONG = 50.0  # ms
MAIN = "CrRendererMain"
WAIT = "LayerTreeHost::WaitForCommitCompletion"  # for what draws; slowed down, a thread that waits counts as busy


@dataclass(frozen=True)
class Task:
    """Something that the main thread did in one go; all in ms."""

    start: float
    end: float
    busy: float
    is_wait: bool = False


@dataclass(frozen=True)
class Span:
    """From here to there, by one of our marks."""

    name: str
    start: float
    end: float


class Trace:
    def __init__(self, raw: bytes) -> None:
        events: list[dict[str, Any]] = json.decode(raw)["traceEvents"]
        mains = {(e["pid"], e["tid"]) for e in events if e["name"] == "thread_name" and e["args"]["name"] == MAIN}
        self.spans = sorted(_spans(events), key=lambda span: span.start)
        pids = {e["pid"] for e in events if "blink.user_timing" in e["cat"]}
        done = [
            Task(e["ts"] / 1000, (e["ts"] + e["dur"]) / 1000, e.get("tdur", 0) / 1000, is_wait=e["name"] == WAIT)
            for e in events
            if e["name"] in ("RunTask", WAIT) and e["ph"] == "X" and (e["pid"], e["tid"]) in mains and e["pid"] in pids
        ]
        self.tasks = list(_without_waits(done))

    def during(self, span: Span) -> list[float]:
        """What each task that ended or began in it took."""
        return [task.busy for task in self.tasks if task.end > span.start and task.start < span.end]

    def busy(self, name: str) -> list[float]:
        """For each span of this name, all that the main thread did in it."""
        return [sum(self.during(span)) for span in self.spans if span.name == name]

    def long_tasks(self, names: Sequence[str]) -> int:
        """How many of more than 50 ms there were in spans of these names."""
        spans = [span for span in self.spans if span.name in names]
        return sum(
            task.busy > LONG and any(task.end > span.start and task.start < span.end for span in spans)
            for task in self.tasks
        )


def _without_waits(done: Sequence[Task]) -> Iterator[Task]:
    """Each task less the waits inside it."""
    waits = [task for task in done if task.is_wait]
    for task in done:
        if not task.is_wait:
            waited = sum(wait.busy for wait in waits if task.start <= wait.start < task.end)
            yield replace(task, busy=task.busy - waited)


def _spans(events: Sequence[dict[str, Any]]) -> Iterator[Span]:
    begun: dict[str, float] = {}
    for event in events:
        if event["cat"] != "blink.user_timing" or event["ph"] not in "be":
            continue
        key = f"{event['name']} {event.get('id', event.get('id2'))}"
        if event["ph"] == "b":
            begun[key] = event["ts"] / 1000
        elif key in begun:
            yield Span(event["name"], begun.pop(key), event["ts"] / 1000)
