"""Types for the browser: a file per game, and no two structs under one name."""

import pytest
from msgspec import Struct
from scripts.protocol_types import FOLDER, files, model_of
from scripts.struct_types import interface, structs_in

from akili.games.registry import GAMES, AnyGame


class Leaf(Struct):
    """A leaf."""

    size: int  # None is what it isn't


class Bough:
    class Leaf(Struct):
        """Another leaf."""


class Tree(Struct):
    leaf: Leaf
    other: Bough.Leaf


class Twig(Struct):
    one: Leaf
    two: Leaf | None


def test_two_structs_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match=r"One name for two structs: \S+Leaf and \S+Bough\.Leaf\."):
        structs_in([Tree])


def test_a_struct_may_be_met_twice() -> None:
    assert list(structs_in([Twig, Leaf])) == ["Twig", "Leaf"]


def test_a_struct_is_an_interface() -> None:
    assert interface(structs_in([Leaf])["Leaf"]) == (
        "/** A leaf. */\nexport interface Leaf {\n  /** null is what it isn't */\n  size: number;\n}"
    )


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_has_a_file_with_the_names_that_its_client_knows(game: AnyGame) -> None:
    text = files()[f"{FOLDER}/{game.info.id}.ts"]
    for name in model_of(game):
        assert f"export interface {name} {{" in text or f"export type {name} =" in text
