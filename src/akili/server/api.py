"""The HTTP side: guests, tables, matches, replays, records. What happens in a match is told by the socket.

Every refusal is ``{"reason": key, "details": {…}}``.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from akili.engine.game import GameInfo, Outcome, Rejected, Seat
from akili.server.limits import neighbourhood
from akili.server.matches.live import LiveMatch, MatchUnreadable
from akili.server.players.guests import COLOURS, COOKIE, Colour, Guest
from akili.server.ports import Occupant
from akili.server.protocol import BotLevel, Player, TableInfo
from akili.server.records.replays import Replay, replay_of, verify
from akili.server.records.results import Result
from akili.server.services import Services

log = logging.getLogger("akili.api")
YEAR = 365 * 86_400
AnyRequest = Request[Any, Any, Any]
Shared = NamedDependency[Services]
Code = Annotated[str, PathParameter(max_length=32, description="A table's invite code")]
MatchId = Annotated[str, PathParameter(max_length=32, description="A match")]
OptionsText = Annotated[str, QueryParameter(max_length=4096, description="Options as JSON")]


class Refusal(Struct, frozen=True):
    """Why not; the words for the reason live in the locales."""

    reason: str
    details: dict[str, Any]


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Who somebody wants to be."""

    name: Annotated[str, Meta(max_length=200)]
    colour: Colour


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played; options left out are the game's."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    listed: bool = False


class TableChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed on instead."""

    seats: int
    options: dict[str, Any] = {}
    listed: bool = False


class BotSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat, or None to take it away."""

    seat: Seat
    bot: BotLevel | None


