"""Long answers: as much of them in memory as the peer is about to take, packed where it can unpack."""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator

from litestar import MediaType
from litestar.response import Stream

from akili.server.http import AnyRequest, accepts

PIECE = 16_384  # bytes
GZIP = 16 + zlib.MAX_WBITS  # so zlib is told which format to expect


def piecemeal(request: AnyRequest, packed: bytes) -> Stream:
    """JSON that was packed with gzip, piece by piece."""
    headers = {"vary": "accept-encoding"}
    if not accepts(request.headers.get("accept-encoding", ""), "gzip"):
        return Stream(unpacked(packed), media_type=MediaType.JSON, headers=headers)
    headers |= {"content-encoding": "gzip", "content-length": str(len(packed))}
    return Stream(pieces(packed), media_type=MediaType.JSON, headers=headers)


async def pieces(packed: bytes) -> AsyncIterator[bytes]:
    """As it is."""
    for start in range(0, len(packed), PIECE):
        yield packed[start : start + PIECE]


async def unpacked(packed: bytes) -> AsyncIterator[bytes]:
    """For who can't unpack it: never much more than a piece at a time, however well it was packed."""
    unpacking = zlib.decompressobj(GZIP)
    rest = packed
    while piece := unpacking.decompress(rest, PIECE):
        yield piece
        rest = unpacking.unconsumed_tail
