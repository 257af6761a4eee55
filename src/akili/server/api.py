"""Guests and tables over HTTP. What happens in a match is told by the socket.

Every refusal is ``{"reason": key, "details": {…}}``.
"""

from __future__ import annotations

from typing import Annotated, Any, get_args

from litestar import Response, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct

from akili.bots.bot import adviser_of, bot_names
from akili.engine.game import GameInfo, Rejected, Seat
from akili.server.http import ASKING, DOING, AnyRequest, Code, Shared, address_of, guest_of, refusals
from akili.server.players.guests import COLOURS, COOKIE, Colour, Guest
from akili.server.protocol import BotLevel, Player, TableInfo

YEAR = 365 * 86_400
Name = Annotated[str, Meta(max_length=200)]
GameName = Annotated[str, Meta(max_length=64)]
Options = Annotated[dict[str, Any], Meta(max_length=64)]
MOST_SEATS = 16  # of any game; each has its own number, and says so


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Who somebody wants to be."""

    name: Name
    colour: Colour


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played; options left out are the game's."""

    game: GameName
    seats: int
    options: Options = {}
    listed: bool = False
    companions: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)] = ()  # who shares your device, after your seat
    bots: Annotated[tuple[BotLevel, ...], Meta(max_length=MOST_SEATS)] = ()  # on the seats after those
    stand_in: BotLevel | None = None  # a bot of this level plays for who is away
    start: bool = False  # at once; then no seat may be left empty


class TableChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed on instead."""

    seats: int
    options: Options = {}
    listed: bool = False
    stand_in: BotLevel | None = None


class BotSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat, or None to take it away."""

    seat: Seat
    bot: BotLevel | None


class CompanionSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who plays on your device for a seat, or None to take them away."""

    seat: Seat
    name: Name | None


class Substitute(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that plays for a seat while its player is away, or None to take it away."""

    seat: Seat
    bot: BotLevel | None


