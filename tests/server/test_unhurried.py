"""Long work in a thread leaves the interpreter to others most of the time."""

from collections.abc import Iterator
from threading import Event, Thread
from time import perf_counter, sleep

from hypothesis import given
from hypothesis import strategies as st

from akili.server.unhurried import AT_A_STRETCH, REST, unhurried


@given(st.lists(st.integers()))
def test_the_same_things_come_out(things: list[int]) -> None:
    assert list(unhurried(things)) == things


def test_after_every_stretch_of_work_comes_a_rest() -> None:
    def work() -> Iterator[None]:
        for _ in range(10):
            sleep(2 * AT_A_STRETCH)
            yield

    began = perf_counter()
    list(unhurried(work()))
    assert perf_counter() - began >= 10 * (2 * AT_A_STRETCH + REST)


def test_who_waits_for_the_interpreter_has_most_of_it() -> None:
    """The turns of another thread, while this work goes on and would never let go of its own accord."""
    is_over = Event()
    turns = 0

    def take_turns() -> None:
        nonlocal turns
        while not is_over.is_set():
            turns += 1
            sleep(0)

    other = Thread(target=take_turns)
    other.start()
    things = 0
    until = perf_counter() + 0.5
    for _ in unhurried(iter(int, 1)):
        things += 1
        if perf_counter() > until:
            break
    is_over.set()
    other.join()
    assert turns > 500
    assert things > 500
