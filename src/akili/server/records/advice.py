"""Best play over HTTP: a hint for who plays alone, and what a finished match cost against it."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from typing import Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromQuery

from akili.bots.adviser import Adviser
from akili.bots.bot import adviser_of
from akili.engine.game import Rejected
from akili.engine.match import Match
from akili.server.http import DOING, AnyRequest, MatchId, Shared, address_of, guest_of
from akili.server.matches.live import LiveMatch
from akili.server.records.routes import FINISHED
from akili.server.services import Services


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
    return await _answered(services, address_of(request), lambda: adviser.hint(live.match.sight(own)))


@get("/api/matches/{match_id:str}/analysis", responses=FINISHED)
async def analysis(request: AnyRequest, match_id: MatchId, services: Shared) -> Response[bytes]:
    """A finished match against best play, as the game's `Analysis`. The first answer may take some seconds."""
    live = await services.shelf.match(match_id, address_of(request))
    adviser, match = _adviser(live), live.match
    if match.outcome is None:
        raise Rejected("replay.unfinished" if live.is_abandoned else "replay.running")
    anew = Match(match.game, match.options, match.seats, match.seed)
    return await _answered(services, address_of(request), lambda: adviser.analysis(anew, live.events_since(0)))


def _adviser(live: LiveMatch) -> Adviser:
    adviser = adviser_of(live.record.game)
    if adviser is None:
        raise Rejected("advice.none")
    return adviser


async def _answered(services: Services, address: str, advise: Callable[[], Any]) -> Response[bytes]:
    advice = await services.advice.do(address, advise)
    return Response(msgspec.json.encode(advice), media_type=MediaType.JSON)


ROUTES = (hint, analysis)
