"""A sheet as one line of text, as FEN is for chess. Each sheet has exactly one line, and each line one sheet.

Six words: yellow, turquoise, blue, brown, pink, actions; a dot is where nothing is::

    136/34/12 123456/1/2/./. 5,6:7:8,9,10 1.3..6 2h,6,10,1h xoo/ox/.

- yellow and turquoise: the numbers crossed, row by row
- blue: as on the paper, the printed 7 between colons
- brown: the number of a crossed field, a dot for any other up to the last cross
- pink: the numbers written, with ``h`` where half was written (so always in the first field)
- actions, the rows of re-rolls, jokers, extra dice: ``o`` is circled, ``x`` is used as well
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from akili.games.clever_cubed.printed import ACTION_FIELDS, BLUE_MIDDLE, BLUE_POINTS, BROWN_NUMBERS, PINK_MULTIPLIERS
from akili.games.clever_cubed.sheet import Sheet

WORDS = ("yellow", "turquoise", "blue", "brown", "pink", "actions")
NOTHING = "."
MIDDLE = f":{BLUE_MIDDLE}:"
LARGEST_HALF = 3
BLUE_FIELDS = len(BLUE_POINTS) - 1
FACES = range(1, 7)


class NotationError(ValueError):
    """A line that is no sheet: the place, counted in characters from 1, and the reason."""


class _Part(NamedTuple):
    """Some of the line, and where it stands."""

    word: str
    text: str
    start: int

    def split(self, divider: str) -> list[_Part]:
        parts, start = [], self.start
        for text in self.text.split(divider):
            parts.append(self._replace(text=text, start=start))
            start += len(text) + len(divider)
        return parts

    def characters(self) -> list[_Part]:
        return [self._replace(text=mark, start=self.start + place) for place, mark in enumerate(self.text)]

    def wrong(self, reason: str) -> NotationError:
        shown = f" ({self.text})" if self.text else ""
        return NotationError(f"No sheet: {self.word}, character {self.start + 1}{shown}: {reason}.")


def write(sheet: Sheet) -> str:
    """The line of a sheet."""
    words = (
        "/".join(_crossed(row) for row in sheet.yellow),
        "/".join(_crossed(row) for row in sheet.turquoise),
        _joined(sheet.blue_left[::-1]) + MIDDLE + _joined(sheet.blue_right),
        _brown(sheet.brown),
        _joined([f"{number}{'h' * (sheet.pink_halved >> place & 1)}" for place, number in enumerate(sheet.pink)])
        or NOTHING,
        "/".join(_action_rows(sheet)),
    )
    return " ".join(words)


def parse(line: str) -> Sheet:
    """The sheet of a line; raises NotationError."""
    found = list(re.finditer(r"\S+", line))
    if len(found) != len(WORDS):
        raise NotationError(f"No sheet: it takes six words, {', '.join(WORDS)}; here are {len(found)}.")
    parts = [_Part(word, match[0], match.start()) for word, match in zip(WORDS, found, strict=True)]
    yellow, turquoise, blue, brown, pink, actions = parts
    yellow_rows = tuple(_read_crossed(row) for row in _rows(yellow, 3))
    turquoise_rows = tuple(_read_crossed(row) for row in _rows(turquoise, 5))
    left, right = _read_blue(blue)
    brown_fields = _read_brown(brown)
    numbers, halved = _read_pink(pink)
    rerolls, jokers, extras = (_read_action_row(row) for row in _rows(actions, 3))
    return Sheet(
        yellow=yellow_rows,
        turquoise=turquoise_rows,
        blue_left=left,
        blue_right=right,
        brown=brown_fields,
        pink=numbers,
        pink_halved=halved,
        rerolls=rerolls.circled,
        rerolls_used=rerolls.used_from_the_left(),
        jokers=jokers.circled,
        jokers_used=jokers.used,
        extras=extras.circled,
        extras_used=extras.used_from_the_left(),
    )


def _rows(word: _Part, count: int) -> list[_Part]:
    rows = word.split("/")
    if len(rows) != count:
        raise word.wrong(f"there are {len(rows)} rows instead of {count}")
    return rows


def _joined(numbers: Sequence[int | str]) -> str:
    return ",".join(map(str, numbers))


def _read_number(part: _Part) -> int:
    if not re.fullmatch("0|[1-9][0-9]?", part.text):
        raise part.wrong("a number is missing here")
    return int(part.text)


def _crossed(row: int) -> str:
    return "".join(str(number) for number in FACES if row >> (number - 1) & 1) or NOTHING


def _read_crossed(row: _Part) -> int:
    if row.text == NOTHING:
        return 0
    if not row.text:
        raise row.wrong("a row without crosses is a dot")
    crossed = 0
    for mark in row.characters():
        if mark.text not in "123456":
            raise mark.wrong("a row has the numbers 1 to 6")
        box = 1 << (int(mark.text) - 1)
        if crossed >= box:
            raise mark.wrong("the numbers of a row stand in order, each once")
        crossed |= box
    return crossed


def _read_blue(word: _Part) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if word.text.count(MIDDLE) != 1:
        raise word.wrong(f"the printed 7 stands once, as {MIDDLE}")
    left, right = word.split(MIDDLE)
    return _read_side(left, "left", -1), _read_side(right, "right", 1)


def _read_side(side: _Part, name: str, step: int) -> tuple[int, ...]:
    numbers = side.split(",")[::step] if side.text else []
    if len(numbers) > BLUE_FIELDS:
        raise side.wrong(f"there are {BLUE_FIELDS} fields on the {name}")
    written: list[int] = []
    for part in numbers:
        inner = written[-1] if written else BLUE_MIDDLE
        number = _read_number(part)
        if number not in (inner + step, BLUE_MIDDLE) or not 2 <= number <= 12:
            raise part.wrong(_what_follows(inner, inner + step, name))
        written.append(number)
    return tuple(written)


def _what_follows(inner: int, outer: int, name: str) -> str:
    follower = f"{outer} or 7" if 2 <= outer <= 12 else "7"
    return f"on the {name} {follower} follows {inner}"


def _brown(crossed: int) -> str:
    last = crossed.bit_length()
    marks = (str(number) if crossed >> place & 1 else NOTHING for place, number in enumerate(BROWN_NUMBERS[:last]))
    return "".join(marks) or NOTHING


def _read_brown(word: _Part) -> int:
    if word.text == NOTHING:
        return 0
    if len(word.text) > len(BROWN_NUMBERS):
        raise word.wrong(f"there are {len(BROWN_NUMBERS)} fields")
    if word.text.endswith(NOTHING):
        raise word.wrong("it ends with the last cross, without dots after it")
    crossed = 0
    for field, (mark, number) in enumerate(zip(word.characters(), BROWN_NUMBERS, strict=False), 1):
        if mark.text == str(number):
            crossed |= 1 << (field - 1)
        elif mark.text != NOTHING:
            raise mark.wrong(f"field {field} is a {number}")
    return crossed


def _read_pink(word: _Part) -> tuple[tuple[int, ...], int]:
    fields = word.split(",") if word.text != NOTHING else []
    if len(fields) > len(PINK_MULTIPLIERS):
        raise word.wrong(f"there are {len(PINK_MULTIPLIERS)} fields")
    numbers, halved = [], 0
    for place, field in enumerate(fields):
        is_halved = field.text.endswith("h")
        halved |= is_halved << place
        number = _read_number(field._replace(text=field.text.removesuffix("h")))
        _check_pink(field, number, PINK_MULTIPLIERS[place], is_halved=is_halved)
        numbers.append(number)
    return tuple(numbers), halved


def _check_pink(field: _Part, number: int, multiplier: int, *, is_halved: bool) -> None:
    if not is_halved and not multiplier:
        raise field.wrong("the first field is always half, written with an h")
    if is_halved and number > LARGEST_HALF:
        raise field.wrong("half of a die is 3 at most")
    if not is_halved and number not in (face * multiplier for face in FACES):
        raise field.wrong(f"no die times {multiplier} is {number}")


class _ActionRow(NamedTuple):
    """Circled fields, and which of them are used, as bits."""

    part: _Part
    circled: int
    used: int

    def used_from_the_left(self) -> int:
        """How many; these fields are all alike, so the first are used first."""
        if self.used & (self.used + 1):
            raise self.part.wrong("used fields (x) stand before the others (o)")
        return self.used.bit_count()


def _read_action_row(row: _Part) -> _ActionRow:
    if row.text == NOTHING:
        return _ActionRow(row, 0, 0)
    if not re.fullmatch("[ox]+", row.text):
        raise row.wrong("a row has o and x, or is a dot")
    if len(row.text) > ACTION_FIELDS:
        raise row.wrong(f"a row has {ACTION_FIELDS} fields")
    return _ActionRow(row, len(row.text), sum((mark == "x") << place for place, mark in enumerate(row.text)))


def _action_rows(sheet: Sheet) -> list[str]:
    rows = (
        (sheet.rerolls, (1 << sheet.rerolls_used) - 1),
        (sheet.jokers, sheet.jokers_used),
        (sheet.extras, (1 << sheet.extras_used) - 1),
    )
    return ["".join("ox"[used >> place & 1] for place in range(circled)) or NOTHING for circled, used in rows]