class Removal(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to send away."""

    seat: Seat


class SeatChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat chooses for itself, in the words of its game."""

    seat: Seat
    choice: Any


class House(Struct, frozen=True):
    """What there is to play, and to choose from."""

    games: tuple[GameInfo, ...]
    colours: tuple[str, ...]
    addresses: tuple[str, ...]  # at which phones in the same network reach this server; empty where that isn't known
    bots: dict[str, tuple[BotLevel, ...]]  # that can be seated, for each game, the weakest first
    advised: tuple[str, ...]  # the games in which a hint can be asked for
    analysed: tuple[str, ...]  # the games of which a finished match is analysed


@get("/api/house", responses=refusals(400, 429), sync_to_thread=False)
def house(services: Shared) -> House:
    """The games, and the colours of guests."""
    games = tuple(game.info for game in services.games.values())
    levels: tuple[BotLevel, ...] = get_args(BotLevel)
    bots = {game.id: tuple(level for level in levels if level in bot_names(game.id)) for game in games}
    advisers = {game.id: adviser for game in games if (adviser := adviser_of(game.id)) is not None}
    analysed = tuple(game for game, adviser in advisers.items() if adviser.analysis_type is not None)
    return House(games, COLOURS, services.settings.addresses, bots, tuple(advisers), analysed)


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


@get("/api/me", responses=refusals(400, 429))
async def me(request: AnyRequest, services: Shared) -> Player | None:
    """Who you are; null for nobody yet."""
    guest = await services.guests.find(request.cookies.get(COOKIE))
    return None if guest is None else _player(guest)


@get("/api/me/playing", responses=refusals(400, 429))
async def playing(request: AnyRequest, services: Shared) -> list[TableInfo]:
    """The tables at which a match with you is on, the newest first."""
    guest = await services.guests.find(request.cookies.get(COOKIE))
    return [] if guest is None else services.hall.playing(guest.id)


@post("/api/tables", responses=DOING)
async def create_table(request: AnyRequest, data: JSONBody[NewTable], services: Shared) -> TableInfo:
    """A new table; you get its first seat and are its host. With bots and start, the match is on at once."""
    guest = await guest_of(request, services)
    if not services.new_tables.take(address_of(request)):
        raise Rejected("limit.tables")
    services.operation.disk.require_room()
    hall = services.hall
    table = await hall.create(
        guest,
        data.game,
        data.options,
        data.seats,
        listed=data.listed,
        companions=data.companions,
        bots=data.bots,
        stand_in=data.stand_in,
        start=data.start,
    )
    return hall.info(table)


@get("/api/tables", responses=refusals(400, 429), sync_to_thread=False)
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
    guest = await guest_of(request, services)
    hall = services.hall
    return hall.info(
        await hall.change(code, guest, data.options, data.seats, listed=data.listed, stand_in=data.stand_in)
    )


@post("/api/tables/{code:str}/join", responses=DOING, status_code=200)
async def join_table(request: AnyRequest, code: Code, services: Shared) -> TableInfo:
    """Take a free seat; who has one keeps it, under the name they have now."""
    return services.hall.info(await services.hall.join(code, await guest_of(request, services)))


@post("/api/tables/{code:str}/leave", responses=DOING, status_code=200)
async def leave_table(request: AnyRequest, code: Code, services: Shared) -> TableInfo:
    """Give the seat back; in a running match it waits for you, and the match goes on without you."""
    return services.hall.info(await services.hall.leave(code, await guest_of(request, services)))


@post("/api/tables/{code:str}/seats", responses=DOING, status_code=200)
async def seat_bot(request: AnyRequest, code: Code, data: JSONBody[BotSeat], services: Shared) -> TableInfo:
    """Put a bot on an empty seat, or take it away (host)."""
    guest = await guest_of(request, services)
    return services.hall.info(await services.hall.put_bot(code, guest, data.seat, data.bot))


@post("/api/tables/{code:str}/companions", responses=DOING, status_code=200)
async def seat_companion(request: AnyRequest, code: Code, data: JSONBody[CompanionSeat], services: Shared) -> TableInfo:
    """Put somebody who plays on your device on an empty seat, or take them away (host)."""
    guest = await guest_of(request, services)
    return services.hall.info(await services.hall.put_companion(code, guest, data.seat, data.name))


@post("/api/tables/{code:str}/substitute", responses=DOING, status_code=200)
async def substitute(request: AnyRequest, code: Code, data: JSONBody[Substitute], services: Shared) -> TableInfo:
    """Let a bot play for a seat that is away, until its player is back (host; while the host is away anyone seated)."""
    guest = await guest_of(request, services)
    return services.hall.info(await services.hall.substitute(code, guest, data.seat, data.bot))


@post("/api/tables/{code:str}/remove", responses=DOING, status_code=200)
async def remove_person(request: AnyRequest, code: Code, data: JSONBody[Removal], services: Shared) -> TableInfo:
    """Send somebody away for good (host); in a running match the seat stays and may be played by a bot."""
    guest = await guest_of(request, services)
    return services.hall.info(await services.hall.remove(code, guest, data.seat))


@post("/api/tables/{code:str}/choice", responses=DOING, status_code=200)
async def choose(request: AnyRequest, code: Code, data: JSONBody[SeatChoice], services: Shared) -> TableInfo:
    """Choose something for your own seat, or for any seat (host), before the match."""
    guest = await guest_of(request, services)
    return services.hall.info(await services.hall.choose(code, guest, data.seat, data.choice))


@post("/api/tables/{code:str}/start", responses=DOING, status_code=200)
async def start_match(request: AnyRequest, code: Code, services: Shared) -> TableInfo:
    """Begin the match (host); every seat must be taken."""
    guest = await guest_of(request, services)
    services.operation.disk.require_room()
    return services.hall.info(await services.hall.start(code, guest))


@post("/api/tables/{code:str}/rematch", responses=DOING, status_code=200)
async def rematch(request: AnyRequest, code: Code, services: Shared) -> TableInfo:
    """After a match: open the table again, with the same people at the same link."""
    return services.hall.info(await services.hall.rematch(code, await guest_of(request, services)))


def _player(guest: Guest) -> Player:
    return Player(guest.id, guest.name, guest.colour)


ROUTES = (
    house,
    be_guest,
    me,
    playing,
    create_table,
    listed_tables,
    table,
    change_table,
    join_table,
    leave_table,
    seat_bot,
    seat_companion,
    substitute,
    remove_person,
    choose,
    start_match,
    rematch,
)
