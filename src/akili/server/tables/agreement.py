"""What people agree on before a match, as the game understands it."""

from __future__ import annotations

from typing import Any

import msgspec

from akili.engine.game import Game, Rejected

AnyGame = Game[Any, Any, Any, Any, Any, Any]
Plain = dict[str, Any]  # options as JSON has them


def agreed(game: AnyGame, options: Plain, seats: int) -> Plain:
    """The options in full; raises Rejected where they make no sense for so many seats."""
    if not game.info.fewest_seats <= seats <= game.info.most_seats:
        raise Rejected("match.seats", fewest=game.info.fewest_seats, most=game.info.most_seats)
    return _checked(game, _decoded(game, options), seats)


def _decoded(game: AnyGame, options: Plain) -> Any:
    try:
        return msgspec.convert(options, game.options_type)
    except msgspec.ValidationError as error:
        raise Rejected("options.malformed", message=str(error)) from error


def _checked(game: AnyGame, options: Any, seats: int) -> Plain:
    game.initial(options, seats)
    plain: Plain = msgspec.json.decode(msgspec.json.encode(options))
    return plain
