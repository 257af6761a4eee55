"""Serves the browser client. Its pages are one file: which page is meant, it sees by the address itself."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Response, route

from akili.server.client_files import FOLDER, INDEX, PLAIN, ClientFile, read_client
from akili.server.errors import malformed
from akili.server.http import AnyRequest

if TYPE_CHECKING:
    from litestar.handlers import HTTPRouteHandler

ROUTES = "/routes.json"  # every address of the client, written by its build
HOME = "/"
PART = re.compile(r"\{(\w+)\}")
NOT_BUILT = (
    "The pages aren't built here: 'python scripts/build_client.py' builds them, 'make play' does it by itself.\n"
)


class Pages:
    """The client's files and pages, and what is said where there is no such page."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = read_client(folder)
        self._index = self._files.get(INDEX, _not_built())
        self._pages = _pages(self._files.get(ROUTES))

    def handler(self) -> HTTPRouteHandler:
        """The route of all of them."""

        @route(
            [*self._pages, *self._files],
            http_method=["GET", "HEAD"],
            before_request=_let_in,
            include_in_schema=False,
            sync_to_thread=False,
        )
        def page(request: AnyRequest) -> Response[bytes]:
            return _answer(request, self._files.get(request.url.path, self._index))

        return page

    def no_such_page(self, request: AnyRequest, error: Exception) -> Response[Any]:
        """For a person the client, which says it in their language; for a program a refusal."""
        is_person = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
        if not is_person or request.url.path.startswith("/api"):
            return malformed(request, error)
        return _answer(request, self._index, 404 if self._index.status == 200 else None)


def _pages(routes: ClientFile | None) -> list[str]:
    """The client's addresses as routes of ours: a part in braces is anything."""
    if routes is None:
        return [HOME]
    return [PART.sub(r"{\1:str}", path) for path in msgspec.json.decode(routes.contents[PLAIN], type=list[str])]


def _answer(request: AnyRequest, file: ClientFile, status: int | None = None) -> Response[bytes]:
    encoding = file.encoding_for(request.headers.get("accept-encoding", ""))
    headers = file.headers(encoding)
    if status is None and headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    content = file.contents[encoding]
    return Response(content, status_code=status or file.status, headers=headers, media_type=file.media_type)


def _let_in(_: AnyRequest) -> None:
    """Nobody counts who asks how often: an answer out of memory costs less than that."""


def _not_built() -> ClientFile:
    return ClientFile("text/plain", "no-store", "none", {PLAIN: NOT_BUILT.encode()}, status=503)
