"""Makes the page about the decks and the pictures of the documents; a test remakes and compares them."""

import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from akili.cli.games import terminal_of
from akili.forge.deck import ClassicDeck, DiceSheet, FunSizeDeck, ShimoDeck, region
from akili.forge.endless import make_deck
from akili.forge.palette import paint
from akili.forge.rolls.board import AreaBoard
from akili.forge.rolls.kernel import values
from akili.forge.shipped import shipped
from akili.forge.tiles import CLASSIC
from akili.games.registry import GAMES
from akili.lab.deck_report import (
    classic_balance_table,
    classic_table,
    dice_table,
    endless_table,
    fun_size_table,
    pleasantness_table,
    shimo_table,
)
from akili.lab.difficulty_plot import difficulty_plot
from akili.lab.envs.codecs import CODECS
from akili.lab.envs.tables import actions_table, fields_table, sizes
from akili.lab.puzzle_svg import cards_svg
from akili.lab.rolls_plot import rolls_plot, spreads
from akili.polyomino import Puzzle, tilings

ROOT = Path(__file__).parent.parent
SHOWN_CELLS = 18
sys.path.insert(0, str(ROOT))

from scripts.made_parts import with_parts  # noqa: E402 - found by the line above


def pages() -> Mapping[str, str]:
    """Every file that is made, by its path."""
    classic, fun_size, shimo, dice = (shipped(name) for name in ("classic", "fun-size", "shimo", "dice"))
    assert isinstance(classic, ClassicDeck)
    assert isinstance(fun_size, FunSizeDeck)
    assert isinstance(shimo, ShimoDeck)
    assert isinstance(dice, DiceSheet)
    return {
        "docs/decks.md": _decks(classic, fun_size, shimo, dice),
        "docs/images/difficulty.svg": _plot(classic, fun_size, shimo),
        "docs/images/card.svg": _card(classic),
        "docs/images/rolls.svg": _rolls(dice),
        "docs/environments.md": _environments(),
        **_sheets(),
    }


def _environments() -> str:
    page = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    parts = {
        game: f"{sizes(codec)}\n\n{fields_table(codec)}\n\n{actions_table(codec)}" for game, codec in CODECS.items()
    }
    return with_parts(page, parts)


def _decks(classic: ClassicDeck, fun_size: FunSizeDeck, shimo: ShimoDeck, dice: DiceSheet) -> str:
    areas = [
        ("classic, 3 tiles", [card.three.area for card in classic.cards]),
        ("classic, 4 tiles", [card.four.area for card in classic.cards]),
        ("Fun-Size A", [card.a.area for card in fun_size.cards]),
        ("Fun-Size B", [card.b.area for card in fun_size.cards]),
        ("dice", [area.area for area in dice.areas]),
    ]
    uses = Counter(
        tile for card in classic.cards for side in (card.three, card.four) for row in side.rows for tile in row.tiles
    )
    return f"""# The decks in the box

Made by our forge from the seed `{classic.seed}` (`make decks`); this page is made from them (`make docs`). All puzzles
are our own. `akili show classic` draws them, `akili forge classic --seed 7` makes as many more as you like.

## Ubongo classic
36 cards, two sides, six sets of tiles each: 432 puzzles, beside what was measured of the printed ones.

{classic_table(classic)}

Every face of the die aims at a time, so that in a round all players have about as much to do:

{classic_balance_table(classic)}

They aim at 20, 15, 26, 17, 30, 23 s and at 46, 35, 60, 40, 70, 53 s; by [the rating](rating.md), which is the same
however a card lies, every row of every card is within 20 % of its aim. Of the printed deck 268 L4, 71 O4 and 61 I2 are
known; ours has {uses["L4"]}, {uses["O4"]} and {uses["I2"]}.

This is the second edition ([why](decisions/0028-second-edition.md)). The first, chosen by a rating that changed when a
card was turned, stays in the package: matches, replays and records of before are played with it.

### More of them
`akili forge classic --kind brutal --cards 12 --seed 7` draws from the pool of all areas that are pleasant and that as
many sets fill as fill the printed ones (boxes up to 5 × 5 and 4 × 6). `brutal/7` names such a deck wherever a seed
does, at a table or in `akili print`. The same name gives the same cards for ever, and so does a seed without a kind.
Every area belongs to one class of seeds: so many decks by numbers in a row share no area.

{endless_table()}

The faces of the die in `endless/7`:

{classic_balance_table(make_deck("endless", 7))}

## Ubongo Fun-Size
32 cards. Every set of tiles that fills an area is listed in the deck, at least three, at least one without the
straight yellow tile (I3).

{fun_size_table(fun_size)}

## Ubongo Shimo
{shimo_table(shimo)}

## Ubongo dice
One sheet; more by seed. Par is what [best play](dice_bots.md) takes alone, on average, with two dice of each colour.

{dice_table(dice)}

## How hard they are
The time half of the people need, by a [person-like search](decisions/0002-difficulty.md); the line is the median.

![Expected solving times of the decks](images/difficulty.svg)

## How pleasant they are
Flesh is the share of cells in a full 2 × 2 block; a dent is a bay in the outline. Kept are areas in one piece,
without a hole, with at least 75 % flesh and at most two dents; no two of a deck are alike under turning and flipping.

{pleasantness_table(areas)}
"""


def _plot(classic: ClassicDeck, fun_size: FunSizeDeck, shimo: ShimoDeck) -> str:
    seconds = {
        "classic, 3 tiles": [row.difficulty.seconds for card in classic.cards for row in card.three.rows],
        "classic, 4 tiles": [row.difficulty.seconds for card in classic.cards for row in card.four.rows],
        "Fun-Size A": [card.a.difficulty.seconds for card in fun_size.cards],
        "Fun-Size B": [card.b.difficulty.seconds for card in fun_size.cards],
    }
    for number, level in enumerate(shimo.levels, 1):
        seconds[f"Shimo, level {number}"] = [card.difficulty.seconds for card in level]
    return difficulty_plot(seconds)


def _rolls(sheet: DiceSheet) -> str:
    """Of the area with 18 cells: a larger one looks alike and takes longer."""
    board = next(board for each in sheet.areas if len((board := AreaBoard(region(each.area))).cells) == SHOWN_CELLS)
    return rolls_plot(spreads(board, values(board)))


def _card(deck: ClassicDeck) -> str:
    """The 4-tile side of a card: empty, and filled with three of its six sets."""
    side = deck.cards[2].four
    area = region(side.area)
    solved = [next(tilings(Puzzle(area, CLASSIC.pick(row.tiles)))) for row in side.rows[:3]]
    colours = {tile.name: paint(tile.colour) for tile in CLASSIC}
    return cards_svg([(area, ()), *((area, tiling) for tiling in solved)], colours)


def _sheets() -> Mapping[str, str]:
    """The rules of every game that has a sheet show it."""
    drawn = {game: sheet.empty() for game in GAMES if (sheet := terminal_of(GAMES[game]).sheet)}
    pages = {f"docs/rules/{game}.md": picture for game, picture in drawn.items()}
    return {page: with_parts(_read(page), {"sheet": f"```\n{picture}\n```"}) for page, picture in pages.items()}


def _read(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def main() -> None:
    """Write them all."""
    for name, text in pages().items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
