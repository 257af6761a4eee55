"""Records of matches as they are kept."""

import msgspec

from akili.server.ports import Damaged, MatchRecord


def read_record(match: str, kept: bytes | None) -> MatchRecord:
    """The record; raises Damaged where it can't be read."""
    try:
        return msgspec.json.decode(kept or b"", type=MatchRecord)
    except Exception as error:
        raise Damaged(f"The record of {match} can't be read: {error}.") from error
