"""What was played, over HTTP: matches, replays, frames to look at, records."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, Reference, RequestBody
from litestar.params import FromQuery, QueryParameter
from litestar.response import Stream
from msgspec import Struct

from akili.engine.game import Outcome, Rejected
from akili.engine.replay import Replay
from akili.server.http import ASKING, DOING, AnyRequest, MatchId, Shared, address_of, refusals
from akili.server.players.guests import COOKIE
from akili.server.ports import Occupant
from akili.server.records.board import Result
from akili.server.records.frames import Frames
from akili.server.records.piecemeal import piecemeal
from akili.server.records.verifying import Verified

log = logging.getLogger("akili.api")
OptionsText = Annotated[str, QueryParameter(max_length=4096, description="Options as JSON")]
FINISHED = refusals(400, 404, 409, 429, 503)


@dataclass
class BringsReplay(Operation):
    """For the schema: the body, which the handler takes as it comes."""

    def __post_init__(self) -> None:
        content = {"application/json": OpenAPIMediaType(Reference("#/components/schemas/Replay"))}
        self.request_body = RequestBody(content, required=True)


class MatchInfo(Struct, frozen=True):
    """What everyone may know of a match, running or over."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    occupants: tuple[Occupant, ...]
    begun: int  # milliseconds since 1970
    version: int
    outcome: Outcome | None  # None while it goes on, and where it was abandoned


class Records(Struct, frozen=True):
    """The board of a variant, and what you have reached."""

    board: tuple[Result, ...]
    personal_best: Result | None


@get("/api/matches/{match_id:str}", responses=refusals(400, 404, 429, 503))
async def match_info(request: AnyRequest, match_id: MatchId, services: Shared) -> MatchInfo:
    """What everyone may know of a match."""
    live = await services.shelf.match(match_id, address_of(request))
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


@get(
    "/api/replays/{match_id:str}",
    responses={200: ResponseSpec(Replay, generate_examples=False), **FINISHED},
)
async def replay(request: AnyRequest, match_id: MatchId, services: Shared) -> Stream:
    """A finished match as a file."""
    return piecemeal(request, services, await services.shelf.read(match_id, "replay", address_of(request)))


@get(
    "/api/replays/{match_id:str}/frames",
    responses={200: ResponseSpec(Frames, generate_examples=False), **FINISHED},
)
async def frames(request: AnyRequest, match_id: MatchId, services: Shared) -> Stream:
    """A finished match frame by frame, as a spectator saw it."""
    return piecemeal(request, services, await services.shelf.read(match_id, "film", address_of(request)))


@post("/api/replays/verify", responses=DOING, status_code=200, operation_class=BringsReplay)
async def verify_replay(request: AnyRequest, services: Shared) -> Verified:
    """Decide an exported match again, step by step: the same events, word for word, and the same outcome."""
    address = address_of(request)
    verified = await services.verifying.verified(await request.body(), address)
    log.info("%s verified a replay of %d events", address, verified.events)
    return verified


@get("/api/records", responses=ASKING)
async def records(request: AnyRequest, game: FromQuery[str], services: Shared, options: OptionsText = "{}") -> Records:
    """The board of the variant that these options (JSON) are, and your own best. For those who play alone."""
    try:
        asked = msgspec.json.decode(options, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Rejected("options.malformed", message=str(error)) from error
    guest = await services.guests.find(request.cookies.get(COOKIE))
    best = None if guest is None else services.results.personal_best(game, asked, guest.id)
    return Records(tuple(services.results.board(game, asked)), best)


ROUTES = (match_info, replay, frames, records)
BRINGING = (verify_replay,)  # whose bodies may be big