class MatchInfo(Struct, frozen=True):
    """What everyone may know of a match, running or over."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    occupants: tuple[Occupant, ...]
    begun: int  # milliseconds since 1970
    version: int
    outcome: Outcome | None  # None while it goes on


class Verified(Struct, frozen=True):
    """An imported replay that holds."""

    events: int
    outcome: Outcome


class Records(Struct, frozen=True):
    """The board for one set of options, and what you have reached."""

    board: tuple[Result, ...]
    personal_best: Result | None


class House(Struct, frozen=True):
    """What there is to play, and to choose from."""

    games: tuple[GameInfo, ...]
    colours: tuple[str, ...]


def _refusals(*codes: int) -> dict[int, ResponseSpec]:
    return {code: ResponseSpec(Refusal, generate_examples=False, description="Refused") for code in codes}


ASKING = _refusals(400, 404, 429)
DOING = _refusals(400, 401, 403, 404, 409, 413, 415, 429, 503)


def address_of(request: AnyRequest) -> str:
    """Where a request comes from."""
    return neighbourhood(request.client.host if request.client else "")


async def _guest(request: AnyRequest, services: Services) -> Guest:
    guest = await services.guests.find(request.cookies.get(COOKIE))
    if guest is None:
        raise Rejected("guest.unknown")
    return guest


async def _match(match_id: str, services: Services) -> LiveMatch:
    try:
        live = await services.matches.get(match_id)
    except MatchUnreadable:
        live = None
    if live is None:
        raise Rejected("match.unknown")
    return live


@get("/api/house", responses=_refusals(400, 429), sync_to_thread=False)
def house(services: Shared) -> House:
    """The games, and the colours of guests."""
    return House(tuple(game.info for game in services.games.values()), COLOURS)


@post("/api/guest", responses=DOING, status_code=200)
async def be_guest(request: AnyRequest, data: JSONBody[NewGuest], services: Shared) -> Response[Player]:
    """Become a guest, or take another name; the cookie in the answer is who you are."""
    token = request.cookies.get(COOKIE)
    guest = await services.guests.find(token)
    if guest is not None and token is not None:
        guest = await services.guests.rename(token, guest, data.name, data.colour)
        return Response(_player(guest))
    if not services.new_guests.take(address_of(request)):
        raise Rejected("limit.guests")
    guest, token = await services.guests.welcome(data.name, data.colour)
    cookie = Cookie(
        COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        path="/",
        max_age=YEAR,
        secure=services.settings.secure_cookie,
    )
    return Response(_player(guest), cookies=[cookie])


@get("/api/me", responses=_refusals(400, 401, 429))
async def me(request: AnyRequest, services: Shared) -> Player:
    """Who you are."""
    return _player(await _guest(request, services))


@post("/api/tables", responses=DOING)
async def create_table(request: AnyRequest, data: JSONBody[NewTable], services: Shared) -> TableInfo:
    """A new table; you get its first seat and are its host."""
    guest = await _guest(request, services)
    if not services.new_tables.take(address_of(request)):
        raise Rejected("limit.tables")
    hall = services.hall
    return hall.info(await hall.create(guest, data.game, data.options, data.seats, listed=data.listed))


@get("/api/tables", responses=_refusals(400, 429), sync_to_thread=False)
def listed_tables(services: Shared) -> list[TableInfo]:
    """The tables that are open to all."""
    return services.hall.listed()


@get("/api/tables/{code:str}", responses=ASKING, sync_to_thread=False)
def table(code: Code, services: Shared) -> TableInfo:
    """One table."""
    return services.hall.info(services.hall.find(code))


@put("/api/tables/{code:str}", responses=DOING)
async def change_table(request: AnyRequest, code: Code, data: JSONBody[TableChange], services: Shared) -> TableInfo:
    """Agree on other options or another number of seats, before the match (host)."""
    guest = await _guest(request, services)
    hall = services.hall
    return hall.info(await hall.change(code, guest, data.options, data.seats, listed=data.listed))


@post("/api/tables/{code:str}/join", responses=DOING, status_code=200)
async def join_table(request: AnyRequest, code: Code, services: Shared) -> TableInfo:
    """Take a free seat; who has one keeps it."""
    return services.hall.info(await services.hall.join(code, await _guest(request, services)))


@post("/api/tables/{code:str}/leave", responses=DOING, status_code=200)
async def leave_table(request: AnyRequest, code: Code, services: Shared) -> TableInfo:
    """Give the seat back; in a running match it waits for you."""
    return services.hall.info(await services.hall.leave(code, await _guest(request, services)))


@post("/api/tables/{code:str}/seats", responses=DOING, status_code=200)
async def seat_bot(request: AnyRequest, code: Code, data: JSONBody[BotSeat], services: Shared) -> TableInfo:
    """Put a bot on an empty seat, or take it away (host)."""
    guest = await _guest(request, services)
    return services.hall.info(await services.hall.put_bot(code, guest, data.seat, data.bot))


@post("/api/tables/{code:str}/start", responses=DOING, status_code=200)
async def start_match(request: AnyRequest, code: Code, services: Shared) -> TableInfo:
    """Begin the match (host); every seat must be taken."""
    return services.hall.info(await services.hall.start(code, await _guest(request, services)))


@post("/api/tables/{code:str}/rematch", responses=DOING, status_code=200)
async def rematch(request: AnyRequest, code: Code, services: Shared) -> TableInfo:
    """After a match: open the table again, with the same people at the same link."""
    return services.hall.info(await services.hall.rematch(code, await _guest(request, services)))


@get("/api/matches/{match_id:str}", responses=ASKING)
async def match_info(match_id: MatchId, services: Shared) -> MatchInfo:
    """What everyone may know of a match."""
    live = await _match(match_id, services)
    record = live.record
    return MatchInfo(
        record.id,
        record.game,
        record.rules_version,
        msgspec.json.decode(record.options),
        tuple(Occupant(bot=who.bot, name=who.name, colour=who.colour) for who in record.occupants),
        record.begun,
        live.match.version,
        live.match.outcome,
    )


@get("/api/replays/{match_id:str}", responses=_refusals(400, 404, 409, 429))
async def replay(match_id: MatchId, services: Shared) -> Replay:
    """A finished match as a file."""
    return replay_of(await _match(match_id, services))


@post("/api/replays/verify", responses=DOING, status_code=200)
async def verify_replay(request: AnyRequest, data: JSONBody[Replay], services: Shared) -> Verified:
    """Fold an exported match anew: the same cards, every event possible, the same outcome."""
    outcome = await asyncio.to_thread(verify, data, services.games)
    log.info("%s verified a replay of %d events", address_of(request), len(data.events))
    return Verified(len(data.events), outcome)


@get("/api/records", responses=ASKING)
async def records(request: AnyRequest, game: FromQuery[str], services: Shared, options: OptionsText = "{}") -> Records:
    """The board of results alone with these options (JSON), and your own best."""
    try:
        asked = msgspec.json.decode(options, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Rejected("options.malformed", message=str(error)) from error
    guest = await services.guests.find(request.cookies.get(COOKIE))
    best = None if guest is None else services.results.personal_best(game, asked, guest.id)
    return Records(tuple(services.results.board(game, asked)), best)


def _player(guest: Guest) -> Player:
    return Player(guest.id, guest.name, guest.colour)


ROUTES = (
    house,
    be_guest,
    me,
    create_table,
    listed_tables,
    table,
    change_table,
    join_table,
    leave_table,
    seat_bot,
    start_match,
    rematch,
    match_info,
    replay,
    verify_replay,
    records,
)
