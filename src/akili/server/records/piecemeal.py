"""Long answers: as much of them in memory as the peer is about to take, packed where it can unpack, at a fair pace."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Iterator

from litestar import MediaType
from litestar.response import Stream

from akili.server.http import AnyRequest, accepts, address_of
from akili.server.limits import Bucket
from akili.server.records.shelf import GZIP
from akili.server.services import Services

PIECE = 65_536  # bytes
PATIENCE = 60.0  # seconds that a piece waits at most


def piecemeal(request: AnyRequest, services: Services, packed: bytes) -> Stream:
    """JSON that was packed with gzip, piece by piece."""
    headers = {"vary": "accept-encoding"}
    pieces = unpacked(packed)
    if accepts(request.headers.get("accept-encoding", ""), "gzip"):
        headers |= {"content-encoding": "gzip", "content-length": str(len(packed))}
        pieces = cut(packed)
    paced = in_turn(pieces, services.pieces.of(address_of(request)))
    return Stream(paced, media_type=MediaType.JSON, headers=headers)


def cut(packed: bytes) -> Iterator[bytes]:
    """As it is."""
    return (packed[start : start + PIECE] for start in range(0, len(packed), PIECE))


def unpacked(packed: bytes) -> Iterator[bytes]:
    """For who can't unpack it: never more than a piece at a time, however well it was packed."""
    unpacking = zlib.decompressobj(GZIP)
    rest = packed
    while piece := unpacking.decompress(rest, PIECE):
        yield piece
        rest = unpacking.unconsumed_tail


async def in_turn(pieces: Iterator[bytes], budget: Bucket) -> AsyncIterator[bytes]:
    """After every piece others have their turn, and who has read much waits for the next."""
    for piece in pieces:
        wait = budget.wait(PATIENCE)
        await asyncio.sleep(PATIENCE if wait is None else wait)
        yield piece
