"""What people agree on before a match, as the game understands it."""

from __future__ import annotations

from typing import Any

import msgspec

from akili.engine.game import Game, Rejected, Seat
from akili.server.complaints import complaint

AnyGame = Game[Any, Any, Any, Any, Any, Any]
Plain = dict[str, Any]  # options as JSON has them


def agreed(game: AnyGame, options: Plain, seats: int) -> Plain:
    """The options in full; raises Rejected where they make no sense for so many seats."""
    _require_seats(game, seats)
    return _checked(game, _decoded(game, options), seats)


def fitted(game: AnyGame, options: Plain, seats: int) -> Plain:
    """The same where the number of seats has just become this one: nothing is left of seats that are gone."""
    _require_seats(game, seats)
    return _checked(game, game.fitted(_decoded(game, options), seats), seats)


def chosen(game: AnyGame, options: Plain, seats: int, seat: Seat, choice: Any) -> Plain:
    """The options after a seat's own choice; raises Rejected."""
    if game.choice_type is None:
        raise Rejected("seat.no_choice")
    try:
        decoded = msgspec.convert(choice, game.choice_type)
    except msgspec.ValidationError as error:
        raise Rejected("choice.malformed", **complaint(str(error), game.choice_type)) from error
    return _checked(game, game.choose(_decoded(game, options), seat, decoded), seats)


def _require_seats(game: AnyGame, seats: int) -> None:
    if not game.info.fewest_seats <= seats <= game.info.most_seats:
        raise Rejected("match.seats", fewest=game.info.fewest_seats, most=game.info.most_seats)


def _decoded(game: AnyGame, options: Plain) -> Any:
    try:
        return msgspec.convert(options, game.options_type)
    except msgspec.ValidationError as error:
        raise Rejected("options.malformed", **complaint(str(error), game.options_type)) from error


def _checked(game: AnyGame, options: Any, seats: int) -> Plain:
    game.initial(options, seats)
    plain: Plain = msgspec.json.decode(msgspec.json.encode(options))
    return plain
