"""Advice over HTTP: a hint for whoever may have one, and a finished match taken apart."""

from __future__ import annotations

from secrets import token_hex

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromQuery
from litestar.response import Stream

from akili.bots.adviser import Adviser
from akili.bots.bot import adviser_of
from akili.engine.game import Rejected
from akili.server.http import DOING, AnyRequest, MatchId, Shared, address_of, guest_of
from akili.server.matches.live import LiveMatch
from akili.server.records.piecemeal import piecemeal
from akili.server.records.routes import FINISHED


@post("/api/matches/{match_id:str}/hint", responses=DOING, status_code=200)
async def hint(
    request: AnyRequest, match_id: MatchId, services: Shared, seat: FromQuery[int | None] = None
) -> Response[bytes]:
    """What is best now for your seat, or that one of yours, as the game's `Hint`. The rules may refuse, and note it."""
    guest = await guest_of(request, services)
    live = await services.shelf.match(match_id, address_of(request))
    if not live.seats_of(guest.id):
        raise Rejected("table.not_seated")
    own, adviser = live.seat_of(guest.id, seat), _adviser(live)
    await live.submit(own, adviser.asking, f"hint-{token_hex(8)}", arrived=live.now())
    advice = await services.advice.do(address_of(request), lambda: adviser.hint(live.match.sight(own)))
    return Response(msgspec.json.encode(advice), media_type=MediaType.JSON)


@get("/api/replays/{match_id:str}/analysis", responses=FINISHED)
async def analysis(request: AnyRequest, match_id: MatchId, services: Shared) -> Stream:
    """A finished match taken apart, as the game's `Analysis`. The first answer may take some seconds."""
    packed = await services.shelf.read(match_id, "analysis", address_of(request), services.advice)
    return piecemeal(request, services, packed)


def _adviser(live: LiveMatch) -> Adviser:
    adviser = adviser_of(live.record.game)
    if adviser is None or adviser.hint_type is None:
        raise Rejected("advice.none")
    return adviser


ROUTES = (hint, analysis)
