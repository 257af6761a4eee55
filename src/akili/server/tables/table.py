"""A table in data, and what may be done with it: pure functions that give the table afterwards or refuse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from akili.engine.game import Rejected, Seat
from akili.server.players.guests import COLOURS, Guest
from akili.server.players.name import clean_name
from akili.server.ports import Occupant
from akili.server.protocol import BotLevel, Phase
from akili.server.tables.naming import told_apart


class Table(Struct, frozen=True):
    """What is kept of a table; who is present is not kept."""

    code: str
    game: str
    options: dict[str, Any]
    seats: tuple[Occupant | None, ...]
    host: str | None
    listed: bool = False
    phase: Phase = "open"
    match: str | None = None
    touched: int = 0  # milliseconds since 1970
    stand_in: BotLevel | None = None  # plays for who is away
    substitutes: dict[Seat, BotLevel] = {}  # bots that play for single seats that are away, in the match that is on
    removed: tuple[str, ...] = ()  # players whom the host has sent away
    gone: tuple[str, ...] = ()  # players who have said that they leave the match that is on, and aren't back


def seat_of(table: Table, player: str | None) -> Seat | None:
    """Where this player sits; those who share their device don't count, and who was sent away sits nowhere."""
    if player is None or player in table.removed:
        return None
    people = enumerate(table.seats)
    return next((seat for seat, who in people if who and who.player == player and not who.is_companion), None)


def joined(table: Table, guest: Guest) -> Table:
    """The guest on the first free seat; who sits already stays there, under the name they have now."""
    if guest.id in table.removed:
        raise Rejected("table.removed")
    person = Occupant(player=guest.id, name=guest.name, colour=guest.colour)
    seat = seat_of(table, guest.id)
    if seat is not None:
        return table if table.phase == "playing" else _with_seat(table, seat, person)
    if table.phase == "playing":
        raise Rejected("table.playing")
    free = next((seat for seat, who in enumerate(table.seats) if who is None), None)
    if free is None:
        raise Rejected("table.full")
    taken = _with_seat(table, free, person)
    return taken if taken.host is not None else replace(taken, host=guest.id)


def left(table: Table, player: str) -> Table:
    """Without the player and who shares their device; in a running match the seats wait, and it is noted.

    The host's chair goes to the next person.
    """
    seat = seat_of(table, player)
    if seat is None:
        raise Rejected("table.not_seated")
    if table.phase == "playing":
        return table if player in table.gone else replace(table, gone=(*table.gone, player))
    seats = tuple(None if who and who.player == player else who for who in table.seats)
    without = replace(table, seats=seats)
    if without.host != player:
        return without
    people = [who.player for who in without.seats if who is not None and who.player is not None]
    return replace(without, host=people[0] if people else None)


def with_bot(table: Table, player: str, seat: Seat, level: BotLevel | None) -> Table:
    """A bot on a seat without a person, or nobody; for the host."""
    _require_host(table, player)
    _require_open(table)
    require_seat(table, seat)
    there = table.seats[seat]
    if there is not None and there.player is not None:
        raise Rejected("table.seat_taken")
    return _with_seat(table, seat, None if level is None else _bot(level))


def with_companion(table: Table, player: str, seat: Seat, name: str | None) -> Table:
    """Somebody who plays on the host's device on an empty seat, or nobody; for the host."""
    _require_host(table, player)
    _require_open(table)
    require_seat(table, seat)
    there = table.seats[seat]
    if there is not None and not (there.is_companion and there.player == player):
        raise Rejected("table.seat_taken")
    if seat_of(table, player) is None:
        raise Rejected("table.not_seated")
    return _with_seat(table, seat, None if name is None else _companion(table, player, name))


def _companion(table: Table, player: str, name: str) -> Occupant:
    """Under a colour that nobody has yet, if there is one."""
    taken = {who.colour for who in table.seats if who is not None}
    colour = next((colour for colour in COLOURS if colour not in taken), COLOURS[0])
    return Occupant(player=player, name=clean_name(name), colour=colour, is_companion=True)


def with_bots(table: Table, levels: Sequence[BotLevel]) -> Table:
    """Bots on the first seats that are free."""
    for level in levels:
        if None not in table.seats:
            raise Rejected("table.full")
        table = _with_seat(table, table.seats.index(None), _bot(level))
    return table


def _bot(level: BotLevel) -> Occupant:
    return Occupant(bot=level, name=level)


def changed(
    table: Table,
    player: str,
    options: dict[str, Any],
    seats: int,
    *,
    listed: bool,
    stand_in: BotLevel | None = None,
) -> Table:
    """Other options, more or fewer seats; people move up, bots make room for them. For the host."""
    _require_host(table, player)
    _require_open(table)
    kept = list(table.seats[:seats]) + [None] * (seats - len(table.seats))
    for person in table.seats[seats:]:
        if person is not None and person.player is not None:
            kept[_room(kept)] = person
    return replace(table, options=options, seats=tuple(kept), listed=listed, stand_in=stand_in)


def _room(seats: list[Occupant | None]) -> int:
    for index, who in enumerate(seats):
        if who is None or who.player is None:
            return index
    raise Rejected("table.full")


def check_choice(table: Table, player: str, seat: Seat) -> None:
    """Whether the player may choose for this seat: it is theirs, or they are the host."""
    _require_open(table)
    require_seat(table, seat)
    there = table.seats[seat]
    if player != table.host and (there is None or there.player != player):
        raise Rejected("table.not_yours")


def check_start(table: Table, player: str) -> None:
    """Whether the match may begin."""
    _require_host(table, player)
    _require_open(table)
    if None in table.seats:
        raise Rejected("table.seats_empty")


def reopened(table: Table, player: str) -> Table:
    """After a match: the same table, open for the next one."""
    if seat_of(table, player) is None:
        raise Rejected("table.not_seated")
    if table.phase == "open":
        return table
    if table.phase == "playing":
        raise Rejected("table.playing")
    return replace(table, phase="open")


def _with_seat(table: Table, seat: Seat, who: Occupant | None) -> Table:
    before, after = table.seats[:seat], table.seats[seat + 1 :]
    named = None if who is None else told_apart(who, [other for other in before + after if other is not None])
    return replace(table, seats=(*before, named, *after))


def _require_host(table: Table, player: str) -> None:
    if table.host != player:
        raise Rejected("table.not_host")


def require_seat(table: Table, seat: Seat) -> None:
    """Whether there is such a seat."""
    if not 0 <= seat < len(table.seats):
        raise Rejected("table.no_such_seat", seats=len(table.seats))


def _require_open(table: Table) -> None:
    if table.phase != "open":
        raise Rejected("table.playing" if table.phase == "playing" else "table.over")
