"""What a sheet promises, as names of what is there: ``brown-last=4``, ``yellow-gap=12``. Each has a weight.

Every area is looked at on its own, so that its part of the value can be kept while others change. What the areas have
to do with each other is in the foxes.
"""

from __future__ import annotations

from collections.abc import Iterator

from akili.games.clever_cubed import scoring
from akili.games.clever_cubed.printed import BLUE_MIDDLE, JOKER_FIELDS, TURQUOISE_BACKED
from akili.games.clever_cubed.sheet import Sheet

Feature = tuple[str, float]  # its name, and how much of it there is

COLUMNS = range(6)


def yellow(rows: tuple[int, ...]) -> Iterator[Feature]:
    """Crosses by box and by row, and bonuses that want one more."""
    for row, crosses in enumerate(rows):
        yield f"yellow-row-{row}={crosses.bit_count()}", 1
        for column in COLUMNS:
            if crosses >> column & 1:
                yield f"yellow-box={row}{column}", 1
    for gap in (0, 1):
        half_won = rows[gap] ^ rows[gap + 1]
        for column in COLUMNS:
            if half_won >> column & 1:
                yield f"yellow-gap={gap}{column}", 1


def turquoise(rows: tuple[int, ...]) -> Iterator[Feature]:
    """Crosses by row, and how much the bonuses of rows and columns still want."""
    for row, crosses in enumerate(rows):
        yield f"turquoise-row-{row}={crosses.bit_count()}", 1
        backed = (1 << TURQUOISE_BACKED[row]) - 1
        yield f"turquoise-row-{row}-wants={(backed & ~crosses).bit_count()}", 1
    for column in COLUMNS:
        wants = sum(size > column and not rows[row] >> column & 1 for row, size in enumerate(TURQUOISE_BACKED))
        yield f"turquoise-column-{column}-wants={wants}", 1


def blue(left: tuple[int, ...], right: tuple[int, ...]) -> Iterator[Feature]:
    """How far each side has come, and what it goes on from."""
    for side, numbers in (("left", left), ("right", right)):
        yield f"blue-{side}={len(numbers)}", 1
        if len(numbers) < 6:
            yield f"blue-{side}-after={numbers[-1] if numbers else BLUE_MIDDLE}", 1


def brown(fields: int) -> Iterator[Feature]:
    """Where the last cross is, and how many there are."""
    yield f"brown-last={fields.bit_length()}", 1
    yield f"brown={fields.bit_count()}", 1


def pink(filled: int) -> Iterator[Feature]:
    """How far it has come."""
    yield f"pink={filled}", 1


def actions(
    rerolls: int, rerolls_left: int, extras: int, extras_left: int, jokers: int, used: int
) -> Iterator[Feature]:
    """What is circled and not used, and how far each row has come."""
    yield f"rerolls={rerolls}", 1
    yield f"rerolls-left={min(4, rerolls_left)}", 1
    yield f"extras={extras}", 1
    yield f"extras-left={min(4, extras_left)}", 1
    yield f"jokers={jokers}", 1
    for place in range(jokers):
        if not used >> place & 1:
            yield f"joker-left={JOKER_FIELDS[place]}", 1


def action_rows(sheet: Sheet) -> tuple[int, int, int, int, int, int]:
    """What ``actions`` looks at."""
    rerolls, extras = sheet.rerolls - sheet.rerolls_used, sheet.extras - sheet.extras_used
    return sheet.rerolls, rerolls, sheet.extras, extras, sheet.jokers, sheet.jokers_used


def foxes(found: int, lowest: int, second: int) -> Iterator[Feature]:
    """How many there are, and what the two lowest areas would make of them."""
    yield f"foxes={found}", 1
    yield "lowest", lowest / 10
    yield "second-lowest", second / 10
    yield "foxes-lowest", found * lowest / 10
    yield "foxes-second-lowest", found * second / 10


def hand(rolls: int, dice: int) -> Iterator[Feature]:
    """Dice that will be rolled, a bit a die, and how many rolls are left for them."""
    yield f"hand-{rolls}={dice.bit_count()}", 1
    for die in COLUMNS:
        if dice >> die & 1:
            yield f"hand-{rolls}-die={die}", 1


def of_sheet(sheet: Sheet) -> Iterator[Feature]:
    """Everything that is looked at on a sheet."""
    yield from yellow(sheet.yellow)
    yield from turquoise(sheet.turquoise)
    yield from blue(sheet.blue_left, sheet.blue_right)
    yield from brown(sheet.brown)
    yield from pink(len(sheet.pink))
    yield from actions(*action_rows(sheet))
    yield from foxes(scoring.foxes(sheet), *sorted(scoring.area_points(sheet))[:2])
