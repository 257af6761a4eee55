"""Wires everything: ``create_app(settings)`` is the whole server."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

from litestar import Litestar, Request, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from akili import __version__
from akili.engine.game import Game, Rejected
from akili.games.registry import GAMES
from akili.server import api
from akili.server.adapters.addresses import store_at, wake_ups_at
from akili.server.bodies import read_body
from akili.server.collector import Collector
from akili.server.door.own_name import OwnName
from akili.server.door.pace import Pace
from akili.server.errors import HANDLERS
from akili.server.headers import add_security_headers
from akili.server.http import address_of
from akili.server.limits import Buckets, Tally
from akili.server.matches.clock import Clock, SystemClock
from akili.server.matches.live import LiveMatches
from akili.server.nodes.lookout import SECOND, Lookout
from akili.server.nodes.neighbours import Neighbours
from akili.server.nodes.node import Node
from akili.server.nodes.presence import Presences
from akili.server.nodes.telling_store import TellingStore
from akili.server.nodes.timekeeping import Timekeeping
from akili.server.operation.disk import free_at
from akili.server.operation.operation import count_the_house, operation_for
from akili.server.operation.probes import Probes
from akili.server.operation.ticking import tick
from akili.server.origins import is_own
from akili.server.pages import Pages
from akili.server.players.guests import COOKIE, Guests
from akili.server.ports import Store, Timekeeper, WakeUps
from akili.server.qr import qr_code
from akili.server.qr_codes import QrCodes
from akili.server.records import advice as advising
from akili.server.records import routes as records
from akili.server.records.results import Results
from akili.server.records.shelf import Shelf
from akili.server.records.verifying import Verifying
from akili.server.services import Services
from akili.server.settings import Settings
from akili.server.socket import table_socket
from akili.server.sweeping import Sweeper
from akili.server.tables.bots import BotDriver, BotPlayers
from akili.server.tables.codes import Codes
from akili.server.tables.hall import Hall
from akili.server.workshop import Workshop

AnyGame = Game[Any, Any, Any, Any, Any, Any]
SWITCH_SECONDS = 0.0005  # the writer asks for its turn after every statement; the usual 5 ms add up to a lag
ADVISED_AT_ONCE = 2
VERIFIERS_CAN_WAIT = 10  # those who play can't
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
log = logging.getLogger("akili.app")


def create_app(
    settings: Settings | None = None,
    *,
    games: Mapping[str, AnyGame] = GAMES,
    bots: BotDriver | None = None,
    clock: Clock | None = None,
    store: Store | None = None,
    wake_ups: WakeUps | None = None,
    free: Callable[[Path], int] = free_at,
) -> Litestar:
    """A server by these settings; raises FileRefused or AddressRefused if what they name can't be used.

    A store and a bus that are given come first.
    """
    settings = settings or Settings()
    if store is None:
        store = store_at(settings.database)
        wake_ups = wake_ups or wake_ups_at(settings.bus, settings.database)
    clock = clock or SystemClock()
    bots = bots or BotPlayers(settings.bot_pace)
    services = wire(settings, store, games, bots, clock, free, wake_ups=wake_ups)

    operation = services.operation
    pages = Pages() if settings.client is None else Pages(Path(settings.client))

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        keeping = None
        if isinstance(store, Timekeeper) and isinstance(clock, SystemClock):
            await clock.set_by(store.now)
            clock.on_step = services.matches.clock_went_on
            keeping = Timekeeping(clock, store.now)
            operation.health.is_on_time = keeping.is_right
        await services.open()
        tasks = [asyncio.create_task(_sweep(services)), asyncio.create_task(tick(operation))]
        if keeping is not None:
            tasks.append(asyncio.create_task(keeping.run()))
        collector = Collector()
        if settings.tunes_collector:
            sys.setswitchinterval(SWITCH_SECONDS)
            collector.start()
        try:
            operation.health.stage = "serving"
            yield
        finally:
            collector.stop()
            operation.health.stage = "draining"
            operation.health.close()
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await services.close()
            await store.close()

    app = Litestar(
        [
            *api.ROUTES,
            *records.ROUTES,
            *advising.ROUTES,
            Router("/", route_handlers=records.BRINGING, request_max_body_size=settings.limits.replay_bytes),
            qr_code,
            table_socket,
            pages.handler(),
        ],
        lifespan=[lifespan],
        state=State({"operation": operation}),
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        before_request=_gate(services),
        before_send=[add_security_headers],
        exception_handlers={**HANDLERS, NotFoundException: pages.no_such_page},
        openapi_config=OpenAPIConfig(
            "Akili", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()], use_handler_docstrings=True
        ),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
    )
    answers = Buckets(settings.limits.answers_per_second, settings.limits.answer_burst)
    named = OwnName(Pace(app.asgi_handler, answers), settings)
    app.asgi_handler = Probes(named, operation, with_metrics=settings.has_public_metrics)
    return app


def wire(
    settings: Settings,
    store: Store,
    games: Mapping[str, AnyGame],
    bots: BotDriver,
    clock: Clock,
    free: Callable[[Path], int] = free_at,
    *,
    wake_ups: WakeUps | None = None,
    name: str | None = None,
) -> Services:
    """Everything that the handlers share; without wake-ups the node is alone on its store, else it has a name there."""
    operation = operation_for(settings, store, free)
    if wake_ups is not None:
        store = TellingStore(store, wake_ups)
    neighbours = Neighbours(store, clock, name or token_urlsafe(6), is_alone=wake_ups is None)
    presences = Presences(store, clock, neighbours)
    limits = settings.limits
    forge = Workshop("akili-forge", limits.decks_forged, 2, is_apart=settings.works_apart)
    verifier = Workshop(
        "akili-verifier", limits.replays_verified, 2, is_apart=settings.works_apart, kindness=VERIFIERS_CAN_WAIT
    )
    advice = Workshop("akili-advice", limits.advice, limits.advice_per_address, workers=ADVISED_AT_ONCE)
    operation.before_the_end.extend((verifier.close, advice.close))
    matches = LiveMatches(store, games, clock, forge, limits.match_events, limits.events_kept, neighbours.minds)
    neighbours.when_changed(matches.nodes_changed)
    results = Results(store, games, clock)
    matches.endings.before_told(results.match_ended)
    guests = Guests(store, clock)
    hall = Hall(store, matches, games, clock, settings, bots, neighbours, presences)
    lookout = None if wake_ups is None else Lookout(wake_ups, clock, operation.bus.seen)
    if lookout is not None:
        lookout.heed("node", neighbours)
        lookout.mind("presence", presences, SECOND)
        lookout.mind("match", matches, SECOND)
        lookout.look("watched match", matches.compare_watched, SECOND // 3)
        lookout.mind("table", hall.tables, SECOND)
        lookout.mind("guest", guests, SECOND)
        lookout.mind("result", results, 10 * SECOND)
    node = Node(neighbours, presences, lookout)
    sockets = Tally(limits.sockets, limits.sockets_per_address)
    count_the_house(operation.metrics, sockets, hall, matches)
    return Services(
        settings=settings,
        operation=operation,
        games=games,
        clock=clock,
        node=node,
        matches=matches,
        guests=guests,
        hall=hall,
        codes=Codes(hall, Buckets(limits.unknown_codes_per_second, limits.unknown_codes)),
        results=results,
        verifying=Verifying(games, verifier, limits.replay_events),
        shelf=Shelf(matches, limits.reads, limits.reads_per_address, limits.bytes_kept),
        sweeper=Sweeper(hall, guests, results, node, clock, settings),
        sockets=sockets,
        requests=Buckets(limits.requests_per_second, limits.request_burst),
        messages=Buckets(limits.messages_per_address_per_second, limits.messages_per_address),
        doings=Buckets(limits.doings_per_second, limits.doing_burst),
        new_guests=Buckets(1 / 10, limits.guests_per_address),
        new_tables=Buckets(1 / 30, limits.tables_per_address),
        qr_codes=QrCodes(Buckets(limits.new_qr_codes_per_second, limits.new_qr_codes)),
        uploads=Tally(limits.replays_brought, 1),
        pieces=Buckets(limits.pieces_per_second, limits.piece_burst),
        advice=advice,
    )


def _gate(services: Services) -> Any:
    """What every HTTP request has to pass before anything is done."""

    async def gate(request: Request[Any, Any, Any]) -> None:
        if not services.requests.take(address_of(request)):
            raise Rejected("limit.requests")
        if request.method not in SAFE_METHODS and not is_own(request.headers, services.settings.origins):
            raise Rejected("origin.foreign")
        if (code := request.path_params.get("code")) is not None:
            guest = await services.guests.find(request.cookies.get(COOKIE))
            await services.codes.check(code, address_of(request), None if guest is None else guest.id)
        await read_body(request, services)

    return gate


async def _sweep(services: Services) -> None:
    while True:
        await asyncio.sleep(services.settings.sweep_seconds)
        try:
            await services.sweeper.sweep()
        except Exception:
            log.exception("sweeping failed")
