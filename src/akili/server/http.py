"""What the routes share: who asks, from where, and how it is said that something isn't possible."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter
from msgspec import Struct

from akili.engine.game import Rejected
from akili.server.limits import neighbourhood
from akili.server.players.guests import COOKIE, Guest
from akili.server.services import Services

AnyRequest = Request[Any, Any, Any]
Shared = NamedDependency[Services]
Code = Annotated[str, PathParameter(max_length=32, description="A table's invite code")]
MatchId = Annotated[str, PathParameter(max_length=32, description="A match")]


class Refusal(Struct, frozen=True):
    """Why not; the words for the reason live in the locales."""

    reason: str
    details: dict[str, Any]


def refusals(*codes: int) -> dict[int, ResponseSpec]:
    """What a route may be refused with, for the schema."""
    return {code: ResponseSpec(Refusal, generate_examples=False, description="Refused") for code in codes}


ASKING = refusals(400, 404, 429)
DOING = refusals(400, 401, 403, 404, 409, 413, 415, 429, 503)


def address_of(request: AnyRequest) -> str:
    """Where a request comes from."""
    return neighbourhood(request.client.host if request.client else "")


def accepts(accepted: str, encoding: str) -> bool:
    """Whether a browser that says so in Accept-Encoding takes this encoding."""
    for part in accepted.lower().split(","):
        name, *parameters = (word.strip() for word in part.split(";"))
        if name == encoding:
            return not any(word.replace(" ", "") in ("q=0", "q=0.0", "q=0.00", "q=0.000") for word in parameters)
    return False


async def guest_of(request: AnyRequest, services: Services) -> Guest:
    """Who wants to do something; raises Rejected if that is nobody, or somebody who does too much."""
    guest = await services.guests.find(request.cookies.get(COOKIE))
    if guest is None:
        raise Rejected("guest.unknown")
    if not services.doings.take(guest.id):
        raise Rejected("limit.requests")
    return guest
