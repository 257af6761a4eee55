"""Other people at the server, without a browser: they come to tables and play as fast as a scene needs."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self, TypeVar

from msgspec import Struct
from tests.browser.races import steps
from tests.browser.trying import PATIENCE

from akili.client import Client, Refused, Table
from akili.ubongo.race.model import GiveUp, GoOn, LayTile, RaceView

GAME = "ubongo_fun_size"
T = TypeVar("T")


class Company:
    """A thread with a loop of its own: the browser's is taken."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._guests: list[Guest] = []

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for guest in self._guests:
            guest.go_home()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(timeout=PATIENCE)

    def guest(self, name: str) -> Guest:
        guest = Guest(self, Client(self.address, name))
        self._guests.append(guest)
        return guest

    def friends(self, *names: str, game: str = GAME, **options: Any) -> list[Guest]:
        """At a table that waits only for the first of them to start."""
        host, *others = guests = [self.guest(name) for name in names]
        code = host.open_table(len(names), game=game, **options)
        for guest in others:
            guest.join(code)
        return guests


class Guest:
    """One of them; ``table`` is where they sit."""

    def __init__(self, company: Company, client: Client) -> None:
        self.address = company.address
        self._wait, self._client = company.wait, client
        self._wait(client.__aenter__())
        self.table: Table

    @property
    def cookie(self) -> str:
        assert self._client.cookie is not None
        return self._client.cookie

    def go_home(self) -> None:
        self._wait(self._client.__aexit__(None, None, None))

    def open_table(self, seats: int, *, game: str = GAME, listed: bool = False, **options: Any) -> str:
        self.table = self._wait(self._client.create(game, seats, options, listed=listed))
        return self.table.code

    def join(self, code: str) -> None:
        self.table = self._wait(self._client.join(code))

    def seat_bots(self, *levels: str) -> None:
        for level in levels:
            free = self._wait(self._client.get(f"/api/tables/{self.table.code}"))["seats"].index(None)
            self._wait(self.table.seat_bot(free, level))

    def choose(self, seat: int, **choice: Any) -> None:
        """For a seat: one's own, or as the host any."""
        self._wait(self.table.choose(seat, choice))

    def start(self) -> None:
        self._wait(self.table.start())

    def lay(self, count: int) -> None:
        """Lay the first tiles of a solution, as far as they don't lie there."""
        view = self._until("racing", "countdown")
        assert view.you is not None
        lying = [laid.tile for laid in view.seats[view.you].board]
        for step in steps(view)[:count]:
            if step.tile not in lying:
                self.do(step)

    def lay_tile(self, step: LayTile) -> None:
        self.do(step)

    def solve(self) -> None:
        self.lay(len(steps(self._until("racing", "countdown"))))

    def give_up(self) -> None:
        self.do(GiveUp())

    def go_on(self) -> None:
        self._until("between")
        self.attempt(GoOn())

    def do(self, command: Struct) -> None:
        """Until they have seen what it did: an answer may come before that."""
        self.until_version(self._wait(self.table.send(command)))

    def attempt(self, command: Struct) -> None:
        """What time may do before them: then it is refused, and has happened all the same."""
        with suppress(Refused):
            self.do(command)

    def until_version(self, version: int) -> None:
        self._wait(self.table.until(lambda: self.table.last is not None and self.table.last.version >= version))

    @property
    def view(self) -> RaceView:
        assert self.table.last is not None
        view = self.table.last.view
        assert isinstance(view, RaceView)
        return view

    @property
    def version(self) -> int:
        return self.table.last.version if self.table.last is not None else 0

    @property
    def match(self) -> str:
        assert self.table.last is not None
        return self.table.last.match

    def _until(self, *phases: str) -> RaceView:
        return self.until(lambda view: view.phase in phases)

    def until(self, condition: Callable[[RaceView], bool]) -> RaceView:
        self.wait_until(lambda: condition(self.view))
        return self.view

    def wait_until(self, condition: Callable[[], bool]) -> None:
        """Whatever the game: until what they have seen last is so."""
        self._wait(self.table.until(lambda: self.table.last is not None and condition()))


def play_round(solvers: Iterable[Guest], others: Iterable[Guest]) -> None:
    """The first ones solve their cards, in this order; the others lay a tile and give up."""
    for guest in solvers:
        guest.solve()
    for guest in others:
        guest.lay(1)
        guest.give_up()
