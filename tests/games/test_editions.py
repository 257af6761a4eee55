"""Which cards a match is played with: those of today's box, or those that a match of before began with."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from akili.engine.match import Match
from akili.forge.deck import BOX
from akili.forge.shipped import SECOND, shipped
from akili.games.ubongo_classic.rules import CLASSIC
from akili.games.ubongo_fun_size.rules import FUN_SIZE
from akili.games.ubongo_shimo.rules import SHIMO

GAMES = {"classic": CLASSIC, "fun-size": FUN_SIZE, "shimo": SHIMO}
LOBBY = Path(__file__).parents[2] / "web/src/ubongo/lobby/options.ts"


def _pictures(thing: Any) -> Iterator[tuple[str, ...]]:
    """Every picture of a deck."""
    if isinstance(thing, tuple):
        if thing and all(isinstance(each, str) and set(each) <= set("#.o") for each in thing):
            yield thing
        else:
            for each in thing:
                yield from _pictures(each)
    elif hasattr(thing, "__struct_fields__"):
        for name in thing.__struct_fields__:
            yield from _pictures(getattr(thing, name))


def _areas(game: str, box: str | None) -> set[tuple[str, ...]]:
    plain = "." if game == "shimo" else "#"  # a rectangle lies on the table without gaps
    return {tuple(row.replace(plain, "#") for row in area) for area in _pictures(shipped(game, box))}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("box", [None, BOX])
def test_all_cards_on_the_table_are_of_the_box_that_the_options_name(name: str, box: str | None) -> None:
    game: Any = GAMES[name]
    other = _areas(name, None if box else BOX)
    own = _areas(name, box)
    seen = set()
    for seed in range(12):
        match = Match(game, game.options_type(deck=box), 2, seed)
        match.apply(match.begin())
        while not any(seat.card for seat in match.state.seats):
            assert match.deadline is not None
            match.apply(match.expire(match.deadline))
        seen |= {seat.card.area for seat in match.state.seats}
        assert not match.state.pack
    assert seen <= own
    assert not seen <= other


@pytest.mark.parametrize("name", SECOND)
def test_a_new_match_has_the_cards_of_today(name: str) -> None:
    game: Any = GAMES[name]
    assert game.options_type().deck == BOX
    assert not game.packs(game.options_type())


def test_the_lobby_knows_the_box_by_the_same_name() -> None:
    told = re.search(r'BOX = "(.*)"', LOBBY.read_text(encoding="utf-8"))
    assert told
    assert told[1] == BOX
