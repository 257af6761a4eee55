"""The bus inside one process: all others hear, in order; what is said while it is away is lost, and that is told."""

import asyncio
import threading

from akili.server.adapters.bus import Exchange, LocalBus
from akili.server.ports import WakeUp


class Ears:
    def __init__(self) -> None:
        self.heard: list[str] = []
        self.misses = 0

    def woken(self, wake_up: WakeUp) -> None:
        self.heard.append(wake_up.key)

    def missed(self) -> None:
        self.misses += 1


def word(key: str) -> WakeUp:
    return WakeUp("table", key, 1)


def test_all_others_hear_and_who_says_it_does_not() -> None:
    async def story() -> None:
        exchange = Exchange()
        buses, ears = [LocalBus(exchange) for _ in range(3)], [Ears() for _ in range(3)]
        assert not buses[0].is_well
        for bus, ear in zip(buses, ears, strict=True):
            await bus.open(ear)
        assert all(bus.is_well for bus in buses)
        for key in "abc":
            buses[0].tell(word(key))
        buses[1].tell(word("d"))
        await asyncio.sleep(0)
        assert [ear.heard for ear in ears] == [["d"], ["a", "b", "c"], ["a", "b", "c", "d"]]
        exchange.is_away = True
        assert not any(bus.is_well for bus in buses)
        buses[0].tell(word("lost"))
        exchange.is_away = False
        exchange.is_away = False
        await asyncio.sleep(0)
        assert [ear.misses for ear in ears] == [1, 1, 1]
        await buses[2].close()
        buses[2].tell(word("from outside"))
        buses[0].tell(word("e"))
        await asyncio.sleep(0)
        assert [ear.heard for ear in ears] == [["d"], ["a", "b", "c", "e"], ["a", "b", "c", "d"]]

    asyncio.run(story())


def test_nodes_in_several_threads_hear_in_their_own_loops() -> None:
    exchange, heard = Exchange(), threading.Event()
    is_open, threads = threading.Event(), []

    class Ear(Ears):
        def woken(self, wake_up: WakeUp) -> None:
            threads.append((wake_up.key, threading.current_thread().name))
            heard.set()

    async def listen() -> None:
        bus = LocalBus(exchange)
        await bus.open(Ear())
        is_open.set()
        while not heard.is_set():
            await asyncio.sleep(0.001)
        await bus.close()

    async def speak() -> None:
        bus = LocalBus(exchange)
        await bus.open(Ears())
        bus.tell(word("a"))

    thread = threading.Thread(target=lambda: asyncio.run(listen()), name="listener")
    thread.start()
    assert is_open.wait(30)
    asyncio.run(speak())
    thread.join(30)
    assert threads == [("a", "listener")]
