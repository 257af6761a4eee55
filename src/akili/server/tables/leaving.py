"""Those who leave: a bot for a seat that is away, a person whom the host sends away, and the host's chair. Pure."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from akili.engine.game import Rejected, Seat
from akili.server.ports import Occupant
from akili.server.protocol import BotLevel
from akili.server.tables.table import Table, require_seat, seat_of

IsHere = Callable[[str], bool]  # whether a player is at the table


def with_substitute(table: Table, player: str, seat: Seat, level: BotLevel | None, is_here: IsHere) -> Table:
    """A bot plays for a seat that is away, or no longer does; for the host, or while the host is away for anyone."""
    _require_say(table, player, is_here)
    if table.phase != "playing":
        raise Rejected("table.not_playing")
    away = _person(table, seat).player
    assert away is not None
    if level is None:
        return replace(table, substitutes=_without(table, seat))
    if is_here(away) and away not in table.removed:
        raise Rejected("table.not_away")
    return replace(table, substitutes={**_without(table, seat), seat: level})


def back(table: Table, player: str) -> Table:
    """Who comes back has their seats again, and those of who shares their device."""
    if player in table.removed or not (table.substitutes or table.gone):
        return table
    gone = tuple(each for each in table.gone if each != player)
    return replace(table, substitutes=_without(table, *_seats_of(table, player)), gone=gone)


def removed(table: Table, host: str, seat: Seat) -> Table:
    """The host sends somebody away for good; in a running match the seat stays, for a bot or for nobody."""
    if table.host != host:
        raise Rejected("table.not_host")
    player = _person(table, seat).player
    if player is None or player == host:
        raise Rejected("table.not_yourself")
    without = replace(table, removed=(*table.removed, player))
    return without if table.phase == "playing" else _cleared(without)


def after_match(table: Table) -> Table:
    """The match is over: nobody plays for anybody, and who was sent away has no seat any more."""
    return _cleared(replace(table, phase="over", substitutes={}, gone=()))


def with_next_host(table: Table, is_here: IsHere) -> Table:
    """The chair of a host who isn't here goes to the next person who is; without one it stays."""
    own = None if table.host is None else seat_of(table, table.host)
    if table.host is not None and own is not None and is_here(table.host):
        return table
    count, begin = len(table.seats), -1 if own is None else own
    around = (table.seats[(begin + step) % count] for step in range(1, count + 1))
    people = (who.player for who in around if who is not None and not who.is_companion)
    here = (player for player in people if player and player not in table.removed and is_here(player))
    return replace(table, host=next(here, table.host))


def _require_say(table: Table, player: str, is_here: IsHere) -> None:
    if seat_of(table, player) is None:
        raise Rejected("table.not_seated")
    if player != table.host and table.host is not None and is_here(table.host):
        raise Rejected("table.not_host")


def _person(table: Table, seat: Seat) -> Occupant:
    require_seat(table, seat)
    who = table.seats[seat]
    if who is None or who.player is None:
        raise Rejected("table.no_person")
    return who


def _without(table: Table, *seats: Seat) -> dict[Seat, BotLevel]:
    return {seat: level for seat, level in table.substitutes.items() if seat not in seats}


def _seats_of(table: Table, player: str) -> tuple[Seat, ...]:
    return tuple(seat for seat, who in enumerate(table.seats) if who is not None and who.player == player)


def _cleared(table: Table) -> Table:
    """Without those who were sent away."""
    seats = tuple(None if who is not None and who.player in table.removed else who for who in table.seats)
    return replace(table, seats=seats)
