"""How far away the players of a table are: as near as the nearest of their sockets says."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from time import monotonic

from akili.server.matches.lag import RoundTrips
from akili.server.pings import Pings

KEPT = 30.0  # seconds after its last pong that a socket counts: on one socket a slower line is believed no sooner
MOST_GONE = 8  # sockets that are remembered of a player, the nearest
MOST_GONE_PLAYERS = 100  # before those are forgotten whose sockets count no more


class Lines:
    """The sockets of each player, also those that have gone or fallen silent a moment ago.

    So nobody gets more by a second socket that answers late, nor by changing to it in the middle of a match.
    """

    def __init__(self) -> None:
        self._open: defaultdict[str, list[Pings]] = defaultdict(list)
        self._gone: dict[str, list[Pings]] = {}

    def opened(self, player: str, pings: Pings) -> None:
        """A socket more."""
        self._open[player].append(pings)

    def closed(self, player: str, pings: Pings) -> None:
        """A socket less."""
        self._open[player].remove(pings)
        if not self._open[player]:
            del self._open[player]
        self._gone[player] = _counting([*self._gone.get(player, ()), pings])[:MOST_GONE]
        if len(self._gone) > MOST_GONE_PLAYERS:
            self._gone = {each: kept for each, lines in self._gone.items() if (kept := _counting(lines))}

    def nearest(self, player: str) -> RoundTrips | None:
        """The round trips of the player's nearest socket; None before anything is measured."""
        lines = _counting([*self._open.get(player, ()), *self._gone.get(player, ())])
        return lines[0].trips if lines else None

    def of_command(self, player: str, pings: Pings) -> RoundTrips:
        """What counts for a command that came through this socket: nothing if it doesn't answer its pings."""
        nearest = self.nearest(player)
        if nearest is None or pings.trips.usual is None or pings.is_silent(monotonic()):
            return RoundTrips()
        return nearest


def _counting(lines: Iterable[Pings]) -> list[Pings]:
    """Those that answered a ping not long ago, the nearest first."""
    since = monotonic() - KEPT
    answering = [line for line in lines if line.answered_at is not None and line.answered_at >= since]
    return sorted(answering, key=lambda line: line.trips.usual or 0)
