"""What a trace of a page says: work of its main thread, without what it only waited for."""

from __future__ import annotations

from typing import Any

from bench.hand.trace import WAIT, Trace
from msgspec import json

MAIN, OTHER = {"pid": 1, "tid": 1}, {"pid": 1, "tid": 2}


def event(name: str, start: float, end: float, busy: float, thread: dict[str, int] = MAIN) -> dict[str, Any]:
    times = {"ts": start * 1000, "dur": (end - start) * 1000, "tdur": busy * 1000}
    return {"name": name, "ph": "X", "cat": "toplevel", **times, **thread}


def mark(phase: str, at: float) -> dict[str, Any]:
    return {"name": "lift", "ph": phase, "cat": "blink.user_timing", "id": "1", "ts": at * 1000, **MAIN}


def test_a_lift_is_what_the_main_thread_did_in_it_without_its_waits() -> None:
    thread = {"name": "thread_name", "ph": "M", "cat": "__metadata", "args": {"name": "CrRendererMain"}, **MAIN}
    events = [
        thread,
        event("RunTask", 0, 9, 8),  # before it
        mark("b", 10),
        event("RunTask", 11, 71, 60),
        event(WAIT, 12, 22, 9),
        event(WAIT, 40, 52, 11),
        event("RunTask", 72, 80, 5),
        event(WAIT, 73, 74, 1, OTHER),  # another thread's
        mark("e", 81),
        event("RunTask", 90, 99, 9),  # after it
    ]
    trace = Trace(json.encode({"traceEvents": events}))
    assert trace.busy("lift") == [60 - 9 - 11 + 5]
    assert trace.long_tasks(["lift"]) == 0
